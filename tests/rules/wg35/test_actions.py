"""Action cards (WG35 26.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import COMMANDOS, PARTISANS, RIFLEMEN, aimed, at, charge, shot, turn
from tests.rules.wg35.skirmish import asked, can, do, in_hand, load, mask, question, settle, skirmish, told
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.library.records import Camouflage
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.close_combat.blows import OWN_ACTION, Blow
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.attack import BLOW, is_used
from vezerkar.games.wg35.rules.turns.activation import Turns
from vezerkar.games.wg35.rules.windows import (
    ACTION_CHOICE,
    ACTIVATION_START,
    BETWEEN_ACTIONS,
    CHARGE_DECLARED,
    ENEMY_ACTIVATION_END,
    HIT_SCORED,
    OWN_TURN,
    SHOT_DECLARED,
    STRIKE_DECLARED,
    STRIKE_RESOLVED,
    TOHIT_FAILED,
    WOUND_FAILED,
)

assert chapters.CHAPTERS


@rule("wg35", "adrenaline", "26.1.1")
@pytest.mark.parametrize(("die", "spared"), [(2, False), (3, True)])
def test_adrenaline(die: int, spared: bool) -> None:
    s = shot(HIT_SCORED, "b", hands={"b": "adrenaline adrenaline"}, dice=[die])
    assert can(s) == ["pass", "play b2 adrenaline"]
    do(s, "play b2 adrenaline")
    assert is_used(s.attacks[-1].used, effects.NO_SHOCK) == spared
    assert not s.asked, "one for each hit"


@rule("wg35", "adrenaline", "26.1.1")
def test_adrenaline_is_for_those_a_hit_would_shock() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "adrenaline", "b": "adrenaline"})
    s.shocked = mask("b2")
    aimed(s, "a2", "b2")
    assert not at(s, HIT_SCORED, "b", "a2", "b2").asked
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "adrenaline"}, melee_shock=False)
    aimed(s, "a2", "b2", kind=BLOW)
    assert not at(s, HIT_SCORED, "b", "a2", "b2").asked
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "adrenaline"})
    s.helpless = mask("b2")
    aimed(s, "a2", "b2", kind=BLOW)
    assert can(at(s, HIT_SCORED, "b", "a2", "b2")) == ["pass", "play b2 adrenaline"], "it happens to the user"


@rule("wg35", "tit_for_tat", "26.1.2")
@pytest.mark.parametrize(("unit", "answer"), [("yu_partizan", 1), ("yu_komandant", 2)])
def test_tit_for_tat(unit: str, answer: int) -> None:
    men = (("yu_komandant", (600, 400)), (unit, (600, 350)))
    s = charge(b=men, hands={"b": "tit_for_tat"})
    assert can(s) == ["pass", "play b2 tit_for_tat"]
    do(s, "play b2 tit_for_tat")
    assert can(s) == ["pass", "give"]
    do(s, "pass")
    assert (s.answer, s.left[17]) == (answer, 2)
    s = charge(b=men, hands={"b": "tit_for_tat"})
    do(s, "play b2 tit_for_tat", "give")
    assert (s.answer, s.left[17], s.asked) == (answer + 2, 1, 0)


@rule("wg35", "tit_for_tat", "26.1.2")
def test_tit_for_tat_without_an_action_to_give() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "tit_for_tat"})
    s.activated = mask("b2")
    do(at(s, CHARGE_DECLARED, "b", "a2", "b2"), "play b2 tit_for_tat")
    assert (s.answer, s.asked) == (1, 0)
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "tit_for_tat"})
    s.shots[s.in_hand[17]] = 1
    assert not at(s, CHARGE_DECLARED, "b", "a2", "b2").asked, "the repeater was fired in this round"


@rule("wg35", "tit_for_tat", "26.1.2", "4.8")
def test_the_shocked_answer_a_charge_without_giving_an_action() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "tit_for_tat"})
    s.shocked = mask("b2")
    do(at(s, CHARGE_DECLARED, "b", "a2", "b2"), "play b2 tit_for_tat")
    assert (s.answer, s.asked) == (1, 0)
    for state in ("broken", "helpless"):
        s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "tit_for_tat"})
        setattr(s, state, mask("b2"))
        assert not at(s, CHARGE_DECLARED, "b", "a2", "b2").asked, state


CAMOUFLAGED = (("uk_captain", (600, 400)), (("uk_commando", ["camouflage_full"]), (600, 350)))


@rule("wg35", "camouflage_card", "26.1.3", "17.1")
@pytest.mark.parametrize(("fired", "die", "changed"), [(False, 5, 0), (False, 6, -1), (True, 7, 0), (True, 8, -1)])
def test_camouflage_against_an_r_test(fired: bool, die: int, changed: int) -> None:
    s = skirmish(a=RIFLEMEN, b=CAMOUFLAGED, hands={"b": "camouflage_card camouflage_card"}, dice=[die])
    s.fired = mask("b2") if fired else 0
    aimed(s, "a2", "b2")
    at(s, SHOT_DECLARED, "b", "a2", "b2")
    assert can(s) == ["pass", "play b2 camouflage_card", "use b2 camouflage"]
    do(s, "play b2 camouflage_card")
    assert s.attacks[-1].hit_c == changed
    assert not s.asked, "one camouflage effect for each roll"


@rule("wg35", "camouflage_card", "26.1.3", "17.1")
def test_camouflage_is_better_in_cover() -> None:
    s = skirmish(a=RIFLEMEN, b=CAMOUFLAGED, hands={"b": "camouflage_card"}, dice=[10])
    aimed(s, "a2", "b2").cover = 1
    do(at(s, SHOT_DECLARED, "b", "a2", "b2"), "play b2 camouflage_card")
    assert s.attacks[-1].hit_c == -2


@rule("wg35", "camouflage_card", "26.1.3")
def test_nothing_to_hide_with() -> None:
    assert not shot(SHOT_DECLARED, "b", hands={"a": "camouflage_card", "b": "camouflage_card"}).asked


@rule("wg35", "camouflage_card", "26.1.3", "25.1")
@pytest.mark.parametrize(("die", "changed"), [(5, 1), (6, 0)])
def test_bright_clothes_help_who_shoots(die: int, changed: int) -> None:
    bright = (("uk_captain", (600, 400)), (("uk_commando", ["camouflage_full"]), (600, 350)))
    s = skirmish(a=RIFLEMEN, b=bright, hands={"a": "camouflage_card", "b": "camouflage_card"}, dice=[die])
    man = s.field.man(17)
    s.field.soldiers[17] = replace(man, camouflage=Camouflage(-1, -1))
    aimed(s, "a2", "b2")
    at(s, SHOT_DECLARED, "b", "a2", "b2")
    assert can(s) == ["pass", "play a2 camouflage_card", "use b2 camouflage"]
    do(s, "play a2 camouflage_card")
    assert s.attacks[-1].hit_c == changed


@rule("wg35", "courage", "26.1.4", "0.3")
def test_courage_rolls_once_more() -> None:
    s = skirmish(a=COMMANDOS, b=PARTISANS, hands={"a": "courage courage"}, dice=[6, 6, 6, 5])
    s.stack.append(testing.Test(1, testing.CASUALTY, testing.OWN))
    settle(s)
    assert can(s) == ["pass", "play a2 courage"]
    do(s, "play a2 courage")
    assert (s.tested, s.asked) == (testing.FAILED, 0), "a roll is made again only once"


def blow(window: int, **more: Any) -> Any:
    """A2 strikes at B2, who stands before it."""
    s = skirmish(a=RIFLEMEN, b=(PARTISANS[0], ("yu_partizan", (600, 165))), **more)
    aimed(s, "a2", "b2", kind=BLOW)
    return at(s, window, "b", "a2", "b2")


@rule("wg35", "slap_back", "26.1.5")
def test_strike_back_after_the_blow() -> None:
    s = blow(STRIKE_RESOLVED, hands={"b": "slap_back slap_back"})
    do(s, "play b2 slap_back")
    assert is_used(s.attacks[-1].used, effects.SLAP_BACK)
    assert (s.left[17], s.asked) == (2, 0)


@rule("wg35", "slap_back", "26.1.5")
@pytest.mark.parametrize(("striker", "user", "first"), [(5, 5, True), (6, 5, False)])
def test_strike_before_the_blow(striker: int, user: int, first: bool) -> None:
    s = blow(STRIKE_DECLARED, hands={"b": "slap_back"}, dice=[striker, user, 1])
    assert can(s) == ["pass", "play b2 slap_back"]
    do(s, "play b2 slap_back")
    assert s.left[17] == 1, "the action is lost in any case"
    assert [it["figure"] for it in told(s, "blow")] == (["b2"] if first else [])
    assert len(s.attacks) == 1


@rule("wg35", "slap_back", "26.1.5", "4.8")
def test_who_can_slap() -> None:
    for window, state, playable in (
        (STRIKE_DECLARED, "activated", False),
        (STRIKE_DECLARED, "shocked", False),
        (STRIKE_RESOLVED, "activated", True),
        (STRIKE_RESOLVED, "helpless", False),
        (STRIKE_RESOLVED, "broken", False),
    ):
        s = skirmish(a=RIFLEMEN, b=(PARTISANS[0], ("yu_partizan", (600, 165))), hands={"b": "slap_back"})
        setattr(s, state, mask("b2"))
        aimed(s, "a2", "b2", kind=BLOW)
        assert bool(at(s, window, "b", "a2", "b2").asked) == playable, (window, state)
    for window in (STRIKE_DECLARED, STRIKE_RESOLVED):
        s = skirmish(a=RIFLEMEN, b=(PARTISANS[0], ("yu_partizan", (600, 165))), hands={"b": "slap_back"})
        s.load[17] = 18
        aimed(s, "a2", "b2", kind=BLOW)
        assert not at(s, window, "b", "a2", "b2").asked, "its hands are full"
    s = skirmish(a=RIFLEMEN, b=(PARTISANS[0], ("yu_partizan", (600, 165))), hands={"b": "slap_back"}, actions=0)
    aimed(s, "a2", "b2", kind=BLOW)
    assert not at(s, STRIKE_DECLARED, "b", "a2", "b2").asked


@rule("wg35", "slap_back", "26.1.5", "8.2")
def test_who_is_active_does_not_slap_before_the_blow() -> None:
    s = skirmish(a=[("de_schutze", (600, 150))], b=[("yu_partizan", (600, 165))], hands={"a": "slap_back"}, dice=[1])
    s.turn, s.stack = 0, [Turns()]
    settle(s)
    do(s, "activate a1", "move")
    assert (s.left[0], question(s).text) == (1, "ask-strike_resolved"), "the free strike comes first"


@rule("wg35", "aim", "26.1.6", "4.9")
def test_aim_is_the_first_action() -> None:
    s = at(skirmish(a=RIFLEMEN, hands={"a": "aim"}, active="a2"), ACTION_CHOICE, "a", "a2")
    assert can(s) == ["pass", "play a2 aim"]
    do(s, "play a2 aim")
    assert (s.left[1], s.aimed) == (1, mask("a2"))
    assert not at(skirmish(a=RIFLEMEN, hands={"a": "aim"}, active="a2", actions=1), ACTION_CHOICE, "a", "a2").asked


@rule("wg35", "aim", "no", "26.1.6", "26.4.2")
def test_an_aim_that_is_cancelled_has_cost_its_action() -> None:
    s = at(skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "aim", "b": "no"}, active="a2", dice=[6]), ACTION_CHOICE, "a", "a2")
    do(s, "play a2 aim", "play no")
    assert (s.left[1], s.aimed) == (1, 0)


@rule("wg35", "covering_fire", "26.1.7")
def test_covering_fire_names_a_comrade() -> None:
    s = skirmish(a=COMMANDOS, b=PARTISANS, hands={"a": "covering_fire"}, dice=[1, 1])
    s.activated = mask("a3")
    at(s, OWN_TURN, "a")
    assert can(s) == ["pass", "play a1 covering_fire", "play a2 covering_fire"]
    do(s, "play a2 covering_fire")
    assert can(s) == ["name a1", "name a3"]
    do(s, "name a3")
    assert s.covers == [(1, 2)]
    load(s, 1, 1)
    s.hands[0][CARD_INDEX["covering_fire"]] += 1
    do(at(s, OWN_TURN, "a"), "play a2 covering_fire")
    assert can(s) == ["name a1"], "the other one is covered already"


@rule("wg35", "quick_switch", "26.1.8", "4.9")
@pytest.mark.parametrize("window", [ACTIVATION_START, BETWEEN_ACTIONS])
def test_quick_switch(window: int) -> None:
    men = ((("de_schutze", ["spade", "panzerfaust60", "stielhandgranate"]), (600, 150)), ("de_schutze", (640, 150)))
    s = at(skirmish(a=men, hands={"a": "quick_switch"}, active="a1"), window, "a", "a1")
    assert can(s) == ["pass", "play a1 quick_switch"]
    do(s, "play a1 quick_switch")
    assert sorted(can(s)) == ["switch panzerfaust60", "switch spade"]
    do(s, "switch spade")
    assert (in_hand(s, "a1"), s.left[0]) == ("spade", 2)
    assert not at(skirmish(a=men, hands={"a": "quick_switch"}, active="a2"), window, "a", "a2").asked, "no other weapon"


@rule("wg35", "hurrah", "26.1.9", "4.4")
def test_hurrah() -> None:
    s = turn(hands={"a": "hurrah"}, dice=[1, 1])
    do(s, "play a1 hurrah")
    assert s.hurrah == 1


@rule("wg35", "not_the_droids", "26.1.11")
@pytest.mark.parametrize(("die", "concealed"), [(5, ""), (6, "b2")])
def test_not_the_soldiers(die: int, concealed: str) -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"b": "not_the_droids"}, active="a2", dice=[die])
    s.seen = mask("b2")
    at(s, ENEMY_ACTIVATION_END, "b", "a2")
    assert can(s) == ["pass", "play b2 not_the_droids"]
    do(s, "play b2 not_the_droids")
    assert s.concealed == mask(concealed)
    s.seen, s.on = mask("b3"), s.on & ~mask("a2")
    s.hands[1][CARD_INDEX["not_the_droids"]] = 1
    assert not at(s, ENEMY_ACTIVATION_END, "b", "a2").asked, "the enemy is no more"


@rule("wg35", "surprise", "26.1.12")
def test_surprise_names_an_enemy() -> None:
    s = turn(a=COMMANDOS, hands={"a": "surprise"}, dice=[1, 1])
    do(s, "play a2 surprise")
    assert can(s) == ["name b1", "name b2", "name b3"]
    do(s, "name b3")
    assert s.surprises == [(1, 18)]
    load(s, 1, 1)
    s.hands[0][CARD_INDEX["surprise"]] += 1
    do(at(s, OWN_TURN, "a"), "play a2 surprise")
    assert can(s) == ["name b1", "name b2"]
    s = skirmish(a=COMMANDOS, b=PARTISANS, hands={"a": "surprise"}, active="a2")
    assert can(at(s, ACTIVATION_START, "a", "a2")) == ["pass", "play a2 surprise"], "the active figure alone"


@rule("wg35", "new_shot", "26.1.14", "0.3")
def test_new_shot() -> None:
    s = shot(TOHIT_FAILED, "a", hands={"a": "new_shot new_shot", "b": "new_shot"})
    do(s, "play a2 new_shot")
    attack = s.attacks[-1]
    assert (attack.hit_c, attack.rerolled, is_used(attack.used, effects.NEW_SHOT)) == (-3, 1, True)
    assert not s.asked, "a roll is made again only once"


@rule("wg35", "new_wound", "26.1.15", "0.3")
def test_new_wound() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "new_wound new_wound"})
    aimed(s, "a2", "b2").strength = 1
    do(at(s, WOUND_FAILED, "a", "a2", "b2"), "play a2 new_wound")
    attack = s.attacks[-1]
    assert (attack.strength, is_used(attack.used, effects.NEW_WOUND)) == (-2, True)
    assert not s.asked


@rule("wg35", "slap_back", "26.1.5", "4.8")
@pytest.mark.parametrize("before", ["", "b2"])
def test_shock_keeps_nobody_from_striking_back(before: str) -> None:
    men = (PARTISANS[0], ("yu_partizan", (600, 165)))
    # A hit (9), no wound (1); the blow in answer misses.
    s = skirmish(a=RIFLEMEN, b=men, hands={"b": "slap_back"}, dice=[9, 1, 1])
    s.shocked = mask(before)
    s.stack = [Blow(1, 17, OWN_ACTION)]
    settle(s)
    if not before:
        do(s, "pass")
    assert s.shocked == mask("b2")
    do(s, "play b2 slap_back")
    assert [it["figure"] for it in told(s, "blow")] == ["a2", "b2"]


@rule("wg35", "4.8", "new_shot", "new_wound", "26.1.14", "26.1.15")
@pytest.mark.parametrize(("window", "card"), [(TOHIT_FAILED, "new_shot"), (WOUND_FAILED, "new_wound")])
def test_a_roll_of_one_s_own_is_nothing_that_happens_to_the_user(window: int, card: str) -> None:
    for state in ("", "shocked", "helpless"):
        s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": card})
        if state:
            setattr(s, state, mask("a2"))
        aimed(s, "a2", "b2", kind=BLOW)
        assert bool(at(s, window, "a", "a2", "b2").asked) == (not state), state


@rule("wg35", "slap_back", "26.1.5")
def test_who_is_struck_first_may_not_be_able_to_strike() -> None:
    men = (PARTISANS[0], ("yu_partizan", (600, 165)))
    # The contest (5 + 5 against 5 + 5), a hit (9) that does not wound (1) but shocks.
    s = skirmish(a=RIFLEMEN, b=men, hands={"b": "slap_back"}, dice=[5, 5, 9, 1])
    s.stack = [Blow(1, 17, OWN_ACTION)]
    settle(s)
    do(s, "play b2 slap_back")
    assert [it["figure"] for it in told(s, "blow")] == ["b2"]
    assert (s.shocked, s.attacks, s.asked) == (mask("a2"), [], 0)


@rule("wg35", "not_the_droids", "26.1.11", "25.13")
def test_who_was_spotted_is_taken_for_somebody_else() -> None:
    men = (("yu_partizan", (600, 540)), ("yu_partizan", (100, 1100)))
    s = skirmish(a=[("de_schutze", (600, 150))], b=men, hands={"b": "not_the_droids"}, dice=[6])
    s.concealed, s.turn, s.stack = mask("b1"), 0, [Turns()]
    settle(s)
    do(s, "activate a1", "pass")
    assert (s.concealed, s.seen) == (0, mask("b1")), "from 390 mm"
    do(s, "end")
    assert (asked(s), can(s)) == (1, ["pass", "play b1 not_the_droids"])
    do(s, "play b1 not_the_droids")
    assert s.concealed == mask("b1")


@rule("wg35", "aim", "26.1.6")
def test_an_aimed_shot() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "aim"}, dice=[2, 1])
    s.turn, s.stack = 0, [Turns()]
    settle(s)
    do(s, "activate a2")
    assert "play a2 aim" in can(s)
    do(s, "play a2 aim", "shoot single kar98k", "at b2")
    assert (told(s, "shot")[0]["C"], s.left[1], s.aimed) == (7, 0, 0)
