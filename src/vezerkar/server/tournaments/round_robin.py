"""Round robin: everybody meets everybody, by Berger's tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.server.tournaments.pairings import Entrant, Pairing, Rounds, lot, met_at_board

MOST_TWICE: Final = 6
"""With so many entrants or fewer everybody meets everybody twice, once with each side."""


def pair_all(entrants: Sequence[Entrant], history: Rounds, seed: str) -> list[Pairing]:
    """Return the pairings of the next round, none if all have met. Whoever is left over in a round sits out without a point."""
    order = sorted(entrants, key=lambda one: lot(seed, one.number))
    size = len(order) + len(order) % 2
    if len(history) >= rounds_for(len(order)):
        return []
    cycle, number = divmod(len(history), size - 1)
    found = []
    for first, second in berger(size, number):
        if max(first, second) < len(order):
            one, other = (second, first) if cycle else (first, second)
            found.append(met_at_board(order[one], order[other]))
    return found


def rounds_for(entrants: int) -> int:
    """Return in how many rounds so many entrants have all met."""
    return (entrants - 1 + entrants % 2) * (2 if entrants <= MOST_TWICE else 1)


def berger(size: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round of Berger's table for an even number of players, who are counted from 0 as the rounds are.

    The last player stands still while the others move on by half the circle, so that sides change from round to round.
    """
    circle, last = size - 1, size - 1
    at = number * (size // 2) % circle
    pairs = [(at, last) if number % 2 else (last, at)]
    return pairs + [((at + step) % circle, (at - step) % circle) for step in range(1, size // 2)]
