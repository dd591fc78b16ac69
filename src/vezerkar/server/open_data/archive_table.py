"""The archives of a table in the database, and what they tell of a game.

Each call is one transaction and may be made again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Engine, delete, func, insert, select

from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.open_data.open_data_messages import Form
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, ARCHIVES, FINISHED_GAMES, FINISHED_SEATS, RATED_GAMES

AFTER: Final = 3600 * SECOND_MICROS
"""So long after its end a day is archived: its last games are counted by then, in microseconds."""


@dataclass(frozen=True, slots=True)
class Archive:
    """A file with the games of a ``day``, such as ``2026-11-23``, in the ``form`` that it has.

    ``games`` are in it, of so many that were ``counted``: some may have lost their rules. ``hash`` is its SHA-256.
    """

    name: str
    day: str
    form: Form
    games: int
    counted: int
    bytes: int
    hash: str


@dataclass(frozen=True, slots=True)
class ArchivedSeat:
    """A seat of a game: who has played it, the account and its rating before (None: there is none), and if it is a bot's."""

    seat: str
    side: str
    result: str
    account: int | None
    by_bot: bool
    rating: int | None


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """A public game that is over, as the database counts it, see `FINISHED_GAMES`."""

    match: str
    players: int
    clock: str
    rated: bool
    seconds: int
    plies: int
    ending: str
    winners: list[str]
    seats: list[ArchivedSeat]


class ArchiveTable:
    """The archives of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def days_to_make(self) -> list[str]:
        """The days that are over and have no archive, or one of other games than were counted since; the first day first."""
        number = (FINISHED_GAMES.c.ended // DAY_MICROS).label("number")
        made: dict[str, int] = {}
        with self._engine.connect() as connection:
            today = (database_clock(connection) - AFTER) // DAY_MICROS
            for row in connection.execute(select(ARCHIVES.c.day, ARCHIVES.c.counted)):
                made[row.day] = row.counted
            days = select(number, func.count().label("games")).where(FINISHED_GAMES.c.ended < today * DAY_MICROS)
            rows = connection.execute(days.group_by(number).order_by(number)).all()
        return [day for row in rows if made.get(day := day_of(row.number)) != row.games]

    def seconds_to_next_day(self) -> float:
        """The seconds until the day of now can be archived."""
        with self._engine.connect() as connection:
            now = database_clock(connection)
        return (DAY_MICROS - (now - AFTER) % DAY_MICROS) / SECOND_MICROS

    def games(self, day: str) -> list[ArchivedGame]:
        """The games that ended on a day, the first first."""
        begin = int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * SECOND_MICROS
        query = select(FINISHED_GAMES, RATED_GAMES.c.changes).outerjoin(
            RATED_GAMES, RATED_GAMES.c.match == FINISHED_GAMES.c.match
        )
        query = query.where(FINISHED_GAMES.c.ended >= begin, FINISHED_GAMES.c.ended < begin + DAY_MICROS)
        of_day = select(FINISHED_GAMES.c.match).where(
            FINISHED_GAMES.c.ended >= begin, FINISHED_GAMES.c.ended < begin + DAY_MICROS
        )
        seated = select(FINISHED_SEATS, ACCOUNTS.c.role).outerjoin(ACCOUNTS, ACCOUNTS.c.id == FINISHED_SEATS.c.account)
        seated = seated.where(FINISHED_SEATS.c.match.in_(of_day)).order_by(FINISHED_SEATS.c.match, FINISHED_SEATS.c.seat)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(FINISHED_GAMES.c.ended, FINISHED_GAMES.c.match)).all()
            seats: dict[str, list[Any]] = {row.match: [] for row in rows}
            for seat in connection.execute(seated):
                seats.setdefault(seat.match, []).append(seat)
        return [
            ArchivedGame(
                match=row.match,
                players=row.players,
                clock=row.clock,
                rated=row.rated,
                seconds=(row.ended - row.began) // SECOND_MICROS,
                plies=row.plies,
                ending=row.ending,
                winners=row.winners.split(),
                seats=[_seat(one, row.changes or {}) for one in seats[row.match]],
            )
            for row in rows
        ]

    def keep(self, day: str, archives: Collection[Archive]) -> None:
        """Keep what the files of a day are, in place of what was kept before."""
        with self._engine.begin() as connection:
            made = database_clock(connection)
            connection.execute(delete(ARCHIVES).where(ARCHIVES.c.day == day))
            for one in archives:
                connection.execute(
                    insert(ARCHIVES).values(
                        name=one.name,
                        day=one.day,
                        form=one.form,
                        games=one.games,
                        counted=one.counted,
                        bytes=one.bytes,
                        hash=one.hash,
                        made=made,
                    )
                )

    def archives(self, before: str | None, most: int) -> list[Archive]:
        """The archives, the last days first, at ``most`` so many; ``before`` a day, or from the last one on."""
        query = select(ARCHIVES).order_by(ARCHIVES.c.day.desc(), ARCHIVES.c.form).limit(most)
        if before is not None:
            query = query.where(ARCHIVES.c.day < before)
        with self._engine.connect() as connection:
            return [_archive(row) for row in connection.execute(query)]

    def archive(self, name: str) -> Archive | None:
        """The archive of this name, or None if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(select(ARCHIVES).where(ARCHIVES.c.name == name)).one_or_none()
            return None if row is None else _archive(row)


def day_of(number: int) -> str:
    """Return the day with this number since 1970, such as ``2026-11-23``."""
    return datetime.fromtimestamp(int(number) * DAY_MICROS // SECOND_MICROS, UTC).date().isoformat()


def _seat(row: Any, changes: dict[str, list[float]]) -> ArchivedSeat:
    change = changes.get(str(row.account))
    rating = None if change is None else Rating(change[0], change[1]).shown
    return ArchivedSeat(row.seat, row.side, row.result, row.account, row.role == BOT, rating)


def _archive(row: Any) -> Archive:
    return Archive(row.name, row.day, row.form, row.games, row.counted, row.bytes, row.hash)
