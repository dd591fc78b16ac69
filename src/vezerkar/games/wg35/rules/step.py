"""Base of the procedures of WG35, with their State, the sides, and dice."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.state import Step
from vezerkar.games.wg35.battle.numbering import SIDE_MEN
from vezerkar.games.wg35.state import SkirmishState


class SkirmishStep(Step[SkirmishState]):
    """A procedure of WG35 in progress. Its params are ints: figures, sides, arms, points; what changes lies in the State."""

    __slots__ = ()


class SideStep(SkirmishStep):
    """A procedure of one side. If it has no `advance` of its own, it asks that side and nothing else."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, s: SkirmishState) -> int:
        return self.side


class FigureStep(SkirmishStep):
    """A procedure of one figure."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure


def asks_while(s: SkirmishState, side: int, is_more: bool) -> bool:
    """Ask a side if there is more to choose, else end the procedure on top. What it returns is what `Step.advance` returns."""
    if not is_more:
        s.stack.pop()
        return False
    s.asked = BIT[side]
    return True


def side_of(figure: int) -> int:
    """The side a figure fights for."""
    return figure >> 4


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
