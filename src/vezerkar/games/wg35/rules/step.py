"""What procedures of WG35 share: their State, the sides, and sets of figures as masks."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import BIT, Step
from vezerkar.games.wg35.battle.numbering import RANKS, SIDE_MEN, SIDES
from vezerkar.games.wg35.state import SkirmishState

WHO: Final[list[int]] = [BIT[side] for side in range(SIDES)]
"""The set of one side alone, for `State.asked` and for the visibility of events."""


class SkirmishStep(Step[SkirmishState]):
    """A procedure of WG35 in progress. Its params are ints: figures, sides, arms, points; what changes lies in the State."""

    __slots__ = ()


def side_of(figure: int) -> int:
    """The side a figure fights for."""
    return figure >> 4


MEMBERS: Final[list[list[tuple[int, ...] | None]]] = [[None] * 65536 for _ in range(SIDES)]
"""The figures of each side's half of a mask, by its bits, as far as anybody asked: the same few come again and again."""


def members(figures: int) -> tuple[int, ...]:
    """The figures of a mask, in the order of their numbers."""
    low, high = figures & 65535, figures >> 16 & 65535
    if not high:
        return _members_of(0, low)
    return _members_of(0, low) + _members_of(1, high) if low else _members_of(1, high)


def _members_of(side: int, half: int) -> tuple[int, ...]:
    found = MEMBERS[side][half]
    if found is None:
        found = tuple([side * RANKS + i for i in range(RANKS) if half >> i & 1])
        MEMBERS[side][half] = found
    return found


def own(s: SkirmishState, side: int) -> int:
    """The figures of a side that are on the table."""
    return s.on & SIDE_MEN[side]


def enemies(s: SkirmishState, figure: int) -> int:
    """The enemies of a figure that are on the table."""
    return s.on & SIDE_MEN[1 - (figure >> 4)]


# --- dice (WG35 0.1, 0.4) ------------------------------------------------------------------------------------------


def d6(s: SkirmishState) -> int:
    """A die of six."""
    return s.randbelow(6) + 1


def d10(s: SkirmishState) -> int:
    """A die of ten."""
    return s.randbelow(10) + 1


def d3(s: SkirmishState) -> int:
    """Half a die of six, rounded up (WG35 0.1)."""
    return (s.randbelow(6) + 2) // 2
