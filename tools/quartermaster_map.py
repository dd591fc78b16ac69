"""The map of Quartermaster General as a subdivision of the plane: the outlines of all spaces, made of shared lines.

The coasts are Natural Earth's, bent by splines; islands are set in larger. Everything is painted on a raster and read off again
(see ``raster``), so outlines touch exactly or not at all.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from tools import quartermaster_world as world
from tools.drawing import Point, Spline
from tools.natural_earth import join
from tools.raster import OUTSIDE, Cell, Line, Raster

ATLAS = Path(__file__).parent / "data" / "world.json"
CELL = 2.0
SEA, BARRIER = 0, 1
SMOOTHING, TOLERANCE = 4, 0.3  # how often lines are rounded; how far the result may lie off, in cells
ISLET = 40  # cells: smaller pieces of land are left out
WITH_ISLANDS = ("canada", "latin_america", "indonesia", "italy", "australia")
"""The spaces that keep more than their largest piece."""


class Atlas:
    """The outlines of the countries in degrees."""

    def __init__(self) -> None:
        data = json.loads(ATLAS.read_text(encoding="utf-8"))
        self._lines: list[list[Point]] = [[(x / 100, y / 100) for x, y in line] for line in data["lines"]]
        self._countries: dict[str, list[list[int]]] = data["countries"]

    def rings(self, country: str) -> list[list[Point]]:
        """The outer rings of a country; those of Russia, which crosses the date line, in degrees east."""
        rings = [join(ring, self._lines)[:-1] for ring in self._countries[country]]
        return [[(x % 360, y) for x, y in ring] for ring in rings] if country == "Russia" else rings


def dense(ring: list[Point]) -> list[Point]:
    """A ring with points every degree or closer, for a projection that bends straight lines."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        steps = int(max(abs(bx - ax), abs(by - ay))) + 1
        found += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps)]
    return found


