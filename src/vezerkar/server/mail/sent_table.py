"""A list of what was sent to people. Whoever wants to send something claims it there first.

A process may die at any moment. What it has claimed and not begun to hand over has certainly not gone out: somebody else claims
it and sends it. What it has begun to hand over may have gone out, and is not sent again.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, delete, func, insert, select, update
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
        """Write down who is about to send this: the one whose ``mark`` stands there. False if it is being handed over already.

        Whoever claimed it before has died, or is too late: `hand_over` tells that one so.
        """
        try:
            with self._engine.begin() as connection:
                now = database_clock(connection)
                connection.execute(delete(SENT).where(SENT.c.at < now - KEPT_DAYS * DAY_MICROS))
                connection.execute(insert(SENT).values(id=number, account=account, at=now, mark=mark, handed=False))
                return True
        except IntegrityError:
            with self._engine.begin() as connection:
                taken_over = update(SENT).where(SENT.c.id == number, ~SENT.c.handed).values(mark=mark)
                return bool(connection.execute(taken_over).rowcount)

    def hand_over(self, number: str, mark: str) -> bool:
        """Write down that this goes out now, and is never sent again; False if somebody else has claimed it meanwhile.

        It must go out at once: if this process dies before that, it is lost.
        """
        with self._engine.begin() as connection:
            mine = update(SENT).where(SENT.c.id == number, SENT.c.mark == mark)
            return bool(connection.execute(mine.values(handed=True)).rowcount)

    def release(self, number: str, mark: str) -> None:
        """Note that this was not sent after all, and may be tried again."""
        with self._engine.begin() as connection:
            connection.execute(delete(SENT).where(SENT.c.id == number, SENT.c.mark == mark))

    def count(self, account: int, seconds: float) -> int:
        """Return how much was sent to an account in these last seconds."""
        with self._engine.connect() as connection:
            since = database_clock(connection) - round(seconds * 1_000_000)
            query = select(func.count()).select_from(SENT).where(SENT.c.account == account, SENT.c.at > since)
            return int(connection.execute(query).scalar_one())
