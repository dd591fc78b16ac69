"""Players of Triumph & Tragedy who look for war: random play that gets into battles, where purely random play hardly does."""

from __future__ import annotations

from random import Random
from typing import Final

from vezerkar.engine import Action, Decision

USUAL: Final = 2.0
EAGER: Final[dict[str, float]] = {
    "commit": 9, "battle": 9, "via": 5, "bomb": 5, "fire": 4, "pass": 0.7, "build": 1, "raise": 1, "rest": 1, "done": 0.15,
    "diplomacy": 0.3, "industry": 0.3,
}  # fmt: skip
"""How gladly somebody chooses actions of a kind, `USUAL` if it is not named; ``via`` is to move into a battle, or out of one."""
ANY: Final = 0.05
"""How often somebody does just anything."""


def choose(decision: Decision, rng: Random) -> Action:
    """One of the options: first a kind, for there are many more ways to build than to attack, then any of that kind."""
    if rng.random() < ANY:
        return rng.choice(decision.options)
    kinds: dict[str, list[Action]] = {}
    for action in decision.options:
        text = action.notation
        kind = text if text.startswith("buy") else "via" if " via " in text else text.split()[0]
        kinds.setdefault(kind, []).append(action)
    [kind] = rng.choices([*kinds], [EAGER.get(kind, USUAL) for kind in kinds])
    return rng.choice(kinds[kind])
