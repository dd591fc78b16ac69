"""The bots of Triumph & Tragedy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from vezerkar.engine.decision import Action
from vezerkar.engine.errors import UnknownBot
from vezerkar.engine.observation import Bot, Observation
from vezerkar.games.triumph.game_data import FACTION_INDEX
from vezerkar.games.triumph.heuristics import action_values
from vezerkar.games.triumph.state import TntState

SCORE_NOISE: Final = 0.02
"""Largest random amount added to an action value, in Victory Points. It makes games from the same position differ."""


class GreedyBot:
    """A bot that takes the action with the highest value for its faction, without looking ahead."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, observation: Observation[TntState]) -> Action:
        legal = observation.decision.options
        if len(legal) == 1:
            return legal[0]
        s = observation.imagine(0).state
        found = action_values(s, FACTION_INDEX[observation.seat], [action.code for action in legal])
        return max(zip(found, legal, strict=True), key=lambda pair: pair[0] + SCORE_NOISE * self._random.random())[1]


def greedy(seed: int | str, budget: str) -> Bot:
    """Return a greedy bot. Raises `UnknownBot` if a budget is given."""
    if budget:
        raise UnknownBot(f"greedy takes no budget, not {budget!r}")
    return GreedyBot(seed)


BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {"greedy": greedy}
