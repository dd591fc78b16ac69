"""The accounts that somebody follows, in the database. Nobody is told of being followed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, Select, delete, func, insert, select

from vezerkar.server.accounts.account_table import BOT, lock_account
from vezerkar.server.chat.mute_table import blocked_with
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.relations.relation_messages import FollowedPerson
from vezerkar.server.storage.schema import ACCOUNTS, FOLLOWS

MOST: Final = 200
"""Accounts that one account may follow."""


class FollowTable:
    """Rows of follows. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_account(self, account: int) -> list[FollowedPerson]:
        """The accounts that an account follows, by name."""
        with self._engine.connect() as connection:
            query = select(ACCOUNTS.c.name, ACCOUNTS.c.role).join(FOLLOWS, FOLLOWS.c.followed == ACCOUNTS.c.id)
            rows = connection.execute(query.where(FOLLOWS.c.account == account).order_by(ACCOUNTS.c.name_key))
            return [FollowedPerson(row.name, row.role == BOT) for row in rows]

    def add(self, account: int, followed: int) -> None:
        """Let an account follow another one. Raises `ApiError` if it follows too many."""
        with self._engine.begin() as connection:
            lock_account(connection, account)
            mine = FOLLOWS.c.account == account
            if connection.execute(select(FOLLOWS).where(mine, FOLLOWS.c.followed == followed)).first() is not None:
                return
            if connection.execute(select(func.count()).select_from(FOLLOWS).where(mine)).scalar_one() >= MOST:
                raise ApiError("too_many_followed", most=str(MOST))
            connection.execute(insert(FOLLOWS).values(account=account, followed=followed))

    def remove(self, account: int, followed: int) -> None:
        """Let an account follow another one no more."""
        with self._engine.begin() as connection:
            connection.execute(delete(FOLLOWS).where(FOLLOWS.c.account == account, FOLLOWS.c.followed == followed))


def followed_by(account: int) -> Select[tuple[int]]:
    """Return the query for the accounts that an account follows, but for those whom a block stands between."""
    return select(FOLLOWS.c.followed).where(FOLLOWS.c.account == account, FOLLOWS.c.followed.not_in(blocked_with(account)))


def forget_follows(connection: Connection, account: int) -> None:
    """Delete whom an account follows, and that others follow it."""
    connection.execute(delete(FOLLOWS).where((FOLLOWS.c.account == account) | (FOLLOWS.c.followed == account)))
