"""The table of open tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

LISTINGS: Final = Table(
    "listings",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # The line of its maker about it, the language that it was made in, the name of its maker, and whether that is of an account.
    Column("about", Text, nullable=False),
    Column("lang", String(10), nullable=False),
    Column("maker_name", Text, nullable=False),
    Column("by_account", Boolean, nullable=False),
    # Under what the open tables of its maker are counted; NULL where they are not, and when it gathers no more, unless it is an
    # account.
    Column("maker", String(80), index=True),
    # Whether it waits for people still.
    Column("gathering", Boolean, nullable=False),
    # When it was opened.
    Column("at", BigInteger, nullable=False),
    # The least and the largest rating, as it is shown, of those who may join; NULL where it does not matter.
    Column("rating_from", Integer),
    Column("rating_to", Integer),
    Index("ix_listings_gathering_at", "gathering", "at"),
)
"""The matches that anybody may join and watch."""
