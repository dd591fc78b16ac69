"""Crowded little tables, where lines touch edges, corners and tops all the time, against the second opinion."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.cost import slow
from tests.wg35 import oracle
from tests.wg35.placements import PLACEMENTS, POSTURES, key
from tests.wg35.yard import box, house, opening, piece, record, stairs
from vezerkar.games.wg35.library.terrain import PieceData
from vezerkar.games.wg35.rules.geometry.lines import blocked
from vezerkar.games.wg35.rules.geometry.reach import hiding_places, lookouts
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, Post, look, look_from_burst, open_sky, sees_point
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table

GRID: Final = 10
SOLID: Final = ("low_wall", "high_wall", "kerb", "crates", "log", "hill_tier", "statue", "boulder", "tall_wall")
SOFT: Final = ("woods", "woods", "dense_woods", "orchard", "scrub", "crops", "rubble", "crater", "trench", "foxhole")


def polygon(rng: random.Random) -> list[list[int]]:
    """A rectangle, triangle or octagon with corners on a coarse grid."""
    x, y = rng.randint(1, 18) * GRID, rng.randint(1, 18) * GRID
    w, h = rng.randint(1, 6) * GRID, rng.randint(1, 6) * GRID
    match rng.randrange(4):
        case 0:
            return [[x, y], [x + w, y], [x, y + h]]
        case 1:
            return [[x + w, y], [x + 2 * w, y + h], [x + w, y + 2 * h], [x, y + h]]
    return box(x, y, x + w, y + h)


def home(rng: random.Random) -> PieceData:
    west, south = rng.randint(1, 10) * GRID, rng.randint(1, 10) * GRID
    width, depth = rng.randint(8, 12) * GRID, rng.randint(8, 12) * GRID
    storeys = rng.randint(1, 2)
    found = []
    for edge in range(4):
        for storey in range(storeys):
            kind = rng.choice(["door", "window", "window", "loophole"])
            low, high = {"door": (0, 58), "window": (26, 56), "loophole": (34, 44)}[kind]
            if kind == "window" and storey == storeys - 1 and rng.random() < 0.3:
                high = 80  # up to the top of the wall
            if kind != "door" or storey == 0:
                found.append(opening(kind, edge, rng.randint(1, 3) * GRID, rng.choice([20, 25, 28]), low, high, storey))
    flight = [stairs(box(west + 20, south + 20, west + 40, south + 60))] if storeys == 2 else []
    return house(
        box(west, south, west + width, south + depth),
        *found,
        storeys=storeys,
        roof=rng.random() < 0.7,
        stairs=flight,
        z=rng.choice([0, 0, 30]),
    )


class World:
    """A table, its doors and the oracle's picture of both."""

    def __init__(self, rng: random.Random) -> None:
        pieces = [piece(rng.choice(SOLID), polygon(rng), rng.choice([0, 0, 30]), f"s{i}") for i in range(rng.randint(1, 6))]
        pieces += [piece(rng.choice(SOFT), polygon(rng), rng.choice([0, 0, 30]), f"a{i}") for i in range(rng.randint(0, 5))]
        if rng.random() < 0.6:
            pieces.append(home(rng))
        data: Any = record(*pieces)
        self.table = Table(data)
        self.doors = rng.randrange(2 ** len(self.table.doors))
        self.oracle = oracle.World(data, {key(door.id) for door in self.table.doors if door.is_open(self.doors)})

    def post(self, rng: random.Random) -> Post:
        """Somebody somewhere, now and then in mid-air."""
        x, y = rng.randint(0, 24) * GRID + rng.choice([0, 0, 5, 1]), rng.randint(0, 24) * GRID + rng.choice([0, 0, 5, 2])
        z = rng.choice(surface_at(self.table, x, y) or [0, 30, 40, 80])
        windows, pieces = lookouts(self.table, x, y, z), hiding_places(self.table, x, y, z)
        if windows:
            return Post(x, y, z, opening=rng.choice(windows))
        if pieces and rng.random() < 0.3:
            return Post(x, y, z, HIDDEN, hide=rng.choice(pieces))
        return Post(x, y, z, rng.choice([0, 0, 1]))

    def body(self, post: Post) -> oracle.Body:
        hide = self.table.pieces[post.hide].id if post.hide >= 0 else ""
        out = key(self.table.openings[post.opening].id) if post.opening >= 0 else ("", "")
        return oracle.Body(post.x, post.y, post.z, POSTURES[post.posture], hide, out)


def test_lines_touch() -> None:
    """WG35 1.8: edges, corners, tops, the rims of openings."""
    rng = random.Random("touch")
    for _ in range(max(20, PLACEMENTS // 10)):
        world = World(rng)
        heights = [0, 5, 12, 25, 26, 30, 36, 46, 50, 56, 60, 80, 90, 110]
        for _ in range(60):
            p = (rng.randint(0, 24) * GRID, rng.randint(0, 24) * GRID, rng.choice(heights))
            q = (rng.randint(0, 24) * GRID, rng.randint(0, 24) * GRID, rng.choice(heights))
            if rng.random() < 0.1:
                q = (p[0], p[1], q[2])
            if p != q:
                assert blocked(world.table, world.doors, p, q) == world.oracle.blocked(p, q), (world.oracle.pieces, p, q)


@slow
def test_looks_in_a_crowd() -> None:
    """WG35 8.4, 8.5, 10, 13.1, 13.3, 29.1."""
    rng = random.Random("crowd")
    for _ in range(max(20, PLACEMENTS // 5)):
        world = World(rng)
        for _ in range(3):
            a, b = world.post(rng), world.post(rng)
            body_a, body_b = world.body(a), world.body(b)
            about = (world.oracle.pieces, body_a, body_b)
            expected = world.oracle.look(body_a, body_b)
            answer = (expected.seen, expected.blocked, expected.cover, expected.soft)
            assert look(world.table, world.doors, a, b) == answer, about
            burst = (a.x, a.y, a.z)
            expected = world.oracle.look_from_burst(burst, body_b)
            answer = (expected.seen, expected.blocked, expected.cover, expected.soft)
            assert look_from_burst(world.table, world.doors, burst, b) == answer, about
            assert sees_point(world.table, world.doors, b, burst) == world.oracle.sees_point(body_b, burst), about
            assert open_sky(world.table, *burst) == world.oracle.open_sky(*burst), about
