"""A second opinion on ways: WG35 9.1-9.11 and 29.1, word for word and slowly, on the records of the terrain file.

A segment is cut wherever the line of any edge crosses it; what is under the middle of each piece is what is under all of it. All
ways to step from surface to surface are kept that climb least; `costs` gives the cost of each of them, in hundredths, as a set.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import floor, isqrt
from typing import Any

from tests.wg35.oracle import TYPES, Number, Polygon, World, at, breaks, loosely, strictly

Spot = tuple[int, int, int]


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


def comes_to(polygon: Polygon, p: Spot, q: Spot) -> bool:
    """Whether the boxes of a polygon and a segment touch."""
    return all(
        min(p[i], q[i]) <= max(point[i] for point in polygon) and max(p[i], q[i]) >= min(point[i] for point in polygon)
        for i in (0, 1)
    )


class Land:
    """One table with some doors open, as one walks on it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pieces = list(world.pieces.values())
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

    def rise(self, name: str, x: Number, y: Number) -> Fraction:
        """The height of a slope at a point."""
        polygon, low, high, way, _ = self.slopes[name]
        xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
        done = {
            "east": Fraction(x - min(xs)) / (max(xs) - min(xs)),
            "west": Fraction(max(xs) - x) / (max(xs) - min(xs)),
            "north": Fraction(y - min(ys)) / (max(ys) - min(ys)),
            "south": Fraction(max(ys) - y) / (max(ys) - min(ys)),
        }[way]
        return low + (high - low) * done

    def height(self, surface: Surface, x: Number, y: Number) -> Fraction:
        return self.rise(surface.name, x, y) if surface.name in self.slopes else Fraction(surface.level)

    def inner(self, house: dict[str, Any]) -> Polygon:
        (west, south), _, (east, north), _ = house["polygon"]
        t = house["wall_thickness_mm"]
        return [[west + t, south + t], [east - t, south + t], [east - t, north - t], [west + t, north - t]]

    def solid(self, x: Number, y: Number, z: Fraction, but: str = "") -> bool:
        """Whether a surface at this height would be inside of something."""
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            if not strictly(piece["polygon"], x, y) or piece["z_mm"] > z or piece["id"] == but:
                continue
            if kind["kind"] == "wall" and kind["height_mm"] <= 15:
                continue
            if kind["kind"] in ("wall", "block") and z < piece["z_mm"] + kind["height_mm"]:
                return True
            if (
                kind["kind"] == "building"
                and z < piece["z_mm"] + piece["wall_height_mm"]
                and not loosely(self.inner(piece), x, y)
            ):
                return True
        return False

    def surfaces(self, x: Number, y: Number, rung: int) -> list[Surface]:
        """All that one can be on at a point."""
        found = []
        bridge = False
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            on, over = loosely(piece["polygon"], x, y), strictly(piece["polygon"], x, y)
            if kind["kind"] == "floor" and on:
                found.append(Surface("deck", False, level=piece["z_mm"] + kind["height_mm"]))
                bridge = bridge or piece["z_mm"] + kind["height_mm"] == 0
            elif kind["kind"] == "block" and on and kind["walkable_top"]:
                found.append(Surface(piece["id"], kind["climbable"], level=piece["z_mm"] + kind["height_mm"]))
            elif kind["kind"] in ("wall", "block") and over and kind["climbable"]:
                if kind["kind"] == "block" or kind["height_mm"] > 15:
                    found.append(Surface(piece["id"], True, True, piece["z_mm"] + kind["height_mm"]))
            elif kind["kind"] == "building" and on:
                found += self.indoors(piece, x, y)
        if not bridge and self.bare(x, y):
            found.append(Surface("ground", level=0))
        found = [one for one in found if not self.solid(x, y, Fraction(one.level), one.within)]
        for name, (polygon, *_) in self.slopes.items():
            if loosely(polygon, x, y) and not self.solid(x, y, self.rise(name, x, y)):
                found.append(Surface(name, False))
        for polygon, low, high in self.ladders:
            if loosely(polygon, x, y) and low <= rung <= high:
                found.append(Surface("rung", False, level=rung))
        return found

    def bare(self, x: Number, y: Number) -> bool:
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            wet = kind["difficulty"] == "0" and piece["z_mm"] == 0
            if (wet or kind["kind"] == "building") and strictly(piece["polygon"], x, y):
                return False
        return not self.taken("", 0, x, y)

    def taken(self, house: str, z: int, x: Number, y: Number) -> bool:
        return any(strictly(p, x, y) and low <= z <= high and inside == house for p, low, high, _, inside in self.slopes.values())

    def indoors(self, house: dict[str, Any], x: Number, y: Number) -> list[Surface]:
        found = []
        ground = house["z_mm"]
        if house["roof"] and house["roof_access"]:
            found.append(Surface("roof", False, level=ground + house["wall_height_mm"]))
        if loosely(self.inner(house), x, y):
            for storey in house["storeys"]:
                z = ground + storey["floor_mm"]
                if not self.taken(house["id"], z, x, y):
                    found.append(Surface("floor", False, level=z))
        elif strictly(house["polygon"], x, y):
            for opening in house["openings"]:
                z = ground + house["storeys"][opening["storey"]]["floor_mm"] + opening["sill_mm"]
                if loosely(self.world.frame(house, opening)[0], x, y):
                    if opening["kind"] == "window":
                        found.append(Surface("window", True, True, z, house["id"]))
                    elif opening["kind"] == "door" and (house["id"], opening["id"]) in self.world.doors:
                        found.append(Surface("door", False, False, z, house["id"]))
        return found

    def depth(self, surface: Surface, x: Number, y: Number) -> int:
        """How far below the surface one stands there: in a trench."""
        depths = [
            TYPES[piece["type"]].get("depth_mm", 0)
            for piece in self.pieces
            if piece["z_mm"] == surface.level and loosely(piece["polygon"], x, y)
        ]
        return 0 if surface.name in ("deck", "rung") or surface.name in self.slopes else max(depths, default=0)

    def slowness(self, surface: Surface, x: Number, y: Number, z: int) -> Fraction:
        if surface.name == "deck":
            return Fraction(1)
        slow = [Fraction(1)]
        for piece in self.pieces:
            kind = TYPES[piece["type"]]
            base, top = piece["z_mm"], piece["z_mm"] + (kind["height_mm"] or 0)
            passable = kind["kind"] == "area" and kind["difficulty"] != "0"
            if passable and loosely(piece["polygon"], x, y) and (z == base or base < z < top):
                slow.append(1 / Fraction(kind["difficulty"]))
        return max(slow)

    def climb(self, a: Surface, b: Surface, from_z: tuple[int, int], to_z: tuple[int, int]) -> int | None:
        """From one surface to the next; heights with how far below them one stands."""
        up = (to_z[0] - to_z[1]) - (from_z[0] - from_z[1])
        if up == 0 or (abs(up) <= 15 and not (a.crossed and b.crossed)):
            return 0
        if abs(up) > 75:
            return None
        higher = b if to_z[0] > from_z[0] else a
        if abs(to_z[0] - from_z[0]) > 15 and not higher.climb:
            return None
        return whole(Fraction(3 * up, 2)) * 100 if up > 0 else -up * 100

    def costs(self, p: Spot, q: Spot) -> set[int]:
        """What a segment that is not upright may cost; nothing if it cannot be walked."""
        polygons = [piece["polygon"] for piece in self.pieces]
        polygons += [slope[0] for slope in self.slopes.values()] + [ladder[0] for ladder in self.ladders]
        for piece in self.pieces:
            if "openings" in piece:
                polygons.append(self.inner(piece))
                polygons += [self.world.frame(piece, opening)[0] for opening in piece["openings"]]
        cuts = breaks(p, q, [polygon for polygon in polygons if comes_to(polygon, p, q)], [])

        def height(surface: Surface, t: Fraction) -> tuple[int, int]:
            x, y, _ = at(p, q, t)
            return whole(self.height(surface, x, y)), 0

        def sunk(surface: Surface, t: Fraction, middle: Fraction) -> tuple[int, int]:
            x, y, _ = at(p, q, middle)
            return height(surface, t)[0], self.depth(surface, x, y)

        def stand(spot: Spot, t: Fraction) -> list[tuple[Surface, tuple[int, int]]]:
            found = [s for s in self.surfaces(spot[0], spot[1], spot[2]) if not s.crossed and height(s, t)[0] == spot[2]]
            return [(s, sunk(s, t, t)) for s in found]

        ways: list[tuple[int, list[Surface], tuple[int, int]]] = [(0, [s], z) for s, z in stand(p, Fraction(0))]
        pieces = list(pairwise(cuts))
        for a, b in pieces:
            middle = (a + b) / 2
            x, y, _ = at(p, q, middle)
            step = []
            for surface in self.surfaces(x, y, p[2]):
                step.append((surface, sunk(surface, a, middle), sunk(surface, b, middle)))
            ways = self.onward(ways, step)
        ends = [(s, z, z) for s, z in stand(q, Fraction(1))]
        ways = self.onward(ways, ends)
        if not ways:
            return set()
        least = min(cost for cost, _, _ in ways)
        return {cost + self.length(p, q, pieces, taken[1:-1]) for cost, taken, _ in ways if cost == least}

    def onward(
        self,
        ways: list[tuple[int, list[Surface], tuple[int, int]]],
        row: list[tuple[Surface, tuple[int, int], tuple[int, int]]],
    ) -> list[tuple[int, list[Surface], tuple[int, int]]]:
        found = []
        for surface, begin, end in row:
            new = []
            for cost, taken, z in ways:
                more = self.climb(taken[-1], surface, z, begin)
                if more is not None:
                    new.append((cost + more, [*taken, surface], end))
            least = min((cost for cost, _, _ in new), default=0)
            found += [way for way in new if way[0] == least]
        return found

    def length(self, p: Spot, q: Spot, pieces: list[tuple[Fraction, Fraction]], taken: list[Surface]) -> int:
        """The cost of the way, cut where it comes to a slope or leaves it."""
        total = 0
        i = 0
        while i < len(taken):
            j = i
            name = taken[i].name if taken[i].name in self.slopes else ""
            while j < len(taken) and (taken[j].name if taken[j].name in self.slopes else "") == name:
                j += 1
            a, b = pieces[i][0], pieces[j - 1][1]
            start, end = at((*p[:2], 0), (*q[:2], 0), a), at((*p[:2], 0), (*q[:2], 0), b)
            square = Fraction((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
            if name:
                square += (self.rise(name, end[0], end[1]) - self.rise(name, start[0], start[1])) ** 2
            count = 1
            while 25 * count * count < square:
                count += 1
            slow = Fraction(0)
            for k in range(count):
                t = a + (b - a) * Fraction(2 * k + 1, 2 * count)
                on = next(taken[m] for m in range(i, j) if t <= pieces[m][1])
                x, y, _ = at(p, q, t)
                slow += self.slowness(on, x, y, whole(self.height(on, x, y)))
            exact = square * (100 * slow / count) ** 2
            cost = isqrt(floor(exact))
            total += cost if cost * cost >= exact else cost + 1
            i = j
        return total
