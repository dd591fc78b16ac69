"""Where figures get to on the six tables, among friends and enemies, against the slow second opinion (tests/wg35/marches.py)."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from tests.cost import slow
from tests.rule import rule
from tests.rules.wg35.skirmish import skirmish
from tests.wg35.marches import March, squared
from tests.wg35.oracle import Seen, gap
from tests.wg35.placements import PLACEMENTS, ajar, body_of, figure, spot, world_of
from tests.wg35.ways import REFUSED, Gait, allowed
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.arm import TOWED
from vezerkar.games.wg35.battle.numbering import RANKS
from vezerkar.games.wg35.battle.point import point, point_x, point_y
from vezerkar.games.wg35.content import TABLES
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.close_combat.charging import Rush, charge_walk
from vezerkar.games.wg35.rules.geometry.path import Point
from vezerkar.games.wg35.rules.geometry.region import PITCH
from vezerkar.games.wg35.rules.geometry.sight import PRONE
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import table
from vezerkar.games.wg35.rules.movement.walking import ARMS_FROM, Course, Walk
from vezerkar.games.wg35.state import SkirmishState

SOLDIERS = (("de_schutze", Gait()), ("yu_sharpshooter", Gait(ease=Fraction(1, 2))), ("uk_commando", Gait(up=Fraction(1))))
"""Who goes: an ordinary man, one with WG35 25.21, one of an army that climbs well. All have M 10."""
FRIEND, FOE, FOES = 1, RANKS, 3
POINTS = 5
"""So many points of each region are compared, and as many others."""
NEARLY = 85
"""Where difficult ground or slopes are about, ways are found that cost no more than this, in hundredths of the allowance. Regions
turn at its corners, which count as difficult; the oracle's cheapest way in 100,000 trials went a millimetre beside an edge."""
ROUNDING = 100
"""Ways round figures are found that leave as much as this, as they bend at whole millimetres."""


