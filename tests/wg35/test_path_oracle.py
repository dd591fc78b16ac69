"""What ways cost, by the second opinion and by the rules: the same."""

from __future__ import annotations

import os
import random

import pytest

from tests.wg35 import oracle
from tests.wg35.placements import key
from tests.wg35.ways import Land
from tests.wg35.yard import box, house, opening, piece, record, slope, stairs
from vezerkar.games.wg35.rules.geometry.path import Walker, segment_cost
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.stock import TABLES
from vezerkar.games.wg35.terrain import TableData

WAYS = int(os.environ.get("VEZERKAR_WAYS", "60"))
"""Segments that a run compares with the second opinion, for each table."""

MAN = Walker(10000)
YARD = record(
    piece("hill_tier", box(0, 0, 100, 200)),
    piece("hill_tier", box(0, 0, 60, 100), 30, "upper"),
    slope("ramp", box(100, 40, 160, 80), 0, 30, "west"),
    piece("trench", box(20, 130, 140, 150), 30),
    piece("foxhole", [[150, 120], [170, 110], [190, 120], [190, 140], [170, 150], [150, 140]]),
    piece("mud", box(140, 30, 200, 130)),
    piece("high_wall", box(200, 0, 204, 120)),
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


def compare(data: TableData, count: int) -> None:
    """Random segments, most of them beside pieces, with all doors open or closed."""
    rng = random.Random("ways " + data["id"])
    table = Table(data)
    walked = 0
    for doors in (0, 2 ** len(table.doors) - 1):
        land = Land(oracle.World(dict(data), {key(door.id) for door in table.doors if door.is_open(doors)}))
        for _ in range(count):
            shape = rng.choice(table.pieces).shape
            x = min(table.east, max(0, rng.randint(shape.west - 20, shape.east + 20)))
            y = min(table.north, max(0, rng.randint(shape.south - 20, shape.north + 20)))
            if rng.random() < 0.3:
                x, y = rng.choice(list(zip(shape.xs, shape.ys, strict=True)))
            qx = min(table.east, max(0, x + rng.randint(-50, 50)))
            qy = min(table.north, max(0, y + rng.choice((0, rng.randint(-50, 50)))))
            if (x, y) == (qx, qy):
                continue
            for z in surface_at(table, x, y):
                for qz in surface_at(table, qx, qy):
                    p, q = (x, y, z), (qx, qy, qz)
                    said = segment_cost(table, doors, MAN, p, q)
                    known = land.costs(p, q)
                    walked += said >= 0
                    assert (said in known) if known else said < 0, (data["id"], doors, p, q, said, known)
    assert walked > count // 2


def test_a_yard_full_of_everything() -> None:
    compare(YARD, 2 * WAYS)


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_tables(name: str) -> None:
    compare(TABLES[name], WAYS // 4)
