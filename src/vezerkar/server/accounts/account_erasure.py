"""Deletion of an account: its holder leaves, may come back for some days, and is then forgotten."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, delete, select, union, update

from vezerkar.server.accounts.account_table import BOT, end_sessions, lock_account
from vezerkar.server.bot_api.token_table import revoke_all
from vezerkar.server.invitations.invitation_table import forget_invitations
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.lobby.listing import maker_of
from vezerkar.server.mail.letter_job import MAIL
from vezerkar.server.mail.mail_address import mail_key
from vezerkar.server.relations.follow_table import forget_follows
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import (
    ACCOUNTS,
    API_TOKENS,
    BOT_ACCOUNTS,
    CHALLENGES,
    CHANNELS,
    CHAT,
    DEVICES,
    FINISHED_SEATS,
    FORMER_NAMES,
    HOLIDAYS,
    JOBS,
    LESSON_STARS,
    LISTINGS,
    LOOKING,
    MUTES,
    NOTICES,
    PASSKEY_CHALLENGES,
    PASSKEYS,
    PASSWORDS,
    PUSH_DEVICES,
    PUZZLE_SOLVERS,
    PUZZLE_TRIES,
    REPORTS,
    SANCTIONS,
    SEATS,
    SENT,
    SESSIONS,
    TOKENS,
    WISHES,
)
from vezerkar.server.tournaments.round_dates import forget_reasons

ERASE: Final = "erase"
"""The kind of job."""
LEAVING_DAYS: Final = 7
"""For so many days whoever has deleted an account can come back by signing in."""
GONE: Final = "former player"
OF_ACCOUNT: Final = (
    *(PASSWORDS, PASSKEYS, PASSKEY_CHALLENGES, FORMER_NAMES, SESSIONS, DEVICES, TOKENS, REPORTS, SANCTIONS),
    *(SENT, LOOKING, NOTICES, WISHES, CHANNELS, PUSH_DEVICES, API_TOKENS, BOT_ACCOUNTS, CHALLENGES, MUTES),
    *(PUZZLE_TRIES, PUZZLE_SOLVERS, LESSON_STARS, HOLIDAYS),
)
"""The tables whose rows go with their account."""


class AccountErasure:
    """Rows of accounts that are left. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    def leave(self, account: int) -> int:
        """End all sessions of an account, and have it erased later; return when, in microseconds since 1970."""
        with self._engine.begin() as connection:
            # Whoever signs in waits here too, and then finds the account as it is.
            lock_account(connection, account)
            leaves = database_clock(connection) + LEAVING_DAYS * DAY_MICROS
            row = {"state": "leaving", "leaves": leaves}
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account, ACCOUNTS.c.state != "gone").values(row))
            end_sessions(connection, SESSIONS.c.account == account)
            revoke_all(connection, account)
            job = NewJob(ERASE, {"account": account}, LEAVING_DAYS * DAY_MICROS / SECOND_MICROS, f"{ERASE} {account}")
            self._jobs.add_within(connection, [job])
            return leaves

    def forget(self, account: int) -> float | None:
        """Delete all that is kept of an account but its number, if its time has come.

        Returns None if nothing of it is left here; else the seconds until its time comes, -1 if its holder has come back.
        """
        with self._engine.begin() as connection:
            lock_account(connection, account)
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account)).one()
            if row.state not in ("leaving", "gone"):
                return -1.0
            wait = 0 if row.leaves is None else row.leaves - database_clock(connection)
            if wait > 0:
                return float(wait / SECOND_MICROS)
            # No name of anybody has a space.
            gone: dict[str, object] = {
                "name": GONE,
                "name_key": f"gone {account}",
                "state": "gone",
                # A match that goes on was one with a program.
                "role": BOT if row.role == BOT else "player",
                "renamed": None,
                "leaves": None,
                "mail": None,
                "mail_key": None,
                "new_mail": None,
                "mail_refused": 0,
                "zone": None,
                "muted_until": 0,
                "banned_until": 0,
            }
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(gone))
            _drop_mails(connection, account, row.mail_key)
            forget_invitations(connection, account)
            forget_follows(connection, account)
            for table in OF_ACCOUNT:
                connection.execute(delete(table).where(table.c.account == account))
            connection.execute(delete(MUTES).where(MUTES.c.by_account == account))
            connection.execute(update(SEATS).where(SEATS.c.resigned_by == account).values(resigned_by=None))
            forget_reasons(connection, account)
            # What others have done stays, and does not say any more that this account had to do with it.
            connection.execute(update(REPORTS).where(REPORTS.c.by == account).values(by=None, reason=""))
            connection.execute(update(SANCTIONS).where(SANCTIONS.c.by == account).values(by=None))
            connection.execute(update(FINISHED_SEATS).where(FINISHED_SEATS.c.account == account).values(account=None))
            return None

    def matches(self, account: int) -> list[str]:
        """The matches in which an account keeps seats, has said something, or which it has offered in the lobby."""
        traces = (
            select(SEATS.c.match).where(SEATS.c.account == account),
            select(CHAT.c.match).where(CHAT.c.account == account),
            select(LISTINGS.c.match).where(LISTINGS.c.maker == maker_of(account)),
        )
        with self._engine.connect() as connection:
            return sorted(connection.execute(union(*traces)).scalars())


def _drop_mails(connection: Connection, account: int, mail: str | None) -> None:
    """Forget the mails to an account that are still to be sent, or could not be: their jobs have its address."""
    for job in connection.execute(select(JOBS.c.id, JOBS.c.body).where(JOBS.c.kind == MAIL)).all():
        to = job.body.get("mail")
        if job.body.get("account") == account or (to is not None and mail_key(str(to)) == mail):
            connection.execute(delete(JOBS).where(JOBS.c.id == job.id))
