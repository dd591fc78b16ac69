"""WG35 8.12-8.14, 13.4, 15.6, 18, 22.6, 24.5, 25.6, 25.16, 25.20: loads, treating the wounded, loot and the flag."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import Entry, arm, can, do, mask, may, question, settle, skirmish, told, why
from tests.wg35.yard import box, piece, yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.arm import CARRIED, READY, SET_UP, TOWED
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.actions import loads
from vezerkar.games.wg35.rules.basics.arms import ARM_LOAD, CRATE_LOAD
from vezerkar.games.wg35.rules.basics.figures import at, place_of
from vezerkar.games.wg35.rules.geometry.sight import PRONE
from vezerkar.games.wg35.rules.turns.activation import Activation
from vezerkar.games.wg35.rules.victory import deliveries
from vezerkar.games.wg35.rules.wounding import loot, losses
from vezerkar.games.wg35.rules.wounding.wounds import WoundedChecks
from vezerkar.games.wg35.state import SkirmishState

assert chapters

B: list[Entry] = [("su_rifleman", (1100, 1100))]


def one(*entries: Entry, a: str = "a1", mission: str = "battle_13", **given: object) -> SkirmishState:
    """The first of these figures of A is active; nothing is asked yet, for what is changed before `start`."""
    return skirmish(entries, B, at=[], active="a1", mission=mission, **given)  # type: ignore[arg-type]


def start(s: SkirmishState) -> SkirmishState:
    """Ask for the first action."""
    s.stack = [Activation(0)]
    settle(s)
    return s


# --- casualties ----------------------------------------------------------------------------------------------------


@rule("wg35", "8.12")
def test_an_own_helpless_figure_is_carried_and_put_down() -> None:
    s = one(("de_schutze", (300, 300)), ("de_schutze", (320, 300)), ("de_schutze", (300, 321)), ("de_schutze", (310, 300)))
    s.helpless = mask("a2 a3")
    start(s)
    # a3 lies 21 mm away, a4 can walk.
    assert can(s, "lift") == ["lift a2"]
    assert why(s, "lift a3").reason == "refuse-lift-far"
    assert why(s, "lift a4").reason == "refuse-lift-able"
    do(s, "lift a2")
    assert (s.load[0], at(s, 1), s.left[0]) == (1, (300, 300, 0), 1)
    assert may(s, "put 300,280,0")
    assert may(s, "put 300,280")
    assert not may(s, "put 300,279,0")
    # Not within 5 mm of another figure, its carrier among them.
    assert not may(s, "put 303,300,0")
    assert not may(s, "put 312,300,0")
    do(s, "put 300,280")
    assert (s.load[0], at(s, 1), s.left[0]) == (NOBODY, (300, 280, 0), 1)
    assert told(s, "put_down") == [{"figure": "a1", "load": "a2", "set_up": 0}]


@rule("wg35", "8.12")
def test_what_a_carrier_does_not_do() -> None:
    s = one((("de_mg", []), (300, 300)), ("de_schutze", (320, 300)), ("de_schutze", (310, 300)))
    s.helpless, s.bleeding[2] = mask("a2"), 1
    start(s)
    assert can(s, "switch")
    assert can(s, "treat")
    do(s, "lift a2")
    for verb in ("switch p38", "treat a3", "hide 0", "shoot single p38", "charge b1", "strike b1", "lift a3"):
        assert why(s, verb).reason == "refuse-carrying"
    assert can(s, "pass")


@rule("wg35", "8.12")
def test_nobody_takes_a_casualty_from_its_carrier() -> None:
    s = one(("de_schutze", (300, 300)), ("de_schutze", (320, 300)), ("de_schutze", (330, 300)))
    s.helpless, s.load[2] = mask("a2"), 1
    assert not can(start(s), "lift")


@rule("wg35", "8.12")
def test_a_load_is_not_put_through_a_wall() -> None:
    s = one(("de_schutze", (300, 300)), ("de_schutze", (310, 300)), table=yard(piece("high_wall", box(200, 305, 400, 310))))
    s.helpless, s.load[0] = mask("a2"), 1
    start(s)
    assert may(s, "put 300,290,0")
    assert not may(s, "put 300,315,0")


# --- support weapons -----------------------------------------------------------------------------------------------


def gunner(unit: str, stance: int, mate: Sequence[object] = ("de_schutze", (300, 300))) -> SkirmishState:
    """A figure at the support weapon of another one."""
    s = one(mate, (unit, (300, 400)))
    number = s.field.arms_of[1][0]
    s.stance[number], s.place[number] = stance, point(300, 320, 0)
    return start(s)


@rule("wg35", "8.14", "13.4")
def test_a_ready_weapon_within_20_mm_is_set_up() -> None:
    s = gunner("de_mortar", READY)
    assert can(s, "set_up") == ["set_up a2 legrw36"]
    do(s, "set_up a2 legrw36")
    assert (s.stance[arm(s, "a2 legrw36")], s.left[0]) == (SET_UP, 1)
    assert why(s, "set_up a2 legrw36").reason == "refuse-set-up-already"
    s.y[0] = 299
    s.stance[arm(s, "a2 legrw36")] = READY
    assert why(s, "set_up a2 legrw36").reason == "refuse-set-up-far"


@rule("wg35", "13.4", "8.12")
def test_picking_it_up_dismantles_it_and_put_down_it_is_ready() -> None:
    s = gunner("de_mortar", SET_UP)
    mortar = arm(s, "a2 legrw36")
    do(s, "lift a2 legrw36")
    assert (s.stance[mortar], s.place[mortar], s.load[0]) == (CARRIED, NO_POINT, ARM_LOAD + mortar)
    do(s, "put 310,300")
    assert (s.stance[mortar], s.place[mortar], s.load[0], s.left[0]) == (READY, point(310, 300, 0), NOBODY, 1)


@rule("wg35", "25.20")
def test_the_crew_sets_it_up_as_it_puts_it_down() -> None:
    s = gunner("de_mortar", SET_UP)
    s.field.man(0).abilities["handler"] = 0
    do(s, "lift a2 legrw36", "put 310,300")
    assert s.stance[arm(s, "a2 legrw36")] == SET_UP


@rule("wg35", "25.6")
def test_a_wheeled_mount_is_towed_without_an_action() -> None:
    s = skirmish(
        [("su_rifleman", (300, 300)), ("su_maxim", (300, 400)), ("su_mortar", (400, 400))],
        [("de_schutze", (1100, 1100))],
        at=[],
        active="a1",
    )
    for name in ("a2 maxim_1910", "a3 rm40"):
        s.stance[arm(s, name)], s.place[arm(s, name)] = SET_UP, point(300, 310, 0)
    start(s)
    assert can(s, "tow") == ["tow a2 maxim_1910"]
    assert why(s, "tow a3 rm40").cite == "WG35 25.6"
    do(s, "tow a2 maxim_1910")
    assert (s.stance[arm(s, "a2 maxim_1910")], s.left[0]) == (TOWED, 2)
    assert why(s, "strike b1").reason == "refuse-carrying"
    do(s, "put 310,300")
    # It must still be set up.
    assert s.stance[arm(s, "a2 maxim_1910")] == READY


# --- crates --------------------------------------------------------------------------------------------------------


@rule("wg35", "28.5", "8.12")
def test_a_crate_is_lifted_dropped_and_delivered() -> None:
    s = one(("de_schutze", (300, 215)), mission="loot", markers=[(300, 230), (300, 600)])
    start(s)
    assert can(s, "lift_crate") == ["lift_crate 0"]
    do(s, "lift_crate 0")
    assert (s.crates[0], s.load[0]) == (NO_POINT, CRATE_LOAD)
    loads.let_go(s, 0)
    assert (s.crates[0], s.load[0]) == (point(300, 215, 0), NOBODY)
    s.crates[0], s.load[0], s.y[0] = NO_POINT, CRATE_LOAD, 200
    do(s, "pass")
    assert (s.vp[0], s.load[0], s.crates[0]) == (3, NOBODY, NO_POINT)
    assert told(s, "delivered") == [{"figure": "a1", "crate": "c1"}]


# --- treating ------------------------------------------------------------------------------------------------------


@rule("wg35", "8.13", "25.16")
@pytest.mark.parametrize(("unit", "dice"), [("de_schutze", 1), ("de_medic", 2)])
def test_treat_grants_a_reroll_two_by_a_medic(unit: str, dice: int) -> None:
    s = one((unit, (300, 300)), ("de_schutze", (320, 300)), ("de_schutze", (300, 321)))
    s.bleeding[:3] = [1, 2, 1]
    s.kits[0] = 0
    start(s)
    assert can(s, "treat") == ["treat a2"]
    assert why(s, "treat a1").reason == "refuse-treat-self"
    assert why(s, "treat a3").reason == "refuse-treat-far"
    assert why(s, "treat_kit a2").reason == "refuse-treat-kit"
    do(s, "treat a2")
    assert (s.reroll[1], s.remove[1], s.left[0]) == (dice, 0, 1)
    # One Treat per round.
    assert why(s, "treat a2").reason == "refuse-treated"


@rule("wg35", "8.13", "24.3")
@pytest.mark.parametrize("whose", [0, 1])
def test_a_kit_on_either_lets_a_die_be_removed_and_is_not_used_up(whose: int) -> None:
    s = one(("de_schutze", (300, 300)), ("de_schutze", (320, 300)))
    s.bleeding[1], s.kits[whose] = 2, 1
    start(s)
    assert can(s, "treat") == ["treat a2", "treat_kit a2"]
    do(s, "treat_kit a2")
    assert (s.reroll[1], s.remove[1], s.kits[whose]) == (0, 1, 1)


def wounded(*dice: int, reroll: int = 0, remove: int = 0, bleeding: int = 2) -> SkirmishState:
    """A figure that bleeds, in its wounded check, with a comrade beside it."""
    s = one(("de_schutze", (300, 300)), ("de_schutze", (350, 300)), dice=dice)
    s.bleeding[0], s.reroll[0], s.remove[0] = bleeding, reroll, remove
    s.stack = [WoundedChecks(0)]
    settle(s)
    return s


@rule("wg35", "6.2", "15.6", "B-5")
@pytest.mark.parametrize(
    ("dice", "bleeding", "weak", "helpless"),
    [((6, 5), 0, 0, 0), ((4, 6), 0, 1, 0), ((3, 3), 2, 1, 0), ((3, 6), 1, 1, 0), ((2, 4), 1, 1, 1)],
)
def test_the_wounded_check(dice: tuple[int, ...], bleeding: int, weak: int, helpless: int) -> None:
    s = wounded(*dice)
    assert (s.bleeding[0], s.weak[0], s.helpless, s.drawn) == (bleeding, weak, helpless, 2)
    assert told(s, "wounded_check") == [{"figure": "a1", "dice": [str(die) for die in dice]}]


@rule("wg35", "6.2", "19.1")
def test_who_dies_of_wounds_frightens_his_comrades_at_once() -> None:
    s = wounded(6, 1, 6, 6)
    assert s.out == mask("a1")
    assert s.broken == mask("a2")
    assert (s.losses[0], s.vp[1]) == (1, 1)


@rule("wg35", "15.6", "8.13")
def test_one_die_is_rolled_again_and_stands() -> None:
    s = wounded(1, 3, 2, reroll=2)
    assert can(s) == ["done", "reroll 1", "reroll 3"]
    assert question(s).default == 70 * 2**44 + 1
    do(s, "reroll 1")
    # The 2 was rolled again already.
    assert can(s) == ["done", "reroll 3"]
    assert why(s, "reroll 2").cite == "WG35 0.3"
    do(s, "done")
    assert (s.bleeding[0], s.helpless, s.reroll[0]) == (2, 1, 0)


@rule("wg35", "15.6", "8.13")
def test_a_die_is_removed_as_if_it_had_shown_five() -> None:
    s = wounded(1, 5, remove=1)
    assert can(s) == ["done", "remove 1", "remove 5"]
    do(s, "remove 1")
    assert (s.on & 1, s.bleeding[0], s.weak[0], s.remove[0]) == (1, 0, 0, 0)


# --- loot ----------------------------------------------------------------------------------------------------------


@rule("wg35", "18.2", "8.8")
def test_an_own_marker_is_extra_ammunition() -> None:
    s = one(("de_schutze", (300, 300)), ("de_schutze", (315, 300)), ("de_schutze", (300, 316)))
    for fallen in (1, 2):
        s.loot.append((fallen, place_of(s, fallen), NOBODY))
    s.on, s.out = mask("a1 b1"), mask("a2 a3")
    start(s)
    assert can(s, "loot") == ["loot a2"]
    assert why(s, "loot a3").reason == "refuse-loot-far"
    do(s, "loot a2")
    assert (s.ammo[0], s.left[0]) == (1, 1)
    assert [marker[0] for marker in s.loot] == [2]


@rule("wg35", "18.3")
def test_enemy_markers_are_carried_without_limit() -> None:
    s = skirmish([("de_schutze", (300, 300))], [*B, ("su_rifleman", (900, 1100))], at=[], active="a1")
    s.loot = [(16, point(300, 310, 0), NOBODY), (17, point(300, 310, 0), NOBODY)]
    start(s)
    do(s, "loot b1", "loot b2")
    assert s.loot == [(16, NO_POINT, 0), (17, NO_POINT, 0)]
    assert (s.ammo[0], s.load[0]) == (0, NOBODY)


@rule("wg35", "22.6", "18.3")
@pytest.mark.parametrize(("unit", "y", "vp"), [("yu_partizan", 200, 1), ("yu_partizan", 201, 0), ("de_schutze", 200, 0)])
def test_guerrillas_bring_loot_home(unit: str, y: int, vp: int) -> None:
    s = one((unit, (300, y)))
    s.loot = [(16, NO_POINT, 0), (1, NO_POINT, 0)]
    start(s)
    do(s, "pass")
    assert s.vp[0] == vp
    assert len(s.loot) == 2 - vp


# --- the flag ------------------------------------------------------------------------------------------------------


def with_flag() -> SkirmishState:
    """The bearer of A's flag has fallen; a1 is A's, b1 is B's."""
    s = one(("de_schutze", (300, 300)), (("de_leutnant", ["flag"]), (310, 300)))
    s.on &= ~BIT[1]
    s.out = BIT[1]
    s.loot = [(1, point(310, 300, 0), NOBODY)]
    return s


