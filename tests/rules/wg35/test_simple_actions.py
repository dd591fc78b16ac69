"""WG35 8.4-8.6, 8.8, 8.9, 8.11, 9.9, 19.5: hiding, lying, standing, doors, weapons in hand, rallying."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.wg35.skirmish import Entry, arm, can, do, figure, mask, skirmish, told, why
from tests.wg35.yard import box, house, opening, piece, yard
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING
from vezerkar.games.wg35.rules.morale.testing import CASUALTY, OWN, PASSED
from vezerkar.games.wg35.rules.morale.testing import Test as MoraleTest
from vezerkar.games.wg35.rules.turns.activation import Activation
from vezerkar.games.wg35.state import SkirmishState

assert chapters

B: list[Entry] = [("su_rifleman", (1100, 1100))]


def one(*entries: Entry, dice: tuple[int, ...] = (), **given: object) -> SkirmishState:
    """The first of these figures of A is active."""
    return skirmish(entries, B, at=[Activation(0)], active="a1", dice=dice, **given)  # type: ignore[arg-type]


# --- hiding, lying, standing ---------------------------------------------------------------------------------------


@rule("wg35", "8.4")
def test_hide_behind_a_piece_at_hand_until_it_stands_up() -> None:
    ground = yard(piece("high_wall", box(200, 120, 400, 130)), piece("barbed_wire", box(600, 120, 800, 124)))
    s = one(("de_schutze", (300, 105)), table=ground)
    assert can(s, "hide") == ["hide 0"]
    assert why(s, "hide 1").cite == "WG35 8.4"
    do(s, "hide 0")
    assert (s.posture[0], s.hide[0], s.left[0]) == (HIDDEN, 0, 1)
    do(s, "stand")
    assert (s.posture[0], s.hide[0], s.left[0]) == (STANDING, NOBODY, 0)


@rule("wg35", "8.4")
def test_nobody_hides_16_mm_away_or_lying() -> None:
    ground = yard(piece("high_wall", box(200, 120, 400, 130)))
    assert not can(one(("de_schutze", (300, 104)), table=ground), "hide")
    s = one(("de_schutze", (300, 105)), table=ground)
    do(s, "prone")
    assert not can(s, "hide")
    assert why(s, "hide 0").reason == "refuse-not-standing"


@rule("wg35", "8.5", "8.6")
def test_lying_down_and_standing_up_cost_an_action_each() -> None:
    s = one(("de_schutze", (300, 105)))
    assert why(s, "stand").reason == "refuse-standing"
    s.lookout[0] = 0
    do(s, "prone")
    assert (s.posture[0], s.left[0], s.lookout[0]) == (PRONE, 1, NOBODY)
    assert why(s, "prone").reason == "refuse-not-standing"
    do(s, "stand")
    assert (s.posture[0], s.left[0]) == (STANDING, 0)
    assert [told(s, kind) for kind in ("lay_down", "stood_up")] == [[{"figure": "a1"}], [{"figure": "a1"}]]


@rule("wg35", "8.5")
def test_nobody_lies_down_in_shallow_water() -> None:
    s = one(("de_schutze", (300, 105)), table=yard(piece("shallow_water", box(200, 50, 400, 150))))
    assert not can(s, "prone")
    assert why(s, "prone").reason == "refuse-lie-ground"


# --- doors ---------------------------------------------------------------------------------------------------------


def at_the_door(*takes: str, lock: bool = False, y: int = 185) -> SkirmishState:
    """A figure in front of a closed door."""
    door = {**opening("door", 0, 80, 40, 0, 60), "lock": lock}
    return one((("de_schutze", takes), (300, y)), table=yard(house(box(200, 200, 400, 400), door)))  # type: ignore[arg-type]


@rule("wg35", "8.8", "9.9")
def test_a_door_at_hand_is_opened_and_closed() -> None:
    s = at_the_door()
    assert can(s, "open") == ["open 0"]
    assert why(s, "close 0").reason == "refuse-door-closed"
    do(s, "open 0")
    assert (s.doors, s.left[0]) == (1, 1)
    assert why(s, "open 0").reason == "refuse-door-open"
    do(s, "close 0")
    assert (s.doors, s.left[0]) == (0, 0)
    assert [event["done"] for event in told(s, "door")] == ["open", "closed"]


@rule("wg35", "8.8", "9.9")
def test_a_door_16_mm_away_is_not() -> None:
    s = at_the_door(y=184)
    assert not can(s, "open")
    assert why(s, "open 0").reason == "refuse-door-far"


@rule("wg35", "8.8", "9.9")
def test_locks_cost_an_action_and_need_their_key() -> None:
    s = at_the_door(lock=True)
    assert why(s, "lock 0").reason == "refuse-door-no-key"
    man = s.field.man(0)
    object.__setattr__(man, "items", ("door_key",))
    do(s, "lock 0")
    assert (s.locks, s.left[0]) == (1, 1)
    assert why(s, "open 0").reason == "refuse-door-locked"
    do(s, "unlock 0")
    assert (s.locks, s.left[0]) == (0, 0)
    assert why(at_the_door(), "lock 0").reason == "refuse-door-no-lock"


# --- weapons in hand -----------------------------------------------------------------------------------------------


@rule("wg35", "8.9", "2.5")
def test_another_weapon_is_taken_in_hand() -> None:
    s = one((("de_schutze", ["stielhandgranate", "spade"]), (300, 105)))
    # Hand grenades are thrown without being in hand.
    assert can(s, "switch") == ["switch spade"]
    assert why(s, "switch stielhandgranate").cite == "WG35 8.9"
    do(s, "switch spade")
    assert (s.in_hand[0], s.left[0]) == (arm(s, "a1 spade"), 1)
    assert can(s, "switch") == ["switch kar98k"]
    s.gone[arm(s, "a1 kar98k")] = 1
    assert not can(s, "switch")


# --- rallying ------------------------------------------------------------------------------------------------------


@rule("wg35", "8.11")
def test_a_shocked_figure_recovers() -> None:
    s = one(("de_schutze", (300, 105)), ("de_leutnant", (350, 105)))
    assert why(s, "rally").cite == "WG35 8.11"
    s.shocked = mask("a1")
    assert can(s) == ["end", "rally"]
    do(s, "rally")
    assert (s.shocked, s.left[0], s.drawn) == (0, 1, 0)


@rule("wg35", "8.11", "19.5", "7.8")
def test_a_broken_one_tests_in_its_refuge_on_a_leader_s_morale_too() -> None:
    s = one(("de_schutze", (300, 105)), ("de_leutnant", (350, 105)), ("de_leutnant", (900, 105)), dice=(5, 4))
    s.broken = mask("a1")
    assert not can(s, "rally")
    s.refuge = mask("a1")
    assert can(s, "rally") == ["rally", "rally a2"]
    assert why(s, "rally a3").cite == "WG35 7.8"
    do(s, "rally a2")
    # 9 is not more than the leader's Mo.
    assert (s.broken, s.refuge, s.left[0], s.drawn) == (0, 0, 1, 2)


@rule("wg35", "8.11")
def test_a_failed_test_leaves_it_broken_and_one_rally_ends_shock_too() -> None:
    s = one(("de_schutze", (300, 105)), dice=(6, 3))
    s.broken = s.shocked = mask("a1")
    do(s, "rally")
    assert (s.shocked, s.broken, s.left[0]) == (0, mask("a1"), 1)
    # It recovered from the shock, and is to flee again.
    assert not can(s, "rally")


@rule("wg35", "0.4")
def test_a_morale_test_succeeds_at_mo() -> None:
    for dice, tested in (((4, 3), PASSED), ((4, 4), 0)):
        s = skirmish([("de_schutze", (300, 105))], B, at=[MoraleTest(figure("a1"), CASUALTY, OWN)], dice=dice)
        assert s.tested == tested
