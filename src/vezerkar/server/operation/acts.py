"""Acts: deeds of whoever runs the table, and when they were done."""

from __future__ import annotations

import getpass
import os
import re
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Engine, insert, select

from vezerkar.server.storage.moments import micros
from vezerkar.server.storage.schema import ACCOUNTS, ACTS

MOST: Final = 200
"""Acts that are shown at a time."""
ACCOUNT: Final = re.compile(r"account (\d+)")
"""Somebody in an act: acts stay when an account is gone, so they hold no name."""


@dataclass(frozen=True, slots=True)
class Order:
    """The wish of somebody who runs the table: the ``reason`` for it, and the ``account`` of the admin who has it.

    Without an account it is the user of the machine.
    """

    reason: str = ""
    account: int | None = None

    @property
    def who(self) -> str:
        """Whoever has the wish, as acts are written down."""
        return "" if self.account is None else f"account {self.account}"

    def about(self, words: str = "") -> str:
        """Return what the act is about, in ``words``, with the reason."""
        return ": ".join(part for part in (words, self.reason) if part)


NO_ORDER: Final = Order()
"""The wish of a user of the machine who gives no reason."""


@dataclass(frozen=True, slots=True)
class Act:
    """An act as it is shown: accounts in it have their names, if they are not gone."""

    at: int
    who: str
    deed: str
    match: str
    about: str


def record_act(connection: Connection, deed: str, match: str | None = None, about: str = "", who: str = "") -> None:
    """Add an act to the others, in the transaction in which it is done.

    ``who`` has done it; without that, the user of the machine who has given the command.
    """
    connection.execute(insert(ACTS).values(at=micros(), who=who or _user(), deed=deed, match=match, about=about))


def latest_acts(engine: Engine) -> list[Act]:
    """Return the latest acts, the last one first."""
    with engine.connect() as connection:
        rows = connection.execute(select(ACTS).order_by(ACTS.c.id.desc()).limit(MOST)).all()
        numbers = {int(found) for row in rows for text in (row.who, row.about) for found in ACCOUNT.findall(text)}
        known = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(numbers), ACCOUNTS.c.state != "gone")
        names = {row.id: row.name for row in connection.execute(known)}

    def named(text: str) -> str:
        return ACCOUNT.sub(lambda found: names.get(int(found[1]), found[0]), text)

    return [Act(row.at, named(row.who), row.deed, row.match or "", named(row.about)) for row in rows]


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        # In a container the number of a user may have no name.
        return f"user {os.getuid()}"
