"""Offers: what a player proposes to the others at the table, and what has become of it. Plain calculations.

All people at the table must agree. Bots agree to everything, and silence is no.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from vezerkar.server.clocks.clocks import HOUR_SECONDS, ClockRules
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.offers.offer_messages import OfferKind, OfferState
from vezerkar.server.storage.moments import DAY_SECONDS, SECOND_MICROS

ENDING: Final = ("draw", "abandon")
"""The kinds of offers that end the match: a line of the log of that kind does."""
TAKEBACK: Final = "takeback"
"""The kind of an offer to take something back, and of the line of the log that does; its action names the ply to go back to."""
REPLACE: Final = "replace"
"""The kind of an offer to let somebody else, or a bot, have the seats of a player who has vanished."""
AWAY_SECONDS: Final = 7 * DAY_SECONDS
"""Somebody who has not answered for so long has vanished, if the match has no clock: a clock says itself when time is over."""
OF_A_POSITION: Final = ("draw", TAKEBACK)
"""The kinds that are about the position: when somebody acts they are stale."""
LIVE_SECONDS: Final = 10 * 60
"""For so long an offer stands in a match with a live clock."""
SECONDS: Final = 7 * DAY_SECONDS
"""For so long it stands in all others."""
AGAIN_SECONDS: Final = 60
"""So long after an offer was declined, withdrawn or left without an answer the next one of its kind may be made."""
MAX_PAUSE_SECONDS: Final = 60 * DAY_SECONDS
NOTICE_SECONDS: Final = 24 * HOUR_SECONDS
"""So long after somebody wants to go on a pause ends in any case."""
MAX_KEPT: Final = 50
"""Offers of a match that are remembered."""
ANSWERED: Final = {"accept": "accepted", "decline": "declined", "withdraw": "withdrawn"}
"""The state to which each answer leads, if it ends an offer."""
REFUSED: Final = ("declined", "withdrawn", "expired")
"""The states of an offer that has come to nothing although nothing else happened."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer of a seat at a ply. ``votes`` are the answers so far, by seat; that of whoever made it is yes.

    ``state`` is ``open``, ``accepted``, ``declined``, ``withdrawn``, ``stale`` (something else has happened) or ``expired``.
    ``until`` is when the pause ends that is offered or, of a ``resume``, that there was. Moments are in microseconds since 1970:
    when it was ``made``, when it is ``due`` to expire, and when it ``ended``, None while it is open. A takeback leads back ``to``
    a ply; one to ``replace`` a ``player`` names the ``bot`` that would have the seats, or none for whoever comes, and then
    whether the lobby lists them (``listed``; None: nobody has chosen that).
    """

    id: int
    kind: OfferKind
    seat: str
    ply: int
    made: int
    due: int
    until: int | None = None
    votes: Mapping[str, bool] = field(default_factory=dict)
    state: OfferState = "open"
    ended: int | None = None
    to: int | None = None
    player: str = ""
    bot: str = ""
    listed: bool | None = None

    def answered(self, seats: Collection[str], agrees: bool, people: Collection[str], at: int) -> Offer:
        """The offer after an answer for some seats at a moment; ``people`` are the seats that must agree."""
        votes = {**self.votes, **dict.fromkeys(seats, agrees)}
        if not agrees:
            return replace(self, votes=votes, state="declined", ended=at)
        if all(votes.get(seat) for seat in people):
            return replace(self, votes=votes, state="accepted", ended=at)
        return replace(self, votes=votes)

    def has_answer(self, seats: Collection[str], answer: str) -> bool:
        """Return True if this answer was given before for these seats, and has ended the offer."""
        if self.state != ANSWERED[answer]:
            return False
        if answer == "withdraw":
            return self.seat in seats
        return self.seat not in seats and all(self.votes.get(seat) == (answer == "accept") for seat in seats)


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause of the clocks: since when, and when it ends if nobody ends it before. Microseconds since 1970."""

    since: int
    until: int


def new_offer(
    kind: OfferKind, seat: str, ply: int, at: int, timing: ClockRules | None, pause: Pause | None, until: int | None
) -> Offer:
    """An offer that is made at a moment, nobody's answer with it. ``until`` is when the pause is to end that is offered.

    Raises `ApiError`.
    """
    due = at + (LIVE_SECONDS if timing is not None and timing.kind == "live" else SECONDS) * SECOND_MICROS
    if kind == "pause":
        if timing is None:
            raise ApiError("no_clock")
        if pause is not None:
            raise ApiError("paused")
        if until is None or not at < until <= at + MAX_PAUSE_SECONDS * SECOND_MICROS:
            raise ApiError(
                "malformed", detail="'until' of a pause is a moment to come, at most 60 days from now, in milliseconds"
            )
        due = min(due, until)
    elif until is not None:
        raise ApiError("malformed", detail="only a pause has an 'until'")
    if kind == "resume":
        if pause is None:
            raise ApiError("not_paused")
        until, due = pause.until, min(pause.until, at + NOTICE_SECONDS * SECOND_MICROS)
    return Offer(0, kind, seat, ply, at, due, until)


def require_place(kind: str, before: Collection[Offer], at: int) -> None:
    """Raise `ApiError` if no offer of a kind may be made at a moment, since there is one or has just been one."""
    same = [offer for offer in before if offer.kind == kind]
    if any(offer.state == "open" for offer in same):
        raise ApiError("offer_open")
    ended = max((offer.ended or 0 for offer in same if offer.state in REFUSED), default=0)
    wait = ended + AGAIN_SECONDS * SECOND_MICROS - at
    if wait > 0:
        raise ApiError("slow_down", wait=str(-(-wait // SECOND_MICROS)))
