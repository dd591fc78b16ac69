"""The table of whom people follow."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, Table

from vezerkar.server.storage.schema.metadata import METADATA

FOLLOWS: Final = Table(
    "follows",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("followed", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False, index=True),
)
"""The accounts that an account follows (`vezerkar.server.relations.follow_table`)."""
