"""A match that is over, in numbers: what a game counts all through it, and the luck of its dice."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """Something that a game counts all through a match: points, ships, men.

    ``id`` names the message ``measure-ID``. There is a number for each of the ``lines``, which are seats, or teams with the
    message ``team-NAME``. At ``goal`` something happens (0: nothing does). ``endings`` are those that these numbers decide: then
    it can be said by how much somebody has won. ``told`` are the kinds of events that say best why a number has changed.

    >>> import vezerkar
    >>> [measure.lines for measure in vezerkar.game("hunt").measures]
    [('german', 'british')]
    """

    id: str
    lines: tuple[str, ...]
    goal: int = 0
    endings: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


class Luck(NamedTuple):
    """A roll that could succeed or fail: whose it was, of which kind (the message ``luck-KIND``), how many chances it had, how
    many successes were to be expected, and how many there were.

    >>> import vezerkar
    >>> roll = vezerkar.Event("rolled", {"seat": "british", "die": 5, "bonus": 1, "target": 5, "success": 1})
    >>> vezerkar.game("hunt").luck(roll)
    Luck(seat='british', kind='rolls', chances=1, owed=0.5, got=1)
    """

    seat: str
    kind: str
    chances: int
    owed: float
    got: int
