"""Accounts as whoever runs the table sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, func, select, update

from vezerkar.engine import VezerkarError
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.account_table import BOT, ROLES, end_sessions
from vezerkar.server.care.sanction_table import Deed, tell_of_deed
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.keys import new_key
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.mail.mail_table import REFUSALS
from vezerkar.server.operation.acts import NO_ORDER, Order, record_act
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.schema import ACCOUNTS, SESSIONS
from vezerkar.server.storage.store import Store

GIVEN_ROLES: Final = tuple(role for role in ROLES if role != BOT)
"""Roles that are given to accounts. The holder of one alone makes a bot's of it."""


class BadAccount(VezerkarError):
    """There is no such account, or nothing of the kind can be done with it. ``code`` is that of the API."""

    def __init__(self, words: str, code: str = "unknown_person") -> None:
        super().__init__(words)
        self.code = code


@dataclass(frozen=True, slots=True)
class Person:
    """An account as whoever runs the table sees it. Moments are in microseconds since 1970.

    ``leaves`` is when it is erased, if its holder has asked for that; 0: not at all. ``muted_until`` and ``banned_until`` are 0
    when that is over. ``mail`` says whether it has a confirmed address, and not which; ``refused``, that it takes no mails. At
    ``seen`` a browser was last used that is signed in; 0: there is none.
    """

    id: int
    name: str
    role: str
    made: int
    leaves: int
    muted_until: int
    banned_until: int
    mail: bool
    refused: bool
    seen: int


def people(store: Store, search: str = "", after: int = 0, most: int | None = None) -> list[Person]:
    """Return the accounts that are not gone and have ``search`` in their names, those made first at the top.

    ``after`` leaves out all up to the account of this number; ``most`` is how many come at most.
    """
    seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.account == ACCOUNTS.c.id).scalar_subquery().label("seen")
    query = select(ACCOUNTS, seen).where(ACCOUNTS.c.state != "gone", ACCOUNTS.c.id > after).order_by(ACCOUNTS.c.id)
    if search.strip():
        # Names that look the same are found alike.
        query = query.where(ACCOUNTS.c.name_key.contains(name_key(search.strip()), autoescape=True))
    with store.engine.connect() as connection:
        now = database_clock(connection)
        return [_person(row, now) for row in connection.execute(query if most is None else query.limit(most))]


def listed(store: Store) -> list[str]:
    """Return a line for each account that is not gone: its name, its role, since when it is there."""
    return [f"{one.name}: {one.role}, since {written(one.made)[:10]}" for one in people(store)]


def set_role(store: Store, name: str, role: str, order: Order = NO_ORDER) -> str:
    """Give an account another role; return its name. Its browsers are signed out. Raises `BadAccount`.

    Its holder is told if there is a reason.
    """
    if role not in GIVEN_ROLES:
        raise BadAccount(f"there is no role {role!r} to be given; there are: {', '.join(GIVEN_ROLES)}", "malformed")
    with store.engine.begin() as connection:
        row = _locked(connection, name, order.account)
        if row.id == order.account:
            raise BadAccount("nobody gives a role to their own account", "own_account")
        if row.role == BOT:
            raise BadAccount(f"{name!r} is the account of a bot, and stays one", "stays_bot")
        if row.role != role:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(role=role))
            # With other rights nobody goes on under a token that somebody may have seen before.
            end_sessions(connection, SESSIONS.c.account == row.id)
            # Acts stay when the account is gone, so they hold neither its name nor the reason, in which it may stand.
            record_act(connection, "role", about=f"account {row.id}: {role}", who=order.who)
            if order.reason:
                tell_of_deed(connection, store.jobs, row.id, Deed("role", order.reason, by=order.account))
        return str(row.name)


def send_reset_link(store: Store, name: str, order: Order) -> str:
    """Have a link that resets the password sent to the address of an account; return its name. Raises `BadAccount`.

    Nobody but who reads its mails sees the link: it is made when the mail is sent.
    """
    with store.engine.begin() as connection:
        row = _locked(connection, name)
        if row.mail is None or row.state == "leaving":
            raise BadAccount(f"{row.name} has no e-mail address to which a link could be sent", "no_address")
        store.jobs.add_within(connection, [letter_job("reset", new_key(), account=row.id)])
        record_act(connection, "reset link", about=f"account {row.id}", who=order.who)
        tell_of_deed(connection, store.jobs, row.id, Deed("reset", order.reason, by=order.account))
        return str(row.name)


def _locked(connection: Connection, name: str, admin: int | None = None) -> Row[Any]:
    """Return the row of an account, which nobody else changes meanwhile. Raises `BadAccount`.

    The ``admin`` who has it done, if there is one, must still be one: of two who take the role from each other, one stays.
    """
    key = name_key(name)
    both = select(ACCOUNTS).where((ACCOUNTS.c.name_key == key) | (ACCOUNTS.c.id == admin), ACCOUNTS.c.state != "gone")
    # In one order, or two at once would wait for each other.
    found = connection.execute(both.order_by(ACCOUNTS.c.id).with_for_update()).all()
    if admin is not None and not any(row.id == admin and row.role == "admin" for row in found):
        raise BadAccount("this account is no admin any more", "not_admin")
    for row in found:
        if row.name_key == key:
            return row
    raise BadAccount(f"there is no account {name!r}")


def _person(row: Row[Any], now: int) -> Person:
    muted, banned = (until if until > now else 0 for until in (row.muted_until, row.banned_until))
    refused, mail = row.mail_refused >= REFUSALS, row.mail is not None
    return Person(row.id, row.name, row.role, row.made, row.leaves or 0, muted, banned, mail, refused, row.seen or 0)
