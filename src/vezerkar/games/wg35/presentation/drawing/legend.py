"""Legend of a table, as rows of ids and numbers: words are for those who show them."""

from __future__ import annotations

from typing import TypedDict

from vezerkar.games.wg35.content import PIECE_TYPES, TABLES
from vezerkar.games.wg35.library.terrain import TypeData


class LegendRow(TypedDict):
    """One type of piece (WG35 29). Lengths are millimetres; ``height`` and ``depth`` are 0 for what is flat."""

    type: str
    kind: str
    count: int
    height: int
    depth: int
    difficulty: str
    """The fraction of normal speed on it, "0" where nobody gets through (WG35 9.3)."""
    cover: int
    cover_when: str
    """``crossed``, ``target_inside``, or "" for what covers by its height alone (WG35 10.3)."""
    vision: int
    """Distance at which one looks through it in millimetres, 0 without a limit."""
    climbable: bool
    walkable_top: bool
    hide_behind: bool


def legend(table_id: str) -> list[LegendRow]:
    """The types of pieces on a table, in the order of the catalogue; openings of its buildings among them."""
    counts: dict[str, int] = {}
    for piece in TABLES[table_id]["pieces"]:
        kinds = [piece["type"], *(opening["kind"] for opening in piece.get("openings", []))]
        kinds += ["stairs"] * len(piece.get("stairs", [])) + ["ladder"] * len(piece.get("ladders", []))
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
    return [row_of(of, counts[name]) for name, of in PIECE_TYPES.items() if name in counts]


def row_of(of: TypeData, count: int) -> LegendRow:
    """A type of piece that is there so many times."""
    return {
        "type": of["id"],
        "kind": of["kind"],
        "count": count,
        "height": of["height_mm"] or 0,
        "depth": of.get("depth_mm", 0),
        "difficulty": of["difficulty"],
        "cover": of["soft_cover"],
        "cover_when": of["soft_cover_when"] or "",
        "vision": of["vision_mm"] or 0,
        "climbable": of["climbable"],
        "walkable_top": of["walkable_top"],
        "hide_behind": of["hide_behind"],
    }
