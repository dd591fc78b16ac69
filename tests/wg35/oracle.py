"""A second opinion on sight: WG35 1.8, 8.4, 8.5, 10, 13.1, 13.3 and 29.1, word for word and slowly.

Nothing of the game's rules is used here but the file of the terrain. A line is cut into pieces at every place where anything
could begin or end, and the middle of each is looked at: is this point inside a wall? All numbers are whole or fractions.

How the rules are read where they leave a choice:

* A solid is what lies strictly inside the footprint and strictly between bottom and top, less the open openings, edges included.
* Roofs and upper floors are at the height of the top of the wall and of the floor of the storey; stairs leave a hole in those
  they reach.
* Sight is mutual: one sees another if either eye has a free line to a vital point of the other. Who hides is not seen along lines
  that cross the piece in either direction; a house hides by its walls, not by its rooms.
* The line for soft cover ends at 36 mm, of somebody lying down at 25 mm. It is measured in space; where two woods overlap it
  counts once. Woods do not stop a blast, but they cover.
* Who looks out of an opening stands at the middle of it, on the outer face of the wall, for everybody beyond that face.
* One stands in an area on its edge, too, on its ground or below its height.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import floor, isqrt
from pathlib import Path
from typing import Any

FILE = json.loads((Path(__file__).resolve().parents[2] / "src/vezerkar/games/wg35/data/terrain.json").read_text(encoding="utf-8"))
TYPES: dict[str, dict[str, Any]] = {record["id"]: record for record in FILE["piece_types"]}
Spot = tuple[int, int, int]
Place = tuple[int, int, int, int]
"""A point (x/d, y/d, z/d) as (x, y, z, d)."""
Polygon = list[list[int]]
Hole = tuple[Polygon, int, int]


@dataclass
class Body:
    """Whom it is about: where it stands, how, behind which piece and at which opening (house, opening) by their ids."""

    x: int
    y: int
    z: int
    posture: str = "standing"
    hide: str = ""
    opening: tuple[str, str] = ("", "")


@dataclass
class Seen:
    """The answer: seen at all, blocked points, cover modifier, soft cover."""

    seen: bool
    blocked: int
    cover: int
    soft: int


def side(a: list[int], b: list[int], x: int, y: int, d: int = 1) -> int:
    """Positive to the left of the way from a to b."""
    return (b[0] - a[0]) * (y - a[1] * d) - (b[1] - a[1]) * (x - a[0] * d)


def sides(polygon: Polygon, x: int, y: int) -> list[int]:
    """On which side of each edge a point lies."""
    return [side(polygon[i - 1], polygon[i], x, y) for i in range(len(polygon))]


def strictly(polygon: Polygon, x: int, y: int, d: int = 1) -> bool:
    """Whether the point (x/d, y/d) lies inside and on no edge."""
    return all(side(polygon[i - 1], polygon[i], x, y, d) > 0 for i in range(len(polygon)))


def loosely(polygon: Polygon, x: int, y: int, d: int = 1) -> bool:
    """Whether the point (x/d, y/d) lies inside or on an edge."""
    return all(side(polygon[i - 1], polygon[i], x, y, d) >= 0 for i in range(len(polygon)))


def at(p: Spot, q: Spot, t: Fraction) -> Place:
    """A point on the way from p to q."""
    n, d = t.numerator, t.denominator
    return p[0] * d + (q[0] - p[0]) * n, p[1] * d + (q[1] - p[1]) * n, p[2] * d + (q[2] - p[2]) * n, d


def zero(f: int, g: int) -> list[Fraction]:
    """Where something that goes evenly from f to g is zero on the way, if anywhere."""
    return [Fraction(f, f - g)] if f != g and min(f, g) <= 0 <= max(f, g) else []


def breaks(p: Spot, q: Spot, polygons: list[Polygon], heights: list[int]) -> list[Fraction]:
    """The ends of the pieces of a line: where it meets the edges of polygons, drawn out without end, or one of these heights."""
    found = {Fraction(0), Fraction(1)}
    for polygon in polygons:
        for f, g in zip(sides(polygon, p[0], p[1]), sides(polygon, q[0], q[1]), strict=True):
            found.update(zero(f, g))
    for height in heights:
        found.update(zero(p[2] - height, q[2] - height))
    return sorted(found)


def middles(p: Spot, q: Spot, polygons: list[Polygon], heights: list[int]) -> list[Place]:
    """A point of each piece of a line."""
    ends = breaks(p, q, polygons, heights)
    return [at(p, q, (a + b) / 2) for a, b in pairwise(ends)]


def passes_by(polygon: Polygon, p: Spot, q: Spot) -> bool:
    """Whether a polygon lies to one side of a line or out of its box, so that nobody need look closer."""
    turns = [(q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) for x, y in polygon]
    if p[:2] != q[:2] and (min(turns) >= 0 or max(turns) <= 0):
        return True
    for i in (0, 1):
        corners = [corner[i] for corner in polygon]
        if max(p[i], q[i]) <= min(corners) or min(p[i], q[i]) >= max(corners):
            return True
    return False


def gap(p: tuple[int, int], q: tuple[int, int], x: int, y: int) -> Fraction:
    """The square of the distance of a point from the nearest point of the way from p to q."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    t = Fraction((x - p[0]) * dx + (y - p[1]) * dy, dx * dx + dy * dy) if dx or dy else Fraction(0)
    t = min(max(t, Fraction(0)), Fraction(1))
    return (p[0] + dx * t - x) ** 2 + (p[1] + dy * t - y) ** 2


