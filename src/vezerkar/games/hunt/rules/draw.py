"""Drawing cards (HUNT 10, 32, 56-59, 92, 94)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.engine.decision import NOT_NOW, Question, Refusal
from vezerkar.games.hunt import events
from vezerkar.games.hunt.game_data import BRITISH, BRITISH_HAND, GERMAN, GERMAN_HAND, GERMAN_HAND_NEAR_ALTMARK, NEAR
from vezerkar.games.hunt.notation import HOLD
from vezerkar.games.hunt.rules.reasons import ALTMARK_FAR, HAND_FULL, NOT_FOUR
from vezerkar.games.hunt.rules.step import HuntStep
from vezerkar.games.hunt.state import DISCARD, PILE, REDRAW, HuntState


def draw_up_to(s: HuntState, seat: int, size: int) -> None:
    """Draw until the hand holds ``size`` cards or none are left to draw.

    HUNT 59: the size of the hand is told also when nothing is drawn.
    """
    drawn: list[int] = []
    left = size - s.hand_size(seat)
    while left > 0:
        card = s.draw(seat)
        if card < 0:
            break
        left -= 1
        drawn.append(card)
    events.drew(s, seat, len(drawn))
    if drawn:
        events.drew_cards(s, seat, drawn)


class GermanRedraw(HuntStep):
    """HUNT 56-60: draw up to three cards; near the Altmark any number up to five.

    The question comes whenever she might be near the Altmark as far as anybody may know, so that being asked betrays nothing.
    """

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.phase = REDRAW
        if self.may_be_near(s):
            s.asked = BIT[GERMAN]
            return True
        s.stack.pop()
        draw_up_to(s, GERMAN, GERMAN_HAND)
        return False

    def may_be_near(self, s: HuntState) -> bool:
        """Return True if, by public knowledge, more than three cards may be drawn."""
        return most(s) > max(s.hand_size(GERMAN), GERMAN_HAND) and bool(s.belief & NEAR[s.altmark])

    def options(self, s: HuntState, seat: int) -> list[int]:
        least = max(s.hand_size(GERMAN), min(GERMAN_HAND, most(s)))
        top = most(s) if near_altmark(s) else least
        return [HOLD + n for n in range(least, top + 1) if s.variant.four or n != GERMAN_HAND + 1 or n == least]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        size = action - HOLD
        if size > max(s.hand_size(GERMAN), GERMAN_HAND):
            s.belief &= NEAR[s.altmark]
        s.stack.pop()
        draw_up_to(s, GERMAN, size)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-redraw", "HUNT 56", self.options(s, seat)[0], {"hand": s.hand_size(GERMAN)})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        size = action - HOLD
        if not 0 <= size < 64:
            return NOT_NOW
        if size < s.hand_size(GERMAN) or size < GERMAN_HAND or size > most(s):
            return HAND_FULL
        return NOT_FOUR if near_altmark(s) else ALTMARK_FAR


def near_altmark(s: HuntState) -> bool:
    """HUNT 56: the Graf Spee is in the space of the Altmark or next to it."""
    return bool(NEAR[s.altmark] & BIT[s.spee])


def most(s: HuntState) -> int:
    """The largest German hand possible now: five, or all cards there are."""
    available = s.hand_size(GERMAN) + count(s.cards[PILE + GERMAN]) + count(s.cards[DISCARD + GERMAN])
    return min(GERMAN_HAND_NEAR_ALTMARK, available)


class BritishRedraw(HuntStep):
    """HUNT 92: draw up to five cards."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.phase = REDRAW
        s.stack.pop()
        draw_up_to(s, BRITISH, BRITISH_HAND)
        return False
