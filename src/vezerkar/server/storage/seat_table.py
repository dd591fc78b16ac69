"""The seats and the keys of matches in the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, insert, select, update

from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.matches.match_messages import StandingOrder
from vezerkar.server.plans.plan_table import plan_columns, plan_of, report_of
from vezerkar.server.storage.schema import ACCOUNTS, KEYS, SEATS
from vezerkar.server.storage.stored_match import HeldAnswer, SeatAssignment, SeatKey


def insert_seats(connection: Connection, match: str, assignments: Iterable[SeatAssignment], asked: Collection[str]) -> None:
    """Keep the seats of a new match, of which those ``asked`` must choose first."""
    connection.execute(
        insert(SEATS),
        [
            {
                "match": match,
                "seat": assignment.seat,
                "party": assignment.player,
                "kind": assignment.kind,
                "bot": assignment.bot,
                "holder": assignment.player_name,
                "account": assignment.account,
                "autopass": assignment.autopass,
                "invitation": assignment.invitation,
                "asked": assignment.seat in asked,
                **_answer_columns(assignment),
            }
            for assignment in assignments
        ],
    )


def keep_seats(connection: Connection, match: str, assignments: Iterable[SeatAssignment]) -> None:
    """Keep who sits on these seats, and what is answered there."""
    for assignment in assignments:
        connection.execute(
            update(SEATS)
            .where(SEATS.c.match == match, SEATS.c.seat == assignment.seat)
            .values(
                kind=assignment.kind,
                holder=assignment.player_name,
                account=assignment.account,
                autopass=assignment.autopass,
                invitation=assignment.invitation,
                reserved=assignment.reserved,
                listed_as=assignment.listed_as or None,
                vacant_until=assignment.vacant_until,
                left_at=assignment.left_at,
                resigned=assignment.resigned,
                resigned_by=assignment.resigned_by,
                late=assignment.late,
                **_answer_columns(assignment),
            )
        )


def changed_hands(connection: Connection, match: str, assignments: Iterable[SeatAssignment]) -> list[str]:
    """Return the seats of a match that somebody else keeps now than as they are to be kept, or nobody does."""
    kept = {one.seat: (one.kind, one.account) for one in assignments}
    rows = connection.execute(
        select(SEATS.c.seat, SEATS.c.kind, SEATS.c.account).where(SEATS.c.match == match, SEATS.c.seat.in_(kept))
    )
    return [row.seat for row in rows if (row.kind, row.account) != kept[row.seat]]


def losers(connection: Connection, match: str, assignments: Iterable[SeatAssignment]) -> set[int]:
    """Return the accounts that keep seats of a match now, and not as they are to be kept."""
    kept = {assignment.seat: assignment.account for assignment in assignments}
    seats = select(SEATS.c.seat, SEATS.c.account).where(SEATS.c.match == match, SEATS.c.seat.in_(kept))
    return {row.account for row in connection.execute(seats) if row.account not in (None, kept[row.seat])}


def keep_bots(connection: Connection, match: str, assignments: Iterable[SeatAssignment]) -> None:
    """Keep which bots sit on those of these seats that are bots'; their clocks are of no use any more."""
    for one in assignments:
        if one.kind == "bot":
            theirs = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == one.seat)
            connection.execute(theirs.values(bot=one.bot, bank_ms=None, since=None))


def seats_of(connection: Connection, match: str) -> Sequence[Row[Any]]:
    """Return the rows of the seats of a match, each with the role of the account that keeps it, in the order of their names.

    Without an order PostgreSQL gives first what was not changed since it was written.
    """
    seats = select(SEATS, ACCOUNTS.c.role).outerjoin(ACCOUNTS)
    return connection.execute(seats.where(SEATS.c.match == match).order_by(SEATS.c.seat)).all()


def assignment_of(row: Row[Any]) -> SeatAssignment:
    """Return the seat of a row of `seats_of`."""
    return SeatAssignment(
        seat=row.seat,
        player=row.party,
        kind=row.kind,
        bot=row.bot,
        player_name=row.holder,
        autopass=row.autopass,
        invitation=row.invitation,
        reserved=row.reserved,
        listed_as=row.listed_as or "",
        vacant_until=row.vacant_until,
        left_at=row.left_at,
        resigned=row.resigned,
        resigned_by=row.resigned_by,
        late=row.late,
        pass_turn=row.pass_turn,
        orders=msgspec.convert(row.orders or [], list[StandingOrder]),
        held_answer=None if row.answer is None else HeldAnswer(*row.answer),
        ordered=row.ordered,
        agrees=row.agrees or "",
        account=row.account,
        by_bot=row.role == BOT,
        stand_in=row.stand_in or "",
        muted_until=row.muted_until,
        plan=plan_of(row),
        plan_report=report_of(row),
    )


_ASKING: Final = (
    update(SEATS).where(SEATS.c.match == bindparam("which")).values(asked=SEATS.c.seat.in_(bindparam("those", expanding=True)))
)


def keep_asked(connection: Connection, match: str, asked: Collection[str]) -> None:
    """Keep which seats of a match must choose."""
    connection.execute(_ASKING, {"which": match, "those": [*asked]})


def keep_keys(connection: Connection, match: str, keys: Collection[SeatKey]) -> None:
    """Keep more keys of a match."""
    # A match of a tournament has none.
    if keys:
        connection.execute(insert(KEYS), [key_row(match, key) for key in keys])


def key_row(match: str, key: SeatKey) -> dict[str, object]:
    """Return a key as the database has it."""
    return {
        "hash": key.hash,
        "match": match,
        "seats": list(key.seats),
        "maker": key.creator,
        "invitation": key.invitation,
        "muted_until": key.muted_until,
    }


def key_of_row(row: Row[Any]) -> SeatKey:
    """Return the key of a row of the table of keys."""
    return SeatKey(row.hash, tuple(row.seats), row.maker, row.invitation, muted_until=row.muted_until)


def _answer_columns(assignment: SeatAssignment) -> dict[str, object]:
    answer = assignment.held_answer
    return {
        "pass_turn": assignment.pass_turn,
        "orders": msgspec.to_builtins(assignment.orders) or None,
        "answer": None if answer is None else [answer.ply, answer.action],
        "ordered": assignment.ordered,
        "agrees": assignment.agrees or None,
        "stand_in": assignment.stand_in or None,
        "muted_until": assignment.muted_until,
        **plan_columns(assignment),
    }
