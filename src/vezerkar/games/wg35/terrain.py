"""The records of ``data/terrain.json``: types of terrain and the six tables (WG35 29). Lengths are millimetres."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NotRequired, TypedDict


class TypeData(TypedDict):
    """One type of terrain piece."""

    id: str
    name_en: str
    name_hu: str
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
    depth_mm: NotRequired[int]
    no_prone: NotRequired[bool]
    radius_mm: NotRequired[int]
    notes: NotRequired[str]
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

    polygon: list[list[int]]
    from_z: int
    to_z: int
    direction: str


class LadderData(TypedDict):
    """A ladder in a building; heights above the ground it stands on."""

    polygon: list[list[int]]
    from_z: int
    to_z: int


class PieceData(TypedDict):
    """One piece of a table. Ramps, stairs and ladders have `from_z` and `to_z`, buildings all that follows these."""

    id: str
    type: str
    polygon: list[list[int]]
    z_mm: int
    from_z: NotRequired[int]
    to_z: NotRequired[int]
    direction: NotRequired[str]
    wall_thickness_mm: NotRequired[int]
    wall_height_mm: NotRequired[int]
    storeys: NotRequired[list[StoreyData]]
    roof: NotRequired[bool]
    roof_access: NotRequired[bool]
    openings: NotRequired[list[OpeningData]]
    stairs: NotRequired[list[SlopeData]]
    ladders: NotRequired[list[LadderData]]


class TableData(TypedDict):
    """One table."""

    id: str
    name_en: str
    name_hu: str
    civilian: bool
    size_mm: list[int]
    source: str
    description_en: str
    objective_sites: list[list[int]]
    pieces: list[PieceData]


class TerrainData(TypedDict):
    """``terrain.json``."""

    deployment: dict[str, list[list[int]]]
    piece_types: list[TypeData]
    tables: list[TableData]


TERRAIN: Final[TerrainData] = json.loads((Path(__file__).parent / "data" / "terrain.json").read_text(encoding="utf-8"))
TYPES: Final[dict[str, TypeData]] = {record["id"]: record for record in TERRAIN["piece_types"]}
TABLE_DATA: Final[dict[str, TableData]] = {record["id"]: record for record in TERRAIN["tables"]}
