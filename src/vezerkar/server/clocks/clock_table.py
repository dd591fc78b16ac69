"""The clocks of matches in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, exists, func, insert, or_, select, update

from vezerkar.server.clocks.clocks import Away, ClockRules, Retiming, SeatClock, next_end
from vezerkar.server.clocks.stops import jumped, stood
from vezerkar.server.storage.schema import MATCHES, META, OFFERS, SEATS

OUTAGE_MICROS: Final = 120 * 1_000_000
"""After so long without any process the table was out of reach."""
JUMP_MICROS: Final = 10 * 1_000_000
"""A clock that is corrected by less was not set: that is a step of a service that keeps it right."""
ALIVE: Final = "alive"
"""The name of the last moment at which some process of the table lived."""


def clock_of(row: Row[Any]) -> SeatClock | None:
    """The clock of a row of seats, or None if it has none."""
    if row.bank_ms is None:
        return None
    away = None if row.away_from is None else Away(row.away_from, row.away_until)
    return SeatClock(row.bank_ms, row.since, row.flagged, row.flagged_row, row.credited_day, away)


def clock_columns(clock: SeatClock) -> dict[str, object]:
    """Return a clock as the database has it."""
    return {
        "bank_ms": clock.left,
        "since": clock.since,
        "flagged": clock.flags,
        "flagged_row": clock.row,
        "credited_day": clock.day,
        "away_from": None if clock.away is None else clock.away.begins,
        "away_until": None if clock.away is None else clock.away.until,
    }


def rules_of(stored: object) -> ClockRules | None:
    """Return the clock that the database has for a match."""
    return None if stored is None else msgspec.convert(stored, ClockRules)


def clocks_of(connection: Connection, match: str) -> dict[str, SeatClock]:
    """The clocks of the seats of a match."""
    rows = connection.execute(select(SEATS).where(SEATS.c.match == match))
    return {row.seat: clock for row in rows if (clock := clock_of(row)) is not None}


def keep_clocks(connection: Connection, match: str, clocks: dict[str, SeatClock], **values: object) -> None:
    """Keep these clocks, and when the first of them ends; ``values`` are for the row of the match."""
    for seat, clock in clocks.items():
        connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(clock_columns(clock)))
    if values:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(values))
    keep_due(connection, match)


def keep_due(connection: Connection, match: str) -> None:
    """Keep when something is to be done in a match if nothing happens: a clock, a pause or an offer ends, a seat has waited."""
    until = connection.execute(select(MATCHES.c.paused_until).where(MATCHES.c.id == match)).scalar_one()
    ends = [next_end(clocks_of(connection, match)), _next_vacancy(connection, match)] if until is None else [until]
    offers = select(func.min(OFFERS.c.due)).where(OFFERS.c.match == match, OFFERS.c.state == "open")
    moments = [moment for moment in (*ends, connection.execute(offers).scalar_one()) if moment is not None]
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(next_at=min(moments, default=None)))


def _waiting(match: str | ColumnElement[str]) -> tuple[ColumnElement[bool], ...]:
    """Conditions on a seat of a match: somebody has left it, and no bot plays there yet."""
    return SEATS.c.match == match, SEATS.c.kind == "open", SEATS.c.vacant_until.is_not(None), SEATS.c.stand_in.is_(None)


def _has_seat_in_time() -> ColumnElement[bool]:
    """A condition on a match: the clock of a seat runs, or a seat waits for somebody."""
    return exists().where(SEATS.c.match == MATCHES.c.id, or_(SEATS.c.since.is_not(None), and_(*_waiting(MATCHES.c.id))))


def _next_vacancy(connection: Connection, match: str) -> int | None:
    """The moment at which a seat that somebody has left has waited long enough; None where nobody is left to play with."""
    people = exists().where(SEATS.c.match == match, SEATS.c.kind == "human")
    if not connection.execute(select(people)).scalar_one():
        return None
    first: int | None = connection.execute(select(func.min(SEATS.c.vacant_until)).where(*_waiting(match))).scalar_one()
    return first


def vacancies_of(connection: Connection, match: str) -> dict[str, int]:
    """Until when the seats of a match wait that somebody has left."""
    query = select(SEATS.c.seat, SEATS.c.vacant_until).where(SEATS.c.match == match, SEATS.c.vacant_until.is_not(None))
    return {row.seat: row.vacant_until for row in connection.execute(query)}


def move_vacancies(connection: Connection, match: str, by: int) -> None:
    """Let the seats of a match that wait for somebody wait longer, by so many microseconds."""
    connection.execute(update(SEATS).where(*_waiting(match)).values(vacant_until=SEATS.c.vacant_until + by))


def retime(connection: Connection, match: str, retiming: Retiming | None, at: int) -> None:
    """Do to the clocks of a match what a change at a moment does. In a pause it is still the moment at which that began."""
    if retiming is not None:
        paused = connection.execute(select(MATCHES.c.paused_at).where(MATCHES.c.id == match)).scalar_one()
        keep_clocks(connection, match, retiming.apply(clocks_of(connection, match), at, paused))


def is_due(at: int) -> ColumnElement[bool]:
    """A condition on a match: something is to be done in it at a moment."""
    return and_(~MATCHES.c.over, MATCHES.c.next_at <= at)


def due(connection: Connection, at: int) -> list[str]:
    """The matches in which something is to be done, the earliest first."""
    query = select(MATCHES.c.id).where(is_due(at)).order_by(MATCHES.c.next_at, MATCHES.c.id)
    return list(connection.execute(query).scalars())


def running_matches(connection: Connection) -> Sequence[str]:
    """The matches in which time runs: of a seat, of an offer, of a pause, or until somebody comes to a seat that was left."""
    offered = exists().where(OFFERS.c.match == MATCHES.c.id, OFFERS.c.state == "open")
    running = select(MATCHES.c.id).where(~MATCHES.c.over, or_(_has_seat_in_time(), offered, MATCHES.c.paused_at.is_not(None)))
    return connection.execute(running.order_by(MATCHES.c.id)).scalars().all()


def move_moments(connection: Connection, match: str, before: int, at: int) -> None:
    """Let everybody at a match have as much time as before, after the clock was set from one moment to another."""
    by = at - before
    paused = connection.execute(select(MATCHES.c.paused_at).where(MATCHES.c.id == match)).scalar_one()
    shown = before if paused is None else paused
    clocks = {seat: jumped(clock, shown, shown + by) for seat, clock in clocks_of(connection, match).items()}
    move_vacancies(connection, match, by)
    opened = OFFERS.c.match == match, OFFERS.c.state == "open"
    connection.execute(update(OFFERS).where(*opened).values(due=OFFERS.c.due + by))
    pause = {"paused_at": MATCHES.c.paused_at + by, "paused_until": MATCHES.c.paused_until + by}
    keep_clocks(connection, match, clocks, **pause)


def say_alive(connection: Connection, at: int) -> int | None:
    """Keep that a process of the table lives; return when one did last."""
    known = connection.execute(select(META.c.value).where(META.c.name == ALIVE).with_for_update()).scalar_one_or_none()
    if known is None:
        connection.execute(insert(META).values(name=ALIVE, value=str(at)))
        return None
    connection.execute(update(META).where(META.c.name == ALIVE).values(value=str(at)))
    return int(known)


def excuse(connection: Connection, gone: int, at: int) -> Collection[str]:
    """Give back to all clocks that run what the table was out of reach from one moment to another; return the matches.

    Seats that wait for somebody wait so much longer.
    """
    running = select(MATCHES.c.id).where(~MATCHES.c.over, MATCHES.c.paused_at.is_(None), _has_seat_in_time())
    found = connection.execute(running).scalars().all()
    for match in found:
        clocks = {seat: stood(clock, gone, at) for seat, clock in clocks_of(connection, match).items()}
        move_vacancies(connection, match, at - gone)
        more = MATCHES.c.outage_ms + (at - gone) // 1000
        keep_clocks(connection, match, clocks, outage_ms=more, rev=MATCHES.c.rev + 1, mark=None)
    return found
