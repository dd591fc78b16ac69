"""Sight on the six tables, against the slow second opinion (tests/wg35/oracle.py), and what must hold of it anywhere."""

from __future__ import annotations

import random

from tests.cost import slow
from tests.rule import rule
from tests.wg35 import oracle
from tests.wg35.placements import PLACEMENTS, Pair, pairs
from tests.wg35.yard import box, house, opening, piece, record, stairs
from vezerkar.games.wg35.rules.geometry.lines import blocked
from vezerkar.games.wg35.rules.geometry.sight import (
    HIDDEN,
    Look,
    look,
    look_from_burst,
    open_sky,
    sees,
    sees_point,
)

YARD = record(
    piece("woods", box(20, 20, 120, 120)),
    piece("woods", box(90, 60, 170, 140), name="more_woods"),
    piece("dense_woods", box(60, 130, 110, 170)),
    piece("orchard", box(200, 20, 300, 90)),
    piece("crops", box(290, 60, 340, 100)),
    piece("dense_woods", box(125, 205, 150, 290), name="more_dense_woods"),
    piece("trench", box(155, 145, 225, 185)),
    piece("trench", box(185, 145, 225, 245), name="more_trench"),
    piece("foxhole", box(155, 165, 200, 205)),
    piece("hill_tier", box(230, 120, 380, 280)),
    piece("hill_tier", box(300, 180, 370, 260), 30, "upper"),
    piece("tall_wall", box(240, 140, 246, 200), 30),
    piece("tree_trunk", box(320, 20, 330, 30)),
    house(
        box(20, 190, 120, 290),
        opening("door", 1, 40, 20, 0, 58),
        opening("window", 0, 20, 40, 26, 56),
        opening("loophole", 0, 20, 40, 34, 44, 1),
        opening("window", 1, 40, 30, 26, 56, 2),
        storeys=3,
        stairs=[stairs(box(30, 220, 60, 280))],
        ladders=[{"polygon": box(90, 270, 100, 280), "from_z": 80, "to_z": 240}],
        roof_access=True,
    ),
)
YARD["size_mm"] = [400, 300]
"""So full that rare things meet: towers over woods, trenches that overlap, holes in floors."""


def told(seen: oracle.Seen) -> Look:
    return seen.seen, seen.blocked, seen.cover, seen.soft


@slow
def test_lines() -> None:
    """WG35 1.8: whether anything blocks a line between any two points."""
    rng = random.Random("lines")
    for pair in pairs("lines", PLACEMENTS):
        world = pair.world()
        for _ in range(4):
            p = (pair.a.x, pair.a.y, pair.a.z + rng.choice([0, 4, 25, 46, 50]))
            q = (pair.b.x, pair.b.y, pair.b.z + rng.choice([0, 5, 36, 44, 120]))
            if p != q:
                assert blocked(pair.table, pair.doors, p, q) == world.blocked(p, q), (str(pair), p, q)
                assert blocked(pair.table, pair.doors, p, q) == blocked(pair.table, pair.doors, q, p), (str(pair), p, q)


@slow
def test_looks() -> None:
    """WG35 8.4, 8.5, 10.1-10.7, 29.1: seen or not, points blocked, cover, soft cover, both ways."""
    for pair in pairs("looks", PLACEMENTS):
        compare(pair)


@slow
def test_looks_in_a_yard() -> None:
    """The same where rare things meet."""
    for pair in pairs("yard", PLACEMENTS, YARD):
        compare(pair)


def compare(pair: Pair) -> None:
    """What each of two figures sees of the other, by both opinions."""
    world = pair.world()
    for viewer, target in ((pair.a, pair.b), (pair.b, pair.a)):
        told_by_oracle = told(world.look(pair.body(viewer), pair.body(target)))
        assert look(pair.table, pair.doors, viewer, target) == told_by_oracle, str(pair)


@slow
def test_bursts_and_points() -> None:
    """WG35 10.8, 13.1, 13.3."""
    for pair in pairs("bursts", PLACEMENTS):
        world = pair.world()
        burst = (pair.a.x, pair.a.y, pair.a.z)
        assert look_from_burst(pair.table, pair.doors, burst, pair.b) == told(world.look_from_burst(burst, pair.body(pair.b))), (
            str(pair)
        )
        assert sees_point(pair.table, pair.doors, pair.b, burst) == world.sees_point(pair.body(pair.b), burst), str(pair)
        assert open_sky(pair.table, *burst) == world.open_sky(*burst), str(pair)


@slow
@rule("wg35", "10.10")
def test_mutual() -> None:
    """WG35 10.10: sight is symmetric but for the hidden; the short question has the same answer as the long one."""
    for pair in pairs("mutual", 4 * PLACEMENTS):
        there, back = sees(pair.table, pair.doors, pair.a, pair.b), sees(pair.table, pair.doors, pair.b, pair.a)
        if HIDDEN not in (pair.a.posture, pair.b.posture):
            assert there == back, str(pair)
        if pair.b.posture == HIDDEN != pair.a.posture:
            assert back or not there, str(pair)  # hiding takes sight away from the others only
        assert there == look(pair.table, pair.doors, pair.a, pair.b)[0], str(pair)


def test_doors_only_open_views() -> None:
    """WG35 1.8, 9.9: an open door takes nothing away from sight."""
    for pair in pairs("doors", 2 * PLACEMENTS):
        if sees(pair.table, 0, pair.a, pair.b):
            assert sees(pair.table, pair.doors, pair.a, pair.b), str(pair)
