"""Charges: whom, how far, the answer half way, and the blow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.acts import begin, offered, refused
from tests.rules.wg35.skirmish import asked, can, do, enlist, may, skirmish, told, why
from tests.wg35.yard import box, piece, yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.state import step_of
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.rules.basics.figures import apart, at
from vezerkar.games.wg35.rules.cards.played import title_of
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING
from vezerkar.games.wg35.state import SkirmishState

FOE = "su_rifleman"
TIT = CARD_INDEX["tit_for_tat"]


def meeting(far: int, *pieces: Any, dice: tuple[int, ...] = (1,), **more: Any) -> SkirmishState:
    """A figure and an enemy so many millimetres north of it."""
    return skirmish([("de_schutze", (600, 600))], [(FOE, (600, 600 + far))], table=yard(*pieces), dice=dice, **more)


def runs(s: SkirmishState, end: str) -> SkirmishState:
    """The charge is declared and goes this way."""
    begin(s, "a1", "charge b1")
    do(s, end)
    return s


# --- how far (WG35 8.7, 9.4) ---------------------------------------------------------------------------------------


@rule("wg35", "8.7", "9.4")
def test_a_charge_goes_half_as_far_again_as_a_move() -> None:
    assert offered(meeting(170), "a1", "charge") == ["charge b1"]
    assert offered(meeting(171), "a1", "charge") == []
    assert refused(meeting(171), "a1", "charge b1") == ("refuse-charge-far", "WG35 8.7")
    s = runs(meeting(170), "to 600,750")
    assert (at(s, 0), s.left[0]) == ((600, 750, 0), 0)
    assert told(s, "charged") == [{"figure": "a1", "target": "b1", "actions": 2, "stood": 0}]


@rule("wg35", "8.7", "7.5")
def test_a_charge_no_farther_than_m_takes_one_action() -> None:
    s = runs(meeting(120), "to 600,700")
    assert (at(s, 0), s.left[0]) == ((600, 700, 0), 1)
    assert runs(meeting(121), "to 600,701").left[0] == 0
    assert offered(meeting(120, actions=1), "a1", "charge") == ["charge b1"]
    assert offered(meeting(121, actions=1), "a1", "charge") == [], "two actions cannot be begun with the second"


@rule("wg35", "8.7")
def test_a_charge_ends_within_20_of_its_target_in_sight_of_it() -> None:
    s = meeting(100)
    begin(s, "a1", "charge b1")
    assert may(s, "to 600,680") and may(s, "to 600,694") and not may(s, "to 600,679")
    assert (why(s, "to 600,679").reason, why(s, "to 600,679").cite) == ("refuse-charge-contact", "WG35 8.7")
    assert why(s, "to 600,696").reason == "refuse-way-enemy"
    s = meeting(100, piece("tall_wall", box(400, 690, 800, 691)))
    assert offered(s, "a1", "charge") == []
    s = meeting(100, piece("tall_wall", box(608, 680, 609, 720)))
    begin(s, "a1", "charge b1")
    assert may(s, "to 600,682") and not may(s, "to 616,700"), "behind the wall it does not see its target"


@rule("wg35", "8.7")
def test_a_charge_goes_round_what_is_in_the_way() -> None:
    s = meeting(80, piece("tall_wall", box(590, 640, 800, 642)))
    s.posture[16], s.hide[16] = HIDDEN, 0
    assert offered(s, "a1", "charge") == ["charge b1"]
    begin(s, "a1", "charge b1")
    do(s, can(s, "to")[0])
    assert apart(s, 0, 16) <= 400


@rule("wg35", "8.7")
def test_the_way_of_a_charge_is_its_owners() -> None:
    s = meeting(80)
    begin(s, "a1", "charge b1")
    do(s, "via 560,640")
    assert may(s, "back")
    domain = step_of(s).domain(s, 0)
    assert domain is not None and all(may(s, text) for text in can(s)) and domain.region()
    do(s, "to 590,665")
    assert told(s, "moved")[0]["path"] == ["600,600,0", "560,640,0", "590,665,0"]


@rule("wg35", "8.7")
def test_whom_one_charges() -> None:
    s = meeting(100)
    s.concealed = BIT[16]
    assert refused(s, "a1", "charge b1") == ("refuse-charge-concealed", "WG35 8.7")
    s = meeting(100, piece("tall_wall", box(400, 650, 800, 652)))
    assert refused(s, "a1", "charge b1") == ("refuse-charge-unseen", "WG35 8.7")
    assert refused(s, "a1", "charge a1") == ("refuse-charge-enemy", "WG35 8.7")
    assert refused(meeting(15), "a1", "charge b1") == ("refuse-charge-engaged", "WG35 8.7")
    assert offered(meeting(100, piece("woods", box(500, 560, 700, 800))), "a1", "charge") == [], "difficult ground"


@rule("wg35", "8.7")
def test_who_charges_stands_and_carries_nothing() -> None:
    s = meeting(100)
    s.posture[0] = PRONE
    assert refused(s, "a1", "charge b1") == ("refuse-charge-standing", "WG35 8.7")
    s = meeting(100)
    s.load[0] = 1
    assert refused(s, "a1", "charge b1") == ("refuse-charge-standing", "WG35 8.7")
    s = meeting(100, actions=0)
    assert refused(s, "a1", "charge b1") == ("refuse-no-actions", "WG35 7.2")


@rule("wg35", "8.4", "8.7")
def test_a_hidden_target_stands_up() -> None:
    s = meeting(60, piece("low_wall", box(560, 650, 640, 652)))
    s.posture[16], s.hide[16] = HIDDEN, 0
    begin(s, "a1", "charge b1")
    assert s.posture[16] == HIDDEN
    do(s, "to 600,644")
    assert s.posture[16] == STANDING and told(s, "charged")[0]["stood"] == 1
    assert len(told(s, "blow")) == 1


# --- what follows (decisions 6.2) ----------------------------------------------------------------------------------


@rule("wg35", "8.7", "14.2")
def test_on_arrival_it_strikes_once_for_nothing() -> None:
    s = runs(meeting(100, dice=(10, 5, 6, 6, 6)), "to 600,680")
    blows = told(s, "blow")
    assert [(blow["figure"], blow["target"]) for blow in blows] == [("a1", "b1")]
    assert s.left[0] == 1 and (s.path, s.spent, s.stack) == ([], 0, [])
    assert s.shocked & BIT[16]


@rule("wg35", "8.7", "8.2")
def test_charging_out_of_another_fight() -> None:
    s = meeting(100, dice=(10, 2))
    enlist(s, 17, (FOE, (585, 600)))
    s = runs(s, "to 600,680")
    assert [blow["figure"] for blow in told(s, "blow")] == ["b2"]
    assert (at(s, 0), s.left[0], s.stack) == ((600, 600, 0), 1, [])
    s = meeting(100, dice=(1, 1))
    enlist(s, 17, (FOE, (585, 600)))
    s = runs(s, "to 600,680")
    assert [blow["figure"] for blow in told(s, "blow")] == ["b2", "a1"]


@rule("wg35", "26.1.2", "tit_for_tat", "B-4")
def test_a_charge_is_answered_half_way() -> None:
    """The R-test at half way, the shot from there, and the charge is over if it shocks."""
    s = meeting(170, dice=(4, 9, 2, 1))
    s.shocked = 0
    begin(s, "a1", "charge b1")
    s.hands[1] = [1 if i == TIT else 0 for i in range(len(s.hands[1]))]
    do(s, "to 600,750")
    assert title_of(TIT).cite == "WG35 26.1.2"
    assert asked(s) == 1 and "play b1 tit_for_tat" in can(s)
    s.answer = 1
    do(s, "pass")
    assert told(s, "tested")[0]["by"] == "tit_for_tat"
    assert told(s, "shot")[0]["figure"] == "b1"
    assert at(s, 0) == (600, 670, 0), "the last of its steps before 75 mm"
    assert s.shocked & BIT[0] and told(s, "blow") == [] and (s.stack, s.path, s.answer) == ([], [], 0)


@rule("wg35", "26.1.2", "4.8")
@pytest.mark.parametrize(("state", "shots"), [("shocked", 1), ("broken", 0), ("helpless", 0)])
def test_a_shocked_man_answers_half_way(state: str, shots: int) -> None:
    s = meeting(170, dice=(4, 9, 2, 1))
    setattr(s, state, BIT[16])
    begin(s, "a1", "charge b1")
    s.hands[1] = [1 if i == TIT else 0 for i in range(len(s.hands[1]))]
    do(s, "to 600,750")
    assert bool(s.asked) == bool(shots)
    if shots:
        do(s, "play b1 tit_for_tat")
    assert len(told(s, "shot")) == shots


@rule("wg35", "26.1.2")
def test_a_failed_answer_does_not_stop_it() -> None:
    s = meeting(170, dice=(6, 1))
    begin(s, "a1", "charge b1")
    s.hands[1] = [1 if i == TIT else 0 for i in range(len(s.hands[1]))]
    do(s, "to 600,750")
    s.answer = 1
    do(s, "pass")
    assert told(s, "shot") == [] and len(told(s, "blow")) == 1
    assert at(s, 0) == (600, 750, 0)


@rule("wg35", "26.1.2")
def test_whoever_does_not_look_does_not_shoot() -> None:
    s = meeting(170, dice=(1, 1))
    s.fx[16], s.fy[16] = 0, 1
    begin(s, "a1", "charge b1")
    s.hands[1] = [1 if i == TIT else 0 for i in range(len(s.hands[1]))]
    do(s, "to 600,750")
    s.answer = 1
    do(s, "pass")
    assert told(s, "shot") == [] and len(told(s, "blow")) == 1


@rule("wg35", "26.1.2", "1.2")
def test_it_is_not_halted_in_somebody_else() -> None:
    """At 70 mm, the last step before the middle, it would stand in a comrade."""
    men = [("de_schutze", (600, 600)), ("de_schutze", (603, 670))]
    s = skirmish(men, [(FOE, (600, 770))], table=yard(), dice=(4, 9, 2, 1))
    begin(s, "a1", "charge b1")
    s.hands[1] = [1 if i == TIT else 0 for i in range(len(s.hands[1]))]
    do(s, "to 600,750")
    s.answer = 1
    do(s, "pass")
    assert s.shocked & BIT[0] and at(s, 0) == (600, 660, 0)
