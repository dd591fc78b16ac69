"""How a game of The Hunt stands: estimates of who will win it. The weights were fitted to games of `greedy` against itself."""

from __future__ import annotations

from math import exp
from typing import Final

from vezerkar.games.hunt.facts import BONUS, DESTINATION, DISTANCE, FORCE_COUNT, FREIGHTER_COUNT, GERMAN
from vezerkar.games.hunt.state import ARRIVED, DESTROYED, READY, SUNK, HuntState

CONSTANT: Final = 0.4
SUNK_WEIGHT: Final = 0.8
ARRIVED_WEIGHT: Final = -0.8
PROGRESS: Final = -0.6
READY_WEIGHT: Final = 0.3
DESTROYED_WEIGHT: Final = -0.8
AT_SEA: Final = -0.15

FULL_WAY: Final = 6.0
"""About how many steps a voyage takes."""

BATTLE_ODDS: Final = [0.45, 0.38, 0.31, 0.25, 0.2]
"""BATTLE_ODDS[bonus]: how often the German player wins a battle against a Force of this bonus (in half points)."""

LATE: Final[list[list[float]]] = [
    [1.0 - min(FULL_WAY, float(DISTANCE[here][DESTINATION[i]])) / FULL_WAY for here in range(len(DISTANCE))]
    for i in range(FREIGHTER_COUNT)
]
"""LATE[freighter][space]: how much of its way is behind it, from 0 to 1."""


def odds(s: HuntState) -> float:
    """The German chance to win, by sinkings, arrivals, tracks and the plane alone."""
    z = CONSTANT
    for i, space in enumerate(s.freighters):
        if space >= 0:
            z += PROGRESS * LATE[i][space]
        elif space == SUNK:
            z += SUNK_WEIGHT
        elif space == ARRIVED:
            z += ARRIVED_WEIGHT
    if s.plane == READY:
        z += READY_WEIGHT
    elif s.plane == DESTROYED:
        z += DESTROYED_WEIGHT
    for force in range(FORCE_COUNT):
        if s.on_map(force):
            z += AT_SEA
    return 1.0 / (1.0 + exp(-z))


def battle_odds(s: HuntState, force: int) -> float:
    """The German chance to win a battle with this Force."""
    return BATTLE_ODDS[min(BONUS[int(s.variant.historical)][force], len(BATTLE_ODDS) - 1)]


def value(s: HuntState, seat: int) -> float:
    """How good this State is for a seat: the estimated chance to win, 0 to 1."""
    if s.over:
        return 1.0 if s.winner == seat else 0.0
    german = odds(s)
    return german if seat == GERMAN else 1.0 - german
