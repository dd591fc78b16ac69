"""Tricks and events (WG35 26.3-26.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import COMMANDOS, PARTISANS, RIFLEMEN, aimed, at, shot, turn
from tests.rules.wg35.skirmish import can, do, figure, mask, skirmish, told
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.notation import CHARGE, FLEE, MOVE, PASS, SHOOT
from vezerkar.games.wg35.rules import abilities, cards
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.attack import GOING, LOST, TAKEN_BACK, is_used
from vezerkar.games.wg35.rules.turns.limits import COSTLY, barred
from vezerkar.games.wg35.rules.windows import (
    ACTION_CHOICE,
    ACTIVATION_START,
    OWN_TURN,
    PRE_BATTLE,
    SHOT_DECLARED,
)

assert abilities and cards


@rule("wg35", "innocent", "26.3.1", "24.1")
@pytest.mark.parametrize(
    ("takes", "die", "state"),
    [
        ((), 1, TAKEN_BACK),
        ((), 5, TAKEN_BACK),
        ((), 6, GOING),
        (("uniform_trousers",), 2, GOING),
        (("uniform_trousers",), 3, TAKEN_BACK),
        (("uniform_tunic",), 3, GOING),
        (("uniform_tunic",), 4, GOING),
        (("uniform_cap",), 5, GOING),
        (("steel_helmet",), 5, GOING),
        (("uniform_trousers", "uniform_tunic", "uniform_cap"), 1, TAKEN_BACK),
    ],
)
def test_an_innocent_face(takes: tuple[str, ...], die: int, state: int) -> None:
    men = (PARTISANS[0], (("yu_partizan", takes), (600, 350)))
    s = shot(SHOT_DECLARED, "b", b=men, hands={"b": "innocent innocent"}, dice=[die])
    assert can(s) == ["pass", "play b2 innocent"]
    do(s, "play b2 innocent")
    assert s.attacks[-1].state == state
    assert is_used(s.attacks[-1].used, effects.INNOCENT) and not s.asked


@rule("wg35", "innocent", "26.3.1", "26.6")
def test_a_shot_that_is_off_needs_no_other_answer() -> None:
    s = shot(SHOT_DECLARED, "b", hands={"b": "innocent misfire"}, dice=[1])
    do(s, "play b2 innocent")
    assert not s.asked


@rule("wg35", "innocent", "26.3.1")
def test_guerrillas_look_innocent_for_a_round() -> None:
    men = (("yu_komandant", (600, 400)), ("yu_partizan", (600, 350)), ("yu_mitraljezac", (640, 350)))
    s = skirmish(a=RIFLEMEN, b=men, hands={"b": "innocent"})
    at(s, OWN_TURN, "b")
    assert can(s) == ["pass", "play b1 innocent", "play b2 innocent"], "a gunner does not look innocent"
    do(s, "play b2 innocent")
    assert s.guarded == mask("b2")
    allowed = {verb for verb in COSTLY if barred(s, 17, verb) is None}
    assert allowed == {PASS, MOVE, FLEE}
    for state in ("acted", "fired"):
        s = skirmish(a=RIFLEMEN, b=men, hands={"b": "innocent"})
        setattr(s, state, mask("b1"))
        assert can(at(s, OWN_TURN, "b")) == ["pass", "play b2 innocent"]
    assert not turn("a", a=COMMANDOS, hands={"a": "innocent"}).asked, "guerrillas alone"


@rule("wg35", "secret_passage", "26.3.2")
def test_secret_passage() -> None:
    s = at(skirmish(a=PARTISANS, hands={"a": "secret_passage secret_passage"}, active="a2"), ACTION_CHOICE, "a", "a2")
    do(s, "play a2 secret_passage")
    assert (s.passage, s.left[1], s.asked) == (mask("a2"), 2, 0)


@rule("wg35", "known_paths", "26.5")
def test_known_paths() -> None:
    s = at(skirmish(a=PARTISANS, hands={"a": "known_paths known_paths"}, active="a2"), ACTIVATION_START, "a", "a2")
    do(s, "play a2 known_paths")
    assert (s.trail, s.asked) == (mask("a2"), 0)


@rule("wg35", "white_flag", "26.5")
@pytest.mark.parametrize(("die", "state"), [(5, GOING), (6, LOST)])
def test_white_flag(die: int, state: int) -> None:
    s = shot(SHOT_DECLARED, "b", hands={"b": "white_flag white_flag"}, dice=[die, 1])
    do(s, "play b2 white_flag")
    assert (s.attacks[-1].state, s.flagged, s.asked) == (state, mask("b2"), 0)
    for verb in (SHOOT, CHARGE):
        refusal = barred(s, 17, verb)
        assert refusal is not None and refusal.cite == "WG35 26.5"
    assert barred(s, 17, MOVE) is None


@rule("wg35", "civilians", "26.4.1")
def test_civilians() -> None:
    s = shot(SHOT_DECLARED, "b", hands={"a": "civilians", "b": "civilians civilians"}, table="farm_orchard")
    do(s, "play civilians")
    attack = s.attacks[-1]
    assert (attack.hit_c, is_used(attack.used, effects.CIVILIANS), s.asked) == (-2, True, 0)


@rule("wg35", "misfire", "26.5", "25.10")
@pytest.mark.parametrize(("die", "state"), [(5, GOING), (6, LOST)])
def test_misfire(die: int, state: int) -> None:
    s = shot(SHOT_DECLARED, "b", hands={"a": "misfire", "b": "misfire misfire"}, dice=[die])
    do(s, "play misfire")
    assert (s.attacks[-1].state, s.asked) == (state, 0)


@rule("wg35", "misfire", "26.5", "25.10", "12.2", "12.8")
@pytest.mark.parametrize("unit", ["yu_recruit", "su_rifleman", ("yu_recruit", ["double_shotgun"])])
def test_reliable_weapons_do_not_misfire(unit: Any) -> None:
    s = skirmish(a=[RIFLEMEN[0], (unit, (600, 150))], b=PARTISANS, hands={"b": "misfire"})
    aimed(s, "a2", "b2")
    assert not at(s, SHOT_DECLARED, "b", "a2", "b2").asked


@rule("wg35", "pyrrhic", "26.4.3", "20.6")
def test_pyrrhic_victories_are_counted() -> None:
    s = at(skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "pyrrhic pyrrhic"}), PRE_BATTLE, "a")
    do(s, "play pyrrhic", "play pyrrhic")
    assert s.pyrrhic == [2, 0]


def helped(die: int, *more: int, **state: Any) -> Any:
    """The people have helped the partisans, side B, in their turn."""
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "helpful_civilians"}, table="village_crossroads", dice=[die, *more])
    for name, value in state.items():
        setattr(s, name, value)
    do(at(s, OWN_TURN, "b"), "play helpful_civilians")
    return s


A_MARKER = (figure("a9"), point(300, 300, 0), NOBODY)
OWN_MARKER = (figure("b9"), point(300, 300, 0), NOBODY)
TAKEN = (figure("a8"), NO_POINT, figure("b2"))


@rule("wg35", "helpful_civilians", "26.4.4")
def test_people_loot() -> None:
    s = helped(1, loot=[A_MARKER, OWN_MARKER, TAKEN])
    assert can(s) == ["name a8", "name a9"]
    do(s, "name a9")
    assert (s.loot, s.vp) == ([OWN_MARKER, TAKEN], [0, 1])
    s = helped(1, loot=[OWN_MARKER])
    do(s, "name b9")
    assert (s.loot, s.vp) == ([], [0, 0])
    assert not helped(1).asked


@rule("wg35", "helpful_civilians", "26.4.4")
def test_people_distract_or_do_nothing() -> None:
    assert helped(2).distracted == 1
    s = helped(3)
    assert (s.distracted, s.asked) == (0, 0)


@rule("wg35", "helpful_civilians", "26.4.4")
def test_people_bring_ammunition() -> None:
    s = helped(4)
    assert can(s) == ["name b1", "name b2", "name b3"]
    do(s, "name b3")
    assert s.ammo[18] == 1


@rule("wg35", "helpful_civilians", "26.4.4")
def test_people_hide_who_cannot_walk() -> None:
    assert not helped(5).asked
    carried = [NOBODY] * 32
    carried[figure("b3")] = figure("b2")
    s = helped(5, helpless=mask("b2"), load=carried)
    assert can(s) == ["name b2"]
    do(s, "name b2")
    assert (s.on & mask("b2"), s.evacuated, s.out, s.losses, s.loot) == (0, mask("b2"), 0, [0, 0], [])
    assert s.load[figure("b3")] == NOBODY


@rule("wg35", "helpful_civilians", "26.4.4", "18.1")
def test_who_is_hidden_by_the_people_is_gone_with_all_that_was_true_of_him() -> None:
    true = dict.fromkeys(("helpless", "shocked", "broken", "refuge", "concealed"), mask("b2"))
    states = {**true, "loot": [TAKEN]}
    s = helped(5, **states, covers=[(figure("b2"), figure("b1"))], surprises=[(figure("b2"), figure("a1"))])
    do(s, "name b2")
    assert [getattr(s, state) for state in true] == [0] * len(true)
    assert (s.covers, s.surprises) == ([], [])
    assert s.loot == [(figure("a8"), point(600, 350, 0), NOBODY)], "the marker he carried stays where he was"


@rule("wg35", "helpful_civilians", "26.4.4")
@pytest.mark.parametrize(("die", "hit"), [(8, 0), (9, 1)])
def test_a_shot_from_nowhere(die: int, hit: int) -> None:
    # The third of three enemies; C 4 against the medium zone of the captured rifle (13); then a torso hit that does not wound.
    s = helped(6, 3, die, 2)
    it = told(s, "shot_from_nowhere")[0]
    assert (it["target"], it["die"], it["C"], it["target_number"], it["hit"]) == ("a3", die, 4, 13, hit)
    assert s.shocked == (mask("a3") if hit else 0)
    assert not s.attacks and not s.asked


@rule("wg35", "helpful_civilians", "26.4.4", "22.4")
def test_a_shot_from_nowhere_is_the_guerrillas() -> None:
    # 10 and 9 hit (critical), 8 + 3 wounds against E 5, a 1 among six wound dice, 4+ for the kill; then two men test.
    s = helped(6, 3, 10, 9, 8, 1, 6, 6, 6, 6, 6, 4, 1, 1, 1, 1)
    assert s.out == mask("a3")
    assert s.vp[1] == 2, "a private down, and a guerrilla's kill"
    assert len(told(s, "morale")) == 2
