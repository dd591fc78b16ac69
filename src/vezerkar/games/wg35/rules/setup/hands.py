"""Starting hands, chosen in secret and shown, and the two exchanges before the battle (WG35 4.3, 5.1, 5.4, 5.6)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import NOT_NOW, Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import SIDES
from vezerkar.games.wg35.content import LIBRARY, TABLES
from vezerkar.games.wg35.game_data import CARD_INDEX, CARDS
from vezerkar.games.wg35.notation import DONE, DROP, FILL, FIRST, PASS, PICK, SWAP, first_of, last_of, verb_of
from vezerkar.games.wg35.roster.hand import hand_size
from vezerkar.games.wg35.rules.setup.edges import roll_off
from vezerkar.games.wg35.rules.step import SideStep, SkirmishStep
from vezerkar.games.wg35.state import SkirmishState

WANTED: Final[tuple[str, ...]] = (
    *("aim", "new_shot", "courage", "not_one_step_back", "new_wound", "no", "adrenaline", "hurrah", "covering_fire", "aim"),
    *("new_shot", "artillery_strike", "reinforcement", "tit_for_tat", "misfire", "camouflage_card", "slap_back", "no"),
    *("new_wound", "surprise", "adrenaline", "smoke_screen", "strafing_run", "innocent", "courage", "booby_trap", "civilians"),
)
"""Titles proposed for a hand, the best first; a title stands there once for each copy."""


def proposal(s: SkirmishState, side: int) -> int:
    """The card proposed next for a hand that is not full: the first one wanted, then whatever is left that is of use here."""
    pool = s.pools[side]
    asked_for = [0] * len(CARDS)
    for name in WANTED:
        card = CARD_INDEX[name]
        asked_for[card] += 1
        if pool[card] and s.hands[side][card] < asked_for[card] and is_of_use(s, card):
            return card
    for card in range(len(CARDS)):
        if pool[card] and is_of_use(s, card):
            return card
    for card in range(len(CARDS)):
        if pool[card]:
            return card
    raise ValueError("an empty pool has no card to propose")


def is_of_use(s: SkirmishState, card: int) -> bool:
    """Return True if a card can be played on this table at all (WG35 4.7)."""
    if "civilian" not in LIBRARY.cards[CARDS[card]].subtypes:
        return True
    name = s.field.table.id
    return name in TABLES and TABLES[name]["civilian"]


class PickHand(SideStep):
    """WG35 4.3: a side picks as many cards as its army has figures."""

    __slots__ = ()

    def left(self, s: SkirmishState) -> int:
        """Return the number of cards still to be picked."""
        return hand_size(LIBRARY, s.rosters[self.side]) - sum(s.hands[self.side])

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        """Return the options that lead to a whole hand; putting cards back is in the domain."""
        if not self.left(s):
            return [DONE]
        pool = s.pools[self.side]
        return [*[PICK + card for card in range(len(pool)) if pool[card]], FILL]

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        hand = s.hands[self.side]
        return Choosing([*self.options(s, seat), *[DROP + card for card in range(len(hand)) if hand[card]]])

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == PICK:
            s.pick_up(self.side, last_of(action))
        elif verb == DROP:
            s.put_back(self.side, last_of(action))
        elif verb == FILL:
            for _ in range(self.left(s)):
                s.pick_up(self.side, proposal(s, self.side))
        else:
            s.stack.pop()
            events.hand_ready(s, self.side)

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        return [DONE]

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        verb = verb_of(action)
        size = hand_size(LIBRARY, s.rosters[self.side])
        if verb == DONE or (verb in (PICK, FILL) and not self.left(s)):
            return Refusal("refuse-hand", "WG35 4.3", {"count": sum(s.hands[self.side]), "size": size})
        if verb == PICK:
            return Refusal("refuse-pool", "WG35 4.1", {"card": CARDS[last_of(action)]})
        if verb == DROP:
            return Refusal("refuse-not-held", "WG35 4.3", {"card": CARDS[last_of(action)]})
        return NOT_NOW

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"left": self.left(s), "size": hand_size(LIBRARY, s.rosters[self.side])}
        return Question("ask-hand", "WG35 4.3", FILL if self.left(s) else DONE, args)


class Choosing(Domain):
    """All that can be done to a hand."""

    __slots__ = ("legal",)

    def __init__(self, legal: list[int]) -> None:
        self.legal = legal

    def accepts(self, action: int) -> bool:
        return action in self.legal

    def offers(self) -> list[int]:
        """All of it, sorted."""
        return sorted(self.legal)


class ShowHands(SkirmishStep):
    """WG35 4.3: both hands are shown."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        s.shown = 2
        s.news += 1
        for side in range(SIDES):
            events.hand_shown(s, side)
        return False


# --- the exchanges (WG35 5.4, 5.6) ---------------------------------------------------------------------------------


class Exchange(SkirmishStep):
    """WG35 5.4, 5.6: each side may exchange one card; if both can, a roll-off decides who begins. ``item`` is 4 or 6."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        able = [side for side in range(SIDES) if swaps(s, side)]
        if len(able) == SIDES:
            first = roll_off(s, "exchange")
            s.call(Swap(first, self.item), Swap(1 - first, self.item))
        elif able:
            s.call(Swap(able[0], self.item))
        return False


def swaps(s: SkirmishState, side: int) -> list[int]:
    """The exchanges a side can make, sorted: one card of its hand for another title of its pool."""
    hand, pool = s.hands[side], s.pools[side]
    takes = [card for card in range(len(pool)) if pool[card]]
    found: list[int] = []
    for give in range(len(hand)):
        if hand[give]:
            for take in takes:
                if take != give:
                    found.append(SWAP + give * FIRST + take)
    return found


class Swap(SkirmishStep):
    """WG35 5.4, 5.6: a side may put one card back and take another from its pool."""

    __slots__ = ("item", "side")

    def __init__(self, side: int, item: int) -> None:
        self.side = side
        self.item = item

    def asks(self, s: SkirmishState) -> int:
        return self.side

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [PASS, *swaps(s, self.side)]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            return
        give, take = first_of(action), last_of(action)
        s.put_back(self.side, give)
        s.pick_up(self.side, take)
        events.swapped(s, self.side, give, take)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if verb_of(action) != SWAP:
            return NOT_NOW
        give, take = first_of(action), last_of(action)
        if not s.hands[self.side][give]:
            return Refusal("refuse-not-held", f"WG35 5.{self.item}", {"card": CARDS[give]})
        return Refusal("refuse-pool", f"WG35 5.{self.item}", {"card": CARDS[take]})

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-exchange", f"WG35 5.{self.item}", PASS)
