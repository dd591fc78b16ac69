"""The job that takes a rated match into the ratings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.ratings.rating_table import RatingTable

RATE: Final = "rate"
"""The kind of job."""


def rate_job(match: str) -> NewJob:
    """Return the job for a rated match that is over."""
    return NewJob(RATE, {"match": match}, key=f"{RATE} {match}")


class Rater:
    """The work of the job. ``in_order`` makes a call on the thread of the database."""

    def __init__(self, table: RatingTable, in_order: Callable[..., Awaitable[Any]]) -> None:
        self._table = table
        self._in_order = in_order

    async def rate(self, body: dict[str, Json]) -> None:
        """Take a match, and all of its pool that ended before and wait, into the ratings. A second run finds none that wait."""
        await self._in_order(self._table.take_in, str(body["match"]))
