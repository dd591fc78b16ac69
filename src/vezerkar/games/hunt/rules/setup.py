"""Set-up (HUNT 5-12)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Question
from vezerkar.games.hunt.facts import BRITISH, FREIGHTER_COUNT, FREIGHTERS, GERMAN, SPACES, START, START_HAND
from vezerkar.games.hunt.notation import TO, TO_ANYWHERE
from vezerkar.games.hunt.rules.draw import draw_up_to
from vezerkar.games.hunt.rules.step import WHO, HuntStep
from vezerkar.games.hunt.state import IN_BAG, HuntState


class SetUp(HuntStep):
    """HUNT 7-10: two freighters with different starts, five cards each."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        first = draw_token(s)
        second = draw_token(s)
        while START[second] == START[first]:
            s.freighters[second] = IN_BAG
            second = draw_token(s)
        tell_placed(s, first)
        tell_placed(s, second)
        draw_up_to(s, GERMAN, START_HAND)
        draw_up_to(s, BRITISH, START_HAND)
        return False


def draw_token(s: HuntState) -> int:
    """Draw a freighter from the bag, which must not be empty, and put it on its start space (HUNT 7, 73)."""
    bag = [i for i in range(FREIGHTER_COUNT) if s.freighters[i] == IN_BAG]
    drawn = bag[s.below(len(bag))]
    s.freighters[drawn] = START[drawn]
    return drawn


def tell_placed(s: HuntState, freighter: int) -> None:
    """Everybody sees a freighter come onto the map."""
    if s.sink is not None:
        s.emit("freighter_placed", {"freighter": FREIGHTERS[freighter], "space": SPACES[START[freighter]]})


class PlaceAnywhere(HuntStep):
    """HUNT 11: the German player puts a ship on any space."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.asked = WHO[GERMAN]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_ANYWHERE


class PlaceAltmark(PlaceAnywhere):
    """HUNT 11: the Altmark starts openly."""

    __slots__ = ()

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.altmark = action - TO
        if s.sink is not None:
            s.emit("altmark_placed", {"space": SPACES[s.altmark]})

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-place-altmark", "HUNT 11", TO_ANYWHERE[0], ask="to {}")


class PlaceSpee(PlaceAnywhere):
    """HUNT 11: the Graf Spee starts secretly."""

    __slots__ = ()

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.spee = action - TO
        if s.sink is not None:
            s.emit("spee_placed", {})
            s.emit("spee_at", {"space": SPACES[s.spee]}, WHO[GERMAN])

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-place-spee", "HUNT 11", TO_ANYWHERE[0], ask="to {}")


SET_UP: Final = SetUp()
PLACE_ALTMARK: Final = PlaceAltmark()
PLACE_SPEE: Final = PlaceSpee()
