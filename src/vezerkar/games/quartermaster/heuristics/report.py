"""Knowledge for the report of a game: the judge with its reasons, the decks, and how a game is played out."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.quartermaster.game_data import AXIS, SIX
from vezerkar.games.quartermaster.heuristics.evaluation import evaluate
from vezerkar.games.quartermaster.heuristics.judge import LEAST, judge_data, time_left, win_chance
from vezerkar.games.quartermaster.heuristics.judge_features import FEATURES, judge_features
from vezerkar.games.quartermaster.heuristics.planning import (
    CANDIDATES,
    MARGIN,
    action_values,
    candidate_actions,
    horizon,
    play_on,
)
from vezerkar.games.quartermaster.heuristics.planning import worth_planning as worth_judging
from vezerkar.games.quartermaster.heuristics.policy import SPREAD
from vezerkar.games.quartermaster.imagine import deal_deck
from vezerkar.games.quartermaster.state import BOTTOM_SEEN, DECK, TOP_SEEN, QmgState

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
ERROR: Final = 0.1
"""Measured on 28 positions with a clear difference: against whole games the judge's losses scatter by about so much."""
FIRST_ROUND: Final = 5
"""Before this round no model foretells the end better than a guess does."""

GROUPS: Final = {
    "points": ("lead", "points", "outlook"),
    "supply": ("supply", "stranded"),
    "home": ("home",),
    "status": ("status",),
    "cards": ("hand", "deck", "cards", "responses", "assets"),
    "board": ("space",),
}
"""Words in the names of `FEATURES`, by the groups that reasons name. The first group of which a word fits has the feature."""


def group_of(feature: str) -> str:
    """Return the group of a feature; ``time`` if it is none of the others."""
    name = feature.split(": ")[-1]
    for group in ("status", "home", "supply", "cards", "board", "points"):
        for word in GROUPS[group]:
            if word in name:
                return group
    return "time"


GROUP: Final[list[str]] = [group_of(feature) for feature in FEATURES]
"""GROUP[feature]: its group."""


def prepare(s: QmgState, seat: int, sample: int, events: Sequence[Event]) -> None:
    """Put into an imagined State what players in it reckon with: nothing besides what it has."""


def foretells(s: QmgState) -> bool:
    """Return whether the judge says more than a guess at this time of the game."""
    return s.round >= FIRST_ROUND


def play_to_the_end(s: QmgState, rng: int) -> int:
    """Play to the end of the game. Changes ``s``. Return the new state of the generator."""

    def keep_going(s: QmgState) -> bool:
        return True

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)


def in_decks(s: QmgState) -> int:
    """Return how many cards lie in the decks, which were shuffled ahead."""
    return sum([len(s.cards[DECK + country]) for country in range(SIX)])


def reshuffle(s: QmgState) -> None:
    """Order anew, by the dice of the State, what nobody knows of the decks."""
    for country in range(SIX):
        deal_deck(s, country, TOP_SEEN, BOTTOM_SEEN)


def log_odds(s: QmgState, seat: int) -> dict[str, float]:
    """Return what makes the chance of a country, in log-odds by groups; their sum is that of the judge. Empty if it is no sum."""
    if s.over:
        return {}
    data = judge_data()
    left = time_left(s)
    time = left - 0.5
    c = data["chance"]
    slope = c[1] + c[2] * left
    found = {"time": c[0] + c[5] * left + slope * (data["lead"][0] + data["lead"][1] * time)}
    features = judge_features(s)
    for i in range(len(features)):
        group = GROUP[i]
        worth = slope * features[i] * (data["weights"][i] + data["drift"][i] * time)
        found[group] = found.get(group, 0.0) + worth
    sure = min(1.0 - LEAST, max(LEAST, evaluate(s, AXIS)))
    found["points"] = found.get("points", 0.0) + (c[3] + c[4] * left) * log(sure / (1.0 - sure))
    return found if seat & 1 == AXIS else {group: -odds for group, odds in found.items()}
