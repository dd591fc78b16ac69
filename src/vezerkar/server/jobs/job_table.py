"""Jobs: work that is due at some time, kept in the database beside the write that asked for it.

What is promised:

* A job that is added with a write is there if and only if the write is.
* It is done at least once, or fails `MAX_ATTEMPTS` times and is *dead*: it stays in the table, is shown to the operator and is
  done no more. It may be done more than once, since a process can die after the work and before it is noted.
* Whoever takes a job has a lease on it. Nobody else takes it before the lease ends, and who has lost the lease changes nothing.
* Of a key there is one job at most. To ask again for what waits changes nothing but to make it earlier; to ask again for what is
  being done has it done once more; to ask again for what is dead brings it back to life.

Plain synchronous calls, like those of the `Store`, and as those they may be made again when it is not known if the first came
through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from time import time_ns
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from vezerkar.engine.game import Json
from vezerkar.server.storage.database_engine import SERVER_CLOCK
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import JOBS

LEASE: Final = 60 * SECOND_MICROS
"""For how long a job is taken, in microseconds."""
LONGEST_LEASE: Final = 2 * LEASE
"""A lease that ends later than that from now is of a clock that was set back.

One of this very moment may seem longer than it is to whoever has asked for the time a little before.
"""
MAX_ATTEMPTS: Final = 8
"""Tries after which a job is dead."""
FIRST_WAIT: Final = 10 * SECOND_MICROS
"""Microseconds after the first failure. Each further wait is four times as long, up to `LONGEST_WAIT`."""
LONGEST_WAIT: Final = 6 * 3600 * SECOND_MICROS
MAX_ERROR: Final = 2000
"""Characters that are kept of an error."""
DIED: Final = "the process ended before this was done"
"""The error of a job whose lease ended at its last try."""


@dataclass(frozen=True, slots=True)
class NewJob:
    """A job to be added: its kind, what it is about, the seconds until it is due, and its key, if there may be but one."""

    kind: str
    body: dict[str, Json] = field(default_factory=dict)
    after: float = 0.0
    key: str | None = None


@dataclass(frozen=True, slots=True)
class TakenJob:
    """A job that somebody has taken, until the ``lease`` ends. Times are in microseconds since 1970."""

    id: int
    kind: str
    body: dict[str, Json]
    due: int
    lease: int
    attempts: int


@dataclass(frozen=True, slots=True)
class ListedJob:
    """A job as the operator sees it. ``due`` is None for one that is dead. Times are in microseconds since 1970."""

    id: int
    kind: str
    body: dict[str, Json]
    due: int | None
    lease: int | None
    attempts: int
    key: str | None
    last_error: str | None


def database_clock(connection: Connection) -> int:
    """This moment in microseconds since 1970: by the database server, so that all processes agree; with SQLite there is one."""
    if connection.dialect.name == "sqlite":
        return time_ns() // 1000
    moment: int = connection.execute(select(SERVER_CLOCK)).scalar_one()
    return moment


class JobTable:
    """The jobs of a database."""

    def __init__(self, engine: Engine, clock: Callable[[Connection], int] = database_clock) -> None:
        self._engine = engine
        self._clock = clock

    def add_within(self, connection: Connection, jobs: Iterable[NewJob]) -> None:
        """Add jobs in a transaction that writes something else."""
        for job in jobs:
            due = self._clock(connection) + round(job.after * SECOND_MICROS)
            row = {"kind": job.kind, "body": job.body, "due": due, "key": job.key}
            if job.key is None:
                connection.execute(insert(JOBS).values(row))
                continue
            upsert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(JOBS).values(row)
            dead, free = JOBS.c.due.is_(None), JOBS.c.lease.is_(None)
            earlier = case((JOBS.c.due < due, JOBS.c.due), else_=due)
            # Another time than before tells whoever is at it now that this was asked for again meanwhile.
            later = case((JOBS.c.due >= due, JOBS.c.due + 1), else_=due)
            connection.execute(
                upsert.on_conflict_do_update(
                    index_elements=[JOBS.c.key],
                    set_={
                        "kind": job.kind,
                        "body": upsert.excluded.body,
                        "due": case((dead, due), (free, earlier), else_=later),
                        "attempts": case((and_(free, ~dead), JOBS.c.attempts), else_=0),
                        "died": None,
                    },
                )
            )

    def add(self, jobs: Iterable[NewJob]) -> None:
        """Add jobs that belong to no other write. They must have keys if this is called again after an error."""
        with self._engine.begin() as connection:
            self.add_within(connection, jobs)

    def waits(self) -> dict[str, float]:
        """Return how many seconds it is until a job of a kind can be taken, 0 or less for now, by kind; of some there is none."""
        with self._engine.connect() as connection:
            return self._waits(connection, self._clock(connection), true())

    def take(self, kind: str) -> TakenJob | float | None:
        """Take the job of this kind that has been due for longest; if none is due, return the seconds until one is, if ever."""
        with self._engine.begin() as connection:
            now = self._clock(connection)
            job = self._take(connection, now, kind)
            return self._waits(connection, now, JOBS.c.kind == kind).get(kind) if job is None else job

    def _waits(self, connection: Connection, now: int, which: ColumnElement[bool]) -> dict[str, float]:
        free_at = case((free_jobs(now), JOBS.c.due), (JOBS.c.due > JOBS.c.lease, JOBS.c.due), else_=JOBS.c.lease)
        first = select(JOBS.c.kind, func.min(free_at)).where(which, JOBS.c.due.is_not(None)).group_by(JOBS.c.kind)
        return {kind: (moment - now) / SECOND_MICROS for kind, moment in connection.execute(first)}

    def _take(self, connection: Connection, now: int, kind: str) -> TakenJob | None:
        # On PostgreSQL somebody else may be taking one at the same moment: then it is the next one.
        first = (
            select(JOBS)
            .where(JOBS.c.kind == kind, JOBS.c.due <= now, free_jobs(now))
            .order_by(JOBS.c.due, JOBS.c.id)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        while (row := connection.execute(first).one_or_none()) is not None:
            this = update(JOBS).where(JOBS.c.id == row.id)
            if row.attempts < MAX_ATTEMPTS:
                lease, attempts = now + LEASE, row.attempts + 1
                connection.execute(this.values(lease=lease, attempts=attempts))
                return TakenJob(row.id, row.kind, row.body, row.due, lease, attempts)
            connection.execute(this.values(due=None, died=now, lease=None, last_error=DIED))
        return None

    def renew(self, job: TakenJob) -> TakenJob | None:
        """Prolong the lease; None if somebody else has the job now, or it was dropped."""
        with self._engine.begin() as connection:
            lease = self._clock(connection) + LEASE
            changed = connection.execute(update(JOBS).where(_held(job)).values(lease=lease)).rowcount
            return replace(job, lease=lease) if changed else None

    def done(self, job: TakenJob, again: float | None = None) -> None:
        """Note that a job is done, and is due ``again`` after so many seconds, or never.

        If it was asked for meanwhile, it stays.
        """
        same = and_(_held(job), JOBS.c.due == job.due)
        with self._engine.begin() as connection:
            if again is None:
                connection.execute(delete(JOBS).where(same))
            else:
                due = self._clock(connection) + round(again * SECOND_MICROS)
                connection.execute(update(JOBS).where(same).values(due=due, lease=None, attempts=0, last_error=None))
            connection.execute(update(JOBS).where(_held(job)).values(lease=None, attempts=0, last_error=None))

    def failed(self, job: TakenJob, error: str) -> bool:
        """Note that a job has failed: it is tried again later, or is dead, and then this is True.

        If it was asked for meanwhile, its tries begin anew.
        """
        error = error[:MAX_ERROR]
        with self._engine.begin() as connection:
            now = self._clock(connection)
            dead = job.attempts >= MAX_ATTEMPTS
            state = {"due": None, "died": now} if dead else {"due": now + wait_after(job.attempts)}
            same = and_(_held(job), JOBS.c.due == job.due)
            noted = connection.execute(update(JOBS).where(same).values(**state, lease=None, last_error=error)).rowcount
            connection.execute(update(JOBS).where(_held(job)).values(lease=None, last_error=error))
            return bool(noted) and dead

    def release(self, job: TakenJob) -> None:
        """Give a job back that was neither done nor tried to its end: somebody else may take it at once."""
        with self._engine.begin() as connection:
            attempts = case((JOBS.c.attempts > 0, JOBS.c.attempts - 1), else_=0)
            connection.execute(update(JOBS).where(_held(job)).values(lease=None, attempts=attempts))

    def forget_dead(self, kind: str, after: int) -> None:
        """Forget the jobs of a kind that have been dead for so many microseconds."""
        with self._engine.begin() as connection:
            before = self._clock(connection) - after
            connection.execute(delete(JOBS).where(JOBS.c.kind == kind, JOBS.c.died < before))

    # --- for the operator ----------------------------------------------------------------------------------------

    def jobs(self) -> list[ListedJob]:
        """All jobs: first those that are dead, then by the time at which they are due."""
        with self._engine.connect() as connection:
            return [
                _listed(row) for row in connection.execute(select(JOBS).order_by(JOBS.c.due.is_not(None), JOBS.c.due, JOBS.c.id))
            ]

    def retry(self, number: int, record: Callable[[Connection], None]) -> bool:
        """Have a job done now, however often it has failed; False if there is none of this number.

        ``record`` writes down in the same transaction who wants it.
        """
        with self._engine.begin() as connection:
            now = self._clock(connection)
            again = update(JOBS).where(JOBS.c.id == number).values(due=now, died=None, attempts=0)
            found = bool(connection.execute(again).rowcount)
            if found:
                record(connection)
            return found

    def drop(self, number: int, record: Callable[[Connection], None]) -> bool:
        """Forget a job; False if there is none of this number. Who is at it now goes on, and leaves no trace of it.

        ``record`` writes down in the same transaction who wants it.
        """
        with self._engine.begin() as connection:
            found = bool(connection.execute(delete(JOBS).where(JOBS.c.id == number)).rowcount)
            if found:
                record(connection)
            return found


def wait_after(attempts: int) -> int:
    """Return how many microseconds a job waits after so many failures."""
    wait: int = FIRST_WAIT * 4 ** (attempts - 1)
    return min(wait, LONGEST_WAIT)


def free_jobs(now: int) -> ColumnElement[bool]:
    """The jobs at which nobody is at a moment."""
    return or_(JOBS.c.lease.is_(None), JOBS.c.lease <= now, JOBS.c.lease > now + LONGEST_LEASE)


def _held(job: TakenJob) -> ColumnElement[bool]:
    return and_(JOBS.c.id == job.id, JOBS.c.lease == job.lease)


def _listed(row: Row[Any]) -> ListedJob:
    return ListedJob(row.id, row.kind, row.body, row.due, row.lease, row.attempts, row.key, row.last_error)
