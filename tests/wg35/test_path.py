"""What ways cost on a table of WG35, and why one may not go them."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.wg35.yard import box, house, opening, piece, slope, stairs, yard
from vezerkar.games.wg35.rules.geometry.path import (
    BLOCKED,
    DOOR_CLOSED,
    LOOPHOLE_ONLY,
    NO_CLIMBING,
    NO_FOOTING,
    NOT_PRONE,
    NOT_TOWING,
    OFF_TABLE,
    TOO_HIGH,
    Point,
    Walker,
    allowance,
    comes_near,
    ends_near_enemy,
    is_contact,
    is_crowded,
    legal,
    segment_cost,
)
from vezerkar.games.wg35.rules.geometry.table import Table

MAN = Walker(10000)
CRAWLER = Walker(2500, climbs=False, prone=True)
CARRIER = Walker(5000, climbs=False)


def cost(table: Table, *points: Point, walker: Walker = MAN, doors: int = 0) -> int:
    """The cost of a way in hundredths of a millimetre, or the reason why not."""
    total = 0
    for i in range(len(points) - 1):
        more = segment_cost(table, doors, walker, points[i], points[i + 1])
        if more < 0:
            return more
        total += more
    return total


def test_allowance() -> None:
    """WG35 2.2, 9.4: M centimetres; prone a quarter, load a half, tow three quarters, charge half as much again."""
    assert allowance(10) == 10000 and allowance(10, 2) == 20000
    assert allowance(10, prone=True) == 2500
    assert allowance(10, loaded=True) == 5000
    assert allowance(10, towing=True) == 7500
    assert allowance(10, charging=True) == 15000
    assert allowance(10, prone=True, loaded=True) == 1250
    assert allowance(7, prone=True, loaded=True, towing=True) == 656  # 656.25


def test_ordinary_ground() -> None:
    """WG35 9.1, 9.2: hundredths of a millimetre, rounded up for each segment; a road is no faster."""
    found = yard(piece("road", box(0, 500, 1200, 600)))
    assert cost(found, (0, 0, 0), (30, 40, 0)) == 5000
    assert cost(found, (0, 0, 0), (10, 10, 0)) == 1415
    assert cost(found, (0, 0, 0), (5, 5, 0), (10, 10, 0)) == 708 + 708
    assert cost(found, (100, 550, 0), (200, 550, 0)) == 10000
    assert cost(found, (100, 100, 0), (100, 100, 0)) == 0


@rule("wg35", "9.3", "29.2")
def test_difficult_ground() -> None:
    """WG35 9.3: equal steps of at most 5 mm, each by the ground under its midpoint."""
    found = yard(
        piece("woods", box(100, 0, 200, 100)),
        piece("mud", box(300, 0, 400, 100)),
        piece("barbed_wire", box(350, 0, 400, 100)),
        piece("orchard", box(500, 0, 600, 100)),
    )
    assert cost(found, (120, 50, 0), (170, 50, 0)) == 10000
    assert cost(found, (310, 50, 0), (340, 50, 0)) == 9000
    assert cost(found, (360, 50, 0), (380, 50, 0)) == 8000  # the slowest of two
    assert cost(found, (510, 50, 0), (540, 50, 0)) == 3000
    assert cost(found, (90, 50, 0), (110, 50, 0)) == 3000
    # 12 mm are three steps of 4; the middle of the second lies on the edge and counts as wood.
    assert cost(found, (94, 50, 0), (106, 50, 0)) == 400 + 800 + 800


@rule("wg35", "9.3")
def test_a_step_whose_middle_is_the_corner_of_difficult_ground() -> None:
    """WG35 9.3: a corner is ground of that kind like an edge, for towing, too."""
    found = yard(piece("rubble", box(330, 960, 470, 1020)), piece("trench", box(600, 100, 700, 140)))
    # 44.72 mm are nine steps; the middle of the fifth is the corner (330, 1020).
    way = (340, 1040, 0), (320, 1000, 0)
    assert cost(found, *way) == 4970
    assert cost(found, *way, walker=Walker(7500, towing=True)) == NOT_TOWING
    # An even number of steps has no middle there; nobody climbs into a trench whose corner he passes.
    assert cost(found, (336, 1032, 0), (324, 1008, 0)) == 2684
    assert cost(found, (595, 110, 0), (605, 90, 0)) == 2237


def test_crawling_through_difficult_ground() -> None:
    """WG35 9.4: one eighth."""
    found = yard(piece("scrub", box(100, 0, 200, 100)))
    way = [(120, 50, 0), (132, 50, 0)]
    assert cost(found, *way) == 2400 <= allowance(10, prone=True)
    assert legal(found, 0, way, CRAWLER).reason == ""
    assert legal(found, 0, [(120, 50, 0), (133, 50, 0)], CRAWLER).reason == "refuse-way-far"


def test_the_step_of_the_example() -> None:
    """WG35 9.5: 20 mm and a step of 40 mm cost 80 mm, so 20 mm of a movement of 100 remain on top."""
    found = yard(piece("concrete_step", box(100, 100, 200, 200)))
    assert cost(found, (80, 150, 0), (100, 150, 40)) == 8000
    assert cost(found, (80, 150, 0), (120, 150, 40)) == 10000
    assert cost(found, (80, 150, 0), (100, 150, 0), (100, 150, 40), (120, 150, 40)) == 10000
    assert legal(found, 0, [(80, 150, 0), (120, 150, 40)], MAN).cost == 10000
    assert legal(found, 0, [(79, 150, 0), (120, 150, 40)], MAN).reason == "refuse-way-far"
    assert cost(found, (120, 150, 40), (80, 150, 0)) == 4000 + 4000
    assert cost(found, (80, 150, 0), (220, 150, 0)) == 14000 + 10000


@rule("wg35", "0.2", "9.5")
def test_heights() -> None:
    """WG35 9.5: free up to 15 mm, climbed up to 75, impassable above, either way."""
    found = yard(
        piece("kerb", box(100, 100, 110, 200)),
        piece("haystack", box(200, 100, 300, 200)),
        piece("crates", box(220, 120, 260, 160), 65),
        piece("statue", box(400, 100, 440, 200)),
        piece("supply_dump", box(500, 100, 540, 140)),
    )
    assert cost(found, (90, 150, 0), (120, 150, 0)) == 3000
    assert cost(found, (190, 150, 0), (210, 150, 65)) == 2000 + 9800  # 97.5, WG35 0.2
    assert cost(found, (190, 150, 0), (210, 150, 65), (240, 150, 95)) == 2000 + 9800 + 3000 + 4500
    assert cost(found, (220, 110, 65), (220, 130, 95)) == 2000 + 4500
    assert cost(found, (390, 150, 0), (450, 150, 0)) == BLOCKED
    assert cost(found, (400, 90, 0), (400, 210, 0)) == 12000
    assert cost(found, (490, 120, 0), (550, 120, 0)) == 6000 + 7500
    assert cost(found, (490, 120, 0), (520, 120, 30)) == NO_FOOTING


def test_a_high_drop() -> None:
    """WG35 9.5: more than 75 mm at once is impassable."""
    found = yard(piece("truck_wreck", box(100, 100, 200, 200)), piece("crates", box(100, 120, 150, 180), 60))
    assert cost(found, (90, 150, 0), (110, 150, 90)) == TOO_HIGH
    assert cost(found, (110, 150, 90), (90, 150, 0)) == TOO_HIGH
    assert cost(found, (90, 190, 0), (110, 190, 60)) == 2000 + 9000


@pytest.mark.parametrize(("base", "up", "down"), [(45, 11300, 7500), (46, TOO_HIGH, TOO_HIGH)])
def test_the_highest_climb(base: int, up: int, down: int) -> None:
    """WG35 9.5: 75 mm and no more."""
    found = yard(piece("crates", box(100, 100, 200, 200), base))
    assert cost(found, (100, 150, 0), (100, 150, base + 30)) == up
    assert cost(found, (100, 150, base + 30), (100, 150, 0)) == down


@pytest.mark.parametrize(("base", "up", "down"), [(15, 0, 0), (16, 2400, 1600)])
def test_the_highest_free_step(base: int, up: int, down: int) -> None:
    """WG35 9.5: 15 mm and no more; those who do not climb take it, too."""
    found = yard(piece("crates", box(0, 0, 100, 100)), piece("crates", box(100, 0, 200, 100), base, "more"))
    low, high = (90, 50, 30), (110, 50, base + 30)
    assert (cost(found, low, high) - 2000, cost(found, high, low) - 2000) == (up, down)
    assert cost(found, low, high, walker=CARRIER) == (NO_CLIMBING if up else 2000)


def test_hills_of_two_tiers() -> None:
    """WG35 1.7, 9.5: each tier is climbed by itself."""
    found = yard(piece("hill_tier", box(100, 100, 400, 400)), piece("hill_tier", box(200, 200, 300, 300), 30, "upper"))
    assert cost(found, (90, 250, 0), (250, 250, 60)) == 16000 + 9000
    assert cost(found, (90, 250, 0), (410, 250, 0)) == 32000 + 9000 + 6000


def test_walls() -> None:
    """WG35 9.6: two and a half times the height, in one go; the wall of 50 mm costs 125 and takes two actions."""
    found = yard(
        piece("high_wall", box(100, 100, 104, 200)),
        piece("hedge", box(200, 100, 208, 200)),
        piece("tall_wall", box(300, 100, 306, 200)),
    )
    over = [(99, 150, 0), (105, 150, 0)]
    assert cost(found, *over) == 600 + 12500
    assert legal(found, 0, over, MAN).reason == "refuse-way-far"
    assert legal(found, 0, over, Walker(allowance(10, 2))).cost == 13100
    assert cost(found, (190, 150, 0), (210, 150, 0)) == 2000 + 8800  # 87.5, WG35 0.2
    assert cost(found, (290, 150, 0), (310, 150, 0)) == BLOCKED
    assert cost(found, (99, 150, 0), (102, 150, 50)) == NO_FOOTING
    assert cost(found, (100, 90, 0), (100, 210, 0)) == 12000  # along its foot
    assert cost(found, (96, 196, 0), (104, 204, 0)) == 1132  # past its corner


def test_walls_where_two_cross_are_climbed_once_to_the_top() -> None:
    """WG35 9.6."""
    found = yard(piece("low_wall", box(100, 100, 108, 200)), piece("high_wall", box(100, 100, 104, 200)))
    assert cost(found, (90, 150, 0), (120, 150, 0)) == 3000 + 7500 + 2000 + 3000
    assert cost(found, (120, 150, 0), (90, 150, 0)) == 3000 + 4500 + 3000 + 5000


def test_a_wall_on_a_hill() -> None:
    """WG35 9.5, 9.6: what the figure climbs is what stands above its own ground."""
    found = yard(piece("hill_tier", box(100, 0, 300, 300)), piece("sandbags", box(200, 0, 210, 300), 30))
    assert cost(found, (190, 50, 30), (220, 50, 30)) == 3000 + 7500


@rule("wg35", "29.1")
def test_trenches() -> None:
    """WG35 29.1: 30 in and 45 out, of a foxhole 25 and 38; trenches that touch are one."""
    found = yard(
        piece("trench", box(100, 100, 200, 130)),
        piece("trench", box(200, 100, 300, 130), name="more"),
        piece("foxhole", box(400, 100, 440, 140)),
    )
    assert cost(found, (150, 90, 0), (150, 110, 0)) == 2000 + 3000
    assert cost(found, (150, 110, 0), (150, 90, 0)) == 2000 + 4500
    assert cost(found, (150, 90, 0), (150, 100, 0), (150, 110, 0)) == 2000 + 3000
    assert cost(found, (150, 90, 0), (150, 140, 0)) == 5000 + 7500
    assert cost(found, (150, 120, 0), (250, 120, 0)) == 10000
    assert cost(found, (390, 120, 0), (410, 120, 0)) == 2000 + 2500
    assert cost(found, (410, 120, 0), (390, 120, 0)) == 2000 + 3800
    assert cost(found, (150, 90, 0), (150, 100, 0)) == 1000 + 3000  # on the edge one is in it


def test_ladders() -> None:
    """WG35 9.7: plain length, any height, and one may stop on the rungs."""
    found = yard(
        house(box(300, 300, 400, 400), roof_access=True),
        slope("ladder", box(340, 290, 350, 300), 0, 80),
    )
    assert cost(found, (345, 280, 0), (345, 295, 0)) == 1500
    assert cost(found, (345, 295, 0), (345, 295, 80)) == 8000
    assert cost(found, (345, 295, 0), (345, 295, 37)) == 3700
    assert cost(found, (345, 295, 80), (345, 320, 80)) == 2500
    assert cost(found, (345, 280, 0), (345, 295, 0), (345, 295, 80), (345, 320, 80)) == 1500 + 8000 + 2500
    assert legal(found, 0, [(345, 290, 0), (345, 295, 0), (345, 295, 37)], MAN).cost == 500 + 3700
    assert cost(found, (345, 295, 81), (345, 295, 0)) == NO_FOOTING
    assert cost(found, (345, 295, 0), (345, 295, 20), walker=CARRIER) == NO_CLIMBING
    assert cost(found, (345, 280, 0), (345, 320, 80)) == TOO_HIGH
    assert cost(found, (320, 320, 80), (320, 280, 0)) == TOO_HIGH


def test_ramps() -> None:
    """WG35 9.1, 9.8: along the slope, without climbing, even for those who carry; from the side no higher than a free step."""
    found = yard(slope("ramp", box(100, 100, 140, 200), 0, 75), piece("crates", box(100, 200, 140, 240), 45))
    assert cost(found, (120, 100, 0), (120, 200, 75)) == 12500
    assert cost(found, (120, 200, 75), (120, 100, 0), walker=CARRIER) == 12500
    assert cost(found, (120, 100, 0), (120, 150, 38)) == 6250
    assert cost(found, (120, 80, 0), (120, 150, 38)) == 2000 + 6250
    assert cost(found, (120, 150, 38), (120, 220, 75)) == 6250 + 2000
    assert cost(found, (90, 110, 0), (110, 110, 8)) == 2000
    assert cost(found, (90, 150, 0), (110, 150, 38)) == BLOCKED
    assert cost(found, (110, 150, 38), (130, 150, 38)) == 2000


def test_stairs() -> None:
    """WG35 9.8: up to the next floor, which is no step but from the top of the stairs."""
    found = yard(house(box(300, 300, 500, 500), storeys=2, stairs=[stairs(box(350, 350, 380, 410))]))
    assert cost(found, (365, 340, 0), (365, 350, 0), (365, 410, 80), (365, 420, 80)) == 1000 + 10000 + 1000
    assert cost(found, (365, 340, 0), (365, 420, 80)) == 1000 + 10000 + 1000
    assert cost(found, (330, 380, 80), (365, 380, 40)) == BLOCKED
    assert cost(found, (320, 420, 0), (320, 420, 80)) == TOO_HIGH


def test_doors() -> None:
    """WG35 9.9: a closed door stops; one may bend in an open one, but not stop."""
    found = yard(house(box(300, 300, 500, 500), opening("door", 0, 80, 40, 0, 58)))
    through = [(400, 290, 0), (400, 310, 0)]
    assert cost(found, *through) == DOOR_CLOSED
    assert cost(found, *through, doors=1) == 2000
    assert cost(found, *through, doors=1, walker=CRAWLER) == 2000
    assert cost(found, (385, 290, 0), (375, 310, 0), doors=1) == BLOCKED
    assert cost(found, (380, 290, 0), (380, 310, 0), doors=1) == 2000
    assert cost(found, (400, 290, 0), (400, 303, 0), (410, 310, 0), doors=1) == 1300 + 1221
    assert legal(found, 1, [(400, 290, 0), (400, 303, 0)], MAN).reason == "refuse-way-stopping"
    assert legal(found, 0, through, MAN).reason == "refuse-door-closed"
    assert cost(found, (290, 350, 0), (310, 350, 0), doors=1) == BLOCKED


def test_windows_and_loopholes() -> None:
    """WG35 9.10: windows are crossed like walls as high as the sill, loopholes not at all."""
    found = yard(
        house(
            box(300, 300, 500, 500),
            opening("window", 0, 80, 40, 26, 56),
            opening("loophole", 2, 80, 40, 34, 44),
            opening("window", 1, 80, 40, 26, 56, 1),
            storeys=2,
        )
    )
    assert cost(found, (400, 290, 0), (400, 310, 0)) == 2000 + 6500
    assert cost(found, (400, 290, 0), (400, 310, 0), walker=CARRIER) == NO_CLIMBING
    assert cost(found, (400, 490, 0), (400, 510, 0)) == LOOPHOLE_ONLY
    assert cost(found, (490, 400, 80), (510, 400, 0)) == TOO_HIGH
    assert cost(found, (490, 400, 80), (510, 400, 80)) == NO_FOOTING


def test_who_may_not_climb() -> None:
    """WG35 9.11."""
    found = yard(piece("log", box(100, 100, 200, 110)), piece("kerb", box(100, 200, 200, 206)))
    for walker in (CRAWLER, CARRIER):
        assert cost(found, (150, 90, 0), (150, 120, 0), walker=walker) == NO_CLIMBING
        assert cost(found, (150, 190, 0), (150, 210, 0), walker=walker) == 2000


@rule("wg35", "29.2")
def test_water() -> None:
    """WG35 29.2: deep water is impassable, a bridge overrides it; nobody lies in shallow water."""
    found = yard(
        piece("deep_water", box(0, 500, 600, 600)),
        piece("shallow_water", box(600, 500, 1200, 600)),
        piece("bridge", box(550, 490, 650, 610)),
    )
    assert cost(found, (300, 490, 0), (300, 610, 0)) == BLOCKED
    assert cost(found, (300, 500, 0), (400, 500, 0)) == 10000
    assert cost(found, (570, 480, 0), (570, 620, 0)) == 14000
    assert cost(found, (630, 480, 0), (630, 620, 0)) == 14000
    assert cost(found, (700, 510, 0), (700, 540, 0)) == 9000
    assert cost(found, (700, 510, 0), (700, 540, 0), walker=CRAWLER) == NOT_PRONE


def test_towing_keeps_to_ordinary_ground() -> None:
    """WG35 25.6."""
    found = yard(piece("scrub", box(100, 100, 200, 200)))
    assert cost(found, (90, 150, 0), (110, 150, 0), walker=Walker(7500, towing=True)) == NOT_TOWING
    assert cost(found, (90, 90, 0), (110, 90, 0), walker=Walker(7500, towing=True)) == 2000


def test_nobody_leaves_the_table() -> None:
    """WG35 9.12."""
    found = yard()
    assert cost(found, (0, 0, 0), (1200, 0, 0)) == 120000
    assert cost(found, (10, 0, 0), (10, -1, 0)) == OFF_TABLE
    assert legal(found, 0, [(10, 0, 0), (10, 5, 0), (10, -1, 0)], MAN).reason == "refuse-way-off-table"


def test_other_figures() -> None:
    """WG35 1.2: not within 5 mm of an able enemy on the way, not less than 5 mm from anybody at the end."""
    found = yard()
    way = [(100, 100, 0), (150, 100, 0)]
    assert legal(found, 0, way, MAN, able=[(125, 105, 0)]).reason == "refuse-way-enemy"
    assert legal(found, 0, way, MAN, able=[(125, 106, 0), (155, 104, 0), (125, 100, 80)]).reason == ""
    assert legal(found, 0, way, MAN, others=[(125, 100, 0), (153, 104, 0)]).reason == ""
    assert legal(found, 0, way, MAN, others=[(152, 104, 0)]).reason == "refuse-way-crowded"
    assert not comes_near((100, 100, 0), (50, 100, 0), [(105, 100, 0)])
    assert comes_near((100, 100, 0), (110, 101, 0), [(105, 100, 0)])
    assert is_crowded((0, 0, 0), [(3, 3, 0)]) and not is_crowded((0, 0, 0), [(3, 4, 0)])


def test_where_moves_and_charges_end() -> None:
    """WG35 8.2, 8.7: no closer than 50 mm to a seen enemy; a charge within 20 mm of its target."""
    assert not ends_near_enemy((0, 0, 0), [(30, 40, 0)])
    assert ends_near_enemy((0, 0, 0), [(300, 40, 0), (30, 39, 0)])
    assert is_contact((0, 0, 0), (12, 16, 0)) and not is_contact((0, 0, 0), (12, 16, 1))


@pytest.mark.parametrize("end", [(130, 150, 40), (150, 150, 0)])
def test_what_is_refused_says_where(end: Point) -> None:
    """The cost up to the refused segment, and which it is."""
    found = yard(piece("statue", box(120, 100, 140, 200)))
    verdict = legal(found, 0, [(80, 150, 0), (110, 150, 0), end], MAN)
    assert (verdict.cost, verdict.segment) == (3000, 1)
    assert verdict.reason == ("refuse-way-footing" if end[2] else "refuse-way-blocked")
