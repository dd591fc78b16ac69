"""Decks and hands (WG35 4): which cards an army may hold, how many, and why not others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from vezerkar.engine import Refusal
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.roster.records import Roster

KEPT: Final = 64
"""Number of armies whose hand is remembered."""


def deck(library: Library, roster: Roster) -> dict[str, int]:
    """The pool of an army in its year, title by title (WG35 4.1); home-ground cards only while it fights at home (WG35 4.7)."""
    army = library.armies[roster.army]
    home = army.has("home_ground", roster.year)
    return {name: copies for name, copies in army.deck.items() if home or "home_ground" not in library.cards[name].subtypes}


@lru_cache(maxsize=KEPT)
def hand_size(library: Library, roster: Roster) -> int:
    """Return the size of the starting hand: as many cards as the army has figures (WG35 4.3), unless the pool is smaller."""
    return min(len(roster.figures), sum(deck(library, roster).values()))


def hand_problems(library: Library, roster: Roster, hand: Mapping[str, int]) -> list[Refusal]:
    """Return the faults of a starting hand, given as copies of titles. There are none if it may be played."""
    pool = deck(library, roster)
    found = []
    for name, copies in hand.items():
        if name not in pool:
            found.append(Refusal("refuse-card", "WG35 4.1", {"card": name, "army": roster.army}))
        elif not 0 <= copies <= pool[name]:
            found.append(Refusal("refuse-copies", "WG35 4.2", {"card": name, "count": copies, "most": pool[name]}))
    size = hand_size(library, roster)
    if sum(hand.values()) != size:
        found.append(Refusal("refuse-hand", "WG35 4.3", {"count": sum(hand.values()), "size": size}))
    return found


def single_use(library: Library, roster: Roster, card: str) -> bool:
    """Return True if a card leaves the game when this army plays it (WG35 4.4, 22.2)."""
    title = library.cards[card]
    elite = library.armies[roster.army].type == "elite"
    return title.single_use or title.type == "strategy" or (elite and title.type == "supply")
