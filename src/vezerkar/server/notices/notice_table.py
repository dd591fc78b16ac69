"""Notices in the database: nobody is told the same thing twice by the same channel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine, delete, func, insert, or_, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.notices.bell_table import BELL, ring_within
from vezerkar.server.notices.notice_messages import NoticeEvent
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import NOTICES, SENT

KEPT_DAYS: Final = 90
"""For so many days it is remembered what was told. A question that is older is told once more if it is asked about again."""
DIGEST_DAYS: Final = 7
"""A notice that no digest could tell for so many days is not told any more."""


@dataclass(frozen=True, slots=True)
class Told:
    """A notice to an account about a match, by a ``target``: ``bell``, ``mail``, one webhook or one browser.

    ``mode`` is ``now``, ``digest``, ``listed`` in the bell, or ``seen``: the account looked at the match just then. The bell says
    the tournament that it is ``about``.
    """

    match: str
    number: str
    event: NoticeEvent
    target: str
    mode: str
    about: str = ""


class NoticeTable:
    """Rows of notices. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    def keep(self, account: int, notices: Sequence[Told], jobs: Callable[[Sequence[Told]], Iterable[NewJob]]) -> bool:
        """Keep those of these notices that are new, and in one with it the jobs that tell them; False if none is new."""
        with self._engine.begin() as connection:
            # Another job about the same account waits here.
            lock_account(connection, account)
            now = database_clock(connection)
            connection.execute(delete(NOTICES).where(NOTICES.c.account == account, NOTICES.c.at < now - KEPT_DAYS * DAY_MICROS))
            numbers = {one.number for one in notices}
            found = connection.execute(select(NOTICES).where(NOTICES.c.account == account, NOTICES.c.number.in_(numbers)))
            known = {(row.number, row.target) for row in found}
            new = [one for one in notices if (one.number, one.target) not in known]
            for one in new:
                row = {"number": one.number, "target": one.target, "match": one.match, "event": one.event, "mode": one.mode}
                row |= {"about": one.about, "page": ""}
                connection.execute(insert(NOTICES).values(account=account, at=now, **row))
            self._jobs.add_within(connection, jobs(new))
            if any(one.target == BELL for one in new):
                ring_within(connection, account)
            return bool(new)

    def count(self, account: int, seconds: float) -> int:
        """Return of how many notices an account was told at once in these last seconds, by whatever channels."""
        with self._engine.connect() as connection:
            since = database_clock(connection) - round(seconds * 1_000_000)
            which = NOTICES.c.account == account, NOTICES.c.mode == "now", NOTICES.c.at > since
            return int(connection.execute(select(func.count(NOTICES.c.number.distinct())).where(*which)).scalar_one())

    def take_digest(self, account: int, digest: str) -> list[Told]:
        """The notices that a digest tells: all that none has told, the oldest first. The next digest tells those that come later.

        A digest that was not sent after all has told nothing.
        """
        untold = or_(NOTICES.c.digest.is_(None), NOTICES.c.digest == digest, NOTICES.c.digest.not_in(select(SENT.c.id)))
        with self._engine.begin() as connection:
            late = NOTICES.c.at > database_clock(connection) - DIGEST_DAYS * DAY_MICROS
            which = NOTICES.c.account == account, NOTICES.c.mode == "digest", late, untold
            connection.execute(update(NOTICES).where(*which).values(digest=digest))
            told = NOTICES.c.account == account, NOTICES.c.digest == digest
            rows = connection.execute(select(NOTICES).where(*told).order_by(NOTICES.c.at, NOTICES.c.number))
            return [Told(row.match, row.number, row.event, row.target, row.mode) for row in rows]
