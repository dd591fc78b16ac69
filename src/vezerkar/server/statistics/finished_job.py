"""The job that counts a match that is over, see `vezerkar.server.statistics.game_counter`."""

from __future__ import annotations

from typing import Final

from vezerkar.server.jobs.job_table import NewJob

COUNT_GAME: Final = "count_game"
"""The kind of job."""


def count_job(match: str) -> NewJob:
    """Return the job for a match that is over, and that anybody might watch."""
    return NewJob(COUNT_GAME, {"match": match}, key=f"{COUNT_GAME} {match}")
