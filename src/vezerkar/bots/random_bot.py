"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from vezerkar.engine import Action, Sight


class RandomBot:
    """Chooses at random; the same seed and the same questions give the same answers."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, sight: Sight[Any]) -> Action:
        return self._random.choice(sight.decision.options)
