"""Quick check that a wall stands between two figures, whichever lines are drawn (WG35 1.8, 10.1).

One screen that blocks all of them is enough, so nothing is asked here of doors, roofs and woods. Of most figures that do not see
each other this tells it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.wg35.rules.geometry.lines import BLOCK, abs_of, corners_aside, near_line
from vezerkar.games.wg35.rules.geometry.memory import BLOCKS
from vezerkar.games.wg35.rules.geometry.table import Solid, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

ASIDE: Final = 6
"""Distance in x and in y from a figure's point at which a line may end, in millimetres (see `silhouette.COLUMNS`)."""


def is_screened(table: Table, px: i64, py: i64, qx: i64, qy: i64, least: i64, most: i64) -> bool:
    """Return True if one screen blocks every line that begins near p, ends near q (`ASIDE`) and runs between these heights.

    p and q are points of the table.
    """
    dx, dy = qx - px, qy - py
    stray = ASIDE * (abs_of(dx) + abs_of(dy))
    for screen in screens_between(table, px, py, qx, qy):
        if screen.bottom >= least or screen.top <= most:
            continue
        shape = screen.shape
        west, east, south, north = shape.west - px, shape.east - px, shape.south - py, shape.north - py
        # All lines come from one side of it to the other; in between they stray no farther than that, times their length.
        if not (
            (south >= ASIDE and dy >= north + ASIDE)
            or (north <= -ASIDE and dy <= south - ASIDE)
            or (west >= ASIDE and dx >= east + ASIDE)
            or (east <= -ASIDE and dx <= west - ASIDE)
        ):
            continue
        # One of its corners lies to the right of all of them, and one to the left.
        right, left = corners_aside(shape, px, py, qx, qy)
        if right < -stray and left > stray:
            return True
    return False


def screens_between(table: Table, px: i64, py: i64, qx: i64, qy: i64) -> list[Solid]:
    """The screens that may block what is seen from near p to near q. The list is shared: nobody changes it."""
    known = table.memory.screens
    code = ((px // BLOCK * BLOCKS + py // BLOCK) * BLOCKS + qx // BLOCK) * BLOCKS + qy // BLOCK
    found = known[code]
    if found is None:
        found = near_line(table.screens, px // BLOCK, py // BLOCK, qx // BLOCK, qy // BLOCK)
        known[code] = found
    return found
