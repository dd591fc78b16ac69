"""Passwords: which are refused, and how they are kept.

They are hashed on two threads, for which few may wait: a flood of sign-ins stops neither the table nor its memory.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.http.api_errors import ApiError

SHORTEST: Final = 10
LONGEST: Final = 200
COMMONEST: Final = 10_000
"""So many of the commonest passwords are refused."""
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""The least that OWASP names for argon2id: more would let a few sign-ins take all memory and time of a small machine."""
THREADS: Final = 2
WAITING: Final = 20
WAIT_SECONDS: Final = 2
"""The wait that is told to whoever finds the queue full."""

T = TypeVar("T")


def check_password(password: str, name: str) -> None:
    """Raise `ApiError` if a password for an account of this name is too easy to guess."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise ApiError("weak_password")
    if password.lower() in _common() or name_key(password) == name_key(name):
        raise ApiError("weak_password")


@cache
def _common() -> frozenset[str]:
    # Lists of tens of thousands of words, which nobody needs before somebody registers.
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"][:COMMONEST])


class PasswordPool:
    """Hashes passwords and compares them, away from the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._open = 0
        self._threads.submit(_of_nobody)

    async def hash(self, password: str) -> str:
        """Return what is kept of a password. Raises `ApiError` if too many wait."""
        return await self._run(lambda: HASHER.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Return True if this is the password. Without one it takes as long, and is False. Raises `ApiError` as above."""
        fits = await self._run(lambda: _fits(kept or _of_nobody(), password))
        return fits and kept is not None

    def outdated(self, kept: str) -> bool:
        """Return True if a hash was made in another way than hashes are made now."""
        return HASHER.check_needs_rehash(kept)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        if self._open >= THREADS + WAITING:
            raise ApiError("slow_down", wait=str(WAIT_SECONDS))
        self._open += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, work)
        # Whoever goes away does not make room: the work is done all the same.
        done.add_done_callback(self._left)
        return await asyncio.shield(done)

    def _left(self, done: asyncio.Future[T]) -> None:
        self._open -= 1


@cache
def _of_nobody() -> str:
    """A hash that is of no account: with it, an unknown name takes as long as a known one."""
    return HASHER.hash(secrets.token_urlsafe(24))


def _fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