@rule("wg35", "24.5")
def test_whoever_picks_the_bearer_s_marker_up_has_the_flag() -> None:
    s = start(with_flag())
    assert loot.bearer(s, 0) == NOBODY
    do(s, "loot a2")
    assert (loot.bearer(s, 0), s.ammo[0]) == (0, 1)
    assert not loot.enemy_has_flag(s, 0)
    s.loot = [(1, NO_POINT, 16)]
    assert loot.bearer(s, 0) == NOBODY
    assert loot.enemy_has_flag(s, 0)


@rule("wg35", "18.2", "24.5")
def test_the_marker_of_a_flag_gives_ammunition_once() -> None:
    s = start(with_flag())
    s.fell[1] = point(310, 300, 0)
    do(s, "loot a2")
    assert s.ammo[0] == 1
    losses.drop_markers(s, 0)
    assert s.loot == [(1, point(300, 300, 0), NOBODY)]
    do(s, "loot a2")
    assert (loot.bearer(s, 0), s.ammo[0]) == (0, 1), "the flag again, the ammunition has been taken"


@rule("wg35", "24.5")
def test_whoever_leaves_the_table_bears_the_flag_no_more() -> None:
    s = with_flag()
    s.loot = [(1, NO_POINT, 0)]
    deliveries.leave(s, 0)
    assert loot.bearer(s, 0) == NOBODY


