"""Accounts as whoever runs the table sees them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, update

from vezerkar.engine import VezerkarError
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.account_table import BOT, ROLES, end_sessions
from vezerkar.server.operation.acts import record_act
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.schema import ACCOUNTS, SESSIONS
from vezerkar.server.storage.store import Store

GIVEN_ROLES: Final = tuple(role for role in ROLES if role != BOT)
"""Roles that are given to accounts. The holder of one alone makes a bot's of it."""


class BadAccount(VezerkarError):
    """There is no such account, or nothing of the kind can be done with it."""


def listed(store: Store) -> list[str]:
    """Return a line for each account that is not gone: its name, its role, since when it is there."""
    query = select(ACCOUNTS).where(ACCOUNTS.c.state != "gone").order_by(ACCOUNTS.c.id)
    with store.engine.connect() as connection:
        return [f"{row.name}: {row.role}, since {written(row.made)[:10]}" for row in connection.execute(query)]


def set_role(store: Store, name: str, role: str) -> str:
    """Give an account another role; return its name. Its browsers are signed out. Raises `BadAccount`."""
    if role not in GIVEN_ROLES:
        raise BadAccount(f"there is no role {role!r} to be given; there are: {', '.join(GIVEN_ROLES)}")
    with store.engine.begin() as connection:
        known = select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key(name)).with_for_update()
        row = connection.execute(known).one_or_none()
        if row is None:
            raise BadAccount(f"there is no account {name!r}")
        if row.role == BOT:
            raise BadAccount(f"{name!r} is the account of a bot, and stays one")
        if row.role != role:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(role=role))
            # With other rights nobody goes on under a token that somebody may have seen before.
            end_sessions(connection, SESSIONS.c.account == row.id)
            # Acts stay when the account is gone, so they do not hold its name.
            record_act(connection, "role", about=f"account {row.id}: {role}")
        return str(row.name)
