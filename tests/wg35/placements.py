"""Random figures on the real tables, as the rules and as the oracle name them."""

from __future__ import annotations

import os
import random
from typing import Final

from tests.wg35 import oracle
from vezerkar.games.wg35.rules.geometry.reach import hiding_places, lookouts
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING, Post
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table, table
from vezerkar.games.wg35.stock import TABLES

PLACEMENTS: Final = int(os.environ.get("VEZERKAR_PLACEMENTS", "300"))
"""Pairs of figures that a run compares with the oracle, over all tables."""

POSTURES: Final = {STANDING: "standing", PRONE: "prone", HIDDEN: "hidden"}


class Pair:
    """A table with some doors open and two figures on it."""

    def __init__(self, rng: random.Random) -> None:
        self.name = rng.choice(sorted(TABLES))
        self.table: Table = table(self.name)
        self.doors = rng.randrange(2 ** len(self.table.doors)) if rng.random() < 0.7 else 0
        self.a = self.figure(rng, None)
        self.b = self.figure(rng, self.a if rng.random() < 0.5 else None)

    def spot(self, rng: random.Random, near: Post | None) -> tuple[int, int, int]:
        """A point of a surface: anywhere, near somebody, or beside a piece, where edges and corners are."""
        while True:
            if near is not None:
                x, y = near.x + rng.randint(-120, 120), near.y + rng.randint(-120, 120)
            elif rng.random() < 0.6:
                shape = rng.choice(self.table.pieces).shape
                x, y = rng.randint(shape.west - 20, shape.east + 20), rng.randint(shape.south - 20, shape.north + 20)
                if rng.random() < 0.3:
                    x = rng.choice(shape.xs)
                if rng.random() < 0.3:
                    y = rng.choice(shape.ys)
            else:
                x, y = rng.randint(0, 1200), rng.randint(0, 1200)
            heights = surface_at(self.table, x, y)
            if heights:
                return x, y, rng.choice(heights)

    def figure(self, rng: random.Random, near: Post | None) -> Post:
        x, y, z = self.spot(rng, near)
        pieces, windows = hiding_places(self.table, x, y, z), lookouts(self.table, x, y, z)
        if windows and rng.random() < 0.7:
            return Post(x, y, z, opening=rng.choice(windows))
        if pieces and rng.random() < 0.4:
            return Post(x, y, z, HIDDEN, hide=rng.choice(pieces))
        return Post(x, y, z, PRONE if rng.random() < 0.25 else STANDING)

    def world(self) -> oracle.World:
        doors = {key(door.id) for door in self.table.doors if door.is_open(self.doors)}
        return oracle.World(next(record for record in oracle.FILE["tables"] if record["id"] == self.name), doors)

    def body(self, post: Post) -> oracle.Body:
        hide = self.table.pieces[post.hide].id if post.hide >= 0 else ""
        opening = key(self.table.openings[post.opening].id) if post.opening >= 0 else ("", "")
        return oracle.Body(post.x, post.y, post.z, POSTURES[post.posture], hide, opening)

    def __str__(self) -> str:
        return f"{self.name}, doors {self.doors:b}, {self.body(self.a)}, {self.body(self.b)}"


def key(name: str) -> tuple[str, str]:
    house, opening = name.split("/")
    return house, opening


def pairs(seed: str, count: int) -> list[Pair]:
    rng = random.Random(seed)
    return [Pair(rng) for _ in range(count)]
