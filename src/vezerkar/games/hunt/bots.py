"""The bots The Hunt brings along."""

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
"""How far, in percent of a game, a whim can move a preference, so that she does not always go to the very best space."""


class GreedyBot:
    """Takes what looks best at once: each side by the sense of the trade, looking at nothing hidden and at no line of play."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, observation: Observation[HuntState]) -> Action:
        legal = observation.decision.options
        s = observation.imagine(0).state
        scores = action_scores(s, SEATS.index(observation.seat), [action.code for action in legal])
        return max(zip(scores, legal, strict=True), key=lambda pair: pair[0] + SCORE_NOISE * self._random.random())[1]


def greedy(seed: int | str, budget: str) -> Bot:
    """The greedy bot; it needs no budget."""
    if budget:
        raise UnknownBot(f"greedy takes no budget, not {budget!r}")
    return GreedyBot(seed)


BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {"greedy": greedy}
