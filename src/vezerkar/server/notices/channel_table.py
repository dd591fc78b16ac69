"""Webhooks of accounts in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Engine, Row, delete, func, insert, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.notices.notice_messages import WebhookForm
from vezerkar.server.storage.schema import CHANNELS

MOST: Final = 5
"""Webhooks of one account."""
MOST_FAILURES: Final = 10
"""After so many failures in a row nothing is posted to a webhook any more, until its owner tries it."""


@dataclass(frozen=True, slots=True)
class Webhook:
    """An address to which notices of an account are posted in a ``form``, signed with a ``secret``.

    ``failures`` is how often in a row that has failed, ``error`` why it did last.
    """

    id: int
    account: int
    form: WebhookForm
    url: str
    secret: str
    failures: int
    error: str

    @property
    def broken(self) -> bool:
        """True if nothing is posted there any more."""
        return self.failures >= MOST_FAILURES


class TooManyWebhooks(Exception):
    """The account has as many webhooks as it may have."""


class ChannelTable:
    """Rows of webhooks. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def webhooks(self, account: int) -> list[Webhook]:
        """The webhooks of an account, the oldest first."""
        with self._engine.connect() as connection:
            query = select(CHANNELS).where(CHANNELS.c.account == account).order_by(CHANNELS.c.id)
            return [_webhook(row) for row in connection.execute(query)]

    def webhook(self, number: int) -> Webhook | None:
        """A webhook, or None if it was removed."""
        with self._engine.connect() as connection:
            row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == number)).one_or_none()
            return None if row is None else _webhook(row)

    def add(self, account: int, form: str, url: str, secret: str) -> Webhook:
        """Keep a new webhook. Raises `TooManyWebhooks`."""
        with self._engine.begin() as connection:
            # Whoever adds another at the same moment waits here.
            lock_account(connection, account)
            known = connection.execute(select(CHANNELS).where(CHANNELS.c.secret == secret)).one_or_none()
            if known is not None:
                return _webhook(known)
            own = select(func.count()).select_from(CHANNELS).where(CHANNELS.c.account == account)
            if connection.execute(own).scalar_one() >= MOST:
                raise TooManyWebhooks
            row = {"account": account, "form": form, "url": url, "secret": secret}
            connection.execute(insert(CHANNELS).values(row))
            return _webhook(connection.execute(select(CHANNELS).where(CHANNELS.c.secret == secret)).one())

    def remove(self, account: int, number: int) -> None:
        """Forget a webhook of an account."""
        with self._engine.begin() as connection:
            connection.execute(delete(CHANNELS).where(CHANNELS.c.account == account, CHANNELS.c.id == number))

    def note(self, number: int, error: str) -> int:
        """Count a failure for a reason, or with none begin anew; return how many there were in a row.

        Its account is told when that are so many that nothing is posted there any more.
        """
        with self._engine.begin() as connection:
            count = CHANNELS.c.failures + 1 if error else 0
            values = {"failures": count, "error": error}
            counted = update(CHANNELS).where(CHANNELS.c.id == number).values(values).returning(CHANNELS)
            found = connection.execute(counted).one_or_none()
            if found is None:
                return 0
            if found.failures == MOST_FAILURES:
                news = News("broken", f"broken {number} {database_clock(connection)}", about=urlsplit(found.url).hostname or "")
                tell_within(connection, JobTable(self._engine), found.account, news)
            return int(found.failures)


def _webhook(row: Row[Any]) -> Webhook:
    return Webhook(row.id, row.account, row.form, row.url, row.secret, row.failures, row.error)
