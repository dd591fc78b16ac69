"""Cost of a way, and reasons why one may not go it (WG35 1.2, 8.2, 8.7, 9.1-9.12, 29.1).

A way is a line of points (x, y, z). Between two of them a figure goes straight on in plan and climbs what it comes to, by the
cheapest of the surfaces that are there; if the two are one above the other, it climbs on the spot or goes up a ladder. Costs and
allowances are hundredths of a millimetre. Nothing is charged twice or forgotten when a segment is split at a point of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vezerkar.games.wg35.rules.geometry.exact import half_up, root_up
from vezerkar.games.wg35.rules.geometry.footing import (
    CLOSED_DOOR,
    CROSSING,
    DECK,
    DOORWAY,
    LEVEL,
    ONLY_LOOPHOLE,
    Footing,
    Section,
    keeps_off,
)
from vezerkar.games.wg35.rules.geometry.lines import covers
from vezerkar.games.wg35.rules.geometry.memory import MOST, code_of
from vezerkar.games.wg35.rules.geometry.nearby import FREE, at_point, is_open, nearby
from vezerkar.games.wg35.rules.geometry.table import Slope, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

CLIMB: Final = 75
"""Nobody climbs more than this at once (WG35 9.5)."""

STEP: Final = 5
"""Difficult ground is walked in equal steps of at most this length (WG35 9.3)."""

APART: Final = 5
CLEAR: Final = 50
CONTACT: Final = 20

BLOCKED: Final = -1
TOO_HIGH: Final = -2
NO_CLIMBING: Final = -3
DOOR_CLOSED: Final = -4
LOOPHOLE_ONLY: Final = -5
OFF_TABLE: Final = -6
NO_FOOTING: Final = -7
NO_STOPPING: Final = -8
NOT_PRONE: Final = -9
NOT_TOWING: Final = -10
NEAR_ENEMY: Final = -11
CROWDED: Final = -12
TOO_FAR: Final = -13
ON_MARK: Final = -14
TOO_CLOSE: Final = -15

REASONS: Final = {
    BLOCKED: "refuse-way-blocked",
    TOO_HIGH: "refuse-way-high",
    NO_CLIMBING: "refuse-way-climbing",
    DOOR_CLOSED: "refuse-door-closed",
    LOOPHOLE_ONLY: "refuse-way-loophole",
    OFF_TABLE: "refuse-way-off-table",
    NO_FOOTING: "refuse-way-footing",
    NO_STOPPING: "refuse-way-stopping",
    NOT_PRONE: "refuse-way-prone",
    NOT_TOWING: "refuse-way-towing",
    NEAR_ENEMY: "refuse-way-enemy",
    CROWDED: "refuse-way-crowded",
    TOO_FAR: "refuse-way-far",
    ON_MARK: "refuse-way-objective",
    TOO_CLOSE: "refuse-way-close",
}
"""The ids of the reasons against a way."""

CITES: Final = {
    BLOCKED: "WG35 9.6",
    TOO_HIGH: "WG35 9.5",
    NO_CLIMBING: "WG35 9.11",
    DOOR_CLOSED: "WG35 9.9",
    LOOPHOLE_ONLY: "WG35 9.10",
    OFF_TABLE: "WG35 9.12",
    NO_FOOTING: "WG35 9.1",
    NO_STOPPING: "WG35 9.6",
    NOT_PRONE: "WG35 29.2",
    NOT_TOWING: "WG35 25.6",
    NEAR_ENEMY: "WG35 1.2",
    CROWDED: "WG35 1.2",
    TOO_FAR: "WG35 2.2",
    ON_MARK: "WG35 23.1",
    TOO_CLOSE: "WG35 8.2",
}
"""The rules that give the reasons."""

SLOW: Final = 0
WOODSMAN: Final = 1
SURE: Final = 2
"""Paces on difficult ground: slowed as it is; not slowed if it halves movement only (WG35 25.21); not at all (known paths)."""

UP: Final = 150
"""Cost of climbing up, in hundredths of the height (WG35 9.5)."""

Point = tuple[int, int, int]


class Walker:
    """A way of going: with `allowance` hundredths of a millimetre, climbing or not, lying or not, towing a mount or not.

    Who lies, carries or is helpless does not climb (WG35 9.11); towing goes on ordinary ground only (WG35 25.6). `pace` is one of
    `SLOW`, `WOODSMAN` and `SURE`; `up` is what climbing up costs, in hundredths of the height.
    """

    __slots__ = ("allowance", "climbs", "pace", "prone", "towing", "up")

    def __init__(
        self,
        allowance: int,
        climbs: bool = True,
        prone: bool = False,
        towing: bool = False,
        pace: int = SLOW,
        up: int = UP,
    ) -> None:
        self.allowance = allowance
        self.climbs = climbs
        self.prone = prone
        self.towing = towing
        self.pace = pace
        self.up = up


class Verdict:
    """The answer to a way: its cost, or a reason id and the segment (from 0) it is about; -1 if it is about the end.

    `cost` is that of the segments before the refused one if there is a reason.
    """

    __slots__ = ("cost", "reason", "segment")

    def __init__(self, cost: int, reason: str = "", segment: int = -1) -> None:
        self.cost = cost
        self.reason = reason
        self.segment = segment


def allowance(
    m: int, actions: int = 1, prone: bool = False, loaded: bool = False, towing: bool = False, charging: bool = False
) -> int:
    """Return how far a figure with movement M (centimetres) goes, in hundredths of a millimetre rounded down (WG35 2.2, 9.4)."""
    n, d = m * 1000 * actions, 1
    if prone:
        d *= 4
    if loaded:
        d *= 2
    if towing:
        n *= 3
        d *= 4
    if charging:
        n *= 3
        d *= 2
    return n // d


# --- climbing (WG35 9.5, 9.6, 9.11) --------------------------------------------------------------------------------


def climbing(before: Footing, after: Footing, walker: Walker) -> i64:
    """Return the cost of getting from one footing to the next, or the reason why one cannot."""
    rise = (after.begin - after.depth) - (before.end - before.depth)
    if rise == 0 or (-FREE <= rise <= FREE and (before.kind != CROSSING or after.kind != CROSSING)):
        return 0
    if not -CLIMB <= rise <= CLIMB:
        return TOO_HIGH
    higher = after if after.begin > before.end else before
    if not higher.climb and not -FREE <= after.begin - before.end <= FREE:
        return BLOCKED
    if not walker.climbs:
        return NO_CLIMBING
    return 100 * half_up(walker.up * rise, 100) if rise > 0 else -100 * rise


def _worse(one: i64, other: i64) -> i64:
    """Of two reasons the one that tells more: what the figure lacks before what is in the way."""
    return min(one, other)


class Profile:
    """The footings a figure takes along a segment, one for each interval, and what climbing costs; or the reason why not."""

    __slots__ = ("cost", "taken")

    def __init__(self, cost: int, taken: list[Footing]) -> None:
        self.cost = cost
        self.taken = taken


ON_GROUND: Final = [LEVEL]
NOWHERE: Final[list[Footing]] = []
"""The footings of most points, and none: one list for all of them."""


def standing(table: Table, doors: int, point: Point) -> list[Footing]:
    """The footings a way may go by at a point: those of its height; nobody bends his way on a wall or in a window.

    The list is shared: nobody changes it.
    """
    if at_point(table, point[0], point[1]).leaves_bare(point[0], point[1]):
        return NOWHERE if point[2] else ON_GROUND
    known = table.memory.with_doors(doors).footings
    code = code_of(point[0], point[1], point[2])
    found = known.get(code)
    if found is None:
        found = _standing(table, doors, point)
        if len(found) == 1 and found[0] is LEVEL:
            found = ON_GROUND
        if len(known) >= MOST:
            known.clear()
        known[code] = found
    return found


def _standing(table: Table, doors: int, point: Point) -> list[Footing]:
    found: list[Footing] = []
    spot = Section(table, doors, point[0], point[1], point[0], point[1])
    for footing in spot.footings(0, point[2]):
        if footing.begin == point[2] and footing.kind != CROSSING:
            found.append(footing)
    return found


def profile(section: Section, starts: list[Footing], ends: list[Footing], rung: int, walker: Walker) -> Profile:
    """The cheapest climb along a segment from one of these footings to one of those; of equals the first."""
    costs: list[int] = [0] * len(starts)
    rows: list[list[Footing]] = [starts]
    origins: list[list[int]] = []
    count = section.intervals()
    for interval in range(count + 1):
        row = ends if interval == count else section.footings(interval, rung)
        reason: i64 = BLOCKED
        if not row:
            hindrance = section.hindrance(interval)
            if hindrance == CLOSED_DOOR:
                reason = DOOR_CLOSED
            elif hindrance == ONLY_LOOPHOLE:
                reason = LOOPHOLE_ONLY
        last = rows[interval]
        best: list[int] = []
        origin: list[int] = []
        any_way = False
        for footing in row:
            least: i64 = -1
            source = -1
            for i in range(len(last)):
                if costs[i] < 0:
                    continue
                more = climbing(last[i], footing, walker)
                if more < 0:
                    reason = _worse(reason, more)
                elif least < 0 or costs[i] + more < least:
                    least, source = costs[i] + more, i
            best.append(least)
            origin.append(source)
            if source >= 0:
                any_way = True
        if not any_way:
            return Profile(reason, [])
        rows.append(row)
        origins.append(origin)
        costs = best
    place = -1
    for i in range(len(costs)):
        if costs[i] >= 0 and (place < 0 or costs[i] < costs[place]):
            place = i
    total = costs[place]
    taken: list[Footing] = []
    for interval in range(count, 0, -1):
        place = origins[interval][place]
        taken.append(rows[interval][place])
    taken.reverse()
    return Profile(total, taken)


# --- length (WG35 9.1-9.3, 9.8) ------------------------------------------------------------------------------------


def _length(section: Section, taken: list[Footing], first: int, last: int, walker: Walker) -> int:
    """The cost of the way from one cut to another, that is on one slope or on none; or the reason why not.

    Slopes lie along the edges of the table, so the denominators of such cuts are below 2^12, and all of `_pace` fits a machine
    word. Squares do not.
    """
    an, ad, bn, bd = section.cuts_n[first], section.cuts_d[first], section.cuts_n[last], section.cuts_d[last]
    n, d = bn * ad - an * bd, ad * bd
    dx: int = section.qx - section.px
    dy: int = section.qy - section.py
    square, over = (dx * dx + dy * dy) * n * n, d * d
    slope = taken[first].slope
    if slope is not None:
        run, along = _run(slope, dx, dy)
        square = square * run * run + (along * (slope.high - slope.low) * n) ** 2
        over *= run * run
    if not section.areas:
        return root_up(-(-10000 * square // over))
    # Where the ground is the same all along, one step tells as much as all of them.
    steps = 1 if _even(section, taken, first, last) else root_up(-(-square // (STEP * STEP * over)))
    weight_n: i64 = 0
    weight_d: i64 = 1
    slow_n: i64 = 1
    slow_d: i64 = 1
    interval = first - 1
    cut_n: i64 = an
    cut_d: i64 = ad
    known = False
    t: i64 = 2 * steps * d
    step: i64 = 2 * n
    tn: i64 = 2 * steps * an * bd - n
    for _ in range(steps):
        tn += step
        while cut_n * t < tn * cut_d:
            interval += 1
            cut_n, cut_d = section.cuts_n[interval + 1], section.cuts_d[interval + 1]
            known = False
        # Between two cuts level ground is the same everywhere; on a cut it may be another.
        between_cuts = tn * cut_d < cut_n * t
        if not known or not between_cuts:
            slow_n, slow_d = _pace(section, taken[interval], tn, t, walker)
            if slow_d == 0:
                return slow_n
            known = between_cuts and taken[interval].slope is None
        if weight_d % slow_d:
            weight_n *= slow_d
            weight_d *= slow_d
        weight_n += slow_n * (weight_d // slow_d)
    total: int = weight_n
    parts: int = steps * weight_d
    return root_up(-(-10000 * square * total * total // (over * parts * parts)))


def _even(section: Section, taken: list[Footing], first: int, last: int) -> bool:
    """Return True if the way from one cut to another is level and every area it comes to reaches over all of it."""
    for interval in range(first, last):
        if taken[interval].slope is not None or taken[interval].kind == DECK or taken[interval].begin != taken[first].begin:
            return False
    for _, reached in section.areas:
        if reached.first < last and reached.last > first and (reached.first > first or reached.last < last):
            return False
    return True


def _run(slope: Slope, dx: int, dy: int) -> tuple[int, int]:
    """Return the length of a slope in plan, and how much of a segment goes along it."""
    if slope.way_x:
        return slope.shape.east - slope.shape.west, dx
    return slope.shape.north - slope.shape.south, dy


def _pace(section: Section, footing: Footing, tn: i64, t: i64, walker: Walker) -> tuple[i64, i64]:
    """Return the factor of a step's cost for the ground under its midpoint at tn/t, as a fraction; or a reason and 0.

    The slowest of several grounds counts. A bridge lies above them all (WG35 29).
    """
    slow_n: i64 = 1
    slow_d: i64 = 1
    if footing.kind == DECK:
        return slow_n, slow_d
    x = section.px * t + (section.qx - section.px) * tn
    y = section.py * t + (section.qy - section.py) * tn
    z = footing.begin if footing.slope is None else section.slope_height(footing.slope, tn, t)
    for area, _ in section.areas:
        if z != area.z and not area.z < z < area.top:
            continue
        if not covers(area.shape, x, y, t, 0):
            continue
        if area.no_prone and walker.prone:
            return NOT_PRONE, 0
        if walker.pace == SURE or (walker.pace == WOODSMAN and 2 * area.speed_n == area.speed_d):
            continue
        if area.speed_n and area.speed_d * slow_d > slow_n * area.speed_n:
            slow_n, slow_d = area.speed_d, area.speed_n
            if walker.towing:
                return NOT_TOWING, 0
    return slow_n, slow_d


def segment_cost(table: Table, doors: int, walker: Walker, p: Point, q: Point) -> int:
    """The cost of going straight from p to q, or (negative) the reason why not."""
    if not (0 <= q[0] <= table.east and 0 <= q[1] <= table.north):
        return OFF_TABLE
    starts = standing(table, doors, p)
    ends = standing(table, doors, q)
    if not starts or not ends:
        return NO_FOOTING
    return between(table, doors, walker, p, q, starts, ends)


def between(
    table: Table,
    doors: int,
    walker: Walker,
    p: Point,
    q: Point,
    starts: list[Footing],
    ends: list[Footing],
    passed: int = -1,
) -> int:
    """As `segment_cost`, where the footings at p and q (see `standing`) are known and q is on the table.

    ``passed`` is a building one of whose walls is passed as if it were not there (the card Secret passage), or -1.
    """
    if p[0] == q[0] and p[1] == q[1]:
        return _upright(table, walker, p, q, starts, ends)
    if is_open(table, p[0], p[1], q[0], q[1]) or (
        LEVEL in starts and LEVEL in ends and keeps_off(nearby(table, p[0], p[1], q[0], q[1]), p[0], p[1], q[0], q[1])
    ):
        # Flat ground all the way; and there is no wall to pass.
        return root_up(10000 * _squared(p, q)) if passed < 0 else BLOCKED
    section = Section(table, doors, p[0], p[1], q[0], q[1])
    if passed >= 0 and not section.pass_wall(passed):
        return BLOCKED
    if section.level and LEVEL in starts and LEVEL in ends:
        return _length(section, [LEVEL] * section.intervals(), 0, section.intervals(), walker)
    found = profile(section, starts, ends, p[2], walker)
    if found.cost < 0:
        return found.cost
    total = found.cost
    first, count = 0, section.intervals()
    while first < count:
        last = first + 1
        while last < count and found.taken[last].slope is found.taken[first].slope:
            last += 1
        more = _length(section, found.taken, first, last, walker)
        if more < 0:
            return more
        total += more
        first = last
    return total


def strides(table: Table, doors: int, walker: Walker, p: Point, q: Point, length: int) -> list[Point]:
    """Points of the way from p to q, p left out and q the last, none farther from the next one than ``length``.

    Who passes a secret passage, of which nothing is known here, goes straight there.
    """
    long = root_up(_squared(p, q))
    count = max(1, -(-long // length))
    taken: list[Footing] = []
    section = Section(table, doors, p[0], p[1], q[0], q[1])
    if (p[0] != q[0] or p[1] != q[1]) and (section.areas or not section.level):
        starts, ends = standing(table, doors, p), standing(table, doors, q)
        if starts and ends:
            taken = profile(section, starts, ends, p[2], walker).taken
    found: list[Point] = []
    for i in range(1, count):
        x, y = p[0] + half_up((q[0] - p[0]) * i, count), p[1] + half_up((q[1] - p[1]) * i, count)
        z = p[2] + half_up((q[2] - p[2]) * i, count)
        if taken:
            z = section.height(taken, i, count)
        found.append((x, y, z))
    found.append(q)
    return found


def _upright(table: Table, walker: Walker, p: Point, q: Point, starts: list[Footing], ends: list[Footing]) -> int:
    """The cost of going up or down on the spot: a ladder costs its length (WG35 9.7), else it is a climb."""
    for ladder in table.ladders:
        if ladder.low <= min(p[2], q[2]) and max(p[2], q[2]) <= ladder.high and ladder.shape.holds(p[0], p[1]):
            return 100 * abs(q[2] - p[2]) if walker.climbs else NO_CLIMBING
    best: i64 = -1
    reason: i64 = BLOCKED
    for before in starts:
        for after in ends:
            more = climbing(before, after, walker)
            if more < 0:
                reason = _worse(reason, more)
            elif best < 0 or more < best:
                best = more
    return best if best >= 0 else reason


# --- other figures (WG35 1.2, 8.2, 8.7) ----------------------------------------------------------------------------


def _squared(p: Point, q: Point) -> i64:
    # Products, for powers are slow; compiled most of all.
    dx: i64 = p[0] - q[0]
    dy: i64 = p[1] - q[1]
    dz: i64 = p[2] - q[2]
    return dx * dx + dy * dy + dz * dz


def comes_near(p: Point, q: Point, able: list[Point]) -> bool:
    """Return True if a segment comes within 5 mm of an enemy able to act (WG35 1.2).

    Heights between those of its ends count as its own. Who starts that close may go away, but no nearer.
    """
    for enemy in able:
        low, high = min(p[2], q[2]), max(p[2], q[2])
        gap = low - enemy[2] if enemy[2] < low else enemy[2] - high if enemy[2] > high else 0
        if gap > APART:
            continue
        if _squared(p, enemy) <= APART * APART:
            toward = (q[0] - p[0]) * (enemy[0] - p[0]) + (q[1] - p[1]) * (enemy[1] - p[1])
            if toward > 0 or _squared(q, enemy) < _squared(p, enemy):
                return True
        elif _near(p, q, enemy, APART * APART - gap * gap):
            return True
    return False


def _near(p: Point, q: Point, enemy: Point, square: i64) -> bool:
    """Return True if a segment comes, in plan, within the root of `square` of an enemy."""
    dx: i64 = q[0] - p[0]
    dy: i64 = q[1] - p[1]
    ex: i64 = enemy[0] - p[0]
    ey: i64 = enemy[1] - p[1]
    along, length = ex * dx + ey * dy, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey <= square
    if along >= length:
        qx: i64 = enemy[0] - q[0]
        qy: i64 = enemy[1] - q[1]
        return qx * qx + qy * qy <= square
    cross = dx * ey - dy * ex
    return cross * cross <= square * length


def is_crowded(end: Point, others: list[Point]) -> bool:
    """Return True if a figure would end less than 5 mm from another (WG35 1.2)."""
    for other in others:
        if _squared(end, other) < APART * APART:
            return True
    return False


def ends_near_enemy(end: Point, seen: list[Point]) -> bool:
    """Return True if a Move would end closer than 50 mm to one of these enemies (WG35 8.2).

    They are those that the figure sees there, but the helpless.
    """
    for enemy in seen:
        if _squared(end, enemy) < CLEAR * CLEAR:
            return True
    return False


def is_contact(end: Point, target: Point) -> bool:
    """Return True if a Charge that ends here reaches its target: within 20 mm (WG35 8.7)."""
    return _squared(end, target) <= CONTACT * CONTACT


# --- the whole way -------------------------------------------------------------------------------------------------


def can_stop(footings: list[Footing]) -> bool:
    """Return True if one of these is a place to stop at: not in a doorway."""
    for footing in footings:
        if footing.kind != DOORWAY:
            return True
    return False


def legal(
    table: Table,
    doors: int,
    path: Sequence[Point],
    walker: Walker,
    able: list[Point] | None = None,
    others: list[Point] | None = None,
) -> Verdict:
    """The cost of a way, or the first reason against it.

    `path` begins where the figure is; `able` are the enemies able to act, `others` all figures but this one. What a Move or a
    Charge asks of the end beyond that is said by `ends_near_enemy` and `is_contact`.
    """
    total = 0
    before: list[Footing] = standing(table, doors, path[0])
    if not before:
        return Verdict(0, REASONS[NO_FOOTING], 0)
    for i in range(len(path) - 1):
        p, q = path[i], path[i + 1]
        if not (0 <= q[0] <= table.east and 0 <= q[1] <= table.north):
            return Verdict(total, REASONS[OFF_TABLE], i)
        after = standing(table, doors, q)
        if not after:
            return Verdict(total, REASONS[NO_FOOTING], i)
        more = between(table, doors, walker, p, q, before, after)
        if more < 0:
            return Verdict(total, REASONS[more], i)
        if able and comes_near(p, q, able):
            return Verdict(total, REASONS[NEAR_ENEMY], i)
        if total + more > walker.allowance:
            return Verdict(total, REASONS[TOO_FAR], i)
        total += more
        before = after
    if not can_stop(before):
        return Verdict(total, REASONS[NO_STOPPING])
    if others and is_crowded(path[-1], others):
        return Verdict(total, REASONS[CROWDED])
    return Verdict(total)
