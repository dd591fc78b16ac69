"""The wishes of accounts in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, Engine, delete, insert, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.mail.mail_table import REFUSALS
from vezerkar.server.notices.notice_messages import Wish
from vezerkar.server.notices.wishes import DEFAULTS, AccountWishes
from vezerkar.server.storage.schema import ACCOUNTS, WISHES


class WishTable:
    """Rows of wishes. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def wishes(self, account: int) -> AccountWishes:
        """The wishes of an account."""
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account)).one()
            found = connection.execute(select(WISHES).where(WISHES.c.account == account))
            modes = {(one.event, one.channel): one.mode for one in found}
        works = row.mail is not None and row.mail_refused < REFUSALS and row.state not in ("leaving", "gone")
        return AccountWishes(row.zone or "", row.quiet_from, row.quiet_to, row.digest_hour, works, modes)

    def keep(self, account: int, hours: Mapping[str, object], wishes: Iterable[Wish]) -> None:
        """Keep other wishes; ``hours`` are columns of the account."""
        with self._engine.begin() as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(dict(hours)))
            _keep(connection, account, wishes)

    def stop_mails(self, account: int, event: str) -> None:
        """Send an account no more mails of an event, or nothing in the daily ``digest``."""
        with self._engine.begin() as connection:
            lives = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account, ACCOUNTS.c.state != "gone")
            if connection.execute(lives).first() is None:
                return
            found = connection.execute(select(WISHES).where(WISHES.c.account == account, WISHES.c.channel == "mail"))
            modes = {one: default["mail"] for one, default in DEFAULTS.items()} | {one.event: one.mode for one in found}
            ended = [one for one in modes if one == event or (event == "digest" and modes[one] == "digest")]
            _keep(connection, account, [Wish(one, "mail", "off") for one in ended])


def _keep(connection: Connection, account: int, wishes: Iterable[Wish]) -> None:
    # Whoever else changes them waits here.
    lock_account(connection, account)
    for wish in {(one.event, one.channel): one for one in wishes}.values():
        same = WISHES.c.account == account, WISHES.c.event == wish.event, WISHES.c.channel == wish.channel
        connection.execute(delete(WISHES).where(*same))
        row = {"account": account, "event": wish.event, "channel": wish.channel, "mode": wish.mode}
        connection.execute(insert(WISHES).values(row))