@rule("wg35", "24.5", "6.6")
def test_the_bearer_who_is_lost_is_whoever_bears_the_flag_then() -> None:
    s = with_flag()
    losses.incapacitate(s, 0)
    assert s.bereft == 0, "the flag lay on the ground"
    s = with_flag()
    s.loot = [(1, NO_POINT, 0)]
    losses.incapacitate(s, 0)
    assert s.bereft == 1
    s = one((("de_leutnant", ["flag"]), (300, 300)))
    losses.incapacitate(s, 0)
    assert s.bereft == 1


@rule("wg35", "24.5", "22.6")
def test_guerrillas_keep_a_flag_they_brought_home() -> None:
    s = skirmish([(("de_leutnant", ["flag"]), (310, 300))], [("yu_partizan", (300, 1100))], at=[], active="b1")
    s.on, s.loot = mask("b1"), [(0, NO_POINT, 16)]
    s.stack = [Activation(16)]
    settle(s)
    do(s, "pass")
    assert s.vp == [0, 1]
    assert loot.enemy_has_flag(s, 0)
    # It pays once.
    do(s, "pass")
    assert s.vp == [0, 1]


# --- what happens to loads -----------------------------------------------------------------------------------------


@rule("wg35", "28.5", "11.6")
def test_a_shocked_carrier_drops_a_crate_alone() -> None:
    s = one(("de_schutze", (300, 600)), ("de_schutze", (300, 600)), mission="loot", markers=[(300, 230)])
    s.load[0], s.crates[0], s.load[1], s.helpless = CRATE_LOAD, NO_POINT, 2, mask("a3")
    losses.shock(s, 0)
    losses.shock(s, 1)
    assert (s.crates[0], s.load[0], s.load[1]) == (point(300, 600, 0), NOBODY, 2)
    s = one(("de_mortar", (300, 600)))
    s.load[0] = ARM_LOAD + arm(s, "a1 legrw36")
    losses.shock(s, 0)
    assert s.load[0] == ARM_LOAD + arm(s, "a1 legrw36")


