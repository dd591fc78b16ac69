"""Where a figure may stand (WG35 1.2, 9.5-9.8, 29.2)."""

from __future__ import annotations

from vezerkar.games.wg35.rules.geometry.table import Area, Building, Slope, Table


def surface_at(table: Table, x: int, y: int) -> list[int]:
    """The heights at which a figure may stand at (x, y), lowest first; none off the table.

    A point on the edge of a block belongs to its top and to what lies below. Nobody stands inside a wall, in a doorway, under
    stairs, or in deep water without a bridge. The rungs of ladders are not listed: they are at any height of the ladder.
    """
    if not (0 <= x <= table.east and 0 <= y <= table.north):
        return []
    found: list[int] = []
    if is_ground(table, x, y):
        found.append(0)
    for piece in table.floors:
        if piece.shape.holds(x, y):
            found.append(piece.top)
    for piece in table.blocks:
        if piece.walkable_top and piece.shape.holds(x, y):
            found.append(piece.top)
    for building in table.buildings:
        if building.shape.holds(x, y):
            _indoors(building, x, y, found)
    for slope in table.ramps:
        if slope.shape.holds(x, y):
            found.append(slope.z_at(x, y))
    return sorted({z for z in found if not is_filled(table, x, y, z)})


def _indoors(building: Building, x: int, y: int, found: list[int]) -> None:
    """Add the floors of a building at a point, and its roof if one may go there."""
    if building.inner.holds(x, y):
        for z in building.floors:
            if not _stairwell(building.stairs, x, y, z):
                found.append(z)
    if building.roof_access:
        found.append(building.roof_z)


def _stairwell(slopes: list[Slope], x: int, y: int, z: int) -> bool:
    """Whether a floor is taken up by stairs at a point: those that stand on it, pass it or come up through it."""
    for slope in slopes:
        if slope.low <= z <= slope.high and slope.shape.strictly(x, y):
            return True
    return False


def is_ground(table: Table, x: int, y: int) -> bool:
    """Whether the table itself can be stood on at a point: no house above it, no ramp, no deep water."""
    for building in table.buildings:
        if building.shape.strictly(x, y):
            return False
    for area in table.areas:
        if not area.speed_n and area.z == 0 and area.shape.strictly(x, y):
            return False
    return not _stairwell(table.ramps, x, y, 0)


def is_filled(table: Table, x: int, y: int, z: int) -> bool:
    """Whether a point on a surface lies inside a wall or a block that stands there: at its foot, or between that and its top."""
    for piece in table.walls:
        if piece.z <= z < piece.top and piece.shape.strictly(x, y):
            return True
    for piece in table.blocks:
        if piece.z <= z < piece.top and piece.shape.strictly(x, y):
            return True
    for building in table.buildings:
        if building.z <= z < building.top and building.shape.strictly(x, y) and not building.inner.holds(x, y):
            return True
    return False


def areas_at(table: Table, x: int, y: int, z: int) -> list[Area]:
    """The areas a figure at this point stands in."""
    return [area for area in table.areas if area.carries(x, y, z)]
