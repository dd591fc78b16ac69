"""Where figures of WG35 get to."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.wg35.yard import box, house, opening, piece, slope, stairs, yard
from vezerkar.games.wg35.rules.geometry.path import Point, Walker, allowance, legal, segment_cost
from vezerkar.games.wg35.rules.geometry.region import reach
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table, table

MAN = Walker(10000)
STARTS: list[tuple[str, Point]] = [
    ("village_crossroads", (600, 600, 0)),
    ("farm_orchard", (640, 640, 0)),
    ("forest_road", (601, 403, 0)),
    ("ruined_town", (800, 350, 0)),
    ("ruined_town", (740, 350, 80)),
    ("river_crossing", (603, 547, 0)),
    ("hill_trenches", (600, 575, 30)),
]


def costs(found: Table, start: Point, walker: Walker = MAN, doors: int = 0) -> dict[Point, int]:
    """The cheapest cost of each point reached."""
    return {point: spot.cost for point, spot in reach(found, doors, start, walker).spots.items()}


def test_open_ground() -> None:
    """WG35 9.1: as the crow flies; the whole disc and nothing beyond."""
    for start in ((600, 600, 0), (607, 593, 0)):
        found = costs(yard(), start)
        for x in range(480, 721, 20):
            for y in range(480, 721, 20):
                square = (x - start[0]) ** 2 + (y - start[1]) ** 2
                assert ((x, y, 0) in found) == (square <= 10000)
                if square <= 10000:
                    least = found[x, y, 0]
                    assert least * least >= 10000 * square > (least - 1) ** 2 or not square


@pytest.mark.parametrize(("name", "start"), STARTS)
def test_the_ways_of_a_region_are_legal(name: str, start: Point) -> None:
    """What is said to be reachable is, at this cost."""
    found = table(name)
    for doors in (0, 2 ** len(found.doors) - 1):
        walker = Walker(allowance(10, charging=True))
        region = reach(found, doors, start, walker)
        for point, spot in region.spots.items():
            verdict = legal(found, doors, region.way(point), walker)
            assert (verdict.cost, verdict.reason) == (spot.cost, "")
            assert point == start or point[2] in surface_at(found, point[0], point[1])
        assert len(region.spots) > 10


def test_round_a_wall_or_over_it() -> None:
    """WG35 9.6: over it in two actions, else round it."""
    found = yard(piece("high_wall", box(558, 598, 700, 602)), piece("statue", box(540, 500, 560, 620)))
    assert (620, 620, 0) not in costs(found, (620, 580, 0))
    assert costs(found, (620, 580, 0), Walker(20000))[620, 620, 0] == 4000 + 12500
    assert costs(found, (680, 580, 0))[680, 620, 0] == 2 * 2691 + 400  # by the corners at (700, 598) and (700, 602)


def test_through_a_door() -> None:
    """WG35 9.9."""
    found = yard(house(box(300, 300, 500, 500), opening("door", 0, 88, 25, 0, 58)))
    assert (400, 320, 0) not in costs(found, (400, 280, 0))
    inside = costs(found, (400, 280, 0), doors=1)
    assert inside[400, 320, 0] == 4000 and inside[420, 340, 0] == 6325
    assert inside[480, 320, 0] == 2818 + 6866  # by the corner (413, 305)


def test_up_the_stairs() -> None:
    """WG35 9.8."""
    found = yard(house(box(300, 300, 500, 500), storeys=2, stairs=[stairs(box(350, 340, 380, 400))]))
    above = costs(found, (360, 320, 0), Walker(20000))
    assert above[360, 400, 80] == 12000 and above[360, 420, 80] == 14000 and (400, 360, 80) in above


def test_up_a_ladder() -> None:
    """WG35 9.7: the rungs at its ends are points of the region."""
    found = yard(house(box(300, 300, 400, 400), roof_access=True), slope("ladder", box(343, 290, 349, 300), 0, 80))
    roof = costs(found, (340, 280, 0), Walker(15000))
    assert {(346, 295, 0), (346, 295, 80), (340, 320, 80)} <= set(roof)
    assert (340, 320, 80) not in costs(found, (340, 280, 0), Walker(15000, climbs=False))


@rule("wg35", "9.3")
def test_no_detour_through_woods_is_dearer_than_the_straight_way() -> None:
    """WG35 9.3: difficult ground is paid step by step, so a corner on the way may cost more than going straight."""
    wood, start = table("forest_road"), (1008, 280, 0)
    found = costs(wood, start, Walker(20000))
    assert found[1020, 140, 0] == 15021
    straight = {point: segment_cost(wood, 0, Walker(20000), start, point) for point in found}
    assert all(found[point] <= cost for point, cost in straight.items() if cost >= 0)


def test_enemies_and_friends() -> None:
    """WG35 1.2: no way past an able enemy in a gap; no stopping on a friend, but past him."""
    found = yard(piece("statue", box(500, 590, 595, 610)), piece("tall_wall", box(605, 590, 700, 610)))
    assert (600, 640, 0) in reach(found, 0, (600, 560, 0), MAN).spots
    assert (600, 640, 0) not in reach(found, 0, (600, 560, 0), MAN, able=[(600, 600, 0)]).spots
    spots = reach(found, 0, (600, 560, 0), MAN, others=[(600, 603, 0)]).spots
    assert not spots[600, 600, 0].stop and spots[600, 620, 0].stop


def test_close_past_an_enemy() -> None:
    """WG35 1.2: a way that would pass within 5 mm of an enemy turns aside no farther than it must."""
    start, goal, enemy = (600, 600, 0), (680, 600, 0), (640, 600, 0)
    found = reach(yard(), 0, start, Walker(8090), able=[enemy])
    assert found.spots[goal].cost == 8090 and found.way(goal) in ([start, (640, y, 0), goal] for y in (594, 606))
    assert goal not in reach(yard(), 0, start, Walker(8089), able=[enemy]).spots
    assert legal(yard(), 0, found.way(goal), Walker(8090), able=[enemy]).reason == ""
