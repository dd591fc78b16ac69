"""The bots of The Hunt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from vezerkar.engine.decision import Action
from vezerkar.engine.errors import UnknownBot
from vezerkar.engine.observation import Bot, Observation
from vezerkar.games.hunt.game_data import SEATS
from vezerkar.games.hunt.heuristics import action_scores
from vezerkar.games.hunt.state import HuntState

SCORE_NOISE: Final = 1.0
"""Largest random amount added to a score, in percent of a game. It keeps the Graf Spee from being predictable."""


class GreedyBot:
    """A bot that takes the action with the highest score, without looking ahead."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, observation: Observation[HuntState]) -> Action:
        legal = observation.decision.options
        s = observation.imagine(0).state
        scores = action_scores(s, SEATS.index(observation.seat), [action.code for action in legal])
        return max(zip(scores, legal, strict=True), key=lambda pair: pair[0] + SCORE_NOISE * self._random.random())[1]


def greedy(seed: int | str, budget: str) -> Bot:
    """Return a greedy bot. Raises `UnknownBot` if a budget is given."""
    if budget:
        raise UnknownBot(f"greedy takes no budget, not {budget!r}")
    return GreedyBot(seed)


BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {"greedy": greedy}
