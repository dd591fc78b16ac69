"""The budget of a bot for each decision: a number of tries, or some seconds."""

from __future__ import annotations

from typing import Final, NamedTuple

from vezerkar.engine import UnknownBot

MAX_SECONDS: Final = 3600.0
"""Nobody waits for a bot longer than this."""


class Budget(NamedTuple):
    """``tries`` a decision, or ``seconds`` of time; the other is 0."""

    tries: int
    seconds: float

    def share(self, parts: int) -> Budget:
        """Return one of so many equal parts."""
        return Budget(self.tries // parts, self.seconds / parts)

    def suffices(self, tries: int, seconds: float) -> bool:
        """Return whether so many tries, or so many seconds, can be spent."""
        return seconds < self.seconds if self.seconds else tries <= self.tries


def budget_of(name: str, text: str) -> Budget:
    """Return the Budget that a text such as ``400`` or ``2s`` gives a bot. Raises `UnknownBot` if it gives none.

    >>> budget_of("search", "400")
    Budget(tries=400, seconds=0.0)
    >>> budget_of("search", "2s")
    Budget(tries=0, seconds=2.0)
    """
    try:
        found = Budget(0, float(text[:-1])) if text.endswith("s") else Budget(int(text), 0.0)
    except ValueError:
        found = Budget(0, 0.0)
    if found.tries < 1 and not 0.0 < found.seconds < MAX_SECONDS:
        raise UnknownBot(f"{name}:{text} is no budget; give tries ({name}:400) or seconds ({name}:2s)")
    return found
