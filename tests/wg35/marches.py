"""A second opinion on where a figure may go: WG35 1.2, 8.2, 8.7, 9.12, 14.1 and 23.1 over the opinions on ways and on sight.

How the rules are read where they leave a choice:

* A way keeps more than 5 mm from an enemy able to act, and from an objective, measured in plan from its line and upright from the
  heights between its two ends. Whoever begins nearer than that may go, but never nearer.
* A Move does not end closer than 50 mm to an enemy it would see from there, unless that is helpless; a concealed one counts
  for unseen, and so does one beyond smoke.
* A Charge ends where its target would see and be seen if it stood up, should it hide.

`shortest` looks for a way round what stands in the way: by the corners of the pieces, by the rims of difficult ground,
by the ladders, and round others.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from heapq import heappop, heappush
from math import isqrt

from tests.wg35.oracle import Body, Spot, World, gap
from tests.wg35.ways import REFUSED, Gait, Land, whole

ROUND = ((7, 0), (6, 4), (4, 6), (0, 7), (-4, 6), (-6, 4), (-7, 0), (-6, -4), (-4, -6), (0, -7), (4, -6), (6, -4))
"""Where one goes round somebody."""


def squared(p: Spot, q: Spot) -> int:
    """The square of a distance."""
    return sum((a - b) ** 2 for a, b in zip(p, q, strict=True))


def comes_near(p: Spot, q: Spot, other: Spot) -> bool:
    """Whether a way comes within 5 mm of a point, or nearer if it begins there."""
    if squared(p, other) <= 25:
        return gap(p[:2], q[:2], *other[:2]) < gap(p[:2], p[:2], *other[:2]) or squared(q, other) < squared(p, other)
    above = max(0, min(p[2], q[2]) - other[2], other[2] - max(p[2], q[2]))
    return gap(p[:2], q[:2], *other[:2]) + above * above <= 25


@dataclass
class March:
    """Somebody about to go: how, how far (in hundredths), past whom, and whom the end must keep away from."""

    world: World
    gait: Gait
    allowance: int
    posture: str
    shunned: list[Spot] = field(default_factory=list)
    """Enemies able to act, and objectives: no way comes near them."""
    others: list[Spot] = field(default_factory=list)
    enemies: list[Body] = field(default_factory=list)
    """Those a Move may not end near, if it sees them."""
    smoke: list[tuple[int, int, int]] = field(default_factory=list)
    """Places and diameters."""

    def __post_init__(self) -> None:
        self.land = Land(self.world)

    # --- one segment, and the end

    def hop(self, p: Spot, q: Spot) -> set[int]:
        """What it may cost to go straight from one point to another."""
        if any(comes_near(p, q, other) for other in self.shunned):
            return {REFUSED}
        return self.land.costs(p, q, self.gait)

    def sees(self, q: Spot, other: Body) -> bool:
        """Whether the figure, once it is there, sees somebody."""
        if any(4 * gap(q[:2], (other.x, other.y), x, y) < diameter**2 for x, y, diameter in self.smoke):
            return False
        return self.world.look(Body(*q, self.posture), other).seen

    def may_end(self, q: Spot) -> bool:
        """Whether a Move may end there."""
        if not self.land.stops(q) or any(squared(q, other) < 25 for other in self.others):
            return False
        return not any(squared(q, (foe.x, foe.y, foe.z)) < 2500 and self.sees(q, foe) for foe in self.enemies)

    def touches(self, q: Spot, target: Body) -> bool:
        """Whether a Charge that ends there reaches its target."""
        upright = replace(target, posture="standing") if target.posture == "hidden" else target
        return squared(q, (target.x, target.y, target.z)) <= 400 and self.sees(q, upright)

    # --- a way round

    def rims(self) -> set[tuple[int, int]]:
        """Points every centimetre or less where the ground changes its pace: edges of difficult ground and of slopes."""
        plans = [slope[0] for slope in self.land.slopes.values()]
        plans += [p["polygon"] for p in self.land.pieces if 0 < Fraction(self.world.kind(p)["difficulty"]) < self.gait.ease]
        found = set()
        for plan in plans:
            for i in range(len(plan)):
                (ax, ay), (bx, by) = plan[i - 1], plan[i]
                count = max(abs(bx - ax), abs(by - ay)) // 10 + 1
                found |= {(ax + (bx - ax) * k // count, ay + (by - ay) * k // count) for k in range(count)}
        return found

    def bends(self, start: Spot, goal: Spot, most: int) -> list[Spot]:
        """Points where a way of no more than this may bend, and the goal."""
        plans = [piece["polygon"] for piece in self.land.pieces] + [slope[0] for slope in self.land.slopes.values()]
        for piece in self.land.pieces:
            if "openings" in piece:
                plans += [self.land.inner(piece), *(self.world.frame(piece, opening)[0] for opening in piece["openings"])]
        corners = {(x, y) for plan in plans for x, y in plan}
        corners |= {(x + dx, y + dy) for x, y, _ in self.shunned for dx, dy in ROUND}
        corners |= self.rims()
        found = {goal}
        for polygon, low, high in self.land.ladders:
            (west, south), (east, north) = map(min, zip(*polygon, strict=True)), map(max, zip(*polygon, strict=True))
            x, y = (west + east) // 2, (south + north) // 2
            steps = [z for at in ((x, y), (west, y), (east, y), (x, south), (x, north)) for z in self.land.stands(*at)]
            found |= {(x, y, z) for z in (low, high, *steps) if low <= z <= high}
        for x, y in corners:
            if self.bound(start, (x, y, 0)) + self.bound((x, y, 0), goal) <= most:
                near = self.land.near((x, y, 0), (x, y, 0))
                found |= {(x, y, whole(near.height(s, x, y))) for s in near.surfaces(x, y, 1, 0) if not s.crossed}
        found.discard(start)
        return [point for point in found if self.bound(start, point) + self.bound(point, goal) <= most]

    def bound(self, p: Spot, q: Spot) -> int:
        """No way from one point to another costs less."""
        return isqrt(10000 * ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2))

    def shortest(self, start: Spot, goal: Spot, most: int) -> int:
        """What the cheapest way over the bends costs; `REFUSED` if there is none that costs no more than ``most``."""
        bends = self.bends(start, goal, most)
        best = {start: 0}
        heap: list[tuple[int, int, Spot]] = [(self.bound(start, goal), 0, start)]
        done = set()
        while heap:
            _, cost, here = heappop(heap)
            if here == goal:
                return cost
            if here in done:
                continue
            done.add(here)
            for there in bends:
                least, rest = cost + self.bound(here, there), self.bound(there, goal)
                if there in done or least + rest > most or least >= best.get(there, most + 1):
                    continue
                more = min(self.hop(here, there))
                if more != REFUSED and cost + more + rest <= most and cost + more < best.get(there, most + 1):
                    best[there] = cost + more
                    heappush(heap, (cost + more + rest, cost + more, there))
        return REFUSED
