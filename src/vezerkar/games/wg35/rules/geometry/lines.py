"""Lines of sight and what stands on the table: walls with their openings, roofs and floors (WG35 1.8).

A line is a segment between two points (x, y, z).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from vezerkar.games.wg35.rules.geometry.exact import Shape, span
from vezerkar.games.wg35.rules.geometry.table import FloorSlab, Solid, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.wg35.rules.geometry.exact import Part

    Point: TypeAlias = tuple[i64, i64, i64]

NO_SOLID: Final = -1

BLOCK: Final = 100
"""Width of a block of the table; lines between the same two blocks come to the same few solids."""

STRAY: Final = 9
"""No sample point lies as far as this beside the point its figure stands at: no more than 6 mm in x and in y."""


# --- what may be in the way ----------------------------------------------------------------------------------------


def solids_between(table: Table, px: i64, py: i64, qx: i64, qy: i64) -> list[Solid]:
    """The solids that a line from near p to near q may come to, the highest first. The list is shared: nobody changes it."""
    a = (px // BLOCK + 1) * 64 + py // BLOCK + 1
    b = (qx // BLOCK + 1) * 64 + qy // BLOCK + 1
    code = a * 4096 + b if a < b else b * 4096 + a
    known = table.memory.solids.get(code)
    if known is None:
        known = near_line(table.solids, px // BLOCK, py // BLOCK, qx // BLOCK, qy // BLOCK)
        table.memory.solids[code] = known
    return known


def near_line(solids: list[Solid], pi: i64, pj: i64, qi: i64, qj: i64) -> list[Solid]:
    """Those of some solids that a line from one block to another may come to.

    They are no farther from the line between the middles of the blocks than half a block in x and in y.
    """
    half = BLOCK // 2
    px, py, qx, qy = pi * BLOCK + half, pj * BLOCK + half, qi * BLOCK + half, qj * BLOCK + half
    wide = half + STRAY
    found: list[Solid] = []
    for solid in solids:
        if comes_to(solid.shape, px, py, qx, qy, wide, wide * (abs_of(qx - px) + abs_of(qy - py))):
            found.append(solid)
    return found


def abs_of(n: i64) -> i64:
    """A number without its sign."""
    return n if n >= 0 else -n


def comes_to(shape: Shape, px: i64, py: i64, qx: i64, qy: i64, wide: i64, stray: i64) -> bool:
    """Return True if a line from near p to near q may come to a shape: by the frame of that, which it may miss after all.

    ``wide`` is how far its ends may be from p and q in x and in y; ``stray`` how far it may be from the line between these, times
    the length of that.
    """
    west, east, south, north = shape.west - wide, shape.east + wide, shape.south - wide, shape.north + wide
    if (px < west and qx < west) or (px > east and qx > east) or (py < south and qy < south) or (py > north and qy > north):
        return False
    # The frame may lie to one side of the line.
    least, most = corners_aside(shape, px, py, qx, qy)
    return least <= stray and most >= -stray


def corners_aside(shape: Shape, px: i64, py: i64, qx: i64, qy: i64) -> tuple[i64, i64]:
    """Return how far left of the line from p to q a frame's corners lie at least and at most, times its length."""
    west, east, south, north = shape.west - px, shape.east - px, shape.south - py, shape.north - py
    dx, dy = qx - px, qy - py
    least = dx * (south if dx > 0 else north) - dy * (east if dy > 0 else west)
    return least, dx * (north if dx > 0 else south) - dy * (west if dy > 0 else east)


# --- walls ---------------------------------------------------------------------------------------------------------


def in_hole(solid: Solid, doors: i64, px: i64, py: i64, pz: i64, qx: i64, qy: i64, qz: i64, part: Part) -> bool:
    """Return True if a line stays in one open hole of a wall while it is between its bottom and top.

    `part` is the way in the wall.
    """
    dz = qz - pz
    n0, d0, n1, d1 = part
    if dz:
        # The way between bottom and top: it begins at one of them and ends at the other.
        step = dz if dz > 0 else -dz
        begin = solid.bottom - pz if dz > 0 else pz - solid.top
        end = solid.top - pz if dz > 0 else pz - solid.bottom
        if begin * d0 > n0 * step:
            n0, d0 = begin, step
        if end * d1 < n1 * step:
            n1, d1 = end, step
    z0, z1 = pz * d0 + dz * n0, pz * d1 + dz * n1
    for hole in solid.holes:
        if hole.low * d0 <= z0 <= hole.high * d0 and hole.low * d1 <= z1 <= hole.high * d1 and hole.is_open(doors):
            if hole.out_x:
                u0, u1 = py * d0 + (qy - py) * n0, py * d1 + (qy - py) * n1
            else:
                u0, u1 = px * d0 + (qx - px) * n0, px * d1 + (qx - px) * n1
            if hole.least * d0 <= u0 <= hole.most * d0 and hole.least * d1 <= u1 <= hole.most * d1:
                return True
    return False


