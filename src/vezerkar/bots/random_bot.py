"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from typing import Any

from vezerkar.engine import Action, Observation
from vezerkar.engine.playout import next_rng, rng_of


class RandomBot:
    """A bot that chooses at random. The same seed and the same decisions give the same answers.

    If one RandomBot plays all seats, it chooses like `random_playout` with the random numbers of its seed.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = rng_of(seed)

    def choose(self, observation: Observation[Any, Any]) -> Action:
        self._rng = next_rng(self._rng)
        options = observation.decision.options
        return options[self._rng % len(options)]
