"""Accounts that look at a match just now, at any process: they are told nothing of it.

A page says so when it opens, comes to the front, and every half minute while it can be seen; and when it can be seen no more. One
that is cut off says nothing any more. Unlike who is online this is kept in the database: whoever decides about a notice must not
wait for the others to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from sqlalchemy import Engine, and_, delete, insert, select, update

from vezerkar.server.accounts.accounts import InOrder
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.notices.bell_table import read_within
from vezerkar.server.notices.notices import UNSEEN
from vezerkar.server.storage.moments import DAY_SECONDS, SECOND_MICROS
from vezerkar.server.storage.schema import LOOKING, NOTICES

LOOK_SECONDS: Final = 45
"""So long after a page has said it, its account counts as looking."""
NOTE_SECONDS: Final = 10.0
"""A page that says it again sooner is not written down once more."""
KEPT_SECONDS: Final = 3 * DAY_SECONDS
"""After so long a row is of no use to anybody: it says when an account has looked last."""


class LookingTable:
    """Rows of who looks. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def note(self, match: str, account: int) -> bool:
        """Keep that an account looks at a match at this moment; return True if that tells it what stood in its bell."""
        same = LOOKING.c.match == match, LOOKING.c.account == account
        with self._engine.begin() as connection:
            now = database_clock(connection)
            if not connection.execute(update(LOOKING).where(*same).values(at=now)).rowcount:
                connection.execute(
                    delete(LOOKING).where(LOOKING.c.account == account, LOOKING.c.at < now - KEPT_SECONDS * SECOND_MICROS)
                )
                connection.execute(insert(LOOKING).values(match=match, account=account, at=now))
            return read_within(connection, account, and_(NOTICES.c.match == match, NOTICES.c.event.not_in(UNSEEN)))

    def forget(self, match: str, account: int) -> None:
        """Keep that an account does not look at a match any more, and has done so until now."""
        same = LOOKING.c.match == match, LOOKING.c.account == account
        with self._engine.begin() as connection:
            ended = database_clock(connection) - LOOK_SECONDS * SECOND_MICROS
            connection.execute(update(LOOKING).where(*same, LOOKING.c.at > ended).values(at=ended))

    def looks(self, match: str, account: int) -> bool:
        """Return True if an account looks at a match."""
        same = LOOKING.c.match == match, LOOKING.c.account == account
        with self._engine.connect() as connection:
            since = database_clock(connection) - LOOK_SECONDS * SECOND_MICROS
            return connection.execute(select(LOOKING.c.at).where(*same, LOOKING.c.at > since)).first() is not None

    def looked(self, match: str, account: int) -> int:
        """Return until when an account has looked at a match, in microseconds since 1970; 0 if it has not done so lately."""
        same = LOOKING.c.match == match, LOOKING.c.account == account
        with self._engine.connect() as connection:
            at = connection.execute(select(LOOKING.c.at).where(*same)).scalar_one_or_none()
            return 0 if at is None else min(at + LOOK_SECONDS * SECOND_MICROS, database_clock(connection))


class Lookers:
    """The accounts that look, as this process writes them down and reads them. ``on_read``: one has seen what its bell told."""

    def __init__(self, table: LookingTable, in_order: InOrder, on_read: Callable[[int], None]) -> None:
        self._table = table
        self._in_order = in_order
        self._on_read = on_read
        self._noted: dict[tuple[str, int], float] = {}

    async def note(self, match: str, accounts: Iterable[int]) -> None:
        """Note that accounts look at a match."""
        now = monotonic()
        self._noted = {one: at for one, at in self._noted.items() if at > now - NOTE_SECONDS}
        for account in accounts:
            if (match, account) not in self._noted:
                self._noted[match, account] = now
                if await self._in_order(self._table.note, match, account):
                    self._on_read(account)

    async def forget(self, match: str, accounts: Iterable[int]) -> None:
        """Note that accounts do not look at a match any more. A page of theirs at another process says again that they do."""
        for account in accounts:
            self._noted.pop((match, account), None)
            await self._in_order(self._table.forget, match, account)

    async def looks(self, match: str, account: int) -> bool:
        """Return True if an account looks at a match at any process."""
        return bool(await self._in_order(self._table.looks, match, account))

    async def looked(self, match: str, account: int) -> int:
        """Return until when an account has looked at a match at any process, in microseconds since 1970; 0: not lately."""
        return int(await self._in_order(self._table.looked, match, account))
