"""Silhouette of a figure for an eye, past what stands on the table: the lines to its sample points (WG35 10.1, 10.2).

The points stand in four columns; a set of lines has as many bits for each column as there are rows, the lowest row first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.rules.geometry.exact import half_away, root_down, span
from vezerkar.games.wg35.rules.geometry.lines import (
    STRAY,
    comes_to,
    in_hole,
    passes_hole,
    pierces,
    solids_between,
)
from vezerkar.games.wg35.rules.geometry.table import Solid, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.wg35.rules.geometry.lines import Point

COLUMNS: Final[tuple[int, ...]] = (-6, -2, 2, 6)
"""Distances beside the middle of the figure at which the columns stand, in millimetres, seen from the eye."""

MIDDLE_FIRST: Final[tuple[int, ...]] = (1, 2, 0, 3)
"""The order in which columns are tried when one free line is enough."""


def walls_between(table: Table, p: Point, q: Point, least: i64, most: i64, one: i64, other: i64) -> list[Solid]:
    """The solids that may be in the way of lines from the feet of one figure to those of another, or back.

    ``least`` and ``most`` are the heights between which these lines run; ``one`` and ``other`` are solids that do not count, or
    `lines.NO_SOLID`.
    """
    px, py, _ = p
    qx, qy, _ = q
    length: i64 = root_down((qx - px) * (qx - px) + (qy - py) * (qy - py))
    stray = STRAY * (length + 1)
    found: list[Solid] = []
    for solid in solids_between(table, px, py, qx, qy):
        if solid.bottom >= most or solid.top <= least or solid.index == one or solid.index == other:
            continue
        if comes_to(solid.shape, px, py, qx, qy, STRAY, stray):
            found.append(solid)
    return found


class Glance:
    """The lines from an eye to the sample points of a target (WG35 10.2), past the ``walls`` that may be in their way.

    (`tx`, `ty`, `tz`) are the feet of the target, `rows` the heights of its points above them, rising. Lines whose plan crosses
    the piece `hide` are blocked whatever their height (WG35 8.4), unless that is -1.
    """

    __slots__ = ("doors", "ex", "ey", "ez", "hide", "length", "rows", "table", "tx", "ty", "tz", "walls")

    def __init__(
        self, table: Table, doors: i64, eye: Point, feet: Point, rows: tuple[int, ...], walls: list[Solid], hide: i64
    ) -> None:
        self.table = table
        self.doors = doors
        self.rows = rows
        self.walls = walls
        self.hide = hide
        self.ex, self.ey, self.ez = eye
        self.tx, self.ty, self.tz = feet
        dx, dy = self.tx - self.ex, self.ty - self.ey
        self.length: i64 = root_down(dx * dx + dy * dy)

    def column(self, i: i64) -> tuple[i64, i64]:
        """Return the point where a column of sample points stands.

        Who looks straight down or up has no direction in plan; he is taken to look north.
        """
        aside: i64 = COLUMNS[i]
        if not self.length:
            return self.tx - aside, self.ty
        x = half_away((self.ey - self.ty) * aside, self.length)
        y = half_away((self.tx - self.ex) * aside, self.length)
        return self.tx + x, self.ty + y

    def blocked_in(self, i: i64) -> i64:
        """Return the lines to one column that are blocked, as a mask."""
        x, y = self.column(i)
        full: i64 = BIT[len(self.rows)] - 1
        if self.hide >= 0 and self._hidden(x, y):
            return full
        lines: i64 = 0
        for solid in self.walls:
            lines |= self._covered(solid, x, y)
            if lines == full:
                return full
        low, high = self.tz, self.tz + self.rows[-1]
        for sheet in self.table.sheets:
            if (self.ez < sheet.z < high) or (low < sheet.z < self.ez):
                bit: i64 = 1
                for row in self.rows:
                    if pierces(sheet, self.ex, self.ey, self.ez, x, y, self.tz + row):
                        lines |= bit
                    bit += bit
        return lines

    def _hidden(self, x: i64, y: i64) -> bool:
        """Return True if nobody sees the points of this column, for the target hides behind a piece.

        A house hides by its walls.
        """
        for shape in self.table.barriers[self.hide]:
            if span(shape, self.ex, self.ey, x, y)[1]:
                return True
        return False

    def _covered(self, solid: Solid, x: i64, y: i64) -> i64:
        """Return the lines to the column that stands here that a solid blocks, as a mask."""
        ex, ey, ez = self.ex, self.ey, self.ez
        part = span(solid.shape, ex, ey, x, y)
        n0, d0, n1, d1 = part
        lines: i64 = 0
        if not d0:
            return lines
        open_to = bool(solid.holes) and passes_hole(solid, self.doors, ex, ey, x, y, part)
        from0, from1 = ez * (d0 - n0), ez * (d1 - n1)
        top0, top1, bottom0, bottom1 = solid.top * d0, solid.top * d1, solid.bottom * d0, solid.bottom * d1
        bit: i64 = 1
        for row in self.rows:
            z: i64 = self.tz + row
            z0, z1 = from0 + z * n0, from1 + z * n1
            if z0 >= top0 and z1 >= top1:
                break  # higher points are seen over it, too
            beneath = z0 <= bottom0 and z1 <= bottom1
            if not beneath and not (open_to and in_hole(solid, self.doors, ex, ey, ez, x, y, z, part)):
                lines |= bit
            bit += bit
        return lines

    def shaded(self) -> int:
        """Return the lines that are blocked, as a mask."""
        count = len(self.rows)
        lines: i64 = 0
        for i in range(len(COLUMNS)):
            lines |= self.blocked_in(i) * BIT[count * i]
        return lines

    def shows_any(self) -> bool:
        """Return True if not all lines are blocked; it ends with the first column that has a free one."""
        full: i64 = BIT[len(self.rows)] - 1
        for i in MIDDLE_FIRST:
            if self.blocked_in(i) != full:
                return True
        return False
