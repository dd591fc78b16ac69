"""Features of a State and the chance to win they give. The weights are log-odds, fitted to games of `greedy` against itself."""

from __future__ import annotations

from math import exp
from typing import Final

from vezerkar.games.hunt.game_data import (
    ARRIVALS_TO_WIN,
    BONUS,
    DESTINATION,
    DISTANCE,
    FORCE_COUNT,
    FREIGHTER_COUNT,
    ROUTE,
    SINKINGS_TO_WIN,
    SPACE_COUNT,
    START,
    TRACK,
    TRACK_LENGTH,
)
from vezerkar.games.hunt.state import ARRIVED, DESTROYED, READY, SUNK, HuntState

SUNK_WEIGHT: Final = 0.14
SUNK_SQUARED: Final = 0.125
ARRIVED_WEIGHT: Final = -0.08
ARRIVED_SQUARED: Final = -0.06
UNDER_WAY: Final = -0.26
READY_WEIGHT: Final = 0.19
DESTROYED_WEIGHT: Final = -0.97
RESERVE_WEIGHT: Final = 0.1

AT_SEA: Final = -0.28
"""Weight of the arrival of a Force with a bonus of one half point."""
AT_SEA_BONUS: Final = -0.31
"""Weight added to that of an arrival for each half point of the Force's bonus above one."""

COMING: Final = 0.75
"""Fraction of an arrival's weight that counts already when the Force is in the last box of the track."""

FULL_WAY: Final = 6.0
"""About how many steps a voyage takes."""

BATTLE_ODDS: Final = [0.47, 0.28, 0.07, 0.02, 0.0]
"""BATTLE_ODDS[bonus]: how often the German player wins a battle against a Force of this bonus (in half points)."""

LATE: Final[list[list[float]]] = [
    [1.0 - min(FULL_WAY, float(DISTANCE[here][DESTINATION[i]])) / FULL_WAY for here in range(SPACE_COUNT)]
    for i in range(FREIGHTER_COUNT)
]
"""LATE[freighter][space]: how much of its way is behind it, from 0 to 1."""

MEET: Final = [7.0, 6.2, 4.6, 2.6, 1.2, 0.6, 0.3]
"""MEET[steps]: what it is worth to be so far from where a freighter will be next turn, in percent of a game."""

SPARE: Final[list[float]] = [
    sum(MEET[min(DISTANCE[here][START[i]], len(MEET) - 1)] for i in range(FREIGHTER_COUNT)) / FREIGHTER_COUNT
    for here in range(SPACE_COUNT)
]
"""SPARE[space]: what it is worth to be there for freighters that are yet to come."""


def first_place(freighters: list[int], forces: list[int], y: int) -> float:
    """Return the score of beginning in a space: best near freighters that can be attacked soon, and far from the Forces."""
    worth = SPARE[y]
    for place in forces:
        if place < SPACE_COUNT and DISTANCE[y][place] <= 4:
            worth -= 4.0 * (5 - DISTANCE[y][place])
    for i, space in enumerate(freighters):
        if space >= 0:
            worth += 1.5 * MEET[min(DISTANCE[y][space], 6)] + 0.5 * MEET[min(DISTANCE[y][ROUTE[i][space][0]], 6)]
    return worth


def standing(s: HuntState) -> float:
    """Return the log-odds of a German win, by sinkings, arrivals, Forces and the plane."""
    z = 0.0
    sunk = 0
    arrived = 0
    for i, space in enumerate(s.freighters):
        if space >= 0:
            z += UNDER_WAY * LATE[i][space]
        elif space == SUNK:
            sunk += 1
        elif space == ARRIVED:
            arrived += 1
    z += SUNK_WEIGHT * sunk + SUNK_SQUARED * sunk * sunk + ARRIVED_WEIGHT * arrived + ARRIVED_SQUARED * arrived * arrived
    if s.plane == READY:
        z += READY_WEIGHT
    elif s.plane == DESTROYED:
        z += DESTROYED_WEIGHT
    z += RESERVE_WEIGHT * s.reserve
    for force in range(FORCE_COUNT):
        bonus = bonus_of(s, force)
        if bonus:
            z += arrival(bonus) * here_already(s.forces[force])
    return z


def bonus_of(s: HuntState, force: int) -> int:
    """The bonus of a Force in battle, in half points."""
    return BONUS[int(s.variant.historical)][force]


def arrival(bonus: int) -> float:
    """Return the weight of the arrival of a Force with this bonus, in half points."""
    return AT_SEA + AT_SEA_BONUS * (bonus - 1)


def here_already(place: int) -> float:
    """Return the fraction of a Force's arrival that counts already, 0 to 1."""
    return 1.0 if place < TRACK else COMING * (place - TRACK + 1) / TRACK_LENGTH


def chance(z: float) -> float:
    """Return the chance for some log-odds, 0 to 1."""
    return 1.0 / (1.0 + exp(-z))


def odds(s: HuntState) -> float:
    """Return the German chance to win by public information, 0 to 1."""
    return chance(standing(s))


def sinking(s: HuntState) -> float:
    """Return the score of one more sinking for the German player, in percent of a game."""
    sunk = s.freighters.count(SUNK)
    z = standing(s)
    if s.freighters.count(ARRIVED) + 1 >= ARRIVALS_TO_WIN:
        for i, space in enumerate(s.freighters):
            if space >= 0 and ROUTE[i][space][0] == DESTINATION[i]:
                # Left alone it arrives, and that is the end.
                return 100.0 * chance(z)
    if sunk + 1 >= SINKINGS_TO_WIN:
        return 100.0 * (1.0 - chance(z))
    more = SUNK_WEIGHT + SUNK_SQUARED * (2 * sunk + 1) - 0.5 * UNDER_WAY
    return 100.0 * (chance(z + more) - chance(z))


def battle_odds(s: HuntState, force: int) -> float:
    """The German chance to win a battle with this Force."""
    return BATTLE_ODDS[min(bonus_of(s, force), len(BATTLE_ODDS) - 1)]
