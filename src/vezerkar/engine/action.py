"""Action: one choice of one seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """One choice: its code inside the game, and its text notation. Two Actions are equal when their codes are.

    Wherever an Action is expected, its notation will do.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> action = match.decision("german").options["to 24"]
    >>> action
    Action('to 24')
    >>> str(action)
    'to 24'
    """

    code: int
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.notation!r})"
