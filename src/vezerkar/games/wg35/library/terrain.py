"""The records of types of terrain and of tables (WG35 29). Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

Polygon = Sequence[Sequence[int]]
"""Corners (x, y), counter-clockwise; convex."""


class TypeData(TypedDict):
    """One type of terrain piece."""

    id: str
    kind: str
    height_mm: int | None
    difficulty: str
    soft_cover: int
    soft_cover_when: str | None
    vision_mm: int | None
    climbable: bool
    walkable_top: bool
    blocks_sight: bool
    hide_behind: bool
    depth_mm: int
    no_prone: bool
    radius_mm: int
    source: str


class StoreyData(TypedDict):
    """One storey of a building; heights above the ground it stands on."""

    index: int
    floor_mm: int
    ceiling_mm: int


class OpeningData(TypedDict):
    """A door, window or loophole in a wall of a building."""

    id: str
    kind: str
    edge: int
    offset_mm: int
    width_mm: int
    storey: int
    sill_mm: int
    head_mm: int
    state: str
    lock: bool
    cover: int


class SlopeData(TypedDict):
    """Stairs in a building; heights above the ground it stands on, `direction` is the way up."""

    polygon: Polygon
    from_z: int
    to_z: int
    direction: str


class LadderData(TypedDict):
    """A ladder in a building; heights above the ground it stands on."""

    polygon: Polygon
    from_z: int
    to_z: int


class PieceData(TypedDict):
    """One piece of a table. Ramps, stairs and ladders have `from_z` and `to_z`, buildings all that follows these."""

    id: str
    type: str
    polygon: Polygon
    z_mm: int
    from_z: NotRequired[int]
    to_z: NotRequired[int]
    direction: NotRequired[str]
    wall_thickness_mm: NotRequired[int]
    wall_height_mm: NotRequired[int]
    storeys: NotRequired[Sequence[StoreyData]]
    roof: NotRequired[bool]
    roof_access: NotRequired[bool]
    openings: NotRequired[Sequence[OpeningData]]
    stairs: NotRequired[Sequence[SlopeData]]
    ladders: NotRequired[Sequence[LadderData]]


class TableData(TypedDict):
    """One table."""

    id: str
    civilian: bool
    size_mm: Sequence[int]
    source: str
    objective_sites: Sequence[Sequence[int]]
    pieces: Sequence[PieceData]