class Outing:
    """A figure that may go, with a friend, three enemies and an objective near it; the same for the rules and for the oracle."""

    def __init__(self, rng: random.Random, way: str = "") -> None:
        self.name = rng.choice(sorted(TABLES))
        self.table = table(self.name)
        self.here: Point = spot(rng, self.table)
        self.rng = rng
        unit, gait = rng.choice(SOLDIERS)
        near = self.here[:2]
        foes = [figure(rng, self.table, near) for _ in range(FOES)]
        mark = spot(rng, self.table, near)
        s = skirmish(
            a=[(unit, self.here), ("de_schutze", spot(rng, self.table, near, rng.choice((10, 100))))],
            b=[("su_rifleman", (foe.x, foe.y, foe.z)) for foe in foes],
            table=self.name,
            markers=[mark],
        )
        self.s: SkirmishState = s
        s.doors = ajar(rng, self.table)
        s.active = 0
        self.actions = s.left[0] = rng.choice((1, 1, 2))
        s.weak[0] = rng.choice((0, 0, 0, 2, 5))
        for i, foe in enumerate(foes):
            s.posture[FOE + i], s.hide[FOE + i], s.lookout[FOE + i] = foe.posture, foe.hide, foe.opening
            for flags in ("helpless", "shocked", "broken", "concealed"):
                if rng.random() < 0.1:
                    setattr(s, flags, getattr(s, flags) | BIT[FOE + i])
        if rng.random() < 0.15:
            s.smoke.append((point(*spot(rng, self.table, near)), 100))
        self.way = way or rng.choice(("walk", "walk", "walk", "crawl", "carry", "tow", "known paths"))
        if self.way == "crawl":
            s.posture[0] = PRONE
        elif self.way == "carry":
            s.load[0], s.helpless = FRIEND, s.helpless | BIT[FRIEND]
            s.x[FRIEND], s.y[FRIEND], s.z[FRIEND] = self.here
        elif self.way == "tow":
            s.load[0], s.stance[0] = ARMS_FROM, TOWED
        elif self.way == "known paths":
            s.trail, gait = BIT[0], replace(gait, ease=Fraction(0))
        prone, tows = self.way == "crawl", self.way == "tow"
        climbs = not prone and not tows and self.way != "carry"
        self.march = self._march(replace(gait, climbs=climbs, prone=prone, tows=tows), mark)

    def _march(self, gait: Gait, mark: Point) -> March:
        """All that the oracle is told of it."""
        s, charges = self.s, self.way == "charge"
        march = March(world_of(self.name, self.table, s.doors), gait, 0, "prone" if gait.prone else "standing")
        actions = 1 if charges else self.actions
        m = 10 - s.weak[0]
        march.allowance = allowed(m, actions, gait.prone, self.way == "carry", gait.tows, charges and self.actions == 2)
        march.shunned.append(mark)
        if self.way != "carry":
            march.others.append(figures.at(s, FRIEND))
        for foe in range(FOE, FOE + FOES):
            march.others.append(figures.at(s, foe))
            if not (s.helpless | s.shocked | s.broken) & BIT[foe]:
                march.shunned.append(figures.at(s, foe))
            if not (s.helpless | s.concealed) & BIT[foe] and not charges:
                march.enemies.append(body_of(self.table, figures.post(s, foe)))
        for place, diameter in s.smoke:
            march.smoke.append((point_x(place), point_y(place), diameter))
        return march

    def goal(self) -> Point:
        """Somewhere about as far as the figure gets: beyond a piece or a figure, or anywhere; now and then on the lattice."""
        rng, far = self.rng, self.march.allowance // 100
        near = [
            shape
            for shape in (*(piece.shape for piece in self.table.pieces), *(door.frame for door in self.table.doors))
            if shape.west - far < self.here[0] < shape.east + far and shape.south - far < self.here[1] < shape.north + far
        ]
        for _ in range(50):
            (x, y, _), reach = self.here, far + rng.choice((0, 0, 0, 5))
            if near and rng.random() < 0.6:
                shape = rng.choice(near)
                x, y = rng.choice(((x, shape.south + shape.north - y), (shape.west + shape.east - x, y)))
                reach = rng.choice((5, 30))
            elif rng.random() < 0.3:
                # Close past somebody, or an objective.
                x, y, _ = rng.choice(self.march.shunned)
                x, y, reach = 2 * x - self.here[0], 2 * y - self.here[1], 5
            x, y = x + rng.randint(-reach, reach), y + rng.randint(-reach, reach)
            if rng.random() < 0.3:
                x, y = x // PITCH * PITCH, y // PITCH * PITCH
            heights = surface_at(self.table, x, y)
            if heights and (x - self.here[0]) ** 2 + (y - self.here[1]) ** 2 <= (far + 5) ** 2:
                return x, y, rng.choice(heights)
        return self.here

    def __str__(self) -> str:
        return f"{self.name}, doors {self.s.doors:b}, {self.here}, {self.way}, {self.march}"


def holds(march: March, start: Point, course: Course) -> None:
    """The way is one that the oracle goes, too, at this cost."""
    sums = {0}
    for p, q in pairwise([start, *course.points]):
        sums = {a + b for a in sums for b in march.hop(p, q) if b != REFUSED}
    assert course.cost in sums and course.cost <= march.allowance


def reliable(march: March, here: Point, goal: Point) -> int:
    """Ways that cost no more than this are found: all, if the pace is the same everywhere and nobody is about."""

    def past(x: int, y: int) -> int:
        return march.bound(here, (x, y, 0)) + march.bound((x, y, 0), goal)

    if any(past(*p) <= march.allowance for p in march.rims()):
        return march.allowance * NEARLY // 100
    # Twice the 7 mm that the oracle goes round somebody may be saved.
    return march.allowance - ROUNDING * any(past(x, y) <= march.allowance + 1400 for x, y, _ in march.shunned)


@slow
@rule("wg35", "8.2", "9.1")
def test_moves() -> None:
    """WG35 1.2, 8.2, 9: what can be gone to straight and at what cost, where a Move may end, and ways round what is between."""
    straight = roundabout = none = 0
    for i in range(PLACEMENTS):
        rng = random.Random(f"moves {i}")
        out = Outing(rng)
        march, here, goal = out.march, out.here, out.goal()
        said = (i, str(out), goal)
        walk = Walk(out.s, 0, out.actions)
        assert walk.walker.allowance == march.allowance, said
        course = walk.course(here, 0, goal)
        if march.bound(here, goal) > march.allowance or goal == here:
            assert not course.points, said
            continue
        costs = march.hop(here, goal)
        first = walk.straight(here, 0, goal)
        if first.points:
            assert first.cost in costs and first.cost <= march.allowance, said
        else:
            assert REFUSED in costs or max(costs) > march.allowance, said
        ends = march.may_end(goal)
        assert (walk.end(goal) == 0) == ends, said
        if course.points:
            assert ends and course.points[-1] == goal, said
            holds(march, here, course)
        elif ends:
            assert march.shortest(here, goal, reliable(march, here, goal)) == REFUSED, said
            none += 1
        straight += len(course.points) == 1
        roundabout += len(course.points) > 1
    assert straight > PLACEMENTS // 4 and roundabout > PLACEMENTS // 50 and none > PLACEMENTS // 10


