"""A process that runs rules, seen from the table: calls go in, answers come out.

They are those of an archive, or those of this program with other files of a user's than this process has read.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Timer
from typing import Any, Final, TypeVar

import msgspec

from vezerkar.engine import BadNotation, BadOption, BadPosition, BadSeat, IllegalAction, VezerkarError
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.rules.rules_calls import PROTOCOL, AnyAnswer, Call, Failed, Given, Illegal, Ready, Unusable
from vezerkar.server.rules.user_files import BadFiles, UserFiles, environment, lent

LOG: Final = logging.getLogger(__name__)
IDLE_SECONDS: Final = 600.0
"""After so many seconds without a call the process ends. The next call starts another one."""
MAX_SECONDS: Final = 20.0
"""Seconds that a call may take, unless it says otherwise. Then the process is killed."""
MAX_START_SECONDS: Final = 60.0
"""Seconds that a process may take to start."""
MAX_RUNNING: Final = 8
"""Most processes that run, unless more are busy at once. Those asked longest ago are ended; a call starts them anew."""
PRESENT: Final = """\
import sys
idle, game, package, *path = sys.argv[1:]
sys.path[:] = path
from vezerkar.server.rules.rules_worker import main
main(game, package)
"""
"""The program of a process that has the rules of this program."""

ENCODE: Final = msgspec.json.Encoder().encode
DECODE_ANSWER: Final = msgspec.json.Decoder(AnyAnswer).decode
DECODE_READY: Final = msgspec.json.Decoder(Ready).decode
UNUSABLE: Final[dict[str, type[VezerkarError]]] = {
    error.__name__: error for error in (BadPosition, BadOption, BadSeat, BadNotation)
}

T = TypeVar("T")


class RulesLost(ApiError):
    """Rules do not answer: their process ended before it did, twice, or took too long, or does not start."""

    def __init__(self, reason: str) -> None:
        super().__init__("rules_lost")
        LOG.error("%s", reason)


class RulesFailed(Exception):
    """Rules raised an error. The text says which and where, but nothing of the match."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that answers a table: its ``name`` for people, and the parts of the command before and after the idle seconds.

    ``variable`` is that of the environment which names the folder of a user's ``files``; empty: it reads none.
    """

    name: str
    begin: tuple[str, ...]
    end: tuple[str, ...] = ()
    variable: str = ""
    files: UserFiles | None = None

    @classmethod
    def archive(cls, path: Path, variable: str = "", files: UserFiles | None = None) -> Program:
        """Return the program of an archive."""
        return cls(path.name, (sys.executable, "-I", str(path)), (), variable, files)

    @classmethod
    def present(cls, game: str, package: str, variable: str, files: UserFiles) -> Program:
        """Return the rules of this program for a game, with a user's files."""
        name = f"{game} with the files {files.digest[:8]}"
        return cls(name, (sys.executable, "-I", "-c", PRESENT), (game, package, *sys.path), variable, files)


class Running:
    """The processes that run, so that there are not too many of them. Any thread may ask."""

    def __init__(self, most: int = MAX_RUNNING) -> None:
        self._most = most
        self._lock = Lock()
        self._asked: OrderedDict[RulesProcess, None] = OrderedDict()

    def note(self, process: RulesProcess) -> None:
        """Note that a process was asked just now, and end those asked longest ago if there are too many."""
        with self._lock:
            self._asked[process] = None
            self._asked.move_to_end(process)
            old = list(self._asked)[: -self._most]
        for one in old:
            if one.rest():
                with self._lock:
                    self._asked.pop(one, None)

    def forget(self, process: RulesProcess) -> None:
        """Note that nobody asks a process any more."""
        with self._lock:
            self._asked.pop(process, None)


class RulesProcess:
    """One process of rules, started when it is needed. Any thread may call; one call is answered at a time."""

    def __init__(self, program: Program, idle: float = IDLE_SECONDS, running: Running | None = None) -> None:
        self._program = program
        self._idle = idle
        self._running = running or Running()
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._overdue = False

    def ready(self) -> Ready:
        """Return the description of the rules. Raises `RulesLost`."""
        self._running.note(self)
        with self._lock:
            self.end()
            return self._start()

    def ask(self, call: Call, answer: type[T] | Any, limit: float = MAX_SECONDS) -> T:
        """The answer to a call, within so many seconds.

        A process that ends meanwhile is started anew, once: no call changes anything. Raises `IllegalAction`, `BadPosition`,
        `BadOption`, `BadSeat`, `BadNotation`, `RulesFailed`, or `RulesLost`.
        """
        line = ENCODE(call) + b"\n"
        self._running.note(self)
        with self._lock:
            given = self._within(limit, lambda: self._call(line))
            if given is None:
                self.end()
                if self._overdue:
                    raise RulesLost(f"the rules of {self._program.name} took more than {limit:.0f} seconds")
                self._start()
                given = self._within(limit, lambda: self._call(line))
                if given is None:
                    self.end()
                    raise RulesLost(f"the rules of {self._program.name} ended without an answer")
        found: AnyAnswer = DECODE_ANSWER(given)
        if isinstance(found, Given):
            decoded: T = msgspec.json.decode(found.result, type=answer)
            return decoded
        if isinstance(found, Illegal):
            raise IllegalAction(found.reason, found.cite, found.action, found.args)
        if isinstance(found, Unusable):
            raise UNUSABLE[found.kind](found.text)
        assert isinstance(found, Failed)
        raise RulesFailed(f"{self._program.name}: {found.text}")

    def rest(self) -> bool:
        """End the process if it is not asked now; return False if it is."""
        if not self._lock.acquire(blocking=False):
            return False
        try:
            self.end()
        finally:
            self._lock.release()
        return True

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._running.forget(self)
        process = self._process
        if process is not None:
            process.kill()
        with self._lock:
            self.end()

    def end(self) -> None:
        """End the process and let go of it. The lock must be held."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def _start(self) -> Ready:
        program = self._program
        command = [*program.begin, str(self._idle), *program.end]
        try:
            # The rules read the files when they are loaded, which they are when they first say something.
            with lent(program.variable, program.files) as changed:
                env = environment(changed)
                self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
                line = self._within(MAX_START_SECONDS, self._hear)
        except (OSError, BadFiles) as error:
            self.end()
            raise RulesLost(f"the rules of {program.name} cannot be started: {error}") from error
        try:
            ready = DECODE_READY(line or b"")
        except msgspec.DecodeError as error:
            self.end()
            raise RulesLost(f"{program.name} are no rules that work here") from error
        if ready.protocol != PROTOCOL:
            self.end()
            raise RulesLost(f"{program.name} speaks protocol {ready.protocol}; this program speaks {PROTOCOL}")
        return ready

    def _call(self, line: bytes) -> bytes | None:
        process = self._process
        if process is None or process.stdin is None:
            return None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            return None
        return self._hear()

    def _hear(self) -> bytes | None:
        assert self._process is not None and self._process.stdout is not None
        line = self._process.stdout.readline()
        # What was killed in the middle of a line has not answered.
        return line if line.endswith(b"\n") else None

    def _within(self, seconds: float, work: Callable[[], T]) -> T:
        """Do something that waits for the process, and kill that when it is overdue."""
        self._overdue = False
        timer = Timer(seconds, self._kill)
        timer.daemon = True
        timer.start()
        try:
            return work()
        finally:
            timer.cancel()

    def _kill(self) -> None:
        self._overdue = True
        if self._process is not None:
            self._process.kill()
