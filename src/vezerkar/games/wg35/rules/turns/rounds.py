"""The round from its beginning to its end (WG35 6): `Battle` stays at the bottom of the stack and calls its procedures."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDES
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.notation import (
    DONE,
    DROP,
    FILL,
    GO_FIRST,
    GO_SECOND,
    PICK,
    REVEAL,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.setup.field import army_type, stock_of
from vezerkar.games.wg35.rules.step import SideStep, SkirmishStep, asks_while, d3, d10, own
from vezerkar.games.wg35.rules.turns.activation import Turns
from vezerkar.games.wg35.rules.turns.reinforcements import Wave, arrive
from vezerkar.games.wg35.rules.victory import charges, missions, objectives, points
from vezerkar.games.wg35.rules.victory.winning import Victory
from vezerkar.games.wg35.rules.victory.withdrawal import Withdrawals
from vezerkar.games.wg35.rules.windows import CARD_PICKUP, ROUND_END, Window
from vezerkar.games.wg35.rules.wounding.wounds import WoundedChecks
from vezerkar.games.wg35.state import SkirmishState

ACTIONS: Final = 2
"""Number of actions of each figure in a round (WG35 7.2)."""
PICKED: Final = 1
"""The cards a side may take besides those for command points (WG35 6.4)."""
COMMAND_POINTS: Final = "command_points"
BEARER_VP: Final = 1
"""Victory points of the enemy for a lost bearer of the flag (WG35 24.5)."""
IS_ACTION: Final[list[bool]] = [LIBRARY.cards[card].type == "action" for card in CARDS]
TOO_LATE: Final = {"table_ready", "pre_battle"}
"""The windows that are over when the battle has begun."""
IS_USELESS: Final[list[bool]] = [set(LIBRARY.cards[card].windows) <= TOO_LATE for card in CARDS]


class Battle(SkirmishStep):
    """WG35 6: round after round, until somebody has won."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.call(
            BeginRound(),
            Wave(0),
            Wave(1),
            WoundedChecks(0),
            Initiative(),
            Reveal(0),
            Reveal(1),
            PickUps(),
            Opened(CARD_PICKUP),
            Turns(),
            charges.Explosions(),
            EndOfRound(),
            Opened(ROUND_END),
            Withdrawals(),
            Victory(),
            HandAdjust(0),
            HandAdjust(1),
        )
        return False


class Opened(SkirmishStep):
    """Opens a window in which the first side has priority."""

    __slots__ = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window

    def advance(self, s: SkirmishState) -> bool:
        s.stack[-1] = Window(self.window, s.first)
        return False


class BeginRound(SkirmishStep):
    """A new round: everybody has two actions, and those called or held back are arriving (WG35 6.1, 7.2)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        s.round += 1
        s.activated = s.treated = s.fired = s.acted = s.flagged = s.guarded = s.rallied = s.hurrah = s.bereft = 0
        s.active = s.immune = NOBODY
        s.surprises = []
        s.covers = []
        events.round(s)
        arrive(s)
        for figure in members(s.on | s.arriving):
            s.left[figure] = ACTIONS
        return False


# --- initiative (WG35 6.3) -----------------------------------------------------------------------------------------


class Initiative(SkirmishStep):
    """The roll-off for who acts first; in the first round the mission may have decided it (WG35 28)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        given = s.field.mission.initiative
        rolls: list[int] = []
        if s.round == 1 and given in points.LETTERS:
            winner = points.LETTERS.index(given)
        else:
            one = other = 0
            while one == other:
                one, other = d10(s), d10(s)
                rolls += [one, other]
            winner = 0 if one > other else 1
        s.stack[-1] = WhoIsFirst(winner)
        events.initiative(s, winner, rolls)
        return False


class WhoIsFirst(SideStep):
    """A choice of the side with the initiative: it says which side acts first in this round."""

    __slots__ = ()

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [GO_FIRST, GO_SECOND]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        s.first = s.turn = seat if action == GO_FIRST else 1 - seat
        events.first(s)

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-initiative", "WG35 6.3", GO_FIRST)


class Reveal(SkirmishStep):
    """A side reveals any of its concealed figures (WG35 6.3); ``order`` is 0 for the first side, 1 for the other."""

    __slots__ = ("order",)

    def __init__(self, order: int) -> None:
        self.order = order

    def side(self, s: SkirmishState) -> int:
        """Return the side whose turn it is."""
        return s.first if self.order == 0 else 1 - s.first

    def advance(self, s: SkirmishState) -> bool:
        side = self.side(s)
        return asks_while(s, side, own(s, side) & s.concealed != 0)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [DONE, *[REVEAL + figure for figure in members(own(s, seat) & s.concealed)]]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
            return
        s.concealed &= ~BIT[last_of(action)]
        events.revealed(s, last_of(action))

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-reveal", "WG35 6.3", DONE)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-reveal", "WG35 25.13")


# --- cards (WG35 6.4, 6.9) -----------------------------------------------------------------------------------------


def picks(s: SkirmishState, side: int) -> int:
    """Return how many cards a side may take: one, and one for each command point of its leaders (WG35 6.4)."""
    found = PICKED
    for figure in members(own(s, side) & ~s.broken):
        found += s.field.man(figure).abilities.get(COMMAND_POINTS, 0)
    return found


