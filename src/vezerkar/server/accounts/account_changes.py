"""Changes of an account by its holder, in the database: another password, another name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from vezerkar.server.accounts.account_table import (
    NameTaken,
    SessionRow,
    begin_session,
    end_sessions,
    is_reserved,
    keep_password,
    keep_pushing,
    lock_account,
    lock_names,
)
from vezerkar.server.bot_api.token_table import revoke_all
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.mail.mail_table import void_links
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, FORMER_NAMES, PASSWORDS, SESSIONS

NAME_DAYS: Final = 90
"""A name stays for so many days, and one that was given up is kept for its former owner as long."""


class RenamedLately(Exception):
    """The name was changed not long ago. ``until`` is when it can be changed again, in microseconds since 1970."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


def name_until(renamed: int | None) -> int:
    """Return until when the name stays that was given at this moment; 0: it can be changed."""
    return 0 if renamed is None else renamed + NAME_DAYS * DAY_MICROS


class AccountChanges:
    """Changes of rows of accounts. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def password(self, account: int, former: str | None, new: str, own: str, session: SessionRow) -> bool:
        """Keep another hash if the ``former`` one is kept now, and ``session`` in place of all others; False if it is not.

        ``former`` is None for an account that has had no password. ``own`` is the session of the same browser until now, by
        its hash.
        """
        with self._engine.begin() as connection:
            lock_account(connection, account)
            kept = select(PASSWORDS.c.hash).where(PASSWORDS.c.account == account)
            if connection.execute(kept).scalar_one_or_none() != former:
                # It may have come through before, although it did not look so.
                return connection.execute(select(SESSIONS.c.id).where(SESSIONS.c.hash == session.hash)).first() is not None
            keep_password(connection, account, new)
            # Whoever knew the former password may have had links sent to an address of theirs.
            void_links(connection, account)
            end_sessions(connection, SESSIONS.c.account == account)
            revoke_all(connection, account)
            begin_session(connection, account, session, database_clock(connection))
            keep_pushing(connection, account, own, session.hash)
            tell_within(connection, JobTable(self._engine), account, News("password", f"password {session.id}"))
            return True

    def rename(self, account: int, name: str, key: str) -> int | None:
        """Give an account another name; return when it was given. Raises `NameTaken`, `RenamedLately`."""
        try:
            with self._engine.begin() as connection:
                lock_names(connection)
                now = database_clock(connection)
                row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account)).one()
                if row.name == name:
                    renamed: int | None = row.renamed
                    return renamed
                if now < name_until(row.renamed):
                    raise RenamedLately(name_until(row.renamed))
                if is_reserved(connection, key, now, account):
                    raise NameTaken
                own = (FORMER_NAMES.c.account == account) & FORMER_NAMES.c.name_key.in_((key, row.name_key))
                connection.execute(delete(FORMER_NAMES).where(own | (FORMER_NAMES.c.until <= now)))
                new = {"name": name, "name_key": key, "renamed": now}
                connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(new))
                if key != row.name_key:
                    former = {"name_key": row.name_key, "account": account, "until": name_until(now)}
                    connection.execute(insert(FORMER_NAMES).values(former))
                return now
        except IntegrityError as error:
            raise NameTaken from error
