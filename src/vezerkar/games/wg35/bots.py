"""The bots WG35 brings along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from vezerkar.engine.decision import Action
from vezerkar.engine.errors import UnknownBot
from vezerkar.engine.observation import Bot, Observation
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.heuristics import action_values, candidate_actions
from vezerkar.games.wg35.notation import notation
from vezerkar.games.wg35.state import SkirmishState

SCORE_NOISE: Final = 0.01
"""How far, in Victory Points, a whim can move a preference, so that equal battles differ."""


class GreedyBot:
    """Takes what looks best at once for its side, looking at nothing hidden and at no line of play."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, observation: Observation[SkirmishState]) -> Action:
        if len(observation.decision.options) == 1:
            return observation.decision.options[0]
        code = self.pick(
            observation.imagine(0).state, SEATS.index(observation.seat), [action.code for action in observation.decision.options]
        )
        return Action(code, notation(code))

    def pick(self, s: SkirmishState, seat: int, legal: list[int]) -> int:
        """The action it takes of those listed, or one that it thinks of itself."""
        thought = candidate_actions(s, seat, legal)
        found = action_values(s, seat, thought)
        return max(zip(found, thought, strict=True), key=lambda pair: pair[0] + SCORE_NOISE * self._random.random())[1]


def greedy(seed: int | str, budget: str) -> Bot:
    """The greedy bot; it needs no budget."""
    if budget:
        raise UnknownBot(f"greedy takes no budget, not {budget!r}")
    return GreedyBot(seed)


BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {"greedy": greedy}
