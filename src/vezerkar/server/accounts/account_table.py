"""Accounts, their passwords and their sessions in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, FORMER_NAMES, PASSWORDS, PUSH_DEVICES, SESSIONS

SESSION_DAYS: Final = 90
"""A session that nobody uses ends after so many days."""
MAX_SESSIONS: Final = 50
"""Sessions of one account. Beyond that, those used longest ago end first."""
BATCH: Final = 500
"""Sessions that are asked for in one query."""
ENDED_SESSIONS: Final = "vezerkar_sessions"
"""The channel on which processes hear that a session has ended."""
NAMES_LOCK: Final = 35_000_002
"""The advisory lock of whoever gives an account a name: a name is of one account, and one account is the first."""
BOT: Final = "bot"
"""The role of an account that a program plays for. It is taken on for good."""
ROLES: Final = (BOT, "player", "moderator", "admin")
"""All roles, the one with the least rights first."""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody whom the table knows by name. ``role`` is one of `ROLES`.

    ``renamed`` is when the name was given, in microseconds since 1970; None: it is the first one. Until ``muted_until`` its
    holder may not write where others read it, until ``banned_until`` neither begin nor join matches; 0 when that is over.
    """

    id: int
    name: str
    role: str
    renamed: int | None = None
    muted_until: int = 0
    banned_until: int = 0


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session as it is kept: the hash of its token, a name for lists, the browser it is of, and from where it was begun."""

    hash: str
    id: str
    browser: str
    place: str
    made: int = 0
    seen: int = 0


class NameTaken(Exception):
    """There is an account of this name, or of one that looks the same."""


class AccountTable:
    """Rows of accounts. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def register(self, name: str, key: str, password: str, session: SessionRow, local: bool = False) -> Account:
        """Make an account, with the hash of its password, and its first session. Raises `NameTaken`.

        The first one is an admin's if it is made at the machine of the table itself (``local``).
        """
        try:
            with self._engine.begin() as connection:
                account = new_account(connection, name, key, session, local)
                connection.execute(insert(PASSWORDS).values(account=account.id, hash=password))
                return account
        except IntegrityError as error:
            known = self.session(session.hash)
            if known is None:
                raise NameTaken from error
            # It has come through before, although it did not look so.
            return known

    def taken(self, key: str) -> bool:
        """Return True if there is an account of such a name, or one that had it not long ago."""
        with self._engine.connect() as connection:
            known = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name_key == key)).first() is not None
            return known or is_reserved(connection, key, database_clock(connection))

    def password(self, key: str) -> tuple[Account, str] | None:
        """The account of a name and the hash of its password, or None if there is none."""
        query = select(ACCOUNTS, PASSWORDS.c.hash).join(PASSWORDS).where(ACCOUNTS.c.name_key == key)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (account_of(row, database_clock(connection)), row.hash)

    def renew_hash(self, account: int, former: str, new: str) -> None:
        """Keep another hash of the same password, unless there is another password by now."""
        kept = PASSWORDS.c.account == account, PASSWORDS.c.hash == former
        with self._engine.begin() as connection:
            connection.execute(update(PASSWORDS).where(*kept).values(hash=new))

    def begin(self, account: int, session: SessionRow, former: str | None, password: str) -> bool:
        """Keep a new session in place of the ``former`` one of the same browser, by its hash.

        False, and there is none, if ``password`` is no longer the hash that is kept: it has just been changed.
        """
        with self._engine.begin() as connection:
            lock_account(connection, account)
            kept = select(PASSWORDS.c.account).where(PASSWORDS.c.account == account, PASSWORDS.c.hash == password)
            if connection.execute(kept.with_for_update()).first() is None:
                return False
            sign_in(connection, account, session, former)
            return True

    def session(self, hashed: str) -> Account | None:
        """Return whose session this is, and note once a day that it is used. None: there is none, or it has ended."""
        query = select(ACCOUNTS, SESSIONS.c.seen).join(SESSIONS).where(SESSIONS.c.hash == hashed)
        with self._engine.connect() as connection:
            now = database_clock(connection)
            row = connection.execute(query.where(SESSIONS.c.seen > now - SESSION_DAYS * DAY_MICROS)).one_or_none()
        if row is None:
            return None
        if row.seen < now - DAY_MICROS:
            with self._engine.begin() as connection:
                connection.execute(update(SESSIONS).where(SESSIONS.c.hash == hashed).values(seen=now))
        return account_of(row, now)

    def sessions(self, account: int) -> list[SessionRow]:
        """The sessions of an account, the one used last first."""
        with self._engine.connect() as connection:
            alive = SESSIONS.c.account == account, SESSIONS.c.seen > database_clock(connection) - SESSION_DAYS * DAY_MICROS
            found = connection.execute(select(SESSIONS).where(*alive).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))
            return [SessionRow(row.hash, row.id, row.browser, row.place, row.made, row.seen) for row in found]

    def end(self, hashed: str) -> None:
        """End a session."""
        with self._engine.begin() as connection:
            end_sessions(connection, SESSIONS.c.hash == hashed)

    def end_one(self, account: int, session: str) -> None:
        """End a session of this account, by its name in lists."""
        with self._engine.begin() as connection:
            end_sessions(connection, SESSIONS.c.account == account, SESSIONS.c.id == session)

    def alive(self, hashes: Sequence[str]) -> set[str]:
        """Return which of these sessions have not ended."""
        found: set[str] = set()
        with self._engine.connect() as connection:
            since = database_clock(connection) - SESSION_DAYS * DAY_MICROS
            for start in range(0, len(hashes), BATCH):
                batch = hashes[start : start + BATCH]
                query = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(batch), SESSIONS.c.seen > since)
                found.update(connection.execute(query).scalars())
        return found


