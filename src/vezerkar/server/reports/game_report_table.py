"""Game reports in the database: one a match, from the moment at which it is asked for."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update

from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import GAME_REPORTS, JOBS, MATCHES
from vezerkar.study.report_page import ReportPage

GAME_REPORT: Final = "game_report"
"""The kind of job that makes one."""
FAILED: Final = -1
"""The progress of one that could not be made."""
READY: Final = 100
"""The progress of one that is made."""
REST_MICROS: Final = DAY_MICROS
"""So long after it was asked for, one that could not be made may be asked for again."""


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report as it is kept: the ``version`` of what made it, its progress in per cent, and its pages once they are there.

    While one that was there is made anew, its ``version`` and pages are the former ones. ``rested``: it was asked for a day
    ago or earlier.
    """

    version: str
    progress: int
    packed: bytes | None
    rested: bool = False


def pack_report(pages: dict[str, ReportPage]) -> bytes:
    """Return a report in each language as bytes."""
    return zlib.compress(msgspec.json.encode(pages))


def unpack_report(packed: bytes) -> dict[str, ReportPage]:
    """Return the pages that `pack_report` packed."""
    return msgspec.json.decode(zlib.decompress(packed), type=dict[str, ReportPage])


def _job(match: str) -> NewJob:
    """The job that makes the report of a match."""
    return NewJob(GAME_REPORT, {"match": match}, key=f"{GAME_REPORT} {match}")


class GameReportTable:
    """Rows of reports. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    def ask(self, match: str, version: str) -> None:
        """Keep that a report is asked for, with the job that makes it, unless the match was deleted.

        One that was there is made anew, and stays until the new one is kept.
        """
        with self._engine.begin() as connection:
            if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update()).first() is None:
                return
            this = GAME_REPORTS.c.match == match
            connection.execute(delete(GAME_REPORTS).where(this, GAME_REPORTS.c.packed.is_(None)))
            asked = {"progress": 0, "asked": database_clock(connection)}
            if not connection.execute(update(GAME_REPORTS).where(this).values(**asked)).rowcount:
                connection.execute(insert(GAME_REPORTS).values(match=match, version=version, **asked))
            self._jobs.add_within(connection, [_job(match)])

    def revive(self, match: str) -> None:
        """Add the job again that makes a report, if there is none that will."""
        job = _job(match)
        with self._engine.begin() as connection:
            # One that is alive would run a second time.
            if connection.execute(select(JOBS.c.id).where(JOBS.c.key == job.key, JOBS.c.due.is_not(None))).first() is None:
                self._jobs.add_within(connection, [job])

    def waiting(self) -> int:
        """Return how many reports wait or are being made."""
        jobs = select(func.count()).where(JOBS.c.kind == GAME_REPORT, JOBS.c.due.is_not(None))
        with self._engine.connect() as connection:
            found: int = connection.execute(jobs).scalar_one()
            return found

    def get(self, match: str) -> StoredReport | None:
        """The report of a match, or None if nobody has asked for it."""
        columns = GAME_REPORTS.c.version, GAME_REPORTS.c.progress, GAME_REPORTS.c.packed, GAME_REPORTS.c.asked
        with self._engine.connect() as connection:
            found = connection.execute(select(*columns).where(GAME_REPORTS.c.match == match)).one_or_none()
            if found is None:
                return None
            rested = database_clock(connection) - found.asked >= REST_MICROS
            return StoredReport(found.version, found.progress, found.packed, rested)

    def tell(self, match: str, progress: int) -> None:
        """Keep how far a report is that is not ready yet."""
        with self._engine.begin() as connection:
            unmade = GAME_REPORTS.c.match == match, GAME_REPORTS.c.progress < READY
            connection.execute(update(GAME_REPORTS).where(*unmade).values(progress=progress))

    def keep(self, match: str, version: str, packed: bytes, took_ms: int) -> None:
        """Keep a report that is made, unless it was deleted meanwhile."""
        with self._engine.begin() as connection:
            made = {"version": version, "progress": READY, "packed": packed, "took_ms": took_ms}
            connection.execute(update(GAME_REPORTS).where(GAME_REPORTS.c.match == match).values(**made))
