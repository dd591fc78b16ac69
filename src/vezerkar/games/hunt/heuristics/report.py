"""Knowledge for the report of a game: the judge with its reasons, how far a choice is followed, and how a game is played out."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.playout import all_legal as candidate_actions
from vezerkar.engine.playout import greedy_playout, next_rng, rng_of
from vezerkar.games.hunt.game_data import FORCE_COUNT, GERMAN
from vezerkar.games.hunt.heuristics.evaluation import DANGER, MEETING, USUAL_COST, evaluate
from vezerkar.games.hunt.heuristics.features import (
    ARRIVED_SQUARED,
    ARRIVED_WEIGHT,
    DESTROYED_WEIGHT,
    LATE,
    READY_WEIGHT,
    RESERVE_WEIGHT,
    SUNK_SQUARED,
    SUNK_WEIGHT,
    UNDER_WAY,
    arrival,
    bonus_of,
    here_already,
)
from vezerkar.games.hunt.heuristics.german import GermanHeuristics
from vezerkar.games.hunt.heuristics.numbers import GREEDY_GERMAN
from vezerkar.games.hunt.heuristics.policy import SPREAD, TURNS_AHEAD, prepare
from vezerkar.games.hunt.heuristics.policy import action_scores as action_values
from vezerkar.games.hunt.state import ARRIVED, DESTROYED, IN_BATTLE, READY, SUNK, HuntState

__all__ = [
    "CANDIDATES",
    "ERROR",
    "FITTED",
    "JUDGES_CHOICES",
    "MARGIN",
    "SHORT_GAMES",
    "action_values",
    "candidate_actions",
    "foretells",
    "horizon",
    "in_decks",
    "log_odds",
    "play_on",
    "play_to_the_end",
    "prepare",
    "reshuffle",
    "win_chance",
    "worth_judging",
]

FITTED: Final = True
JUDGES_CHOICES: Final = True
SHORT_GAMES: Final = True
CANDIDATES: Final = 8
MARGIN: Final = 100.0
ERROR: Final = 0.06
"""Measured on 104 probable mistakes: so far do the judge's losses scatter from those in 400 whole games each."""
FIRST_TURN: Final = 10
"""Before this turn no model foretells the end better than a guess does."""
BATTLES: Final = 12
"""A battle is judged by so many that are fought to their end."""


def foretells(s: HuntState) -> bool:
    """Return whether the judge says more than a guess at this time of the game."""
    return s.turn >= FIRST_TURN or s.phase == IN_BATTLE


def win_chance(s: HuntState, seat: int) -> float:
    """Return the chance of a seat to win, 0 to 1. Whoever wins the battle has won, so only that counts once it has begun."""
    if s.over or s.phase != IN_BATTLE:
        return evaluate(s, seat)
    rng = rng_of("battle")
    won = 0.0
    for _ in range(BATTLES):
        rng = next_rng(rng)
        fought = s.clone()
        play_to_the_end(fought, rng)
        won += evaluate(fought, seat)
    return won / BATTLES


def worth_judging(s: HuntState, seat: int) -> bool:
    """Return whether the result of the question shows within the horizon."""
    return True


def horizon(s: HuntState) -> int:
    """Return the turn up to which a choice made now is followed. A battle is always fought to its end."""
    return s.turn + TURNS_AHEAD


def play_on(s: HuntState, rng: int, turn: int) -> int:
    """Play up to a turn by the scores of the actions. Changes ``s``. Return the new state of the generator."""

    def keep_going(s: HuntState) -> bool:
        return s.turn < turn or s.phase == IN_BATTLE

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)


def play_to_the_end(s: HuntState, rng: int) -> int:
    """Play to the end of the game. Changes ``s``. Return the new state of the generator."""

    def keep_going(s: HuntState) -> bool:
        return True

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)


def in_decks(s: HuntState) -> int:
    """Return how many cards lie in decks that were shuffled ahead: none, for every card is drawn by the dice."""
    return 0


def reshuffle(s: HuntState) -> None:
    """Order the decks anew: there is nothing to do."""


def log_odds(s: HuntState, seat: int) -> dict[str, float]:
    """Return what makes the chance of a seat, in log-odds by groups; their sum is that of `evaluate`. Empty if it is no sum."""
    if s.over or s.phase == IN_BATTLE or s.spee < 0:
        return {}
    sunk = s.freighters.count(SUNK)
    arrived = s.freighters.count(ARRIVED)
    way = 0.0
    for i, space in enumerate(s.freighters):
        if space >= 0:
            way += UNDER_WAY * LATE[i][space]
    forces = 0.0
    for force in range(FORCE_COUNT):
        bonus = bonus_of(s, force)
        if bonus:
            forces += arrival(bonus) * here_already(s.forces[force])
    heuristics = GermanHeuristics(s, GREEDY_GERMAN, informed=False)
    found = {
        "sunk": SUNK_WEIGHT * sunk + SUNK_SQUARED * sunk * sunk,
        "arrived": ARRIVED_WEIGHT * arrived + ARRIVED_SQUARED * arrived * arrived + way,
        "plane": (READY_WEIGHT if s.plane == READY else DESTROYED_WEIGHT if s.plane == DESTROYED else 0.0)
        + RESERVE_WEIGHT * s.reserve,
        "forces": forces,
        "danger": DANGER[s.active] * heuristics.danger(s.spee, heuristics.now()) / USUAL_COST,
        "prey": MEETING[s.active] * heuristics.meet(s.spee),
    }
    return found if seat == GERMAN else {group: -odds for group, odds in found.items()}
