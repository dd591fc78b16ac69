"""Heuristics of Quartermaster General for bots: what a country knows, would rather do, and how the game stands.

It works on States, imagined ones as a rule, by small ints, and looks only at what the country in question may know. Worths and
prices are in Victory Points; about one of them is a percent of a game. `greedy` is made of it, and the searching bot finds here
all it needs to know of this game.
"""

from typing import Final

from vezerkar.games.quartermaster.heuristics.evaluation import evaluate
from vezerkar.games.quartermaster.heuristics.information import information_set, likelihood
from vezerkar.games.quartermaster.heuristics.policy import action_scores, action_values, candidate_actions, rollout

__all__ = [
    "COMMON_RANDOM_NUMBERS",
    "DEFAULT_ITERATIONS",
    "PRIOR_CUTOFF",
    "action_scores",
    "action_values",
    "candidate_actions",
    "evaluate",
    "information_set",
    "likelihood",
    "rollout",
]

COMMON_RANDOM_NUMBERS: Final = True
"""Hands and draws make the points of a round differ by more than most actions do, so actions are tried in the same worlds."""

PRIOR_CUTOFF: Final = 0.9
"""Most discards, and plays that are far better than all others, need no search."""

DEFAULT_ITERATIONS: Final = 400
"""The iterations of a search that names none."""
