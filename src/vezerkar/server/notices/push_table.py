"""Browsers to which notices are pushed, in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Select, delete, insert, or_, select, update

from vezerkar.server.accounts.account_table import SESSION_DAYS, lock_account
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import PUSH_DEVICES, SESSIONS

MOST: Final = 10
"""Browsers of one account. Beyond that, those added longest ago go."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """An address of a push service at which a browser is reached, and the keys by which messages to it are sealed."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Device:
    """A browser to which notices of an account are pushed; ``browser`` and ``place`` are those of its session, by its hash.

    ``failures`` is how often in a row that has failed, ``error`` why it did last.
    """

    id: int
    account: int
    session: str
    to: Subscription
    browser: str
    place: str
    made: int
    failures: int
    error: str


class PushTable:
    """Rows of browsers. Each call may be made again when it is not known if the first one has come through.

    A browser is one only as long as its session lasts: who signs it out, from wherever, has nothing more shown there.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def devices(self, account: int) -> list[Device]:
        """The browsers of an account, the oldest first."""
        with self._engine.connect() as connection:
            query = _signed_in(connection).where(PUSH_DEVICES.c.account == account).order_by(PUSH_DEVICES.c.id)
            return [_device(row) for row in connection.execute(query)]

    def device(self, number: int) -> Device | None:
        """A browser, or None if it was removed or signed out."""
        with self._engine.connect() as connection:
            row = connection.execute(_signed_in(connection).where(PUSH_DEVICES.c.id == number)).one_or_none()
            return None if row is None else _device(row)

    def add(self, account: int, session: str, to: Subscription) -> None:
        """Keep the browser of a session, by its hash, in place of what was kept of it before."""
        with self._engine.begin() as connection:
            # Whoever adds another at the same moment waits here.
            lock_account(connection, account)
            signed_out = PUSH_DEVICES.c.session.not_in(select(SESSIONS.c.hash))
            same = or_(PUSH_DEVICES.c.session == session, PUSH_DEVICES.c.endpoint == to.endpoint)
            connection.execute(delete(PUSH_DEVICES).where(or_(same, (PUSH_DEVICES.c.account == account) & signed_out)))
            row = {"account": account, "session": session, "made": database_clock(connection)}
            keys = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}
            connection.execute(insert(PUSH_DEVICES).values(row | keys))
            newest = select(PUSH_DEVICES.c.id).where(PUSH_DEVICES.c.account == account).order_by(PUSH_DEVICES.c.id.desc())
            extra = connection.execute(newest.offset(MOST)).scalars().all()
            connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.id.in_(extra)))

    def remove(self, account: int, number: int) -> None:
        """Forget a browser of an account."""
        with self._engine.begin() as connection:
            which = PUSH_DEVICES.c.account == account, PUSH_DEVICES.c.id == number
            connection.execute(delete(PUSH_DEVICES).where(*which))

    def tidy(self) -> None:
        """Forget browsers that were signed out."""
        with self._engine.begin() as connection:
            connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.session.not_in(select(SESSIONS.c.hash))))

    def note(self, number: int, error: str) -> int:
        """Count a failure for a reason, or with none begin anew; return how many there were in a row."""
        with self._engine.begin() as connection:
            values = {"failures": PUSH_DEVICES.c.failures + 1 if error else 0, "error": error}
            connection.execute(update(PUSH_DEVICES).where(PUSH_DEVICES.c.id == number).values(values))
            query = select(PUSH_DEVICES.c.failures).where(PUSH_DEVICES.c.id == number)
            return connection.execute(query).scalar_one_or_none() or 0


def _signed_in(connection: Connection) -> Select[Any]:
    alive = SESSIONS.c.seen > database_clock(connection) - SESSION_DAYS * DAY_MICROS
    same = (SESSIONS.c.hash == PUSH_DEVICES.c.session) & (SESSIONS.c.account == PUSH_DEVICES.c.account)
    return select(PUSH_DEVICES, SESSIONS.c.browser, SESSIONS.c.place).join(SESSIONS, same).where(alive)


def _device(row: Row[Any]) -> Device:
    to = Subscription(row.endpoint, row.p256dh, row.auth)
    return Device(row.id, row.account, row.session, to, row.browser, row.place, row.made, row.failures, row.error)
