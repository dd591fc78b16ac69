"""Finds that the clock of the database was set, and lets nobody at any match lose or gain time by it.

All that has time at a table has it by moments of that clock. If it is set ahead by an hour, the time of many seats would be over
at once. So it is compared with the clock of this process that nobody sets. That one stands while the machine sleeps, which is
the same to players: nobody could reach the table.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from time import monotonic_ns
from typing import Final

from vezerkar.server.clocks.clock_table import JUMP_MICROS
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.metrics import CLOCK_JUMPS
from vezerkar.server.storage.moments import SECOND_MICROS

LOG: Final = logging.getLogger(__name__)

SURE_MICROS: Final = SECOND_MICROS
"""A database that takes longer to tell its moment has told one of long ago."""


class ClockGuard:
    """Compares the two clocks whenever the `moment` is asked for."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service
        # How far the clock of the database was before that of the process; None: not looked yet.
        self._ahead: int | None = None

    async def moment(self) -> int | None:
        """This moment by the clock of the database, after what a jump of it has cost since the last look was given back.

        None: it is not known, for the database was slow to tell it. Raises errors of the database.
        """
        moment, excused = await self._match_service.in_order(self._compare)
        for match in excused:
            session = self._match_service.known(match)
            if session is None:
                continue
            try:
                async with session.lock:
                    await self._match_service.catch_up(session)
            except Exception as error:
                LOG.error("a match cannot be read: %s", error_summary(error), extra={"match": match})
        return moment

    def _compare(self) -> tuple[int | None, Collection[str]]:
        asked = monotonic_ns() // 1000
        moment = self._match_service.store.clock()
        told = monotonic_ns() // 1000
        if told - asked > SURE_MICROS:
            return None, ()
        ahead = moment - told
        by = 0 if self._ahead is None else ahead - self._ahead
        excused: Collection[str] = ()
        if abs(by) >= JUMP_MICROS:
            excused = self._match_service.store.excuse_jump(by)
            CLOCK_JUMPS.inc()
            LOG.error("the clock was set by %.0f s: nobody has less time by it in %d matches", by / SECOND_MICROS, len(excused))
        # What it drifts, or is corrected in small steps, is no jump however much it comes to.
        self._ahead = ahead
        return moment, excused
