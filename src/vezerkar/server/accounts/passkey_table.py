"""Passkeys in the database: public keys, each of which opens one account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from vezerkar.server.accounts.account_table import (
    Account,
    NameTaken,
    SessionRow,
    account_of,
    lock_account,
    new_account,
    require_session,
    sign_in,
)
from vezerkar.server.accounts.relying_party import MadePasskey
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.keys import hash_token
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.storage.schema import ACCOUNTS, PASSKEYS, PASSWORDS, SESSIONS

MAX_PASSKEYS: Final = 20
"""Passkeys of one account."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as it is kept. ``id`` is its name in lists, ``credential`` that at its authenticator, ``handle`` that of the
    account there, ``signs`` how often it has signed as far as it has told.
    """

    id: str
    account: int
    credential: str
    public_key: str
    handle: str
    signs: int
    label: str
    made: int
    seen: int


class LastWayIn(Exception):
    """Without this passkey nobody could sign in to the account."""


class TooManyPasskeys(Exception):
    """The account has as many passkeys as it can have."""


class PasskeyKnown(Exception):
    """Another account has this passkey."""


class PasskeyTable:
    """Rows of passkeys. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def by_credential(self, credential: str) -> Passkey | None:
        """Return a passkey by what its authenticator calls it, or None if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.credential == credential)).one_or_none()
            return None if row is None else _passkey(row)

    def of_account(self, account: int) -> tuple[bool, list[Passkey]]:
        """Return whether an account has a password, and its passkeys, the one made first at the top."""
        query = select(PASSKEYS).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
        with self._engine.connect() as connection:
            return _has_password(connection, account), [_passkey(row) for row in connection.execute(query)]

    def register(
        self, name: str, key: str, made: MadePasskey, handle: str, label: str, session: SessionRow, local: bool
    ) -> Account:
        """Make an account that this passkey opens, and its first session; ``local`` as for a password.

        Raises `NameTaken`, `PasskeyKnown`.
        """
        try:
            with self._engine.begin() as connection:
                account = new_account(connection, name, key, session, local)
                _add(connection, account.id, made, handle, label)
                return account
        except IntegrityError as error:
            with self._engine.connect() as connection:
                query = select(ACCOUNTS).join(SESSIONS).where(SESSIONS.c.hash == session.hash)
                known = connection.execute(query).one_or_none()
                if known is not None:
                    # It has come through before, although it did not look so.
                    return account_of(known, database_clock(connection))
            raise (NameTaken if self.by_credential(made.credential) is None else PasskeyKnown) from error

    def add(self, account: int, session: str, made: MadePasskey, handle: str, label: str) -> Passkey:
        """Let one more passkey open an account, for a ``session`` of it, by its hash.

        Raises `TooManyPasskeys`, `PasskeyKnown`, `ApiError` if the session has ended.
        """
        with self._engine.begin() as connection:
            lock_account(connection, account)
            require_session(connection, account, session)
            known = connection.execute(select(PASSKEYS).where(PASSKEYS.c.credential == made.credential)).one_or_none()
            if known is not None:
                if known.account != account:
                    raise PasskeyKnown
                return _passkey(known)
            if _count(connection, account) >= MAX_PASSKEYS:
                raise TooManyPasskeys
            found = _add(connection, account, made, handle, label)
            tell_within(connection, JobTable(self._engine), account, News("passkey", f"passkey {found.id}", about=label))
            return found

    def used(self, passkey: Passkey, signs: int) -> bool:
        """Note that a passkey has signed once more. False if it was removed, or has signed for somebody else meanwhile."""
        with self._engine.begin() as connection:
            lock_account(connection, passkey.account)
            return _used(connection, passkey, signs)

    def begin(self, passkey: Passkey, signs: int, session: SessionRow, former: str | None) -> Account | None:
        """Keep a new session of whoever has this passkey, in place of the ``former`` one of the same browser, by its hash.

        Returns whose it is; None, and there is no session, if ``used`` would be False.
        """
        with self._engine.begin() as connection:
            lock_account(connection, passkey.account)
            if not _used(connection, passkey, signs):
                return None
            sign_in(connection, passkey.account, session, former)
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == passkey.account)).one()
            return account_of(row, database_clock(connection))

    def rename(self, account: int, passkey: str, label: str) -> None:
        """Call a passkey of this account something else."""
        with self._engine.begin() as connection:
            connection.execute(update(PASSKEYS).where(*_own(account, passkey)).values(label=label))

    def remove(self, account: int, passkey: str) -> None:
        """Let a passkey open this account no more. Raises `LastWayIn`."""
        with self._engine.begin() as connection:
            lock_account(connection, account)
            if connection.execute(select(PASSKEYS.c.id).where(*_own(account, passkey))).first() is None:
                return
            if not _has_password(connection, account) and _count(connection, account) == 1:
                raise LastWayIn
            connection.execute(delete(PASSKEYS).where(*_own(account, passkey)))


def _add(connection: Connection, account: int, made: MadePasskey, handle: str, label: str) -> Passkey:
    now = database_clock(connection)
    row = {"id": hash_token(f"name of {made.credential}")[:16], "account": account, "credential": made.credential}
    row |= {"public_key": made.public_key, "handle": handle, "signs": made.signs, "label": label, "made": now, "seen": now}
    return _passkey(connection.execute(insert(PASSKEYS).values(row).returning(PASSKEYS)).one())


def _used(connection: Connection, passkey: Passkey, signs: int) -> bool:
    # Made again, it finds the count that it has left itself.
    kept = *_own(passkey.account, passkey.id), PASSKEYS.c.signs.in_((passkey.signs, signs))
    values = {"signs": signs, "seen": database_clock(connection)}
    return bool(connection.execute(update(PASSKEYS).where(*kept).values(values)).rowcount)


def _count(connection: Connection, account: int) -> int:
    return int(connection.execute(select(func.count()).where(PASSKEYS.c.account == account)).scalar_one())


def _has_password(connection: Connection, account: int) -> bool:
    return connection.execute(select(PASSWORDS.c.account).where(PASSWORDS.c.account == account)).first() is not None


def _own(account: int, passkey: str) -> tuple[Any, ...]:
    return PASSKEYS.c.account == account, PASSKEYS.c.id == passkey


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.account, row.credential, row.public_key, row.handle, row.signs, row.label, row.made, row.seen)
