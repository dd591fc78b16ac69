"""News for an account that are not a question in a match: they stand in its bell at once, and most are sent by mail as well.

They are told in the transaction in which they happen, so nobody is told what has not come through.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select

from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.notices.bell_table import BELL, LISTED, ring_within
from vezerkar.server.notices.notice_messages import NewsEvent
from vezerkar.server.storage.schema import NOTICES

NEWS: Final = "news"
"""The kind of letter."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that has happened, and the number that names it: told twice under the same number, it is told once.

    It is about a ``match`` of a ``game``, or else stands on a ``page``. The words name what it is ``about``, and the ``reason``
    that somebody has given.
    """

    event: NewsEvent
    number: str
    match: str | None = None
    game: str | None = None
    about: str = ""
    page: str = "/account"
    reason: str = ""


def tell_within(connection: Connection, jobs: JobTable, account: int, news: News, mail: bool = True, after: float = 0.0) -> None:
    """Tell an account something in a transaction, in its bell and by ``mail``, ``after`` so many seconds."""
    known = NOTICES.c.account == account, NOTICES.c.number == news.number, NOTICES.c.target == BELL
    if connection.execute(select(NOTICES.c.number).where(*known)).first() is not None:
        return
    page = news.page if news.match is None else f"/play/{news.match}"
    row = {"number": news.number, "target": BELL, "match": news.match, "about": news.about, "page": page}
    row |= {"event": news.event, "mode": LISTED}
    connection.execute(insert(NOTICES).values(account=account, at=database_clock(connection), **row))
    ring_within(connection, account)
    if mail:
        facts: dict[str, Json] = {"event": news.event, "page": page, "game": news.game, "about": news.about}
        job = letter_job(NEWS, f"{account} {news.number}", after, account=account, news=facts, reason=news.reason)
        jobs.add_within(connection, [job])
