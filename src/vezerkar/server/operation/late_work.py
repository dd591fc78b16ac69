"""Work that a table should have done by now: jobs that are due, clocks that ended, and jobs that have failed too often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select

from vezerkar.server.clocks.clock_table import ALIVE, is_due
from vezerkar.server.jobs.job_table import free_jobs
from vezerkar.server.operation.metrics import CLOCKS_LATE, JOBS_DEAD, JOBS_LATE
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import JOBS, MATCHES, META

LATE_SECONDS: Final = 60
"""Seconds after which it is late. A process comes to it within a second or two, and to a job beside others of its kind."""
LIVING_SECONDS: Final = 120
"""A process that lives has said so within so many seconds."""


@dataclass(frozen=True, slots=True)
class LateWork:
    """The number of ``jobs`` that are late, of matches where something has ended (``clocks``), and of ``dead`` jobs."""

    jobs: int
    clocks: int
    dead: int

    def gauge(self) -> None:
        """Show it among the numbers of this process."""
        JOBS_LATE.set(self.jobs)
        CLOCKS_LATE.set(self.clocks)
        JOBS_DEAD.set(self.dead)


def late_work(connection: Connection, at: int) -> LateWork:
    """Count what is late at a moment, in the whole database."""
    before = at - LATE_SECONDS * SECOND_MICROS
    jobs = select(func.count()).select_from(JOBS)
    clocks = select(func.count()).select_from(MATCHES).where(is_due(before))
    counted = (jobs.where(JOBS.c.due <= before, free_jobs(before)), clocks, jobs.where(JOBS.c.due.is_(None)))
    return LateWork(*(connection.execute(query).scalar_one() for query in counted))


def lives(connection: Connection, at: int) -> bool:
    """Return True if a process of the table lived shortly before a moment."""
    known = connection.execute(select(META.c.value).where(META.c.name == ALIVE)).scalar_one_or_none()
    return known is not None and at - int(known) <= LIVING_SECONDS * SECOND_MICROS
