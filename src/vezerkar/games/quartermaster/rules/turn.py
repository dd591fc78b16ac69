"""The game, its rounds and the steps of a turn (R-04, R-07, R-08, R-13 .. R-16, R-75 .. R-77)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Question
from vezerkar.engine.together import Together
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import (
    ALLIES,
    AXIS,
    DEALT,
    DECK_SPAN,
    GERMANY,
    HAND_SIZE,
    HOME,
    LAND,
    LEAD,
    ROUNDS,
    SIX,
    USSR,
)
from vezerkar.games.quartermaster.notation import ARRANGE, BURY, DISCARD, DONE, PASS, with_each_card
from vezerkar.games.quartermaster.rules.cards import DiscardFromHand, draw, put_beneath, shuffle, throw_away
from vezerkar.games.quartermaster.rules.effect import SUPPLY_CHECK, TURN_BEGINS, cause_of
from vezerkar.games.quartermaster.rules.pieces import finish, put, take_off
from vezerkar.games.quartermaster.rules.play import play_step
from vezerkar.games.quartermaster.rules.reactions import RESPONSE_FOR, could_react, react
from vezerkar.games.quartermaster.rules.scoring import victory_step
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import disturb, near, supplied
from vezerkar.games.quartermaster.state import DECK, HAND, LAID, LEADING, ROUNDS_OVER, TIED, TOP_OPEN, TOP_SEEN, QmgState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step


class Deal(QmgStep):
    """R-04: an Army on every Home space; every deck is shuffled, and ten cards are drawn."""

    __slots__ = ()

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        for country in range(SIX):
            put(s, country, HOME[country])
            shuffle(s, country)
        for country in range(SIX):
            draw(s, country, DEALT)
        return False


class Rounds(QmgStep):
    """R-07, R-76: twenty rounds in which every country has a turn; then the points decide, and a tie is an Axis win."""

    __slots__ = ()

    def advance(self, s: QmgState) -> bool:
        if s.active == SIX - 1:
            if s.round and self.decided(s):
                return False
            s.round += 1
            s.active = GERMANY
            events.round_(s)
        else:
            s.active += 1
        events.turn(s)
        s.stack.append(TURN_FROM[0])
        return False

    def decided(self, s: QmgState) -> bool:
        """Return True if the round that is over ends the game (R-76, R-77). Ends it if so."""
        axis, allies = s.vp[AXIS], s.vp[ALLIES]
        if s.variant.lead_wins and (axis - allies >= LEAD or allies - axis >= LEAD):
            finish(s, AXIS if axis > allies else ALLIES, LEADING)
        elif s.round == ROUNDS:
            finish(s, ALLIES if allies > axis else AXIS, TIED if allies == axis else ROUNDS_OVER)
        return s.over


class Turn(QmgStep):
    """R-08: the steps of a turn, one after the other, between its beginning and its end; ``at`` is the next."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def advance(self, s: QmgState) -> bool:
        depth = len(s.stack)
        at = self.at
        while at < STEPS:
            # Not a table of functions: this is the inner loop.
            if at == 0:
                begin_turn(s)
            elif at == 1:
                play_step(s)
            elif at == 2:
                supply_step(s)
            elif at == 3:
                victory_step(s)
            elif at == 4:
                discard_step(s)
            elif at == 5:
                draw_step(s)
            else:
                end_turn(s)
            at += 1
            if s.over or len(s.stack) > depth:
                s.stack[depth - 1] = TURN_FROM[at]
                return False
        s.stack.pop()
        return False


STEPS: Final = 7
"""Number of steps of a turn, its beginning and its end included."""


def begin_turn(s: QmgState) -> None:
    """The moment before the Play step (R-60); what Broad Front looks back to is noted."""
    if s.active == GERMANY:
        s.front = near(s, GERMANY, s.pieces[GERMANY] & LAND) & s.pieces[USSR] & LAND
    # What can matter now concerns the country on turn alone (Truk).
    if s.cards[LAID + s.active] and RESPONSE_FOR[TURN_BEGINS * SIX + s.active]:
        cause = cause_of(TURN_BEGINS, s.active)
        if could_react(s, s.active, cause, 0):
            react(s, cause)


def supply_step(s: QmgState) -> None:
    """R-13: the unsupplied pieces of the country on turn fall; before, they may be protected (Q-04)."""
    if falling(s):
        s.stack.append(FALL)
        react(s, cause_of(SUPPLY_CHECK, s.active))


def falling(s: QmgState) -> int:
    """The pieces of the country on turn that its Supply step would remove now."""
    return s.pieces[s.active] & ~supplied(s, s.active) & ~s.safe[s.active]


class Fall(QmgStep):
    """All unsupplied pieces are taken off together."""

    __slots__ = ()

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        for space in members(falling(s)):
            take_off(s, s.active, space)
            events.fell(s, s.active, space)
        return False


def discard_step(s: QmgState) -> None:
    """R-15: hand cards may be discarded."""
    if s.cards[HAND + s.active]:
        s.stack.append(DISCARDING[s.active])


