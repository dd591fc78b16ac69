"""Moves: how far, where to, through what, onto the table, and out of a fight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.acts import begin, offered, refused
from tests.rules.wg35.skirmish import asked, can, do, enlist, load, may, question, skirmish, told, why
from tests.wg35.yard import box, house, opening, piece, slope, stairs, yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.state import step_of
from vezerkar.games.wg35.battle.arm import READY, TOWED
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.notation import parse
from vezerkar.games.wg35.rules.basics.figures import at
from vezerkar.games.wg35.rules.geometry.outline import outlines
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING
from vezerkar.games.wg35.state import SkirmishState

MAN = ("de_schutze", (600, 600))
ENEMY = "su_rifleman"


def ground(*pieces: Any, unit: Any = "de_schutze", at: tuple[int, ...] = (600, 600), **more: Any) -> SkirmishState:
    """A figure on a table with these pieces."""
    return skirmish([(unit, at)], table=yard(*pieces), **more)


def walks(s: SkirmishState, text: str = "move") -> SkirmishState:
    """The first figure begins a Move."""
    begin(s, "a1", text)
    return s


def reason(s: SkirmishState, text: str) -> tuple[str, str]:
    """Why a way is refused."""
    refusal = why(s, text)
    return refusal.reason, refusal.cite


# --- how far (WG35 2.2, 7.5, 8.2, 9.1-9.4) -------------------------------------------------------------------------


@rule("wg35", "8.2", "2.2", "9.2")
def test_a_move_goes_as_far_as_m() -> None:
    s = walks(ground())
    assert may(s, "to 600,700,0") and may(s, "to 600,700")
    assert may(s, "to 660,680") and not may(s, "to 661,680")
    assert reason(s, "to 600,701,0") == ("refuse-way-far", "WG35 2.2")
    do(s, "to 600,700")
    assert (at(s, 0), s.left[0], s.path, s.spent) == ((600, 700, 0), 1, [], 0)
    assert told(s, "moved") == [{"figure": "a1", "path": ["600,600,0", "600,700,0"], "mm": 100}]


@rule("wg35", "7.5", "7.2")
def test_a_run_takes_both_actions_at_once() -> None:
    s = walks(ground(piece("high_wall", box(0, 610, 1200, 612))), "run")
    assert s.left[0] == 0
    assert may(s, "to 600,665") and not may(s, "to 600,676")
    s = ground(piece("high_wall", box(0, 610, 1200, 612)), actions=1)
    assert offered(s, "a1", "") == ["move"]
    assert refused(s, "a1", "run") == ("refuse-no-actions", "WG35 7.2")
    assert not may(walks(s), "to 600,640")
    assert refused(s, "a1", "move") == ("refuse-no-actions", "WG35 7.2")


@rule("wg35", "9.1")
def test_a_way_bends_where_its_owner_wants() -> None:
    s = walks(ground())
    do(s, "via 600,650")
    assert question(s).args["mm"] == 50
    assert not may(s, "to 550,651,0")
    do(s, "via 570,650", "to 570,630")
    assert told(s, "moved")[0] == {"figure": "a1", "path": ["600,600,0", "600,650,0", "570,650,0", "570,630,0"], "mm": 100}
    assert (s.fx[0], s.fy[0]) == (0, -20), "it looks where it went"


@rule("wg35", "9.1")
def test_a_way_can_be_begun_anew_and_ended_where_it_is() -> None:
    s = walks(ground())
    assert "back" not in can(s)
    do(s, "via 600,650", "back")
    assert may(s, "to 600,700") and question(s).default == parse("halt")
    do(s, "via 630,600", "halt")
    assert at(s, 0) == (630, 600, 0)


def test_what_is_proposed_can_be_done() -> None:
    s = walks(ground(piece("high_wall", box(500, 640, 700, 642))))
    assert len(can(s, "to")) >= 8
    domain = step_of(s).domain(s, asked(s))
    assert domain is not None
    assert all(domain.accepts(parse(text)) for text in can(s) if text != "halt")
    assert domain.region() and all(490 <= number <= 710 for line in domain.region() for number in line)


@rule("wg35", "9.3")
def test_difficult_ground_costs_more() -> None:
    s = walks(ground(piece("woods", box(500, 620, 700, 800))))
    assert may(s, "to 600,660") and not may(s, "to 600,661")
    s = walks(ground(piece("mud", box(500, 500, 700, 800))))
    assert may(s, "to 600,633") and not may(s, "to 600,634")


@rule("wg35", "25.21")
def test_a_pathfinder_is_at_home_in_woods_and_no_swamp() -> None:
    scout = ("yu_sharpshooter", ["pathfinder"])
    s = walks(ground(piece("woods", box(500, 620, 700, 800)), unit=scout))
    assert may(s, "to 600,700")
    s = walks(ground(piece("mud", box(500, 500, 700, 800)), unit=scout))
    assert not may(s, "to 600,634")


@rule("wg35", "known_paths")
def test_known_paths_lead_through_any_ground() -> None:
    s = ground(piece("mud", box(500, 500, 700, 800)))
    s.trail |= BIT[0]
    assert may(walks(s), "to 600,700")


@rule("wg35", "9.4", "8.5")
def test_who_lies_crawls() -> None:
    s = ground(piece("woods", box(590, 500, 800, 800)))
    s.posture[0] = PRONE
    walks(s)
    assert may(s, "to 600,612") and not may(s, "to 600,613"), "an eighth in difficult ground"
    do(s, "halt")
    assert s.posture[0] == PRONE
    s = ground(unit=("pl_insurgent", []))
    s.posture[0] = PRONE
    assert may(walks(s), "to 600,625") and not may(s, "to 600,626")


@rule("wg35", "9.4", "8.12")
def test_who_carries_goes_half_as_far_and_takes_it_along() -> None:
    s = skirmish([MAN, ("de_schutze", (610, 600))])
    s.helpless |= BIT[1]
    s.posture[1] = PRONE
    s.load[0] = 1
    walks(s)
    assert may(s, "to 600,650") and not may(s, "to 600,651")
    do(s, "to 600,640")
    assert at(s, 0) == at(s, 1) == (600, 640, 0)


@rule("wg35", "9.4", "25.6")
def test_who_tows_goes_three_quarters_on_ordinary_ground() -> None:
    s = ground(piece("woods", box(640, 500, 800, 800)), unit="su_maxim")
    mount = s.field.arms_of[0][0]
    s.load[0], s.stance[mount] = 64 + mount, TOWED
    walks(s)
    assert may(s, "to 600,675") and not may(s, "to 600,676")
    assert reason(s, "to 650,600") == ("refuse-way-towing", "WG35 25.6")
    s = ground(unit="su_maxim")
    s.load[0], s.stance[mount] = 64 + mount, READY
    assert not may(walks(s), "to 600,651")


# --- up and down (WG35 9.5-9.11) -----------------------------------------------------------------------------------


@rule("wg35", "9.5")
def test_climbing_a_step_of_40() -> None:
    s = walks(ground(piece("concrete_step", box(580, 620, 620, 720))))
    assert may(s, "to 600,640,40") and not may(s, "to 600,641,40"), "20 and 60, and 20 on top"
    do(s, "to 600,640")
    assert at(s, 0) == (600, 640, 40), "the height follows from the place"
    s = walks(ground(piece("statue", box(580, 620, 620, 720))))
    assert not may(s, "to 600,640") and not may(s, "to 600,640,90")


@rule("wg35", "9.5")
def test_low_things_cost_nothing() -> None:
    assert may(walks(ground(piece("kerb", box(0, 620, 1200, 625)))), "to 600,700")


@rule("wg35", "9.6")
def test_a_wall_is_climbed_in_one_go() -> None:
    wall = piece("low_wall", box(0, 610, 1200, 612))
    s = walks(ground(wall))
    assert may(s, "to 600,625") and not may(s, "to 600,626"), "25 and 2.5 times 30"
    assert reason(s, "to 600,611,30")[0] == "refuse-way-footing"
    assert reason(walks(ground(piece("tall_wall", box(0, 610, 1200, 612)))), "to 600,625") == ("refuse-way-blocked", "WG35 9.6")


@rule("wg35", "9.5")
def test_commandos_climb_at_the_price_of_the_height() -> None:
    wall = piece("low_wall", box(0, 610, 1200, 612))
    s = walks(ground(wall, unit="uk_commando"))
    assert may(s, "to 600,640") and not may(s, "to 600,641"), "40 and twice 30"


@rule("wg35", "9.7")
def test_a_ladder_is_climbed_at_its_length() -> None:
    s = walks(ground(slope("ladder", box(595, 620, 605, 630), 0, 200)))
    do(s, "via 600,625", "to 600,625,75")
    assert at(s, 0) == (600, 625, 75)
    assert told(s, "moved")[0]["mm"] == 100


@rule("wg35", "9.8")
def test_a_ramp_costs_its_slope() -> None:
    s = walks(ground(slope("ramp", box(580, 620, 620, 680), 0, 80)))
    do(s, "to 600,665,60")
    assert told(s, "moved")[0]["mm"] == 95


@rule("wg35", "9.9")
def test_a_closed_door_keeps_out() -> None:
    shop = house(box(550, 620, 650, 720), opening("door", 0, 40, 20, 0, 55))
    s = walks(ground(shop))
    assert reason(s, "to 600,650") == ("refuse-door-closed", "WG35 9.9")
    s.doors = 1
    assert may(s, "to 600,650")
    assert reason(s, "to 600,622,0") == ("refuse-way-stopping", "WG35 9.6")


@rule("wg35", "9.10")
def test_windows_are_climbed_and_loopholes_are_not() -> None:
    s = walks(ground(house(box(550, 620, 650, 720), opening("window", 0, 40, 20, 20, 55))))
    assert may(s, "to 600,645")
    s = walks(ground(house(box(550, 620, 650, 720), opening("loophole", 0, 40, 20, 20, 55))))
    assert reason(s, "to 600,645") == ("refuse-way-loophole", "WG35 9.10")


@rule("wg35", "9.11")
def test_who_lies_or_carries_does_not_climb() -> None:
    wall = piece("low_wall", box(0, 605, 1200, 606))
    for change in ("prone", "carrying", "helpless"):
        s = ground(wall)
        if change == "carrying":
            enlist(s, 1, MAN)
            s.load[0] = 1
        else:
            s.posture[0] = PRONE
            s.helpless |= BIT[0] if change == "helpless" else 0
        assert reason(walks(s), "to 600,610") == ("refuse-way-climbing", "WG35 9.11")
    tower = house(box(560, 560, 760, 760), storeys=2, stairs=[stairs(box(570, 605, 590, 685))])
    s = ground(tower, at=(580, 600))
    s.posture[0] = PRONE
    assert may(walks(s), "to 580,615"), "stairs are no climbing"


@rule("wg35", "9.12")
def test_nobody_leaves_the_table() -> None:
    s = walks(ground(at=(600, 1150)))
    assert reason(s, "to 600,1201") == ("refuse-way-off-table", "WG35 9.12")


@rule("wg35", "24.2")
def test_knee_pads_help_to_crawl() -> None:
    s = ground()
    s.field.soldiers[0] = replace(s.field.man(0), items=("knee_pads",))
    s.posture[0] = PRONE
    assert may(walks(s), "to 600,630") and not may(s, "to 600,631")


# --- others (WG35 1.2, 8.2, 23.1) ----------------------------------------------------------------------------------


@rule("wg35", "8.2")
def test_no_move_ends_near_an_enemy_it_sees() -> None:
    s = skirmish([MAN], [(ENEMY, (600, 700))])
    walks(s)
    assert may(s, "to 600,650")
    assert reason(s, "to 600,651") == ("refuse-way-close", "WG35 8.2")
    s.helpless |= BIT[16]
    assert may(s, "to 600,651"), "the helpless do not count"
    s = skirmish([MAN], [(ENEMY, (600, 700), (0, 1))])
    assert not may(walks(s), "to 600,651"), "wherever they face"
    s = skirmish([MAN], [(ENEMY, (600, 670))], table=yard(piece("tall_wall", box(500, 660, 700, 662))))
    assert may(walks(s), "to 600,650"), "nor do those it does not see"


@rule("wg35", "1.2")
def test_figures_keep_apart() -> None:
    s = skirmish([MAN, ("de_schutze", (600, 640))])
    walks(s)
    assert reason(s, "to 600,644") == ("refuse-way-crowded", "WG35 1.2")
    assert may(s, "to 600,645") and may(s, "to 600,680"), "one walks through friends"
    s = skirmish([MAN], [(ENEMY, (600, 620)), (ENEMY, (600, 1000))])
    s.helpless |= BIT[16]
    assert may(walks(s), "to 600,690"), "and through the helpless"
    s = skirmish([MAN], [(ENEMY, (600, 640)), (ENEMY, (600, 1000))])
    walks(s)
    assert reason(s, "via 600,690") == ("refuse-way-enemy", "WG35 1.2")


@rule("wg35", "23.1")
def test_nobody_steps_on_an_objective() -> None:
    s = walks(skirmish([MAN], markers=[(600, 640)]))
    assert reason(s, "via 600,660") == ("refuse-way-objective", "WG35 23.1")
    assert may(s, "to 600,660"), "but round it"


@rule("wg35", "7.6")
def test_who_cannot_get_away_does_not_move() -> None:
    ring = [piece("tall_wall", box(x, y, x + w, y + h)) for x, y, w, h in ((590, 590, 20, 2), (590, 608, 20, 2))]
    ring += [piece("tall_wall", box(x, 590, x + 2, 610)) for x in (590, 608)]
    s = skirmish([MAN], [(ENEMY, (604, 604))], table=yard(*ring))
    assert offered(s, "a1", "") == []
    assert refused(s, "a1", "move") == ("refuse-no-way", "WG35 8.2")


# --- out of a fight (WG35 8.2, 14.6) -------------------------------------------------------------------------------


@rule("wg35", "8.2", "14.6")
def test_whoever_leaves_a_fight_is_struck_first() -> None:
    s = skirmish([MAN], [(ENEMY, (600, 615))], dice=[1])
    walks(s)
    assert len(told(s, "blow")) == 1
    do(s, "to 600,530")
    assert at(s, 0) == (600, 530, 0)


@rule("wg35", "8.2")
def test_whoever_is_shocked_on_leaving_stays() -> None:
    s = skirmish([MAN], [(ENEMY, (600, 615))], dice=[10, 2])
    walks(s)
    assert s.shocked & BIT[0]
    assert (at(s, 0), s.left[0], s.stack, s.path) == ((600, 600, 0), 1, [], [])
    assert told(s, "stopped") == [{"figure": "a1"}]


@rule("wg35", "8.2")
def test_whoever_is_made_helpless_on_leaving_stays() -> None:
    """Without the shock of blows the wounds decide: one that shows 2 does, one that shows 4 only weakens."""
    for die, stays in ((2, True), (4, False)):
        s = skirmish([MAN], [(ENEMY, (600, 615))], dice=[10, 6, die], melee_shock=False)
        walks(s, "run")
        assert s.left[0] == 0 and bool(s.helpless & BIT[0]) == stays
        assert (s.stack == []) == stays
    assert may(s, "to 600,420") and not may(s, "to 600,419"), "weakened, it gets less far"


@rule("wg35", "8.2")
def test_the_striking_side_chooses_the_order() -> None:
    s = skirmish([MAN], [(ENEMY, (600, 615)), (ENEMY, (615, 600)), (ENEMY, (585, 600))], dice=[1, 1, 1])
    walks(s)
    assert (asked(s), can(s)) == (1, ["name b1", "name b2", "name b3"])
    do(s, "name b2")
    assert can(s) == ["name b1", "name b3"]
    do(s, "name b3")
    assert [event["figure"] for event in told(s, "blow")] == ["b2", "b3", "b1"]
    assert asked(s) == 0


@rule("wg35", "8.2")
def test_some_do_not_strike() -> None:
    s = skirmish([MAN], [(ENEMY, (600, 615)), (ENEMY, (615, 600)), (ENEMY, (585, 600)), (ENEMY, (600, 585))])
    s.shocked, s.broken, s.helpless = BIT[16], BIT[17], BIT[18]
    s.posture[19] = HIDDEN
    walks(s)
    assert told(s, "blow") == []
    assert asked(s) == 0


@rule("wg35", "8.2", "7.6")
def test_the_helpless_crawl_out_of_a_fight() -> None:
    s = skirmish([MAN], [(ENEMY, (600, 615))], dice=[1])
    s.helpless |= BIT[0]
    s.posture[0] = PRONE
    s.concealed |= BIT[16]
    assert offered(s, "a1", "") == ["move", "run"]
    s.concealed = 0
    assert offered(s, "a1", "") == ["run"], "25 mm do not get it away"
    walks(s, "run")
    assert len(told(s, "blow")) == 1
    do(s, "to 600,560")
    assert at(s, 0) == (600, 560, 0)


# --- onto the table (WG35 9.13, 26.2.2, 28.4) ----------------------------------------------------------------------


def arriving(side: str = "a", **more: Any) -> SkirmishState:
    """A figure of a side is to arrive."""
    entry = ("de_schutze", None)
    s = skirmish([entry] if side == "a" else [], [entry] if side == "b" else [], **more)
    s.arriving, s.reserve = s.reserve, 0
    return s


@rule("wg35", "9.13")
def test_who_arrives_begins_on_its_own_edge() -> None:
    s = arriving()
    begin(s, "a1", "move")
    assert all(text.startswith("enter ") and text.endswith(",0,0") for text in can(s))
    domain = step_of(s).domain(s, 0)
    assert domain is not None and domain.region() == [[0, 0, 1200, 0, 1200, 20, 0, 20]]
    assert reason(s, "enter 600,21") == ("refuse-enter", "WG35 9.13")
    # A point beside the edge is taken for the nearest on it.
    do(s, "enter 600,20")
    assert s.path == [point(600, 0, 0)]
    do(s, "back")
    assert not may(s, "enter 0,600") and not may(s, "enter 600,1200")
    do(s, "enter 333,0")
    assert s.on == 0
    do(s, "back", "enter 444,0", "to 444,100")
    assert told(s, "entered") == [{"figure": "a1", "at": "444,0,0"}]
    assert (at(s, 0), s.on, s.arriving, s.left[0]) == ((444, 100, 0), 1, 0, 1)
    s = arriving("b")
    begin(s, "b1", "move")
    assert may(s, "enter 600,1200") and not may(s, "enter 600,0")


@rule("wg35", "9.13", "9.7")
def test_the_strip_that_is_drawn_leaves_out_where_nobody_may_begin() -> None:
    entry = ("de_schutze", None)
    s = skirmish(
        [entry],
        [(ENEMY, (900, 30))],
        table=yard(piece("statue", box(300, -9, 400, 60)), piece("tree_trunk", box(551, -9, 565, 60))),
    )
    s.arriving, s.reserve = s.reserve, 0
    begin(s, "a1", "move")
    domain = step_of(s).domain(s, 0)
    assert domain is not None
    drawn = {x for line in domain.region() for x in range(line[0], line[2] + 1)}
    assert drawn == {x for x in range(1201) if may(s, f"enter {x},0")}
    assert not {301, 350, 399, 552, 900} & drawn and {0, 300, 400, 500, 700, 1200} <= drawn
    assert {y for line in domain.region() for y in line[1::2]} == {0, 20}


@rule("wg35", "9.13", "28.4")
def test_reserves_come_over_the_edge_the_mission_names() -> None:
    s = arriving("b", mission="raid")
    begin(s, "b1", "move")
    assert all(text.endswith(",1200,0") for text in can(s))


@rule("wg35", "26.2.2")
@pytest.mark.parametrize(("die", "x"), [(4, 1200), (3, 0)])
def test_a_pincer_movement_comes_round_by_a_side(die: int, x: int) -> None:
    s = arriving()
    s.pincer = 1
    begin(s, "a1", "move")
    load(s, die)
    do(s, "play pincer")
    assert "play pincer" not in can(s)
    assert may(s, f"enter {x},600") and not may(s, f"enter {1200 - x},600") and may(s, "enter 600,0")
    assert may(s, f"enter {x},999") and not may(s, f"enter {x},1000"), "not in the enemy's zone"
    do(s, f"enter {x},600", "back")
    assert "play pincer" not in can(s)


# --- secret passages (WG35 26.3.2) ---------------------------------------------------------------------------------


@rule("wg35", "secret_passage", "26.3.2")
def test_a_secret_passage_leads_through_one_wall() -> None:
    s = ground(house(box(550, 620, 650, 720)))
    assert not may(walks(s), "to 600,650")
    s.path = []
    s.stack = []
    s.passage |= BIT[0]
    walks(s)
    assert may(s, "to 600,650") and not may(s, "to 600,622")
    do(s, "via 600,630")
    assert not may(s, "to 600,610"), "once"
    do(s, "to 600,650")
    assert (at(s, 0), s.passage) == ((600, 650, 0), 0)
    s = ground(house(box(590, 620, 610, 640)))
    s.passage |= BIT[0]
    walks(s)
    assert not may(s, "via 600,650"), "one wall only"


@rule("wg35", "secret_passage", "22.1")
def test_the_home_army_knows_the_sewers() -> None:
    lids = [piece("manhole", box(596, 596, 604, 604), name="m1"), piece("manhole", box(900, 900, 908, 908), name="m2")]
    s = ground(*lids, unit="pl_insurgent")
    s.passage |= BIT[0]
    walks(s)
    do(s, "via 904,904")
    assert question(s).args["mm"] == 90
    s = ground(*lids, unit="yu_partizan")
    s.passage |= BIT[0]
    assert not may(walks(s), "via 904,904")


@rule("wg35", "8.2")
def test_who_stays_where_he_is_does_not_move() -> None:
    s = walks(ground())
    do(s, "halt")
    assert (s.left[0], told(s, "moved")) == (1, [])


# --- drawing -------------------------------------------------------------------------------------------------------


def test_outlines_go_round_what_can_be_reached_as_far_beyond_it_as_one_gets() -> None:
    assert outlines({(2, 2): [5, 6, 7, 8], (3, 2): [1, 2, 3, 4]}) == [[33, 40, 40, 32, 60, 36, 61, 40, 60, 42, 40, 46]]
    assert outlines({(0, 0): [0, 0, 0, 0]}) == [], "a mere point"
    assert outlines({(0, 0): [9, 9, 0, 0]}) == [[0, 0, 9, 0, 0, 9]], "nothing lies beyond the table"
    ring = {(i, j): [9] * 4 for i in range(3) for j in range(3) if (i, j) != (1, 1)}
    outer, hole = sorted(outlines(ring), key=len, reverse=True)
    assert len(outer) == 16 and sorted(zip(hole[::2], hole[1::2], strict=True)) == [(9, 20), (20, 9), (20, 31), (31, 20)]
    assert len(outlines({(0, 0): [5] * 4, (1, 1): [5] * 4})) == 2, "what only touches in a corner stays apart"


@pytest.mark.parametrize("verb", ["move", "run"])
@pytest.mark.parametrize("posture", [STANDING, PRONE])
def test_the_outline_of_a_move_is_drawn_through_points_where_it_may_end(verb: str, posture: int) -> None:
    s = ground(piece("high_wall", box(500, 640, 700, 642)), piece("woods", box(620, 500, 720, 610)))
    s.posture[0] = posture
    domain = step_of(walks(s, verb)).domain(s, 0)
    assert domain is not None
    corners = [(x, y) for line in domain.region() for x, y in zip(line[::2], line[1::2], strict=True)]
    assert len(corners) >= 8
    assert all(domain.accepts(parse(f"to {x},{y}")) for x, y in corners)
    far = max(abs(x - 600) + abs(y - 600) for x, y in corners)
    assert far >= {"move": 90, "run": 190}[verb] // (4 if posture == PRONE else 1)


def test_steps_are_made_again_from_their_params() -> None:
    s = arriving()
    begin(s, "a1", "run")
    for text in ("enter 333,0", "via 333,50"):
        step = step_of(s)
        again = type(step)(*step.params())
        assert again.params() == step.params()
        do(s, text)
