"""The messages about accounts, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request

Password: TypeAlias = Annotated[str, Meta(max_length=1000)]


class Registration(Request):
    """An account to be made: a name that others see, and a password."""

    name: Id
    password: Password


class SignIn(Request):
    """Somebody who has an account, and says so."""

    name: Id
    password: Password


class Rename(Request):
    """Another name for one's account."""

    name: Id


class Claim(Request):
    """Seats that an account is to keep: those of a key."""

    match: Id
    key: Id


class AccountInfo(msgspec.Struct):
    """An account, to its holder. ``role`` is ``player``, ``bot``, ``moderator`` or ``admin``.

    The name stays until ``name_until`` ("": it need not).
    """

    name: str
    role: str
    name_until: str


class Me(msgspec.Struct):
    """The account that is signed in at this browser; null: a guest."""

    account: AccountInfo | None


class Leaving(msgspec.Struct):
    """An account that was deleted: signing in undoes it ``until`` it is erased."""

    until: str


class SessionInfo(msgspec.Struct):
    """A browser that is signed in: its family ("": not known), the network it came from, and whether it is the one that asks."""

    id: str
    browser: str
    place: str
    made: str
    seen: str
    current: bool


class ClaimResult(msgspec.Struct):
    """The seats that an account keeps now."""

    seats: list[str]
