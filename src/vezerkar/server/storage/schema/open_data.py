"""The table of open data."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    # The name of a file in the folder of open data.
    Column("name", String(80), primary_key=True),
    # The day of its games, such as ``2026-11-23``; and its form: ``ndjson`` or ``parquet``.
    Column("day", String(10), nullable=False, index=True),
    Column("form", String(10), nullable=False),
    # The games that are in it, and how many had been counted when it was made.
    Column("games", Integer, nullable=False),
    Column("counted", Integer, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    # Its SHA-256.
    Column("hash", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Archives of public games (`vezerkar.server.open_data.archive_table`)."""
