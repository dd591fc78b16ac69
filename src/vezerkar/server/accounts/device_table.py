"""Browsers in which people have signed in to their accounts, each known by a cookie that opens nothing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, delete, insert, select, update

from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, DEVICES

DEVICE_DAYS: Final = 400
"""A browser in which nobody signs in for so many days is forgotten. No cookie lasts longer."""
MAX_DEVICES: Final = 20
"""Browsers of one account. Beyond that, those used longest ago are forgotten."""


class DeviceTable:
    """Rows of known browsers. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs = JobTable(engine)

    def knows(self, name_key: str, hashed: str) -> bool:
        """Return True if somebody has signed in to the account of this name in the browser that has this cookie."""
        query = select(DEVICES.c.hash).join(ACCOUNTS, ACCOUNTS.c.id == DEVICES.c.account)
        with self._engine.connect() as connection:
            since = database_clock(connection) - DEVICE_DAYS * DAY_MICROS
            known = DEVICES.c.hash == hashed, ACCOUNTS.c.name_key == name_key, DEVICES.c.seen > since
            return connection.execute(query.where(*known)).first() is not None

    def accounts(self, hashed: str) -> set[int]:
        """The accounts in which somebody has signed in in the browser that has this cookie."""
        with self._engine.connect() as connection:
            return set(connection.execute(select(DEVICES.c.account).where(DEVICES.c.hash == hashed)).scalars())

    def note(self, account: int, former: str | None, hashed: str, about: str) -> None:
        """Keep that somebody has signed in to an account, in a browser that has another cookie from now on.

        Its holder is told if that is not the first browser, and was not known; the words are ``about`` it.
        """
        with self._engine.begin() as connection:
            now = database_clock(connection)
            if former is not None:
                # Its other accounts stay known there.
                connection.execute(update(DEVICES).where(DEVICES.c.hash == former).values(hash=hashed))
            this = DEVICES.c.hash == hashed, DEVICES.c.account == account
            if not connection.execute(update(DEVICES).where(*this).values(seen=now)).rowcount:
                others = select(DEVICES.c.hash).where(DEVICES.c.account == account).limit(1)
                if connection.execute(others).first() is not None:
                    tell_within(connection, self._jobs, account, News("signed_in", f"signed_in {hashed[:16]}", about=about))
                connection.execute(insert(DEVICES).values(hash=hashed, account=account, seen=now))
            newest = select(DEVICES.c.hash).where(DEVICES.c.account == account).order_by(DEVICES.c.seen.desc(), DEVICES.c.hash)
            extra = connection.execute(newest.offset(MAX_DEVICES)).scalars().all()
            connection.execute(delete(DEVICES).where(DEVICES.c.account == account, DEVICES.c.hash.in_(extra)))

    def tidy(self) -> None:
        """Forget the browsers that nobody has used for long."""
        with self._engine.begin() as connection:
            connection.execute(delete(DEVICES).where(DEVICES.c.seen <= database_clock(connection) - DEVICE_DAYS * DAY_MICROS))
