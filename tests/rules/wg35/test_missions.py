"""WG35 23, 24.5, 28: objectives, charges, who leaves the table and who comes onto it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import Entry, arm, asked, can, do, figures, mask, may, settle, skirmish, told, why
from tests.wg35.yard import box, piece, yard
from vezerkar.games.wg35.battle.arm import CARRIED, READY
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.basics.arms import ARM_LOAD
from vezerkar.games.wg35.rules.turns.activation import Activation
from vezerkar.games.wg35.rules.turns.reinforcements import Wave, arrive, bring_back
from vezerkar.games.wg35.rules.turns.rounds import EndOfRound
from vezerkar.games.wg35.rules.victory import missions, objectives
from vezerkar.games.wg35.rules.victory.charges import DESTROYED, Explosions
from vezerkar.games.wg35.state import SkirmishState

assert chapters

NOBODY_NEAR: Entry = ("su_rifleman", (1100, 1100))
CENTRE = [(600, 600)]


def held(a: list[Entry], b: list[Entry], round: int = 2, **given: Any) -> SkirmishState:
    """The end of a round of a Battle: its objective is in the middle."""
    return skirmish(a, b, at=[EndOfRound()], markers=CENTRE, round=round, **given)


# --- objectives ----------------------------------------------------------------------------------------------------


@rule("wg35", "23.2", "23.3", "28.2")
@pytest.mark.parametrize(
    ("unit", "y", "vp"),
    [
        ("de_schutze", 500, 1),
        ("de_leutnant", 500, 1),
        ("de_mg", 500, 1),
        ("de_schutze", 499, 0),
        # Allies hold nothing.
        ("de_ally_honved", 500, 0),
    ],
)
def test_who_holds_an_objective(unit: str, y: int, vp: int) -> None:
    s = held([(unit, (600, y))], [NOBODY_NEAR])
    assert s.vp == [vp, 0]
    assert [event["objective"] for event in told(s, "held")] == ["centre"] * vp


@rule("wg35", "23.2")
@pytest.mark.parametrize("foe", ["su_rifleman", "su_ally_partisan"])
def test_any_enemy_contests_it(foe: str) -> None:
    assert held([("de_schutze", (600, 500))], [(foe, (600, 700))]).vp == [0, 0]
    assert held([("de_schutze", (600, 500))], [(foe, (600, 701))]).vp == [1, 0]


@rule("wg35", "23.2")
@pytest.mark.parametrize(("state", "vp"), [("helpless", 0), ("broken", 0), ("concealed", 0), ("shocked", 1)])
def test_states_that_hold(state: str, vp: int) -> None:
    for who, points in (("a1", [vp, 0]), ("b1", [1 - vp, 0])):
        s = skirmish([("de_schutze", (600, 500))], [("su_rifleman", (600, 700 if who == "b1" else 900))], markers=CENTRE)
        s.round = 2
        setattr(s, state, mask(who))
        objectives.score_round(s)
        assert s.vp == points


@rule("wg35", "23.2")
def test_it_must_be_in_sight_from_any_direction() -> None:
    wall = yard(piece("tall_wall", box(400, 560, 800, 570)))
    assert held([("de_schutze", (600, 500))], [NOBODY_NEAR], table=wall).vp == [0, 0]
    assert held([("de_schutze", (600, 500), (0, -1))], [NOBODY_NEAR]).vp == [1, 0]
    # Who does not see it does not contest it either.
    assert held([("de_schutze", (600, 640))], [("su_rifleman", (600, 520))], table=wall).vp == [1, 0]


@rule("wg35", "28.2", "28.1")
def test_the_centre_counts_from_round_2() -> None:
    assert held([("de_schutze", (600, 500))], [NOBODY_NEAR], round=1).vp == [0, 0]


@rule("wg35", "28.3")
def test_five_objectives_from_round_3() -> None:
    sites = [(600, 600), (300, 300), (900, 300), (300, 900), (900, 900)]
    for round, vp in ((2, 0), (3, 2)):
        s = skirmish(
            [("de_schutze", (600, 550)), ("de_schutze", (300, 350))],
            [("su_rifleman", (900, 890))],
            at=[EndOfRound()],
            mission="objective_capture",
            markers=sites,
            round=round,
        )
        assert s.vp == [vp, vp // 2]


@rule("wg35", "24.5", "28.3")
def test_the_flag_earns_one_more_for_what_its_bearer_holds_once_a_round() -> None:
    s = skirmish(
        [(("de_leutnant", ["flag"]), (600, 550))],
        [NOBODY_NEAR],
        at=[EndOfRound()],
        mission="objective_capture",
        markers=[(600, 600), (600, 500)],
        round=3,
    )
    assert s.vp == [3, 0]
    far = held([("de_schutze", (600, 550)), (("de_leutnant", ["flag"]), (600, 100))], [NOBODY_NEAR])
    assert far.vp == [1, 0]


@rule("wg35", "24.5", "6.6")
def test_losing_the_bearer_costs_a_point_at_the_end_of_the_round() -> None:
    s = skirmish([("de_schutze", (600, 100))], [NOBODY_NEAR], at=[])
    s.bereft, s.stack = 1, [EndOfRound()]
    settle(s)
    assert s.vp == [0, 1]


@rule("wg35", "28.6")
def test_the_strongpoint_is_defended_or_abandoned() -> None:
    def stand(round: int, y: int, state: str = "") -> SkirmishState:
        s = skirmish([("su_rifleman", (600, 100))], [("de_schutze", (600, y))], at=[], mission="last_stand", markers=CENTRE)
        s.round, s.stack = round, [EndOfRound()]
        if state:
            setattr(s, state, mask("b1"))
        settle(s)
        return s

    assert stand(3, 800).vp == [0, 1]
    assert stand(2, 800).vp == [0, 0]
    assert stand(3, 801).vp == [6, 0]
    assert stand(3, 800, "helpless").vp == [6, 0]
    assert stand(3, 800, "broken").vp == [6, 0]
    assert stand(1, 801).vp == [0, 0]
    # Once in a battle.
    s = stand(3, 801)
    s.stack = [EndOfRound()]
    settle(s)
    assert s.vp == [6, 0]


# --- the raid ------------------------------------------------------------------------------------------------------

DUMPS = [(420, 520), (600, 700)]


def raid(a: list[Entry], b: list[Entry], active: str = "a1", round: int = 1) -> SkirmishState:
    """Raiders (A) with a charge each, and dumps."""
    s = skirmish(a, b, at=[], mission="raid", markers=DUMPS, active=active, round=round)
    s.charges = s.on & 0xFFFF
    s.stack = [Activation(s.active)]
    settle(s)
    return s


@rule("wg35", "28.4")
def test_a_charge_is_planted_at_hand_and_goes_off_at_the_end_of_the_next_round() -> None:
    s = raid([("yu_partizan", (420, 485))], [("de_schutze", (420, 590)), ("de_schutze", (420, 650))])
    assert can(s, "plant") == ["plant 0"]
    assert why(s, "plant 1").reason == "refuse-dump-far"
    assert why(s, "defuse 0").reason == "refuse-defuse-own"
    do(s, "plant 0")
    assert (s.dumps[0], s.charges, s.left[0]) == (2, 0, 1)
    assert why(s, "plant 0").reason == "refuse-no-charge"
    s.stack = [Explosions()]
    settle(s)
    assert (s.dumps[0], s.vp) == (2, [0, 0])
    s.round, s.stack = 2, [Explosions()]
    settle(s)
    while s.asked:
        do(s, can(s)[0])
    assert s.dumps[0] == DESTROYED
    assert s.vp[0] >= 3
    assert told(s, "exploded") == [{"dump": "d1"}]
    # The template of 150 mm reaches b1, 70 mm away, and not b2.
    assert s.shocked & mask("b1") or s.out & mask("b1")
    assert not (s.shocked | s.out) & mask("b2")


@rule("wg35", "28.4")
def test_16_mm_are_too_far_and_garrisons_carry_no_charges() -> None:
    assert not can(raid([("yu_partizan", (420, 484))], [NOBODY_NEAR]), "plant")
    assert why(raid([("yu_partizan", (420, 100))], [("de_schutze", (420, 485))], "b1"), "plant 0").reason == "refuse-no-charge"


@rule("wg35", "28.4")
def test_an_able_enemy_removes_a_charge() -> None:
    s = raid([("yu_partizan", (420, 100))], [("de_schutze", (420, 485))], "b1")
    assert why(s, "defuse 0").reason == "refuse-not-planted"
    s.dumps[0] = 2
    assert can(s, "defuse") == ["defuse 0"]
    s.helpless = mask("b1")
    assert why(s, "defuse 0").reason == "refuse-helpless"
    s.helpless = 0
    do(s, "defuse 0")
    assert (s.dumps[0], s.left[16]) == (0, 1)


@rule("wg35", "28.4", "9.12")
def test_raiders_walk_off_from_round_4() -> None:
    s = raid([("yu_partizan", (5, 600)), ("yu_partizan", (100, 600))], [NOBODY_NEAR], round=3)
    assert why(s, "leave").reason == "refuse-leave-round"
    s.round = 4
    do(s, "leave")
    assert (s.away, s.losses, s.vp) == (mask("a1"), [0, 0], [1, 0])
    assert asked(s) == NOBODY
    assert s.activated == mask("a1")
    away = raid([("yu_partizan", (11, 600))], [("de_schutze", (5, 600))], round=4)
    assert why(away, "leave").reason == "refuse-leave-edge"
    garrison = raid([("yu_partizan", (11, 600))], [("de_schutze", (5, 700))], "b1", round=4)
    assert why(garrison, "leave").cite == "WG35 9.12"


@rule("wg35", "28.4", "8.12", "25.13")
def test_a_casualty_that_leaves_with_its_carrier_is_gone_with_all_that_was_true_of_it() -> None:
    s = raid([("yu_partizan", (5, 600)), ("yu_partizan", (5, 610))], [NOBODY_NEAR], round=4)
    s.load[0] = 1
    s.helpless = s.concealed = mask("a2")
    do(s, "leave")
    assert (figures(s.away), s.helpless, s.concealed) == ("a1 a2", 0, 0)


@rule("wg35", "28.4", "28.1")
def test_no_more_than_four_points_for_leaving() -> None:
    s = raid([("yu_partizan", (5, 100 * i)) for i in range(1, 7)], [NOBODY_NEAR], round=4)
    for i in range(6):
        s.stack, s.active = [Activation(i)], i
        settle(s)
        do(s, "leave")
    assert s.vp == [4, 0]


@rule("wg35", "28.4", "9.13")
def test_the_reserve_of_the_garrison_arrives_in_round_3() -> None:
    s = raid([("yu_partizan", (5, 600))], [("de_schutze", None), ("de_schutze", (600, 600))], round=2)
    arrive(s)
    assert figures(s.reserve) == "b1"
    s.round = 3
    arrive(s)
    assert (figures(s.reserve), figures(s.arriving)) == ("", "b1")
    assert missions.entry_edges(s, 1) == [missions.NORTH]


@rule("wg35", "28.4", "13.4", "8.12")
def test_a_gunner_of_the_reserve_carries_his_gun_in() -> None:
    s = raid([("yu_partizan", (5, 600))], [("su_maxim", None), ("su_rifleman", (600, 600))], round=3)
    gun = arm(s, "b1 maxim_1910")
    arrive(s)
    assert (s.load[16], s.stance[gun]) == (ARM_LOAD + gun, CARRIED)
    s.left[16], s.active, s.stack = 2, 16, [Activation(16)]
    settle(s)
    do(s, "run", "enter 600,1200", "halt")
    assert s.on & mask("b1") and may(s, "put 600,1190,0")
    do(s, "put 600,1190")
    assert (s.load[16], s.stance[gun], s.place[gun]) == (NOBODY, READY, point(600, 1190, 0))


@rule("wg35", "28.6", "26.2.1", "13.4")
def test_who_comes_back_takes_his_gun_from_whoever_carries_it() -> None:
    s = skirmish([("su_maxim", None), ("su_rifleman", (600, 100))], [NOBODY_NEAR])
    gun = arm(s, "a1 maxim_1910")
    s.out, s.load[1] = mask("a1"), ARM_LOAD + gun
    bring_back(s, 0)
    assert (s.load[0], s.load[1], s.stance[gun], s.place[gun]) == (ARM_LOAD + gun, NOBODY, CARRIED, NO_POINT)
    assert s.in_hand[0] == arm(s, "a1 nagant_1895"), "not the gun, which nobody holds in hand"


# --- the ambush ----------------------------------------------------------------------------------------------------


@rule("wg35", "28.7")
@pytest.mark.parametrize(("x", "y", "gone"), [(1190, 400, 1), (1190, 800, 1), (1189, 600, 0), (1190, 399, 0), (1190, 801, 0)])
def test_the_column_leaves_by_the_far_edge(x: int, y: int, gone: int) -> None:
    s = skirmish([("yu_partizan", (5, 600))], [("de_schutze", (x, y))], at=[], mission="ambush", active="b1")
    s.stack = [Activation(16)]
    settle(s)
    do(s, "pass")
    assert (s.away != 0, s.vp, s.losses) == (gone == 1, [0, gone], [0, 0])
    # Who left counts as present for the hand.
    assert missions.headcount(s, 1) == 1


@rule("wg35", "28.7", "8.12")
def test_a_carried_comrade_leaves_too() -> None:
    s = skirmish([("yu_partizan", (5, 600))], [("de_schutze", (1195, 600)), ("de_schutze", (1195, 600))], at=[], mission="ambush")
    s.load[16], s.helpless, s.active = 17, mask("b2"), 16
    s.stack = [Activation(16)]
    settle(s)
    do(s, "pass")
    assert (figures(s.away), s.vp[1]) == ("b1 b2", 2)


# --- edges and waves -----------------------------------------------------------------------------------------------


@rule("wg35", "28.8", "9.13")
def test_zones_and_own_edges() -> None:
    s = skirmish([("de_schutze", (600, 100))], [NOBODY_NEAR])
    assert missions.in_zone(s, 0, 600, 200)
    assert not missions.in_zone(s, 0, 600, 201)
    assert (missions.own_edges(s, 0), missions.own_edges(s, 1)) == ([missions.SOUTH], [missions.NORTH])
    s.home = [1, 0]
    assert missions.own_edges(s, 0) == [missions.NORTH]
    ambush = skirmish([("de_schutze", (600, 100))], [NOBODY_NEAR], mission="ambush")
    assert missions.own_edges(ambush, 1) == [missions.WEST]
    raiders = skirmish([("de_schutze", (600, 100))], [NOBODY_NEAR], mission="raid")
    assert missions.own_edges(raiders, 0) == [0, 1, 2, 3]


def fallen(unit: str, round: int = 3) -> SkirmishState:
    """The attackers of the strongpoint have lost two."""
    s = skirmish(
        [(unit, (600, 100)), (unit, (300, 100)), ("su_lieutenant", (500, 100))],
        [("de_schutze", (600, 600))],
        at=[],
        mission="last_stand",
        markers=CENTRE,
        round=round,
    )
    s.on, s.out, s.losses = mask("a3 b1"), mask("a1 a2"), [2, 0]
    s.stack = [Wave(1), Wave(0)]
    settle(s)
    return s


@rule("wg35", "28.6", "26.2.1", "20.1")
def test_one_private_comes_back_in_every_round_from_the_third_on() -> None:
    assert asked(fallen("su_rifleman", 2)) == NOBODY
    s = fallen("su_rifleman")
    number = arm(s, "a2 mosin_9130")
    s.weak[1], s.dry[number], s.kits[1], s.loaded[number] = 3, 1, 5, 7
    assert can(s) == ["name a1", "name a2"]
    do(s, "name a2")
    assert asked(s) == NOBODY
    assert (figures(s.arriving), figures(s.out), s.left[1]) == ("a2", "a1", 2)
    # With the full profile and the original equipment; the old loss stays, and the next is not counted.
    assert (s.weak[1], s.dry[number], s.kits[1], s.losses[0], figures(s.again)) == (0, 0, 0, 2, "a2")


@rule("wg35", "28.6")
def test_waves_are_for_privates_of_mass_armies() -> None:
    assert asked(fallen("su_dp")) == NOBODY
    assert asked(fallen("yu_partizan")) == NOBODY


@rule("wg35", "6.1", "26.2.1")
def test_who_was_called_arrives_in_the_next_round() -> None:
    s = skirmish([("su_rifleman", (600, 100)), ("su_rifleman", (300, 100))], [NOBODY_NEAR])
    s.on, s.evacuated, s.called = mask("a1 b1"), mask("a2"), mask("a2")
    arrive(s)
    assert (figures(s.arriving), s.called, s.evacuated) == ("a2", 0, 0)
    # The evacuated were no loss, so losing him now is one.
    assert s.again == 0
    assert told(s, "arriving") == [{"figures": ["a2"]}]
