"""The greedy bot: it takes the action with the highest value, without looking ahead. A game says what its actions are worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeAlias

from vezerkar.engine.action import Action
from vezerkar.engine.errors import UnknownBot
from vezerkar.engine.observation import Bot, Observation
from vezerkar.engine.parameters import S

BotFactory: TypeAlias = Callable[[int | str, str], Bot]
"""A function that makes a bot from its seed and the text after the colon of its name, such as a budget."""


def without_budget(name: str, make: Callable[[int | str], Bot]) -> BotFactory:
    """Return the factory of a bot that takes no budget. It raises `UnknownBot` if one is given."""

    def factory(seed: int | str, budget: str) -> Bot:
        if budget:
            raise UnknownBot(f"{name} takes no budget, not {budget!r}")
        return make(seed)

    return factory


class GreedyBot(Generic[S]):
    """A bot that takes the action with the highest value, without looking ahead. A game derives its own from it."""

    SCORE_NOISE: float
    """Largest random amount added to a value, in the unit of the values. It makes games from the same position differ."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def action_values(self, s: S, seat: int, actions: list[int]) -> list[float]:
        """Return the value of each action to this seat."""
        raise NotImplementedError

    def candidate_actions(self, s: S, seat: int, legal: list[int]) -> list[int]:
        """Return the actions to choose from: those listed, and others that the domain of the decision accepts."""
        return legal

    def prepare(self, s: S, observation: Observation[S, Any]) -> None:
        """Put into an imagined State what the bot reckons with besides. It is asked for the values of the actions in it."""

    def choose(self, observation: Observation[S, Any]) -> Action:
        options = observation.decision.options
        if len(options) == 1:
            return options[0]
        imagined = observation.imagine(0)
        self.prepare(imagined.state, observation)
        code = self.pick(imagined.state, imagined.seat_index(observation.seat), [action.code for action in options])
        return Action(code, observation.game.notation(code))

    def pick(self, s: S, seat: int, legal: list[int]) -> int:
        """Return the code of the best action."""
        actions = self.candidate_actions(s, seat, legal)
        values = self.action_values(s, seat, actions)
        return max(zip(values, actions, strict=True), key=lambda pair: pair[0] + self.noise())[1]

    def noise(self) -> float:
        """Return a random amount, at least 0 and less than `SCORE_NOISE`."""
        return self.SCORE_NOISE * self._random.random()
