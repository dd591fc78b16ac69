"""The pieces near a point or a short segment: all others need not be asked (WG35 9, 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.wg35.rules.geometry.exact import Shape
from vezerkar.games.wg35.rules.geometry.memory import MOST, ROW
from vezerkar.games.wg35.rules.geometry.table import CELL, Area, Building, Ladder, Slope, Table, TerrainPiece

if TYPE_CHECKING:
    from mypy_extensions import i64

BEYOND: Final = 8
"""Number of cells beside the table that count, too: those of whatever point somebody names."""
FREE: Final = 15
"""Steps up to this height cost nothing (WG35 9.5)."""


# There are many blocks of cells with nothing of a kind in them; they share the empty lists.
NO_AREAS: Final[list[Area]] = []
NO_PIECES: Final[list[TerrainPiece]] = []
NO_BUILDINGS: Final[list[Building]] = []
NO_SLOPES: Final[list[Slope]] = []
NO_LADDERS: Final[list[Ladder]] = []


class Nearby:
    """The pieces whose frames touch a block of cells, in the order of the table: of areas those that matter to ways.

    ``shapes`` are those of all but the walls one steps over.
    """

    __slots__ = ("areas", "blocks", "buildings", "floors", "ladders", "ramps", "shapes", "walls")

    def __init__(self, table: Table, west: i64, south: i64, east: i64, north: i64) -> None:
        self.areas = [it for it in table.areas if matters(it) and touches(it.shape, west, south, east, north)] or NO_AREAS
        self.walls = [it for it in table.walls if touches(it.shape, west, south, east, north)] or NO_PIECES
        self.blocks = [it for it in table.blocks if touches(it.shape, west, south, east, north)] or NO_PIECES
        self.floors = [it for it in table.floors if touches(it.shape, west, south, east, north)] or NO_PIECES
        self.buildings = [it for it in table.buildings if touches(it.shape, west, south, east, north)] or NO_BUILDINGS
        self.ramps = [it for it in table.ramps if touches(it.shape, west, south, east, north)] or NO_SLOPES
        self.ladders = [it for it in table.ladders if touches(it.shape, west, south, east, north)] or NO_LADDERS
        self.shapes: list[Shape] = [
            *[area.shape for area in self.areas],
            *[piece.shape for piece in self.walls if piece.top - piece.z > FREE],
            *[piece.shape for piece in [*self.blocks, *self.floors, *self.buildings]],
            *[slope.shape for slope in self.ramps],
            *[ladder.shape for ladder in self.ladders],
        ]

    def leaves_bare(self, x: i64, y: i64) -> bool:
        """Return True if it is quick to see that there is nothing but flat ground at a point: it lies in no frame."""
        for shape in self.shapes:
            if touches(shape, x, y, x, y):
                return False
        for wall in self.walls:
            if touches(wall.shape, x, y, x, y):
                return False
        return True


def matters(area: Area) -> bool:
    """Return True if ways are different in an area."""
    return area.speed_n != area.speed_d or area.depth != 0 or area.no_prone


def touches(shape: Shape, west: i64, south: i64, east: i64, north: i64) -> bool:
    """Return True if the frame of a shape meets a rectangle, edges included."""
    return shape.west <= east and shape.east >= west and shape.south <= north and shape.north >= south


def nearby(table: Table, px: i64, py: i64, qx: i64, qy: i64) -> Nearby:
    """The pieces near a segment: those of the block of cells around it."""
    if px > qx:
        px, qx = qx, px
    if py > qy:
        py, qy = qy, py
    west, south, east, north = px // CELL + BEYOND, py // CELL + BEYOND, qx // CELL + BEYOND, qy // CELL + BEYOND
    blocks = table.memory.nearby
    code = ((west * ROW + south) * ROW + east) * ROW + north
    found = blocks.get(code)
    if found is None:
        found = Nearby(
            table,
            (west - BEYOND) * CELL,
            (south - BEYOND) * CELL,
            (east - BEYOND + 1) * CELL - 1,
            (north - BEYOND + 1) * CELL - 1,
        )
        if len(blocks) >= MOST:
            blocks.clear()
        blocks[code] = found
    return found


def is_open(table: Table, px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """Return True if nothing is near a segment, in all the block of cells around it: there is only flat ground."""
    filled = table.memory.filled
    if not filled:
        filled = table.memory.filled = _filled(table)
    if px > qx:
        px, qx = qx, px
    if py > qy:
        py, qy = qy, py
    west, south = (px // CELL + BEYOND) * ROW, py // CELL + BEYOND
    east, north = (qx // CELL + BEYOND + 1) * ROW, qy // CELL + BEYOND + 1
    return filled[east + north] - filled[west + north] == filled[east + south] - filled[west + south]


def _filled(table: Table) -> list[int]:
    """For each corner of cells how many of those to the south-west of it have something in them."""
    found: list[int] = [0] * (ROW * ROW)
    whole = Nearby(table, 0, 0, table.east, table.north)
    for shape in [*whole.shapes, *[wall.shape for wall in whole.walls]]:
        for column in range(shape.west // CELL + BEYOND, shape.east // CELL + BEYOND + 1):
            for row in range(shape.south // CELL + BEYOND, shape.north // CELL + BEYOND + 1):
                found[(column + 1) * ROW + row + 1] = 1
    for i in range(ROW, ROW * ROW):
        if i % ROW:
            found[i] += found[i - 1] + found[i - ROW] - found[i - ROW - 1]
    return found


def at_point(table: Table, x: i64, y: i64) -> Nearby:
    """The pieces near a point: those of its cell."""
    cells = table.memory.cells
    cell = (x // CELL + BEYOND) * ROW + y // CELL + BEYOND
    found = cells[cell]
    if found is None:
        found = nearby(table, x, y, x, y)
        cells[cell] = found
    return found
