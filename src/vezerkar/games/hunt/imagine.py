"""Imagining: a State drawn from those a seat cannot tell from the true one.

Hidden things are put together anew from what is public, without looking at where they truly are; so two States that look the
same to a seat are imagined the same.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, pick
from vezerkar.engine.dice import Dice
from vezerkar.games.hunt.game_data import DECK, GERMAN, WITHIN
from vezerkar.games.hunt.heuristics.belief import chances_now
from vezerkar.games.hunt.state import HAND, PILE, HuntState

FINE: Final = 1 << 24
"""Parts into which a chance is divided to draw by it."""


def imagine(s: HuntState, seat: int, dice: Dice) -> HuntState:
    """A State this seat (-1: a spectator) cannot tell from ``s``; all chance to come is new as well."""
    other = s.clone()
    other.dice = dice
    other.drawn = 0
    other.news = 0
    if s.over:
        return other
    if seat != GERMAN:
        imagine_course(other)
    for owner in range(2):
        if owner != seat:
            imagine_hand(other, owner, seat)
    return other


def imagine_course(s: HuntState) -> None:
    """A place for the Graf Spee and a way she may have come, from the beliefs and the distances announced (HUNT 39)."""
    if s.spee < 0:
        return
    s.spee = some_space(s, s.belief) if s.filter is None else likely_space(s)
    later = s.spee
    course: list[tuple[int, int, int]] = []
    for _, belief, far in reversed(s.trail):
        later = some_space(s, belief & WITHIN[far][later])
        course.append((later, belief, far))
    s.trail = tuple(reversed(course))


def some_space(s: HuntState, mask: int) -> int:
    """A space of a set that is not empty."""
    return pick(mask, s.randbelow(count(mask)))


def likely_space(s: HuntState) -> int:
    """A space drawn by the chances that bots reckon with."""
    chance = s.randbelow(FINE) / FINE
    drawn = -1
    for x, likely in enumerate(chances_now(s)):
        if likely > 0.0:
            drawn = x
            chance -= likely
            if chance < 0.0:
                break
    return drawn


def imagine_hand(s: HuntState, owner: int, seat: int) -> None:
    """A hand of the right size from the cards this seat has not seen elsewhere, and a card laid down in the battle from it."""
    size = count(s.cards[HAND + owner])
    known = s.cards[HAND + owner] & s.seen[seat] if seat >= 0 else 0
    unseen = (s.cards[HAND + owner] | s.cards[PILE + owner]) & ~known
    hand = known
    for _ in range(size - count(known)):
        card = BIT[pick(unseen, s.randbelow(count(unseen)))]
        hand |= card
        unseen &= ~card
    s.cards[HAND + owner] = hand
    s.cards[PILE + owner] = unseen
    if seat not in (0, 1) and s.seen[1 - owner]:
        # Who looks at a hand in the battle sees all of it, and no card is drawn after that.
        s.seen = (hand, s.seen[1]) if owner == 1 else (s.seen[0], hand)
    if s.battle is not None and s.battle.chosen[owner] >= 0:
        s.battle.chosen[owner] = owner * DECK + pick(hand, s.randbelow(size))
