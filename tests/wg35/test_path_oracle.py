"""What ways cost, by the second opinion and by the rules: the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import product

from tests.cost import slow
from tests.rule import rule
from tests.wg35 import oracle
from tests.wg35.placements import PLACEMENTS, ajar, key, spot, world_of, world_with
from tests.wg35.ways import REFUSED, Gait, Land, allowed
from tests.wg35.yard import box, house, opening, piece, record, slope, stairs
from vezerkar.games.wg35.content import TABLES
from vezerkar.games.wg35.rules.geometry.path import SURE, WOODSMAN, Walker, allowance, segment_cost
from vezerkar.games.wg35.rules.geometry.reach import doors_near, hiding_places, lookouts
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table, table

GAITS = [
    (Walker(10000), Gait()),
    (Walker(2500, climbs=False, prone=True), Gait(climbs=False, prone=True)),
    (Walker(5000, climbs=False), Gait(climbs=False)),
    (Walker(7500, climbs=False, towing=True), Gait(climbs=False, tows=True)),
    (Walker(10000, pace=WOODSMAN), Gait(ease=Fraction(1, 2))),
    (Walker(10000, pace=SURE), Gait(ease=Fraction(0))),
    (Walker(10000, up=100), Gait(up=Fraction(1))),
]
"""How one goes, for the rules and for the second opinion: most often the first way."""

YARD = record(
    piece("hill_tier", box(0, 0, 100, 200)),
    piece("hill_tier", box(0, 0, 60, 100), 30, "upper"),
    slope("ramp", box(100, 40, 160, 80), 0, 30, "west"),
    piece("trench", box(20, 130, 140, 150), 30),
    piece("foxhole", [[150, 120], [170, 110], [190, 120], [190, 140], [170, 150], [150, 140]]),
    piece("mud", box(140, 30, 200, 130)),
    piece("high_wall", box(200, 0, 204, 120)),
    piece("kerb", box(20, 110, 90, 116)),
    piece("hedge", box(190, 100, 260, 108)),
    piece("crates", box(60, 170, 120, 200), 30),
    piece("deep_water", box(0, 210, 400, 260)),
    piece("shallow_water", box(180, 210, 260, 260)),
    piece("bridge", box(160, 200, 200, 270)),
    house(
        box(280, 60, 380, 180),
        opening("door", 3, 40, 40, 0, 58),
        opening("window", 0, 20, 40, 26, 56),
        opening("loophole", 2, 20, 40, 34, 44),
        storeys=2,
        stairs=[stairs(box(340, 80, 370, 150))],
        roof_access=True,
    ),
    piece("rubble", box(300, 70, 330, 170)),
    slope("ladder", box(380, 100, 390, 110), 0, 160),
)
YARD["size_mm"] = [400, 300]


class Passage:
    """A segment of a way, or a point where one goes up or down, on a table with some doors open."""

    def __init__(self, rng: random.Random, of: Table) -> None:
        self.doors = ajar(rng, of)
        while True:
            self.p = self.foot(rng, of, spot(rng, of))
            reach = rng.choice((15, 50, 50, 200))
            x, y, _ = self.p
            if rng.random() > 0.05:
                x += rng.randint(-reach, reach)
                y += rng.choice((0, rng.randint(-reach, reach)))
            if rng.random() < 0.1:
                x, y = self.opposite(rng, of)
            heights = surface_at(of, x, y)
            if heights:
                self.q = self.foot(rng, of, (x, y, rng.choice(heights)))
                if self.p != self.q:
                    break
        self.walker, self.gait = rng.choice((*GAITS[:1], *GAITS))

    def opposite(self, rng: random.Random, of: Table) -> tuple[int, int]:
        """Begin somewhere near a corner of a piece, and go as far beyond it."""
        shape = rng.choice(of.pieces).shape
        x, y = rng.choice(list(zip(shape.xs, shape.ys, strict=True)))
        dx, dy = rng.randint(-40, 40), rng.randint(-40, 40)
        heights = surface_at(of, x + dx, y + dy)
        if heights:
            self.p = x + dx, y + dy, rng.choice(heights)
        return x - dx, y - dy

    def foot(self, rng: random.Random, of: Table, place: tuple[int, int, int]) -> tuple[int, int, int]:
        """The same point, or the rung of a ladder there, or a place in a door."""
        if of.ladders and rng.random() < 0.2:
            ladder = rng.choice(of.ladders)
            shape = ladder.shape
            x, y = rng.randint(shape.west, shape.east), rng.randint(shape.south, shape.north)
            return x, y, rng.choice((ladder.low, ladder.high, rng.randint(ladder.low, ladder.high)))
        if of.doors and rng.random() < 0.05:
            door = rng.choice(of.doors)
            frame = door.frame
            return rng.randint(frame.west, frame.east), rng.randint(frame.south, frame.north), door.low
        return place


def compare(of: Table, world: Callable[[int], oracle.World], rng: random.Random) -> int:
    """One random segment by both opinions; what it costs."""
    way = Passage(rng, of)
    told = of.id, way.doors, way.p, way.q, way.gait
    land = Land(world(way.doors))
    said = segment_cost(of, way.doors, way.walker, way.p, way.q)
    assert max(said, REFUSED) in land.costs(way.p, way.q, way.gait), told
    back = segment_cost(of, way.doors, way.walker, way.q, way.p)
    assert max(back, REFUSED) in land.costs(way.q, way.p, way.gait), told
    # Who lies or tows is stopped by the ground under the middle of a step, which at an edge is that he comes from.
    assert way.gait.prone or way.gait.tows or (said < 0) == (back < 0), told
    return said


@slow
def test_a_yard_full_of_everything() -> None:
    """What is on none of the tables, or in few places: ladders, foxholes, stairs, ramps, a roof one may go on."""
    rng, of = random.Random("yard"), Table(YARD)
    assert sum(compare(of, partial(world_with, YARD, of), rng) >= 0 for _ in range(PLACEMENTS)) > PLACEMENTS // 4


@slow
@rule("wg35", "9.1")
def test_segments() -> None:
    """WG35 9.1-9.11, 29.1: what a segment costs there and back, or that it cannot be gone; if so, in neither direction."""
    rng = random.Random("segments")
    gone = 0
    for _ in range(PLACEMENTS):
        name = rng.choice(sorted(TABLES))
        of = table(name)
        gone += compare(of, partial(world_of, name, of), rng) >= 0
    assert gone > PLACEMENTS // 3


@slow
def test_standing() -> None:
    """WG35 1.2, 8.4, 8.15, 9.9: at what heights one may stop at a point, and what one can use there."""
    rng = random.Random("standing")
    for _ in range(PLACEMENTS):
        name = rng.choice(sorted(TABLES))
        of = table(name)
        x, y, _ = spot(rng, of)
        if of.openings and rng.random() < 0.4:
            frame = rng.choice(of.openings).frame
            x, y = rng.choice((frame.west, frame.east)), rng.choice((frame.south, frame.north))
        x, y = x + rng.choice((0, 0, rng.randint(-20, 20))), y + rng.choice((0, rng.randint(-20, 20)))
        world = world_of(name, of, 0)
        assert surface_at(of, x, y) == Land(world).stands(x, y), (name, x, y)
        for z in surface_at(of, x, y):
            assert [of.pieces[i].id for i in hiding_places(of, x, y, z)] == world.hiding(x, y, z), (name, x, y, z)
            outlooks = [key(of.openings[i].id) for i in lookouts(of, x, y, z)]
            doors = [key(of.doors[i].id) for i in doors_near(of, x, y, z)]
            assert (outlooks, doors) == world.at_openings(x, y, z), (name, x, y, z)


def test_allowances() -> None:
    """WG35 2.2, 9.4: every combination of what scales a movement."""
    for m, actions in product(range(1, 13), (1, 2)):
        for prone, loaded, towing, charging in product((False, True), repeat=4):
            said = allowance(m, actions, prone, loaded, towing, charging)
            assert said == allowed(m, actions, prone=prone, loaded=loaded, tows=towing, charges=charging)
