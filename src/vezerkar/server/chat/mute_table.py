"""The mutes of people, in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import (
    CompoundSelect,
    Connection,
    Engine,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    union_all,
    update,
)

from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.chat.chat_lines import Mute
from vezerkar.server.chat.chat_messages import MutedPerson
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.storage.schema import ACCOUNTS, CHAT, MUTES, REPORTS, SEATS

MOST: Final = 500
"""People whom one account may mute, in all; in a match one player of it."""


class MuteTable:
    """Rows of the mutes of accounts. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_account(self, account: int) -> list[MutedPerson]:
        """The people whom an account has muted, the latest first."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(MUTES).where(MUTES.c.by_account == account).order_by(MUTES.c.id.desc()))
            return [MutedPerson(row.id, row.name, row.blocks) for row in rows]

    def add(self, account: int, muted: int, name: str, blocks: bool) -> None:
        """Let an account mute another one. Raises `ApiError`."""
        with self._engine.begin() as connection:
            lock_account(connection, account)
            keep_mute(connection, None, Mute(0, account, None, muted, None, name, blocks))

    def remove(self, account: int, number: int) -> None:
        """Let an account hear somebody again."""
        with self._engine.begin() as connection:
            connection.execute(delete(MUTES).where(MUTES.c.id == number, MUTES.c.by_account == account))

    def blocked(self, account: int, others: set[int]) -> bool:
        """Return True if an account blocks one of others, or one of them blocks it."""
        either = or_(
            and_(MUTES.c.by_account == account, MUTES.c.account.in_(others)),
            and_(MUTES.c.account == account, MUTES.c.by_account.in_(others)),
        )
        with self._engine.connect() as connection:
            return connection.execute(select(MUTES.c.id).where(MUTES.c.blocks, either).limit(1)).first() is not None

    def apart(self, accounts: Collection[int]) -> set[frozenset[int]]:
        """Return those of these accounts, two by two, of whom one blocks the other; not which one."""
        here = MUTES.c.by_account.in_(accounts), MUTES.c.account.in_(accounts), MUTES.c.blocks
        with self._engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.by_account, MUTES.c.account).where(*here))
            return {frozenset((row.by_account, row.account)) for row in rows}

    def account(self, name: str) -> Row[Any]:
        """The account of a name. Raises `ApiError` if there is none."""
        query = select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key(name), ACCOUNTS.c.state != "gone")
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            raise ApiError("unknown_person")
        return row


def blocked_with(account: int) -> CompoundSelect[int]:
    """Return the query for the accounts that an account has blocked, or that have blocked it."""
    blocked = select(MUTES.c.account).where(MUTES.c.blocks, MUTES.c.by_account == account, MUTES.c.account.is_not(None))
    blocking = select(MUTES.c.by_account).where(MUTES.c.blocks, MUTES.c.account == account, MUTES.c.by_account.is_not(None))
    return union_all(blocked, blocking)


def mutes_of(connection: Connection, match: str) -> list[Mute]:
    """Return all mutes that matter in a match: those of its players, and those of accounts that sit or write there."""
    here = or_(
        exists().where(SEATS.c.match == match, SEATS.c.account == MUTES.c.account),
        exists().where(CHAT.c.match == match, CHAT.c.account == MUTES.c.account),
    )
    query = select(MUTES).where(or_(MUTES.c.match == match, and_(MUTES.c.match.is_(None), here))).order_by(MUTES.c.id)
    return [
        Mute(row.id, row.by_account, row.by_player, row.account, row.player, row.name, row.blocks)
        for row in connection.execute(query)
    ]


def keep_mute(connection: Connection, match: str | None, mute: Mute) -> None:
    """Keep a mute, in a ``match`` if one of the two is known there alone. Raises `ApiError` if there are too many.

    The same once more may begin to block. It ends no block: only who forgives somebody does.
    """
    columns = {
        "match": match,
        "by_account": mute.by_account,
        "by_player": mute.by_player,
        "account": mute.account,
        "player": mute.player,
    }
    same = [MUTES.c[name].is_not_distinct_from(value) for name, value in columns.items()]
    blocks = true() if mute.blocks else MUTES.c.blocks
    if connection.execute(update(MUTES).where(*same).values(blocks=blocks, name=mute.name)).rowcount:
        return
    own = MUTES.c.by_account == mute.by_account if mute.by_account is not None else MUTES.c.by_player == mute.by_player
    where = own if mute.by_account is not None else and_(own, MUTES.c.match == match)
    if connection.execute(select(func.count()).select_from(MUTES).where(where)).scalar_one() >= MOST:
        raise ApiError("too_many_mutes", most=str(MOST))
    connection.execute(insert(MUTES).values(**columns, name=mute.name, blocks=mute.blocks))


def forget_player(connection: Connection, match: str, player: str) -> None:
    """Forget whom a player of a match has muted and who has muted that player, for somebody else has the seats now.

    Nor is what was said and reported of before about whoever comes: moderators would act on somebody else.
    """
    theirs = or_(MUTES.c.by_player == player, MUTES.c.player == player)
    connection.execute(delete(MUTES).where(MUTES.c.match == match, theirs))
    connection.execute(update(CHAT).where(CHAT.c.match == match, CHAT.c.player == player).values(player=None))
    seats = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.party == player)
    about = REPORTS.c.match == match, REPORTS.c.seat.in_(seats), REPORTS.c.done.is_(None)
    connection.execute(update(REPORTS).where(*about).values(seat=None))
