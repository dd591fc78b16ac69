"""The Government Phase: card play by turns, Diplomacy Resolution, Satellites, hand limits (T&T 7.3 to 7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, with_each
from vezerkar.engine.decision import Question, Refusal
from vezerkar.engine.together import Together
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    CARD_COUNT,
    CARD_INTEL,
    FACTORY,
    FACTORY_COST,
    HAND_LIMIT,
    NATION_COUNT,
    RAISES_PER_YEAR,
    RIVALS,
    TECH_COUNT,
    THREE,
    USA,
    WEST,
)
from vezerkar.games.triumph.notation import DEVELOP, DIPLOMACY, DISCARD, INDUSTRY, NOUN, PASS, SPY
from vezerkar.games.triumph.rules.cards import discard, from_hand
from vezerkar.games.triumph.rules.diplomacy import (
    COURTED,
    diplomacy_options,
    make_satellite,
    play_diplomacy,
    printed,
    refuse_card,
    resolve,
    ripe,
)
from vezerkar.games.triumph.rules.intelligence import can_spy, play_intel, refuse_spy
from vezerkar.games.triumph.rules.reasons import NOT_OF_USE
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.technology import BEARS, Pair, Plan, possible, refuse_tech
from vezerkar.games.triumph.rules.victory import snapshot
from vezerkar.games.triumph.state import NOBODY, TntState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

TOO_FEW_FACTORIES: Final = Refusal("refuse-factories", "T&T 7.32")
RAISED_TWICE: Final = Refusal("refuse-raised-twice", "T&T 7.32")
NO_GOVERNMENT: Final = Refusal("refuse-no-government", "T&T 7.3")
WITHIN_LIMIT: Final = Refusal("refuse-within-limit", "T&T 7.5")

# How far a Government Phase is.
BEGIN: Final = 0
PLAY: Final = 1
"""The Active Player takes an option."""
PLAYED: Final = 2
"""He has begun one; when it is done the next player is on turn."""
RESOLUTION: Final = 3
SATELLITES: Final = 4
LIMITS: Final = 5
END: Final = 6


# --- industry (T&T 7.32) -------------------------------------------------------------------------------------------


def factory_cost(s: TntState, faction: int) -> int:
    """Return the number of factories that raise a faction's IND (T&T 7.32, A-7).

    It is a level less for each Rival that declared war on the faction, and for the West when the USA have joined it.
    """
    level = 0
    for rival in RIVALS[faction]:
        if s.declared[rival] & BIT[faction]:
            level += 1
    if faction == WEST and s.marker[USA] != NOBODY:
        level += 1
    return FACTORY_COST[faction][level]


def factories(s: TntState, faction: int) -> int:
    """The factories on all cards of a hand."""
    total = 0
    for card in s.hand[faction]:
        total += FACTORY[card]
    return total


def can_raise(s: TntState, faction: int) -> bool:
    """Return True if a faction may raise its IND: not twice already this year, and with cards enough (B-15)."""
    return s.raises[faction] < RAISES_PER_YEAR and factories(s, faction) >= factory_cost(s, faction)


def refuse_raise(s: TntState, faction: int, card: int) -> Refusal:
    """Return why a faction cannot play a card for its factories."""
    if card >= CARD_COUNT or card not in s.hand[faction]:
        return NOT_OF_USE
    if s.raises[faction] >= RAISES_PER_YEAR:
        return RAISED_TWICE
    args: dict[str, int | str] = {"cost": factory_cost(s, faction), "factories": factories(s, faction)}
    return Refusal(TOO_FEW_FACTORIES.reason, TOO_FEW_FACTORIES.cite, args)


class Industry(Plan):
    """Investment cards are put together until their factories reach the cost; then they are all played (T&T 7.32)."""

    __slots__ = ("cards",)

    def __init__(self, faction: int, *cards: int) -> None:
        self.faction = faction
        self.cards = cards

    def total(self) -> int:
        """The factories put together so far."""
        found = 0
        for card in self.cards:
            found += FACTORY[card]
        return found

    def advance(self, s: TntState) -> bool:
        if self.total() < factory_cost(s, self.faction):
            s.asked = BIT[self.faction]
            return True
        s.stack.pop()
        for card in self.cards:
            from_hand(s, self.faction, card)
            discard(s, card)
        s.ind[self.faction] += 1
        s.raises[self.faction] += 1
        events.industry(s, self.faction, self.cards)
        return False

    def question(self, s: TntState, seat: int) -> Question:
        args: dict[str, int | str] = {"factories": self.total(), "cost": factory_cost(s, self.faction)}
        return Question("ask-industry", "T&T 7.32", self.options(s, seat)[0], args)

    def options(self, s: TntState, seat: int) -> list[int]:
        return [INDUSTRY + card for card in s.hand[self.faction] if FACTORY[card] and card not in self.cards]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack[-1] = Industry(self.faction, *self.cards, action & NOUN)

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NOT_OF_USE


# --- the phase -----------------------------------------------------------------------------------------------------


class Government(TntStep):
    """The Government Phase, a stage after the other; what changes while cards are played lies in the State."""

    __slots__ = ("stage",)

    def __init__(self, stage: int = BEGIN) -> None:
        self.stage = stage

    def reopened(self) -> TntStep:
        return Government(PLAY)

    def advance(self, s: TntState) -> bool:
        if self.stage == PLAY:
            if s.hand[s.active]:
                s.asked = BIT[s.active]
                return True
            # Everybody sees that there is no card to play.
            self.give_way(s, s.active)
            return False
        if self.stage == BEGIN:
            self.begin(s)
        elif self.stage == PLAYED:
            s.passes = 0
            self.next_player(s)
        elif self.stage == RESOLUTION:
            s.active = NOBODY
            events.resolution(s)
            resolve(s)
            s.stack[-1] = Government(SATELLITES)
        elif self.stage == SATELLITES:
            self.satellites(s)
        elif self.stage == LIMITS:
            s.stack[-1] = Government(END)
            self.limits(s)
        else:
            s.stack.pop()
        return False

    def begin(self, s: TntState) -> None:
        """Control is determined; the first in turn order begins."""
        if snapshot(s):
            return
        s.active = s.order[0]
        s.passes = 0
        events.government(s)
        s.stack[-1] = Government(PLAY)

    def give_way(self, s: TntState, faction: int) -> None:
        """A faction passes (T&T 7.35)."""
        s.passes += 1
        events.passed(s, faction)
        self.next_player(s)

    def next_player(self, s: TntState) -> None:
        """The next in turn order has an option; three Passes in a row end the play of cards (T&T 7.35)."""
        if s.passes == THREE:
            s.stack[-1] = Government(RESOLUTION)
            return
        s.active = s.order[(s.order.index(s.active) + 1) % THREE]
        s.stack[-1] = Government(PLAY)

    def satellites(self, s: TntState) -> None:
        """Neutrals with three markers become Satellites, in turn order, one after the other (T&T 8.2)."""
        for faction in s.order:
            for nation in COURTED:
                if s.influence[nation] and ripe(s, faction, nation):
                    make_satellite(s, faction, nation)
                    return
        s.stack[-1] = Government(LIMITS)

    def limits(self, s: TntState) -> None:
        """Whoever holds too many cards discards, all at the same time (T&T 7.5)."""
        stacks: list[tuple[Step[Never], ...]] = []
        for faction in range(THREE):
            stacks.append((HandLimit(faction),) if len(s.hand[faction]) > limit_of(s, faction) else ())
        s.call(Together(tuple(stacks)))

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-government", "T&T 7.3", PASS, {"passes": s.passes})

    def options(self, s: TntState, seat: int) -> list[int]:
        found = [PASS]
        hand = s.hand[seat]
        found += diplomacy_options(s, seat)
        found += with_each(possible(s, seat), DEVELOP)
        if can_raise(s, seat):
            for card in hand:
                if FACTORY[card]:
                    found.append(INDUSTRY + card)
        for card in hand:
            if can_spy(s, seat, card):
                found.append(SPY + card)
        return found

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == PASS:
            self.give_way(s, seat)
            return
        s.stack[-1] = Government(PLAYED)
        verb, noun = action & ~NOUN, action & NOUN
        if verb == DIPLOMACY:
            play_diplomacy(s, seat, noun >> 8, noun & 255)
        elif verb == DEVELOP:
            s.call(Pair(seat, noun, NOBODY))
        elif verb == INDUSTRY:
            s.call(Industry(seat, noun))
        else:
            play_intel(s, seat, noun)

    def menu(self, s: TntState, seat: int) -> list[int]:
        found: list[int] = []
        techs = 0
        for card in s.hand[seat]:
            if card < ACTION_COUNT:
                for nation in printed(seat, card):
                    found.append(DIPLOMACY + (card << 8 | nation))
            else:
                techs |= BEARS[card]
                found.append(INDUSTRY + card)
                if CARD_INTEL[card] >= 0:
                    found.append(SPY + card)
        return found + with_each(techs, DEVELOP)

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        verb, noun = action & ~NOUN, action & NOUN
        if verb == DIPLOMACY:
            return refuse_diplomacy(s, seat, noun >> 8, noun & 255)
        if verb == DEVELOP and noun < TECH_COUNT:
            return refuse_tech(s, seat, noun)
        if verb == INDUSTRY:
            return refuse_raise(s, seat, noun)
        if verb == SPY:
            return refuse_spy(s, seat, noun)
        return NO_GOVERNMENT


def refuse_diplomacy(s: TntState, faction: int, card: int, nation: int) -> Refusal:
    """Return why a faction cannot play a card for a nation."""
    if card >= ACTION_COUNT or card not in s.hand[faction] or nation >= NATION_COUNT:
        return NOT_OF_USE
    return refuse_card(s, faction, card, nation)


# --- hand limits (T&T 7.5) -----------------------------------------------------------------------------------------


def limit_of(s: TntState, faction: int) -> int:
    """Return how many cards a faction may hold: each pair in its Vault counts as one (T&T 7.5, B-20)."""
    return max(0, HAND_LIMIT[faction] - len(s.vault[faction]))


class HandLimit(TntStep):
    """A faction discards until it is within its limit."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def advance(self, s: TntState) -> bool:
        if len(s.hand[self.faction]) <= limit_of(s, self.faction):
            s.stack.pop()
            return False
        s.asked = BIT[self.faction]
        return True

    def question(self, s: TntState, seat: int) -> Question:
        excess = len(s.hand[self.faction]) - limit_of(s, self.faction)
        return Question("ask-hand-limit", "T&T 7.5", self.options(s, seat)[0], {"count": excess})

    def options(self, s: TntState, seat: int) -> list[int]:
        return [DISCARD + card for card in s.hand[self.faction]]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        card = action & NOUN
        from_hand(s, self.faction, card)
        discard(s, card)
        events.discarded(s, self.faction, (card,))

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action & ~NOUN == DISCARD:
            return NOT_OF_USE
        return WITHIN_LIMIT
