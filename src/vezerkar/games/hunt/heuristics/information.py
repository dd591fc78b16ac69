"""Information sets: the key of what a seat knows, and the likelihood of an imagined State."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, mask_of
from vezerkar.games.hunt.game_data import FREIGHTER_COUNT, GERMAN, ROUTE, SPACE_COUNT, spread
from vezerkar.games.hunt.state import BANKED, DISCARD, HAND, PLAYED, REMOVED, HuntState

NEXT: Final[list[list[int]]] = [[mask_of(ROUTE[i][here]) for here in range(SPACE_COUNT)] for i in range(FREIGHTER_COUNT)]
"""NEXT[freighter][space]: bit set of the spaces where it may be after the next Freight Ship phase."""

HOT: Final = 3
"""The Graf Spee is this many times as likely to be next to the route of a freighter as elsewhere."""


def next_prey(s: HuntState) -> int:
    """Return the bit set of the spaces in which freighters may be after the next Freight Ship phase."""
    mask = 0
    for i, space in enumerate(s.freighters):
        if space >= 0:
            mask |= NEXT[i][space]
    return mask


def hunting_ground(s: HuntState) -> int:
    """Return the bit set of the spaces near a freighter, where the raider is most likely to be."""
    mask = next_prey(s)
    for space in s.freighters:
        if space >= 0:
            mask |= BIT[space]
    return spread(mask, 1)


def weight(maybe: int, ground: int, hot: float) -> float:
    """Return the sum of the likelihoods of the spaces in ``maybe`` by the rule of thumb: ``hot`` in the ground, else 1."""
    return count(maybe) + (hot - 1.0) * count(maybe & ground)


class Whereabouts:
    """The knowledge of the Graf Spee's place that the British player may have."""

    __slots__ = ("likely", "maybe")

    def __init__(self, maybe: int, likely: list[float]) -> None:
        self.maybe = maybe
        """Bit set of the spaces where she may be."""
        self.likely = likely
        """Chance of each space; empty if they are reckoned by the rule of thumb."""


def likelihood(s: HuntState, seat: int) -> float:
    """Return the relative likelihood of this State for the seat, greater than 0 and at most 1."""
    if seat == GERMAN or s.spee < 0 or s.filter is not None or hunting_ground(s) & BIT[s.spee]:
        return 1.0
    return 1.0 / HOT


def information_set(s: HuntState, seat: int) -> tuple[object, ...]:
    """Return the key of what this seat knows, as far as it matters now. It is equal for States the seat cannot tell apart."""
    battle: tuple[int, ...] = ()
    if s.battle is not None:
        fight = s.battle
        battle = (fight.force, fight.duel, *fight.damage, *fight.soon, *fight.later)
    other = 1 - seat
    return (
        s.turn,
        s.spee if seat == GERMAN or s.shown else -1,
        s.belief,
        s.altmark,
        s.clues,
        *s.forces,
        *s.freighters,
        s.cards[HAND + seat],
        s.cards[HAND + other] & s.seen[seat],
        s.hand_size(other),
        s.cards[PLAYED],
        s.cards[PLAYED + 1],
        s.cards[DISCARD],
        s.cards[DISCARD + 1],
        s.cards[REMOVED],
        s.cards[REMOVED + 1],
        s.cards[BANKED],
        s.cards[BANKED + 1],
        s.plane,
        s.reserve,
        s.ap,
        s.leg,
        s.moved,
        s.searched,
        s.entered,
        s.bonus,
        s.advanced,
        s.storm,
        s.immune,
        s.clue_due,
        battle,
    )
