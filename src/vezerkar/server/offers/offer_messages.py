"""The messages about offers and takebacks, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request

OfferKind: TypeAlias = Literal["draw", "abandon", "pause", "resume", "takeback", "replace"]
OfferState: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "stale", "expired"]


class NewOffer(Request):
    """An offer to all others, made at a ply: a ``draw``, the end without a result (``abandon``), to let the clocks stand
    (``pause``) ``until`` a moment in milliseconds since 1970, to let them go on (``resume``), to take back (``takeback``) what
    was done after the ply ``to``, or to let a ``bot``, or else whoever comes, take the seats of a ``player`` who has vanished
    (``replace``). A seat that becomes free is ``listed`` in the lobby or not (None: as its table is).
    """

    seat: Id
    kind: OfferKind
    ply: Annotated[int, Meta(ge=0)]
    until: Annotated[int, Meta(ge=0, le=10**14)] | None = None
    to: Annotated[int, Meta(ge=0)] | None = None
    player: Id | None = None
    bot: Id | None = None
    listed: bool | None = None


class OfferAnswer(Request):
    """The answer to an offer, which names the ply of the offer. Whoever made it can only ``withdraw`` it."""

    answer: Literal["accept", "decline", "withdraw"]
    ply: Annotated[int, Meta(ge=0)]


class OfferResult(msgspec.Struct):
    """The number of an offer, and what has become of it."""

    id: str
    state: OfferState


class SeatCount(msgspec.Struct):
    """A number of things of a seat; no seat: they are nobody's."""

    seat: str
    count: int


class Learned(msgspec.Struct):
    """All that was learned since a ply, as far as the reader may know: it does not become unknown if that is taken back.

    How many ``actions`` each seat took, how many dice it rolled (``rolls``) and how many cards it drew (``draws``).
    ``reveals`` are the lines of the log that tell what was hidden.
    """

    actions: list[SeatCount]
    rolls: list[SeatCount]
    draws: list[SeatCount]
    reveals: list[str]


class TakenBack(msgspec.Struct):
    """At this ``ply`` all was taken back that was done after the ply ``to``."""

    ply: int
    to: int


class OfferInfo(msgspec.Struct):
    """An offer, to everybody at the table: who made it at which ply, who agrees, whose no has ended it.

    Moments are in milliseconds since 1970: until when it stands, and until when the pause lasts that it is about. Of a takeback
    ``to`` is the ply to which it would lead; while it is open, ``learned`` is what the reader knows that was learned since. To
    ``replace`` a ``player`` a ``bot`` is named by its label; without one it would be whoever comes, and the seat would be
    ``listed`` in the lobby or not.
    """

    id: str
    kind: OfferKind
    seat: str
    ply: int
    state: OfferState
    accepted: list[str]
    declined: list[str]
    due: int
    until: int | None
    to: int | None = None
    learned: Learned | None = None
    player: str = ""
    bot: str = ""
    listed: bool = False
