"""The job that sends a letter."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_table import NewJob

MAIL: Final = "mail"
"""The kind of job that sends a mail."""


def letter_job(kind: str, once: str, after: float = 0.0, **body: Json) -> NewJob:
    """Return the job that sends a letter of a kind after so many seconds; ``once`` names this one."""
    return NewJob(MAIL, {"letter": kind, "once": once, **body}, after, f"{MAIL} {kind} {once}")
