"""A second opinion on ways: WG35 9.1-9.11, 25.6, 25.21 and 29.1, word for word and slowly, on the records of the terrain file.

A segment is cut wherever the line of any edge crosses it; what is under the middle of each piece is what is under all of it. All
ways to step from surface to surface are kept that climb least; `costs` gives the cost of each of them, in hundredths, as a set.
Points are given as whole numbers over a number d, as in the second opinion on sight.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import floor, isqrt
from typing import Any

from tests.wg35.oracle import TYPES, Place, Polygon, Spot, World, at, breaks, loosely, strictly

REFUSED = -1
"""What a way costs that may not be gone."""


@dataclass(frozen=True)
class Gait:
    """How somebody goes: what WG35 9.11, 25.6, 25.21 and the cards and army lists change.

    ``ease`` is the least speed of difficult ground that counts as ordinary; ``up`` the cost of climbing, in heights.
    """

    climbs: bool = True
    prone: bool = False
    tows: bool = False
    ease: Fraction = Fraction(1)
    up: Fraction = Fraction(3, 2)


@dataclass(frozen=True)
class Surface:
    """What one is on: whether it may be climbed, or only be crossed, how high it is, and in the wall of which house."""

    name: str
    climb: bool = True
    crossed: bool = False
    level: int = 0
    within: str = ""


def whole(value: Fraction) -> int:
    """Halves up."""
    return floor(value + Fraction(1, 2))


def allowed(m: int, actions: int, prone: bool = False, loaded: bool = False, tows: bool = False, charges: bool = False) -> int:
    """How far one goes, in hundredths (WG35 2.2, 9.4)."""
    factor = Fraction(1)
    for holds, by in ((prone, Fraction(1, 4)), (loaded, Fraction(1, 2)), (tows, Fraction(3, 4)), (charges, Fraction(3, 2))):
        factor *= by if holds else 1
    return floor(100 * 10 * m * actions * factor)


def comes_to(polygon: Polygon, p: Spot, q: Spot) -> bool:
    """Whether the boxes of a polygon and a segment touch."""
    return all(
        min(p[i], q[i]) <= max(point[i] for point in polygon) and max(p[i], q[i]) >= min(point[i] for point in polygon)
        for i in (0, 1)
    )


class Land:
    """One table with some doors open, as one walks on it; or what of it lies near (see `near`)."""

    def __init__(self, world: World, pieces: list[dict[str, Any]] | None = None) -> None:
        self.world = world
        self.pieces = list(world.pieces.values()) if pieces is None else pieces
        self.slopes: dict[str, tuple[Polygon, int, int, str, str]] = {}
        self.ladders: list[tuple[Polygon, int, int]] = []
        for piece in self.pieces:
            kind = TYPES[piece["type"]]["kind"]
            if kind == "ramp":
                low, high = piece["z_mm"] + piece["from_z"], piece["z_mm"] + piece["to_z"]
                self.slopes[piece["id"]] = (piece["polygon"], low, high, piece["direction"], "")
            for i, flight in enumerate(piece.get("stairs", [])):
                low, high = piece["z_mm"] + flight["from_z"], piece["z_mm"] + flight["to_z"]
                self.slopes[f"{piece['id']}/{i}"] = (flight["polygon"], low, high, flight["direction"], piece["id"])
            for rungs in [*piece.get("ladders", []), *([piece] if kind == "ladder" else [])]:
                self.ladders.append((rungs["polygon"], piece["z_mm"] + rungs["from_z"], piece["z_mm"] + rungs["to_z"]))

    def near(self, p: Spot, q: Spot) -> Land:
        """The pieces a segment may have to do with: nothing else is under it."""
        return Land(self.world, [piece for piece in self.pieces if comes_to(piece["polygon"], p, q)])

    # --- what there is at a point

    def rise(self, name: str, x: int, y: int, d: int = 1) -> Fraction:
        """The height of a slope at a point."""
        polygon, low, high, way, _ = self.slopes[name]
        xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
        wide, long = (max(xs) - min(xs)) * d, (max(ys) - min(ys)) * d
        match way:
            case "east":
                done = Fraction(x - min(xs) * d, wide)
            case "west":
                done = Fraction(max(xs) * d - x, wide)
            case "north":
                done = Fraction(y - min(ys) * d, long)
            case _:
                done = Fraction(max(ys) * d - y, long)
        return low + (high - low) * done

    def height(self, surface: Surface, x: int, y: int, d: int = 1) -> Fraction:
        return self.rise(surface.name, x, y, d) if surface.name in self.slopes else Fraction(surface.level)

    def inner(self, house: dict[str, Any]) -> Polygon:
        (west, south), _, (east, north), _ = house["polygon"]
        t = house["wall_thickness_mm"]
        return [[west + t, south + t], [east - t, south + t], [east - t, north - t], [west + t, north - t]]

    def solid(self, x: int, y: int, d: int, z: Fraction, but: str = "") -> bool:
        """Whether a surface at this height would be inside of something."""
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            if piece["z_mm"] > z or piece["id"] == but or (kind["kind"] == "wall" and kind["height_mm"] <= 15):
                continue
            if kind["kind"] in ("wall", "block", "building"):
                house = kind["kind"] == "building"
                top = piece["z_mm"] + (piece["wall_height_mm"] if house else kind["height_mm"])
                if z < top and strictly(piece["polygon"], x, y, d) and not (house and loosely(self.inner(piece), x, y, d)):
                    return True
        return False

    def surfaces(self, x: int, y: int, d: int, rung: int) -> list[Surface]:
        """All that one can be on at a point."""
        found = []
        bridge = False
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            if kind["kind"] not in ("floor", "wall", "block", "building"):
                continue
            on, over = loosely(piece["polygon"], x, y, d), strictly(piece["polygon"], x, y, d)
            if kind["kind"] == "floor" and on:
                found.append(Surface("deck", False, level=piece["z_mm"] + kind["height_mm"]))
                bridge = bridge or piece["z_mm"] + kind["height_mm"] == 0
            elif kind["kind"] == "block" and on and kind["walkable_top"]:
                found.append(Surface(piece["id"], kind["climbable"], level=piece["z_mm"] + kind["height_mm"]))
            elif kind["kind"] in ("wall", "block") and over and kind["climbable"]:
                if kind["kind"] == "block" or kind["height_mm"] > 15:
                    found.append(Surface(piece["id"], True, True, piece["z_mm"] + kind["height_mm"]))
            elif kind["kind"] == "building" and on:
                found += self.indoors(piece, x, y, d)
        if not bridge and self.bare(x, y, d):
            found.append(Surface("ground", level=0))
        found = [one for one in found if not self.solid(x, y, d, Fraction(one.level), one.within)]
        for name, (polygon, *_) in self.slopes.items():
            if loosely(polygon, x, y, d) and not self.solid(x, y, d, self.rise(name, x, y, d)):
                found.append(Surface(name, False))
        for polygon, low, high in self.ladders:
            if low <= rung <= high and loosely(polygon, x, y, d):
                found.append(Surface("rung", False, level=rung))
        return found

    def bare(self, x: int, y: int, d: int) -> bool:
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            wet = kind["difficulty"] == "0" and piece["z_mm"] == 0
            if (wet or kind["kind"] == "building") and strictly(piece["polygon"], x, y, d):
                return False
        return not self.taken("", 0, x, y, d)

    def taken(self, house: str, z: int, x: int, y: int, d: int) -> bool:
        return any(
            strictly(p, x, y, d) and low <= z <= high and inside == house for p, low, high, _, inside in self.slopes.values()
        )

    def indoors(self, house: dict[str, Any], x: int, y: int, d: int) -> list[Surface]:
        found = []
        ground = house["z_mm"]
        if house["roof"] and house["roof_access"]:
            found.append(Surface("roof", False, level=ground + house["wall_height_mm"]))
        if loosely(self.inner(house), x, y, d):
            for storey in house["storeys"]:
                z = ground + storey["floor_mm"]
                if not self.taken(house["id"], z, x, y, d):
                    found.append(Surface("floor", False, level=z))
        elif strictly(house["polygon"], x, y, d):
            for opening in house["openings"]:
                z = ground + house["storeys"][opening["storey"]]["floor_mm"] + opening["sill_mm"]
                if loosely(self.world.frame(house, opening)[0], x, y, d):
                    if opening["kind"] == "window":
                        found.append(Surface("window", True, True, z, house["id"]))
                    elif opening["kind"] == "door" and (house["id"], opening["id"]) in self.world.doors:
                        found.append(Surface("door", False, False, z, house["id"]))
        return found

    def stands(self, x: int, y: int) -> list[int]:
        """The heights where one may stop at a point, but for ladders: not on a wall nor in a doorway."""
        (width, depth), near = self.world.size, self.near((x, y, 0), (x, y, 0))
        if not (0 <= x <= width and 0 <= y <= depth):
            return []
        found = [s for s in near.surfaces(x, y, 1, 0) if not s.crossed and s.name not in ("door", "rung")]
        return sorted({whole(near.height(s, x, y)) for s in found})

    def stops(self, p: Spot) -> bool:
        """Whether one may stop at a point, ladders too."""
        near = self.near(p, p)
        found = [s for s in near.surfaces(p[0], p[1], 1, p[2]) if not s.crossed and s.name != "door"]
        return any(whole(near.height(s, p[0], p[1])) == p[2] for s in found)

    # --- a segment

    def depth(self, surface: Surface, x: int, y: int, d: int) -> int:
        """How far below the surface one stands there: in a trench."""
        depths = [
            TYPES[piece["type"]].get("depth_mm") or 0
            for piece in self.pieces
            if piece["z_mm"] == surface.level and loosely(piece["polygon"], x, y, d)
        ]
        return 0 if surface.name in ("deck", "rung") or surface.name in self.slopes else max(depths, default=0)

    def slowness(self, surface: Surface, place: Place, z: int, gait: Gait) -> Fraction:
        """How much dearer the ground makes a step; 0 if it may not be gone at all."""
        if surface.name == "deck":
            return Fraction(1)
        slow = [Fraction(1)]
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            base, top = piece["z_mm"], piece["z_mm"] + (kind["height_mm"] or 0)
            if kind["kind"] != "area" or not (z == base or base < z < top):
                continue
            x, y, _, d = place
            if not loosely(piece["polygon"], x, y, d):
                continue
            speed = Fraction(kind["difficulty"])
            if gait.prone and kind.get("no_prone"):
                return Fraction(0)
            if 0 < speed < gait.ease:
                slow.append(1 / speed)
        return Fraction(0) if gait.tows and max(slow) > 1 else max(slow)

    def climb(self, a: Surface, b: Surface, from_z: tuple[int, int], to_z: tuple[int, int], gait: Gait) -> int | None:
        """From one surface to the next; heights with how far below them one stands."""
        up = (to_z[0] - to_z[1]) - (from_z[0] - from_z[1])
        if up == 0 or (abs(up) <= 15 and not (a.crossed and b.crossed)):
            return 0
        if abs(up) > 75 or not gait.climbs:
            return None
        higher = b if to_z[0] > from_z[0] else a
        if abs(to_z[0] - from_z[0]) > 15 and not higher.climb:
            return None
        return whole(gait.up * up) * 100 if up > 0 else -up * 100

    def costs(self, p: Spot, q: Spot, gait: Gait) -> set[int]:
        """What a segment may cost: `REFUSED` if it cannot be gone."""
        (width, depth) = self.world.size
        if not (0 <= q[0] <= width and 0 <= q[1] <= depth):
            return {REFUSED}
        near = self.near(p, q)
        starts, ends = near.standing(p), near.standing(q)
        if not starts or not ends:
            return {REFUSED}
        return near.along(p, q, starts, ends, gait) if p[:2] != q[:2] else {near.upright(p, q, starts, ends, gait)}

    def standing(self, spot: Spot) -> list[tuple[Surface, tuple[int, int]]]:
        """What a way may stop or bend on at a point, with height and depth."""
        x, y, z = spot
        found = [s for s in self.surfaces(x, y, 1, z) if not s.crossed and whole(self.height(s, x, y)) == z]
        return [(s, (z, self.depth(s, x, y, 1))) for s in found]

    def upright(self, p: Spot, q: Spot, starts: list[Any], ends: list[Any], gait: Gait) -> int:
        """Up or down on the spot: a ladder costs its length (WG35 9.7), all else is a climb."""
        for polygon, low, high in self.ladders:
            if low <= min(p[2], q[2]) and max(p[2], q[2]) <= high and loosely(polygon, p[0], p[1]):
                return 100 * abs(q[2] - p[2]) if gait.climbs else REFUSED
        climbs = [self.climb(a, b, y, z, gait) for a, y in starts for b, z in ends]
        return min((cost for cost in climbs if cost is not None), default=REFUSED)

    def along(self, p: Spot, q: Spot, starts: list[Any], ends: list[Any], gait: Gait) -> set[int]:
        """The costs of a segment that leads somewhere in plan."""
        polygons = [piece["polygon"] for piece in self.pieces]
        polygons += [slope[0] for slope in self.slopes.values()] + [ladder[0] for ladder in self.ladders]
        for piece in self.pieces:
            if "openings" in piece:
                polygons.append(self.inner(piece))
                polygons += [self.world.frame(piece, opening)[0] for opening in piece["openings"]]
        cuts = breaks(p, q, [polygon for polygon in polygons if comes_to(polygon, p, q)], [])

        def height(surface: Surface, t: Fraction) -> int:
            x, y, _, d = at(p, q, t)
            return whole(self.height(surface, x, y, d))

        ways: list[tuple[int, list[Surface], tuple[int, int]]] = [(0, [s], z) for s, z in starts]
        pieces = list(pairwise(cuts))
        for a, b in pieces:
            x, y, _, d = at(p, q, (a + b) / 2)
            step = []
            for surface in self.surfaces(x, y, d, p[2]):
                sunk = self.depth(surface, x, y, d)
                step.append((surface, (height(surface, a), sunk), (height(surface, b), sunk)))
            ways = self.onward(ways, step, gait)
        ways = self.onward(ways, [(s, z, z) for s, z in ends], gait)
        least = min((cost for cost, _, _ in ways), default=REFUSED)
        found = set()
        for cost, taken, _ in ways:
            if cost == least:
                length = self.length(p, q, pieces, taken[1:-1], gait)
                found.add(REFUSED if length < 0 else cost + length)
        return found or {REFUSED}

    def onward(
        self,
        ways: list[tuple[int, list[Surface], tuple[int, int]]],
        row: list[tuple[Surface, tuple[int, int], tuple[int, int]]],
        gait: Gait,
    ) -> list[tuple[int, list[Surface], tuple[int, int]]]:
        found = []
        for surface, begin, end in row:
            new = []
            for cost, taken, z in ways:
                more = self.climb(taken[-1], surface, z, begin, gait)
                if more is not None:
                    new.append((cost + more, [*taken, surface], end))
            least = min((cost for cost, _, _ in new), default=0)
            found += [way for way in new if way[0] == least]
        return found

    def length(self, p: Spot, q: Spot, pieces: list[tuple[Fraction, Fraction]], taken: list[Surface], gait: Gait) -> int:
        """The cost of the way, cut where it comes to a slope or leaves it."""
        total = 0
        i = 0
        while i < len(taken):
            j = i
            name = taken[i].name if taken[i].name in self.slopes else ""
            while j < len(taken) and (taken[j].name if taken[j].name in self.slopes else "") == name:
                j += 1
            a, b = pieces[i][0], pieces[j - 1][1]
            square = ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2) * (b - a) ** 2
            if name:
                (x, y, _, d), (to_x, to_y, _, over) = at(p, q, a), at(p, q, b)
                square += (self.rise(name, to_x, to_y, over) - self.rise(name, x, y, d)) ** 2
            count = 1
            while 25 * count * count < square:
                count += 1
            slow = Fraction(0)
            for k in range(count):
                t = a + (b - a) * Fraction(2 * k + 1, 2 * count)
                on = next(taken[m] for m in range(i, j) if t <= pieces[m][1])
                place = at(p, q, t)
                pace = self.slowness(on, place, whole(self.height(on, place[0], place[1], place[3])), gait)
                if not pace:
                    return REFUSED
                slow += pace
            exact = square * (100 * slow / count) ** 2
            cost = isqrt(floor(exact))
            total += cost if cost * cost >= exact else cost + 1
            i = j
        return total
