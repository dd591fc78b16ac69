"""Whether what stands on a table can stand there so: pieces by their kind, and buildings from the inside (WG35 1.7, 29)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from vezerkar.engine.state import BIT
from vezerkar.games.wg35.library.check import NOTHING, Place, Said
from vezerkar.games.wg35.library.corners import rectangular
from vezerkar.games.wg35.library.ground import HOUSE, PIECE_KINDS
from vezerkar.games.wg35.terrain import OpeningData, PieceData, Polygon, TableData, TypeData

OWN: Final[dict[str, tuple[str, ...]]] = {
    "building": ("wall_height_mm", "storeys"),
    "ramp": ("from_z", "to_z", "direction"),
    "ladder": ("from_z", "to_z"),
}
"""What a piece of a kind needs and no other kind may have."""

EXTRAS: Final = {"building": (*OWN["building"], *HOUSE)}
FIELDS: Final = tuple(dict.fromkeys(name for names in (*OWN.values(), *EXTRAS.values()) for name in names))


def lies_well(table: TableData, types: Mapping[str, TypeData], place: Place) -> None:
    """Notes everything on a table that cannot be built."""
    doors = 0
    for piece in table["pieces"]:
        at = place.at(f"pieces[{piece['id']}]")
        kind = types[piece["type"]]["kind"]
        if kind not in PIECE_KINDS:
            at.at("type").wrong(piece["type"], "a type of the kinds " + ", ".join(PIECE_KINDS))
        elif _whole(piece, kind, at):
            _stands(piece, kind, table, types, at)
            if kind == "building":
                _building(piece, at)
                doors += sum(1 for opening in piece["openings"] if opening["kind"] == "door")
            elif kind == "ramp":
                _ramp(piece, at)
            elif kind == "ladder" and piece["from_z"] >= piece["to_z"]:
                at.at("to_z").wrong(piece["to_z"], f"more than from_z, {piece['from_z']}")
    if doors > len(BIT):
        place.at("pieces").wrong(Said(f"{doors} doors"), f"at most {len(BIT)} doors")


def _whole(piece: PieceData, kind: str, place: Place) -> bool:
    """Whether a piece has the fields of its kind and no others."""
    faults = len(place.notes.faults)
    for name in OWN.get(kind, ()):
        if name not in piece:
            place.at(name).wrong(NOTHING, f"a value: a piece of the kind {kind} needs it")
    for name in FIELDS:
        if name in piece and name not in (*OWN.get(kind, ()), *EXTRAS.get(kind, ())):
            place.at(name).wrong(piece[name], f"left out: a piece of the kind {kind} has none")  # type: ignore[literal-required]
    return len(place.notes.faults) == faults


def _stands(piece: PieceData, kind: str, table: TableData, types: Mapping[str, TypeData], place: Place) -> None:
    """What stands above the table stands on something; a bridge need not."""
    z = piece["z_mm"]
    if not z or kind == "floor":
        return
    tops = [other["polygon"] for other in table["pieces"] if other is not piece and _top(other, types) == z]
    for corner in piece["polygon"]:
        if not any(holds(polygon, [corner]) for polygon in tops):
            place.at("z_mm").wrong(
                z, f"the height of something below all its corners; below {list(corner)} nothing is {z} mm high"
            )
            return


def _top(piece: PieceData, types: Mapping[str, TypeData]) -> int:
    """The height at which others may stand on a piece; -1 if nowhere."""
    of = types[piece["type"]]
    if of["walkable_top"]:
        return piece["z_mm"] + (of["height_mm"] or 0)
    if of["kind"] == "building" and piece.get("roof_access") and "wall_height_mm" in piece:
        return piece["z_mm"] + piece["wall_height_mm"]
    return piece["z_mm"] if of["kind"] == "floor" else -1


def holds(polygon: Polygon, points: Iterable[Iterable[int]]) -> bool:
    """Whether points lie in a convex polygon or on its edge."""
    for x, y in points:
        for i in range(len(polygon)):
            (ax, ay), (bx, by) = polygon[i - 1], polygon[i]
            if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
                return False
    return True


def _ramp(piece: PieceData, place: Place) -> None:
    if not rectangular(piece["polygon"]):
        place.at("polygon").wrong(piece["polygon"], "a rectangle along the edges of the table")
    if piece["from_z"] >= piece["to_z"]:
        place.at("to_z").wrong(piece["to_z"], f"more than from_z, {piece['from_z']}")


def _building(piece: PieceData, place: Place) -> None:
    corners = piece["polygon"]
    west, south = min(x for x, _ in corners), min(y for _, y in corners)
    if not rectangular(corners) or tuple(corners[0]) != (west, south):
        place.at("polygon").wrong(corners, "a rectangle along the edges of the table that begins in the south-west")
        return
    thick = piece["wall_thickness_mm"]
    (_, _), (_, _), (east, north), (_, _) = corners
    if min(east - west, north - south) <= 2 * thick:
        place.at("wall_thickness_mm").wrong(thick, "less than half the width of the building")
        return
    if piece["roof_access"] and not piece["roof"]:
        place.at("roof_access").wrong(True, "false for a building without a roof")
    if _storeys(piece, place):
        _openings(piece, (east - west, north - south), place)
        inner = ((west + thick, south + thick), (east - thick, south + thick))
        _ways_up(piece, (*inner, (east - thick, north - thick), (west + thick, north - thick)), place)


def _storeys(piece: PieceData, place: Place) -> bool:
    """The storeys lie one above the other, the first on the ground, all under the top of the walls."""
    below = 0
    for number, storey in enumerate(piece["storeys"]):
        at = place.at(f"storeys[{number}]")
        if storey["index"] != number:
            at.at("index").wrong(storey["index"], f"{number}: storeys are counted from 0 upwards")
            return False
        floor = storey["floor_mm"]
        if floor != 0 if number == 0 else floor < below:
            at.at("floor_mm").wrong(floor, f"at least {below}, the ceiling below" if number else "0: it lies on the ground")
            return False
        if storey["ceiling_mm"] <= floor:
            at.at("ceiling_mm").wrong(storey["ceiling_mm"], f"more than the floor, {floor}")
            return False
        below = storey["ceiling_mm"]
    if piece["wall_height_mm"] < below:
        place.at("wall_height_mm").wrong(piece["wall_height_mm"], f"at least {below}, the highest ceiling")
        return False
    return True


def _openings(piece: PieceData, sides: tuple[int, int], place: Place) -> None:
    """Openings lie within their wall and storey, off the corners, and do not touch: a line passes a wall in one of them."""
    thick = piece["wall_thickness_mm"]
    found: list[tuple[OpeningData, int]] = []
    for opening in piece["openings"]:
        at = place.at(f"openings[{opening['id']}]")
        if any(opening["id"] == other["id"] for other, _ in found):
            at.at("id").wrong(opening["id"], "a different id for each opening of a building")
            continue
        if opening["storey"] >= len(piece["storeys"]):
            at.at("storey").wrong(opening["storey"], f"a storey of the building, 0 to {len(piece['storeys']) - 1}")
            continue
        storey = piece["storeys"][opening["storey"]]
        if opening["head_mm"] > storey["ceiling_mm"] - storey["floor_mm"]:
            at.at("head_mm").wrong(opening["head_mm"], f"at most {storey['ceiling_mm'] - storey['floor_mm']}, the ceiling")
        length = sides[opening["edge"] % 2]
        begin, end = opening["offset_mm"], opening["offset_mm"] + opening["width_mm"]
        if begin < thick or end > length - thick:
            at.wrong(Said(f"{begin} to {end} mm along the wall"), f"from {thick} to {length - thick}: off the corners")
        for other, floor in found:
            if other["edge"] == opening["edge"] and _touch(opening, storey["floor_mm"], other, floor):
                at.wrong(Said(f"{begin} to {end} mm along the wall"), f"a place apart from {other['id']}")
        found.append((opening, storey["floor_mm"]))


def _touch(a: OpeningData, floor: int, b: OpeningData, other: int) -> bool:
    if other + b["sill_mm"] > floor + a["head_mm"] or floor + a["sill_mm"] > other + b["head_mm"]:
        return False
    return a["offset_mm"] <= b["offset_mm"] + b["width_mm"] and b["offset_mm"] <= a["offset_mm"] + a["width_mm"]


def _ways_up(piece: PieceData, inner: Polygon, place: Place) -> None:
    """Stairs and ladders stand between the walls, and lead from floor to floor or to a roof one may stand on."""
    floors = [storey["floor_mm"] for storey in piece["storeys"]]
    ends = [*floors, *([piece["wall_height_mm"]] if piece["roof_access"] else [])]
    for name, ways in (("stairs", piece["stairs"]), ("ladders", piece["ladders"])):
        for number, way in enumerate(ways):
            at = place.at(f"{name}[{number}]")
            if not holds(inner, way["polygon"]):
                at.at("polygon").wrong(way["polygon"], f"corners between the walls: from {inner[0]} to {inner[2]}")
            if name == "stairs" and not rectangular(way["polygon"]):
                at.at("polygon").wrong(way["polygon"], "a rectangle along the edges of the table")
            for field, heights in (("from_z", floors), ("to_z", ends[1:])):
                if way[field] not in heights:  # type: ignore[literal-required]
                    said = ", ".join(map(str, heights)) or "none, for there is nothing to climb to"
                    at.at(field).wrong(way[field], f"the height of a floor: {said}")  # type: ignore[literal-required]
