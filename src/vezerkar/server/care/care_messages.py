"""The messages about reports and the acts of moderators, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.chat.chat_lines import Room
from vezerkar.server.protocol import Id, Request

ActKind: TypeAlias = Literal["warn", "mute", "ban", "hide", "rename", "pardon", "dismiss"]
Reason: TypeAlias = Annotated[str, Meta(max_length=500)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class MatchReport(Request):
    """Something in a match that a moderator should look at: a ``line`` of chat of a ``room``, or whoever has a ``seat``."""

    reason: Reason
    seat: Id | None = None
    line: Number | None = None
    room: Room = "table"


class ActsSeen(Request):
    """The acts on the account that its holder has read: all up to the ``last``."""

    last: Number


class PersonReport(Request):
    """A name that a moderator should look at."""

    reason: Reason


class ReportInfo(msgspec.Struct):
    """A report, to a moderator. ``name`` is whoever is reported; ``account`` is False for a guest. ``said`` is the line of chat.

    ``match`` is empty where a name is reported; ``ply`` is where the match stood. ``by`` is empty for a guest.
    """

    id: int
    at: str
    name: str
    account: bool
    reason: str
    by: str
    match: str = ""
    ply: int = 0
    seat: str = ""
    line: int | None = None
    said: str = ""
    room: Room = "table"


class ModeratorAct(Request):
    """An act of a moderator about a ``report`` or the account of a ``name``, and the reason for it.

    ``mute`` and ``ban`` last so many ``days``; without them a ban is for good.
    """

    kind: ActKind
    reason: Reason
    report: Number | None = None
    name: Id | None = None
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class ActInfo(msgspec.Struct):
    """An act on an account. ``until`` is when it ends, empty if it never does; ``lasts``: it has not ended."""

    id: int
    kind: str
    at: str
    until: str
    lasts: bool
    reason: str
    name: str
    seen: bool
