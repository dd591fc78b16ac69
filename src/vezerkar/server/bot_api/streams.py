"""Streams of lines: JSON texts that are sent as they come, over one answer that does not end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_session import MatchSession

NDJSON: Final = "application/x-ndjson"
LOOK_SECONDS: Final = 2.0
"""Seconds between two looks at what other processes may have changed, and whether the token was revoked."""
KEEP_ALIVE_SECONDS: Final = 15.0
"""After so many seconds without a line an empty one is sent, so that nobody on the way gives the stream up."""
MOST_OF_ACCOUNT: Final = 16
"""Streams of one account that may be open at the same time."""


class Streams:
    """The open streams of this process, by account: each is woken when something has changed for it, and when all must end."""

    def __init__(self) -> None:
        self._wakes: dict[int, set[asyncio.Event]] = {}
        self.closing = False

    def full(self, account: int) -> bool:
        """Return True if an account has as many streams as it may have."""
        return len(self._wakes.get(account, ())) >= MOST_OF_ACCOUNT

    def require_room(self, account: int) -> None:
        """Raise `ApiError` if an account has too many streams."""
        if self.full(account):
            raise ApiError("crowded")

    @contextmanager
    def opened(self, account: int) -> Iterator[asyncio.Event]:
        """Keep a stream of an account; return what wakes it."""
        wake = asyncio.Event()
        self._wakes.setdefault(account, set()).add(wake)
        try:
            yield wake
        finally:
            self._wakes[account].discard(wake)
            if not self._wakes[account]:
                del self._wakes[account]

    def wake(self, account: int) -> None:
        """Something has changed for an account."""
        for wake in self._wakes.get(account, ()):
            wake.set()

    def changed(self, session: MatchSession) -> None:
        """Something has changed in a match."""
        if self._wakes:
            for account in {one.account for one in session.assignments.values()}:
                if account is not None:
                    self.wake(account)

    def close(self) -> None:
        """End all streams: the process ends."""
        self.closing = True
        for account in list(self._wakes):
            self.wake(account)
