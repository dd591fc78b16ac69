"""The tables of the records of terrain: types of pieces, and tables with what stands on them (WG35 1.7, 29)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vezerkar.games.wg35.library.check import Choice, Field, Flag, Ident, JsonPath, Many, Maybe, Number, Ref, Said, Shape
from vezerkar.games.wg35.library.corners import POINT, SIDE_MM, Corners
from vezerkar.games.wg35.library.schema import EDGES, SOURCE, optional
from vezerkar.games.wg35.library.terrain import TypeData

SOLID: Final = ("wall", "block", "building")
PIECE_KINDS: Final = ("area", *SOLID, "floor", "ramp", "ladder", "marker")
OPENINGS: Final = ("door", "window", "loophole")
COVER: Final = {"door": 0, "window": 1, "loophole": 2}
"""The cover of a figure at an opening, if the record says nothing else (WG35 29.3)."""

SPEEDS: Final = ("0", "1/4", "1/3", "1/2", "2/3", "3/4", "1")
HEIGHT: Final = Number(0, 1000)
HOUSE: Final = {"wall_thickness_mm": 5, "roof": True, "roof_access": False, "openings": (), "stairs": (), "ladders": ()}
"""Values of a building's fields that its record leaves out."""


def _type(record: TypeData, place: JsonPath) -> None:
    """A type has what its kind can have, and what that needs."""
    kind = record["kind"]
    for name, kinds in {
        "climbable": ("wall", "block"),
        "walkable_top": ("block",),
        "blocks_sight": SOLID,
        "hide_behind": SOLID,
        "vision_mm": ("area",),
        "soft_cover_when": ("area",),
        "depth_mm": ("area",),
        "no_prone": ("area",),
        "radius_mm": ("marker",),
    }.items():
        if record[name] and kind not in kinds:  # type: ignore[literal-required]
            place.at(name).wrong(record[name], f"left out: it is for {' and '.join(kinds)}")  # type: ignore[literal-required]
    if kind != "area" and record["difficulty"] != "1":
        place.at("difficulty").wrong(record["difficulty"], "1: only an area slows")
    if kind == "building" and not record["blocks_sight"]:
        place.at("blocks_sight").wrong(False, "true: a building has walls")
    if kind == "area" and (record["soft_cover_when"] is None) != (record["soft_cover"] == 0):
        place.at("soft_cover").wrong(record["soft_cover"], "a cover above 0 with soft_cover_when, 0 without")
    through = record["soft_cover_when"] == "crossed" or record["vision_mm"] is not None
    if not record["height_mm"] and (kind in SOLID or through):
        place.at("height_mm").wrong(record["height_mm"], "a height: it stops or hides what is lower")


def _opening(**kept: Any) -> dict[str, Any]:
    kind = kept["kind"]
    state = "closed" if kind == "door" else "open"
    return {**kept, "state": kept["state"] or state, "cover": COVER[kind] if kept["cover"] is None else kept["cover"]}


def _gap(opening: dict[str, Any], place: JsonPath) -> None:
    sill, head = opening["sill_mm"], opening["head_mm"]
    if sill >= head:
        place.at("head_mm").wrong(head, f"more than the sill, {sill}", "fault-above", floor=sill)
    if opening["kind"] == "door":
        if sill:
            place.at("sill_mm").wrong(sill, "0: one walks through a door", "fault-door-sill")
        return
    if opening["state"] != "open":
        place.at("state").wrong(opening["state"], "open: only doors can be closed", "fault-only-doors")
    if opening["lock"]:
        place.at("lock").wrong(True, "false: only doors have locks", "fault-only-doors")


def rises(record: Mapping[str, Any], place: JsonPath) -> None:
    """Notes it if stairs, a ramp or a ladder do not lead up."""
    low, high = record["from_z"], record["to_z"]
    if low >= high:
        place.at("to_z").wrong(high, f"more than from_z, {low}", "fault-above", floor=low)


