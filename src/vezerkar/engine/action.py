"""Action: one choice of one seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Action:
    """One choice: its code inside the game, and its text notation. Two Actions are equal when their codes are.

    An Action is equal to its notation, too, so the text finds it in a list or a dictionary.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> action = match.decision("german").options["to 24"]
    >>> action
    Action('to 24')
    >>> action == "to 24", str(action)
    (True, 'to 24')
    """

    code: int
    notation: str

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return self.code == other.code
        return isinstance(other, str) and self.notation == other

    def __hash__(self) -> int:
        return hash(self.notation)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.notation!r})"
