"""What is quick to see about a table of WG35: that a wall is in between, that there is nothing but flat ground."""

from __future__ import annotations

import random

import pytest

from tests.rule import rule
from tests.wg35.placements import RECORDS, spot
from tests.wg35.yard import box, house, opening, piece, yard
from vezerkar.games.wg35.rules.geometry.footing import Section
from vezerkar.games.wg35.rules.geometry.nearby import at_point, is_open
from vezerkar.games.wg35.rules.geometry.screens import is_screened
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING, Post, out_of_sight, sees_anew
from vezerkar.games.wg35.rules.geometry.surfaces import _surfaces, surface_at
from vezerkar.games.wg35.rules.geometry.table import Table, table

TABLES = [str(record["id"]) for record in RECORDS]


def screened(of: Table, p: tuple[int, int], q: tuple[int, int], least: int = 36, most: int = 46) -> bool:
    """Asked from both ends, which must not matter."""
    found = is_screened(of, *p, *q, least, most)
    assert is_screened(of, *q, *p, least, most) == found
    return found


def is_bare(section: Section) -> bool:
    """Nothing but flat ground."""
    return section.level and not section.areas


@rule("wg35", "1.8")
def test_a_wall_between() -> None:
    """WG35 1.8: a wall stops all lines that pass it on both sides of their ends' strays, and none above or beside it."""
    of = yard(piece("tall_wall", box(300, 500, 700, 510)))
    top = of.pieces[0].top
    assert screened(of, (500, 300), (500, 700))
    assert screened(of, (400, 300), (600, 700))
    assert not screened(of, (500, 300), (500, 700), 36, top)
    assert not screened(of, (500, 300), (500, 480))
    assert not screened(of, (500, 300), (500, 515))
    assert not screened(of, (100, 300), (250, 700))
    assert not screened(of, (305, 300), (305, 700))
    assert screened(of, (313, 300), (313, 700))


@rule("wg35", "1.8")
def test_a_wall_with_a_window() -> None:
    """WG35 1.8: what is left and right of a window stops lines whether or not others pass the window."""
    of = yard(house(box(300, 500, 700, 700), opening("window", 0, 180, 40, 20, 60), opening("window", 2, 180, 40, 20, 60)))
    assert not screened(of, (500, 300), (500, 900))
    assert screened(of, (420, 300), (420, 900))
    assert screened(of, (580, 300), (580, 900))
    assert not sees_anew(of, 0, Post(420, 300, 0), Post(420, 900, 0))
    assert sees_anew(of, 0, Post(500, 300, 0), Post(500, 900, 0))


@rule("wg35", "1.8")
def test_no_screen_aslant() -> None:
    """WG35 1.8: of a piece that does not lie along the edges of the table nothing is said; its lines are drawn."""
    of = yard(piece("tall_wall", [[300, 500], [700, 505], [700, 515], [300, 510]]))
    assert not of.screens
    assert not sees_anew(of, 0, Post(500, 300, 0), Post(500, 700, 0))


@pytest.mark.parametrize("name", TABLES)
@rule("wg35", "10.1")
def test_nobody_is_seen_through_a_screen(name: str) -> None:
    """WG35 10.1: whoever is told to be out of sight has no free line to a vital point, nor back, whatever doors are open."""
    rng, of = random.Random(name), table(name)
    told = 0
    for _ in range(1500):
        one, other = spot(rng, of), spot(rng, of)
        postures = [rng.choice((STANDING, STANDING, PRONE, HIDDEN)) for _ in range(2)]
        doors = rng.randrange(2 ** len(of.doors))
        seen = sees_anew(of, doors, Post(*one, postures[0]), Post(*other, postures[1]))
        if out_of_sight(of, *one, postures[0], *other, postures[1]):
            told += 1
            assert not seen, (one, other, postures, doors)
    assert told


@pytest.mark.parametrize("name", TABLES)
@rule("wg35", "9.1")
def test_open_ground(name: str) -> None:
    """WG35 9.1: where nothing is near a segment or a point, asking all pieces finds flat ground as well."""
    rng, of = random.Random(name), table(name)
    found = 0
    for _ in range(1500):
        px, py, _ = spot(rng, of)
        qx, qy, _ = spot(rng, of, (px, py), 150)
        if is_open(of, px, py, qx, qy):
            found += 1
            assert is_bare(Section(of, 0, px, py, qx, qy))
        if at_point(of, px, py).leaves_bare(px, py):
            assert is_bare(Section(of, 0, px, py, px, py))
            assert surface_at(of, px, py) == _surfaces(of, at_point(of, px, py), px, py) == [0]
    assert found
