"""Guesses of passwords, counted in the database: all processes share the counts, and a restart forgets none.

A row is a token bucket, written as the moment at which it will be full again. A bucket that is full needs no row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from sqlalchemy import Connection, Engine, case, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from vezerkar.server.http.limits import Rate
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import GUESSES

MOST: Final = 20_000
"""Largest number of rows. Beyond that, those that are full soonest are forgotten."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """A name for what guesses are counted under, and how many of them there may be."""

    about: str
    rate: Rate

    @property
    def cost(self) -> int:
        """Microseconds until one guess is forgotten."""
        return round(SECOND_MICROS / self.rate.per_second)

    @property
    def room(self) -> int:
        """Microseconds until an empty bucket is full."""
        return round(SECOND_MICROS * self.rate.burst / self.rate.per_second)


class TooManyGuesses(Exception):
    """There were too many guesses. The next one is counted after ``wait`` seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait


class GuessTable:
    """Rows of what is counted. A call that is made again because nobody knows if the first came through may count twice."""

    def __init__(self, engine: Engine, most: int = MOST) -> None:
        self._engine = engine
        self._most = most

    def spend(self, buckets: Sequence[Bucket]) -> None:
        """Count a guess in each of the buckets. Raises `TooManyGuesses` if there is no room in one; then it counts in none."""
        self.tidy()
        with self._engine.begin() as connection:
            now = database_clock(connection)
            for bucket in buckets:
                _spend(connection, bucket, now)

    def tidy(self) -> None:
        """Forget what is of no use any more, and what there is too much of."""
        with self._engine.begin() as connection:
            now = database_clock(connection)
            newest = select(GUESSES.c.full_at).order_by(GUESSES.c.full_at.desc())
            last = connection.execute(newest.offset(self._most).limit(1)).scalar_one_or_none()
            useless = or_(GUESSES.c.full_at <= now, GUESSES.c.full_at <= (last or 0))
            # Whoever counts has a row locked and may wait for another one: nothing here waits for either.
            free = select(GUESSES.c.about).where(useless).with_for_update(skip_locked=True)
            connection.execute(delete(GUESSES).where(GUESSES.c.about.in_(free)))


def _spend(connection: Connection, bucket: Bucket, now: int) -> None:
    # A bucket that is full later than is possible was written before the clock was set back. By less than a guess costs it may be
    # later: whoever has waited for the row looked at the clock before those who wrote it.
    counts = (GUESSES.c.full_at > now) & (GUESSES.c.full_at <= now + bucket.room + bucket.cost)
    full_at = case((counts, GUESSES.c.full_at), else_=now) + bucket.cost
    row = {"about": bucket.about, "full_at": now + bucket.cost}
    upsert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(GUESSES).values(row)
    counted = upsert.on_conflict_do_update(
        index_elements=[GUESSES.c.about], set_={"full_at": full_at}, where=full_at <= now + bucket.room
    )
    if connection.execute(counted.returning(GUESSES.c.about)).first() is None:
        known = connection.execute(select(GUESSES.c.full_at).where(GUESSES.c.about == bucket.about)).scalar_one()
        raise TooManyGuesses(max(1, ceil((known + bucket.cost - bucket.room - now) / SECOND_MICROS)))
