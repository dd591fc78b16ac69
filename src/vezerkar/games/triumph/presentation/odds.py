"""The chances of combat: how many of some dice hit, exactly (T&T 12.43)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

SIDES: Final = 6

Chances = list[Fraction]
"""chances[k]: the probability of exactly k hits."""


def hits(dice: int, need: int) -> Chances:
    """The hits of dice that hit with ``need`` or less."""
    hit = Fraction(min(max(need, 0), SIDES), SIDES)
    return [comb(dice, k) * hit**k * (1 - hit) ** (dice - k) for k in range(dice + 1)]


def together(one: Chances, other: Chances) -> Chances:
    """The hits of two that fire independently."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            found[i + j] += p * q
    return found


def expected(chances: Chances) -> Fraction:
    """Return the mean number of hits."""
    return sum((k * chance for k, chance in enumerate(chances)), Fraction(0))


def tenths(value: Fraction) -> tuple[int, int]:
    """A number rounded half up to one decimal: the whole part and the decimal."""
    return divmod(int(value * 10 + Fraction(1, 2)), 10)


def percent(chance: Fraction) -> int:
    """A probability in per cent, rounded half up."""
    return int(chance * 100 + Fraction(1, 2))
