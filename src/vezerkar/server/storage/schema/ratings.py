"""The tables of ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, Double, ForeignKey, Index, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

RATED_SEATS: Final = Table(
    "rated_seats",
    METADATA,
    # Who had which seat when a rated match began.
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
)

RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("pool", String(80), nullable=False),
    Column("ended", BigInteger, nullable=False),
    # The sides and in which places they came (`vezerkar.server.ratings.ratings.RatedSide`).
    Column("sides", JSON, nullable=False),
    # The strength of each account before and after it: mu, sigma, mu, sigma; NULL while it waits to be taken in.
    Column("changes", JSON(none_as_null=True)),
    Index("ix_rated_games_pool_ended", "pool", "ended"),
)
"""The rated matches that are over. All ratings follow from them, in the order in which they ended."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("pool", String(80), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    # When the last of them ended.
    Column("last", BigInteger, nullable=False),
)

SIDE_RATINGS: Final = Table(
    "side_ratings",
    METADATA,
    Column("pool", String(80), primary_key=True),
    # With what makes it stronger or weaker (`vezerkar.server.ratings.rated_match.side_names`).
    Column("side", String(200), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
