"""Soft cover: what lines of sight run through, and what targets stand in (WG35 10.4, 29.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.wg35.rules.geometry.exact import span
from vezerkar.games.wg35.rules.geometry.lines import comes_to
from vezerkar.games.wg35.rules.geometry.table import CROSSED, Area, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.wg35.rules.geometry.lines import Point


def veil(table: Table, eye: Point, end: Point) -> tuple[bool, int]:
    """Return True if woods and the like cut a line off, and the cover of those that it crosses (WG35 10.4)."""
    soft: i64 = 0
    parts: list[Stretch] = []
    ex, ey, ez = eye
    x, y, z = end
    dz = z - ez
    for area in table.veils:
        if not comes_to(area.shape, ex, ey, x, y, 0, 0):
            continue
        n0, d0, n1, d1 = span(area.shape, ex, ey, x, y)
        if not d0:
            continue
        gap = area.top - ez
        if dz > 0 and gap * d1 < n1 * dz:
            n1, d1 = gap, dz
        elif dz < 0 and gap * d0 < n0 * dz:
            n0, d0 = -gap, -dz
        elif not dz and gap <= 0:
            continue
        if n0 * d1 >= n1 * d0:
            continue
        if area.when == CROSSED and area.soft > soft:
            soft = area.soft
        if area.vision:
            parts.append(Stretch(area, n0, d0, n1, d1))
    if not parts:
        return False, soft
    squared = (x - ex) * (x - ex) + (y - ey) * (y - ey)
    for i in range(len(parts)):
        # Each type of area once, when the first of its stretches comes along.
        kind, vision = parts[i].area.type, parts[i].area.vision
        if squared > vision * vision and not any_of(parts[:i], kind) and too_deep(parts, kind, squared):
            return True, soft
    return False, soft


class Stretch:
    """The part of a line that runs through an area: from n0/d0 to n1/d1 of it."""

    __slots__ = ("area", "d0", "d1", "n0", "n1")

    def __init__(self, area: Area, n0: int, d0: int, n1: int, d1: int) -> None:
        self.area = area
        self.n0 = n0
        self.d0 = d0
        self.n1 = n1
        self.d1 = d1


def any_of(parts: list[Stretch], kind: str) -> bool:
    """Return True if one of these runs through this type of area."""
    for part in parts:
        if part.area.type == kind:
            return True
    return False


def too_deep(parts: list[Stretch], kind: str, squared: int) -> bool:
    """Return True if the stretches through one type of area are together longer than one can see in it; overlaps count once.

    `squared` is the square of the length of the whole line in plan, where the depth is measured (WG35 10.4). Sums of fractions
    outgrow machine words: these are ordinary integers.
    """
    ordered: list[Stretch] = []
    for part in parts:
        if part.area.type == kind:
            i = len(ordered)
            while i and ordered[i - 1].n0 * part.d0 > part.n0 * ordered[i - 1].d0:
                i -= 1
            ordered.insert(i, part)
    n, d = 0, 1
    end_n, end_d = 0, 1
    for part in ordered:
        n0, d0 = part.n0, part.d0
        if n0 * end_d < end_n * d0:
            n0, d0 = end_n, end_d
        if part.n1 * d0 <= n0 * part.d1:
            continue
        end_n, end_d = part.n1, part.d1
        n, d = n * d0 * end_d + (end_n * d0 - n0 * end_d) * d, d * d0 * end_d
    vision: int = ordered[0].area.vision
    return n * n * squared > vision * vision * d * d


def shelter(table: Table, viewer: Point, target: Point) -> int:
    """The cover of the areas a target stands in. A trench or a foxhole gives none against who is inside the same (WG35 29.1)."""
    soft: i64 = 0
    x, y, z = target
    shared = False
    dug: i64 = 0
    for area in table.covers:
        if not area.carries(x, y, z):
            continue
        if not area.depth:
            soft = max(soft, area.soft)
        elif area.carries(viewer[0], viewer[1], viewer[2]):
            shared = True
        else:
            dug = max(dug, area.soft)
    return soft if shared else max(soft, dug)
