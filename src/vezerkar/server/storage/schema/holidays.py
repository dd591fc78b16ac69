"""The table of holidays."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table

from vezerkar.server.storage.schema.metadata import METADATA

HOLIDAYS: Final = Table(
    "holidays",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    # From when until when, which is sooner than it was meant to be if somebody has come back sooner.
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""Holidays of accounts (`vezerkar.server.holidays`), those that are over as well: their days are used."""
