"""Health for whoever watches over processes: the process answers, and it is ready for people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

HEALTH: Final = "/healthz"
"""Answers as long as the event loop of this process does."""
READINESS: Final = "/readyz"
"""Answers 200 while people may be sent to this process."""
MAX_CHECK_SECONDS: Final = 1.0
"""Seconds in which all must have shown that it is ready."""

Check = Callable[[], Awaitable[bool]]


class Health:
    """The conditions on which a process is ready. Some have been named by `require`; besides it must not be ``draining``.

    A process that drains is about to end. It does all its work, but nobody new shall be sent to it.
    """

    def __init__(self) -> None:
        self.draining = False
        self._checks: dict[str, Check] = {}
        self._running: dict[str, asyncio.Future[bool]] = {}

    def require(self, name: str, check: Check) -> None:
        """Let the process be ready only while a check returns True in time. One that raises an error has failed."""
        self._checks[name] = check

    async def failures(self) -> list[str]:
        """Return the names of all that is not ready; none if the process is ready."""
        for name, check in self._checks.items():
            # What has not answered the last one who asked is not asked again meanwhile.
            if name not in self._running or self._running[name].done():
                self._running[name] = asyncio.ensure_future(check())
        if self._running:
            await asyncio.wait(self._running.values(), timeout=MAX_CHECK_SECONDS)
        failed = [name for name, answer in self._running.items() if not _passed(answer)]
        return ["draining", *failed] if self.draining else failed


def _passed(answer: asyncio.Future[bool]) -> bool:
    return answer.done() and not answer.cancelled() and answer.exception() is None and answer.result()
