"""Checks that pieces can stand on a table as they do: by their kind, and buildings from the inside (WG35 1.7, 29)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.library.check import NOTHING, JsonPath, Said
from vezerkar.games.wg35.library.corners import rectangular
from vezerkar.games.wg35.library.ground import HOUSE, PIECE_KINDS, rises
from vezerkar.games.wg35.library.terrain import OpeningData, PieceData, Polygon, TableData, TypeData

OWN: Final[dict[str, tuple[str, ...]]] = {
    "building": ("wall_height_mm", "storeys"),
    "ramp": ("from_z", "to_z", "direction"),
    "ladder": ("from_z", "to_z"),
}
"""Fields that a piece of a kind needs and no other kind may have."""

EXTRAS: Final = {"building": (*OWN["building"], *HOUSE)}
FIELDS: Final = tuple(dict.fromkeys(name for names in (*OWN.values(), *EXTRAS.values()) for name in names))


def lies_well(table: TableData, types: Mapping[str, TypeData], place: JsonPath) -> None:
    """Notes everything on a table that cannot be built."""
    doors = 0
    for piece in table["pieces"]:
        at = place.at(f"pieces[{piece['id']}]")
        kind = types[piece["type"]]["kind"]
        if kind not in PIECE_KINDS:
            at.at("type").wrong(piece["type"], "a type of the kinds " + ", ".join(PIECE_KINDS), "fault-no-piece")
        elif whole(piece, kind, at):
            _stands(piece, kind, table, types, at)
            if kind == "building":
                _building(piece, at)
                doors += sum(1 for opening in piece["openings"] if opening["kind"] == "door")
            elif kind == "ramp":
                _ramp(piece, at)
            elif kind == "ladder":
                rises(piece, at)
    if doors > len(BIT):
        place.at("pieces").wrong(Said(f"{doors} doors"), f"at most {len(BIT)} doors", "fault-doors", doors=doors, most=len(BIT))


def whole(piece: PieceData, kind: str, place: JsonPath) -> bool:
    """Return True if a piece has the fields of its kind and no others. Notes a fault for each."""
    faults = len(place.notes.faults)
    for name in OWN.get(kind, ()):
        if name not in piece:
            place.at(name).wrong(NOTHING, f"a value: a piece of the kind {kind} needs it", "fault-missing")
    for name in FIELDS:
        if name in piece and name not in (*OWN.get(kind, ()), *EXTRAS.get(kind, ())):
            found = piece[name]  # type: ignore[literal-required]
            place.at(name).wrong(found, f"left out: a piece of the kind {kind} has none", "fault-not-of-kind")
    return len(place.notes.faults) == faults


def _stands(piece: PieceData, kind: str, table: TableData, types: Mapping[str, TypeData], place: JsonPath) -> None:
    """Check that what stands above the table stands on something; a bridge need not."""
    z = piece["z_mm"]
    if not z or kind == "floor":
        return
    tops = [other["polygon"] for other in table["pieces"] if other is not piece and _top(other, types) == z]
    for corner in piece["polygon"]:
        if not any(holds(polygon, [corner]) for polygon in tops):
            words = f"the height of something below all its corners; below {list(corner)} nothing is {z} mm high"
            place.at("z_mm").wrong(z, words, "fault-floats", x=corner[0], y=corner[1], z=z)
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
    """Return True if points lie in a convex polygon or on its edge."""
    for x, y in points:
        for i in range(len(polygon)):
            (ax, ay), (bx, by) = polygon[i - 1], polygon[i]
            if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
                return False
    return True


def _ramp(piece: PieceData, place: JsonPath) -> None:
    if not rectangular(piece["polygon"]):
        place.at("polygon").wrong(piece["polygon"], "a rectangle along the edges of the table", "fault-rectangle")
    rises(piece, place)


def _building(piece: PieceData, place: JsonPath) -> None:
    corners = piece["polygon"]
    west, south = min(x for x, _ in corners), min(y for _, y in corners)
    if not rectangular(corners) or tuple(corners[0]) != (west, south):
        words = "a rectangle along the edges of the table that begins in the south-west"
        place.at("polygon").wrong(corners, words, "fault-rectangle")
        return
    thick = piece["wall_thickness_mm"]
    (_, _), (_, _), (east, north), (_, _) = corners
    if min(east - west, north - south) <= 2 * thick:
        place.at("wall_thickness_mm").wrong(thick, "less than half the width of the building", "fault-thick")
        return
    if piece["roof_access"] and not piece["roof"]:
        place.at("roof_access").wrong(True, "false for a building without a roof", "fault-no-roof")
    if _storeys(piece, place):
        _openings(piece, (east - west, north - south), place)
        inner = ((west + thick, south + thick), (east - thick, south + thick))
        _ways_up(piece, (*inner, (east - thick, north - thick), (west + thick, north - thick)), place)


def _storeys(piece: PieceData, place: JsonPath) -> bool:
    """The storeys lie one above the other, the first on the ground, all under the top of the walls."""
    below = 0
    for number, storey in enumerate(piece["storeys"]):
        at = place.at(f"storeys[{number}]")
        if storey["index"] != number:
            words = f"{number}: storeys are counted from 0 upwards"
            at.at("index").wrong(storey["index"], words, "fault-storey-number", number=number)
            return False
        floor = storey["floor_mm"]
        if floor != 0 if number == 0 else floor < below:
            words = f"at least {below}, the ceiling below" if number else "0: it lies on the ground"
            at.at("floor_mm").wrong(floor, words, "fault-floor", least=below, number=number)
            return False
        if storey["ceiling_mm"] <= floor:
            at.at("ceiling_mm").wrong(storey["ceiling_mm"], f"more than the floor, {floor}", "fault-above", floor=floor)
            return False
        below = storey["ceiling_mm"]
    if piece["wall_height_mm"] < below:
        high = piece["wall_height_mm"]
        place.at("wall_height_mm").wrong(high, f"at least {below}, the highest ceiling", "fault-ceiling", least=below)
        return False
    return True


def _openings(piece: PieceData, sides: tuple[int, int], place: JsonPath) -> None:
    """Openings lie within their wall and storey, off the corners, and do not touch: a line passes a wall in one of them."""
    thick = piece["wall_thickness_mm"]
    found: list[tuple[OpeningData, int]] = []
    for opening in piece["openings"]:
        at = place.at(f"openings[{opening['id']}]")
        if any(opening["id"] == other["id"] for other, _ in found):
            at.at("id").wrong(opening["id"], "a different id for each opening of a building", "fault-same-id", id=opening["id"])
            continue
        if opening["storey"] >= len(piece["storeys"]):
            last = len(piece["storeys"]) - 1
            at.at("storey").wrong(opening["storey"], f"a storey of the building, 0 to {last}", "fault-storey", last=last)
            continue
        storey = piece["storeys"][opening["storey"]]
        room = storey["ceiling_mm"] - storey["floor_mm"]
        if opening["head_mm"] > room:
            at.at("head_mm").wrong(opening["head_mm"], f"at most {room}, the ceiling", "fault-head", most=room)
        length = sides[opening["edge"] % 2]
        begin, end = opening["offset_mm"], opening["offset_mm"] + opening["width_mm"]
        if begin < thick or end > length - thick:
            last = length - thick
            words = f"from {thick} to {last}: off the corners"
            args = {"begin": begin, "end": end, "first": thick, "last": last}
            at.wrong(Said(f"{begin} to {end} mm along the wall"), words, "fault-off-wall", **args)
        for other, floor in found:
            if other["edge"] == opening["edge"] and _touch(opening, storey["floor_mm"], other, floor):
                words = f"a place apart from {other['id']}"
                at.wrong(Said(f"{begin} to {end} mm along the wall"), words, "fault-touch", other=other["id"])
        found.append((opening, storey["floor_mm"]))


def _touch(a: OpeningData, floor: int, b: OpeningData, other: int) -> bool:
    if other + b["sill_mm"] > floor + a["head_mm"] or floor + a["sill_mm"] > other + b["head_mm"]:
        return False
    return a["offset_mm"] <= b["offset_mm"] + b["width_mm"] and b["offset_mm"] <= a["offset_mm"] + a["width_mm"]


def _ways_up(piece: PieceData, inner: Polygon, place: JsonPath) -> None:
    """Stairs and ladders stand between the walls, and lead from floor to floor or to a roof one may stand on."""
    floors = [storey["floor_mm"] for storey in piece["storeys"]]
    ends = [*floors, *([piece["wall_height_mm"]] if piece["roof_access"] else [])]
    for name, ways in (("stairs", piece["stairs"]), ("ladders", piece["ladders"])):
        for number, way in enumerate(ways):
            at = place.at(f"{name}[{number}]")
            if not holds(inner, way["polygon"]):
                words = f"corners between the walls: from {inner[0]} to {inner[2]}"
                at.at("polygon").wrong(way["polygon"], words, "fault-inside")
            if name == "stairs" and not rectangular(way["polygon"]):
                at.at("polygon").wrong(way["polygon"], "a rectangle along the edges of the table", "fault-rectangle")
            for field, heights in (("from_z", floors), ("to_z", ends[1:])):
                if way[field] not in heights:  # type: ignore[literal-required]
                    said = ", ".join(map(str, heights)) or "none, for there is nothing to climb to"
                    listed = ", ".join(map(str, heights)) or "–"
                    found = way[field]  # type: ignore[literal-required]
                    at.at(field).wrong(found, f"the height of a floor: {said}", "fault-landing", heights=listed)
