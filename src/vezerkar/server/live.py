"""Live updates: who looks at which match through a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from vezerkar.server.match_session import MatchSession, Viewer
from vezerkar.server.protocol import Hello

AT_ONCE: Final = 40
"""How many sockets are served in a row before it is the turn of whatever else there is to do."""


class Watcher:
    """One open socket: who looks, what the page has said, and whether there is something new to send.

    ``have`` is the name of the Table the page has; a page that has said which waits for an ``answer``.
    """

    def __init__(self, viewer: Viewer, hello: Hello) -> None:
        self.news = asyncio.Event()
        self.have: str | None = None
        self.change(viewer, hello)

    def change(self, viewer: Viewer, hello: Hello) -> None:
        """Somebody else's eyes, another language, or another Table that the page has."""
        self.viewer = viewer
        self.hello = hello
        self.answer = hello.deltas
        if hello.deltas:
            self.have = hello.have
        self.news.set()


class Crowd:
    """All sockets to one match. Those of players come first."""

    def __init__(self) -> None:
        self.players: set[Watcher] = set()
        self.spectators: set[Watcher] = set()
        self._again = False
        self._telling: asyncio.Task[None] | None = None

    def add(self, watcher: Watcher) -> None:
        """Somebody comes, or comes back with other eyes."""
        self.drop(watcher)
        (self.players if watcher.viewer.seats else self.spectators).add(watcher)

    def drop(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.players.discard(watcher)
        self.spectators.discard(watcher)

    def tell(self) -> None:
        """There is something new; a few are told at a time."""
        self._again = True
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._again:
            self._again = False
            for number, watcher in enumerate([*self.players, *self.spectators], 1):
                watcher.news.set()
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)


class Hub:
    """All sockets of this process, by match. ``came`` is called when somebody has begun to watch a session."""

    def __init__(self, came: Callable[[MatchSession], None] = lambda session: None) -> None:
        self._crowds: dict[str, Crowd] = {}
        self._came = came

    def watched(self, session: MatchSession) -> bool:
        """Whether somebody watches this session."""
        return session.id in self._crowds

    def touch(self, session: MatchSession) -> None:
        """There is something new in this session."""
        if (crowd := self._crowds.get(session.id)) is not None:
            crowd.tell()

    @contextmanager
    def watching(self, session: MatchSession, watcher: Watcher) -> Iterator[None]:
        """Keep a socket among the watchers of a session; its seats are online meanwhile."""
        crowd = self._crowds.setdefault(session.id, Crowd())
        crowd.add(watcher)
        self._count(session, watcher.viewer, 1)
        self._came(session)
        try:
            yield
        finally:
            crowd.drop(watcher)
            if not crowd.players and not crowd.spectators:
                del self._crowds[session.id]
            self._count(session, watcher.viewer, -1)

    def change(self, session: MatchSession, watcher: Watcher, viewer: Viewer, hello: Hello) -> None:
        """Somebody else's eyes, or another language, for an open socket."""
        self._count(session, viewer, 1)
        self._count(session, watcher.viewer, -1)
        watcher.change(viewer, hello)
        self._crowds[session.id].add(watcher)

    def _count(self, session: MatchSession, viewer: Viewer, change: int) -> None:
        for seat in viewer.seats:
            count = session.online.get(seat, 0)
            session.online[seat] = count + change
            if bool(count) != bool(count + change):
                session.changed()
                self.touch(session)
