"""E-mail addresses of accounts in the database, and the links in mails that confirm, undo and reset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from vezerkar.server.accounts.account_table import come_back, end_sessions, keep_password, lock_account
from vezerkar.server.bot_api.token_table import revoke_all
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.mail.mail_address import mail_key
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, PASSKEY_CHALLENGES, PASSKEYS, PASSWORDS, SESSIONS, TOKENS

LASTS: Final = {"confirm": DAY_MICROS, "reset": DAY_MICROS // 24, "undo": 7 * DAY_MICROS}
"""For how many microseconds a link of each kind can be used."""
REFUSALS: Final = 3
"""After so many refusals in a row nothing but links is sent to an address."""


@dataclass(frozen=True, slots=True)
class MailState:
    """The address of an account, one that waits to be confirmed, and whether the mail server of the first refuses mails."""

    mail: str = ""
    waiting: str = ""
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Recipient:
    """An account that is written to: its name, its language, its address and the one that waits to be confirmed."""

    account: int
    name: str
    lang: str
    mail: str
    waiting: str


class MailTaken(Exception):
    """Another account has this address."""


class MailTable:
    """Rows about addresses. Each call may be made again when it is not known if the first one has come through.

    A link that was used is void then, as for whoever uses it twice.
    """

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    def state(self, account: int) -> MailState:
        """Return what is known of the address of an account."""
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account)).one()
            return MailState(row.mail or "", row.new_mail or "", row.mail_refused >= REFUSALS)

    def set_language(self, account: int, lang: str) -> None:
        """Write to an account in this language from now on."""
        with self._engine.begin() as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account, ACCOUNTS.c.lang != lang).values(lang=lang))

    def wish(self, account: int, mail: str, lang: str, once: str, zone: str = "") -> None:
        """Keep an address that waits to be confirmed, and have a link sent there; and a time zone if none is known yet."""
        with self._engine.begin() as connection:
            values = {"new_mail": mail, "lang": lang, "zone": func.coalesce(ACCOUNTS.c.zone, zone or None)}
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(values))
            self._jobs.add_within(connection, [letter_job("confirm", once, account=account)])

    def remove(self, account: int, once: str) -> None:
        """Take the address away, and tell it so."""
        with self._engine.begin() as connection:
            row = connection.execute(_locked(account)).one()
            void_links(connection, account)
            connection.execute(_account(account, mail=None, mail_key=None, mail_refused=0))
            if row.mail is not None:
                self._tell_former(connection, account, row.mail, once)

    def confirm(self, hashed: str, once: str) -> str | None:
        """Let an account have the address of a link; return its name, or None if the link is void. Raises `MailTaken`.

        The former address is told, with a link that undoes it.
        """
        try:
            with self._engine.begin() as connection:
                token = _token(connection, hashed, "confirm")
                row = None if token is None else connection.execute(_locked(token.account)).one()
                if token is None or row is None or row.new_mail != token.mail:
                    return None
                void_links(connection, row.id)
                new = {"mail": token.mail, "mail_key": mail_key(token.mail), "mail_refused": 0}
                connection.execute(_account(row.id, **new))
                if row.mail is not None and row.mail_key != new["mail_key"]:
                    self._tell_former(connection, row.id, row.mail, once)
                return str(row.name)
        except IntegrityError as error:
            raise MailTaken from error

    def _tell_former(self, connection: Connection, account: int, mail: str, once: str) -> None:
        """Have a former address told that it is one, with a link that undoes it."""
        # The link itself is made when it is sent. It counts from now, so that those of several changes are in their order.
        until = database_clock(connection) + LASTS["undo"]
        row = {"hash": f"unsent {once}", "kind": "undo", "account": account, "mail": mail, "expires": until}
        connection.execute(insert(TOKENS).values(row))
        self._jobs.add_within(connection, [letter_job("changed", once, account=account, mail=mail, until=until)])
        tell_within(connection, self._jobs, account, News("mail", f"mail {once}"), mail=False)

    def undo(self, hashed: str) -> str | None:
        """Give an account its former address back and end its sessions; return its name, or None if the link is void.

        It undoes all changes since then: their links are void, also those that are still to be sent. Links of changes before
        stay, for whoever has got hold of the account may have changed the address twice, and have the link of the first time.
        An account that is being deleted stays. Raises `MailTaken`.
        """
        try:
            with self._engine.begin() as connection:
                token = _token(connection, hashed, "undo")
                if token is None:
                    return None
                row = connection.execute(_locked(token.account)).one()
                void_links(connection, row.id)
                since = TOKENS.c.account == row.id, TOKENS.c.kind == "undo", TOKENS.c.expires >= token.expires
                connection.execute(delete(TOKENS).where(*since))
                back = {"mail": token.mail, "mail_key": mail_key(token.mail), "mail_refused": 0}
                connection.execute(_account(row.id, **back))
                come_back(connection, row.id)
                end_sessions(connection, SESSIONS.c.account == row.id)
                revoke_all(connection, row.id)
                return str(row.name)
        except IntegrityError as error:
            raise MailTaken from error

    def of_reset(self, hashed: str) -> tuple[int, str] | None:
        """Return the account whose password a link resets, and its name; None if the link is void."""
        with self._engine.connect() as connection:
            token = _token(connection, hashed, "reset")
            return None if token is None else (token.account, str(connection.execute(_locked(token.account)).one().name))

    def reset(self, hashed: str, password: str, once: str) -> bool:
        """Keep another password, end all sessions, drop all passkeys, and tell the address so. False if the link is void."""
        with self._engine.begin() as connection:
            token = _token(connection, hashed, "reset")
            if token is None:
                return connection.execute(select(PASSWORDS.c.account).where(PASSWORDS.c.hash == password)).first() is not None
            lock_account(connection, token.account)
            # Whoever made this necessary may have had links sent to an address of theirs, or have a passkey.
            void_links(connection, token.account)
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.account == token.account))
            connection.execute(delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.account == token.account))
            keep_password(connection, token.account, password)
            end_sessions(connection, SESSIONS.c.account == token.account)
            revoke_all(connection, token.account)
            self._jobs.add_within(connection, [letter_job("was_reset", once, account=token.account, mail=token.mail)])
            return True

    # --- for whoever sends the mails ------------------------------------------------------------------------------

    def recipient(self, account: int) -> Recipient | None:
        """Return an account as it is written to; None if it is being deleted, or is gone."""
        return self._recipient(ACCOUNTS.c.id == account, ACCOUNTS.c.state.not_in(("leaving", "gone")))

    def owner(self, account: int) -> Recipient | None:
        """Return the same of an account that is not gone yet; None if it is."""
        return self._recipient(ACCOUNTS.c.id == account, ACCOUNTS.c.state != "gone")

    def recipient_at(self, mail: str) -> Recipient | None:
        """Return the account of an address, or None if there is none. One that is being deleted can be had back."""
        return self._recipient(ACCOUNTS.c.mail_key == mail_key(mail))

    def _recipient(self, *which: ColumnElement[bool]) -> Recipient | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(*which)).one_or_none()
            return None if row is None else Recipient(row.id, row.name, row.lang, row.mail or "", row.new_mail or "")

    def add_token(self, account: int, kind: str, mail: str, hashed: str) -> None:
        """Keep the hash of a link that confirms or resets; former links of the kind are void."""
        with self._engine.begin() as connection:
            connection.execute(_locked(account))
            now = database_clock(connection)
            connection.execute(delete(TOKENS).where(TOKENS.c.expires <= now))
            _drop_tokens(connection, account, kind)
            connection.execute(delete(TOKENS).where(TOKENS.c.hash == hashed))
            row = {"hash": hashed, "kind": kind, "account": account, "mail": mail, "expires": now + LASTS[kind]}
            connection.execute(insert(TOKENS).values(row))

    def name_undo(self, account: int, mail: str, until: int, hashed: str) -> bool:
        """Keep the hash of the link that undoes a change; False if that was undone since."""
        change = TOKENS.c.account == account, TOKENS.c.kind == "undo", TOKENS.c.mail == mail, TOKENS.c.expires == until
        with self._engine.begin() as connection:
            return bool(connection.execute(update(TOKENS).where(*change).values(hash=hashed)).rowcount)

    def note_refusal(self, account: int, mail: str, refused: bool) -> None:
        """Count a mail that an address has refused, or begin anew after one that it has taken.

        The bell tells when that were so many that nothing but links is sent there any more.
        """
        with self._engine.begin() as connection:
            count = ACCOUNTS.c.mail_refused + 1 if refused else 0
            theirs = ACCOUNTS.c.id == account, ACCOUNTS.c.mail == mail
            counted = update(ACCOUNTS).where(*theirs).values(mail_refused=count).returning(ACCOUNTS.c.mail_refused)
            if connection.execute(counted).scalar_one_or_none() == REFUSALS:
                news = News("broken", f"broken mail {database_clock(connection)}", about=mail)
                tell_within(connection, self._jobs, account, news, mail=False)


def _account(account: int, **values: object) -> Any:
    return update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(values)


def _locked(account: int) -> Any:
    return select(ACCOUNTS).where(ACCOUNTS.c.id == account).with_for_update()


def _token(connection: Connection, hashed: str, kind: str) -> Row[Any] | None:
    known = TOKENS.c.hash == hashed, TOKENS.c.kind == kind, TOKENS.c.expires > database_clock(connection)
    return connection.execute(select(TOKENS).where(*known)).one_or_none()


def void_links(connection: Connection, account: int) -> None:
    """Let no link confirm an address or reset the password of an account that was sent until now."""
    _drop_tokens(connection, account, "confirm", "reset")
    connection.execute(_account(account, new_mail=None))


def _drop_tokens(connection: Connection, account: int, *kinds: str) -> None:
    connection.execute(delete(TOKENS).where(TOKENS.c.account == account, TOKENS.c.kind.in_(kinds)))
