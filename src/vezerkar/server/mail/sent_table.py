"""A list of what was sent to people, written before it is sent: what stands there is not sent again."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import SENT

KEPT_DAYS: Final = 30
"""For so many days it is remembered what was sent. No job is tried for so long."""


class SentTable:
    """Rows of what was sent. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def claim(self, number: str, account: int, mark: str) -> bool:
        """Write down that this is being sent now; False if somebody else has written it. ``mark`` tells whoever sends it."""
        try:
            with self._engine.begin() as connection:
                now = database_clock(connection)
                connection.execute(delete(SENT).where(SENT.c.at < now - KEPT_DAYS * DAY_MICROS))
                connection.execute(insert(SENT).values(id=number, account=account, at=now, mark=mark))
                return True
        except IntegrityError:
            with self._engine.connect() as connection:
                known = connection.execute(select(SENT.c.mark).where(SENT.c.id == number)).scalar_one_or_none()
                return bool(known == mark)

    def release(self, number: str) -> None:
        """Note that this was not sent after all, and may be tried again."""
        with self._engine.begin() as connection:
            connection.execute(delete(SENT).where(SENT.c.id == number))

    def count(self, account: int, seconds: float) -> int:
        """Return how much was sent to an account in these last seconds."""
        with self._engine.connect() as connection:
            since = database_clock(connection) - round(seconds * 1_000_000)
            query = select(func.count()).select_from(SENT).where(SENT.c.account == account, SENT.c.at > since)
            return int(connection.execute(query).scalar_one())
