"""The ways of one figure: what it may do on them, where it may end, and how it gets somewhere (WG35 1.2, 2.2, 8.2, 9, 23.1).

Everything that a way depends on is put together once in a `Walk`. Options, domain, refusals and what is carried out ask the same
one, so they agree.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.arm import TOWED
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import point, point_x, point_y, point_z
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ITEMS
from vezerkar.games.wg35.notation import NO_HEIGHT
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.geometry.exact import root_up
from vezerkar.games.wg35.rules.geometry.footing import Footing
from vezerkar.games.wg35.rules.geometry.outline import STEPS, outlines
from vezerkar.games.wg35.rules.geometry.path import (
    BLOCKED,
    CROWDED,
    NEAR_ENEMY,
    NO_FOOTING,
    NO_STOPPING,
    OFF_TABLE,
    ON_MARK,
    SLOW,
    SURE,
    TOO_CLOSE,
    TOO_FAR,
    UP,
    WOODSMAN,
    Point,
    Walker,
    allowance,
    between,
    can_stop,
    comes_near,
    ends_near_enemy,
    is_crowded,
    standing,
)
from vezerkar.games.wg35.rules.geometry.region import PITCH, Region, Spot, reach
from vezerkar.games.wg35.rules.geometry.sight import PRONE, Post, sees
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.step import enemies
from vezerkar.games.wg35.state import SkirmishState

KNEE_PADS: Final = "knee_pads"
PADS: Final[dict[str, int]] = LIBRARY.items[KNEE_PADS].effect if KNEE_PADS in ITEMS else {}
ARMS_FROM: Final = 2 * MEN
CRATES_FROM: Final = 256
"""From these codes on a load is an arm or a crate (see `rules.loads`); below the first it is a figure."""

MANHOLE: Final = "manhole"
FINE: Final = 2
"""Distance that one may get farther than it is drawn, in millimetres."""
CLOSE: Final = 50
"""So close to an enemy it sees no Move ends, in millimetres (WG35 8.2)."""

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (1000, 0),
    (707, 707),
    (0, 1000),
    (-707, 707),
    (-1000, 0),
    (-707, -707),
    (0, -1000),
    (707, -707),
)
"""The directions in which ends are looked for, in thousandths."""
STRAIGHT: Final[tuple[tuple[int, int], ...]] = DIRECTIONS[::2]
"""Those of them along the edges of the table."""


def xyz(place: int) -> Point:
    """A point of a State as geometry takes it."""
    return (point_x(place), point_y(place), point_z(place))


def as_place(p: Point) -> int:
    """A point of geometry as a State takes it."""
    return point(p[0], p[1], p[2])


def towed(s: SkirmishState, figure: int) -> bool:
    """Return True if the load of the figure is towed, not carried (WG35 25.6)."""
    load = s.load[figure]
    return ARMS_FROM <= load < CRATES_FROM and s.stance[load - ARMS_FROM] == TOWED


def army_rule(s: SkirmishState, side: int, rule: str) -> dict[str, int] | None:
    """The numbers of a rule of the side's army list; None if it does not have that rule."""
    army = LIBRARY.armies.get(s.field.armies[side])
    return LIBRARY.army_rules[rule].numbers if army is not None and rule in army.rules else None


def walker_of(s: SkirmishState, figure: int, actions: int, charging: bool = False) -> Walker:
    """Return how a figure goes now, with so many actions (WG35 9.4, 9.11)."""
    prone = s.posture[figure] == PRONE
    towing = towed(s, figure)
    loaded = s.load[figure] >= 0 and not towing
    m = figures.movement(s, figure)
    most = allowance(m, actions, prone, loaded, towing, charging)
    if prone and PADS and s.field.wears(figure, KNEE_PADS):
        # Knee pads: somewhat farther, but not above a part of M (WG35 24.2).
        cap = m * 1000 * actions // PADS["crawl_cap_divisor"]
        most = max(most, min(most + 100 * PADS["crawl_bonus_mm"] * actions, cap))
    pace = SLOW
    if s.trail & BIT[figure]:
        pace = SURE
    elif s.field.has(figure, "pathfinder"):
        pace = WOODSMAN
    up = UP
    climbers = army_rule(s, figure >> 4, "cliff_climbers")
    if climbers is not None:
        up = 100 * climbers["numerator"] // climbers["denominator"]
    climbs = not (prone or s.load[figure] >= 0 or s.helpless & BIT[figure])
    return Walker(most, climbs, prone, towing, pace, up)


