"""Random figures on the real tables, as the rules and as the oracle name them."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any, Final

from tests.wg35 import oracle
from vezerkar.games.wg35.rules.geometry.reach import hiding_places, lookouts
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING, Post
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table, table

PLACEMENTS: Final = int(os.environ.get("VEZERKAR_PLACEMENTS", "300"))
"""Pairs of figures that a run compares with the oracle, over all tables."""

RECORDS: Final = sorted(oracle.FILE["tables"], key=lambda record: str(record["id"]))

POSTURES: Final = {STANDING: "standing", PRONE: "prone", HIDDEN: "hidden"}


def spot(rng: random.Random, of: Table, near: tuple[int, int] | None = None, reach: int = 120) -> tuple[int, int, int]:
    """A point of a surface: anywhere, near another one, or beside a piece, where edges and corners are."""
    while True:
        if near is not None:
            x, y = near[0] + rng.randint(-reach, reach), near[1] + rng.randint(-reach, reach)
        elif rng.random() < 0.6:
            shape = rng.choice(of.pieces).shape
            x, y = rng.randint(shape.west - 20, shape.east + 20), rng.randint(shape.south - 20, shape.north + 20)
            if rng.random() < 0.3:
                x = rng.choice(shape.xs)
            if rng.random() < 0.3:
                y = rng.choice(shape.ys)
        else:
            x, y = rng.randint(0, of.east), rng.randint(0, of.north)
        heights = surface_at(of, x, y)
        if heights:
            return x, y, rng.choice(heights)


def ajar(rng: random.Random, of: Table) -> int:
    """Some doors open, more often than not."""
    return rng.randrange(2 ** len(of.doors)) if rng.random() < 0.7 else 0


def world_of(name: str, of: Table, doors: int) -> oracle.World:
    """One of the six tables with these doors open, as the oracle knows it."""
    return world_with(next(record for record in oracle.FILE["tables"] if record["id"] == name), of, doors)


def world_with(record: Any, of: Table, doors: int) -> oracle.World:
    """The table of this record with these doors open, as the oracle knows it."""
    return oracle.World(record, {key(door.id) for door in of.doors if door.is_open(doors)})


def body_of(of: Table, post: Post) -> oracle.Body:
    """A figure as the oracle knows it."""
    hide = of.pieces[post.hide].id if post.hide >= 0 else ""
    opening = key(of.openings[post.opening].id) if post.opening >= 0 else ("", "")
    return oracle.Body(post.x, post.y, post.z, POSTURES[post.posture], hide, opening)


def indoors(rng: random.Random, of: Table) -> tuple[int, int, int]:
    """A point in a room behind an opening, on any storey."""
    while True:
        opening = rng.choice(of.openings)
        inward = rng.randint(5, 25)
        x, y = opening.mid_x - inward * opening.out_x, opening.mid_y - inward * opening.out_y
        if opening.floor in surface_at(of, x, y):
            return x, y, opening.floor


def figure(rng: random.Random, of: Table, near: tuple[int, int] | None = None) -> Post:
    """A figure somewhere: upright, lying, hidden or looking out, as the place allows."""
    x, y, z = indoors(rng, of) if near is None and of.openings and rng.random() < 0.25 else spot(rng, of, near)
    pieces, windows = hiding_places(of, x, y, z), lookouts(of, x, y, z)
    if windows and rng.random() < 0.7:
        return Post(x, y, z, opening=rng.choice(windows))
    if pieces and rng.random() < 0.4:
        return Post(x, y, z, HIDDEN, hide=rng.choice(pieces))
    return Post(x, y, z, PRONE if rng.random() < 0.25 else STANDING)


class Pair:
    """Two figures, near each other or not, on a table with some doors open: one of the six, unless a record is given."""

    def __init__(self, rng: random.Random, record: Any = None) -> None:
        self.record = record or rng.choice(RECORDS)
        self.table: Table = Table(record) if record else table(self.record["id"])
        self.doors = ajar(rng, self.table)
        self.a = figure(rng, self.table)
        self.b = figure(rng, self.table, (self.a.x, self.a.y) if rng.random() < 0.5 else None)
        if rng.random() < 0.15:
            self.line_up(rng)

    def line_up(self, rng: random.Random) -> None:
        """Let the two stand due north or east of each other, along an edge of a piece if there is one near."""
        shape = rng.choice(self.table.pieces).shape
        x, y = rng.choice(shape.xs), rng.choice(shape.ys)
        ends = rng.choice((((x, shape.south - 20), (x, shape.north + 20)), ((shape.west - 20, y), (shape.east + 20, y))))
        heights = [surface_at(self.table, *end) for end in ends]
        if all(heights):
            self.a, self.b = (Post(*end, rng.choice(of)) for end, of in zip(ends, heights, strict=True))

    def world(self) -> oracle.World:
        return world_with(self.record, self.table, self.doors)

    def body(self, post: Post) -> oracle.Body:
        return body_of(self.table, post)

    def __str__(self) -> str:
        return f"{self.table.id}, doors {self.doors:b}, {self.body(self.a)}, {self.body(self.b)}"


def key(name: str) -> tuple[str, str]:
    house, opening = name.split("/")
    return house, opening


def pairs(seed: str, count: int, record: Any = None) -> Iterator[Pair]:
    rng = random.Random(seed)
    for _ in range(count):
        yield Pair(rng, record)
