"""What procedures of WG35 share: their State, the sides, and sets of figures as masks."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import BIT, Step
from vezerkar.games.wg35.battle.numbering import MEN, SIDE_MEN, SIDES
from vezerkar.games.wg35.state import SkirmishState

WHO: Final[list[int]] = [BIT[side] for side in range(SIDES)]
"""The set of one side alone, for `State.asked` and for the visibility of events."""

BOTH: Final = 3
"""The set of both sides."""


class SkirmishStep(Step[SkirmishState]):
    """A procedure of WG35 in progress. Its params are ints: figures, sides, arms, points; what changes lies in the State."""

    __slots__ = ()


def side_of(figure: int) -> int:
    """The side a figure fights for."""
    return figure >> 4


QUARTERS: Final[list[list[list[int]]]] = [
    [[first + i for i in range(8) if mask >> i & 1] for mask in range(256)] for first in range(0, MEN, 8)
]
"""The figures of each eighth bit of a mask on, by the eight bits."""


def members(figures: int) -> list[int]:
    """The figures of a mask, in the order of their numbers."""
    if figures & SIDE_MEN[0]:
        low = QUARTERS[0][figures & 255] + QUARTERS[1][figures >> 8 & 255]
        return low + QUARTERS[2][figures >> 16 & 255] + QUARTERS[3][figures >> 24 & 255] if figures >> 16 else low
    return QUARTERS[2][figures >> 16 & 255] + QUARTERS[3][figures >> 24 & 255]


def own(s: SkirmishState, side: int) -> int:
    """The figures of a side that are on the table."""
    return s.on & SIDE_MEN[side]


def enemies(s: SkirmishState, figure: int) -> int:
    """The enemies of a figure that are on the table."""
    return s.on & SIDE_MEN[1 - (figure >> 4)]


# --- dice (WG35 0.1, 0.4) ------------------------------------------------------------------------------------------


def d6(s: SkirmishState) -> int:
    """A die of six."""
    return s.below(6) + 1


def d10(s: SkirmishState) -> int:
    """A die of ten."""
    return s.below(10) + 1


def d3(s: SkirmishState) -> int:
    """Half a die of six, rounded up (WG35 0.1)."""
    return (s.below(6) + 2) // 2
