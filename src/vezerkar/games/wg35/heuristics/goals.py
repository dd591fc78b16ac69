"""Goals of figures: what the mission asks for, and how far it is to walk there (WG35 9, 23, 28)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import isqrt
from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.names import TABLE_EDGES
from vezerkar.games.wg35.battle.point import NO_POINT, point_x, point_y
from vezerkar.games.wg35.heuristics.expected_damage import fit_to_fight
from vezerkar.games.wg35.heuristics.numbers import Numbers
from vezerkar.games.wg35.rules.basics.arms import CRATE_LOAD
from vezerkar.games.wg35.rules.geometry.path import SLOW, UP, Walker, segment_cost
from vezerkar.games.wg35.rules.geometry.sight import Post, sees_point
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.movement.walking import xyz
from vezerkar.games.wg35.rules.step import enemies, own
from vezerkar.games.wg35.rules.victory import missions, points
from vezerkar.games.wg35.rules.victory.objectives import REACH, named
from vezerkar.games.wg35.rules.victory.winning import limit
from vezerkar.games.wg35.state import SkirmishState

PITCH: Final = 40
"""The distance of neighbouring points of the lattice on which ways are reckoned, in millimetres."""
FAR: Final = 2400
"""A way this long, or none at all, is hopeless."""
ROUND_UP: Final = 60
"""Distance from a goal at which a figure has arrived, for the length of ways, in millimetres."""
AROUND: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

AHEAD: Final = 4
"""So many rounds are thought of."""
NEAR_ENOUGH: Final = 250
"""Nobody hunts nearer to the enemy than this, in millimetres."""

WALKER: Final = Walker(1 << 30, True, False, False, SLOW, UP)
"""Figure whose ways are reckoned: a healthy man."""

Lattice = dict[tuple[int, int], int]
"""The length of the way from points of the lattice, by column and row, in millimetres."""


@lru_cache(maxsize=64)
def ways(table: Table, doors: int, sources: tuple[tuple[int, int], ...]) -> Lattice:
    """Return the length of the way to the nearest of some points of the lattice, from everywhere on it."""
    heights: dict[tuple[int, int], int] = {}
    for column in range(table.east // PITCH + 1):
        for row in range(table.north // PITCH + 1):
            found = surface_at(table, column * PITCH, row * PITCH)
            if found:
                heights[(column, row)] = found[0]
    done: Lattice = {}
    heap: list[tuple[int, tuple[int, int]]] = [(0, source) for source in sources if source in heights]
    while heap:
        cost, here = heappop(heap)
        if here in done:
            continue
        done[here] = cost // 100
        for dx, dy in AROUND:
            there = (here[0] + dx, here[1] + dy)
            if there in done or there not in heights:
                continue
            start = (there[0] * PITCH, there[1] * PITCH, heights[there])
            end = (here[0] * PITCH, here[1] * PITCH, heights[here])
            more = segment_cost(table, doors, WALKER, start, end)
            if more >= 0:
                heappush(heap, (cost + more, there))
    return done


@lru_cache(maxsize=65536)
def corners(table: Table, doors: int, x: int, y: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """The points of the lattice around any point that it can be gone to straight, and how far that is; it alone if it is one."""
    west, south = x // PITCH, y // PITCH
    if west * PITCH == x and south * PITCH == y:
        return (((west, south), 0),)
    heights = surface_at(table, x, y)
    found: list[tuple[tuple[int, int], int]] = []
    for column in (west, west + 1):
        for row in (south, south + 1):
            ends = surface_at(table, column * PITCH, row * PITCH)
            if heights and ends:
                cost = segment_cost(table, doors, WALKER, (x, y, heights[0]), (column * PITCH, row * PITCH, ends[0]))
                if cost >= 0:
                    found.append(((column, row), cost // 100))
    return tuple(found)


def length(s: SkirmishState, lattice: Lattice, x: int, y: int) -> int:
    """The length of the way from any point: by the best of the points of the lattice around it."""
    best = FAR
    for node, more in corners(s.field.table, s.doors, x, y):
        known = lattice.get(node)
        if known is not None and known + more < best:
            best = known + more
    return best


class Goal:
    """Something the mission asks for. ``lattice`` are the ways there, ``weight`` what it draws with, in Victory Points for the
    length of the table; ``marker`` is the objective to be held, -1 if it is none, and ``bonus`` what it brings to hold it."""

    __slots__ = ("bonus", "lattice", "marker", "weight")

    def __init__(self, lattice: Lattice, weight: float, marker: int = -1, bonus: float = 0.0) -> None:
        self.lattice = lattice
        self.weight = weight
        self.marker = marker
        self.bonus = bonus


def cells_round(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The points of the lattice around a point."""
    found: list[tuple[int, int]] = []
    for column in range((x - ROUND_UP) // PITCH, (x + ROUND_UP) // PITCH + 1):
        for row in range((y - ROUND_UP) // PITCH, (y + ROUND_UP) // PITCH + 1):
            apart = (column * PITCH - x) ** 2 + (row * PITCH - y) ** 2
            if 36 < apart <= ROUND_UP * ROUND_UP:
                found.append((column, row))
    return tuple(found)


def to_point(s: SkirmishState, place: int) -> Lattice:
    """The ways to a point."""
    return ways(s.field.table, s.doors, cells_round(point_x(place), point_y(place)))


def to_home(s: SkirmishState, side: int) -> Lattice:
    """The ways to the deployment zone of a side."""
    table = s.field.table
    found: list[tuple[int, int]] = []
    for column in range(table.east // PITCH + 1):
        for row in range(table.north // PITCH + 1):
            if missions.in_zone(s, side, column * PITCH, row * PITCH):
                found.append((column, row))
    return ways(table, s.doors, tuple(found))


def to_edges(s: SkirmishState, edges: list[int], low: int, high: int) -> Lattice:
    """The ways to some edges of the table, between two points of them."""
    table = s.field.table
    east, north = table.east // PITCH, table.north // PITCH
    found: set[tuple[int, int]] = set()
    for edge in edges:
        for i in range(-(-low // PITCH), high // PITCH + 1):
            if edge in (missions.SOUTH, missions.NORTH):
                found.add((i, 0 if edge == missions.SOUTH else north))
            else:
                found.add((0 if edge == missions.WEST else east, i))
    return ways(table, s.doors, tuple(sorted(found)))


def goals_of(s: SkirmishState, figure: int, numbers: Numbers) -> list[Goal]:
    """Return the goals that a figure could go for."""
    side = figure >> 4
    found: list[Goal] = []
    if s.load[figure] >= CRATE_LOAD:
        return [Goal(to_home(s, side), numbers.carrying)]
    mission = s.field.mission
    left = limit(s) - s.round
    for number in range(len(mission.scores)):
        score = mission.scores[number]
        ours = points.concerns(score.side, side)
        if score.event == "objective_held" and ours:
            for marker in named(s, score):
                rounds = max(1, min(AHEAD, left + 1))
                found.append(holding(s, figure, marker, score.vp * rounds * numbers.held, numbers))
        elif score.event == "centre_defended":
            for marker in named(s, score):
                found.append(Goal(to_point(s, s.field.markers[marker]), numbers.stand_by if ours else numbers.storming))
        elif score.event == "own_figure_left" and ours:
            found += leaving(s, figure, numbers)
    for i in range(len(mission.markers)):
        kind = mission.markers[i].kind
        if kind == "loot_crate" and s.crates[i] != NO_POINT:
            found.append(shared(s, figure, Goal(to_point(s, s.crates[i]), numbers.fetching), numbers))
        elif kind == "supply_dump" and s.dumps[i] >= 0:
            raider = missions.rule_of(s, "charges", side) is not None
            if raider and s.charges & BIT[figure] and not s.dumps[i]:
                found.append(shared(s, figure, Goal(to_point(s, s.field.markers[i]), numbers.planting), numbers))
            elif not raider:
                draw = numbers.planting if s.dumps[i] else numbers.guarding
                found.append(shared(s, figure, Goal(to_point(s, s.field.markers[i]), draw), numbers))
    return found


def holding(s: SkirmishState, figure: int, marker: int, worth: float, numbers: Numbers) -> Goal:
    """The goal of holding an objective, or of keeping the enemy from holding it."""
    goal = Goal(to_point(s, s.field.markers[marker]), worth, marker, worth / 2.0)
    for comrade in members(own(s, figure >> 4) & ~BIT[figure]):
        if fit_to_fight(s, comrade) and s.field.man(comrade).cls != "ally" and is_at(s, marker, place(s, comrade)):
            goal.bonus = numbers.support
    return shared(s, figure, goal, numbers)


def shared(s: SkirmishState, figure: int, goal: Goal, numbers: Numbers) -> Goal:
    """A goal draws less when comrades are nearer to it."""
    here = length(s, goal.lattice, s.x[figure], s.y[figure])
    nearer = 0
    for comrade in members(own(s, figure >> 4) & ~BIT[figure]):
        if fit_to_fight(s, comrade) and length(s, goal.lattice, s.x[comrade], s.y[comrade]) < here:
            nearer += 1
    goal.weight /= 1.0 + numbers.enough * nearer
    return goal


def leaving(s: SkirmishState, figure: int, numbers: Numbers) -> list[Goal]:
    """The goal of leaving the table, for those who have nothing more to do on it (WG35 28.4, 28.7)."""
    side = figure >> 4
    rule = missions.rule_of(s, "exit_edge", side)
    if rule is not None:
        edge = TABLE_EDGES.index(rule.edge)
        return [Goal(to_edges(s, [edge], rule.numbers["from_mm"], rule.numbers["to_mm"]), numbers.leaving)]
    rule = missions.rule_of(s, "raiders_leave", side)
    if rule is None or s.charges & BIT[figure] or s.round + 1 < rule.numbers["from_round"]:
        return []
    return [Goal(to_edges(s, missions.own_edges(s, side), 0, s.field.table.east), numbers.leaving)]


def place(s: SkirmishState, figure: int) -> tuple[int, int, int]:
    """Return the place of a figure."""
    return (s.x[figure], s.y[figure], s.z[figure])


def is_at(s: SkirmishState, marker: int, at: tuple[int, int, int]) -> bool:
    """Return True if a figure that stands here is near an objective and sees it (WG35 23.2)."""
    x, y, z = xyz(s.field.markers[marker])
    if (at[0] - x) ** 2 + (at[1] - y) ** 2 + (at[2] - z) ** 2 > REACH * REACH:
        return False
    return sees_point(s.field.table, s.doors, Post(at[0], at[1], at[2]), (x, y, z))


def pull(s: SkirmishState, figure: int, goals: list[Goal], at: tuple[int, int, int], numbers: Numbers) -> float:
    """Return the value of a place for the goals of a figure."""
    best = 0.0
    bonus = 0.0
    for goal in goals:
        best = max(best, goal.weight * (1.0 - length(s, goal.lattice, at[0], at[1]) / FAR))
        if goal.marker >= 0 and goal.bonus > bonus and is_at(s, goal.marker, at):
            bonus = goal.bonus
    return best + bonus + hunting(s, figure, at, numbers)


def hunting(s: SkirmishState, figure: int, at: tuple[int, int, int], numbers: Numbers) -> float:
    """Return the value of a place for its nearness to the enemy."""
    nearest = FAR
    for enemy in members(enemies(s, figure) & ~s.concealed):
        nearest = min(nearest, isqrt((s.x[enemy] - at[0]) ** 2 + (s.y[enemy] - at[1]) ** 2))
    return numbers.hunting * (1.0 - max(NEAR_ENOUGH, nearest) / FAR)
