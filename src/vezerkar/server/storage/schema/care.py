"""The tables of moderators."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text, false

from vezerkar.server.storage.schema.metadata import METADATA

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    # A hash of who reports what: nobody reports the same twice.
    Column("once", String(64), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    # The account of whoever reports, and the one that is reported; NULL for guests.
    Column("by", Integer, ForeignKey("accounts.id")),
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    # The match and the ply at which it stood; NULL where only a name is reported.
    Column("match", String(40), ForeignKey("matches.id"), index=True),
    Column("ply", Integer),
    Column("seat", String(40)),
    # A line of chat, counted from 0 in its room.
    Column("line", Integer),
    Column("room", String(10), nullable=False, server_default="table"),
    Column("reason", Text, nullable=False),
    # When a moderator has seen to it; NULL while nobody has.
    Column("done", BigInteger),
)
"""Reports of people about others (`vezerkar.server.care.report_table`)."""

SANCTIONS: Final = Table(
    "sanctions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    # When it was done, and until when it lasts: the same moment if there is nothing to last.
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    # The account of the moderator; NULL: whoever runs the table.
    Column("by", Integer, ForeignKey("accounts.id")),
    # Its holder has read it.
    Column("seen", Boolean, nullable=False, server_default=false()),
)
"""Acts of moderators on accounts, as their holders are told (`vezerkar.server.care.sanction_table`)."""
