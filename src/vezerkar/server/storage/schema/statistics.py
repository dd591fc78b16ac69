"""The tables of the public games that are over."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

FINISHED_GAMES: Final = Table(
    "finished_games",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    # The version of the rules at its end, and the first number of it.
    Column("version", String(40), nullable=False),
    Column("rules", String(10), nullable=False),
    # What makes its sides stronger or weaker (`vezerkar.server.ratings.rated_match.scenario_of`); and for how many it is.
    Column("scenario", String(200), nullable=False),
    Column("players", Integer, nullable=False),
    # ``live``, ``days`` or ``none``.
    Column("clock", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    # Whether a bot, or the account of one, has played.
    Column("bots", Boolean, nullable=False),
    # When its first action was taken, and when it ended.
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    # How much was done and not taken back.
    Column("plies", Integer, nullable=False),
    # ``rules``, ``resigned``, ``time`` or ``agreed``; and the sides that have won, with spaces between them: none: a draw.
    Column("ending", String(10), nullable=False),
    Column("winners", String(200), nullable=False),
    Index("ix_finished_games_game", "game", "bots"),
)
"""The public matches that are over with a result. Statistics follow from them (`vezerkar.server.statistics.finished_table`)."""

FINISHED_SEATS: Final = Table(
    "finished_seats",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("side", String(40), nullable=False),
    # The account that played it; NULL: a guest, a bot, or somebody who is gone.
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    # ``won``, ``drawn`` or ``lost``.
    Column("result", String(10), nullable=False),
)
"""The seats of those matches."""
