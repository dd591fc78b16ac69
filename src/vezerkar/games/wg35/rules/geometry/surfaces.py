"""Surfaces that a figure may stand on (WG35 1.2, 9.5-9.8, 29.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.wg35.battle.point import point, point_x, point_y, point_z
from vezerkar.games.wg35.notation import NO_HEIGHT
from vezerkar.games.wg35.rules.geometry.memory import MOST
from vezerkar.games.wg35.rules.geometry.nearby import Nearby, at_point
from vezerkar.games.wg35.rules.geometry.table import Building, Slope, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


FLAT: Final = [0]
"""The surfaces of most points: one list for all of them."""


def surface_at(table: Table, x: i64, y: i64) -> list[int]:
    """The heights at which a figure may stand at (x, y), lowest first; none off the table.

    A point on the edge of a block belongs to its top and to what lies below. Nobody stands inside a wall, in a doorway, under
    stairs, or in deep water without a bridge. The rungs of ladders are not listed: they are at any height of the ladder. The list
    is shared: nobody changes it.
    """
    if not (0 <= x <= table.east and 0 <= y <= table.north):
        return []
    near = at_point(table, x, y)
    if near.leaves_bare(x, y):
        return FLAT
    surfaces = table.memory.surfaces
    known = surfaces.get(x * 4096 + y)
    if known is None:
        known = _surfaces(table, near, x, y)
        if len(known) == 1 and not known[0]:
            known = FLAT
        if len(surfaces) >= MOST:
            surfaces.clear()
        surfaces[x * 4096 + y] = known
    return known


def surfaces_meant(table: Table, place: int) -> list[int]:
    """The points of surfaces that a named place can mean, the highest first: those of all heights if it says none."""
    x, y, z = point_x(place), point_y(place), point_z(place)
    return [point(x, y, height) for height in reversed(surface_at(table, x, y)) if z in (NO_HEIGHT, height)]


def _surfaces(table: Table, near: Nearby, x: i64, y: i64) -> list[int]:
    found: list[int] = []
    if is_ground(table, x, y):
        found.append(0)
    for piece in near.floors:
        if piece.shape.holds(x, y):
            found.append(piece.top)
    for piece in near.blocks:
        if piece.walkable_top and piece.shape.holds(x, y):
            found.append(piece.top)
    for building in near.buildings:
        if building.shape.holds(x, y):
            _indoors(building, x, y, found)
    for slope in near.ramps:
        if slope.shape.holds(x, y):
            found.append(slope.z_at(x, y))
    return sorted({z for z in found if not is_filled(table, x, y, z)})


def _indoors(building: Building, x: i64, y: i64, found: list[int]) -> None:
    """Add the floors of a building at a point, and its roof if one may go there."""
    if building.inner.holds(x, y):
        for z in building.floors:
            if not _stairwell(building.stairs, x, y, z):
                found.append(z)
    if building.roof_access:
        found.append(building.roof_z)


def _stairwell(slopes: list[Slope], x: i64, y: i64, z: i64) -> bool:
    """Return True if a floor is taken up by stairs at a point: those that stand on it, pass it or come up through it."""
    for slope in slopes:
        if slope.low <= z <= slope.high and slope.shape.strictly(x, y):
            return True
    return False


def is_ground(table: Table, x: i64, y: i64) -> bool:
    """Return True if the table itself can be stood on at a point: no house above it, no ramp, no deep water."""
    near = at_point(table, x, y)
    for building in near.buildings:
        if building.shape.strictly(x, y):
            return False
    for area in near.areas:
        if not area.speed_n and area.z == 0 and area.shape.strictly(x, y):
            return False
    return not _stairwell(near.ramps, x, y, 0)


def is_filled(table: Table, x: i64, y: i64, z: i64) -> bool:
    """Return True if a point on a surface lies inside a wall or a block that stands there.

    It may lie at its foot, or between that and its top.
    """
    near = at_point(table, x, y)
    for piece in near.walls:
        if piece.z <= z < piece.top and piece.shape.strictly(x, y):
            return True
    for piece in near.blocks:
        if piece.z <= z < piece.top and piece.shape.strictly(x, y):
            return True
    for building in near.buildings:
        if building.z <= z < building.top and building.shape.strictly(x, y) and not building.inner.holds(x, y):
            return True
    return False
