"""The job that makes the last page of a match, see `vezerkar.server.pages.last_page`."""

from __future__ import annotations

from typing import Final

from vezerkar.server.jobs.job_table import NewJob

LAST_PAGE: Final = "last_page"
"""The kind of job."""


def last_page_job(match: str) -> NewJob:
    """Return the job for a match that is over."""
    return NewJob(LAST_PAGE, {"match": match}, key=f"{LAST_PAGE} {match}")
