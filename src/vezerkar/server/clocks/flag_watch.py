"""Lets flags fall, offers and pauses end, and bots play where nobody has come: looks every second where time is over.

It does so in the matches that this process drives.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from vezerkar.server.clocks.clock_guard import ClockGuard
from vezerkar.server.clocks.time_over import time_out
from vezerkar.server.matches import play_service
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.offers.offer_service import fall_due
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.processes.shards import shard_of

LOG: Final = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
"""Seconds between two looks."""
ALIVE_SECONDS: Final = 30.0
"""So often it is written down that this process lives, and looked how much work is late."""
RETRY_SECONDS: Final = 60.0
"""Seconds until a match that cannot go on is looked at again."""


class FlagWatch:
    """Watches over the clocks of the ``shards`` that this process drives. Begin with `start`."""

    def __init__(self, match_service: MatchService, shards: Callable[[], Collection[int]]) -> None:
        self._match_service = match_service
        self._shards = shards
        self._guard = ClockGuard(match_service)
        self._failed: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give back the time in which no process lived, then look on, in the background."""
        store = self._match_service.store
        await self._guard.moment()
        excused = await self._match_service.in_order(store.excuse_outage)
        if excused:
            LOG.warning("the table was out of reach or its clock set: time has stood in %d matches", len(excused))
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        clock, store = self._match_service.clock, self._match_service.store
        alive = clock()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                # Before anything is done at a moment of a clock that somebody has just set.
                at = await self._guard.moment()
                if at is None:
                    continue
                if clock() - alive >= ALIVE_SECONDS:
                    await self._match_service.in_order(store.say_alive)
                    alive = clock()
                    (await self._match_service.in_order(store.late_work)).gauge()
                await self._look(at)
            except Exception as error:
                LOG.error("the clocks cannot be looked at: %s", error_summary(error))

    async def _look(self, at: int) -> None:
        now = self._match_service.clock()
        self._failed = {match: until for match, until in self._failed.items() if until > now}
        for match in await self._match_service.in_order(self._match_service.store.due_clocks, at):
            if match in self._failed or shard_of(match) not in self._shards():
                continue
            try:
                session = await self._match_service.unwatched_session(match)
                await self._match_service.refresh(session)
                await time_out(self._match_service, session, at)
                await fall_due(self._match_service, session, at)
                await play_service.let_bots_stand_in(self._match_service, session, at)
            except Exception as error:
                self._failed[match] = now + RETRY_SECONDS
                LOG.error("a flag cannot fall: %s", error_summary(error), extra={"match": match})
