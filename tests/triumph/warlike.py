"""Players of Triumph & Tragedy who look for war: random play that gets into battles, where purely random play hardly does."""

from __future__ import annotations

from random import Random
from typing import Final

from vezerkar.engine import Action, Decision

EAGER: Final = 0.85
"""How often somebody does what he likes best, if he can."""
LIKES: Final = (
    ("war", "violate", "claim", "commit a", "fire", "bomb", "battle", "target", "join"),
    ("to", "pick", "buy action", "raise", "build", "muster", "develop", "keep", "reveal", "industry", "spy", "at", "on"),
)
"""How notations begin of what is liked best, and of what is better than nothing."""


def choose(decision: Decision, luck: Random) -> Action:
    """One of the options: now and then any, as a rule the most warlike."""
    if luck.random() > EAGER:
        return luck.choice(decision.options)
    if decision.prompt == "ask-where":
        # An attack names the area it comes from.
        attacks = [action for action in decision.options if " via " in action.notation]
        if attacks:
            return luck.choice(attacks)
    for wish in LIKES:
        wished = [action for action in decision.options if action.notation.startswith(wish)]
        if wished:
            return luck.choice(wished)
    return luck.choice(decision.options)
