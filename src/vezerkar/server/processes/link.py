"""The link of a process to its database: which matches it drives, and whether one stands still that should go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from vezerkar.server.matches.auto_player import AutoPlayer
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.processes.shards import ALL_SHARDS

LOG: Final = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 5.0
"""Seconds between two looks for matches that stand still."""


class Link:
    """The link of the only process there is: it drives all matches, and nobody else changes them.

    While it is not ``up`` the process does not learn of others, and drives nothing. ``processes`` is how many live.
    """

    def __init__(self, match_service: MatchService, auto_player: AutoPlayer) -> None:
        self._match_service = match_service
        self._auto_player = auto_player
        self._tasks: list[asyncio.Task[None]] = []
        self.up = True
        self.processes = 1
        # Called when another process has ended a session.
        self.on_ended_session: Callable[[], None] = lambda: None
        # Called when the bell of an account has changed, wherever that was.
        self.on_bell: Callable[[int], None] = lambda account: None

    def start(self, ready: Awaitable[object]) -> None:
        """Drive matches, in the background, as soon as bots can think."""
        self._tasks = [asyncio.create_task(self._drive(ready)), asyncio.create_task(self._sweep())]

    async def hand_over(self) -> None:
        """Drive no match any more. May be called again."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._auto_player.give_up(ALL_SHARDS)

    async def _drive(self, ready: Awaitable[object]) -> None:
        await ready
        self._auto_player.take_over(ALL_SHARDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._auto_player.sweep()
            except Exception as error:
                LOG.error("the matches that stand still cannot be found: %s", error_summary(error))