def passes_hole(solid: Solid, doors: i64, px: i64, py: i64, qx: i64, qy: i64, part: Part) -> bool:
    """Return True if a line passes an open hole of a wall in plan, at whatever height. `part` is the way in the wall."""
    n0, d0, n1, d1 = part
    for hole in solid.holes:
        if hole.out_x:
            u0, u1 = py * d0 + (qy - py) * n0, py * d1 + (qy - py) * n1
        else:
            u0, u1 = px * d0 + (qx - px) * n0, px * d1 + (qx - px) * n1
        before = u0 < hole.least * d0 and u1 < hole.least * d1
        behind = u0 > hole.most * d0 and u1 > hole.most * d1
        if not before and not behind and hole.is_open(doors):
            return True
    return False


def stops(solid: Solid, doors: i64, p: Point, q: Point) -> bool:
    """Return True if a solid blocks a line."""
    px, py, pz = p
    qx, qy, qz = q
    part = span(solid.shape, px, py, qx, qy)
    n0, d0, n1, d1 = part
    if not d0:
        return False
    dz = qz - pz
    z0, z1 = pz * d0 + dz * n0, pz * d1 + dz * n1
    if (z0 >= solid.top * d0 and z1 >= solid.top * d1) or (z0 <= solid.bottom * d0 and z1 <= solid.bottom * d1):
        return False
    return not (solid.holes and in_hole(solid, doors, px, py, pz, qx, qy, qz, part))


# --- roofs and floors ----------------------------------------------------------------------------------------------


def pierces(sheet: FloorSlab, px: i64, py: i64, pz: i64, qx: i64, qy: i64, qz: i64) -> bool:
    """Return True if a line passes through a roof or an upper floor."""
    d, n = qz - pz, sheet.z - pz
    if d < 0:
        d, n = -d, -n
    if not 0 < n < d:
        return False
    # It passes n/d of the way from p to q; x and y are those of that point, times d.
    x, y = px * d + (qx - px) * n, py * d + (qy - py) * n
    return covers(sheet.shape, x, y, d, 1) and not wells(sheet.holes, x, y, d)


def wells(holes: list[Shape], x: i64, y: i64, d: i64) -> bool:
    """Return True if the point (x/d, y/d) lies in one of the holes, or on its edge."""
    for hole in holes:
        if covers(hole, x, y, d, 0):
            return True
    return False


def covers(shape: Shape, x: i64, y: i64, d: i64, least: i64) -> bool:
    """Return True if the point (x/d, y/d) lies in a polygon: strictly inside if `least` is 1, or on the edge, too, if it is 0."""
    for edge in shape.edges:
        if edge.a * x + edge.b * y + edge.c * d < least:
            return False
    return True


# --- all of them ---------------------------------------------------------------------------------------------------


def free(table: Table, doors: i64, p: Point, q: Point, skip: i64) -> bool:
    """Return True if nothing that stands on the table blocks a line, but for a solid that does not count (`NO_SOLID`: all do)."""
    px, py, pz = p
    qx, qy, qz = q
    for solid in solids_between(table, px, py, qx, qy):
        if comes_to(solid.shape, px, py, qx, qy, 0, 0) and solid.index != skip and stops(solid, doors, p, q):
            return False
    for sheet in table.sheets:
        if pierces(sheet, px, py, pz, qx, qy, qz):
            return False
    return True


def blocked(table: Table, doors: int, p: Point, q: Point) -> bool:
    """Return True if anything that stands on the table blocks the line from p to q, with these doors open (WG35 1.8)."""
    return not free(table, doors, p, q, NO_SOLID)
