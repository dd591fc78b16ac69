"""Values of places for a figure to go to, and the best of those it can reach."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.heuristics import goals, shots
from vezerkar.games.wg35.heuristics.expected_damage import blow_worth
from vezerkar.games.wg35.heuristics.numbers import Numbers
from vezerkar.games.wg35.notation import NO_HEIGHT
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.geometry.path import Point
from vezerkar.games.wg35.rules.geometry.sight import PRONE, STANDING
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.movement.walking import DIRECTIONS, Walk
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.state import SkirmishState

CLUMP: Final = 60
"""Comrades nearer than this crowd a place, in millimetres."""

OFF: Final = 12
"""Distance from a piece at which one takes cover, in millimetres."""
SHELTERS: Final = 7
"""So many places beside pieces are looked at."""
STEPS: Final = 3
STEPS_TRIED: Final = 30
"""So many points of the best way are looked at, of so many that are tried."""


@lru_cache(maxsize=16)
def shelters(table: Table) -> tuple[tuple[int, int], ...]:
    """Points beside the pieces of a table, and in the middle of its areas of soft cover."""
    found: set[tuple[int, int]] = set()
    for piece in table.pieces:
        xs, ys = piece.shape.xs, piece.shape.ys
        if not piece.blocks_sight and piece.top - piece.z < 25:
            if piece in table.covers:
                found.add((sum(xs) // len(xs), sum(ys) // len(ys)))
            continue
        middle_x, middle_y = sum(xs) // len(xs), sum(ys) // len(ys)
        for i in range(len(xs)):
            x, y = xs[i - 1], ys[i - 1]
            dx, dy = xs[i] - x, ys[i] - y
            far = max(1, abs(dx) + abs(dy))
            # Outwards is to the right of an edge that runs counter-clockwise.
            for part in (1, 2, 3):
                found.add((x + dx * part // 4 + OFF * dy // far, y + dy * part // 4 - OFF * dx // far))
            away_x, away_y = x - middle_x, y - middle_y
            long = max(1, abs(away_x) + abs(away_y))
            found.add((x + 20 * away_x // long, y + 20 * away_y // long))
    return tuple(sorted([(x, y) for x, y in found if 0 <= x <= table.east and 0 <= y <= table.north]))


class PlaceEvaluator:
    """Values of places for one figure, in Victory Points.

    ``ready`` is the weapon the figure can fire now and ``arm`` the one for later rounds; `NOBODY` means none.
    """

    __slots__ = ("arm", "figure", "goals", "memory", "numbers", "ready", "s")

    def __init__(self, s: SkirmishState, figure: int, numbers: Numbers) -> None:
        self.s = s
        self.figure = figure
        self.numbers = numbers
        self.goals = goals.goals_of(s, figure, numbers)
        self.ready = shots.loaded(s, figure) if s.load[figure] == NOBODY else NOBODY
        self.arm = self.ready if self.ready != NOBODY else shots.usual(s, figure)
        self.memory: dict[tuple[int, int, int, int, int, int], tuple[float, shots.ShotOutlook]] = {}

    def look(self, place: tuple[int, int, int, int, int, int]) -> tuple[float, shots.ShotOutlook]:
        """Return the value of ending the activation at a place, and the shots from and at it."""
        known = self.memory.get(place)
        if known is not None:
            return known
        s, figure, numbers = self.s, self.figure, self.numbers
        outlook = shots.outlook(s, figure, place, self.arm, numbers)
        worth = goals.pull(s, figure, self.goals, (place[0], place[1], place[2]), numbers)
        worth += numbers.future * outlook.gain - numbers.fear * outlook.danger
        if place[3] == PRONE:
            worth -= numbers.lying
        elif place[3] != STANDING:
            worth -= numbers.hiding
        for comrade in members(own(s, figure >> 4) & ~BIT[figure]):
            if (s.x[comrade] - place[0]) ** 2 + (s.y[comrade] - place[1]) ** 2 < CLUMP * CLUMP:
                worth -= numbers.crowd
        self.memory[place] = (worth, outlook)
        return worth, outlook

    def stay(self) -> float:
        """Return the value of ending the activation here."""
        return self.look(shots.standing_at(self.s, self.figure))[0]

    def shot(self, aimed: bool = False) -> float:
        """Return the value of the best shot from here, 0 if none can be fired now."""
        if self.ready == NOBODY or figures.is_engaged(self.s, self.figure):
            return 0.0
        outlook = self.look(shots.standing_at(self.s, self.figure))[1]
        return outlook.aimed if aimed else outlook.gain

    def score(self, place: Point, actions: int) -> float:
        """Return the value of coming to a place with so many actions left."""
        there = (place[0], place[1], place[2], self.s.posture[self.figure], NOBODY, NOBODY)
        worth, outlook = self.look(there)
        if actions and self.ready != NOBODY:
            worth += self.numbers.after_move * max(0.0, outlook.gain)
        return worth

    def leaving(self) -> float:
        """Return the cost of leaving the fight one is in (WG35 8.2)."""
        s, figure = self.s, self.figure
        cost = 0.0
        for enemy in members(figures.engaged_with(s, figure) & figures.able(s)):
            cost += blow_worth(s, enemy, figure, self.numbers)
        return cost

    # --- where to ------------------------------------------------------------------------------------------------

    def places(self, walk: Walk, here: Point, spent: int) -> list[Point]:
        """Places worth a look, whether or not they can be reached."""
        reach = (walk.walker.allowance - spent) // 100
        wanted: list[tuple[int, int]] = []
        for part in (100, 55):
            for i in range(0, len(DIRECTIONS), 1 if part == 100 else 2):
                dx, dy = DIRECTIONS[i]
                far = reach * part // 100
                wanted.append((here[0] + dx * far // 1000, here[1] + dy * far // 1000))
        wanted += self.shelters(walk, here, reach)
        wanted += self.steps(walk, here, spent, reach)
        found: list[Point] = []
        for x, y in wanted:
            if 0 <= x <= walk.table.east and 0 <= y <= walk.table.north:
                for z in walk.heights(here, (x, y, NO_HEIGHT))[:1]:
                    place = (x, y, z)
                    if place not in found and place != here:
                        found.append(place)
        return found

    def shelters(self, walk: Walk, here: Point, reach: int) -> list[tuple[int, int]]:
        """The places beside pieces that are in reach and suit the goals best."""
        found: list[tuple[float, int, int]] = []
        for x, y in shelters(walk.table):
            if (x - here[0]) ** 2 + (y - here[1]) ** 2 <= reach * reach:
                found.append((-self.drawn(x, y), x, y))
        found.sort()
        return [(x, y) for _, x, y in found[:SHELTERS]]

    def steps(self, walk: Walk, here: Point, spent: int, reach: int) -> list[tuple[int, int]]:
        """The points of the lattice that are nearest to the goals and can be gone to straight on."""
        near: list[tuple[float, int, int]] = []
        side = reach // goals.PITCH
        west, south = here[0] // goals.PITCH, here[1] // goals.PITCH
        for column in range(west - side, west + side + 2):
            for row in range(south - side, south + side + 2):
                x, y = column * goals.PITCH, row * goals.PITCH
                if (x - here[0]) ** 2 + (y - here[1]) ** 2 <= reach * reach:
                    near.append((-self.drawn(x, y), x, y))
        near.sort()
        found: list[tuple[int, int]] = []
        for _, x, y in near[:STEPS_TRIED]:
            if len(found) < STEPS and walk.straight(here, spent, (x, y, NO_HEIGHT)).points:
                found.append((x, y))
        return found

    def drawn(self, x: int, y: int) -> float:
        """Return how strongly the goals draw to a point."""
        best = 0.0
        for goal in self.goals:
            best = max(best, goal.weight * (1.0 - goals.length(self.s, goal.lattice, x, y) / goals.FAR))
        return best + goals.hunting(self.s, self.figure, (x, y, 0), self.numbers)

    def destination(self, walk: Walk, here: Point, spent: int, actions: int) -> tuple[float, Point | None]:
        """The best place a way that has come here can end at, with so many actions left then, and its worth."""
        ordered: list[tuple[float, Point]] = []
        for place in self.places(walk, here, spent):
            ordered.append((-self.score(place, actions), place))
        ordered.sort()
        for worth, place in ordered:
            course = walk.straight(here, spent, place)
            if course.points and not course.passes and not walk.end(course.points[0]):
                return -worth, course.points[0]
        return -1e9, None
