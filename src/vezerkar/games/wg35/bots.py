"""The bots of WG35."""

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
"""Largest random amount added to an action value, in Victory Points. It makes games from the same position differ."""


class GreedyBot:
    """A bot that takes the action with the highest value for its side, without looking ahead."""

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
        """Return the code of the best action, one of those listed or another candidate."""
        thought = candidate_actions(s, seat, legal)
        found = action_values(s, seat, thought)
        return max(zip(found, thought, strict=True), key=lambda pair: pair[0] + SCORE_NOISE * self._random.random())[1]


def greedy(seed: int | str, budget: str) -> Bot:
    """Return a greedy bot. Raises `UnknownBot` if a budget is given."""
    if budget:
        raise UnknownBot(f"greedy takes no budget, not {budget!r}")
    return GreedyBot(seed)


BOTS: Final[Mapping[str, Callable[[int | str, str], Bot]]] = {"greedy": greedy}
