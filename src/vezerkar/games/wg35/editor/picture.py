"""The picture of a draft: what can be drawn of it, for a draft may hold anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vezerkar.engine.game import Json
from vezerkar.engine.scene import Point
from vezerkar.games.wg35.library.check import JsonPath, Notes
from vezerkar.games.wg35.library.corners import SIDE_MM, rectangular
from vezerkar.games.wg35.library.ground import PIECE, PIECE_KINDS
from vezerkar.games.wg35.library.layout import whole
from vezerkar.games.wg35.library.terrain import PieceData, TypeData
from vezerkar.games.wg35.presentation.drawing import draw, picture_of

ROOM: Final = 12 * SIDE_MM * SIDE_MM
"""So much area is drawn: what lies twelve deep everywhere is no table any more, and would only take long."""


def drawn(pieces: Sequence[Json], types: Mapping[str, TypeData]) -> str:
    """The pieces that are well enough to be drawn, on a table."""
    found: dict[str, PieceData] = {}
    room = ROOM
    for entry in pieces:
        piece = _piece(entry, types)
        if piece is None or piece["id"] in found:
            continue
        xs, ys = [x for x, _ in piece["polygon"]], [y for _, y in piece["polygon"]]
        room -= (max(xs) - min(xs)) * (max(ys) - min(ys))
        if room >= 0:
            found[piece["id"]] = piece
    table: Any = {"id": "draft", "size_mm": (SIDE_MM, SIDE_MM), "objective_sites": (), "pieces": tuple(found.values())}
    return draw(table, types)


def picture_of_kind(of: TypeData, corners: Sequence[Point], fresh: Mapping[str, Json]) -> str:
    """A new piece of a kind, alone; empty if it cannot be drawn."""
    middle = SIDE_MM // 2
    polygon: list[Json] = [[x + middle, y + middle] for x, y in corners]
    # Where it stands on the table moves what lies in it, too.
    entry = _moved({"id": "kind", "type": "kind", "polygon": polygon, **fresh}, middle)
    piece = _piece(entry, {"kind": of})
    return picture_of(piece, of) if piece is not None else ""


def _moved(entry: dict[str, Json], way: int) -> dict[str, Json]:
    """An entry with its stairs and ladders moved as far as its corners were."""
    for name in ("stairs", "ladders"):
        parts = entry.get(name)
        if isinstance(parts, list):
            entry[name] = [_shifted(part, way) for part in parts]
    return entry


def _shifted(part: Json, way: int) -> Json:
    polygon = part.get("polygon") if isinstance(part, dict) else None
    if not isinstance(part, dict) or not isinstance(polygon, list):
        return part
    return {**part, "polygon": [[x + way for x in point if isinstance(x, int)] for point in polygon if isinstance(point, list)]}


def _piece(entry: Json, types: Mapping[str, TypeData]) -> PieceData | None:
    """A piece as it can be drawn; None if it cannot."""
    notes = Notes()
    place = JsonPath(notes, "")
    piece: PieceData | None = PIECE.read(entry, place)
    if notes.faults or piece is None or piece["type"] not in types:
        return None
    kind = types[piece["type"]]["kind"]
    if kind not in PIECE_KINDS or not whole(piece, kind, place):
        return None
    if kind != "building":
        return piece
    corners = piece["polygon"]
    if not rectangular(corners) or tuple(corners[0]) != (min(x for x, _ in corners), min(y for _, y in corners)):
        return None
    openings = [opening for opening in piece["openings"] if opening["storey"] < len(piece["storeys"])]
    return {**piece, "openings": openings}