@slow
def test_regions() -> None:
    """WG35 9: every point of a region is reached at its cost, and whatever of the lattice can be gone to straight is in it."""
    for i in range(PLACEMENTS // POINTS):
        rng = random.Random(f"regions {i}")
        out = Outing(rng)
        march, here, said = out.march, out.here, (i, str(out))
        region = Walk(out.s, 0, out.actions).grown(here, 0)
        for p in rng.sample(sorted(region.spots), min(POINTS, len(region.spots))):
            assert region.spots[p].stop == all(squared(p, other) >= 25 for other in march.others), (said, p)
            holds(march, here, Course(region.way(p)[1:], region.spots[p].cost))
        for _ in range(POINTS):
            x, y, z = out.goal()
            p = (x // PITCH * PITCH, y // PITCH * PITCH, z)
            if p != here and z in surface_at(out.table, p[0], p[1]):
                costs = march.hop(here, p)
                if REFUSED not in costs and max(costs) <= march.allowance:
                    assert p in region.spots and region.spots[p].cost <= max(costs), (said, p)


@slow
@rule("wg35", "8.7")
def test_charges() -> None:
    """WG35 8.7: which points touch the target, and whether there is a way to them."""
    reached = touched = 0
    for i in range(PLACEMENTS):
        rng = random.Random(f"charges {i}")
        out = Outing(rng, "charge")
        march, here, foe = out.march, out.here, FOE + rng.randrange(FOES)
        at = figures.at(out.s, foe)
        goal = spot(rng, out.table, at[:2], rng.choice((14, 22)))
        if goal == here:
            continue
        said = (i, str(out), foe, goal)
        rush = Rush(out.s, 0, foe, charge_walk(out.s, 0))
        assert rush.walk.walker.allowance == march.allowance, said
        touches = march.touches(goal, body_of(out.table, figures.post(out.s, foe)))
        assert rush.touches(goal) == touches, said
        course = rush.course(here, 0, goal)
        if course.points:
            assert touches and march.may_end(goal) and course.points[-1] == goal, said
            holds(march, here, course)
        elif touches and march.may_end(goal):
            assert march.shortest(here, goal, reliable(march, here, goal)) == REFUSED, said
        reached += bool(course.points)
        touched += touches
    assert touched > PLACEMENTS // 2 and reached > PLACEMENTS // 5


@slow
@rule("wg35", "1.6", "10.10")
def test_who_notices_whom() -> None:
    """WG35 1.5, 1.6, 10.1, 10.10: among figures, with smoke about; whoever is not active sees only what is in front."""
    for i in range(PLACEMENTS):
        rng = random.Random(f"notices {i}")
        out = Outing(rng)
        s, foe, said = out.s, FOE + rng.randrange(FOES), (i, str(out))
        s.fx[foe], s.fy[foe] = rng.randint(-9, 9), rng.randint(1, 9)
        one, other = (body_of(out.table, figures.post(s, i)) for i in (0, foe))
        smoked = any(4 * gap((one.x, one.y), (other.x, other.y), x, y) < d * d for x, y, d in out.march.smoke)
        for viewer, target, a, b in ((0, foe, one, other), (foe, 0, other, one)):
            seen = Seen(False, 24, 0, 0) if smoked else out.march.world.look(a, b)
            assert figures.look_at(s, viewer, target) == (seen.seen, seen.blocked, seen.cover, seen.soft), said
            ahead = viewer == 0 or s.fx[foe] * (one.x - other.x) + s.fy[foe] * (one.y - other.y) >= 0
            assert figures.notices(s, viewer, target) == (seen.seen and ahead), said
        if other.posture != "hidden":
            assert figures.sees_figure(s, 0, foe) == figures.sees_figure(s, foe, 0), said
