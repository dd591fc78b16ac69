"""The table of offers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

OFFERS: Final = Table(
    "offers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    # Who made it, at which ply, when, and when it expires.
    Column("seat", String(40), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    # When the pause ends that it is about; NULL when it is about none.
    Column("until", BigInteger),
    # The answers so far, true or false, by seat.
    Column("votes", JSON, nullable=False),
    Column("state", String(10), nullable=False),
    # When it was no longer open; NULL while it is.
    Column("ended", BigInteger),
    # The ply to which it would take the match back; NULL when it is no takeback.
    Column("back_to", Integer),
    # The player who would be replaced, by the first of the seats, and by which bot; NULL when it is about nobody, or by a person.
    Column("player", String(40)),
    Column("bot", String(80)),
    # Whether the lobby lists the seat that becomes free; NULL where none does, and before one could choose.
    Column("listed", Boolean),
)
"""Offers of players to one another (`vezerkar.server.offers.offers.Offer`)."""
