"""The tables of tournaments."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text, UniqueConstraint, false

from vezerkar.server.storage.schema.metadata import METADATA

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    # A line of its organiser about it.
    Column("about", Text, nullable=False),
    Column("organiser", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    # Its organiser has it from somebody whose account was erased.
    Column("handed_over", Boolean, nullable=False, server_default=false()),
    # ``swiss``, ``round_robin``, ``knockout`` or ``groups``; the number of rounds of a Swiss, 0 for the others; and how many
    # may enter.
    Column("form", String(20), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("places", Integer, nullable=False),
    # Players at each of its tables: two or three.
    Column("players", Integer, nullable=False, server_default="2"),
    # Of groups: entrants of each, 0 for other forms; and how many of each go on.
    Column("group_size", Integer, nullable=False, server_default="0"),
    Column("go_on", Integer, nullable=False, server_default="2"),
    # All games of its round robin, or of its groups, begin together.
    Column("at_once", Boolean, nullable=False, server_default=false()),
    # The options of its matches, and their clock (`vezerkar.server.clocks.clocks.ClockRules`).
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    # Its matches count for the ratings.
    Column("rated", Boolean, nullable=False, server_default=false()),
    # So many days each of its rounds is to last; 0: its rounds have no dates.
    Column("round_days", Integer, nullable=False, server_default="0"),
    # It begins by itself: when all places are taken, and at a moment, in microseconds since 1970 (UTC).
    Column("start_full", Boolean, nullable=False, server_default=false()),
    Column("start_at", BigInteger),
    # All lots are drawn from it. It is published at the end, its commitment from the beginning.
    Column("seed", String(200), nullable=False),
    # ``draft``, ``open`` (for entries), ``running``, ``finished`` or ``cancelled``; and its round, 0 before the first.
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
    Column("began", BigInteger),
    Column("ended", BigInteger),
)
"""Tournaments (`vezerkar.server.tournaments.tournament_table`)."""

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The account, or else the bot.
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    Column("bot", String(80), nullable=False),
    # The rating, as it is shown, when the tournament began; that of nobody known for a bot.
    Column("rating", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("tournament", "account", name="uq_entrants_tournament_account"),
)
"""Those who have entered tournaments."""

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer, primary_key=True, autoincrement=False),
    # The entrants with the first and the second side of the game; no second: a bye.
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    # That with the third side, at a table of three.
    Column("third", Integer),
    # No foreign key: the match is made under this name after the pairing is written. NULL where there is none to be played.
    Column("match", String(40), unique=True),
    # ``first``, ``second``, ``draw`` or ``neither``, of three their places, as ``213``; NULL while they play. And whether
    # it is that of a bye or a forfeit.
    Column("result", String(10)),
    Column("unplayed", Boolean, nullable=False, server_default=false()),
    # Why the organiser has settled it; empty where the match has.
    Column("reason", Text, nullable=False),
)
"""The pairings of the rounds of tournaments."""

ROUND_DATES: Final = Table(
    "round_dates",
    METADATA,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    # Until when the round is to be played, in microseconds since 1970 (UTC).
    Column("due", BigInteger, nullable=False),
    # How often its organiser has put that off, the first time first: the fields of
    # `vezerkar.server.tournaments.round_dates.Extension`.
    Column("extensions", JSON, nullable=False),
)
"""The dates of the rounds of tournaments that have such (`vezerkar.server.tournaments.round_dates`)."""
