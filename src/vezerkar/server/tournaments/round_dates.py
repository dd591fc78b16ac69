"""The dates of rounds in the database: until when a round is to be played, and why that was put off.

A date ends nothing by itself. A round that lasts longer waits for its organiser, who puts the date off or settles what is open.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, and_, insert, select, update

from vezerkar.server.storage.schema import PAIRINGS, ROUND_DATES, TOURNAMENTS


@dataclass(frozen=True, slots=True)
class Extension:
    """A date that was put off: until when, in microseconds since 1970, and why."""

    due: int
    reason: str


@dataclass(frozen=True, slots=True)
class RoundDate:
    """The date of a round, in microseconds since 1970, and how often it was put off, the first time first."""

    round: int
    due: int
    extensions: tuple[Extension, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRound:
    """The round of a tournament to which a match belongs.

    ``name`` is that of the tournament. ``due`` is the date of the round, None if it has none. ``playing``: the match has no
    result yet, and the tournament runs.
    """

    name: str
    round: int
    due: int | None
    playing: bool


def keep_date(connection: Connection, tournament: str, number: int, due: int) -> None:
    """Give a round its date, in the transaction in which it begins."""
    row = {"tournament": tournament, "round": number, "due": due, "extensions": []}
    connection.execute(insert(ROUND_DATES).values(row))


def put_off(connection: Connection, tournament: str, number: int, before: int, extension: Extension) -> bool:
    """Put the date of a round off, if it is still the one ``before``. Return True if the new date stands."""
    at = ROUND_DATES.c.tournament == tournament, ROUND_DATES.c.round == number
    row = connection.execute(select(ROUND_DATES).where(*at)).one_or_none()
    if row is None or row.due not in (before, extension.due):
        return False
    if row.due == before:
        extensions = [*row.extensions, {"due": extension.due, "reason": extension.reason}]
        connection.execute(update(ROUND_DATES).where(*at).values(due=extension.due, extensions=extensions))
    return True


def dates_of(connection: Connection, tournament: str) -> list[RoundDate]:
    """The dates of the rounds of a tournament, the first round first."""
    query = select(ROUND_DATES).where(ROUND_DATES.c.tournament == tournament).order_by(ROUND_DATES.c.round)
    return [
        RoundDate(row.round, row.due, tuple(Extension(one["due"], one["reason"]) for one in row.extensions))
        for row in connection.execute(query)
    ]


def round_of(connection: Connection, match: str) -> MatchRound | None:
    """The round to which a match belongs; None: it is of no tournament."""
    theirs = and_(ROUND_DATES.c.tournament == PAIRINGS.c.tournament, ROUND_DATES.c.round == PAIRINGS.c.round)
    row = connection.execute(
        select(PAIRINGS.c.round, PAIRINGS.c.result, ROUND_DATES.c.due, TOURNAMENTS.c.name, TOURNAMENTS.c.state)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
        .outerjoin(ROUND_DATES, theirs)
        .where(PAIRINGS.c.match == match)
    ).one_or_none()
    return None if row is None else MatchRound(row.name, row.round, row.due, row.state == "running" and row.result is None)