class PickUps(SkirmishStep):
    """WG35 6.4, 22.2: the dice of elite armies, the first side's first; then both sides take cards."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        steps: list[PickUp] = []
        for side in (s.first, 1 - s.first):
            extra = 0
            if army_type(s, side) == "elite":
                extra = d3(s)
                events.elite_cards(s, side, extra)
            steps.append(PickUp(side, picks(s, side), extra))
        s.call(*steps)
        return False


class PickUp(SkirmishStep):
    """A side takes ``plain`` cards of its pool and, in elite armies, ``extra`` action cards besides."""

    __slots__ = ("extra", "plain", "side")

    def __init__(self, side: int, plain: int, extra: int) -> None:
        self.side = side
        self.plain = plain
        self.extra = extra

    def takes(self, s: SkirmishState) -> list[int]:
        """The titles it can take now."""
        pool = s.pools[self.side]
        return [card for card in range(len(pool)) if pool[card] and (self.plain or (self.extra and IS_ACTION[card]))]

    def advance(self, s: SkirmishState) -> bool:
        return asks_while(s, self.side, len(self.takes(s)) > 0)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [DONE, *[PICK + card for card in self.takes(s)], FILL]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action == FILL:
            self.fill(s)
        else:
            s.stack[-1] = self.take(s, last_of(action))

    def take(self, s: SkirmishState, card: int) -> PickUp:
        """Take a card; returns what is left to take."""
        s.pick_up(self.side, card)
        events.picked(s, self.side, card)
        if self.extra and IS_ACTION[card]:
            return PickUp(self.side, self.plain, self.extra - 1)
        return PickUp(self.side, self.plain - 1, self.extra)

    def fill(self, s: SkirmishState) -> None:
        """Take what is proposed, as many as may be taken."""
        rest = self
        while True:
            card = proposed(s, self.side, rest.takes(s))
            if card == NOBODY:
                break
            rest = rest.take(s, card)
        s.stack.pop()

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-pick-up", "WG35 6.4", FILL, {"cards": self.plain, "actions": self.extra})

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if verb_of(action) != PICK:
            return Refusal("refuse-pick-up", "WG35 6.4")
        args: dict[str, int | str] = {"card": CARDS[last_of(action)]}
        if not s.pools[seat][last_of(action)]:
            return Refusal("refuse-pool", "WG35 4.1", args)
        return Refusal("refuse-action-cards", "WG35 22.2", args)


def proposed(s: SkirmishState, side: int, titles: list[int]) -> int:
    """The title one would take: that of which one has fewest, of equals the first; none that can be played no more."""
    best = NOBODY
    for card in titles:
        if not IS_USELESS[card] and (best == NOBODY or s.hands[side][card] < s.hands[side][best]):
            best = card
    return best


class HandAdjust(SkirmishStep):
    """WG35 4.10: a side discards down to the number of its figures, further if it likes; ``order`` as in `Reveal`."""

    __slots__ = ("order",)

    def __init__(self, order: int) -> None:
        self.order = order

    def advance(self, s: SkirmishState) -> bool:
        side = s.first if self.order == 0 else 1 - s.first
        return asks_while(s, side, sum(s.hands[side]) > 0)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        hand = s.hands[seat]
        found = [] if too_many(s, seat) > 0 else [DONE]
        return found + [DROP + card for card in range(len(hand)) if hand[card]]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
            return
        s.put_back(seat, last_of(action))
        events.dropped(s, seat, last_of(action))

    def question(self, s: SkirmishState, seat: int) -> Question:
        more = too_many(s, seat)
        default = DONE if more <= 0 else DROP + superfluous(s, seat)
        return Question("ask-hand-limit", "WG35 4.10", default, {"cards": max(0, more), "limit": missions.headcount(s, seat)})

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if action == DONE:
            return Refusal("refuse-hand-limit", "WG35 4.10", {"limit": missions.headcount(s, seat)})
        return Refusal("refuse-not-held", "WG35 4.10")


def too_many(s: SkirmishState, side: int) -> int:
    """By how many cards a hand is larger than the number of figures; negative if it is smaller (WG35 4.10)."""
    return sum(s.hands[side]) - missions.headcount(s, side)


def superfluous(s: SkirmishState, side: int) -> int:
    """The title one would put back: one that can be played no more, else that of which one has most, of equals the last."""
    hand = s.hands[side]
    best = NOBODY
    for card in range(len(hand)):
        if hand[card] and (best == NOBODY or (IS_USELESS[card], hand[card]) >= (IS_USELESS[best], hand[best])):
            best = card
    return best


# --- the end of the round (WG35 6.6) -------------------------------------------------------------------------------


class EndOfRound(SkirmishStep):
    """Objectives and flags are scored, single-shot weapons are loaded, smoke lifts; charges have exploded before."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        objectives.score_round(s)
        for side in range(SIDES):
            if s.bereft & BIT[side]:
                points.award(s, 1 - side, BEARER_VP, "bearer_lost")
        reload(s)
        s.smoke = []
        return False


def reload(s: SkirmishState) -> None:
    """Every weapon may fire again; single-shot weapons that were not fired in this round are full (WG35 12.2)."""
    for arm in range(len(s.shots)):
        it = s.field.arms[arm]
        if it.weapon is not None and "single_shot" in it.weapon.rates and not it.weapon.shots and not s.shots[arm]:
            s.loaded[arm] = stock_of(it)
        s.shots[arm] = 0
