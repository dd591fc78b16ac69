"""The policy of both sides: scores of their actions, and rollouts by these scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.hunt.game_data import GERMAN
from vezerkar.games.hunt.heuristics.belief import follow, forget
from vezerkar.games.hunt.heuristics.british import british_scores
from vezerkar.games.hunt.heuristics.duels import duel_worth
from vezerkar.games.hunt.heuristics.german import german_scores
from vezerkar.games.hunt.heuristics.public_history import recall
from vezerkar.games.hunt.state import IN_BATTLE, HuntState

TURNS_AHEAD: Final = 2
"""Number of turns in a rollout. A battle is always fought to its end."""

SPREAD: Final = 3.0
"""Largest random amount added to a score in a rollout, in percent of a game."""


def action_scores(s: HuntState, seat: int, legal: list[int]) -> list[float]:
    """Return the score of each legal action, in percent of a game, by what this seat may know."""
    if s.phase == IN_BATTLE:
        return [duel_worth(s, seat, action) for action in legal]
    return german_scores(s, legal) if seat == GERMAN else british_scores(s, legal)


def prepare(s: HuntState, seat: int, sample: int, events: Sequence[Event]) -> None:
    """Let players in a State reckon with the belief; for the German player, in every other sample only.

    Whether the British player reckons with it she cannot know. A Graf Spee who expects it always is too careful against one who
    does not, and one who never expects it is found.
    """
    if s.filter is None:
        recall(s, events)
        follow(s)
    if seat == GERMAN and sample % 2:
        forget(s)


def rollout(s: HuntState, rng: int) -> int:
    """Play a few turns, or to the end of a battle, by the scores of the actions. Return the new state of the generator."""
    last = s.turn + TURNS_AHEAD

    def keep_going(s: HuntState) -> bool:
        return s.turn < last or s.phase == IN_BATTLE

    return greedy_playout(s, rng, keep_going, action_scores, SPREAD)
