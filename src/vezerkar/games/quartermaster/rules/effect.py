"""Causes and effects: why a card can be used, and what it does.

A card's effect is a row of `Effect` values, made from its record in ``cards.json``. What they may refer to - the space of a
battle, the country that raids - is the *cause*: one number that holds the occasion, who caused it, whom it happened to and where.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.quartermaster.game_data import DECK_SPAN, EVERYWHERE, GERMANY, ITALY, SIX
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import near
from vezerkar.games.quartermaster.state import QmgState

# What can have happened.
OWN_PLAY: Final = 0
"""Nothing: a card is used in the Play step, or at any time."""
LAND_FOUGHT: Final = 1
"""A land space was battled, and no enemy Army stood there."""
ARMY_FOUGHT: Final = 2
"""An Army was battled; it stands, or it was not a supplied German one."""
GERMAN_FOUGHT: Final = 3
"""A supplied German Army was battled and removed."""
SEA_FOUGHT: Final = 4
ARMY_SWEPT: Final = 5
"""An Army was removed and counts as battled (Stavka)."""
GERMAN_SWEPT: Final = 6
GERMAN_LOST: Final = 7
"""A supplied German Army was eliminated."""
ARMY_BUILT: Final = 8
NAVY_BUILT: Final = 9
ARMY_RECRUITED: Final = 10
THREAT: Final = 11
"""A piece is about to be removed by a battle or an elimination."""
RAID: Final = 12
"""An Economic Warfare card names its victim."""
SUPPLY_CHECK: Final = 13
"""Pieces are about to fall in a Supply step."""
TURN_BEGINS: Final = 14
OCCASIONS: Final = 15

NOWHERE: Final = 63
NO_COUNTRY: Final = 7
GERMANY_AND_ITALY: Final = 6
"""The owner in the cause of a raid that hits both."""


def cause_of(occasion: int, actor: int, owner: int = NO_COUNTRY, space: int = NOWHERE) -> int:
    """Return what happened as one number: by whom (the country that caused it), to whom, and where."""
    return occasion << 12 | actor << 9 | owner << 6 | space


def occasion_of(cause: int) -> int:
    """Return the occasion of a cause."""
    return cause >> 12


def actor_of(cause: int) -> int:
    """The country that caused it."""
    return cause >> 9 & 7


def owner_of(cause: int) -> int:
    """The country it happened to."""
    return cause >> 6 & 7


def space_of(cause: int) -> int:
    """Return the space of a cause, or `NOWHERE`."""
    return cause & 63


def victims(cause: int) -> int:
    """The countries an Economic Warfare card hits, as a mask."""
    owner = owner_of(cause)
    return BIT[GERMANY] | BIT[ITALY] if owner == GERMANY_AND_ITALY else BIT[owner]


# Where a card may act, relative to its cause.
FIXED: Final = 0
THERE: Final = 1
NEXT_TO_IT: Final = 2
THERE_OR_NEXT_TO_IT: Final = 3
ELSEWHERE: Final = 4
"""Fixed spaces without the one of the cause."""


class Where:
    """The spaces a card names: those of ``mask``, or those of them that are related to the space of its cause (R-47)."""

    __slots__ = ("mask", "relation")

    def __init__(self, relation: int, mask: int = EVERYWHERE) -> None:
        self.relation = relation
        self.mask = mask

    def spaces(self, s: QmgState, country: int, cause: int) -> int:
        """The spaces meant now, seen by this country."""
        if self.relation == FIXED:
            return self.mask
        there = BIT[space_of(cause)]
        if self.relation == THERE:
            return self.mask & there
        if self.relation == NEXT_TO_IT:
            return self.mask & near(s, country, there)
        if self.relation == THERE_OR_NEXT_TO_IT:
            return self.mask & (near(s, country, there) | there)
        return self.mask & ~there


class Effect:
    """One thing a card does."""

    __slots__ = ()

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        """Return True if it could do anything now. It reads public facts alone, since reaction windows open by it (R-69)."""
        return True

    def could_be_possible(self, s: QmgState, country: int, cause: int) -> bool:
        """Return True if it could do anything now as far as anybody may know: as `possible` does, unless that reads a secret."""
        return self.possible(s, country, cause)

    def start(self, s: QmgState, country: int, cause: int) -> None:
        """Do it for the country whose card it is, or put a procedure on the stack that does."""
        raise NotImplementedError


EFFECTS: Final[list[tuple[Effect, ...]]] = [() for _ in range(SIX * DECK_SPAN)]
"""EFFECTS[card]: what it does, in printed order (R-38). Filled by `deck`."""

COSTS: Final[list[tuple[Effect, ...]]] = [() for _ in range(SIX * DECK_SPAN)]
"""COSTS[card]: what its country pays before (R-57). Filled by `deck`."""


class Carry(QmgStep):
    """R-38: the effects of a card are carried out in printed order, each finished before the next."""

    __slots__ = ("card", "cause", "next")

    def __init__(self, card: int, cause: int, next: int) -> None:
        self.card = card
        self.cause = cause
        self.next = next

    def advance(self, s: QmgState) -> bool:
        effects = EFFECTS[self.card]
        if self.next + 1 < len(effects):
            s.stack[-1] = Carry(self.card, self.cause, self.next + 1)
        else:
            s.stack.pop()
        effects[self.next].start(s, self.card // DECK_SPAN, self.cause)
        return False


def carry_out(s: QmgState, card: int, cause: int) -> None:
    """Use a card: its country pays, then the effects follow (R-57)."""
    if EFFECTS[card]:
        s.stack.append(Carry(card, cause, 0))
    for cost in COSTS[card]:
        cost.start(s, card // DECK_SPAN, cause)


def any_possible(s: QmgState, card: int, cause: int) -> bool:
    """Return True if a card would do anything at all."""
    for effect in EFFECTS[card]:
        if effect.possible(s, card // DECK_SPAN, cause):
            return True
    return False
