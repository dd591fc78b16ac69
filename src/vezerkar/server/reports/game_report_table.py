"""Game reports in the database: one a match, from the moment at which it is asked for."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, insert, select, update

from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.storage.schema import GAME_REPORTS, MATCHES
from vezerkar.study.report_page import ReportPage

GAME_REPORT: Final = "game_report"
"""The kind of job that makes one."""
FAILED: Final = -1
"""The progress of one that could not be made."""


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report as it is kept: the ``version`` of what made it, its progress in per cent, and its pages once they are there."""

    version: str
    progress: int
    packed: bytes | None


def pack_report(pages: dict[str, ReportPage]) -> bytes:
    """Return a report in each language as bytes."""
    return zlib.compress(msgspec.json.encode(pages))


def unpack_report(packed: bytes) -> dict[str, ReportPage]:
    """Return the pages that `pack_report` packed."""
    return msgspec.json.decode(zlib.decompress(packed), type=dict[str, ReportPage])


class GameReportTable:
    """Rows of reports. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    def ask(self, match: str, version: str) -> None:
        """Keep that a report is asked for, with the job that makes it, unless the match was deleted.

        One that was there is made anew.
        """
        with self._engine.begin() as connection:
            if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update()).first() is None:
                return
            connection.execute(delete(GAME_REPORTS).where(GAME_REPORTS.c.match == match))
            row: dict[str, Any] = {"match": match, "version": version, "progress": 0, "asked": database_clock(connection)}
            connection.execute(insert(GAME_REPORTS).values(row))
            self._jobs.add_within(connection, [NewJob(GAME_REPORT, {"match": match}, key=f"{GAME_REPORT} {match}")])

    def get(self, match: str) -> StoredReport | None:
        """The report of a match, or None if nobody has asked for it."""
        columns = GAME_REPORTS.c.version, GAME_REPORTS.c.progress, GAME_REPORTS.c.packed
        with self._engine.connect() as connection:
            found = connection.execute(select(*columns).where(GAME_REPORTS.c.match == match)).one_or_none()
            return None if found is None else StoredReport(*found)

    def tell(self, match: str, progress: int) -> None:
        """Keep how far a report is that is not there yet."""
        with self._engine.begin() as connection:
            unmade = GAME_REPORTS.c.match == match, GAME_REPORTS.c.packed.is_(None)
            connection.execute(update(GAME_REPORTS).where(*unmade).values(progress=progress))

    def keep(self, match: str, version: str, packed: bytes, took_ms: int) -> None:
        """Keep a report that is made, unless it was deleted meanwhile."""
        with self._engine.begin() as connection:
            made = {"version": version, "progress": 100, "packed": packed, "took_ms": took_ms}
            connection.execute(update(GAME_REPORTS).where(GAME_REPORTS.c.match == match).values(**made))
