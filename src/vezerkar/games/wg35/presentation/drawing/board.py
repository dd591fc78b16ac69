"""The picture of a table, to scale: one unit is a millimetre, north is up.

A point (x, y) of a table `north` millimetres high lies at (x, north - y) of the picture; the frame is outside of that. Every
piece is a group with ``data-piece`` and ``data-type`` whose first path is its polygon. Places a Scene can speak of have
``data-area``: each piece by its id, each door ``door-N`` by its number among the doors of the table (the place of its bit in
`rules.geometry.table.Opening.mask`), each other opening ``opening-N`` by its number among all openings, each site of an
objective ``site-N``.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.games.wg35.content import PIECE_TYPES, TABLES
from vezerkar.games.wg35.library.terrain import PieceData, TableData, TypeData
from vezerkar.games.wg35.presentation.drawing.blocks import BLOCKS, slab
from vezerkar.games.wg35.presentation.drawing.buildings import building, spot
from vezerkar.games.wg35.presentation.drawing.frame import EDGE, frame, grid
from vezerkar.games.wg35.presentation.drawing.ground import GROUND, difficult, ladder, rise, signs
from vezerkar.games.wg35.presentation.drawing.pen import Pen
from vezerkar.games.wg35.presentation.drawing.style import HATCHINGS, style
from vezerkar.games.wg35.presentation.drawing.svg import Point, around, box, element, middle, number, path
from vezerkar.games.wg35.presentation.drawing.walls import WALLS, stone_wall

FLAT, RAISED, COVERING, STANDING, HOUSE = range(5)
"""Layers of pieces on one height, the lowest first."""

SITE = 15.0
"""Radius of the place of an objective."""


MARGIN = 0.1
"""The margin round the picture of a single piece, as a share of its longer side."""


def picture(table_id: str) -> str:
    """The board of a table as SVG."""
    return draw(TABLES[table_id], PIECE_TYPES)


def draw(table: TableData, types: Mapping[str, TypeData]) -> str:
    """The board of any table as SVG. Types without a picture of their own are drawn like others of their kind."""
    east, north = table["size_mm"]
    pens = {piece["id"]: _pen(piece, types[piece["type"]], north) for piece in table["pieces"]}
    order = sorted(table["pieces"], key=lambda piece: (piece["z_mm"], _layer(types[piece["type"]])))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-EDGE} {-EDGE} {east + 2 * EDGE} {north + 2 * EDGE}"',
        ' data-areas="clear">',
        f"<style>{style()}</style>",
        '<g class="board">',
        f"<defs>{HATCHINGS}</defs>",
        f'<g class="w-pieces"><defs>{signs()}</defs>',
        element("rect", class_="w-ground", width=east, height=north),
        grid(east, north),
        *(_group(piece, pens[piece["id"]]) for piece in order),
        "</g>",
        f'<g class="w-names">{"".join(_height(pens[p["id"]], p, types[p["type"]]) for p in order)}</g>',
        frame(east, north),
        *(_area(piece["id"], pens[piece["id"]].points) for piece in order),
        *_openings(table, pens),
        *(_area(f"site-{k}", around(x, north - y, SITE, 8)) for k, (x, y) in enumerate(table["objective_sites"])),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def picture_of(piece: PieceData, of: TypeData) -> str:
    """One piece as SVG, alone. It has no style of its own: it is shown beside a board."""
    pen = _pen(piece, of, 0)
    left, top, right, bottom = box(pen.points)
    margin = MARGIN * max(right - left, bottom - top)
    frame = " ".join(number(it) for it in (left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin))
    drawing = f'<g class="board"><g class="w-pieces">{"".join(pen.parts)}</g></g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}">{drawing}</svg>'


def _layer(of: TypeData) -> int:
    if of["kind"] == "building":
        return HOUSE
    if of["kind"] == "block" and of["walkable_top"] and of["id"] in GROUND:
        return RAISED
    if of["kind"] == "area":
        return COVERING if of["soft_cover_when"] == "crossed" else FLAT
    return COVERING if of["kind"] in ("floor", "ramp") else STANDING


def _pen(piece: PieceData, of: TypeData, north: int) -> Pen:
    """The piece, drawn."""
    pen, kind, name = Pen(piece["id"], piece["polygon"], north), of["kind"], of["id"]
    if kind == "building":
        building(pen, piece, north)
    elif kind == "ramp":
        rise(pen, piece["direction"], name == "stairs")
    elif kind == "ladder":
        ladder(pen)
    elif name in GROUND:
        GROUND[name](pen)
    elif kind == "wall":
        WALLS.get(name, stone_wall)(pen)
    elif kind == "area":
        difficult(pen)
    else:
        BLOCKS.get(name, slab)(pen)
    return pen


def _group(piece: PieceData, pen: Pen) -> str:
    return f'<g data-piece="{piece["id"]}" data-type="{piece["type"]}">{"".join(pen.parts)}</g>'


def _height(pen: Pen, piece: PieceData, of: TypeData) -> str:
    """Return the height of a piece in millimetres, with a minus its depth; of ramps where they begin and end."""
    if "from_z" in piece:
        words = f"{piece['from_z']}–{piece['to_z']}"
    elif "wall_height_mm" in piece:
        words = str(piece["wall_height_mm"])
    elif of.get("depth_mm"):
        words = f"−{of['depth_mm']}"
    elif of["height_mm"]:
        words = str(of["height_mm"])
    else:
        return ""
    left, top, right, bottom = box(pen.points)
    x, y = (left + right) / 2, (top + bottom) / 2 + 4.3
    if of["kind"] == "building":
        x, y = left + 22.0, bottom - 12.0
    elif of["kind"] == "ramp":
        x, y = left + 20.0, bottom - 5.0
    elif of["id"] in GROUND:
        y = bottom - (14.0 if of["kind"] == "block" else 6.0) if bottom - top > 45 else y
    elif of["kind"] in ("block", "ladder"):
        y = bottom + 11.5
    elif of["kind"] == "wall" and max(right - left, bottom - top) < 80:
        x, y = (x, bottom + 11.5) if right - left > bottom - top else (right + 10.0, y)
    return element("text", words, class_="w-height", x=x, y=y)


def _area(name: str, points: list[Point]) -> str:
    left, top, right, bottom = box(points)
    x, y = middle(points)
    size = number(min(right - left, bottom - top))
    return element("path", class_="area", data_area=name, data_x=x, data_y=y, data_size=size, d=path(points))


def _openings(table: TableData, pens: Mapping[str, Pen]) -> list[str]:
    """The places of doors and other openings, numbered in the order of the data."""
    found, doors, openings = [], 0, 0
    for piece in table["pieces"]:
        for opening in piece.get("openings", []):
            place = spot(pens[piece["id"]], opening, float(piece["wall_thickness_mm"]))
            found.append(_area(f"door-{doors}" if opening["kind"] == "door" else f"opening-{openings}", place))
            doors += opening["kind"] == "door"
            openings += 1
    return found
