"""The choice of the next puzzle: near the level of whoever asks, and none that they know while there are others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final

from vezerkar.server.puzzles.puzzle_rating import level
from vezerkar.server.puzzles.puzzle_table import PuzzleStrength
from vezerkar.server.ratings.ratings import Rating

NEAREST: Final = 6
"""Chance chooses among so many of those that are nearest to a level."""
LEAST_VOTES: Final = 20
LEAST_GOOD: Final = 0.6
"""A puzzle is chosen no more if at least so many have voted, and a smaller share of them finds it good."""


def retired(strength: PuzzleStrength | None) -> bool:
    """Return True if people have voted a puzzle out."""
    if strength is None:
        return False
    votes = strength.up + strength.down
    return votes >= LEAST_VOTES and strength.up < LEAST_GOOD * votes


def chosen_puzzle(levels: Mapping[str, int], known: Sequence[str], wanted: int, chance: Random) -> str | None:
    """Return one of the puzzles, given how hard each is: near to the level ``wanted``, none that is ``known``.

    If all are known, it is the one known for longest, which comes first there. None if there are no puzzles.
    """
    seen = set(known)
    new = [one for one in levels if one not in seen]
    if new:
        return chance.choice(sorted(new, key=lambda one: (abs(levels[one] - wanted), one))[:NEAREST])
    return next((one for one in known if one in levels), None)


def levels_of(puzzles: Collection[str], strengths: Mapping[str, PuzzleStrength], first: Mapping[str, Rating]) -> dict[str, int]:
    """Return how hard each of these puzzles is, without those that were voted out; ``first`` is what is thought untried."""
    in_use = {one: strengths.get(one) for one in puzzles if not retired(strengths.get(one))}
    return {one: level(strength.rating if strength else first[one]) for one, strength in in_use.items()}
