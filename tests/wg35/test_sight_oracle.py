"""Sight on the six tables, against the slow second opinion (tests/wg35/oracle.py), and what must hold of it anywhere."""

from __future__ import annotations

import random

from tests.rule import rule
from tests.wg35 import oracle
from tests.wg35.placements import PLACEMENTS, pairs
from vezerkar.games.wg35.rules.geometry.sight import (
    HIDDEN,
    Look,
    blocked,
    look,
    look_from_burst,
    open_sky,
    sees,
    sees_point,
)


def told(seen: oracle.Seen) -> Look:
    return seen.seen, seen.blocked, seen.cover, seen.soft


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


def test_looks() -> None:
    """WG35 8.4, 8.5, 10.1-10.7, 29.1: seen or not, points blocked, cover, soft cover, both ways."""
    for pair in pairs("looks", PLACEMENTS):
        world = pair.world()
        for viewer, target in ((pair.a, pair.b), (pair.b, pair.a)):
            told_by_oracle = told(world.look(pair.body(viewer), pair.body(target)))
            assert look(pair.table, pair.doors, viewer, target) == told_by_oracle, str(pair)


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
