"""The job that lets a tournament begin by its own rule: when all places are taken, or at a moment.

It looks what is true now, and each of the two things it may do is one transaction that leaves alone what is not open any more.
So it may be done again, or in two processes at once.
"""

from __future__ import annotations

from vezerkar.engine.game import Json
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.tournaments.tournaments import begin, least_entrants


class Starter:
    """The work of the job."""

    def __init__(self, match_service: MatchService) -> None:
        self._service = match_service
        self._table = match_service.store.tournaments

    async def work(self, body: dict[str, Json]) -> float | None:
        """Let a tournament begin if its rule says so. At its moment one with too few entrants is called off.

        Returns the seconds until that moment, or None.
        """
        tournament, by_moment = str(body["tournament"]), body["by"] == "moment"
        while (found := await self._service.in_order(self._table.tournament, tournament)) is not None:
            head, least = found.head, least_entrants(found.head.plan)
            if head.state != "open":
                return None
            if by_moment:
                assert head.start_at is not None, "it has the job because it has a moment"
                wait = head.start_at - await self._service.in_order(self._service.store.clock)
                if wait > 0:
                    return wait / SECOND_MICROS
            elif head.entered < head.places:
                # Somebody has withdrawn again.
                return None
            if head.entered >= least and await begin(self._service, found):
                return None
            if by_moment and await self._service.in_order(self._table.call_off, tournament, least):
                self._service.on_jobs()
                return None
            if not by_moment:
                return None
            # Somebody has entered meanwhile.
        return None
