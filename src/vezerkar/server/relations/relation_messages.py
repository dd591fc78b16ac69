"""The messages about whom somebody follows, field by field. See docs/http-api.md."""

from __future__ import annotations

import msgspec

from vezerkar.server.protocol import Name, Request


class FollowedPerson(msgspec.Struct):
    """An account that one follows; ``bot``: a program plays for it."""

    name: str
    bot: bool


class Follow(Request):
    """The account of this name is to be followed, or no more."""

    name: Name
