"""Sight in WG35, clause by clause, on hand-made tables."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.wg35.yard import box, house, opening, piece, stairs, yard
from vezerkar.games.wg35.rules.geometry.lines import blocked
from vezerkar.games.wg35.rules.geometry.sight import (
    HIDDEN,
    PRONE,
    Post,
    in_front,
    look,
    look_from_burst,
    open_sky,
    sees,
    sees_point,
    squared_distance,
)
from vezerkar.games.wg35.rules.geometry.silhouette import Glance
from vezerkar.games.wg35.rules.geometry.table import Table

DOOR = 1
"""The first door of a table, as a set."""


def cover(table: Table, viewer: Post, target: Post, doors: int = 0) -> int:
    """The cover modifier of a target that is seen."""
    seen, _, modifier, _ = look(table, doors, viewer, target)
    assert seen
    return modifier


# --- distance and facing -------------------------------------------------------------------------------------------


@rule("wg35", "1.4")
def test_distance_is_between_heads() -> None:
    """WG35 1.4: that of the base points in space."""
    assert squared_distance(0, 0, 0, 30, 40, 0) == 50 * 50
    assert squared_distance(0, 0, 80, 0, 60, 0) == 100 * 100


@rule("wg35", "1.5")
def test_front() -> None:
    """WG35 1.5: straight beside the shoulders is still in front."""
    assert in_front(100, 100, 1, 0, 200, 400)
    assert in_front(100, 100, 1, 0, 100, 400)
    assert not in_front(100, 100, 1, 0, 99, 400)
    assert in_front(0, 0, -3, 4, -4, -3)
    assert not in_front(0, 0, -3, 4, 3, -4)


# --- what blocks a line --------------------------------------------------------------------------------------------


def test_empty_ground() -> None:
    """WG35 1.2, 10.11: there is nothing to block, and other figures never do."""
    assert look(yard(), 0, Post(0, 0, 0), Post(1200, 1200, 0)) == (True, 0, 0, 0)


@rule("wg35", "1.8")
@pytest.mark.parametrize(
    ("z", "expected"), [(0, True), (49, True), (50, False), (51, False)], ids=["foot", "below", "top", "above"]
)
def test_walls_block_between_bottom_and_top(z: int, expected: bool) -> None:
    """WG35 1.8: strictly between; along the top it is free."""
    table = yard(piece("high_wall", box(100, 0, 110, 200)))
    assert blocked(table, 0, (0, 100, z or 1), (200, 100, z or 1)) == expected


@rule("wg35", "1.8")
def test_along_the_ground_nothing_is_between() -> None:
    """WG35 1.8: the bottom is no part of a piece either."""
    assert not blocked(yard(piece("high_wall", box(100, 0, 110, 200))), 0, (0, 100, 0), (200, 100, 0))


@rule("wg35", "1.7")
def test_a_piece_stands_on_its_ground() -> None:
    """WG35 1.7: bottom and top begin at z."""
    table = yard(piece("crates", box(100, 0, 110, 200), 30))
    assert not blocked(table, 0, (0, 100, 29), (200, 100, 29))
    assert blocked(table, 0, (0, 100, 31), (200, 100, 31))
    assert not blocked(table, 0, (0, 100, 60), (200, 100, 60))


@rule("wg35", "1.8")
def test_sloping_lines() -> None:
    """WG35 1.8: the height somewhere over the footprint decides."""
    table = yard(piece("high_wall", box(100, 0, 110, 200)))
    # 50 mm high just where it leaves the wall, or just where it enters it.
    assert blocked(table, 0, (0, 100, 105), (110, 100, 49))
    assert not blocked(table, 0, (0, 100, 105), (110, 100, 50))
    assert not blocked(table, 0, (110, 100, 50), (0, 100, 105))
    assert not blocked(table, 0, (0, 100, 0), (100, 100, 50))
    assert not blocked(table, 0, (0, 100, 0), (220, 100, 110))
    assert blocked(table, 0, (0, 100, 0), (220, 100, 109))


@rule("wg35", "1.8")
def test_edges_and_corners_do_not_block() -> None:
    """WG35 1.8: only what lies strictly inside the footprint."""
    table = yard(piece("high_wall", box(100, 100, 110, 200)))
    assert not blocked(table, 0, (0, 200, 20), (300, 200, 20))
    assert not blocked(table, 0, (110, 0, 20), (110, 300, 20))
    assert not blocked(table, 0, (90, 110, 20), (110, 90, 20))
    assert not blocked(table, 0, (0, 150, 20), (100, 150, 20))
    assert blocked(table, 0, (0, 150, 20), (101, 150, 20))
    assert blocked(table, 0, (90, 111, 20), (111, 90, 20))
    assert blocked(table, 0, (105, 150, 60), (105, 150, 40))
    assert not blocked(table, 0, (105, 150, 60), (105, 150, 50))


@rule("wg35", "1.8")
def test_two_walls_leave_a_gap_of_no_width() -> None:
    """WG35 1.8: pieces that share an edge can be looked between."""
    table = yard(piece("high_wall", box(100, 0, 110, 100), name="a"), piece("high_wall", box(100, 100, 110, 200), name="b"))
    assert not blocked(table, 0, (0, 100, 20), (200, 100, 20))
    assert blocked(table, 0, (0, 99, 20), (200, 100, 20))


@rule("wg35", "1.7")
def test_what_does_not_block() -> None:
    """WG35 1.7: areas, floors and markers."""
    table = yard(
        piece("crater", box(50, 0, 60, 200)),
        piece("bridge", box(70, 0, 80, 200)),
        piece("manhole", box(90, 0, 100, 200)),
        piece("barbed_wire", box(100, 0, 120, 200)),
    )
    assert not blocked(table, 0, (0, 100, 1), (200, 100, 1))


# --- houses --------------------------------------------------------------------------------------------------------

COTTAGE = house(box(300, 300, 500, 500), opening("door", 0, 80, 40, 0, 58), opening("window", 2, 80, 40, 26, 56))


@rule("wg35", "1.7", "29.3")
def test_walls_of_a_house() -> None:
    """WG35 1.7, 29.3: four walls 5 mm thick and a room between them."""
    table = yard(house(box(300, 300, 500, 500)))
    assert blocked(table, 0, (299, 400, 40), (301, 400, 40))
    assert not blocked(table, 0, (305, 400, 40), (495, 400, 40))
    assert blocked(table, 0, (305, 400, 40), (496, 400, 40))
    assert blocked(table, 0, (301, 299, 40), (301, 301, 40))
    assert not blocked(table, 0, (290, 305, 40), (305, 290, 40))  # past the corner
    assert blocked(table, 0, (290, 306, 40), (310, 296, 40))  # across the corner
    assert not blocked(table, 0, (100, 100, 80), (700, 600, 80))  # along the roof


@rule("wg35", "1.8", "9.9", "29.3")
def test_doors() -> None:
    """WG35 1.8, 9.9, 29.3: closed at first; open ones cut a hole."""
    table = yard(COTTAGE)
    inside, outside = (400, 400, 40), (400, 100, 40)
    assert table.open_doors == 0
    assert blocked(table, 0, inside, outside)
    assert not blocked(table, DOOR, inside, outside)
    assert not blocked(table, DOOR, (380, 400, 40), (380, 100, 40))  # along the jamb
    assert blocked(table, DOOR, (379, 400, 40), (379, 100, 40))
    assert not blocked(table, DOOR, (400, 400, 58), (400, 100, 58))  # along the lintel
    assert blocked(table, DOOR, (400, 400, 59), (400, 100, 59))
    assert blocked(table, DOOR, (400, 310, 60), (400, 290, 56))  # it must fit through the whole wall
    assert not blocked(table, DOOR, (400, 310, 60), (400, 290, 52))


@rule("wg35", "1.8", "29.3")
def test_windows() -> None:
    """WG35 1.8: always open, from sill to head."""
    table = yard(COTTAGE)
    for z, free in ((25, False), (26, True), (40, True), (56, True), (57, False)):
        assert blocked(table, 0, (400, 400, z), (400, 700, z)) != free
    # Through the wall within the window, or out of it.
    assert not blocked(table, 0, (415, 495, 40), (420, 500, 40))
    assert blocked(table, 0, (416, 495, 40), (421, 500, 40))


def test_gaps_up_to_the_top_and_down_to_the_bottom_of_a_wall() -> None:
    """WG35 1.8: what passes above or below a wall need not fit through the gap."""
    table = yard(house(box(300, 300, 500, 500), opening("window", 0, 80, 40, 40, 80), roof=False))
    assert not blocked(table, 0, (400, 299, 84), (400, 306, 77))  # above the top at first
    assert not blocked(table, 0, (400, 306, 77), (400, 299, 84))
    table = yard(house(box(300, 300, 500, 500), opening("door", 0, 80, 40, 0, 58), z=30))
    assert not blocked(table, DOOR, (400, 299, 27), (400, 306, 34))  # below the bottom at first
    assert not blocked(table, DOOR, (400, 306, 34), (400, 299, 27))
    assert blocked(table, 0, (400, 306, 34), (400, 299, 27))


def test_window_and_door_in_line() -> None:
    """WG35 1.8: right through the house."""
    table = yard(COTTAGE)
    assert not blocked(table, DOOR, (400, 0, 40), (400, 900, 40))
    assert blocked(table, 0, (400, 0, 40), (400, 900, 40))


@rule("wg35", "1.8", "29.3")
def test_roofs_and_floors() -> None:
    """WG35 1.8: level sheets over the whole house."""
    table = yard(house(box(300, 300, 500, 500), storeys=2))
    assert blocked(table, 0, (400, 400, 60), (400, 410, 100))  # the floor between
    assert blocked(table, 0, (400, 400, 100), (400, 410, 170))  # the roof
    assert not blocked(table, 0, (400, 400, 60), (400, 410, 80))  # up to it
    assert not blocked(table, 0, (400, 400, 80), (410, 400, 80))  # along it
    assert not blocked(table, 0, (400, 290, 150), (400, 310, 170))  # past the eaves
    assert blocked(table, 0, (400, 290, 149), (400, 310, 169))
    low = yard(house(box(300, 300, 500, 500)))
    head_out = Post(400, 400, 39)
    assert look(low, 0, head_out, Post(450, 400, 0)) == (True, 24, 2, 0)  # seen by the chest, which is below the roof
    assert look(low, 0, head_out, Post(600, 400, 0)) == (False, 24, 0, 0)
    ruin = yard(house(box(300, 300, 500, 500), roof=False))
    assert not blocked(ruin, 0, (400, 400, 60), (400, 410, 100))


def test_stairs_leave_a_hole_in_the_floor() -> None:
    """WG35 1.8: where stairs come up one looks through; the roof above stays whole."""
    flight = stairs(box(350, 350, 380, 440))
    table = yard(house(box(300, 300, 500, 500), storeys=2, stairs=[flight]))
    assert not blocked(table, 0, (365, 400, 60), (365, 400, 100))
    assert not blocked(table, 0, (350, 400, 60), (350, 400, 100))
    assert blocked(table, 0, (349, 400, 60), (349, 400, 100))
    assert blocked(table, 0, (365, 400, 100), (365, 400, 170))


def test_touching_openings_and_odd_houses_are_refused() -> None:
    """WG35 1.7: houses are rectangles; only doors can be closed."""
    with pytest.raises(ValueError, match="rectangle"):
        yard(house([[300, 300], [500, 300], [480, 500], [300, 500]]))
    with pytest.raises(ValueError, match="only doors"):
        yard(house(box(300, 300, 500, 500), {**opening("window", 0, 80, 40, 26, 56), "state": "closed"}))
    with pytest.raises(ValueError, match="apart"):
        yard(house(box(300, 300, 500, 500), opening("window", 0, 80, 40, 26, 56), opening("door", 0, 120, 25, 0, 58)))
    with pytest.raises(ValueError, match="apart"):
        yard(house(box(300, 300, 500, 500), opening("window", 0, 3, 40, 26, 56)))


# --- the silhouette ------------------------------------------------------------------------------------------------


def columns_of(px: int, py: int, tx: int, ty: int) -> list[tuple[int, int]]:
    """Where the columns stand for an eye at p and a target at t."""
    glance = Glance(yard(), 0, (px, py, 0), (tx, ty, 0), (0,), [], -1)
    return [glance.column(i) for i in range(4)]


@rule("wg35", "10.2")
def test_columns() -> None:
    """WG35 10.2: four columns across the line, halves away from zero."""
    assert columns_of(0, 0, 0, 500) == [(6, 500), (2, 500), (-2, 500), (-6, 500)]
    assert columns_of(0, 0, 500, 0) == [(500, -6), (500, -2), (500, 2), (500, 6)]
    assert columns_of(100, 100, 400, 500) == [(405, 496), (402, 499), (398, 501), (395, 504)]
    assert columns_of(0, 0, 1, 1) == [(7, -5), (3, -1), (-1, 3), (-5, 7)]
    assert columns_of(50, 50, 50, 50) == [(56, 50), (52, 50), (48, 50), (44, 50)]


@rule("wg35", "10.3")
@pytest.mark.parametrize(
    ("wall", "blocked_points", "modifier"),
    [("kerb", 4, 0), ("log", 12, 1), ("low_wall", 16, 1), ("plank_fence", 20, 2)],
)
def test_cover_of_a_wall_one_stands_behind(wall: str, blocked_points: int, modifier: int) -> None:
    """WG35 10.3: 12 of 24 points are half, 18 three quarters."""
    table = yard(piece(wall, box(200, 0, 210, 400)))
    assert look(table, 0, Post(0, 200, 0), Post(210, 200, 0)) == (True, blocked_points, modifier, 0)


@rule("wg35", "1.3", "10.1")
def test_a_brick_wall_blocks_the_view_between_standing_men() -> None:
    """WG35 1.3, 10.1: the eye is lower than 50 mm, and so are all sample points."""
    table = yard(piece("high_wall", box(200, 0, 210, 400)))
    assert look(table, 0, Post(0, 200, 0), Post(400, 200, 0)) == (False, 24, 0, 0)
    assert not sees(table, 0, Post(0, 200, 30), Post(215, 200, 0))
    assert sees(table, 0, Post(0, 200, 30), Post(400, 200, 0))


@pytest.mark.parametrize(("north", "answer"), [(195, (True, 6, 0, 0)), (199, (True, 12, 1, 0)), (203, (True, 18, 2, 0))])
def test_cover_from_the_side(north: int, answer: tuple[bool, int, int, int]) -> None:
    """WG35 10.3: columns count like rows."""
    table = yard(piece("statue", box(195, 180, 205, north)))
    assert look(table, 0, Post(0, 200, 0), Post(205, 200, 0)) == answer


def test_behind_a_pillar() -> None:
    """WG35 10.1: all columns blocked."""
    table = yard(piece("statue", box(195, 180, 205, 220)))
    assert look(table, 0, Post(0, 200, 0), Post(205, 200, 0)) == (False, 24, 0, 0)


@rule("wg35", "10.1")
def test_legs_are_not_enough() -> None:
    """WG35 10.1: one of the eight vital points must be free."""
    table = yard(piece("crates", box(100, 150, 110, 250), 30))
    seen, points, _, _ = look(table, 0, Post(0, 200, 0), Post(120, 200, 0))
    assert not seen and points < 24


@rule("wg35", "10.10")
def test_sight_is_mutual() -> None:
    """WG35 10.10: a post before the nose hides everything from the eye, but not the shoulders from the other."""
    table = yard(piece("statue", box(5, 199, 7, 201)))
    near, far = Post(0, 200, 0), Post(600, 200, 0)
    assert look(table, 0, near, far) == (True, 24, 2, 0)
    assert look(table, 0, far, near)[0]
    assert look(table, 0, far, near)[1] < 24
    assert sees(table, 0, near, far) and sees(table, 0, far, near)


@rule("wg35", "10.2")
def test_one_above_the_other() -> None:
    """WG35 10.2: whoever looks straight down has sample points, too."""
    table = yard(house(box(300, 300, 500, 500), storeys=2))
    assert look(table, 0, Post(400, 400, 80), Post(400, 400, 0)) == (False, 24, 0, 0)
    assert look(yard(), 0, Post(400, 400, 80), Post(400, 400, 0)) == (True, 0, 0, 0)


# --- postures ------------------------------------------------------------------------------------------------------


def test_prone_in_the_open() -> None:
    """WG35 8.5, 10.5: four points, always +2."""
    assert look(yard(), 0, Post(0, 200, 0), Post(400, 200, 0, PRONE)) == (True, 0, 2, 0)
    assert look(yard(), 0, Post(400, 200, 0, PRONE), Post(0, 200, 0)) == (True, 0, 0, 0)


def test_prone_behind_a_wall() -> None:
    """WG35 8.5: over more than 25 mm neither sees nor is seen on the level; an elevated viewer looks down on it."""
    wall = yard(piece("rail_fence", box(200, 0, 208, 400)))
    lying = Post(220, 200, 0, PRONE)
    assert not sees(wall, 0, Post(200, 200, 0, PRONE), lying)
    assert not sees(wall, 0, Post(0, 200, 0), Post(209, 200, 0, PRONE))
    assert not sees(wall, 0, Post(209, 200, 0, PRONE), Post(0, 200, 0))
    assert sees(wall, 0, Post(0, 200, 80), lying)
    assert cover(wall, Post(0, 200, 80), lying) == 2
    log = yard(piece("log", box(200, 0, 208, 400)))
    assert sees(log, 0, Post(0, 200, 0, PRONE), lying)


def test_prone_has_no_other_modifier() -> None:
    """WG35 8.5: exactly +2, whatever it lies in."""
    table = yard(piece("scrub", box(300, 100, 500, 300)))
    assert look(table, 0, Post(0, 200, 0), Post(400, 200, 0, PRONE)) == (True, 0, 2, 1)


def test_hidden() -> None:
    """WG35 8.4: never seen across the piece, seen normally from the near side; it sees others as ever."""
    table = yard(piece("log", box(200, 0, 208, 400)))
    hiding = Post(215, 200, 0, HIDDEN, hide=0)
    assert not sees(table, 0, Post(0, 200, 0), hiding)
    assert not sees(table, 0, Post(0, 200, 200), hiding)
    assert sees(table, 0, hiding, Post(0, 200, 0))
    assert look(table, 0, Post(400, 200, 0), hiding) == (True, 0, 0, 0)
    assert sees(table, 0, Post(215, 0, 0), hiding)
    assert not sees(table, 0, Post(190, 200, 0), hiding)


def test_hidden_behind_something_narrow() -> None:
    """WG35 8.4: each line by itself; what shows beside the piece is seen."""
    table = yard(piece("barrels", box(200, 198, 210, 202)))
    hiding = Post(212, 200, 0, HIDDEN, hide=0)
    seen, points, modifier, _ = look(table, 0, Post(0, 200, 0), hiding)
    assert (seen, points, modifier) == (True, 12, 1)


def test_hidden_in_a_room() -> None:
    """WG35 8.4: a house hides by its walls; from inside the room one is seen."""
    table = yard(COTTAGE)
    hiding = Post(400, 490, 0, HIDDEN, hide=0)
    assert not sees(table, 0, Post(400, 700, 0), hiding)
    assert sees(table, 0, Post(400, 400, 0), hiding)


# --- soft cover ----------------------------------------------------------------------------------------------------


def test_crossed_woods() -> None:
    """WG35 10.4: a minimum modifier for lines through them below their height."""
    table = yard(piece("woods", box(100, 0, 200, 400)))
    assert look(table, 0, Post(50, 200, 0), Post(250, 200, 0)) == (True, 0, 1, 1)
    assert look(table, 0, Post(100, 0, 0), Post(100, 400, 0)) == (True, 0, 0, 0)  # along the edge
    assert look(table, 0, Post(50, 200, 120), Post(250, 200, 120)) == (True, 0, 0, 0)  # above the trees
    assert look(table, 0, Post(150, 200, 0), Post(250, 200, 0)) == (True, 0, 1, 1)
    assert look(table, 0, Post(0, 200, 60), Post(200, 200, 300)) == (True, 0, 0, 0)  # rises above them before it comes there
    assert look(table, 0, Post(0, 200, 60), Post(300, 200, 110)) == (True, 0, 1, 1)
    assert cover(yard(piece("dense_woods", box(100, 0, 150, 400))), Post(50, 200, 0), Post(250, 200, 0)) == 2


@pytest.mark.parametrize(("east", "free"), [(320, True), (321, False)])
def test_vision_depth(east: int, free: bool) -> None:
    """WG35 10.4: cut off when it runs more than that through the area."""
    table = yard(piece("orchard", box(20, 0, east, 400)))
    level = blocked(table, 0, (0, 200, 36), (1200, 200, 36))
    assert not level
    a, b = Post(0, 200, 0, PRONE), Post(1200, 200, 0, PRONE)
    assert sees(table, 0, a, b) == free


@rule("wg35", "10.4")
@pytest.mark.parametrize(("kind", "depth"), [("woods", 120), ("orchard", 300)])
def test_vision_depth_is_measured_in_plan(kind: str, depth: int) -> None:
    """As a tape on the table measures it: standing men look a little downwards, and see through exactly that much."""
    table = yard(piece(kind, box(20, 0, 20 + depth, 400)))
    assert sees(table, 0, Post(0, 200, 0), Post(20 + depth + 10, 200, 0))
    assert sees(table, 0, Post(0, 200, 0), Post(1000, 200, 0))
    table = yard(piece(kind, box(20, 0, 21 + depth, 400)))
    assert not sees(table, 0, Post(0, 200, 0), Post(1000, 200, 0))
    # Who stands so deep inside is seen, and sees out.
    wide = yard(piece(kind, box(20, 0, 600, 400)))
    assert sees(wide, 0, Post(20, 200, 0), Post(20 + depth, 200, 0)) and sees(wide, 0, Post(20 + depth, 200, 0), Post(20, 200, 0))
    assert not sees(wide, 0, Post(20, 200, 0), Post(21 + depth, 200, 0))


def test_vision_depth_sums_areas_of_one_type() -> None:
    """WG35 10.4: the segments are summed, types apart; what lies in two areas counts once."""

    def free(*pieces: tuple[str, int, int]) -> bool:
        table = yard(*(piece(kind, box(west, 0, east, 400), name=str(west)) for kind, west, east in pieces))
        return sees(table, 0, Post(0, 200, 0, PRONE), Post(900, 200, 0, PRONE))

    assert free(("woods", 100, 160), ("woods", 300, 360))
    assert not free(("woods", 100, 160), ("woods", 300, 361))
    assert free(("woods", 100, 220), ("dense_woods", 300, 360), ("orchard", 400, 700))
    assert free(("woods", 100, 200), ("woods", 150, 220))
    assert not free(("woods", 150, 221), ("woods", 100, 200))
    assert free(("woods", 100, 200), ("woods", 120, 180), ("woods", 190, 220))


def test_vision_above_the_trees_does_not_count() -> None:
    """WG35 10.4: only what is below their height."""
    table = yard(piece("woods", box(100, 0, 300, 400)))
    assert sees(table, 0, Post(0, 200, 160), Post(600, 200, 0))
    assert sees(table, 0, Post(600, 200, 0), Post(0, 200, 160))
    assert not sees(table, 0, Post(0, 200, 100), Post(600, 200, 0))


def test_cover_for_those_inside() -> None:
    """WG35 10.4: scrub and the like cover who stands in them, not who looks out or stands behind."""
    table = yard(piece("scrub", box(100, 0, 200, 400)), piece("crates", box(150, 50, 180, 80)))
    assert cover(table, Post(50, 200, 0), Post(150, 200, 0)) == 1
    assert cover(table, Post(150, 200, 0), Post(50, 200, 0)) == 0
    assert cover(table, Post(50, 200, 0), Post(250, 200, 0)) == 0
    assert cover(table, Post(50, 200, 0), Post(200, 200, 0)) == 1  # on the edge
    assert cover(table, Post(50, 60, 60), Post(160, 60, 30)) == 0  # on the crates, above the scrub


def test_the_larger_modifier_counts() -> None:
    """WG35 10.4: never more than +2 together."""
    table = yard(piece("low_wall", box(200, 0, 210, 400)), piece("crater", box(210, 0, 260, 400)))
    assert look(table, 0, Post(0, 200, 0), Post(210, 200, 0)) == (True, 16, 1, 1)
    table = yard(piece("low_wall", box(200, 0, 210, 400)), piece("dense_woods", box(150, 0, 170, 400)))
    assert look(table, 0, Post(0, 200, 0), Post(210, 200, 0)) == (True, 16, 2, 2)


@rule("wg35", "29.1")
def test_trenches() -> None:
    """WG35 29.1: +2 against those outside the same piece."""
    table = yard(
        piece("trench", box(100, 100, 300, 130), name="a"),
        piece("trench", box(300, 100, 500, 130), name="b"),
        piece("foxhole", box(700, 100, 720, 120), name="c"),
    )
    inside = Post(200, 115, 0)
    assert cover(table, Post(200, 600, 0), inside) == 2
    assert cover(table, inside, Post(200, 600, 0)) == 0
    assert cover(table, Post(120, 115, 0), inside) == 0
    assert cover(table, Post(400, 115, 0), inside) == 2
    assert cover(table, Post(400, 115, 0), Post(300, 115, 0)) == 0  # in both, so in the same one, too
    assert cover(table, inside, Post(710, 110, 0)) == 2


# --- openings ------------------------------------------------------------------------------------------------------


def test_looking_out_of_a_window() -> None:
    """WG35 10.7: from the middle of the opening, with its cover, and seen in return."""
    table = yard(COTTAGE)
    behind = Post(412, 485, 0)
    looking = Post(412, 485, 0, opening=1)
    assert (table.openings[1].mid_x, table.openings[1].mid_y) == (400, 500)
    far = Post(150, 520, 0)
    assert not sees(table, 0, behind, far)
    assert look(table, 0, looking, far) == (True, 0, 0, 0)
    assert look(table, 0, far, looking) == (True, 0, 1, 0)
    assert sees(table, 0, looking, far) and sees(table, 0, far, looking)


def test_only_lines_through_that_wall() -> None:
    """WG35 10.7: to the room and to the other sides of the house it is where it is."""
    table = yard(COTTAGE)
    looking = Post(400, 485, 0, opening=1)
    assert look(table, DOOR, Post(400, 350, 0), looking) == (True, 0, 0, 0)
    assert not sees(table, 0, Post(400, 100, 0), looking)
    assert cover(table, Post(400, 100, 0), looking, DOOR) == look(table, DOOR, Post(400, 100, 0), Post(400, 485, 0))[2]
    assert not sees(table, 0, Post(700, 500, 0), looking)  # not beyond the face of the wall


def test_the_declaration_ends_with_the_posture() -> None:
    """WG35 10.7: who lies down or hides is behind the wall again."""
    table = yard(COTTAGE)
    assert not sees(table, 0, Post(150, 520, 0), Post(412, 485, 0, PRONE, opening=1))
    assert not sees(table, 0, Post(150, 520, 0), Post(412, 485, 0, HIDDEN, hide=0, opening=1))


def test_loopholes() -> None:
    """WG35 10.7: +2, and through two openings at once."""
    table = yard(
        house(box(300, 300, 400, 400), opening("loophole", 1, 40, 20, 34, 44), name="west"),
        house(box(600, 300, 700, 400), opening("window", 3, 40, 20, 26, 56), name="east"),
    )
    west, east = Post(385, 350, 0, opening=0), Post(610, 350, 0, opening=1)
    assert look(table, 0, west, east) == (True, 0, 1, 0)
    assert look(table, 0, east, west) == (True, 0, 2, 0)


def test_upstairs_window() -> None:
    """WG35 10.7: at the height of its own storey."""
    table = yard(house(box(300, 300, 500, 500), opening("window", 2, 80, 40, 26, 56, 1), storeys=2))
    looking = Post(400, 490, 80, opening=0)
    assert sees(table, 0, looking, Post(400, 520, 0))
    assert not sees(table, 0, Post(400, 490, 80), Post(400, 520, 0))


# --- points and bursts ---------------------------------------------------------------------------------------------


def test_ground_points() -> None:
    """WG35 10.8: 5 mm above the surface."""
    table = yard(piece("kerb", box(200, 0, 210, 400)), piece("woods", box(400, 0, 530, 400)))
    viewer = Post(0, 200, 0)
    assert sees_point(table, 0, viewer, (195, 200, 0))
    assert not sees_point(table, 0, viewer, (212, 200, 0))
    assert sees_point(table, 0, viewer, (300, 200, 0))
    assert sees_point(table, 0, viewer, (500, 200, 0))
    assert not sees_point(table, 0, viewer, (530, 200, 0))  # too deep in the woods
    house_table = yard(COTTAGE)
    assert sees_point(house_table, 0, Post(412, 485, 0, opening=1), (150, 520, 0))
    assert not sees_point(house_table, 0, Post(412, 485, 0), (150, 520, 0))


def test_bursts() -> None:
    """WG35 13.1: from 25 mm above the burst; walls protect."""
    table = yard(piece("low_wall", box(200, 0, 210, 400)), piece("high_wall", box(300, 0, 310, 400)))
    assert look_from_burst(table, 0, (190, 200, 0), Post(170, 200, 0)) == (True, 0, 0, 0)
    assert not look_from_burst(table, 0, (199, 200, 0), Post(215, 200, 0))[0]
    assert look_from_burst(table, 0, (150, 200, 0), Post(210, 200, 0))[2] == 1
    assert not look_from_burst(table, 0, (290, 200, 0), Post(320, 200, 0))[0]
    assert not look_from_burst(table, 0, (190, 200, 0), Post(220, 200, 0, PRONE))[0]
    assert look_from_burst(table, 0, (215, 200, 0), Post(250, 200, 0, PRONE)) == (True, 0, 2, 0)
    assert look_from_burst(table, 0, (250, 200, 0), Post(250, 200, 0)) == (True, 0, 0, 0)


def test_bursts_are_not_mutual() -> None:
    """WG35 13.1: a burst has no shoulders."""
    table = yard(piece("statue", box(5, 199, 7, 201)))
    assert not look_from_burst(table, 0, (0, 200, 0), Post(60, 200, 0))[0]


def test_woods_do_not_stop_a_burst() -> None:
    """WG35 13.1, 10.9: they cover, however deep; so does a trench against a burst outside it."""
    table = yard(piece("dense_woods", box(100, 0, 300, 400)), piece("foxhole", box(500, 190, 520, 210)))
    assert look_from_burst(table, 0, (120, 200, 0), Post(190, 200, 0)) == (True, 0, 2, 2)
    assert look_from_burst(table, 0, (530, 200, 0), Post(510, 200, 0)) == (True, 0, 2, 2)
    assert look_from_burst(table, 0, (512, 200, 0), Post(510, 200, 0)) == (True, 0, 0, 0)


def test_hiding_from_a_burst() -> None:
    """WG35 13.10: the piece protects against bursts beyond it."""
    table = yard(piece("log", box(200, 0, 208, 400)))
    hiding = Post(215, 200, 0, HIDDEN, hide=0)
    assert not look_from_burst(table, 0, (190, 200, 0), hiding)[0]
    assert look_from_burst(table, 0, (230, 200, 0), hiding)[0]


def test_open_sky() -> None:
    """WG35 13.3: no roof and no upper floor above, strictly inside the house."""
    table = yard(
        house(box(300, 300, 500, 500), storeys=2, name="house"),
        house(box(600, 300, 700, 400), roof=False, name="ruin"),
        house(box(800, 300, 900, 400), storeys=2, roof=False, stairs=[], name="shell"),
        house(box(300, 700, 500, 900), storeys=2, roof=False, stairs=[stairs(box(350, 750, 380, 840))], name="stairs"),
    )
    assert not open_sky(table, 400, 400, 0)
    assert not open_sky(table, 400, 400, 80)
    assert open_sky(table, 400, 400, 160)
    assert open_sky(table, 300, 400, 0)
    assert open_sky(table, 100, 100, 0)
    assert open_sky(table, 650, 350, 0)
    assert not open_sky(table, 850, 350, 0)
    assert open_sky(table, 850, 350, 80)
    assert open_sky(table, 365, 800, 40)
    assert not open_sky(table, 450, 800, 0)
