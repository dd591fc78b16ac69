"""The open sockets of browsers that are signed in: each is told when its session has ended, wherever that was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from vezerkar.server.keys import hash_token
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.processes.waiting import waited

LOG: Final = logging.getLogger(__name__)

LOOK_SECONDS: Final = 5.0
"""Seconds between two looks at the sessions of all sockets: word that one has ended may be lost."""

Wake = Callable[[], None]


class SessionSockets:
    """The sockets by the session of their browser. ``alive`` returns which sessions, by their hashes, have not ended."""

    def __init__(self, alive: Callable[[Sequence[str]], Awaitable[Collection[str]]]) -> None:
        self._alive = alive
        self._wakes: dict[str, set[Wake]] = {}
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def kept(self, token: str | None, wake: Wake) -> Iterator[None]:
        """Keep a socket of the session of this token, if there is one: when it has ended, ``wake`` is called."""
        if token is None:
            yield
            return
        session = hash_token(token)
        self._wakes.setdefault(session, set()).add(wake)
        try:
            yield
        finally:
            self._wakes[session].discard(wake)
            if not self._wakes[session]:
                del self._wakes[session]

    def start(self) -> None:
        """Look on, in the background."""
        self._task = asyncio.create_task(self._watch())

    def ended(self) -> None:
        """A session has ended somewhere: look at once."""
        self._ended.set()

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            await waited(self._ended, LOOK_SECONDS)
            self._ended.clear()
            try:
                await self._look()
            except Exception as error:
                LOG.error("the sessions of sockets cannot be looked at: %s", error_summary(error))

    async def _look(self) -> None:
        asked = list(self._wakes)
        alive = set(await self._alive(asked)) if asked else set()
        for session in asked:
            if session not in alive:
                for wake in [*self._wakes.get(session, ())]:
                    wake()
