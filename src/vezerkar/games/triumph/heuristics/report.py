"""Knowledge for the report of a game: the judge with its reasons, the decks, and how a game is played out."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.triumph.heuristics.judge import rows, time_left, win_chance
from vezerkar.games.triumph.heuristics.judge_features import FEATURES, judge_features
from vezerkar.games.triumph.heuristics.planning import (
    CANDIDATES,
    MARGIN,
    action_values,
    candidate_actions,
    horizon,
    play_on,
)
from vezerkar.games.triumph.heuristics.planning import worth_planning as worth_judging
from vezerkar.games.triumph.heuristics.policy import SPREAD
from vezerkar.games.triumph.state import TntState

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
SHORT_GAMES: Final = False
ERROR: Final = 0.1
"""Nobody has measured it for this game; it is that of the judge of Quartermaster General."""
FIRST_YEAR: Final = 1938
"""Before this year the judge hardly foretells the end better than a guess does."""

GROUPS: Final = {
    "cards": ("cards", "factories", "vault"),
    "technology": ("technologies", "atomic"),
    "influence": ("markers", "protectorates", "satellites"),
    "army": ("steps", "safety", "battles", "hope"),
    "economy": ("production", "industry", "population", "resources"),
    "war": ("war",),
    "points": ("points", "outlook", "dividends", "capitals"),
}
"""Words in the names of `FEATURES`, by the groups that reasons name. The first group of which a word fits has the feature."""


def group_of(feature: str) -> str:
    """Return the group of a feature; ``time`` if it is none of the others."""
    for group, words in GROUPS.items():
        for word in words:
            if word in feature:
                return group
    return "time"


GROUP: Final[list[str]] = [group_of(feature) for feature in FEATURES]
"""GROUP[feature]: its group."""


def prepare(s: TntState, seat: int, sample: int, events: Sequence[Event]) -> None:
    """Put into an imagined State what players in it reckon with: nothing besides what it has."""


def foretells(s: TntState) -> bool:
    """Return whether the judge says more than a guess at this time of the game."""
    return s.year >= FIRST_YEAR


def play_to_the_end(s: TntState, rng: int) -> int:
    """Play to the end of the game. Changes ``s``. Return the new state of the generator."""

    def keep_going(s: TntState) -> bool:
        return True

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)


def in_decks(s: TntState) -> int:
    """Return how many cards lie in the decks, which were shuffled ahead."""
    return len(s.decks[0]) + len(s.decks[1])


def reshuffle(s: TntState) -> None:
    """Order both decks anew by the dice of the State: nobody knows anything of them."""
    for deck in range(2):
        rest = sorted(s.decks[deck])
        mixed: list[int] = []
        while rest:
            mixed.append(rest.pop(s.randbelow(len(rest))))
        s.decks[deck] = tuple(mixed)


def log_odds(s: TntState, seat: int) -> dict[str, float]:
    """Return what makes the chance of a faction, in log-odds by groups; their sum is that of the judge. Empty if it is no sum.

    The odds are those of its own number against the others, each of which counts by how likely that side is to win among them.
    How unlike these are is told under ``time``.
    """
    if s.over:
        return {}
    features = judge_features(s)
    time = time_left(s) - 0.5
    of_sides: list[dict[str, float]] = []
    numbers: list[float] = []
    for constant, more, weights, drift in rows(s.variant.two):
        of_side = {"time": constant + more * time}
        number = of_side["time"]
        for i in range(len(features)):
            part = features[i] * (weights[i] + drift[i] * time)
            of_side[GROUP[i]] = of_side.get(GROUP[i], 0.0) + part
            number += part
        of_sides.append(of_side)
        numbers.append(number)
    side = min(seat, 1) if s.variant.two else seat
    found = of_sides[side].copy()
    others = [other for other in range(len(numbers)) if other != side]
    best = max([numbers[other] for other in others])
    total = 0.0
    for other in others:
        total += exp(numbers[other] - best)
    for other in others:
        share = exp(numbers[other] - best) / total
        for group, part in of_sides[other].items():
            found[group] -= share * part
        if share > 0.0:
            found["time"] += share * log(share)
    return found
