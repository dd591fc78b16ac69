"""The map of Triumph & Tragedy as a subdivision of the plane: the outlines of all areas, made of shared lines.

The coasts are Natural Earth's, bent by splines. Everything is painted on a raster and read off again (see ``raster``), so
outlines touch exactly or not at all. In the circle of a strait its land and its water are painted in two colours: both are seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import hypot, sin

from tools import triumph_world as world
from tools.drawing import Point, Spline
from tools.quartermaster_map import Atlas, dense
from tools.raster import OUTSIDE, Cell, Line, Raster

CELL = 4.0
SEA = 0
SMOOTHING, TOLERANCE = 4, 0.16  # how often lines are rounded; how far the result may lie off, in cells
WATER = "~"
"""Ends the name of the water in the circle of a strait."""


class Bent:
    """A spline whose picture leaves room above."""

    def __init__(self, spline: Spline) -> None:
        self.spline = spline

    def __call__(self, lon: float, lat: float) -> Point:
        """Return where a place of the globe lies on the map."""
        x, y = self.spline(lon, lat)
        return x, y + world.NORTH


OLD_WORLD = Bent(Spline(world.OLD_WORLD, (25, 45), 60))


class Theatre:
    """The map, painted in the order of the methods: land first, then straits, then the seas in between."""

    def __init__(self, areas: list[str], out_of_play: list[str]) -> None:
        self.areas, self.out_of_play = areas, out_of_play
        self.names = ["sea", *areas, *out_of_play, *(name + WATER for name in world.CIRCLES)]
        self.code = {name: i for i, name in enumerate(self.names)}
        self.raster = Raster(world.WIDTH, world.HEIGHT, CELL)
        self.atlas = Atlas()
        self.seeds = {name: [OLD_WORLD(*p) for p in points] for name, points in world.SEEDS.items()}
        self.seeds |= {name: list(points) for name, points in world.NEW_WORLD_SEEDS.items()}
        self._paint_old_world()
        self._paint_new_world()
        self._paint_islands()
        self._patch(world.LAND_PATCHES)
        self._drop_crumbs()
        self._paint_circles()
        self._paint_seas()
        self._patch(world.PATCHES)
        self._untie_knots()

    def owner(self, colour: int) -> str:
        """The area or land out of play that a colour belongs to; empty outside the map."""
        return "" if colour == OUTSIDE else self.names[colour].removesuffix(WATER)

    def lines(self) -> list[Line]:
        """All borders and coasts; the frame of the map too."""
        return self.raster.lines(SMOOTHING, TOLERANCE)

    def _paint_old_world(self) -> None:
        for country, areas in world.LANDS.items():
            self._share(self._cells((country,)), areas)
        self._share(self._cells(world.EAST), world.EASTERN_AREAS)
        self._share(self._cells(world.AFRICA), world.AFRICAN_AREAS)

    def _cells(self, countries: Iterable[str]) -> set[Cell]:
        found: set[Cell] = set()
        for ring in (ring for country in countries for ring in self.atlas.rings(country)):
            if min(lat for _, lat in ring) < 76 and max(lat for _, lat in ring) > 5 and min(lon for lon, _ in ring) < 95:
                # far in the east and in the north the spline is not meant to be used
                found |= self.raster.inside([[OLD_WORLD(min(lon, 100), max(0, min(lat, 76))) for lon, lat in dense(ring)]])
        return found

    def _share(self, cells: set[Cell], areas: tuple[str, ...]) -> None:
        """Give each cell to the area with the nearest seed; a gentle unrest keeps the borders from being straight."""
        if len(areas) == 1:
            self.raster.paint(cells, self.code[areas[0]])
            return
        seeds = [(x, y, self.code[area]) for area in areas for x, y in self.seeds[area]]
        for cx, cy in cells:
            x, y = self._shaken((cx + 0.5) * CELL, (cy + 0.5) * CELL)
            self.raster.cells[cy][cx] = min(((x - u) * (x - u) + (y - v) * (y - v), code) for u, v, code in seeds)[1]

    @staticmethod
    def _shaken(x: float, y: float) -> Point:
        dx = 7 * sin(x / 31 + y / 47) + 4.5 * sin(y / 17 - x / 29 + 1) + 2.5 * sin(x / 11 + y / 9)
        dy = 7 * sin(y / 33 - x / 43 + 2) + 4.5 * sin(x / 19 + y / 27) + 2.5 * sin(y / 10 - x / 12)
        return x + dx, y + dy

    def _paint_new_world(self) -> None:
        north = Bent(Spline(world.AMERICAS, (-75, 45), 40))
        south = Bent(Spline(world.BRAZIL, (-45, -15), 30))
        for country, areas in world.NORTHERN.items():
            for ring in self.atlas.rings(country):
                if max(lon for lon, _ in ring) > world.AMERICAN_WEST:
                    shape = [north(max(lon, world.AMERICAN_WEST), lat) for lon, lat in dense(ring)]
                    self._share(self.raster.inside([shape]), areas)
        for ring in (ring for country in world.SOUTHERN for ring in self.atlas.rings(country)):
            self.raster.paint(self.raster.inside([[south(*p) for p in dense(ring)]]), self.code["rio_de_janeiro"])

    def _paint_islands(self) -> None:
        for name, corners in world.OUTLINES.items():
            self.raster.paint(self.raster.inside([list(corners)]), self.code[name], (SEA,))
        for name, discs in world.BLOBS.items():
            for x, y, radius in discs:
                self.raster.paint(self.raster.stroke([(x, y)], radius), self.code[name], (SEA,))
        for name, more in world.FATTER.items():
            self.raster.paint(self.raster.grown(self.raster.coloured((self.code[name],)), more), self.code[name], (SEA,))

    def _patch(self, patches: tuple[tuple[str, tuple[str, ...], tuple[Point, ...]], ...]) -> None:
        for name, over, corners in patches:
            self.raster.paint(self.raster.inside([list(corners)]), self.code[name], [self.code[other] for other in over])

    def _drop_crumbs(self) -> None:
        """Leave out small pieces of land, or let their neighbours have them."""
        for name in (*self.areas, *self.out_of_play):
            for piece in self.raster.pieces(self.raster.coloured((self.code[name],)))[1:]:
                if len(piece) < world.KEPT.get(name, 1e9):
                    self._let_go(piece)

    def _let_go(self, piece: set[Cell], *never: int) -> None:
        """Give cells to the land around them, or to the sea if there is none."""
        self.raster.paint(piece, SEA)
        self.raster.spread(piece, lambda colour: colour not in (SEA, *never))
        if not any(self.raster.at(*cell) for cell in piece):
            self.raster.paint(piece, SEA)

    def _paint_circles(self) -> None:
        for name, (x, y, radius) in world.CIRCLES.items():
            span = range(int((y - radius) / CELL), int((y + radius) / CELL) + 1)
            disc = {
                (cx, cy)
                for cy in span
                for cx in range(int((x - radius) / CELL), int((x + radius) / CELL) + 1)
                if hypot((cx + 0.5) * CELL - x, (cy + 0.5) * CELL - y) <= radius
            }
            water = {cell for cell in disc if self.raster.at(*cell) == SEA}
            self.raster.paint(disc - water, self.code[name])
            self.raster.paint(water, self.code[name + WATER])
            for piece in self.raster.pieces(self.raster.coloured((self.code[name],)) - disc):
                self._let_go(piece, self.code[name], self.code[name + WATER])

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
        self.raster.spread(self.raster.coloured((SEA,)), lambda colour: colour != SEA)

    def _untie_knots(self) -> None:
        """Let two cells of one colour that meet at a corner only meet properly: lines then never cross."""
        at, tied = self.raster.at, True
        while tied:
            tied = False
            for y in range(1, self.raster.height):
                for x in range(1, self.raster.width):
                    a, b, c, d = at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)
                    if (a == d and a not in (b, c)) or (b == c and b not in (a, d)):
                        self.raster.cells[y][x] = b
                        tied = True


def length(points: Iterable[Point]) -> float:
    """Return the length of a line."""
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))
