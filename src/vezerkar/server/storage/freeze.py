"""The job that freezes a match that is long over, see `vezerkar.server.storage.frozen_table`."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.pages.last_page import LastPages
from vezerkar.server.storage.frozen_table import frozen_match, pack

FREEZE: Final = "freeze"
"""The kind of job."""


def freeze_job(match: str) -> NewJob:
    """Return the job for a match that is over."""
    return NewJob(FREEZE, {"match": match}, key=f"{FREEZE} {match}")


class Freezer:
    """The work of the job."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service
        self._last_pages = LastPages(match_service)

    async def freeze(self, body: dict[str, Json]) -> None:
        """Freeze a match, unless somebody has just done something there: then the next sweep finds it again.

        A match that is frozen, running or gone is left alone, so a second run does nothing.
        """
        service, match = self._match_service, str(body["match"])
        saved = await service.in_order(service.store.load, match)
        if saved is None or not saved.over or saved.frozen:
            return
        if await service.in_order(service.store.last_page, match) is None:
            # It ended before last pages were kept. Whoever opens it also fills in what else was not kept yet.
            await self._make_last_page(match)
            saved = await service.in_order(service.store.load, match)
            if saved is None:
                return
        frozen = frozen_match(saved.events, saved.log, saved.checkpoints)
        await service.in_order(service.store.freeze, match, saved.rev, await service.in_thread(pack, frozen))

    async def _make_last_page(self, match: str) -> None:
        try:
            await self._last_pages.make({"match": match})
        except ApiError as error:
            # If its rules or some of its rows are lost, what is left is all there will ever be.
            if error.code != "damaged":
                raise
