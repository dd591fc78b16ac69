"""The tables of puzzles, and of what accounts have done of lessons."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("puzzle", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("theme", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    # The options that were marked.
    Column("chosen", JSON, nullable=False),
    Column("right", Boolean, nullable=False),
    # The level of the account before and after it; NULL if it was not rated.
    Column("before", Integer),
    Column("after", Integer),
    # 1: good, -1: bad, 0: nothing was said.
    Column("vote", Integer, nullable=False),
    Index("ix_puzzle_tries_account_game_at", "account", "game", "at"),
)
"""The first try of each account at each puzzle."""

PUZZLE_SOLVERS: Final = Table(
    "puzzle_solvers",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""The ratings of accounts at the puzzles of a game, and the number of tries that they come from."""

PUZZLE_RATINGS: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(60), primary_key=True),
    Column("game", String(40), nullable=False, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # The rated tries, and how many of them were right.
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    # The votes: good, bad.
    Column("up", Integer, nullable=False),
    Column("down", Integer, nullable=False),
)
"""The ratings of puzzles that somebody has tried."""

FRESH_PUZZLES: Final = Table(
    "fresh_puzzles",
    METADATA,
    Column("id", String(60), primary_key=True),
    Column("game", String(40), nullable=False, index=True),
    Column("theme", String(40), nullable=False),
    # Of the rules that prove it.
    Column("version", String(20), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("ask", JSON, nullable=False),
    Column("position", JSON, nullable=False),
    # That a blind guess solves it.
    Column("chance", Double, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The puzzles that a table has found itself, beside those that come with the games."""

LESSON_STARS: Final = Table(
    "lesson_stars",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("lesson", String(80), primary_key=True),
    Column("stars", Integer, nullable=False),
    # When they were kept.
    Column("at", BigInteger, nullable=False),
)
"""The most stars that each account has got in each lesson."""
