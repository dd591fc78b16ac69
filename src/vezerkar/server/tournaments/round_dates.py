"""The dates of rounds in the database: until when a round is to be played, and why that was put off.

A date ends nothing by itself. A round that lasts longer waits for its organiser, who puts the date off or settles what is open.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Text, and_, cast, insert, select, update

from vezerkar.engine.game import Json
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import PAIRINGS, ROUND_DATES, TOURNAMENTS

MOST_EXTENSIONS: Final = 20
"""So often a round is put off at most."""
FURTHEST: Final = 365 * DAY_MICROS
"""The date of a round is at most so far away when it is put off, in microseconds."""

PutOff: TypeAlias = Literal["done", "other_date", "too_often"]
"""The outcome of putting a date off: another date may be there meanwhile, or it was put off `MOST_EXTENSIONS` times."""


@dataclass(frozen=True, slots=True)
class Extension:
    """A date that was put off: from when until when, in microseconds since 1970, by so many days, why, and ``by`` whom.

    ``by`` is the number of an account, None once that is gone; then the reason is empty.
    """

    before: int
    due: int
    days: int
    reason: str
    by: int | None


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
    result yet, and the tournament runs. ``together``: it has begun with all others of the same stage.
    """

    name: str
    round: int
    due: int | None
    playing: bool
    together: bool


def keep_date(connection: Connection, tournament: str, number: int, due: int) -> None:
    """Give a round its date, in the transaction in which it begins."""
    row = {"tournament": tournament, "round": number, "due": due, "extensions": []}
    connection.execute(insert(ROUND_DATES).values(row))


def put_off(connection: Connection, tournament: str, number: int, extension: Extension) -> PutOff:
    """Put the date of a round off, if it is still the one before. What was done already is done."""
    at = ROUND_DATES.c.tournament == tournament, ROUND_DATES.c.round == number
    row = connection.execute(select(ROUND_DATES).where(*at)).one_or_none()
    if row is None:
        return "other_date"
    last = _extension(row.extensions[-1]) if row.extensions else None
    # Once the date has passed, the new one depends on the moment of asking.
    if last is not None and replace(last, due=extension.due) == extension:
        return "done"
    if row.due != extension.before:
        return "other_date"
    if len(row.extensions) >= MOST_EXTENSIONS:
        return "too_often"
    extensions = [*row.extensions, asdict(extension)]
    connection.execute(update(ROUND_DATES).where(*at).values(due=extension.due, extensions=extensions))
    return "done"


def forget_reasons(connection: Connection, account: int) -> None:
    """Empty the reasons that an account has given for putting dates off, and its number there."""
    for row in connection.execute(select(ROUND_DATES).where(cast(ROUND_DATES.c.extensions, Text) != "[]")).all():
        left = [one | {"reason": "", "by": None} if one["by"] == account else one for one in row.extensions]
        if left != row.extensions:
            at = ROUND_DATES.c.tournament == row.tournament, ROUND_DATES.c.round == row.round
            connection.execute(update(ROUND_DATES).where(*at).values(extensions=left))


def extended_by(connection: Connection, account: int) -> list[Json]:
    """The dates that an account has put off, with its reasons."""
    rows = connection.execute(select(ROUND_DATES).order_by(ROUND_DATES.c.tournament, ROUND_DATES.c.round)).all()
    return [
        {"tournament": row.tournament, "round": row.round, "due": one["due"], "days": one["days"], "reason": one["reason"]}
        for row in rows
        for one in row.extensions
        if one["by"] == account
    ]


def _extension(kept: dict[str, Any]) -> Extension:
    return Extension(kept["before"], kept["due"], kept["days"], kept["reason"], kept["by"])


def due_of(connection: Connection, tournament: str, number: int) -> int | None:
    """The date of a round, in microseconds since 1970; None: it has none."""
    at = ROUND_DATES.c.tournament == tournament, ROUND_DATES.c.round == number
    found: int | None = connection.execute(select(ROUND_DATES.c.due).where(*at)).scalar()
    return found


def dates_of(connection: Connection, tournament: str) -> list[RoundDate]:
    """The dates of the rounds of a tournament, the first round first."""
    query = select(ROUND_DATES).where(ROUND_DATES.c.tournament == tournament).order_by(ROUND_DATES.c.round)
    return [RoundDate(row.round, row.due, tuple(_extension(one) for one in row.extensions)) for row in connection.execute(query)]


def round_of(connection: Connection, match: str) -> MatchRound | None:
    """The round to which a match belongs; None: it is of no tournament."""
    theirs = and_(ROUND_DATES.c.tournament == PAIRINGS.c.tournament, ROUND_DATES.c.round == PAIRINGS.c.round)
    row = connection.execute(
        select(
            PAIRINGS.c.round, PAIRINGS.c.result, ROUND_DATES.c.due, TOURNAMENTS.c.name, TOURNAMENTS.c.state, TOURNAMENTS.c.at_once
        )
        .join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
        .outerjoin(ROUND_DATES, theirs)
        .where(PAIRINGS.c.match == match)
    ).one_or_none()
    if row is None:
        return None
    playing = row.state == "running" and row.result is None
    return MatchRound(row.name, row.round, row.due, playing, together=row.at_once and row.round == 1)
