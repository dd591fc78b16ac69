"""Things in reach of a figure from where it stands: pieces to hide behind, openings, doors (WG35 8.4, 8.8, 8.15, 9.9, 10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.wg35.rules.geometry.exact import near_shape
from vezerkar.games.wg35.rules.geometry.memory import MOST, code_of
from vezerkar.games.wg35.rules.geometry.nearby import is_open
from vezerkar.games.wg35.rules.geometry.table import DOOR, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

REACH: Final = 15
HIDING_HEIGHT: Final = 25
NOTHING: Final[list[int]] = []
"""The answer at most points: one list for all of them."""


def hiding_places(table: Table, x: i64, y: i64, z: i64) -> list[int]:
    """The pieces (by index) a figure standing here can hide behind: within 15 mm, 25 mm or more above its feet (WG35 8.4)."""
    hides = table.memory.hides
    code = code_of(x, y, z)
    known = hides.get(code)
    if known is None:
        known = _hiding_places(table, x, y, z) or NOTHING
        if len(hides) >= MOST:
            hides.clear()
        hides[code] = known
    return known


def _hiding_places(table: Table, x: i64, y: i64, z: i64) -> list[int]:
    found: list[int] = []
    for piece in table.pieces:
        if not piece.hide_behind or piece.z > z or piece.top - z < HIDING_HEIGHT:
            continue
        for shape in table.barriers[piece.index]:
            if near_shape(shape, x, y, REACH):
                found.append(piece.index)
                break
    return found


def lookouts(table: Table, x: i64, y: i64, z: i64) -> list[int]:
    """The windows and loopholes (by index) a figure here can look out of: inside, on that floor, within 15 mm (WG35 10.7)."""
    found: list[int] = []
    for building in table.buildings:
        if not building.inner.holds(x, y):
            continue
        for opening in building.openings:
            if opening.kind != DOOR and opening.floor == z and near_shape(opening.frame, x, y, REACH):
                found.append(opening.index)
    return found


def doors_near(table: Table, x: i64, y: i64, z: i64) -> list[int]:
    """The doors (indices of `Table.doors`) a figure here can open, close or lock, from inside or outside (WG35 9.9)."""
    if is_open(table, x - REACH, y - REACH, x + REACH, y + REACH):
        return NOTHING
    doors = table.memory.doors_near
    code = code_of(x, y, z)
    known = doors.get(code)
    if known is None:
        known = _doors_near(table, x, y, z) or NOTHING
        if len(doors) >= MOST:
            doors.clear()
        doors[code] = known
    return known


def _doors_near(table: Table, x: i64, y: i64, z: i64) -> list[int]:
    found: list[int] = []
    for i in range(len(table.doors)):
        door = table.doors[i]
        if -REACH <= door.low - z <= REACH and near_shape(door.frame, x, y, REACH):
            found.append(i)
    return found
