"""A table with one piece of every type: what is on none of the six must be drawn, too."""

from __future__ import annotations

from vezerkar.games.wg35.content import PIECE_TYPES
from vezerkar.games.wg35.library.terrain import OpeningData, PieceData, TableData

WIDE, HIGH, PER_ROW = 110, 100, 9


def _opening(name: str, kind: str, edge: int, offset: int, storey: int, lock: bool = False) -> OpeningData:
    door = kind == "door"
    return {
        "id": name,
        "kind": kind,
        "edge": edge,
        "offset_mm": offset,
        "width_mm": 25,
        "storey": storey,
        "sill_mm": 0 if door else 26,
        "head_mm": 56,
        "state": "closed" if door else "open",
        "lock": lock,
        "cover": 0 if door else 1,
    }


def _size(kind: str, name: str) -> tuple[int, int]:
    if kind == "wall":
        return 100, 10
    if kind == "ladder":
        return 15, 30
    if kind == "block" and name not in ("hill_tier", "embankment"):
        return (22, 22) if name in ("tree_trunk", "shrine", "statue") else (60, 28)
    if kind == "marker":
        return 20, 20
    return {"foxhole": (40, 40), "trench": (100, 30), "railway": (100, 40), "road": (100, 60)}.get(name, (100, 80))


def _piece(index: int, name: str) -> PieceData:
    of = PIECE_TYPES[name]
    wide, high = _size(of["kind"], name)
    x, y = 20 + WIDE * (index % PER_ROW), 40 + HIGH * (index // PER_ROW)
    corners = [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]]
    piece: PieceData = {"id": f"sample_{name}", "type": name, "polygon": corners, "z_mm": 0}
    if of["kind"] in ("ramp", "ladder"):
        piece.update({"from_z": 0, "to_z": 40})
    if of["kind"] == "ramp":
        piece["direction"] = "east" if name == "ramp" else "south"
    if of["kind"] == "building":
        stairs = [[x + 70, y + 15], [x + 90, y + 15], [x + 90, y + 65], [x + 70, y + 65]]
        ladder = [[x + 10, y + 35], [x + 20, y + 35], [x + 20, y + 60], [x + 10, y + 60]]
        piece.update(
            {
                "wall_thickness_mm": 5,
                "wall_height_mm": of["height_mm"] or 0,
                "storeys": [{"index": 0, "floor_mm": 0, "ceiling_mm": 78}, {"index": 1, "floor_mm": 80, "ceiling_mm": 158}],
                "roof": name != "ruin_house",
                "roof_access": name == "house_2f",
                "openings": [
                    _opening("o1", "door", 0, 30, 0, lock=True),
                    _opening("o2", "window", 2, 40, 0),
                    _opening("o3", "loophole", 1, 40, 0),
                    _opening("o4", "window", 3, 30, 1),
                    _opening("o5", "door", 2, 10, 1),
                    _opening("o6", "loophole", 0, 60, 1),
                ],
                "stairs": [{"polygon": stairs, "from_z": 0, "to_z": 80, "direction": "north"}],
                "ladders": [{"polygon": ladder, "from_z": 80, "to_z": 160}],
            }
        )
    return piece


def sampler() -> TableData:
    """The table."""
    names = [name for name, of in PIECE_TYPES.items() if of["kind"] != "opening"]
    pieces = [_piece(index, name) for index, name in enumerate(names)]
    return {
        "id": "sampler",
        "civilian": True,
        "size_mm": [1030, 60 + HIGH * (-(-len(names) // PER_ROW))],
        "source": "designed",
        "objective_sites": [],
        "pieces": pieces,
    }
