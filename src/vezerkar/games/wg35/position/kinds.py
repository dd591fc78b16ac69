"""How the numbers of a State are written in a position, and read again: as names where they have names, as in a view."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.games.wg35.battle.endings import ENDINGS
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SEATS
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.notation import FIGURES, MODES
from vezerkar.games.wg35.rules.step import members
from vezerkar.games.wg35.view import KINDS, POSTURES, STANCES

FAR: Final = 2046
HIGH: Final = 1022
"""The greatest coordinates a point can have."""
MOST: Final = 9999
"""No number of a battle is greater, costs of ways aside."""


class Kind:
    """A number, from ``least`` to ``most``."""

    __slots__ = ("least", "most")

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least = least
        self.most = most

    def write(self, value: int) -> Json:
        """The number as a position holds it."""
        return value

    def read(self, data: Field) -> int:
        """The number that a position holds. Raises `BadPosition`."""
        return data.number(self.least, self.most)


class Named(Kind):
    """One of some names; null, if it may be, is -1."""

    __slots__ = ("names", "optional")

    def __init__(self, names: tuple[str, ...], optional: bool = False) -> None:
        super().__init__()
        self.names = names
        self.optional = optional

    def write(self, value: int) -> Json:
        return None if value == NOBODY else self.names[value]

    def read(self, data: Field) -> int:
        return data.index_or(self.names, NOBODY) if self.optional else data.index(self.names)


class Place(Kind):
    """A point of the table, or null."""

    __slots__ = ()

    def write(self, value: int) -> Json:
        return None if value == NO_POINT else [point_x(value), point_y(value), point_z(value)]

    def read(self, data: Field) -> int:
        if data.value is None:
            return NO_POINT
        x, y, z = data.row(3)
        return point(x.number(0, FAR), y.number(0, FAR), z.number(0, HIGH))


class Culprit(Kind):
    """A figure or, after `MEN`, the point where a shell from elsewhere hit; null for nobody."""

    __slots__ = ()

    def write(self, value: int) -> Json:
        return PLACE.write(value - MEN) if value >= MEN else FIGURE_OR_NOBODY.write(value)

    def read(self, data: Field) -> int:
        return MEN + PLACE.read(data) if isinstance(data.value, list) else FIGURE_OR_NOBODY.read(data)


class Wounder(Kind):
    """A figure or, after `MEN`, a side whose shell came from off the table; null for nobody."""

    __slots__ = ()

    def write(self, value: int) -> Json:
        return SEATS[value - MEN] if value >= MEN else FIGURE_OR_NOBODY.write(value)

    def read(self, data: Field) -> int:
        return data.index_or((*FIGURES, *SEATS), NOBODY)


class Figures(Kind):
    """A set of figures, as a list of names."""

    __slots__ = ()

    def write(self, value: int) -> Json:
        return [FIGURES[figure] for figure in members(value)]

    def read(self, data: Field) -> int:
        return data.mask(tuple(FIGURES))


SEAT: Final = Named(SEATS)
SEAT_OR_NOBODY: Final = Named(SEATS, True)
FIGURE: Final = Named(tuple(FIGURES))
FIGURE_OR_NOBODY: Final = Named(tuple(FIGURES), True)
FIGURE_SET: Final = Figures()
PLACE: Final = Place()
CULPRIT: Final = Culprit()
WOUNDER: Final = Wounder()
ENDING: Final = Named(ENDINGS)
POSTURE: Final = Named(POSTURES)
STANCE: Final = Named(STANCES)
MODE: Final = Named(tuple(MODES))
ATTACK_KIND: Final = Named(KINDS)
FLAG: Final = Kind(0, 1)
