"""Layout of the areas on the map of Triumph & Tragedy: places of the pieces, the name and the signs.

A place for pieces is as large as the area allows; above or below it stands the name, and below that a row of signs. Both are
sought on the raster of the map; ``FIXED`` says where the search would not find what a person likes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, pi, sin

from tools.drawing import Point
from tools.triumph_map import CELL, Theatre

SIZES = (124.0, 112.0, 102.0, 94.0, 86.0, 78.0, 72.0)
SMALLEST = 64.0
RIM, GAIN = 0.46, 12.0
"""Distance at which the rim of a place is looked at, and units of size that are worth one point of it beyond the border."""
TAKEN: tuple[tuple[float, float, float, float], ...] = (
    (2130, 1818, 120, 44),  # the arrows around Africa
    (350, 1780, 200, 70),
    (1125, 1768, 1020, 140),  # the legend
)
"""Boxes of other things: middle, width and height."""
LINE, ROW, SCALE = 18.0, 25.0, 1.15
"""The height of a line of a name, and of a row of signs; how much larger signs are than in the legend."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle and size of the place for pieces; the middle of the block of words and signs."""

    x: float
    y: float
    size: float
    words: Point


FIXED: dict[str, tuple[float, float, float, float, float]] = {
    "washington": (56, 743, 98, 50, 669),
    "sicily": (1148, 1326, 68, 1128, 1274),
    "malta": (1140, 1406, 66, 1214, 1412),
    "gibraltar": (527, 1346, 76, 616, 1346),
    "prague": (1240, 879, 72, 1132, 836),
    "vienna": (1182, 918, 66, 1078, 925),
    "sofia": (1488, 1124, 80, 1566, 1106),
    "budapest": (1350, 958, 66, 1268, 960),
    "bucharest": (1541, 1011, 112, 1546, 931),
    "archangel": (1716, 281, 104, 1811, 268),
    "vologda": (1756, 418, 104, 1848, 391),
    "crete": (1530, 1412, 64, 1546, 1456),
    "georgia": (2001, 1136, 64, 1980, 1088),
    "baku": (2081, 1148, 64, 2098, 1090),
    "west_indian_ocean": (2248, 1808, 66, 2346, 1808),
}
"""Areas whose places are set by hand: x, y, size, and the middle of the words."""


class Finder:
    """Seeks the places on the raster."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        owners = [theatre.owner(colour) for colour in range(len(theatre.names))]
        self.boxes: list[tuple[float, float, float, float]] = []
        self.discs: list[tuple[float, float, float]] = []
        self.rows = [[owners[colour] for colour in row] for row in theatre.raster.cells]

    def spots(self, blocks: dict[str, tuple[float, float]]) -> dict[str, Spot]:
        """The places of all areas, each with the width and height of its words and signs; small areas have the first choice."""
        room = dict.fromkeys(blocks, 0)
        for row in self.rows:
            for owner in row:
                if owner in room:
                    room[owner] += 1
        found: dict[str, Spot] = {}
        self.boxes, self.discs = list(TAKEN), []
        for name in sorted(blocks, key=lambda name: (name not in FIXED, room[name])):
            width, height = blocks[name]
            found[name] = spot = self.spot(name, width, height)
            self.boxes.append((*spot.words, width, height))
            self.discs.append((spot.x, spot.y, spot.size))
        return found

    def _crowded(self, x: float, y: float, size: float, words: Point, width: float, height: float) -> float:
        """Return how badly a place and its words would lie upon what is there."""
        bad = 0.0
        for u, v, wide in self.discs:
            bad += max(0.0, (size + wide) / 2 - hypot(x - u, y - v)) / 4
            bad += self._overlap((*words, width, height), (u, v, wide * 0.9, wide * 0.9)) / 4
        for box in self.boxes:
            bad += self._overlap((*words, width, height), box) / 3
            bad += self._overlap((x, y, size * 0.9, size * 0.9), box) / 4
        return bad

    @staticmethod
    def _overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> float:
        across = (a[2] + b[2]) / 2 - abs(a[0] - b[0])
        down = (a[3] + b[3]) / 2 - abs(a[1] - b[1])
        return min(across, down) if across > 0 and down > 0 else 0.0

    def spot(self, name: str, width: float, height: float) -> Spot:
        """The best place for an area whose block of words and signs is so wide and high."""
        if name in FIXED:
            x, y, size, wx, wy = FIXED[name]
            return Spot(x, y, size, (wx, wy))
        cells = [(x, y) for y, row in enumerate(self.rows) for x, owner in enumerate(row) if owner == name]
        step = 1 if len(cells) < 900 else 2 if len(cells) < 4000 else 4
        best: tuple[float, Spot] | None = None
        for cx, cy in cells:
            near = [(cx + dx, cy + dy) for dx in (-2, 1) for dy in (-2, 1)]
            if cx % step or cy % step or self._outside(name, [(u * CELL, v * CELL) for u, v in near]):
                continue
            x, y = cx * CELL, cy * CELL
            for size in (*SIZES, SMALLEST):
                if best and self._outside(name, self._rim(x, y, size * RIM)) * 1.2 - size / GAIN >= best[0]:
                    continue
                for below in (-1, 1):
                    words = (x, y + below * (size + height) / 2)
                    cost = self._outside(name, self._rim(x, y, size * RIM)) * 1.2 - size / GAIN + (0.2 if below > 0 else 0)
                    cost += self._outside(name, self._box(words, width, height)) * 0.9
                    if best is None or cost < best[0]:
                        cost += self._crowded(x, y, size, words, width, height)
                    if best is None or cost < best[0]:
                        best = (cost, Spot(x, y, size, words))
        assert best
        return best[1]

    def _outside(self, name: str, points: list[Point]) -> int:
        rows, found = self.rows, 0
        for x, y in points:
            cx, cy = int(x // CELL), int(y // CELL)
            if not 0 <= cy < len(rows) or not 0 <= cx < len(rows[0]):
                found += 6
            elif rows[cy][cx] != name:
                found += 1
        return found

    @staticmethod
    def _rim(x: float, y: float, radius: float) -> list[Point]:
        return [(x + radius * cos(k * pi / 6), y + radius * sin(k * pi / 6)) for k in range(12)]

    @staticmethod
    def _box(middle: Point, width: float, height: float) -> list[Point]:
        x, y = middle
        return [(x + width * i / 4, y + height * j / 2) for i in (-2, -1, 0, 1, 2) for j in (-1, 1)]
