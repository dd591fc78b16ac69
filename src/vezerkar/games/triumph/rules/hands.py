"""Cards leave hands and go to the discards (T&T 4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.facts import ACTION_COUNT
from vezerkar.games.triumph.rules.units import with_item, without
from vezerkar.games.triumph.state import TntState

ACTION_PILE: Final = 0
INVESTMENT_PILE: Final = 1


def discard(s: TntState, card: int) -> None:
    """A card that lies nowhere goes face up to the discards of its deck."""
    pile = ACTION_PILE if card < ACTION_COUNT else INVESTMENT_PILE
    s.piles[pile] = with_item(s.piles[pile], card)


def spend(s: TntState, faction: int, card: int) -> None:
    """A card goes from a hand to the discards."""
    s.hand[faction] = without(s.hand[faction], card)
    discard(s, card)
