"""Hand-made tables for tests: a piece a line."""

from __future__ import annotations

from typing import Any

from vezerkar.games.wg35.library.terrain import OpeningData, PieceData, TableData
from vezerkar.games.wg35.rules.geometry.table import Table


def box(west: int, south: int, east: int, north: int) -> list[list[int]]:
    """A rectangle."""
    return [[west, south], [east, south], [east, north], [west, north]]


def piece(kind: str, polygon: list[list[int]], z: int = 0, name: str = "") -> PieceData:
    """A piece of this type; its id is that of the type unless it has a name."""
    return {"id": name or kind, "type": kind, "polygon": polygon, "z_mm": z}


def slope(kind: str, polygon: list[list[int]], low: int, high: int, direction: str = "north") -> PieceData:
    """A ramp, stairs or a ladder outdoors."""
    return {**piece(kind, polygon), "from_z": low, "to_z": high, "direction": direction}


def opening(kind: str, edge: int, offset: int, width: int, low: int, high: int, storey: int = 0) -> OpeningData:
    """A door, window or loophole; `low` and `high` above the floor of the storey. Its id is kind and edge: `window0`."""
    return {
        "id": f"{kind}{edge}" + (f"@{storey}" if storey else ""),
        "kind": kind,
        "edge": edge,
        "offset_mm": offset,
        "width_mm": width,
        "storey": storey,
        "sill_mm": low,
        "head_mm": high,
        "state": "closed" if kind == "door" else "open",
        "lock": False,
        "cover": {"door": 0, "window": 1, "loophole": 2}[kind],
    }


def house(
    polygon: list[list[int]],
    *openings: OpeningData,
    z: int = 0,
    storeys: int = 1,
    roof: bool = True,
    stairs: list[Any] | None = None,
    ladders: list[Any] | None = None,
    roof_access: bool = False,
    name: str = "house",
) -> PieceData:
    """A building with storeys of 80 mm and walls of 5 mm."""
    return {
        **piece("house_2f", polygon, z, name),
        "wall_thickness_mm": 5,
        "wall_height_mm": 80 * storeys,
        "storeys": [{"index": i, "floor_mm": 80 * i, "ceiling_mm": 80 * i + 78} for i in range(storeys)],
        "roof": roof,
        "roof_access": roof_access,
        "openings": list(openings),
        "stairs": stairs or [],
        "ladders": ladders or [],
    }


def stairs(polygon: list[list[int]], low: int = 0, high: int = 80, direction: str = "north") -> dict[str, Any]:
    """Stairs in a house."""
    return {"polygon": polygon, "from_z": low, "to_z": high, "direction": direction}


def record(*pieces: PieceData) -> TableData:
    """The record of a table with these pieces."""
    return {
        "id": "yard",
        "civilian": False,
        "size_mm": [1200, 1200],
        "source": "designed",
        "objective_sites": [],
        "pieces": list(pieces),
    }


def yard(*pieces: PieceData) -> Table:
    """The table with these pieces."""
    return Table(record(*pieces))