class Course:
    """A way on to a point: the points after the last one, the cost of the whole way, and the segment of it that passes a wall or
    a sewer (counted from 0, -1: none). Without points it is none, and ``reason`` says why."""

    __slots__ = ("cost", "passes", "points", "reason")

    def __init__(self, points: list[Point], cost: int, passes: bool = False, reason: int = 0) -> None:
        self.points = points
        self.cost = cost
        self.passes = passes
        self.reason = reason


class Walk:
    """All that the ways of a figure depend on at a moment; later changes of the State do not reach it.

    Figures so far away that no way comes near them are left out, unless the figure is not on the table or may use a passage, or
    ``far`` says that its way goes on with later actions.
    ``near`` are those enemies near whom no Move ends; a Charge ends wherever its target is reached. ``passage`` says whether one
    wall may be passed as if it were not there, ``sewers`` what a way from manhole to manhole then counts (0: there is none).
    """

    __slots__ = (
        "able",
        "doors",
        "marks",
        "near",
        "others",
        "passage",
        "posture",
        "region",
        "region_at",
        "region_spent",
        "sewers",
        "smoke",
        "table",
        "walker",
    )

    def __init__(self, s: SkirmishState, figure: int, actions: int, charging: bool = False, far: bool = False) -> None:
        self.table: Table = s.field.table
        self.doors = s.doors
        self.walker = walker_of(s, figure, actions, charging)
        self.posture = s.posture[figure]
        about = s.on
        self.passage = s.passage & BIT[figure] != 0
        if not far and not self.passage and not s.arriving & BIT[figure]:
            about = figures.around(s, figure, about, self.walker.allowance // 100 + 1 + CLOSE)
        foes = enemies(s, figure) & about
        self.able = figures.points_of(s, foes & figures.able(s))
        aside = BIT[figure]
        if 0 <= s.load[figure] < MEN:
            aside |= BIT[s.load[figure]]
        self.others = figures.points_of(s, about & ~aside)
        self.near: list[Post] = []
        if not charging:
            for enemy in members(foes & ~(s.helpless | s.concealed)):
                self.near.append(figures.post(s, enemy))
        self.marks: list[Point] = []
        for i in range(len(s.field.markers)):
            if s.field.mission.markers[i].kind == "objective":
                self.marks.append(xyz(s.field.markers[i]))
        self.smoke: list[tuple[int, int]] = s.smoke.copy()
        self.sewers = 0
        if self.passage:
            sewers = army_rule(s, figure >> 4, "sewers")
            if sewers is not None:
                self.sewers = 100 * sewers["mm"]
        self.region: Region | None = None
        self.region_at: Point = (0, 0, 0)
        self.region_spent = 0

    # --- one segment and the end -----------------------------------------------------------------------------------

    def segment(self, p: Point, q: Point, passed: int = -1) -> int:
        """The cost of going straight from p to q, or (negative) the reason why not, of `geometry.path`."""
        if not (0 <= q[0] <= self.table.east and 0 <= q[1] <= self.table.north):
            return OFF_TABLE
        starts = standing(self.table, self.doors, p)
        return self._segment(p, q, starts, passed) if starts else NO_FOOTING

    def _segment(self, p: Point, q: Point, starts: list[Footing], passed: int) -> int:
        """The same, where the footings at p are known and q is on the table."""
        ends = standing(self.table, self.doors, q)
        if not ends:
            return NO_FOOTING
        cost = between(self.table, self.doors, self.walker, p, q, starts, ends, passed)
        if cost < 0:
            return cost
        if self.able and comes_near(p, q, self.able):
            return NEAR_ENEMY
        if self.marks and comes_near(p, q, self.marks):
            return ON_MARK
        return cost

    def end(self, q: Point) -> int:
        """0 if a Move may end here, else the reason why not (WG35 1.2, 8.2, 9.6)."""
        if not can_stop(standing(self.table, self.doors, q)):
            return NO_STOPPING
        if is_crowded(q, self.others):
            return CROWDED
        for enemy in self.near:
            if ends_near_enemy(q, [(enemy.x, enemy.y, enemy.z)]) and self._sees(q, enemy):
                return TOO_CLOSE
        return 0

    def _sees(self, q: Point, enemy: Post) -> bool:
        """Return True if the figure, standing here, sees an enemy."""
        if self.smoke and figures.in_smoke(self.smoke, q[0], q[1], enemy.x, enemy.y):
            return False
        return sees(self.table, self.doors, Post(q[0], q[1], q[2], self.posture), enemy)

    # --- the way on ------------------------------------------------------------------------------------------------

    def heights(self, here: Point, goal: Point) -> list[int]:
        """The heights a goal can have: its own, or if that is not said those of all surfaces there, the likeliest first.

        The list is shared: nobody changes it.
        """
        if goal[2] != NO_HEIGHT:
            return [goal[2]]
        surfaces = surface_at(self.table, goal[0], goal[1])
        if len(surfaces) <= 1:
            return surfaces
        found: list[tuple[int, int]] = []
        for z in surfaces:
            found.append((abs(z - here[2]), z))
        found.sort()
        return [z for _, z in found]

    def straight(self, here: Point, spent: int, goal: Point) -> Course:
        """Straight on to a point; through a wall or a sewer if the figure may and there is no other way."""
        on = 0 <= goal[0] <= self.table.east and 0 <= goal[1] <= self.table.north
        reason = NO_FOOTING if on else OFF_TABLE
        for z in self.heights(here, goal):
            q = (goal[0], goal[1], z)
            if q == here:
                continue
            cost = self.segment(here, q)
            if cost >= 0 and spent + cost <= self.walker.allowance:
                return Course([q], spent + cost)
            if self.passage:
                through = self._through(here, q)
                if through >= 0 and spent + through <= self.walker.allowance:
                    return Course([q], spent + through, True)
            reason = cost if cost < 0 else TOO_FAR
        return Course([], spent, False, reason)

    def _through(self, p: Point, q: Point) -> int:
        """The cost of the way by a secret passage; negative if there is none."""
        if self.sewers and self._manhole(p) and self._manhole(q) and not comes_near(p, q, [*self.able, *self.marks]):
            return self.sewers
        for building in self.table.buildings:
            cost = self.segment(p, q, building.index)
            if cost >= 0:
                return cost
        return BLOCKED

    def _manhole(self, p: Point) -> bool:
        for marker in self.table.markers:
            if marker.type == MANHOLE and marker.z == p[2] and marker.shape.holds(p[0], p[1]):
                return True
        return False

    def course(self, here: Point, spent: int, goal: Point) -> Course:
        """The shortest way found to a point where the Move may end: straight on, or round what stands in the way."""
        first = self.straight(here, spent, goal)
        reason = first.reason
        if first.points:
            reason = self.end(first.points[0])
            if not reason:
                return first
        for z in self.heights(here, goal):
            q = (goal[0], goal[1], z)
            if q == here:
                return Course([], spent, False, BLOCKED)
            if not self.end(q):
                found = self._round(here, spent, q)
                if found.points:
                    return found
        return Course([], spent, False, reason)

    def grown(self, here: Point, spent: int) -> Region:
        """All that can be reached from here, with what is left."""
        if self.region is None or self.region_at != here or self.region_spent != spent:
            w = self.walker
            rest = Walker(w.allowance - spent, w.climbs, w.prone, w.towing, w.pace, w.up)
            self.region = reach(self.table, self.doors, here, rest, [*self.able, *self.marks], self.others)
            self.region_at, self.region_spent = here, spent
        return self.region

    def outline(self, here: Point, spent: int, ending: bool) -> list[list[int]]:
        """Closed lines round what can be reached from here; round what of it a Move may end in, if ``ending``.

        Each of their points was tried, so they are no wider than the rules allow.
        """
        if self.walker.allowance - spent > 200 * PITCH:
            return outlines(self._nodes(here, spent, ending))
        # What is left is so little that it is lost between the points of the lattice.
        line: list[int] = []
        start = Spot(here, 0, here)
        for dx, dy in DIRECTIONS:
            far = self._beyond(start, spent, dx, dy, 2 * PITCH, ending)
            line.append(here[0] + _share(far, dx))
            line.append(here[1] + _share(far, dy))
        return [line]

    def _nodes(self, here: Point, spent: int, ending: bool) -> dict[tuple[int, int], list[int]]:
        """The points of the lattice that can be reached, with how far one gets beyond each (see `geometry.outline`)."""
        spots: dict[tuple[int, int], list[Spot]] = {}
        for spot in self.grown(here, spent).spots.values():
            x, y = spot.point[0], spot.point[1]
            if x % PITCH == 0 and y % PITCH == 0 and not (ending and self.end(spot.point)):
                spots.setdefault((x // PITCH, y // PITCH), []).append(spot)
        found: dict[tuple[int, int], list[int]] = {}
        for node in spots:
            beyond: list[int] = []
            for dx, dy in STEPS:
                far = 0
                if (node[0] + dx, node[1] + dy) not in spots:
                    for spot in spots[node]:
                        far = max(far, self._beyond(spot, spent, 1000 * dx, 1000 * dy, PITCH, ending))
                beyond.append(far)
            found[node] = beyond
        return found

    def _beyond(self, spot: Spot, spent: int, dx: int, dy: int, most: int, ending: bool) -> int:
        """Return how far one gets straight beyond a spot in a direction of thousandths, below ``most``; maybe `FINE` farther."""
        rest = self.walker.allowance - spent - spot.cost
        least = 0
        while most - least > FINE:
            middle = (least + most) // 2
            x, y = spot.point[0] + _share(middle, dx), spot.point[1] + _share(middle, dy)
            legal = False
            for z in surface_at(self.table, x, y):
                cost = self.segment(spot.point, (x, y, z))
                if 0 <= cost <= rest and not (ending and self.end((x, y, z))):
                    legal = True
                    break
            if legal:
                least = middle
            else:
                most = middle
        return least

    def _round(self, here: Point, spent: int, q: Point) -> Course:
        """The cheapest way to a point by the region, whose last segment goes there straight."""
        rest = self.walker.allowance - spent
        if 10000 * ((q[0] - here[0]) ** 2 + (q[1] - here[1]) ** 2) > rest * rest:
            return Course([], spent, False, TOO_FAR)
        region = self.grown(here, spent)
        known = region.spots.get(q)
        if known is not None:
            return Course(region.way(q)[1:], spent + known.cost)
        bounds: list[tuple[int, Point]] = []
        for spot in region.spots.values():
            p = spot.point
            dx, dy = q[0] - p[0], q[1] - p[1]
            bound = spot.cost + root_up(10000 * (dx * dx + dy * dy))
            if bound <= rest:
                bounds.append((bound, p))
        bounds.sort()
        best, by = -1, here
        for bound, p in bounds:
            if 0 <= best <= bound:
                break
            more = self.segment(p, q)
            if more >= 0:
                total = region.spots[p].cost + more
                if total <= rest and (best < 0 or total < best):
                    best, by = total, p
        if best < 0:
            return Course([], spent, False, BLOCKED)
        return Course([*region.way(by)[1:], q], spent + best)

    # --- samples ---------------------------------------------------------------------------------------------------

    def ahead(self, here: Point, spent: int, part: int, directions: tuple[tuple[int, int], ...]) -> list[Point]:
        """Points straight ahead, in these directions, at a ``part`` of what is left, that can be gone to."""
        found: list[Point] = []
        rest = self.walker.allowance - spent
        length = rest // (100 * part)
        starts = standing(self.table, self.doors, here)
        if length < 1 or not starts:
            return found
        for dx, dy in directions:
            x, y = here[0] + _share(length, dx), here[1] + _share(length, dy)
            if 0 <= x <= self.table.east and 0 <= y <= self.table.north:
                for z in self.heights(here, (x, y, NO_HEIGHT)):
                    q = (x, y, z)
                    if q == here:
                        continue
                    if 0 <= self._segment(here, q, starts, -1) <= rest:
                        found.append(q)
                        break
                    if self.passage and 0 <= self._through(here, q) <= rest:
                        break  # `straight` goes there by the passage, which is for its owner to think of
        return found

    def somewhere(self, here: Point, spent: int, most: int) -> list[Point]:
        """A few points where the Move may end, the nearest first, wherever they are; none if there is no such point."""
        ordered: list[tuple[int, Point]] = []
        for spot in self.grown(here, spent).spots.values():
            if spot.stop and spot.point != here:
                ordered.append((spot.cost, spot.point))
        ordered.sort()
        found: list[Point] = []
        for _, p in ordered:
            if len(found) < most and not self.end(p):
                found.append(p)
        return found


def _share(length: int, thousandths: int) -> int:
    """A part of a length, rounded towards zero."""
    return length * thousandths // 1000 if thousandths >= 0 else -(length * -thousandths // 1000)
