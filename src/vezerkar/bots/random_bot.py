"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from typing import Any

from vezerkar.engine import Action, Observation
from vezerkar.engine.playout import luck_of, next_luck


class RandomBot:
    """Chooses at random; the same seed and the same questions give the same answers.

    One that plays all seats chooses as `play_out` does with the luck of its seed.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self._luck = luck_of(seed)

    def choose(self, observation: Observation[Any]) -> Action:
        self._luck = next_luck(self._luck)
        options = observation.decision.options
        return options[self._luck % len(options)]
