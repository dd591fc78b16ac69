"""The table of the reports of matches that are over."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

GAME_REPORTS: Final = Table(
    "game_reports",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # What made it: the number of the judges, the version of the rules, the budget.
    Column("version", String(60), nullable=False),
    Column("asked", BigInteger, nullable=False),
    # How far it is, in per cent; -1: it could not be made.
    Column("progress", Integer, nullable=False),
    # The report in each language (`vezerkar.server.reports.game_report_table`); NULL until it is made.
    Column("packed", LargeBinary),
    # How long it took, in milliseconds.
    Column("took_ms", Integer),
)
