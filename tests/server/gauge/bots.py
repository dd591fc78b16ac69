"""The bots of the tiny game: one that always takes the default, one that dies, one that does not know the rules, a slow one."""

from __future__ import annotations

import os
import time
from typing import Any

from vezerkar.bots.registry import BotFactory
from vezerkar.engine import Action, Observation


class Meek:
    """Takes the default action."""

    def choose(self, observation: Observation[Any, Any]) -> Action:
        return observation.decision.default


class Mortal:
    """Takes its whole process down."""

    def choose(self, observation: Observation[Any, Any]) -> Action:
        os._exit(3)


class Rude:
    """Answers with what is not legal."""

    def choose(self, observation: Observation[Any, Any]) -> Action:
        return Action(1, "pass" if observation.decision.prompt != "ask-fog" else "hold")


class Slow:
    """Takes the default action after a while, in seconds."""

    def __init__(self, seconds: str) -> None:
        self.seconds = float(seconds or 0.1)

    def choose(self, observation: Observation[Any, Any]) -> Action:
        time.sleep(self.seconds)
        return observation.decision.default


BOTS: dict[str, BotFactory] = {
    "meek": lambda seed, budget: Meek(),
    "mortal": lambda seed, budget: Mortal(),
    "rude": lambda seed, budget: Rude(),
    "slow": lambda seed, budget: Slow(budget),
}
