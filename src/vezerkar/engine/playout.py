"""Random play, as fast as the rules allow: the inner loop of search, simulation and the benchmark."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import LOWEST, State, settle, step_of

MODULUS: Final = 1073741789
FACTOR: Final = 771645345
"""A multiplicative generator of full period. Both stay below 2^30: compiled code multiplies such numbers without boxing them."""


def next_luck(luck: int) -> int:
    """The next number (1 to 2^30-36) of a small generator that is for choosing moves, never for dice."""
    return luck * FACTOR % MODULUS


def play_out(s: State, luck: int, limit: int) -> int:
    """Choose at random from the full list of legal actions until the game is over or ``limit`` decisions were made.

    Changes ``s``. ``luck`` is any number from 1 to 2^30-36. Returns how many decisions were made.
    """
    made = 0
    while not s.over and made < limit:
        seat = LOWEST[s.asked]
        step = step_of(s)
        legal = step.options(s, seat)
        luck = luck * FACTOR % MODULUS
        step.choose(s, seat, legal[luck % len(legal)])
        settle(s)
        made += 1
    return made