class DiscardStep(QmgStep):
    """R-15: discard any number of hand cards. Rosie the Riveter lets ``bury`` of them go underneath the deck instead."""

    __slots__ = ("bury",)

    def __init__(self, bury: int) -> None:
        self.bury = bury

    def may_bury(self, s: QmgState) -> bool:
        """Return True if Rosie is in play and not yet used up."""
        rosie = ROSIE[s.active]
        return self.bury > 0 and rosie >= 0 and bool(s.status[s.active] & BIT[rosie % DECK_SPAN])

    def advance(self, s: QmgState) -> bool:
        if s.cards[HAND + s.active]:
            s.asked = BIT[s.active]
            return True
        s.stack.pop()
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        hand = s.cards[HAND + seat]
        legal = with_each_card(hand, DISCARD)
        legal.append(DONE)
        if self.may_bury(s):
            legal += with_each_card(hand, BURY)
        return legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action < BURY:
            throw_away(s, seat, action - DISCARD)
        else:
            s.stack[-1] = DiscardStep(self.bury - 1)
            card = action - BURY
            s.cards[HAND + seat].remove(card)
            put_beneath(s, seat, card, openly=False)
            events.buried(s, seat)
            events.buried_card(s, seat, card)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-discard-step", "QMG R-15", DONE)


def draw_step(s: QmgState) -> None:
    """R-16: draw up to seven hand cards. Superior Planning comes before."""
    planning = PLANNING[s.active]
    if planning >= 0 and s.status[s.active] & BIT[planning % DECK_SPAN] and plan(s):
        return
    refill(s)


def plan(s: QmgState) -> bool:
    """Superior Planning: the country on turn looks at the top of its deck; false when there is nothing to put in order."""
    n = min(PLANNED[s.active], len(s.cards[DECK + s.active]))
    if n < 2:
        return False
    s.known[TOP_SEEN + s.active] = max(n, s.known[TOP_SEEN + s.active])
    s.news += 1
    events.looked(s, n)
    events.looked_cards(s, n)
    s.stack += [REFILL, Arrange(n, 0)]
    return True


class Arrange(QmgStep):
    """Superior Planning: the top ``count`` cards are put in order; the upper ``fixed`` of them already are."""

    __slots__ = ("count", "fixed")

    def __init__(self, count: int, fixed: int) -> None:
        self.count = count
        self.fixed = fixed

    def loose(self, s: QmgState) -> list[int]:
        """The cards whose place is still open, from below."""
        deck = s.cards[DECK + s.active]
        return deck[len(deck) - self.count : len(deck) - self.fixed]

    def asks(self, s: QmgState) -> int:
        return s.active

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [PASS, *with_each_card(sorted(self.loose(s)), ARRANGE)]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action == PASS:
            s.stack.pop()
            return
        card = action - ARRANGE
        deck = s.cards[DECK + seat]
        bottom = len(deck) - self.count
        deck.insert(len(deck) - self.fixed, card)
        del deck[deck.index(card, bottom)]
        s.known[TOP_OPEN + seat] = 0
        if self.fixed + 2 < self.count:
            s.stack[-1] = Arrange(self.count, self.fixed + 1)
        else:
            s.stack.pop()

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-arrange", "QMG R-61", PASS, {"count": self.fixed + 1})


class Refill(QmgStep):
    """R-16: the hand is filled up, after what came before."""

    __slots__ = ()

    def advance(self, s: QmgState) -> bool:
        s.stack.pop()
        refill(s)
        return False


def refill(s: QmgState) -> None:
    """Draw up to seven hand cards."""
    missing = HAND_SIZE - len(s.cards[HAND + s.active])
    if missing > 0 and s.cards[DECK + s.active]:
        draw(s, s.active, missing)


def end_turn(s: QmgState) -> None:
    """R-58: what lasts for this turn ends."""
    s.front = 0
    if s.lasting:
        s.lasting = False
        for country in range(SIX):
            s.safe[country] = 0
            s.spent[country] = 0
        if s.truk:
            s.truk = False
            disturb(s)


ROSIE: Final[list[int]] = [-1] * SIX
"""ROSIE[country]: its Status card for the Discard step, or -1. Filled by `deck`, as are the following."""

DISCARDING: Final = [DiscardStep(0)] * SIX
"""DISCARDING[country]: its Discard step; the card lets so many hand cards go underneath the deck."""

PLANNING: Final[list[int]] = [-1] * SIX
"""PLANNING[country]: its Status card for the start of the Draw step, or -1."""

PLANNED: Final[list[int]] = [0] * SIX
"""PLANNED[country]: how many cards that card looks at."""

FALL: Final = Fall()
REFILL: Final = Refill()

TURN_FROM: Final = [Turn(at) for at in range(STEPS + 1)]
"""TURN_FROM[n]: a turn of which so many steps are over."""

OPENING: Final[tuple[Step[Never], ...]] = (
    Deal(),
    Together(tuple([(DiscardFromHand(country, DEALT - HAND_SIZE),) for country in range(SIX)])),
    Rounds(),
)
"""A whole game: cards are dealt, everybody discards three at the same time, then round after round."""
