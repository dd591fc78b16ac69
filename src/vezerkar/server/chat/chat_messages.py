"""The messages about chat, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.chat.chat_lines import Room
from vezerkar.server.protocol import Id, Request

LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class Chat(Request):
    """Something said at the table, or among those who watch."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MuteWish(Request):
    """Whom one does not want to read: whoever wrote a ``line`` of a ``room``, or whoever has a ``seat``."""

    seat: Id | None = None
    line: LineNumber | None = None
    room: Room = "table"


class Unmute(Request):
    """The number of a mute that is to end."""

    id: LineNumber


class NameMute(Request):
    """An account that one does not want to read. ``block``: nor sit down at one table with."""

    name: Id
    block: bool = False


class MutedPerson(msgspec.Struct):
    """Somebody whom one has muted, under the name that they had then. ``id`` names the mute."""

    id: int
    name: str
    block: bool
