"""The messages of hints, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request


class HintWish(Request):
    """The question what to do. Step 1 says where to look and which rule matters, 2 what looks best, 3 also why."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]
    step: Annotated[int, Meta(ge=1, le=3)]


class HintChoice(msgspec.Struct):
    """An action that looks good. ``equal``: it is about as good as the first one.

    ``chance`` is the chance of winning with it, ``behind`` by how much it is worse than the first, ``error`` the standard error
    of that. All are null where it was ranked by rule of thumb.
    """

    action: str
    equal: bool
    chance: float | None
    behind: float | None
    error: float | None


class HintReason(msgspec.Struct):
    """A reason for the first action, and how much it makes, as a chance of winning."""

    text: str
    points: float


class ThoughtChoice(msgspec.Struct):
    """An action that looked good to a bot, with its words. The rest is as in a `HintChoice`."""

    action: str
    text: str
    equal: bool
    chance: float | None
    behind: float | None
    error: float | None


class ThoughtInfo(msgspec.Struct):
    """The actions that looked best to a bot, and what it has ``taken``, with its words. The rest is as in a `HintInfo`."""

    ply: int
    seat: str
    taken: str
    text: str
    judged: Literal["search", "rule"]
    options: list[ThoughtChoice]
    reasons: list[HintReason]
    against: int


class HintInfo(msgspec.Struct):
    """A hint for the question at a ply, up to the step that was asked for.

    ``text`` is what the coach says, if he has something to say, ``cite`` the rule that matters, ``at`` what it is about, as in a
    `CoachHint`. ``options`` are up to three actions, the best one first, ``judged`` by a search or by rule of thumb (empty: not
    asked for). ``reasons`` speak for the first one against the one of this number; 0: there is none to compare it with.
    """

    ply: int
    step: int
    text: str
    cite: str
    at: list[str]
    judged: Literal["search", "rule", ""] = ""
    options: list[HintChoice] = msgspec.field(default_factory=list)
    reasons: list[HintReason] = msgspec.field(default_factory=list)
    against: int = 0
