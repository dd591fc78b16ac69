"""The stars that accounts have got in lessons, in the database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Engine, insert, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.schema import LESSON_STARS


class LessonTable:
    """Rows of stars. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, account: int) -> dict[str, int]:
        """The most stars of an account in each lesson, by their ids."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                select(LESSON_STARS).where(LESSON_STARS.c.account == account).order_by(LESSON_STARS.c.lesson)
            )
            return {row.lesson: row.stars for row in rows}

    def merge(self, account: int, stars: Mapping[str, int]) -> None:
        """Keep these stars of an account where they are more than those known."""
        with self._engine.begin() as connection:
            # Two browsers that sign in at once would both add a row.
            lock_account(connection, account)
            rows = connection.execute(select(LESSON_STARS).where(LESSON_STARS.c.account == account))
            known = {row.lesson: row.stars for row in rows}
            at = database_clock(connection)
            for lesson, most in stars.items():
                if lesson not in known:
                    connection.execute(insert(LESSON_STARS).values(account=account, lesson=lesson, stars=most, at=at))
                elif most > known[lesson]:
                    this = LESSON_STARS.c.account == account, LESSON_STARS.c.lesson == lesson
                    connection.execute(update(LESSON_STARS).where(*this).values(stars=most, at=at))