@rule("wg35", "15.7", "1.2", "8.12")
def test_a_casualty_lies_beside_a_carrier_that_becomes_helpless_itself() -> None:
    s = one(("de_schutze", (300, 600)), ("de_schutze", (300, 600)), ("de_schutze", (310, 600)))
    s.load[0], s.helpless, s.posture[1] = 1, mask("a2"), PRONE
    losses.make_helpless(s, 0)
    assert s.load[0] == NOBODY
    assert (s.x[1], s.y[1], s.z[1]) == (307, 607, 0), "not in the carrier, nor in a comrade"
    # Where the carrier is gone, the casualty lies where it was.
    s = one(("de_schutze", (300, 600)), ("de_schutze", (300, 600)))
    s.load[0], s.helpless, s.posture[1] = 1, mask("a2"), PRONE
    losses.incapacitate(s, 0)
    assert (s.x[1], s.y[1]) == (300, 600)


@rule("wg35", "18.1", "18.3", "15.7")
def test_who_falls_leaves_a_marker_and_what_he_carried() -> None:
    s = one(("de_schutze", (300, 600)), ("de_mortar", (400, 600)))
    mortar = arm(s, "a2 legrw36")
    s.load[0], s.loot = ARM_LOAD + mortar, [(16, NO_POINT, 0)]
    losses.incapacitate(s, 0)
    here = point(300, 600, 0)
    assert s.loot == [(16, here, NOBODY), (0, here, NOBODY)]
    assert (s.place[mortar], s.stance[mortar], s.load[0]) == (here, READY, NOBODY)
    s.load[1] = ARM_LOAD + mortar
    losses.make_helpless(s, 1)
    assert (s.place[mortar], s.load[1]) == (point(400, 600, 0), NOBODY)


@rule("wg35", "8.12")
def test_a_casualty_goes_where_its_carrier_goes_and_not_by_itself() -> None:
    s = one(("de_schutze", (300, 300)), ("de_schutze", (320, 300)))
    s.helpless = mask("a2")
    start(s)
    do(s, "lift a2", "move", "to 300,350,0")
    while s.stack and can(s) and "halt" in can(s):
        do(s, "halt")
    assert at(s, 1) == at(s, 0) == (300, 350, 0)
    s.stack, s.active = [Activation(1)], 1
    settle(s)
    assert not can(s, "move")
    assert why(s, "move").reason == "refuse-carried"


@rule("wg35", "8.13")
def test_what_was_granted_is_for_the_next_check_alone() -> None:
    s = one(("de_schutze", (300, 300)))
    s.remove[0] = s.reroll[0] = 1
    s.stack = [WoundedChecks(0)]
    settle(s)
    assert (s.remove[0], s.reroll[0]) == (0, 0)
