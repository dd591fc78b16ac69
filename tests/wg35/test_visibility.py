"""The outline of what a figure sees agrees with the rule that says who is seen (WG35 10)."""

from __future__ import annotations

from time import perf_counter

import pytest

from tests.wg35.yard import box as rectangle
from tests.wg35.yard import piece, yard
from vezerkar.games.wg35.content import TABLES
from vezerkar.games.wg35.presentation.visibility import heading, visibility_polygon
from vezerkar.games.wg35.rules.geometry.sight import PRONE, STANDING, Post, sees
from vezerkar.games.wg35.rules.geometry.table import Table, table


def inside(outline: tuple[int, ...], x: int, y: int) -> bool:
    """Whether a point lies inside an odd number of windings of an outline."""
    found = False
    xs, ys = outline[::2], outline[1::2]
    for i in range(len(xs)):
        ax, ay, bx, by = xs[i - 1], ys[i - 1], xs[i], ys[i]
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def around(
    ground: Table, at: tuple[int, int, int], wide: bool = True, clouds: tuple[tuple[int, int, int], ...] = ()
) -> tuple[int, ...]:
    """What somebody who stands there and faces north sees."""
    return visibility_polygon(ground, 0, at, 0, -1, (0, 1), wide, clouds)


def test_on_a_bare_table_all_of_it_is_seen_or_what_is_in_front() -> None:
    ground = yard()
    whole = around(ground, (600, 600, 0))
    assert all(inside(whole, x, y) for x in (5, 600, 1195) for y in (5, 590, 1195))
    half = around(ground, (600, 600, 0), wide=False)
    assert inside(half, 600, 900) and not inside(half, 600, 590)


def test_high_walls_throw_shadows_and_low_ones_do_not() -> None:
    for kind, hidden in (("tall_wall", True), ("low_wall", False)):
        ground = yard(piece(kind, rectangle(500, 700, 700, 710)))
        seen = around(ground, (600, 600, 0))
        assert inside(seen, 600, 690)
        assert inside(seen, 600, 800) is not hidden


def test_smoke_ends_the_view() -> None:
    seen = around(yard(), (600, 600, 0), clouds=((600, 800, 100),))
    assert inside(seen, 600, 740) and not inside(seen, 600, 900) and inside(seen, 800, 900)


def test_woods_are_looked_into_as_deep_as_they_allow() -> None:
    ground = yard(piece("woods", rectangle(400, 700, 800, 1100)))
    seen = around(ground, (600, 600, 0))
    assert inside(seen, 600, 810) and not inside(seen, 600, 840)


def test_who_lies_sees_heads_near_behind_something_low() -> None:
    ground = yard(piece("low_wall", rectangle(0, 700, 1200, 710)))
    seen = visibility_polygon(ground, 0, (600, 600, 0), PRONE, -1, (0, 1), True, ())
    for y in (720, 780, 820, 850, 900, 1100):
        assert inside(seen, 600, y) == sees(ground, 0, Post(600, 600, 0, PRONE), Post(600, y, 0)), y


@pytest.mark.parametrize("posture", [STANDING, PRONE])
@pytest.mark.parametrize("name", sorted(TABLES))
def test_it_agrees_with_the_rule_almost_everywhere(name: str, posture: int) -> None:
    ground = table(name)
    viewer = Post(600, 110, 0, posture)
    seen = visibility_polygon(ground, 0, (600, 110, 0), posture, -1, (0, 1), True, ())
    agreed = tried = 0
    for x in range(40, 1200, 70):
        for y in range(220, 1200, 70):
            if any(solid.shape.holds(x, y) for solid in ground.solids) or any(
                house.shape.holds(x, y) for house in ground.buildings
            ):
                continue
            if any(area.shape.holds(x, y) for area in ground.areas if area.vision or area.depth) or any(
                block.shape.holds(x, y) for block in ground.blocks
            ):
                continue
            tried += 1
            agreed += inside(seen, x, y) == sees(ground, 0, viewer, Post(x, y, 0))
    assert agreed >= 0.93 * tried, f"{agreed} of {tried}"


def test_it_is_quick() -> None:
    visibility_polygon.cache_clear()
    begin = perf_counter()
    for at in ((300, 300, 0), (600, 600, 0), (900, 300, 0)):
        around(table("ruined_town"), at)
    assert perf_counter() - begin < 0.5


def test_headings_are_degrees_from_the_north() -> None:
    assert [heading(way) for way in ((0, 5), (5, 0), (0, -5), (-5, 0))] == [0, 90, 180, 270]
