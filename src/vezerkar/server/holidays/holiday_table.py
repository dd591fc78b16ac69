"""The holidays of accounts in the database, and how the clocks of matches come to know them.

The clock of a seat has the holiday of its player beside it (`SeatClock.away`), from when it is planned. So nothing has to be done
when it begins or ends, and no process can be late. What is written here is written in one with the clocks of all matches of the
account. Whoever sits down meanwhile waits for that, and the other way about: both lock the row of the account.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Engine, delete, insert, select, update

from vezerkar.server.clocks.clock_table import clock_of, keep_clocks, rules_of
from vezerkar.server.clocks.clocks import Away
from vezerkar.server.clocks.stops import with_away
from vezerkar.server.holidays.holidays import Holiday, new_holiday, present
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.schema import ACCOUNTS, HOLIDAYS, MATCHES, SEATS


def holidays_of(connection: Connection, account: int) -> list[Holiday]:
    """The holidays of an account, the first one first."""
    rows = connection.execute(select(HOLIDAYS).where(HOLIDAYS.c.account == account).order_by(HOLIDAYS.c.begins))
    return [Holiday(row.begins, row.until) for row in rows]


def read_holidays(engine: Engine, account: int) -> tuple[list[Holiday], int]:
    """The holidays of an account, the first one first, and this moment by the clock of the database."""
    with engine.connect() as connection:
        return holidays_of(connection, account), database_clock(connection)


def plan_holiday(connection: Connection, account: int, days: int, begins: int | None, at: int) -> bool:
    """Keep a new holiday of an account. Return False if it is there already, from the same post before. Raises `ApiError`."""
    known = _locked(connection, account)
    there = present(known, at)
    if there is not None and there.days == days and (there.begins <= at if begins is None else there.begins == begins):
        return False
    wanted = new_holiday(known, days, begins, at)
    connection.execute(insert(HOLIDAYS).values(account=account, begins=wanted.begins, until=wanted.until))
    return True


def end_holiday(connection: Connection, account: int, at: int) -> bool:
    """End the holiday of an account at a moment, or call off what is to come then. Return False if there is none."""
    known = _locked(connection, account)
    there = present(known, at)
    if there is None:
        return False
    mine = HOLIDAYS.c.account == account, HOLIDAYS.c.begins == there.begins
    if there.begins >= at:
        connection.execute(delete(HOLIDAYS).where(*mine))
    else:
        connection.execute(update(HOLIDAYS).where(*mine).values(until=at))
    return True


def matches_with_clock(connection: Connection, account: int) -> list[str]:
    """The matches that go on in which the clocks of an account know holidays; in one order, as all lock them in it."""
    mine = select(SEATS.c.match).where(SEATS.c.account == account, SEATS.c.kind == "human")
    which = MATCHES.c.id.in_(mine), ~MATCHES.c.over, MATCHES.c.clock.is_not(None)
    rows = connection.execute(select(MATCHES.c.id, MATCHES.c.clock).where(*which).order_by(MATCHES.c.id))
    return [row.id for row in rows if (rules := rules_of(row.clock)) is not None and rules.holidays]


def tell_holidays(connection: Connection, match: str, seats: Collection[str], at: int) -> None:
    """Let the clocks of some seats of a match know the holidays of those who sit there from a moment on."""
    if not seats:
        return
    head = connection.execute(select(MATCHES.c.clock, MATCHES.c.paused_at).where(MATCHES.c.id == match)).one()
    rules = rules_of(head.clock)
    if rules is None or not rules.holidays:
        return
    which = SEATS.c.match == match, SEATS.c.seat.in_(seats)
    rows = connection.execute(select(SEATS).where(*which).order_by(SEATS.c.seat)).all()
    away = _away(connection, {row.account for row in rows if row.account is not None and row.kind == "human"}, at)
    stopped = at if head.paused_at is None else head.paused_at
    changed = {}
    for row in rows:
        clock = clock_of(row)
        if clock is None:
            continue
        other = with_away(clock, away.get(row.account) if row.kind == "human" else None, stopped)
        if other != clock:
            changed[row.seat] = other
    if changed:
        keep_clocks(connection, match, changed)


def seats_with(connection: Connection, match: str, account: int) -> list[str]:
    """The seats of a match that an account keeps."""
    return list(connection.execute(select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.account == account)).scalars())


def _away(connection: Connection, accounts: Collection[int], at: int) -> dict[int, Away]:
    """The holidays of these accounts that go on at a moment or are to come; nobody plans another until this is written."""
    if not accounts:
        return {}
    locked = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts)).order_by(ACCOUNTS.c.id)
    connection.execute(locked.with_for_update(read=True)).all()
    rows = connection.execute(select(HOLIDAYS).where(HOLIDAYS.c.account.in_(accounts), HOLIDAYS.c.until > at))
    return {row.account: Away(row.begins, row.until) for row in rows}


def _locked(connection: Connection, account: int) -> list[Holiday]:
    """The holidays of an account, which nobody else changes until this is written."""
    # What refers to the row, such as a seat, may be written meanwhile; that it is read for clocks may not.
    connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account).with_for_update(key_share=True)).all()
    return holidays_of(connection, account)
