"""The tables of whoever runs the table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

META: Final = Table(
    "meta",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the table as a whole."""

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("id", Integer, primary_key=True),
    # In microseconds since 1970 (UTC).
    Column("at", BigInteger, nullable=False),
    # The user of the machine who gave the command.
    Column("who", Text, nullable=False),
    Column("deed", String(20), nullable=False),
    # No foreign key: what was done is remembered longer than the match.
    Column("match", String(40)),
    Column("about", Text, nullable=False),
)
"""Acts of whoever runs the table. Rows are only added; the database refuses anything else."""
