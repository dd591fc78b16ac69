"""Lists of matches: those that go on by themselves, those of somebody, and those that nobody needs any more."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, and_, case, exists, func, or_, select

from vezerkar.lessons.lesson import SCRIPT
from vezerkar.server.bots.bot_limits import BotMatch
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.lobby.listing_table import gathers
from vezerkar.server.storage.database_engine import clock_column
from vezerkar.server.storage.frozen_table import to_freeze
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.schema import KEYS, MATCHES, SEATS

REVS: Final = 500
"""Matches whose changes are asked for in one query."""


@dataclass(frozen=True, slots=True)
class UnfinishedMatch:
    """A match that is not over: its game, the version of the rules that wrote it, the number of its changes, and for how many
    seconds it has not gone on.
    """

    id: str
    game: str
    version: str
    rev: int
    idle: float


@dataclass(frozen=True, slots=True)
class OutdatedMatch(UnfinishedMatch):
    """One that may have to move up. ``differs`` is the version under whose rules it was found to go otherwise."""

    differs: str | None


@dataclass(frozen=True, slots=True)
class HeldMatch:
    """A match that a key opens: when something was done there last, the hash of the key, and the number of its changes."""

    id: str
    at: str
    key: str
    rev: int


class MatchLists:
    """The lists of matches."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def running(self, match: str | None = None) -> list[UnfinishedMatch]:
        """The matches (or this one) in which a seat must choose and may do so unasked, those that went on last first.

        Those of bots alone are left out: nothing is done there while nobody looks, unless they are of a tournament. So are bots
        that are paused, and tables that wait for people.
        """
        ordered = or_(SEATS.c.autopass, *(SEATS.c[name].is_not(None) for name in ("pass_turn", "orders", "answer", "plan")))
        plays = or_(and_(SEATS.c.kind == "bot", MATCHES.c.bots != "paused"), SEATS.c.stand_in.is_not(None))
        unasked = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.asked, or_(plays, ordered))
        people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
        going = ~MATCHES.c.over, ~gathers(), unasked, or_(people, MATCHES.c.tournament.is_not(None))
        query = select(*self._unfinished()).where(*going).order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
        if match is not None:
            query = query.where(MATCHES.c.id == match)
        with self._engine.connect() as connection:
            return [UnfinishedMatch(*row) for row in connection.execute(query)]

    def revs(self, matches: Sequence[str]) -> dict[str, int]:
        """The numbers of changes of matches."""
        found: dict[str, int] = {}
        with self._engine.connect() as connection:
            for start in range(0, len(matches), REVS):
                query = select(MATCHES.c.id, MATCHES.c.rev).where(MATCHES.c.id.in_(matches[start : start + REVS]))
                found |= {row.id: row.rev for row in connection.execute(query)}
        return found

    def matches_of(self, hashes: Collection[str]) -> list[HeldMatch]:
        """The matches that keys open, those that went on last first."""
        columns = KEYS.c.match, MATCHES.c.moved, KEYS.c.hash, MATCHES.c.rev
        query = select(*columns).join(MATCHES).where(KEYS.c.hash.in_(hashes)).order_by(MATCHES.c.moved.desc())
        with self._engine.connect() as connection:
            return [HeldMatch(row.match, written(row.moved), row.hash, row.rev) for row in connection.execute(query)]

    def matches_of_account(self, account: int, most: int) -> list[HeldMatch]:
        """The matches in which an account keeps seats, at ``most`` so many.

        Those come first in which it must choose, last those that are over; among equals those that went on last.
        """
        held = SEATS.c.match == MATCHES.c.id, SEATS.c.account == account, SEATS.c.kind == "human"
        asked = exists().where(*held, SEATS.c.asked)
        rank = case((MATCHES.c.over, 2), (asked, 0), else_=1)
        query = select(MATCHES.c.id, MATCHES.c.moved, MATCHES.c.rev).where(exists().where(*held))
        query = query.order_by(rank, MATCHES.c.moved.desc(), MATCHES.c.id)
        with self._engine.connect() as connection:
            return [HeldMatch(row.id, written(row.moved), "", row.rev) for row in connection.execute(query.limit(most))]

    def in_earnest_of(self, accounts: Collection[int], game: str) -> list[str]:
        """The matches of a game that count and are not over, in which one of these accounts keeps seats."""
        kept = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.account.in_(accounts), SEATS.c.kind == "human")
        counts = or_(MATCHES.c.rated, MATCHES.c.tournament.is_not(None))
        with self._engine.connect() as connection:
            return [*connection.scalars(select(MATCHES.c.id).where(~MATCHES.c.over, MATCHES.c.game == game, counts, kept))]

    def bot_matches(self, since: int) -> list[BotMatch]:
        """The matches with bots that are not over and have gone on since then (microseconds since 1970)."""
        # What a script answers costs nothing.
        bots = func.sum(case((and_(SEATS.c.kind == "bot", SEATS.c.bot != SCRIPT), 1), else_=0))
        query = (
            select(MATCHES.c.address, MATCHES.c.moved, bots.label("bots"), func.count().label("seats"))
            .join(SEATS)
            .where(~MATCHES.c.over, MATCHES.c.moved >= since)
            .group_by(MATCHES.c.id, MATCHES.c.address, MATCHES.c.moved)
            .having(bots > 0)
        )
        with self._engine.connect() as connection:
            return [BotMatch(row.address, row.bots == row.seats, row.moved) for row in connection.execute(query)]

    def outdated(self) -> list[OutdatedMatch]:
        """The matches that are not over, those that went on last first, with what is known of their rules."""
        with self._engine.connect() as connection:
            query = select(*self._unfinished()).add_columns(MATCHES.c.differs).where(~MATCHES.c.over)
            return [OutdatedMatch(*row) for row in connection.execute(query.order_by(MATCHES.c.moved.desc(), MATCHES.c.id))]

    def idle_bot_matches(self, idle: int, most: int) -> list[str]:
        """Some matches of bots alone and lessons, over or not, in which nothing has happened for so many microseconds.

        The oldest come first. Those of tournaments are left out: its table leads to them. The key of a lesson is kept
        by one open page alone.
        """
        people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
        return self._idle(idle, most, or_(~people & MATCHES.c.tournament.is_(None), MATCHES.c.lesson.is_not(None)))

    def idle_matches(self, idle: int, most: int) -> list[str]:
        """Some matches of guests that are not over and in which nothing has happened for so many microseconds; oldest first."""
        people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
        accounts = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.account.is_not(None))
        return self._idle(idle, most, ~MATCHES.c.over, people, ~accounts)

    def deserted_matches(self, listed: int, invited: int, most: int) -> list[str]:
        """Some matches that are not over, for which nobody has come; oldest first.

        Nothing has happened for so many microseconds in one ``listed`` in the lobby, or ``invited`` to by link alone.
        """
        waits = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "open")
        now = clock_column(self._engine)
        old = or_(gathers(now - listed), and_(~gathers(), MATCHES.c.moved < now - invited))
        return self._idle(min(listed, invited), most, ~MATCHES.c.over, waits, old)

    def matches_to_freeze(self, idle: int, most: int) -> list[str]:
        """Some matches of people that ended so many microseconds ago and are not frozen; those that ended first."""
        with self._engine.connect() as connection:
            return to_freeze(connection, database_clock(connection) - idle, most)

    def _idle(self, idle: int, most: int, *which: ColumnElement[bool]) -> list[str]:
        with self._engine.connect() as connection:
            since = database_clock(connection) - idle
            query = select(MATCHES.c.id).where(MATCHES.c.moved < since, *which).order_by(MATCHES.c.moved).limit(most)
            return list(connection.execute(query).scalars())

    def _unfinished(self) -> tuple[ColumnElement[Any], ...]:
        """The columns of an `UnfinishedMatch`."""
        idle = (clock_column(self._engine) - MATCHES.c.moved) / 1_000_000.0
        return MATCHES.c.id, MATCHES.c.game, MATCHES.c.version, MATCHES.c.rev, idle
