"""The messages about clocks, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request

ClockKind: TypeAlias = Literal["live", "days"]
TimeOut: TypeAlias = Literal["default", "bot", "forfeit", "wait"]
ClaimKind: TypeAlias = Literal["bot", "forfeit"]


class ClockWish(Request):
    """A clock: the seconds that each seat has, those that are added, the most that may be gathered (``days`` alone).

    ``time_out`` says what happens when time is over: the ``default`` is taken (usual for ``live``), a ``bot`` takes over (usual
    for ``days``), ``forfeit``: the player loses, or the others ``wait`` and may claim one of these. ``bot`` names the one that
    takes over. ``holidays``: the clocks of those stand who are on holiday (``days`` alone, where it is usual but in tournaments).
    """

    kind: ClockKind
    bank_s: Annotated[int, Meta(ge=0)]
    increment_s: Annotated[int, Meta(ge=0)]
    cap_s: Annotated[int, Meta(ge=0)] | None = None
    time_out: TimeOut | None = None
    bot: Id | None = None
    holidays: bool | None = None


class GiveTime(Request):
    """Some time for an opponent."""

    seat: Id


class TimeClaim(Request):
    """A claim, since the time of a seat is over: that a ``bot`` plays for it, or that it loses (``forfeit``)."""

    seat: Id
    claim: ClaimKind


class ClaimInfo(msgspec.Struct):
    """The claims that the viewer may make, since the time of a seat is over. ``plays_on``: if it loses, the others play on."""

    seat: str
    claims: list[ClaimKind]
    plays_on: bool


class ClockPreset(msgspec.Struct, frozen=True):
    """A clock that is offered when a match is made, as a `ClockWish` describes it."""

    id: str
    kind: ClockKind
    bank_s: int
    increment_s: int
    cap_s: int | None


class ClockLimits(msgspec.Struct, frozen=True):
    """The least and the most seconds that a clock of a kind may have, and the most for its ``cap_s`` (None: it has none).

    A cap is at least the bank.
    """

    kind: ClockKind
    bank_s: list[int]
    increment_s: list[int]
    cap_s: int | None


class Clocks(msgspec.Struct):
    """This moment by the clock of the table, in milliseconds since 1970, the clocks that it offers, and the limits of others."""

    now: int
    presets: list[ClockPreset]
    limits: list[ClockLimits]


class MatchClock(msgspec.Struct):
    """The clock of a match, as its `ClockWish`. ``outage_ms`` is how long the table was out of reach, which cost nobody time.

    ``paused_until`` is when a pause ends, in milliseconds since 1970, or None: there is none. ``holidays``: the clocks of those
    stand who are on holiday.
    """

    kind: ClockKind
    bank_s: int
    increment_s: int
    cap_s: int | None
    time_out: TimeOut
    outage_ms: int
    paused_until: int | None
    # The last page of a match may be from before there were any.
    holidays: bool = False


class SeatAway(msgspec.Struct):
    """A holiday of the player of a seat, by the clock of the table, in milliseconds since 1970: it may be to come, or over."""

    begins: int
    until: int


class SeatTime(msgspec.Struct):
    """The clock of a seat: the milliseconds that were left when it last stood, and since when it runs (None: it stands).

    ``since`` is in milliseconds since 1970 by the clock of the table and may be to come. ``flags`` is how often time was over.
    While its player is ``away`` it does not run (None: nothing is known of a holiday).
    """

    left_ms: int
    since: int | None
    flags: int
    away: SeatAway | None = None