def within(polygon: Polygon, x: int, y: int, reach: int) -> bool:
    """Whether a point is no farther than this from a polygon."""
    ends = [(corner[0], corner[1]) for corner in polygon]
    return loosely(polygon, x, y) or any(gap(ends[i - 1], ends[i], x, y) <= reach * reach for i in range(len(ends)))


def box(west: int, south: int, east: int, north: int) -> Polygon:
    return [[west, south], [east, south], [east, north], [west, north]]


class World:
    """One table with some doors open: ids (house, door)."""

    def __init__(self, record: dict[str, Any], doors: set[tuple[str, str]]) -> None:
        self.pieces: dict[str, dict[str, Any]] = {piece["id"]: piece for piece in record["pieces"]}
        self.size: tuple[int, int] = (record["size_mm"][0], record["size_mm"][1])
        self.doors = doors
        self.solids: list[tuple[str, int, Polygon, int, int, list[Hole]]] = []
        self.roofs: list[tuple[Polygon, int, list[Polygon]]] = []
        for piece in record["pieces"]:
            kind, ground = self.kind(piece), piece["z_mm"]
            if kind["kind"] == "building":
                for edge, wall in enumerate(self.walls(piece)):
                    top = ground + piece["wall_height_mm"]
                    self.solids.append((piece["id"], edge, wall, ground, top, self.holes(piece, edge)))
                self.roofs += [(piece["polygon"], height, wells) for height, wells in self.sheets(piece)]
            elif kind["blocks_sight"]:
                self.solids.append((piece["id"], -1, piece["polygon"], ground, ground + kind["height_mm"], []))

    def kind(self, piece: dict[str, Any]) -> dict[str, Any]:
        return TYPES[piece["type"]]

    # --- openings

    def frame(self, house: dict[str, Any], opening: dict[str, Any]) -> tuple[Polygon, tuple[int, int], tuple[int, int]]:
        """What an opening takes of the wall, the middle of it on the outer face, and the way out."""
        (west, south), _, (east, north), _ = house["polygon"]
        thick = house["wall_thickness_mm"]
        a, b = opening["offset_mm"], opening["offset_mm"] + opening["width_mm"]
        middle = floor(Fraction(a + b, 2) + Fraction(1, 2))
        back = floor(Fraction(-a - b, 2) + Fraction(1, 2))
        match opening["edge"]:
            case 0:
                return box(west + a, south, west + b, south + thick), (west + middle, south), (0, -1)
            case 1:
                return box(east - thick, south + a, east, south + b), (east, south + middle), (1, 0)
            case 2:
                return box(east - b, north - thick, east - a, north), (east + back, north), (0, 1)
        return box(west, north - b, west + thick, north - a), (west, north + back), (-1, 0)

    def walls(self, house: dict[str, Any]) -> list[Polygon]:
        (west, south), _, (east, north), _ = house["polygon"]
        thick = house["wall_thickness_mm"]
        return [
            box(west, south, east, south + thick),
            box(east - thick, south, east, north),
            box(west, north - thick, east, north),
            box(west, south, west + thick, north),
        ]

    def holes(self, house: dict[str, Any], edge: int) -> list[Hole]:
        """The open openings of a wall: plan, lower and upper edge."""
        found = []
        for opening in house["openings"]:
            if opening["edge"] == edge and (opening["kind"] != "door" or (house["id"], opening["id"]) in self.doors):
                ground = house["z_mm"] + house["storeys"][opening["storey"]]["floor_mm"]
                found.append((self.frame(house, opening)[0], ground + opening["sill_mm"], ground + opening["head_mm"]))
        return found

    def sheets(self, house: dict[str, Any]) -> list[tuple[int, list[Polygon]]]:
        """Upper floors and the roof: height, and where stairs and ladders come up."""
        heights = [storey["floor_mm"] for storey in house["storeys"]][1:]
        if house["roof"]:
            heights.append(house["wall_height_mm"])
        ways_up = house["stairs"] + house["ladders"]
        return [(house["z_mm"] + h, [way["polygon"] for way in ways_up if way["from_z"] < h <= way["to_z"]]) for h in heights]

    # --- what is within 15 mm

    def hiding(self, x: int, y: int, z: int) -> list[str]:
        """What one can hide behind there (WG35 8.4): 25 mm high above the feet."""
        found = []
        for name, piece in self.pieces.items():
            kind, ground = self.kind(piece), piece["z_mm"]
            if kind["hide_behind"]:
                house = kind["kind"] == "building"
                top = ground + (piece["wall_height_mm"] if house else kind["height_mm"])
                plans = self.walls(piece) if house else [piece["polygon"]]
                if ground <= z <= top - 25 and any(within(plan, x, y, 15) for plan in plans):
                    found.append(name)
        return found

    def at_openings(self, x: int, y: int, z: int) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """The windows and loopholes one can look out of there, indoors and on their floor (WG35 8.15, 10.7), and the doors one
        can open or close from either side, from no more than 15 mm above or below (WG35 9.9)."""
        outlooks, doors = [], []
        for name, house in self.pieces.items():
            for opening in house.get("openings", []):
                floor = house["z_mm"] + house["storeys"][opening["storey"]]["floor_mm"]
                (west, south), _, (east, north), _ = house["polygon"]
                thick = house["wall_thickness_mm"]
                inside = west + thick <= x <= east - thick and south + thick <= y <= north - thick
                if within(self.frame(house, opening)[0], x, y, 15):
                    if opening["kind"] == "door" and abs(floor + opening["sill_mm"] - z) <= 15:
                        doors.append((name, opening["id"]))
                    elif opening["kind"] != "door" and inside and floor == z:
                        outlooks.append((name, opening["id"]))
        return outlooks, doors

    # --- 1.8

    def solid(self, p: Spot, q: Spot, polygon: Polygon, bottom: int, top: int, holes: list[Hole]) -> bool:
        """Whether a line runs through a solid."""
        if max(p[2], q[2]) <= bottom or min(p[2], q[2]) >= top or passes_by(polygon, p, q):
            return False
        plans = [polygon, *(hole[0] for hole in holes)]
        for x, y, z, d in middles(p, q, plans, [bottom, top, *(h for hole in holes for h in hole[1:])]):
            inside = bottom * d < z < top * d and strictly(polygon, x, y, d)
            if inside and not any(low * d <= z <= high * d and loosely(plan, x, y, d) for plan, low, high in holes):
                return True
        return False

    def blocked(self, p: Spot, q: Spot, ignored: list[tuple[str, int]] | None = None) -> bool:
        """WG35 1.8; `ignored` walls (house, edge) are not there."""
        for name, edge, polygon, bottom, top, holes in self.solids:
            if (name, edge) not in (ignored or []) and self.solid(p, q, polygon, bottom, top, holes):
                return True
        for plan, height, wells in self.roofs:
            if min(p[2], q[2]) < height < max(p[2], q[2]):
                x, y, _, d = at(p, q, Fraction(height - p[2], q[2] - p[2]))
                if strictly(plan, x, y, d) and not any(loosely(well, x, y, d) for well in wells):
                    return True
        return False

    # --- 10

    def veils(self, p: Spot, q: Spot) -> tuple[bool, int]:
        """Whether the line is cut off, and the cover of what it crosses (WG35 10.4)."""
        squared = sum((a - b) ** 2 for a, b in zip(p[:2], q[:2], strict=True))
        soft = 0
        parts: dict[str, list[dict[str, Any]]] = {}
        for piece in self.pieces.values():
            kind = self.kind(piece)
            if kind["soft_cover_when"] == "crossed" or kind["vision_mm"]:
                parts.setdefault(piece["type"], []).append(piece)
        cut = False
        for name, pieces in parts.items():
            kind = TYPES[name]
            pieces = [piece for piece in pieces if not passes_by(piece["polygon"], p, q)]
            ends = breaks(p, q, [piece["polygon"] for piece in pieces], [piece["z_mm"] + kind["height_mm"] for piece in pieces])
            inside = Fraction(0)
            for a, b in pairwise(ends):
                x, y, z, d = at(p, q, (a + b) / 2)
                if any(strictly(one["polygon"], x, y, d) and z < (one["z_mm"] + kind["height_mm"]) * d for one in pieces):
                    inside += b - a
            if inside and kind["soft_cover_when"] == "crossed":
                soft = max(soft, kind["soft_cover"])
            if kind["vision_mm"] and inside**2 * squared > kind["vision_mm"] ** 2:
                cut = True
        return cut, soft

    def stands_in(self, piece: dict[str, Any], x: int, y: int, z: int) -> bool:
        height = self.kind(piece)["height_mm"] or 0
        inside = loosely(piece["polygon"], x, y)
        return inside and (z == piece["z_mm"] or piece["z_mm"] < z < piece["z_mm"] + height)

    def shelter(self, viewer: tuple[int, int, int], target: tuple[int, int, int]) -> int:
        """The cover of the areas the target stands in; trenches only against those outside (WG35 10.4, 29.1)."""
        inside = [
            piece
            for piece in self.pieces.values()
            if self.kind(piece)["soft_cover_when"] == "target_inside" and self.stands_in(piece, *target)
        ]
        trenches = [piece for piece in inside if piece["type"] in ("trench", "foxhole")]
        if any(self.stands_in(piece, *viewer) for piece in trenches):
            inside = [piece for piece in inside if piece not in trenches]
        return max((self.kind(piece)["soft_cover"] for piece in inside), default=0)

    def place(self, body: Body, other: tuple[int, int]) -> tuple[tuple[int, int, int], list[tuple[str, int]], int]:
        """Where it stands for a line to the other, the wall that is not there, and the cover of the opening or -1 (WG35 10.7)."""
        house_id, opening_id = body.opening
        if house_id and body.posture == "standing":
            house = self.pieces[house_id]
            opening = next(o for o in house["openings"] if o["id"] == opening_id)
            _, middle, out = self.frame(house, opening)
            if (other[0] - middle[0]) * out[0] + (other[1] - middle[1]) * out[1] > 0:
                return (*middle, body.z), [(house_id, opening["edge"])], opening["cover"]
        return (body.x, body.y, body.z), [], -1

    def samples(self, eye: tuple[int, int], feet: tuple[int, int, int], prone: bool) -> list[Spot]:
        """WG35 10.1, 10.2, 10.5. Rows one after the other, the lowest first."""
        dx, dy = feet[0] - eye[0], feet[1] - eye[1]
        length = isqrt(dx * dx + dy * dy)
        if length == 0:
            dx, dy, length = 0, 1, 1

        def rounded(value: Fraction) -> int:
            size = floor(abs(value) + Fraction(1, 2))
            return size if value >= 0 else -size

        return [
            (
                feet[0] + rounded(Fraction(-dy * column, length)),
                feet[1] + rounded(Fraction(dx * column, length)),
                feet[2] + row,
            )
            for row in ([25] if prone else [4, 12, 20, 28, 36, 44])
            for column in (-6, -2, 2, 6)
        ]

    def hidden(self, p: Spot, q: Spot, hide: str) -> bool:
        """Whether the plan of a line crosses the piece somebody hides behind (WG35 8.4)."""
        if not hide:
            return False
        piece = self.pieces[hide]
        plans = self.walls(piece) if self.kind(piece)["kind"] == "building" else [piece["polygon"]]
        return any(strictly(plan, x, y, d) for plan in plans for x, y, _, d in middles(p, q, [plan], []))

    def points(
        self, eye: tuple[int, int, int], feet: tuple[int, int, int], prone: bool, walls: list[tuple[str, int]], hide: str
    ) -> list[bool]:
        """Which sample points are blocked."""
        p = eye
        return [self.hidden(p, q, hide) or self.blocked(p, q, walls) for q in self.samples(eye[:2], feet, prone)]

    def shown(self, blocked: list[bool]) -> bool:
        """Whether a vital point is free: the two top rows, or any of somebody lying down."""
        return not all(blocked[-8:])

    def look(self, viewer: Body, target: Body) -> Seen:
        """WG35 10.1 to 10.7 and 10.10."""
        a, walls_a, _ = self.place(viewer, (target.x, target.y))
        b, walls_b, opening = self.place(target, (viewer.x, viewer.y))
        walls = walls_a + walls_b
        hide = target.hide if target.posture == "hidden" else ""
        low_a, low_b = viewer.posture == "prone", target.posture == "prone"
        eye_a = (a[0], a[1], a[2] + (25 if low_a else 46))
        eye_b = (b[0], b[1], b[2] + (25 if low_b else 46))
        points = self.points(eye_a, b, low_b, walls, hide)
        cut, soft = self.veils(eye_a, (b[0], b[1], b[2] + (25 if low_b else 36)))
        seen = self.shown(points) and not cut
        if not seen:
            back_cut, _ = self.veils(eye_b, (a[0], a[1], a[2] + (25 if low_a else 36)))
            seen = self.shown(self.points(eye_b, a, low_a, walls, hide)) and not back_cut
        return self.judge(seen, points, max(soft, self.shelter(a, b)), low_b, opening)

    def judge(self, seen: bool, points: list[bool], soft: int, prone: bool, opening: int) -> Seen:
        count = sum(points)
        if not seen:
            return Seen(False, count, 0, 0)
        if prone:
            return Seen(True, count, 2, soft)
        if opening >= 0:
            return Seen(True, count, opening, soft)
        return Seen(True, count, max(soft, 2 if count >= 18 else 1 if count >= 12 else 0), soft)

    def look_from_burst(self, burst: tuple[int, int, int], target: Body) -> Seen:
        """WG35 13.1."""
        feet, walls, opening = self.place(target, burst[:2])
        prone = target.posture == "prone"
        eye = (burst[0], burst[1], burst[2] + 25)
        points = self.points(eye, feet, prone, walls, target.hide if target.posture == "hidden" else "")
        _, soft = self.veils(eye, (feet[0], feet[1], feet[2] + (25 if prone else 36)))
        return self.judge(self.shown(points), points, max(soft, self.shelter(burst, feet)), prone, opening)

    def sees_point(self, viewer: Body, point: tuple[int, int, int]) -> bool:
        """WG35 10.8."""
        feet, walls, _ = self.place(viewer, point[:2])
        p = (feet[0], feet[1], feet[2] + (25 if viewer.posture == "prone" else 46))
        q = (point[0], point[1], point[2] + 5)
        return not self.veils(p, q)[0] and not self.blocked(p, q, walls)

    def open_sky(self, x: int, y: int, z: int) -> bool:
        """WG35 13.3."""
        for piece in self.pieces.values():
            if self.kind(piece)["kind"] == "building" and strictly(piece["polygon"], x, y):
                for height, wells in self.sheets(piece):
                    if height > z and not any(loosely(well, x, y) for well in wells):
                        return False
        return True
