"""Executors: they play chunks elsewhere and say what came of each. Whether a chunk is played again is not for them to decide."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection, get_context
from typing import NamedTuple, Protocol, cast

from vezerkar.arena.chunk import Chunk


class Lost(NamedTuple):
    """A chunk that came to nothing, and why. ``blameless``: it was not the doing of the chunk, as when a machine goes away."""

    why: str
    blameless: bool = False


class Trouble(NamedTuple):
    """A chunk that cannot be played, and why. Playing it again would come to the same."""

    why: str


class Answer(NamedTuple):
    """The outcome of a chunk, and the worker that had it."""

    first: int
    worker: str
    outcome: Chunk | Lost | Trouble


class Executor(Protocol):
    """Plays chunks, several at a time."""

    def submit(self, first: int, avoid: str = "") -> bool:
        """Take a chunk, for any worker but ``avoid``. Return False if there is no room for it now."""
        ...

    def wait(self) -> list[Answer]:
        """Return what has come of one chunk or more, as soon as there is anything."""
        ...

    def close(self) -> None:
        """Let go of whatever is not done."""
        ...


class LocalExecutor:
    """Processes of this machine, each with one chunk at a time. They end with this process, however it ends."""

    def __init__(self, job: Callable[[int], Chunk], workers: int) -> None:
        self.job = job
        self.most = workers
        self.started = 0
        self.workers: list[Worker] = []

    def _started(self) -> Worker:
        self.started += 1
        return Worker(self.job, str(self.started))

    def submit(self, first: int, avoid: str = "") -> bool:
        """Give a chunk to a process that has none, to another one than ``avoid``."""
        idle = next((worker for worker in self.workers if worker.first is None and worker.name != avoid), None)
        if idle is None and len(self.workers) < self.most:
            idle = self._started()
            self.workers.append(idle)
        if idle is None and self.most == 1 and self.workers[0].first is None:
            self.workers[0].close()
            idle = self.workers[0] = self._started()
        if idle is None:
            return False
        idle.begin(first)
        return True

    def wait(self) -> list[Answer]:
        """Return what the next processes have to say."""
        busy = {worker.pipe: worker for worker in self.workers if worker.first is not None}
        ready = cast("list[connection.Connection]", connection.wait(list(busy)))
        answers = [busy[pipe].answer() for pipe in ready]
        for place, worker in enumerate(self.workers):
            if worker.dead:
                worker.close()
                self.workers[place] = self._started()
        return answers

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.close()


class Worker:
    """A process, and the chunk that it has, if any."""

    def __init__(self, job: Callable[[int], Chunk], name: str) -> None:
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far, job), daemon=True)
        self.process.start()
        far.close()
        self.name = name
        self.first: int | None = None
        self.dead = False

    def begin(self, first: int) -> None:
        """Give the process a chunk."""
        self.first = first
        # If it is dead, its end of the pipe says so to whoever waits for the answer.
        with suppress(OSError):
            self.pipe.send(first)

    def answer(self) -> Answer:
        """Return what the process says of its chunk."""
        first, self.first = self.first, None
        assert first is not None
        try:
            return Answer(first, self.name, self.pipe.recv())
        except (EOFError, OSError):
            self.dead = True
            self.process.join()
            code = self.process.exitcode
            why = f"signal {-code}" if code is not None and code < 0 else f"exit status {code}"
            return Answer(first, self.name, Lost(f"its process ended with {why}"))

    def close(self) -> None:
        """End the process."""
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def serve(pipe: connection.Connection, job: Callable[[int], Chunk]) -> None:
    """Play what comes, until nobody is there any more."""
    # A key that stops the driver is not for this process: the driver ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            first = pipe.recv()
            pipe.send(outcome_of(job, first))


def outcome_of(job: Callable[[int], Chunk], first: int) -> Chunk | Trouble:
    """Return what comes of a chunk."""
    try:
        return job(first)
    except OSError as error:
        return Trouble(f"{error.filename or 'the system'}: {error.strerror or error}")
    except Exception as error:
        return Trouble(f"{type(error).__name__}: {error}")