def _piece(**kept: Any) -> dict[str, Any]:
    given = {name: value for name, value in kept.items() if value is not None}
    return {**HOUSE, **given} if "storeys" in given else given


def _table(record: dict[str, Any], place: JsonPath) -> None:
    names = [piece["id"] for piece in record["pieces"]]
    for name in sorted({name for name in names if names.count(name) > 1}):
        found = Said(f"{name} {names.count(name)} times")
        place.at("pieces").wrong(found, "a different id for each piece", "fault-same-id", id=name)


PIECE_TYPE: Final = Shape(
    dict,
    {
        "id": Field(Ident()),
        "kind": Field(Choice(*PIECE_KINDS, "opening")),
        "height_mm": optional(Maybe(HEIGHT), None),
        "difficulty": optional(Choice(*SPEEDS), "1"),
        "soft_cover": optional(Number(0, 5), 0),
        "soft_cover_when": optional(Maybe(Choice("crossed", "target_inside")), None),
        "vision_mm": optional(Maybe(Number(1, 2000)), None),
        "climbable": optional(Flag(), False),
        "walkable_top": optional(Flag(), False),
        "blocks_sight": optional(Flag(), False),
        "hide_behind": optional(Flag(), False),
        "depth_mm": optional(Number(0, 100), 0),
        "no_prone": optional(Flag(), False),
        "radius_mm": optional(Number(0, 200), 0),
        "source": SOURCE,
    },
    _type,
    "terrain",
)
STOREY: Final = Shape(dict, {"index": Field(Number(0, 20)), "floor_mm": Field(HEIGHT), "ceiling_mm": Field(HEIGHT)})
OPENING: Final = Shape(
    _opening,
    {
        "id": Field(Ident()),
        "kind": Field(Choice(*OPENINGS)),
        "edge": Field(Number(0, 3)),
        "offset_mm": Field(Number(1, SIDE_MM)),
        "width_mm": Field(Number(1, SIDE_MM)),
        "storey": optional(Number(0, 20), 0),
        "sill_mm": Field(HEIGHT),
        "head_mm": Field(HEIGHT),
        "state": optional(Choice("open", "closed"), ""),
        "lock": optional(Flag(), False),
        "cover": optional(Number(0, 5), None),
    },
    _gap,
)
FLIGHT: Final = Shape(
    dict,
    {"polygon": Field(Corners(4)), "from_z": Field(HEIGHT), "to_z": Field(HEIGHT), "direction": Field(Choice(*EDGES))},
    rises,
)
RUNGS: Final = Shape(dict, {"polygon": Field(Corners(8)), "from_z": Field(HEIGHT), "to_z": Field(HEIGHT)}, rises)
PIECE: Final = Shape(
    _piece,
    {
        "id": Field(Ident()),
        "type": Field(Ref("piece_types")),
        "polygon": Field(Corners(24)),
        "z_mm": optional(HEIGHT, 0),
        "from_z": optional(HEIGHT, None),
        "to_z": optional(HEIGHT, None),
        "direction": optional(Choice(*EDGES), None),
        "wall_thickness_mm": optional(Number(1, 50), None),
        "wall_height_mm": optional(Number(1, 1000), None),
        "storeys": optional(Many(STOREY, 1, 20), None),
        "roof": optional(Flag(), None),
        "roof_access": optional(Flag(), None),
        "openings": optional(Many(OPENING), None),
        "stairs": optional(Many(FLIGHT), None),
        "ladders": optional(Many(RUNGS), None),
    },
)
TABLE: Final = Shape(
    dict,
    {
        "id": Field(Ident()),
        "civilian": optional(Flag(), False),
        "size_mm": optional(Many(Number(SIDE_MM, SIDE_MM), 2, 2, distinct=False), (SIDE_MM, SIDE_MM)),
        "objective_sites": optional(Many(POINT, 0, 20), ()),
        "pieces": Field(Many(PIECE)),
        "source": SOURCE,
    },
    _table,
    "table",
)