def new_account(connection: Connection, name: str, key: str, session: SessionRow, local: bool) -> Account:
    """Make an account and its first session. Raises `NameTaken`, or IntegrityError if there is one of this name."""
    lock_names(connection)
    first = connection.execute(select(ACCOUNTS.c.id).limit(1)).first() is None
    role, now = "admin" if first and local else "player", database_clock(connection)
    if is_reserved(connection, key, now):
        raise NameTaken
    row = {"name": name, "name_key": key, "role": role, "state": "new", "made": now}
    account = int(connection.execute(insert(ACCOUNTS).values(row).returning(ACCOUNTS.c.id)).scalar_one())
    begin_session(connection, account, session, now)
    return Account(account, name, role)


def sign_in(connection: Connection, account: int, session: SessionRow, former: str | None) -> None:
    """Keep a new session of somebody who has shown whose account it is, in place of the ``former`` one of the same browser."""
    come_back(connection, account)
    if former is not None:
        end_sessions(connection, SESSIONS.c.hash == former)
    if connection.execute(select(SESSIONS.c.id).where(SESSIONS.c.hash == session.hash)).first() is None:
        begin_session(connection, account, session, database_clock(connection))
        if former is not None:
            keep_pushing(connection, account, former, session.hash)


def keep_pushing(connection: Connection, account: int, former: str, session: str) -> None:
    """Let a browser whose session has another hash from now on go on being pushed to."""
    own = PUSH_DEVICES.c.account == account, PUSH_DEVICES.c.session == former
    connection.execute(update(PUSH_DEVICES).where(*own).values(session=session))


def require_session(connection: Connection, account: int, session: str) -> None:
    """Raise `ApiError` if a session, by its hash, has ended: whoever has locked the account adds nothing for one that is gone."""
    own = SESSIONS.c.hash == session, SESSIONS.c.account == account
    if connection.execute(select(SESSIONS.c.id).where(*own)).first() is None:
        raise ApiError("sign_in")


def keep_password(connection: Connection, account: int, hashed: str) -> None:
    """Keep the hash of a password in place of the former one, if there is one."""
    if not connection.execute(update(PASSWORDS).where(PASSWORDS.c.account == account).values(hash=hashed)).rowcount:
        connection.execute(insert(PASSWORDS).values(account=account, hash=hashed))


def lock_account(connection: Connection, account: int) -> None:
    """Let nobody else change the ways into an account until this transaction ends. Whoever locks more locks this first."""
    connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account).with_for_update()).all()


def lock_names(connection: Connection) -> None:
    """Let nobody else give an account a name until this transaction ends."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_advisory_xact_lock(NAMES_LOCK)))


def is_reserved(connection: Connection, key: str, now: int, account: int | None = None) -> bool:
    """Return True if such a name is kept for somebody else than this ``account``, who had it not long ago."""
    query = select(FORMER_NAMES.c.account).where(FORMER_NAMES.c.name_key == key, FORMER_NAMES.c.until > now)
    found = connection.execute(query).scalar_one_or_none()
    return found is not None and found != account


def end_sessions(connection: Connection, *which: ColumnElement[bool]) -> None:
    """End these sessions."""
    connection.execute(delete(SESSIONS).where(*which))
    if connection.dialect.name != "sqlite":
        # It only hastens what the other processes find out anyway.
        connection.execute(select(func.pg_notify(ENDED_SESSIONS, "")))


def begin_session(connection: Connection, account: int, session: SessionRow, now: int) -> None:
    """Keep a session; those that nobody has used for long end, and so do the oldest where an account has too many."""
    row = {"hash": session.hash, "id": session.id, "account": account, "made": now, "seen": now}
    connection.execute(insert(SESSIONS).values(row | {"browser": session.browser, "place": session.place}))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen <= now - SESSION_DAYS * DAY_MICROS))
    newest = select(SESSIONS.c.hash).where(SESSIONS.c.account == account).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.made.desc())
    extra = connection.execute(newest.offset(MAX_SESSIONS)).scalars().all()
    end_sessions(connection, SESSIONS.c.hash.in_(extra))


def account_of(row: Row[Any], now: int) -> Account:
    """Return an account as it is at this moment."""
    muted, banned = (until if until > now else 0 for until in (row.muted_until, row.banned_until))
    return Account(row.id, row.name, row.role, row.renamed, max(muted, banned), banned)


def come_back(connection: Connection, account: int) -> None:
    """Let an account stay that was to be deleted: its holder is back."""
    leaving = ACCOUNTS.c.id == account, ACCOUNTS.c.state == "leaving"
    connection.execute(update(ACCOUNTS).where(*leaving).values(state="new", leaves=None))