class World:
    """The map, painted in the order of the methods: land first, then what is no space, then the seas in between."""

    def __init__(self, names: list[str]) -> None:
        self.names = ["sea", "barrier", *names]
        self.code = {name: i for i, name in enumerate(self.names)}
        self.raster = Raster(world.WIDTH, world.HEIGHT, CELL)
        self.atlas = Atlas()
        self.old_world = Spline(world.OLD_WORLD, (70, 30), 100)
        self.americas = Spline(world.AMERICAS, (-75, 20), 60)
        self.west = Spline(world.WEST, (-125, 48), 30)
        self._paint_mainland()
        self._paint_splits()
        self._paint_islands()
        self._drop_crumbs()
        self._patch()
        self._paint_barriers()
        self._drop_crumbs()
        self._paint_edges()
        self._paint_seas()
        self._untie_knots()

    def lines(self) -> list[Line]:
        """All borders and coasts; the frame of the map too."""
        return self.raster.lines(SMOOTHING, TOLERANCE)

    def touching(self, lines: list[Line]) -> dict[frozenset[str], float]:
        """The pairs of spaces that share a line, and how long it is."""
        found: dict[frozenset[str], float] = {}
        for line in lines:
            if not {line.left, line.right} & {OUTSIDE, BARRIER}:
                pair = frozenset((self.names[line.left], self.names[line.right]))
                length = sum(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(line.points))
                found[pair] = found.get(pair, 0) + length
        return found

    def _paint_mainland(self) -> None:
        for space, countries in world.BASES.items():
            for country in countries:
                for ring in self.atlas.rings(country):
                    self._paint_country(space, dense(ring))

    def _paint_country(self, space: str, ring: list[Point]) -> None:
        middle = sum(lon for lon, _ in ring) / len(ring)
        if space == "southeast_asia" and middle > 109:
            return  # Borneo is drawn with Indonesia
        if space not in ("canada", "eastern_united_states", "latin_america"):
            # what lies far in the north is beyond the frame, where the spline is not meant to be used
            shape = [self.old_world(lon, min(lat, 71.0) if lon > 32 else lat) for lon, lat in ring]
            self.raster.paint(self.raster.inside([shape]), self.code[space])
            return
        self.raster.paint(self.raster.inside([[self.americas(*p) for p in ring]]), self.code[space])
        if space != "latin_america":
            other = "pacific_northwest" if space == "canada" or middle < -130 else "western_united_states"
            cells = self.raster.inside([[self.west(*p) for p in ring]])
            self.raster.paint({(x, y) for x, y in cells if x > self.raster.width * 0.8}, self.code[other])

    def _paint_splits(self) -> None:
        for base, space, corners in world.SPLITS:
            shape = [self.old_world(*p) for p in dense(list(corners))]
            self.raster.paint(self.raster.inside([shape]), self.code[space], (self.code[base],))

    def _paint_islands(self) -> None:
        for space, isle in world.ISLES.items():
            west, south, east, north = isle.window
            left, top, right, bottom = isle.place
            across, down = (right - left) / (east - west), (bottom - top) / (north - south)
            cells: set[Cell] = set()
            for ring in (ring for country in isle.countries for ring in self.atlas.rings(country)):
                if all(west - 0.5 <= x <= east + 0.5 and south - 0.5 <= y <= north + 0.5 for x, y in ring):
                    cells |= self.raster.inside([[(left + (x - west) * across, top + (north - y) * down) for x, y in ring]])
            cells = self.raster.grown(self.raster.closed(cells, isle.closed), isle.grown)
            self.raster.paint(cells, self.code[space])
        for space, discs in world.BLOBS.items():
            for x, y, radius in discs:
                self.raster.paint(self.raster.stroke([(x, y)], radius), self.code[space])
        for space, more in world.FATTER.items():
            cells = self.raster.grown(self.raster.coloured((self.code[space],)), more)
            self.raster.paint(cells, self.code[space], (SEA,))

    def _drop_crumbs(self) -> None:
        """Leave out small pieces of land, and what a barrier cut off."""
        for name, code in self.code.items():
            if code <= BARRIER:
                continue
            for piece in self.raster.pieces(self.raster.coloured((code,)))[1:]:
                if name not in WITH_ISLANDS or len(piece) < ISLET:
                    self.raster.paint(piece, SEA)

    def _patch(self) -> None:
        for space, over, corners in world.PATCHES:
            cells = self.raster.inside([list(corners)])
            self.raster.paint(cells, self.code[space], [self.code[name] for name in over])

    def _paint_barriers(self) -> None:
        for line in (*world.GATES.values(), *world.WALLS):
            self.raster.paint(self.raster.stroke(list(line), world.WALL), BARRIER)

    def _paint_edges(self) -> None:
        """A strip on both sides, so that spaces meet across the edge just as far as they should."""
        width = self.raster.width
        for marks, strip in ((world.LEFT_EDGE, range(3)), (world.RIGHT_EDGE, range(width - 3, width))):
            for y, row in enumerate(self.raster.cells):
                space = next(space for below, space in marks if y * CELL < below)
                for x in strip:
                    row[x] = self.code[space]

    def _paint_seas(self) -> None:
        """Water takes the sea whose point lies in it, up to the shores drawn; ponds become land."""
        shores: set[Cell] = set()
        for line in world.SHORES:
            shores |= self.raster.stroke(list(line), CELL)
        water = self.raster.coloured((SEA,))
        for piece in self.raster.pieces(water - shores):
            inside = [name for name, (x, y) in world.SEAS.items() if (int(x / CELL), int(y / CELL)) in piece]
            if len(inside) > 1:
                raise SystemExit(f"no shore divides {inside}")
            for name in inside:
                self.raster.paint(piece, self.code[name])
        seas = {self.code[name] for name in world.SEAS}
        self.raster.spread(self.raster.grown(shores, CELL) & self.raster.coloured((SEA,)), lambda colour: colour in seas)
        self.raster.spread(self.raster.coloured((SEA,)), lambda colour: colour > BARRIER and colour not in seas)

    def _untie_knots(self) -> None:
        """Let two cells of one colour that meet at a corner only meet properly: lines then never cross."""
        at, tied = self.raster.at, True
        while tied:
            tied = False
            for y in range(1, self.raster.height):
                for x in range(1, self.raster.width):
                    a, b, c, d = at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)
                    if (a == d and a not in (b, c)) or (b == c and b not in (a, d)):
                        self.raster.cells[y][x] = b if b != BARRIER else c
                        tied = True
