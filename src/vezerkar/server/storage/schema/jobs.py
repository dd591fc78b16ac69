"""The table of work for later."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, Index, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("body", JSON, nullable=False),
    # When it is to be done, in microseconds since 1970 (UTC); NULL: never again, for it has failed too often.
    Column("due", BigInteger),
    # When it had failed too often; NULL while it is tried.
    Column("died", BigInteger),
    # Until when whoever has taken it may work on it; NULL when nobody has.
    Column("lease", BigInteger),
    # How often it was taken since it was asked for.
    Column("attempts", Integer, nullable=False, server_default="0"),
    # Names what it is about: of each name there is one at most.
    Column("key", String(200), unique=True),
    Column("last_error", Text),
    Index("ix_jobs_kind_due", "kind", "due"),
)
