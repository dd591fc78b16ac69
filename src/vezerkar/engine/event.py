"""Events: what happened, as data. Logs, animation and both languages are made from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

Datum: TypeAlias = int | str | list[str]
"""A value in an event: a number, a name (of a space, a card, a seat) or several names."""

EVERYBODY: Final = -1
"""Visibility of a public event: every seat and every spectator."""
SPECTATOR: Final = -1
"""The seat number of somebody who only watches."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something happened. ``seats`` is the bit set of seats that may know of it, or `EVERYBODY`.

    A complement (``~1``: all but seat 0) includes the spectators, as `EVERYBODY` does.

    >>> import vezerkar
    >>> event = vezerkar.game("hunt").start(seed=7).act("german", "to 24").seen[0]
    >>> event.kind, event.data
    ('altmark_placed', {'space': '24'})
    """

    kind: str
    data: dict[str, Datum] = field(default_factory=dict)
    seats: int = EVERYBODY

    def visible(self, seat: int) -> bool:
        """Return True if this seat (-1: a spectator) may know of the event."""
        return bool(self.seats >> seat & 1) if seat >= 0 else self.seats < 0
