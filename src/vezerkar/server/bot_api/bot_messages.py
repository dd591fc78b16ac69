"""The messages about tokens and bot accounts, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.accounts.passkey_messages import HolderProof
from vezerkar.server.protocol import Id, Name, Request

Scope: TypeAlias = Literal["read", "bot:play"]
ChallengeState: TypeAlias = Literal["open", "accepted", "declined"]
MOST_AT_ONCE: int = 8
"""Matches that a bot account plays at once."""


class NewToken(HolderProof, kw_only=True):
    """A token to be made: its name, for its owner, and what programs may do with it. It outlives the session."""

    name: Name
    scope: Scope


class MadeToken(msgspec.Struct):
    """A token that was made. ``token`` is shown this once."""

    id: str
    token: str


class TokenInfo(msgspec.Struct):
    """A token, to its owner: when it was made, and when it was used last ("": never)."""

    id: str
    name: str
    scope: Scope
    made: str
    seen: str


class BotAccepts(Request):
    """The challenges that a bot takes: the ``games`` (null: all), so many matches at once, ``rated`` ones or not."""

    games: Annotated[list[Id], Meta(max_length=50)] | None = None
    most: Annotated[int, Meta(ge=0, le=8)] = MOST_AT_ONCE
    rated: bool = True


class BotAccountInfo(msgspec.Struct):
    """A bot account that may be challenged.

    ``online``: its program listens. ``free``: it takes another match now. ``games`` are those it plays.
    """

    name: str
    online: bool
    free: bool
    rated: bool
    games: list[str]


class NewChallenge(Request):
    """The bot account of this name is to take the seats of a ``player``: the first of them."""

    player: Id
    name: Name


class ChallengeInfo(msgspec.Struct):
    """A challenge to a bot account, to those who sit in the match."""

    id: str
    player: str
    name: str
    state: ChallengeState


class ChallengeAnswer(Request):
    """The answer of a bot to a challenge."""

    accept: bool


class TakenSeats(msgspec.Struct):
    """The seats that a bot has taken; none: it has declined."""

    match: str
    seats: list[str]
