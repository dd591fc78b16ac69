"""The bots Quartermaster General brings along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from vezerkar.engine.decision import Action
from vezerkar.engine.errors import UnknownBot
from vezerkar.engine.observation import Bot, Observation
from vezerkar.games.quartermaster.game_data import COUNTRY_INDEX
from vezerkar.games.quartermaster.heuristics import action_values
from vezerkar.games.quartermaster.state import QmgState

SCORE_NOISE: Final = 0.3
"""How far, in Victory Points, a whim can move a preference, so that equal games differ."""


class GreedyBot:
    """Takes what looks best at once for its team, looking at nothing hidden and at no line of play."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, observation: Observation[QmgState]) -> Action:
        legal = observation.decision.options
        if len(legal) == 1:
            return legal[0]
        s = observation.imagine(0).state
        found = action_values(s, COUNTRY_INDEX[observation.seat], [action.code for action in legal])
        return max(zip(found, legal, strict=True), key=lambda pair: pair[0] + SCORE_NOISE * self._random.random())[1]


def greedy(seed: int | str, budget: str) -> Bot:
    """The greedy bot; it needs no budget."""
    if budget:
        raise UnknownBot(f"greedy takes no budget, not {budget!r}")
    return GreedyBot(seed)


BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {"greedy": greedy}
