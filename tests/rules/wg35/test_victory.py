"""WG35 20, 25.18, 26.1.9, 26.1.13, 28.1: withdrawal tests, victory points, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import Entry, asked, can, do, mask, settle, skirmish, told
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.endings import ENDINGS
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.victory.winning import Victory, lamed
from vezerkar.games.wg35.rules.victory.withdrawal import Withdrawals
from vezerkar.games.wg35.state import SkirmishState

assert chapters

A: list[Entry] = [("de_schutze", (100 * i, 100)) for i in range(1, 5)]
B: list[Entry] = [("su_rifleman", (100 * i, 1100)) for i in range(1, 5)]


def battle(step: Any, a: list[Entry] = A, b: list[Entry] = B, change: Any = None, **given: Any) -> SkirmishState:
    """A State in a Step, changed before that runs: names of attributes and values."""
    s = skirmish(a, b, at=[], **given)
    for name, value in (change or {}).items():
        setattr(s, name, value)
    s.stack = [step]
    settle(s)
    return s


def outcome(s: SkirmishState) -> tuple[str, int]:
    """How the battle ended, and who won; none as long as it goes on."""
    return ENDINGS[s.ending] if s.over else "", s.winner


def loses(*sides: int) -> dict[str, Any]:
    """The first figure of these sides is out of action."""
    out = sum(BIT[16 * side] for side in sides)
    s = skirmish(A, B)
    return {"losses": [int(side in sides) for side in (0, 1)], "out": out, "on": s.on & ~out}


# --- withdrawal ----------------------------------------------------------------------------------------------------


@rule("wg35", "20.1", "6.7")
def test_a_quarter_lost_makes_the_test_due() -> None:
    assert battle(Withdrawals()).drawn == 0
    assert battle(Withdrawals(), change=loses(0), dice=[1, 1]).drawn == 2
    five: list[Entry] = [*A, ("de_schutze", (500, 100))]
    assert battle(Withdrawals(), a=five, change={"losses": [1, 0]}).drawn == 0
    assert battle(Withdrawals(), a=five, change={"losses": [2, 0]}, dice=[1, 1]).drawn == 2


@rule("wg35", "20.1", "7.8")
@pytest.mark.parametrize(("dice", "ending"), [((4, 3), ""), ((4, 4), "withdrawal")])
def test_it_is_taken_on_the_highest_mo_of_its_own(dice: tuple[int, int], ending: str) -> None:
    s = battle(Withdrawals(), change=loses(0), dice=dice)
    assert outcome(s) == (ending, 1 if ending else NOBODY)
    assert told(s, "withdrawal_test")[0]["Mo"] == 7
    # The flag's bonus does not count, the wounded do.
    led = battle(Withdrawals(), a=[*A[:3], (("de_leutnant", ["flag"]), (400, 100))], change={**loses(0), "shocked": mask("a4")})
    assert told(led, "withdrawal_test")[0]["Mo"] == 9


@rule("wg35", "20.2")
def test_both_are_rolled_before_they_count() -> None:
    both = loses(0, 1)
    s = battle(Withdrawals(), change={**both, "vp": [3, 5]}, dice=[6, 6, 6, 6])
    assert (s.drawn, outcome(s)) == (4, ("both_withdrew", 1))
    s = battle(Withdrawals(), change={**both, "vp": [5, 5]}, dice=[6, 6, 6, 6])
    assert outcome(s) == ("both_withdrew", NOBODY)
    # The first side's is rolled first.
    s = battle(Withdrawals(), change=both, dice=[6, 6, 1, 1], first="b")
    assert outcome(s) == ("withdrawal", 0)


@rule("wg35", "28.6", "20.1")
def test_defenders_of_the_strongpoint_never_test() -> None:
    assert battle(Withdrawals(), mission="last_stand", change=loses(1)).drawn == 0
    assert battle(Withdrawals(), mission="last_stand", change=loses(0)).drawn == 2


@rule("wg35", "26.1.9")
def test_hurrah_lets_it_be_rolled_again_once() -> None:
    s = battle(Withdrawals(), change={**loses(0), "hurrah": 1}, dice=[6, 6, 1, 1])
    assert (s.drawn, s.over) == (4, False)
    s = battle(Withdrawals(), change={**loses(0), "hurrah": 1}, dice=[6, 6, 6, 6, 1, 1])
    assert (s.drawn, outcome(s)) == (4, ("withdrawal", 1))


@rule("wg35", "26.1.13", "not_one_step_back")
def test_not_one_step_back() -> None:
    s = battle(Withdrawals(), change=loses(0), dice=[6, 6], hands={"a": "not_one_step_back"})
    assert (asked(s), can(s)) == (0, ["pass", "play not_one_step_back"])
    do(s, "play not_one_step_back")
    assert (s.over, s.stack) == (False, [])
    s = battle(Withdrawals(), change=loses(0), dice=[6, 6], hands={"a": "not_one_step_back"})
    do(s, "pass")
    assert outcome(s) == ("withdrawal", 1)


@rule("wg35", "25.18")
def test_a_mercenary_makes_it_harder() -> None:
    hirelings: list[Entry] = [("de_ally_hiwi", (100 * i, 100)) for i in range(1, 5)]
    s = battle(Withdrawals(), a=hirelings, change=loses(0), dice=[3, 3], hands={"b": "aim"})
    assert asked(s) == 1
    do(s, can(s, "use")[0], "pay aim")
    assert outcome(s) == ("withdrawal", 1)
    assert told(s, "withdrawal_test")[0]["Mo"] == 5
    # Of equals it is not the mercenary's Mo that is used.
    mixed: list[Entry] = [("de_ally_hiwi", (100, 100)), ("de_ally_hiwi", (200, 100)), ("de_volkssturm", (300, 100))]
    s = battle(Withdrawals(), a=mixed, change={**loses(0), "on": mask("a2 a3 b1")}, dice=[3, 3], hands={"b": "aim"})
    assert told(s, "withdrawal_test")[0]["figure"] == "a3"


# --- victory points ------------------------------------------------------------------------------------------------


@rule("wg35", "20.3", "6.8", "28.1")
@pytest.mark.parametrize(
    ("vp", "end"),
    [
        ([12, 12], ("", NOBODY)),
        ([13, 12], ("points", 0)),
        ([2, 14], ("points", 1)),
        ([13, 15], ("points", 1)),
        ([13, 13], ("", NOBODY)),
    ],
)
def test_thirteen_points_win(vp: list[int], end: tuple[str, int]) -> None:
    assert outcome(battle(Victory(), change={"vp": vp})) == end


@rule("wg35", "20.3", "0.7")
def test_equal_totals_are_a_draw_by_option() -> None:
    assert outcome(battle(Victory(), change={"vp": [13, 13]}, draw=True)) == ("points_draw", NOBODY)


@rule("wg35", "20.3")
@pytest.mark.parametrize(
    ("mission", "agreed", "round", "over"),
    [
        ("objective_capture", 0, 9, False),
        ("objective_capture", 0, 10, True),
        ("battle_13", 0, 19, False),
        ("battle_13", 0, 20, True),
        ("battle_13", 6, 6, True),
        ("objective_capture", 12, 11, False),
        ("objective_capture", 12, 12, True),
    ],
)
def test_the_last_round_decides_by_the_totals(mission: str, agreed: int, round: int, over: bool) -> None:
    s = battle(Victory(), mission=mission, round=round, rounds=agreed, change={"vp": [4, 3]})
    assert outcome(s) == (("rounds", 0) if over else ("", NOBODY))
    if over:
        s = battle(Victory(), mission=mission, round=round, rounds=agreed, change={"vp": [4, 4]})
        assert outcome(s) == ("rounds_draw", NOBODY)


@rule("wg35", "20.4")
def test_totals_do_not_fall_below_0() -> None:
    s = skirmish(A, B)
    s.vp[0] = 2
    points.award(s, 0, -3, "medic", 0)
    assert s.vp == [0, 0]
    assert told(s, "scored") == [{"seat": "a", "vp": -3, "why": "medic", "figure": "a1", "die": 0, "half": 0, "total": 0}]


@rule("wg35", "20.5")
def test_an_army_without_figures_loses() -> None:
    assert outcome(battle(Victory(), change={"on": mask("b1")})) == ("no_figures", 1)
    assert outcome(battle(Victory(), change={"on": mask("b1"), "arriving": mask("a1")})) == ("", NOBODY)
    assert outcome(battle(Victory(), change={"on": 0, "vp": [1, 2]})) == ("nobody_left", 1)


@rule("wg35", "20.6", "26.4.3", "20.4")
def test_pyrrhic_victories_take_a_point_for_each_helpless_figure_abroad() -> None:
    change: dict[str, Any] = {"vp": [4, 0], "pyrrhic": [2, 1], "helpless": mask("b1 b2 a1")}
    b: list[Entry] = [("su_rifleman", (100, 999)), ("su_rifleman", (300, 1000)), ("su_rifleman", (500, 1100))]
    s = battle(Victory(), b=b, round=20, change=change)
    # b1 alone lies outside his zone; a1 lies in his own.
    assert s.vp == [4, -1]
    assert (lamed(s, 0), outcome(s)) == (0, ("rounds", 0))
    # It may turn a victory round.
    s = battle(Victory(), b=b, change={"vp": [13, 13], "pyrrhic": [1, 0], "helpless": mask("b1")})
    assert outcome(s) == ("points", 0)


@rule("wg35", "20.6", "20.3", "26.4.3", "24.5")
@pytest.mark.parametrize(
    ("vp", "cards", "end", "totals"),
    [
        ([5, 13], 1, ("points", 1), [5, 12]),
        ([12, 13], 2, ("points", 0), [12, 11]),
        ([12, 13], 1, ("", NOBODY), [12, 13]),
        ([13, 12], 1, ("points", 0), [13, 11]),
    ],
)
def test_pyrrhic_victories_count_when_one_side_alone_reaches_its_target(
    vp: list[int], cards: int, end: tuple[str, int], totals: list[int]
) -> None:
    b: list[Entry] = [("su_rifleman", (100, 999)), ("su_rifleman", (300, 999))]
    s = battle(Victory(), b=b, change={"vp": vp, "pyrrhic": [cards, 0], "helpless": mask("b1 b2")})
    assert (outcome(s), s.vp) == (end, totals)


@rule("wg35", "20.3", "20.6")
def test_who_alone_has_its_own_target_wins_whatever_the_totals() -> None:
    goals = {"vp_target": {"A": 6, "B": 13}}
    assert outcome(battle(Victory(), changed=goals, change={"vp": [6, 9]})) == ("points", 0)
    # A Pyrrhic victory takes it away: then the totals decide.
    change = {"vp": [6, 9], "pyrrhic": [0, 1], "helpless": mask("a1")}
    assert outcome(battle(Victory(), a=[("de_schutze", (100, 500))], changed=goals, change=change)) == ("points", 1)


@rule("wg35", "20.6", "24.5")
def test_the_flag_counts_when_one_side_alone_reaches_its_target() -> None:
    a: list[Entry] = [(("de_leutnant", ["flag"]), (100, 100)), ("de_schutze", (200, 100))]
    s = battle(Victory(), a=a, change={"on": mask("a2 b1"), "loot": [(0, NO_POINT, 16)], "vp": [0, 13]})
    assert (outcome(s), s.vp) == (("points", 1), [0, 14])


@rule("wg35", "24.5")
def test_the_enemy_s_flag_brings_a_point_at_the_end() -> None:
    a: list[Entry] = [(("de_leutnant", ["flag"]), (100, 100)), ("de_schutze", (200, 100))]
    s = battle(Victory(), a=a, round=20, change={"on": mask("a2 b1"), "loot": [(0, NO_POINT, 16)]})
    assert outcome(s) == ("rounds", 1)
    assert s.vp == [0, 1]


# --- casualties and missions ---------------------------------------------------------------------------------------


@rule("wg35", "28.1", "28.2", "25.11")
@pytest.mark.parametrize(
    ("unit", "vp"), [("su_rifleman", 1), ("su_dp", 1), ("su_ally_partisan", 1), ("su_lieutenant", 2), ("su_sniper", 2)]
)
def test_what_a_casualty_brings(unit: str, vp: int) -> None:
    s = skirmish(A, [(unit, (100, 1100))])
    points.casualty_points(s, 16, 0)
    assert s.vp == [vp, 0]


@rule("wg35", "28.3", "28.4", "28.1")
def test_missions_count_casualties_for_one_side_or_both() -> None:
    s = skirmish(A, B, mission="objective_capture")
    points.casualty_points(s, 16, 0)
    assert s.vp == [0, 0]
    s = skirmish([("yu_partizan", (100, 100))], [("de_schutze", (100, 600))], mission="raid")
    points.casualty_points(s, 16, 0)
    points.casualty_points(s, 0, 1)
    assert s.vp == [1, 1]


@rule("wg35", "28.4")
def test_whole_dumps_count_for_the_garrison_when_the_raiders_are_gone() -> None:
    raiders: list[Entry] = [("yu_partizan", (100, 100)), ("yu_partizan", (200, 100))]
    s = battle(
        Victory(),
        a=raiders,
        mission="raid",
        markers=[(420, 520), (600, 700), (780, 520)],
        change={"on": mask("b1"), "away": mask("a1"), "out": mask("a2"), "dumps": [-1, 0, 5], "vp": [5, 0]},
    )
    assert (s.vp, outcome(s)) == ([5, 4], ("gone", 0))


@rule("wg35", "28.7")
@pytest.mark.parametrize(("left", "vp"), [("b1", 4), ("b1 b2", 0)])
def test_a_column_of_which_less_than_half_left_was_stopped(left: str, vp: int) -> None:
    s = battle(Victory(), a=[("yu_partizan", (100, 100))], mission="ambush", change={"on": mask("a1"), "away": mask(left)})
    assert s.vp == [vp, 0]
    assert outcome(s)[0] in ("gone", "gone_draw")
    assert s.winner == (0 if vp else NOBODY)


@rule("wg35", "28.5")
def test_the_plunder_ends_when_all_crates_are_home() -> None:
    places = [(200, 600), (400, 600)]
    for crates, load, over in (([NO_POINT] * 2, NOBODY, True), ([NO_POINT] * 2, 257, False), ([NO_POINT, 7], NOBODY, False)):
        s = skirmish(A, B, at=[], mission="loot", markers=places)
        s.crates, s.load[0], s.vp = crates, load, [6, 3]
        s.stack = [Victory()]
        settle(s)
        assert outcome(s) == (("gone", 0) if over else ("", NOBODY))
