"""Checks that the zones of a mission can hold its forces on a table (WG35 5.5, 28.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vezerkar.games.wg35.library.layout import holds
from vezerkar.games.wg35.library.records import Mission
from vezerkar.games.wg35.library.terrain import PieceData, Polygon, TableData, TypeData

FIGURES: Final = 14
"""The most figures of an army (WG35 3.2)."""
SPACE: Final = 50
"""Each of them needs a square of this side, in millimetres."""
STEP: Final = 20
"""Ground is measured by squares of this side, whose middles are looked at."""
ENOUGH: Final = -(-FIGURES * SPACE * SPACE // (STEP * STEP))

Frame = tuple[int, int, int, int]
"""West, south, east, north."""


def cramped(mission: Mission, table: TableData, types: Mapping[str, TypeData]) -> str:
    """The side whose zone cannot hold its army on this table, A or B; empty if both can."""
    for side, other in (("A", "B"), ("B", "A")):
        kept_off = mission.zones[other] if mission.deploys_first != side else ()
        if not _has_room(mission, mission.zones[side], kept_off, table, types):
            return side
    return ""


def _has_room(
    mission: Mission,
    zone: Sequence[Polygon],
    kept_off: Sequence[Polygon],
    table: TableData,
    types: Mapping[str, TypeData],
) -> bool:
    """Return True if there is enough ground in a zone, not too near to another one."""
    width, depth = table["size_mm"]
    others = [frame_of(polygon) for polygon in kept_off]
    found: set[tuple[int, int]] = set()
    for polygon in zone:
        frame = frame_of(polygon)
        pieces = [piece for piece in table["pieces"] if _meet(frame_of(piece["polygon"]), frame)]
        for x in range(max(0, frame[0]) // STEP * STEP + STEP // 2, min(frame[2], width) + 1, STEP):
            for y in range(max(0, frame[1]) // STEP * STEP + STEP // 2, min(frame[3], depth) + 1, STEP):
                if any(_gap(other, x, y) < mission.apart_mm**2 for other in others):
                    continue
                if holds(polygon, [(x, y)]) and can_stand(pieces, types, x, y):
                    found.add((x, y))
            if len(found) >= ENOUGH:
                return True
    return False


def frame_of(polygon: Polygon) -> Frame:
    """The frame of a polygon."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def _meet(a: Frame, b: Frame) -> bool:
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def _gap(frame: Frame, x: int, y: int) -> int:
    """The squared distance of a point from a frame."""
    dx = x - min(max(x, frame[0]), frame[2])
    dy = y - min(max(y, frame[1]), frame[3])
    return dx * dx + dy * dy


def can_stand(pieces: Sequence[PieceData], types: Mapping[str, TypeData], x: int, y: int) -> bool:
    """Return True if there is something to stand on at a point, among these pieces; ramps, stairs and all edges are left out."""
    here = [piece for piece in pieces if holds(piece["polygon"], [(x, y)])]
    if not here:
        return True
    kinds = [types[piece["type"]]["kind"] for piece in here]
    if "ramp" in kinds:
        return False
    drowned = any(types[piece["type"]]["difficulty"] == "0" and not piece["z_mm"] for piece in here)
    surfaces = [] if drowned or "building" in kinds else [0]
    solids: list[tuple[int, int]] = []
    for piece, kind in zip(here, kinds, strict=True):
        low, high = piece["z_mm"], piece["z_mm"] + (types[piece["type"]]["height_mm"] or 0)
        if kind == "floor" or types[piece["type"]]["walkable_top"]:
            surfaces.append(high)
        elif kind == "building" and _indoors(piece, x, y):
            surfaces.append(low)
        elif kind == "building":
            solids.append((low, low + piece["wall_height_mm"]))
        if kind in ("wall", "block"):
            solids.append((low, high))
    return any(not any(low <= z < high for low, high in solids) for z in surfaces)


def _indoors(piece: PieceData, x: int, y: int) -> bool:
    """Return True if a point is on the ground floor of a building: between its walls, and not on stairs."""
    thick = piece["wall_thickness_mm"]
    west, south, east, north = frame_of(piece["polygon"])
    between = west + thick <= x <= east - thick and south + thick <= y <= north - thick
    return between and not any(holds(stairs["polygon"], [(x, y)]) for stairs in piece["stairs"])
