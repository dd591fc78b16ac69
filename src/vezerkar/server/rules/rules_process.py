"""A process that runs an archive of rules, seen from the table: calls go in, answers come out."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Timer
from typing import Any, Final, TypeVar

import msgspec

from vezerkar.engine import BadNotation, BadOption, BadPosition, BadSeat, IllegalAction, VezerkarError
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.rules.rules_calls import PROTOCOL, AnyAnswer, Call, Failed, Given, Illegal, Ready, Unusable

LOG: Final = logging.getLogger(__name__)
IDLE_SECONDS: Final = 600.0
"""After so many seconds without a call the process ends. The next call starts another one."""
MAX_SECONDS: Final = 20.0
"""Seconds that a call may take, unless it says otherwise. Then the process is killed."""
MAX_START_SECONDS: Final = 60.0
"""Seconds that a process may take to start."""

ENCODE: Final = msgspec.json.Encoder().encode
DECODE_ANSWER: Final = msgspec.json.Decoder(AnyAnswer).decode
DECODE_READY: Final = msgspec.json.Decoder(Ready).decode
UNUSABLE: Final[dict[str, type[VezerkarError]]] = {
    error.__name__: error for error in (BadPosition, BadOption, BadSeat, BadNotation)
}

T = TypeVar("T")


class RulesLost(ApiError):
    """The rules of an archive do not answer: the process ended before it did, twice, or took too long, or does not start."""

    def __init__(self, reason: str) -> None:
        super().__init__("rules_lost")
        LOG.error("%s", reason)


class RulesFailed(Exception):
    """The rules of an archive raised an error. The text says which and where, but nothing of the match."""


class RulesProcess:
    """One process of an archive, started when it is needed. Any thread may call; one call is answered at a time."""

    def __init__(self, archive: Path, idle: float = IDLE_SECONDS) -> None:
        self._archive = archive
        self._idle = idle
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._overdue = False

    def ready(self) -> Ready:
        """Return the description of the archive. Raises `RulesLost`."""
        with self._lock:
            self.end()
            return self._start()

    def ask(self, call: Call, answer: type[T] | Any, limit: float = MAX_SECONDS) -> T:
        """The answer to a call, within so many seconds.

        A process that ends meanwhile is started anew, once: no call changes anything. Raises `IllegalAction`, `BadPosition`,
        `BadOption`, `BadSeat`, `BadNotation`, `RulesFailed`, or `RulesLost`.
        """
        line = ENCODE(call) + b"\n"
        with self._lock:
            given = self._within(limit, lambda: self._call(line))
            if given is None:
                self.end()
                if self._overdue:
                    raise RulesLost(f"the rules of {self._archive.name} took more than {limit:.0f} seconds")
                self._start()
                given = self._within(limit, lambda: self._call(line))
                if given is None:
                    self.end()
                    raise RulesLost(f"the rules of {self._archive.name} ended without an answer")
        found: AnyAnswer = DECODE_ANSWER(given)
        if isinstance(found, Given):
            decoded: T = msgspec.json.decode(found.result, type=answer)
            return decoded
        if isinstance(found, Illegal):
            raise IllegalAction(found.reason, found.cite, found.action, found.args)
        if isinstance(found, Unusable):
            raise UNUSABLE[found.kind](found.text)
        assert isinstance(found, Failed)
        raise RulesFailed(f"{self._archive.name}: {found.text}")

    def close(self) -> None:
        """End the process, whatever it is doing."""
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
        command = [sys.executable, "-I", str(self._archive), str(self._idle)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        line = self._within(MAX_START_SECONDS, self._hear)
        try:
            ready = DECODE_READY(line or b"")
        except msgspec.DecodeError as error:
            self.end()
            raise RulesLost(f"{self._archive} is no archive of rules that works here") from error
        if ready.protocol != PROTOCOL:
            self.end()
            raise RulesLost(f"{self._archive} speaks protocol {ready.protocol}; this program speaks {PROTOCOL}")
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
