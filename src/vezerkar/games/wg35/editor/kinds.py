"""Pieces to put on a table: every type, with a piece of usual size to begin with (WG35 29)."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from vezerkar.engine.editor import PieceGroup, PieceKind
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Point
from vezerkar.engine.words import sentence
from vezerkar.games.wg35.editor.picture import picture_of_kind
from vezerkar.games.wg35.library.ground import PIECE_KINDS
from vezerkar.games.wg35.library.terrain import TypeData
from vezerkar.games.wg35.presentation.drawing.legend import row_of
from vezerkar.games.wg35.presentation.labels import ground_words, terrain_name

GROUPS: Final = ("building", "wall", "area", "block", "way", "marker")
WAYS: Final = ("floor", "ramp", "ladder")
"""The kinds of types by which one gets over and up."""

STRIP, FREE, BOX = "strip", "free", "box"

STRIPS: Final[dict[str, tuple[int, int]]] = {
    "road": (300, 80),
    "railway": (300, 60),
    "trench": (160, 30),
    "barbed_wire": (160, 30),
    "shallow_water": (200, 90),
    "deep_water": (200, 90),
    "hedge": (140, 15),
    "sandbags": (80, 12),
    "barricade": (80, 14),
    "rail_fence": (150, 8),
    "log": (100, 18),
    "embankment": (240, 60),
    "concrete_step": (120, 20),
    "bridge": (120, 90),
}
"""Types that run from one end to another, with length and width; walls do so, too."""

WALL: Final = (120, 10)
ROUND: Final[dict[str, int]] = {
    "woods": 180,
    "dense_woods": 180,
    "scrub": 110,
    "crater": 60,
    "foxhole": 26,
    "mud": 100,
    "hill_tier": 240,
    "haystack": 60,
    "boulder": 48,
    "well": 26,
    "tree_trunk": 20,
    "statue": 24,
    "shrine": 14,
    "barrels": 30,
    "manhole": 14,
    "objective": 20,
}
"""Types that begin as octagons, with their diameter."""

AREA, BLOCK, RISE, RUNGS = (160, 110), (30, 30), (40, 60), (15, 15)
SIZES: Final[dict[str, tuple[int, int]]] = {
    "cart": (55, 28),
    "woodpile": (40, 22),
    "truck_wreck": (70, 32),
    "tank_wreck": (80, 45),
    "supply_dump": (40, 40),
    "loot_crate": (20, 20),
}
HOUSES: Final[dict[str, tuple[int, int]]] = {
    "house_1f": (200, 150),
    "house_2f": (220, 160),
    "barn": (240, 150),
    "ruin_house": (220, 170),
    "church_tower": (90, 90),
    "bunker": (90, 70),
}
HOUSE: Final = (200, 150)
STOREY: Final = 80
"""Height of a storey in millimetres, the floor above it included."""


def groups(tr: Translator) -> list[PieceGroup]:
    """The groups of kinds."""
    return [PieceGroup(name, tr(f"group-{name}", {})) for name in GROUPS]


def kinds(types: Iterable[TypeData], tr: Translator) -> list[PieceKind]:
    """A kind for each type that can stand on a table."""
    return [_kind(of, tr) for of in types if of["kind"] in PIECE_KINDS]


def named(of: TypeData, name: str, tr: Translator) -> PieceKind:
    """The kind for a type that is not in the library, with the name its file gives it."""
    kind = _kind({**of, "id": ""}, tr)
    kind.id, kind.name = of["id"], name
    return kind


def _kind(of: TypeData, tr: Translator) -> PieceKind:
    shape, corners = _shape(of)
    form = of["kind"] if of["kind"] in ("building", "ramp", "ladder") else "piece"
    fresh = _fresh(of, corners)
    name = terrain_name(of["id"], tr) if of["id"] else ""
    group = "way" if of["kind"] in WAYS else of["kind"]
    words = sentence(ground_words(row_of(of, 0), tr))
    picture = picture_of_kind(of, corners, fresh)
    return PieceKind(of["id"], name, group, words, shape, corners, fresh, form, picture)


def _shape(of: TypeData) -> tuple[str, list[Point]]:
    kind, name = of["kind"], of["id"]
    if kind == "building":
        return BOX, _rectangle(*HOUSES.get(name, HOUSE))
    if kind == "ramp":
        return BOX, _rectangle(*RISE)
    if name in ROUND:
        return FREE, _octagon(ROUND[name])
    if name in STRIPS or kind in ("wall", "floor"):
        return STRIP, _rectangle(*STRIPS.get(name, WALL))
    usual = {"area": AREA, "ladder": RUNGS}.get(kind, BLOCK)
    return FREE, _rectangle(*SIZES.get(name, usual))


def _rectangle(wide: int, deep: int) -> list[Point]:
    left, low = -(wide // 2), -(deep // 2)
    return [(left, low), (left + wide, low), (left + wide, low + deep), (left, low + deep)]


def _octagon(diameter: int) -> list[Point]:
    radius = diameter / 2 / cos(pi / 8)
    return [(round(radius * cos(a)), round(radius * sin(a))) for a in [pi / 8 + k * pi / 4 for k in range(8)]]


def _fresh(of: TypeData, corners: list[Point]) -> dict[str, Json]:
    """Return the fields of a new piece besides its corners."""
    if of["kind"] == "ramp":
        return {"z_mm": 0, "from_z": 0, "to_z": 30, "direction": "north"}
    if of["kind"] == "ladder":
        return {"z_mm": 0, "from_z": 0, "to_z": 80}
    return _house(of, corners) if of["kind"] == "building" else {"z_mm": 0}


def _house(of: TypeData, corners: list[Point]) -> dict[str, Json]:
    """A building with a door, windows all around, and a way up where there are upper storeys."""
    high = of["height_mm"] or STOREY
    wide, deep = corners[2][0] - corners[0][0], corners[2][1] - corners[0][1]
    count = max(1, high // STOREY) if of["id"] != "barn" else 1
    tops = [*(STOREY * (n + 1) for n in range(count - 1)), high]
    storeys: list[Json] = [{"index": n, "floor_mm": STOREY * n, "ceiling_mm": top - 2} for n, top in enumerate(tops)]
    door = 45 if of["id"] == "barn" else 25
    openings: list[Json] = [_opening("door", 0, (wide - door) // 2, door, 0, 0, min(58, high - 2))]
    hole = ("loophole", 20, 34, 44) if of["id"] == "bunker" else ("window", 28, 26, min(56, high - 2))
    kind, width, sill, head = hole
    for storey in range(count):
        for edge in (0, 1, 2, 3) if storey else (1, 2, 3):
            length = deep if edge % 2 else wide
            openings.append(_opening(kind, edge, (length - width) // 2, width, storey, sill, head))
    for number, opening in enumerate(openings, 1):
        assert isinstance(opening, dict)
        opening["id"] = f"o{number}"
    slim = min(wide, deep) < 120
    x, y = corners[2][0] - 40, corners[0][1] + 20
    stairs: list[Json] = []
    ladders: list[Json] = []
    for storey in range(count - 1):
        rise = {"from_z": STOREY * storey, "to_z": STOREY * (storey + 1)}
        if slim:
            a = corners[0][0] + 15 + 20 * storey
            b = corners[0][1] + 15
            ladders.append({"polygon": [[a, b], [a + 12, b], [a + 12, b + 12], [a, b + 12]], **rise})
        else:
            stairs.append({"polygon": [[x, y], [x + 30, y], [x + 30, y + 90], [x, y + 90]], **rise, "direction": "north"})
    return {
        "z_mm": 0,
        "wall_thickness_mm": 5,
        "wall_height_mm": high,
        "storeys": storeys,
        "roof": of["id"] != "ruin_house",
        "roof_access": False,
        "openings": openings,
        "stairs": stairs,
        "ladders": ladders,
    }


def _opening(kind: str, edge: int, offset: int, width: int, storey: int, sill: int, head: int) -> dict[str, Json]:
    found: dict[str, Json] = {"id": "", "kind": kind, "edge": edge, "offset_mm": offset, "width_mm": width}
    return {**found, "storey": storey, "sill_mm": sill, "head_mm": head}
