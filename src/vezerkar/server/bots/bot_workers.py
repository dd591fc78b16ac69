"""Worker processes in which bots think. They get only what a seat may see, and answer with a notation. They import no server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from vezerkar.bots import bot_names
from vezerkar.engine import VezerkarError
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES
from vezerkar.server.bots.worker_tasks import TASKS
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.rules.user_files import lent_as_here
from vezerkar.study.hints import Hint

MAX_START_SECONDS: Final = 60.0
"""Seconds that a worker process may take to start."""

P = ParamSpec("P")
T = TypeVar("T")


class BotExecutor(Protocol):
    """Chooses the actions of bots. ``capacity`` is how many actions are computed at the same time."""

    capacity: int

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        """The action of the bot of this name for a packed Observation."""
        ...

    def close(self) -> None:
        """Stop, and let go of what is being computed."""
        ...


class Thinkers(BotExecutor, Protocol):
    """Also thinks of hints, and of what a bot has thought."""

    async def hint(self, game_id: str, seed: str, observation: Mapping[str, Json]) -> Hint:
        """Return what looks best to the seat of a packed Observation, and why."""
        ...

    async def thought(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> Hint | None:
        """Return what looks best to the bot of this name at that seat, and why; None if nobody can tell how it judges."""
        ...


class BotFailed(Exception):
    """The bot raised an error. The text says which and where, but nothing of what the bot saw."""


class WorkerLost(Exception):
    """The worker process ended before it answered."""


class BotWorkerPool:
    """Worker processes, each with one request at a time; started by `warm` or when they are needed, and anew when one was lost.

    A worker that died, or that thinks for more than ``limit`` seconds, fails the one request it was given and no other.
    """

    def __init__(self, count: int | None = None, limit: float = 120.0) -> None:
        self.capacity = count or max(1, (os.cpu_count() or 2) - 1)
        self._limit = limit
        self._free = asyncio.Semaphore(self.capacity)
        # A thread waits for each busy worker, so that the event loop waits for none.
        self._threads = ThreadPoolExecutor(self.capacity, thread_name_prefix="bot")
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        """See `BotExecutor`. Raises `BotFailed`, `WorkerLost`, or `TimeoutError` if it takes too long from when thinking
        begins.
        """
        found: str = await self._ask_worker("choose", game_id, name, seed, observation)
        return found

    async def hint(self, game_id: str, seed: str, observation: Mapping[str, Json]) -> Hint:
        """See `Thinkers`. Raises as `choose` does."""
        found: Hint = await self._ask_worker("hint", game_id, seed, observation)
        return found

    async def thought(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> Hint | None:
        """See `Thinkers`. Raises as `choose` does."""
        found: Hint | None = await self._ask_worker("thought", game_id, name, seed, observation)
        return found

    async def _ask_worker(self, task: str, *about: object) -> Any:
        async with self._lent() as worker:
            done, answer = await self._within(self._limit, worker, worker.ask, (task, *about))
        if not done:
            raise BotFailed(answer)
        return answer

    async def warm(self) -> None:
        """Start all workers before anybody asks, so that the first move of a bot does not wait for a process to start."""
        await asyncio.gather(*(self._warm_one() for _ in range(self.capacity)))

    async def _warm_one(self) -> None:
        # If it does not start, the first who asks for it is told.
        with suppress(WorkerLost, TimeoutError):
            async with self._lent():
                pass

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Worker]:
        """A running worker for one request, which ends it if it fails. Raises `WorkerLost`, TimeoutError."""
        async with self._free:
            worker = self._idle.pop() if self._idle else Worker()
            self._busy.add(worker)
            try:
                if not worker.alive():
                    # It was never started, or was lost while it had nothing to do, which is no fault of this request.
                    worker.end()
                    await self._within(MAX_START_SECONDS, worker, worker.start)
                yield worker
            except BaseException:
                worker.end()
                raise
            finally:
                self._busy.remove(worker)
            self._idle.append(worker)

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        for worker in self._busy:
            worker.kill()
        while self._idle:
            self._idle.pop().end()
        self._threads.shutdown(wait=False)

    async def _within(self, seconds: float, worker: Worker, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call of the worker on its thread and return the result.

        A call that takes too long or is cancelled kills the worker.
        """
        assert not kwargs
        answer = asyncio.get_running_loop().run_in_executor(self._threads, call, *args)
        try:
            await asyncio.wait((answer,), timeout=seconds)
        finally:
            late = not answer.done()
            if late:
                worker.kill()
                # Its death ends the call: the thread is free again then, and nobody else holds the worker.
                await asyncio.wait((answer,))
                answer.exception()
        if late:
            raise TimeoutError(f"no answer within {seconds} seconds")
        return answer.result()


class Worker:
    """One worker process. `start` and `ask` block until it answers; they end with `WorkerLost` when it is killed meanwhile."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._killed = False

    def alive(self) -> bool:
        """Return True if there is a running process to ask."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        # Bots know the files of a user that this process has read, whatever their folder holds by now.
        with lent_as_here() as variables:
            process = context.Process(target=_work, args=(theirs, dict(GAMES), variables), daemon=True)
            process.start()
            # The end of the process shows as the end of the pipe only if nobody else holds the other side.
            theirs.close()
            self._process = process
            if self._killed:
                process.kill()
            self._hear()

    def ask(self, request: tuple[object, ...]) -> tuple[bool, Any]:
        """Return True and what has been found for one of the `TASKS`, or False and the error.

        Raises `WorkerLost` if the process is gone.
        """
        assert self._connection is not None
        try:
            self._connection.send(request)
        except OSError as error:
            raise WorkerLost from error
        return self._hear()

    def kill(self) -> None:
        """Kill the process, or the one that is being started; whoever waits for it is told."""
        self._killed = True
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """Kill the process and let go of it. Nobody may wait for it any more."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _hear(self) -> tuple[bool, Any]:
        assert self._connection is not None
        try:
            answer: tuple[bool, Any] = self._connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        return answer


def _work(connection: Connection, games: dict[str, str], variables: dict[str, str]) -> None:
    """Answer requests in a worker process, one after the other, until the connection is closed.

    The folders that the ``variables`` of the environment name are gone when it has said that it is ready.
    """
    GAMES.update(games)
    os.environ.update(variables)
    # Ctrl-C is the table's to handle; and a worker whose table was killed must not stay behind.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_parent, daemon=True).start()
    early = any(variables.values())
    if early:
        _load(games)
    connection.send((True, "ready"))
    if not early:
        _load(games)
    while True:
        try:
            request = connection.recv()
        except EOFError:
            return
        try:
            task, *about = request
            answer = (True, TASKS[task](*about))
        except Exception as error:
            answer = (False, error_summary(error))
        connection.send(answer)


def _load(games: Iterable[str]) -> None:
    """Load games. What cannot be loaded is told to whoever asks for it."""
    for name in games:
        with suppress(VezerkarError, ImportError, OSError):
            bot_names(name)


def follow_parent() -> None:
    """End this process when the one that started it ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
