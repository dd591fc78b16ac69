"""The tables of WG35 as they are read, and where one may stand on them."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.wg35.yard import box, house, opening, piece, slope, stairs, yard
from vezerkar.games.wg35.content import PIECE_TYPES, TABLES
from vezerkar.games.wg35.rules.geometry.lines import STRAY, solids_between
from vezerkar.games.wg35.rules.geometry.reach import doors_near, hiding_places, lookouts
from vezerkar.games.wg35.rules.geometry.surfaces import is_filled, is_ground, surface_at
from vezerkar.games.wg35.rules.geometry.table import CELL, CROSSED, DOOR, LOOPHOLE, TARGET_INSIDE, WINDOW, table

NAMES = sorted(TABLES)


def test_catalogue() -> None:
    """WG35 29: 60 types of pieces, six tables, every record marked with its source."""
    assert len(PIECE_TYPES) == 60
    assert len(TABLES) == 6
    for record in PIECE_TYPES.values():
        assert record["source"] in ("seed", "designed")
    for data in TABLES.values():
        assert data["size_mm"] == (1200, 1200)
        assert len({record["id"] for record in data["pieces"]}) == len(data["pieces"])


@rule("wg35", "29.2")
def test_speeds() -> None:
    """WG35 29.2."""
    expected = {
        "deep_water": "0", "shallow_water": "1/3", "mud": "1/3", "barbed_wire": "1/4", "woods": "1/2", "scrub": "1/2",
        "rubble": "1/2", "crater": "1/2", "dense_woods": "1/3", "road": "1",
    }  # fmt: skip
    assert {name: PIECE_TYPES[name]["difficulty"] for name in expected} == expected
    depths = {name: record["depth_mm"] for name, record in PIECE_TYPES.items() if record["depth_mm"]}
    assert depths == {"trench": 30, "foxhole": 25}


@rule("wg35", "1.1", "1.7")
@pytest.mark.parametrize("name", NAMES)
def test_pieces_lie_on_the_table(name: str) -> None:
    """WG35 1.1, 1.7: every piece by its kind, convex and on the table; reading the same table twice gives the same one."""
    found = table(name)
    assert table(name) is found
    by_kind = (found.areas, found.walls, found.blocks, found.buildings, found.floors, found.markers)
    assert sum(len(group) for group in by_kind) == len(found.pieces) == len(TABLES[name]["pieces"])
    for one in found.pieces:
        assert 0 <= one.shape.west < one.shape.east <= 1200 and 0 <= one.shape.south < one.shape.north <= 1200
    for i, door in enumerate(found.doors):
        assert door.mask == 2**i and door.kind == DOOR and not door.is_open(0) and door.is_open(door.mask)
    for gap in found.openings:
        assert (gap.kind == DOOR) == bool(gap.mask)
        assert gap.cover == {DOOR: 0, WINDOW: 1, LOOPHOLE: 2}[gap.kind]
    for x, y in found.objective_sites:
        assert surface_at(found, x, y)


@pytest.mark.parametrize("name", NAMES)
def test_no_solid_near_a_line_is_forgotten(name: str) -> None:
    """A line finds every solid it, or a line a few millimetres beside it, comes to."""
    found = table(name)
    for solid in found.solids:
        west, east = solid.shape.west - STRAY, solid.shape.east + STRAY
        south, north = solid.shape.south - STRAY, solid.shape.north + STRAY
        for p, q in (
            ((west, 0), (west, 1200)),
            ((east, 1200), (east, 0)),
            ((0, south), (1200, south)),
            ((1200, north), (0, north)),
            ((west - CELL, south - CELL), (west, south)),
            ((west, north), (west - CELL, north + CELL)),
        ):
            if min(*p, *q) >= -CELL and max(*p, *q) < 1200 + CELL:
                assert solid in solids_between(found, *p, *q), (solid.piece, p, q)


def test_areas() -> None:
    found = table("forest_road")
    woods = next(area for area in found.areas if area.type == "woods")
    assert (woods.speed_n, woods.speed_d, woods.soft, woods.when, woods.vision, woods.top) == (1, 2, 1, CROSSED, 120, 150)
    crater = next(area for area in found.areas if area.type == "crater")
    assert (crater.soft, crater.when, crater.vision, crater.top) == (1, TARGET_INSIDE, 0, 0)


def test_openings_along_the_edges() -> None:
    """WG35 1.7: edges are numbered from the south, counter-clockwise; the offset runs along the edge."""
    sides = [opening("window", edge, 10, 28, 26, 56) for edge in range(4)]
    found = yard(house(box(300, 300, 500, 400), *sides, z=30))
    ends = [(one.x0, one.y0, one.x1, one.y1, one.mid_x, one.mid_y, one.out_x, one.out_y) for one in found.openings]
    assert ends == [
        (310, 300, 338, 300, 324, 300, 0, -1),
        (500, 310, 500, 338, 500, 324, 1, 0),
        (490, 400, 462, 400, 476, 400, 0, 1),
        (300, 390, 300, 362, 300, 376, -1, 0),
    ]
    assert {(one.floor, one.sill, one.low, one.high) for one in found.openings} == {(30, 26, 56, 86)}


# --- surfaces ------------------------------------------------------------------------------------------------------


def test_ground_and_tops() -> None:
    """WG35 1.7, 9.5: on top of a block or beside it; on its edge both."""
    found = yard(
        piece("crates", box(100, 100, 150, 150)),
        piece("statue", box(200, 100, 250, 150)),
        piece("high_wall", box(300, 100, 350, 150)),
        piece("supply_dump", box(400, 100, 450, 150)),
    )
    assert surface_at(found, 50, 50) == [0]
    assert surface_at(found, 120, 120) == [30]
    assert surface_at(found, 100, 120) == [0, 30]
    assert surface_at(found, 220, 120) == [] and surface_at(found, 200, 120) == [0]
    assert surface_at(found, 320, 120) == []  # nobody stops on a wall, WG35 9.6
    assert surface_at(found, 420, 120) == []
    assert surface_at(found, 1200, 0) == [0]
    assert surface_at(found, 1201, 0) == [] and surface_at(found, 0, -1) == []  # WG35 9.12


def test_pieces_on_pieces() -> None:
    """WG35 1.7: what stands on a hill fills it from there on."""
    found = yard(
        piece("hill_tier", box(100, 100, 400, 400)),
        piece("crates", box(150, 150, 200, 200), 30),
        piece("sandbags", box(250, 150, 300, 200), 30),
        piece("trench", box(310, 310, 390, 340), 30),
    )
    assert surface_at(found, 120, 120) == [30]
    assert surface_at(found, 170, 170) == [60]
    assert surface_at(found, 150, 170) == [30, 60]
    assert surface_at(found, 270, 170) == []
    assert surface_at(found, 350, 320) == [30]
    assert [area.type for area in found.areas if area.carries(350, 320, 30)] == ["trench"]
    assert not any(area.carries(350, 320, 0) for area in found.areas)
    assert is_filled(found, 170, 170, 30) and not is_filled(found, 170, 170, 60)
    assert is_filled(found, 170, 170, 0)


def test_water_and_bridges() -> None:
    """WG35 29.2: nobody stands in deep water; the bridge overrides it."""
    found = yard(piece("deep_water", box(0, 500, 1200, 600)), piece("bridge", box(550, 490, 650, 610)))
    assert surface_at(found, 300, 550) == [] and not is_ground(found, 300, 550)
    assert surface_at(found, 300, 500) == [0]
    assert surface_at(found, 600, 550) == [0]


def test_houses() -> None:
    """WG35 1.7, 29.3: floors inside, nobody in the walls, not even in a doorway."""
    found = yard(
        house(box(300, 300, 500, 500), opening("door", 0, 80, 40, 0, 58), storeys=2),
        house(box(600, 300, 700, 400), roof_access=True, name="flat"),
        house(box(800, 300, 900, 400), z=30, name="high"),
    )
    assert surface_at(found, 400, 400) == [0, 80]
    assert surface_at(found, 305, 400) == [0, 80]
    assert surface_at(found, 303, 400) == []
    assert surface_at(found, 400, 302) == []
    assert surface_at(found, 300, 400) == [0]
    assert surface_at(found, 650, 350) == [0, 80]
    assert surface_at(found, 602, 350) == [80]
    assert surface_at(found, 850, 350) == [30]


def test_stairs_and_ramps() -> None:
    """WG35 9.8: along the slope, half a millimetre up; neither under it nor on the floor it comes through."""
    found = yard(
        house(box(300, 300, 500, 500), storeys=2, stairs=[stairs(box(350, 350, 380, 440))]),
        slope("ramp", box(600, 100, 700, 140), 0, 30, "west"),
    )
    assert surface_at(found, 365, 395) == [40]
    assert surface_at(found, 365, 351) == [1]
    assert surface_at(found, 365, 440) == [0, 80]
    assert surface_at(found, 365, 350) == [0, 80]
    assert surface_at(found, 350, 395) == [0, 40, 80]
    assert surface_at(found, 685, 120) == [5]  # 4.5
    assert surface_at(found, 600, 120) == [0, 30]
    assert surface_at(found, 700, 120) == [0]
    flight = found.ramps[0]
    assert (flight.low, flight.high, flight.way_x, flight.way_y, flight.building) == (0, 80, 0, 1, 0)


def test_ladders() -> None:
    """WG35 9.7: a footprint and two ends; a hole in the floor they come through."""
    rungs = {"polygon": box(310, 310, 320, 320), "from_z": 0, "to_z": 80}
    found = yard(house(box(300, 300, 500, 500), storeys=2, ladders=[rungs]), slope("ladder", box(100, 100, 104, 110), 0, 90))
    assert [(one.low, one.high, one.building) for one in found.ladders] == [(0, 80, 0), (0, 90, -1)]
    assert [len(sheet.holes) for sheet in found.sheets] == [1, 0]


@pytest.mark.parametrize("name", NAMES)
def test_most_of_a_table_can_be_stood_on(name: str) -> None:
    found = table(name)
    points = [surface_at(found, x, y) for x in range(0, 1201, 40) for y in range(0, 1201, 40)]
    assert sum(1 for heights in points if heights) > len(points) * 0.9


# --- reach ---------------------------------------------------------------------------------------------------------


def test_hiding_places() -> None:
    """WG35 8.4: marked pieces at least 25 mm high within 15 mm."""
    found = yard(
        piece("log", box(100, 100, 200, 118)),
        piece("kerb", box(300, 100, 400, 110)),
        house(box(500, 100, 600, 200)),
        piece("crates", box(700, 100, 800, 200), 30),
    )
    assert hiding_places(found, 150, 133, 0) == [0]
    assert hiding_places(found, 150, 134, 0) == []
    assert hiding_places(found, 150, 118, 1) == []  # 24 mm above the feet
    assert hiding_places(found, 350, 115, 0) == []
    assert hiding_places(found, 550, 90, 0) == [2]
    assert hiding_places(found, 520, 150, 0) == [2]
    assert hiding_places(found, 550, 150, 0) == []
    assert hiding_places(found, 690, 150, 0) == [] and hiding_places(found, 690, 150, 30) == [3]


def test_lookouts() -> None:
    """WG35 8.15, 10.7: windows and loopholes within 15 mm, from inside and on their floor."""
    found = yard(
        house(
            box(300, 300, 500, 500),
            opening("door", 0, 80, 40, 0, 58),
            opening("window", 2, 80, 40, 26, 56),
            opening("loophole", 2, 80, 40, 34, 44, 1),
            storeys=2,
        )
    )
    assert lookouts(found, 400, 480, 0) == [1]
    assert lookouts(found, 400, 479, 0) == []
    assert lookouts(found, 400, 480, 80) == [2]
    assert lookouts(found, 400, 510, 0) == []
    assert lookouts(found, 400, 310, 0) == []


def test_doors_in_reach() -> None:
    """WG35 9.9: from at most 15 mm, on either side."""
    found = yard(house(box(300, 300, 500, 500), opening("door", 0, 80, 40, 0, 58), storeys=2))
    assert doors_near(found, 400, 285, 0) == [0]
    assert doors_near(found, 400, 284, 0) == []
    assert doors_near(found, 400, 320, 0) == [0]
    assert doors_near(found, 400, 320, 80) == []
    assert doors_near(found, 429, 293, 0) == [0]
