"""Playouts on a bare State, without a Match: at random, or greedily by the values of the actions.

These are the inner loops of search, simulation and the benchmark.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import State, apply, options, settle, step_of

S = TypeVar("S", bound=State)

MODULUS: Final = 1073741789
FACTOR: Final = 771645345
"""Modulus and factor of a multiplicative generator of full period. Both are below 2^30, so that compiled code multiplies them
without boxing."""


def rng_of(seed: int | str) -> int:
    """Return the first state of the generator for a seed, 1 to 2^30-36."""
    # The word is part of the stream: with another one, every seed would give another game.
    return int.from_bytes(key_of(f"luck {seed}")[:4], "little") % (MODULUS - 1) + 1


def next_rng(rng: int) -> int:
    """Return the next state of the generator, 1 to 2^30-36. It is for choosing actions, never for dice."""
    return rng * FACTOR % MODULUS


def random_playout(s: State, rng: int, limit: int) -> int:
    """Choose at random from all legal actions until the game is over or ``limit`` decisions were made.

    Changes ``s``. ``rng`` is any number from 1 to 2^30-36. Returns the number of decisions made.
    """
    made = 0
    while not s.over and made < limit:
        seat = LOWEST[s.asked]
        step = step_of(s)
        legal = step.options(s, seat)
        rng = rng * FACTOR % MODULUS
        step.choose(s, seat, legal[rng % len(legal)])
        settle(s)
        made += 1
    return made


def all_legal(s: State, seat: int, legal: list[int]) -> list[int]:
    """Return all legal actions: what bots think of in a game without domains."""
    return legal


def greedy_playout(
    s: S,
    rng: int,
    keep_going: Callable[[S], bool],
    action_values: Callable[[S, int, list[int]], list[float]],
    noise: float,
    candidate_actions: Callable[[S, int, list[int]], list[int]] = all_legal,
) -> int:
    """Choose the action with the highest value plus noise while ``keep_going`` is true and the game is not over.

    ``action_values`` returns a value for each of the actions that ``candidate_actions`` makes of the legal ones of a seat.
    ``noise`` is the largest random amount added to a value, in the same unit. Changes ``s``. Returns the new state of the
    generator.
    """
    while not s.over and keep_going(s):
        seat = LOWEST[s.asked]
        legal = options(s, seat)
        action = legal[0]
        if len(legal) > 1:
            legal = candidate_actions(s, seat, legal)
            found = action_values(s, seat, legal)
            best = -1e9
            for i in range(len(legal)):
                rng = rng * FACTOR % MODULUS
                worth = found[i] + noise * (rng % 1024) / 1024.0
                if worth > best:
                    best = worth
                    action = legal[i]
        apply(s, seat, action)
    return rng
