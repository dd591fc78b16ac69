"""A table whose clock jumps to whatever is due next: waiting takes no time, and times can be compared."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from gzip import decompress as gunzip
from typing import Any, TypeVar

from tests.server.conftest import FREE
from vezerkar.engine import Match
from vezerkar.server.bots.bot_workers import BotExecutor
from vezerkar.server.bots.thinking_time import ThinkingLimit, ThinkingTime
from vezerkar.server.http.limits import alone
from vezerkar.server.matches import match_making, match_socket, seat_service
from vezerkar.server.matches.auto_player import AutoPlayer
from vezerkar.server.matches.match_messages import Hello, NewMatch, Take
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.snapshot import Snapshot
from vezerkar.server.matches.subscribers import MatchSubscribers, Subscriber, Subscribers
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.page_renderer import PageRenderer
from vezerkar.server.processes.shards import ALL_SHARDS
from vezerkar.server.storage.store import Store

T = TypeVar("T")


class Hurry(asyncio.SelectorEventLoop):
    """An event loop that never waits: when nothing is to be done now, its clock goes to what comes next."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Jump(self))

    def time(self) -> float:
        return self.now


class _Jump(selectors.SelectSelector):
    def __init__(self, loop: Hurry) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen any more"
        self._loop.now += timeout
        return super().select(0)


class _AtOnce(ThreadPoolExecutor):
    """Does in place what others give to a thread."""

    def submit(self, call: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(call(*args, **kwargs))
        except BaseException as error:
            done.set_exception(error)
        return done


class Camera:
    """Stands in for a socket: notes what was sent, and when."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, bytes]] = []

    async def send_data(self, content: bytes, mode: str) -> None:
        text = gunzip(content) if mode == "binary" else content
        self.frames.append((round(asyncio.get_running_loop().time(), 6), text))


class Stage:
    """A MatchService with its AutoPlayer on a clock that jumps, and cameras in front of its rooms."""

    def __init__(self, url: str, executor: BotExecutor, bot_delay: float = 0.6, thinking: ThinkingLimit = FREE.thinking) -> None:
        self.subscribers = Subscribers()
        self.match_service = MatchService(Store(url), self._on_change, asyncio.get_running_loop().time, FREE.bots)
        self.match_service._side = _AtOnce(1)
        self.match_service._disks = (self.match_service._side,)
        self.page_renderer = PageRenderer()
        self.page_renderer._present = self.page_renderer._background = _AtOnce(1)
        self.auto_player = AutoPlayer(
            self.match_service,
            executor,
            bot_delay,
            self.subscribers.is_watched,
            ThinkingTime(thinking, asyncio.get_running_loop().time, alone),
        )
        self.auto_player.take_over(ALL_SHARDS)
        self._subscribed: list[asyncio.Task[None]] = []

    def _on_change(self, session: MatchSession) -> None:
        self.subscribers.notify(session)
        self.auto_player.wake(session)

    async def session(self, wish: NewMatch, match: Match[Any, Any]) -> tuple[MatchSession, dict[str, str]]:
        """A session with everybody on their seats in which this match goes on, and the keys to its seats."""
        made = await match_making.create(self.match_service, wish)
        session = await self.match_service.session(made.match)
        keys = dict.fromkeys(made.seats, made.key)
        for invitation in dict.fromkeys(made.invitations.values()):
            taken = await seat_service.take(self.match_service, session, invitation, Take("Béla"))
            keys |= dict.fromkeys(taken.seats, taken.key)
        match.seed = session.match.seed
        session.match = match
        terms = session.snapshots[0].terms
        session.snapshots = session._trail = [Snapshot(0, match.state, tuple(match.event_log), None, terms)]
        session._check_in(session.rules.bare(match))
        session.times = [self.match_service.clock()]
        self.match_service.change(session)
        return session, keys

    def film(self, session: MatchSession, viewer: Viewer, deltas: bool = False) -> Camera:
        """Watch a session from now on."""
        camera = Camera()
        subscriber = Subscriber(viewer, Hello(deltas=deltas))
        self.subscribers._by_match.setdefault(session.id, MatchSubscribers()).add(subscriber)
        socket: Any = camera
        self._subscribed.append(asyncio.ensure_future(match_socket._send(socket, self.page_renderer, session, subscriber)))
        return camera

    async def close(self) -> None:
        for task in self._subscribed:
            task.cancel()
        await asyncio.gather(*self._subscribed, return_exceptions=True)
        await self.auto_player.stop()
        self.page_renderer.close()
        self.match_service.close()


def hurried(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run something on a clock that jumps."""
    with asyncio.Runner(loop_factory=Hurry) as runner:
        return runner.run(work())


async def staged(url: str, executor: BotExecutor, work: Callable[[Stage], Awaitable[T]], bot_delay: float = 0.6) -> T:
    """Run something on a Stage."""
    stage = Stage(url, executor, bot_delay)
    try:
        return await work(stage)
    finally:
        await stage.close()
