"""WG35 7, 8.1, 8.15, 25.7: who is activated when, and what an activated figure may do."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import COMMANDOS, PARTISANS
from tests.rules.wg35.skirmish import (
    Entry,
    asked,
    can,
    do,
    figure,
    figures,
    load,
    mask,
    may,
    question,
    settle,
    skirmish,
    told,
    why,
)
from tests.wg35.yard import box, house, opening, yard
from vezerkar.engine.state import options, step_of
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDE_MEN
from vezerkar.games.wg35.notation import parse
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE
from vezerkar.games.wg35.rules.turns.activation import Activation, Turns
from vezerkar.games.wg35.state import SkirmishState

assert chapters

A: list[Entry] = [("de_schutze", (100, 100)), ("de_schutze", (300, 100))]
B: list[Entry] = [("su_rifleman", (100, 1100))]


@rule("wg35", "7.1")
def test_sides_activate_in_turns_and_nobody_declines() -> None:
    s = skirmish(A, B, at=[])
    s.turn, s.stack = 1, [Turns()]
    settle(s)
    # It has one figure and no card: it is not asked which.
    assert (asked(s), question(s).text, s.active) == (1, "ask-action", figure("b1"))
    assert told(s, "activated") == [{"figure": "b1", "actions": 2}]
    do(s, "end")
    assert asked(s) == 0
    assert can(s) == ["activate a1", "activate a2"]
    do(s, "activate a2", "end")
    # B has none left and is skipped; when all were activated, the turns are over.
    assert (asked(s), s.active) == (0, figure("a1"))
    do(s, "end")
    assert asked(s) == NOBODY
    assert figures(s.activated) == "a1 a2 b1"
    assert not s.stack


@rule("wg35", "7.1")
def test_why_a_figure_is_not_activated() -> None:
    s = skirmish([*A, ("de_schutze", (500, 100))], B, at=[])
    s.turn, s.stack, s.activated = 0, [Turns()], mask("a1")
    settle(s)
    assert why(s, "activate a1").reason == "refuse-activated"
    assert why(s, "activate b1").reason == "refuse-not-yours"
    assert why(s, "activate a9").reason == "refuse-off-table"
    assert why(s, "end").reason == "refuse-activate-first"
    assert question(s).cite == "WG35 7.1"


@rule("wg35", "7.2")
def test_two_actions_and_any_of_them_twice() -> None:
    s = skirmish(A, B, at=[Activation(0)], active="a1")
    do(s, "pass")
    assert s.left[0] == 1
    do(s, "pass")
    assert s.left[0] == 0
    assert not can(s, "pass")
    assert why(s, "pass").reason == "refuse-no-actions"
    # One may still turn round.
    assert may(s, "face 400,50,0")
    do(s, "end")
    assert s.activated == mask("a1")


@rule("wg35", "7.3", "25.23")
def test_fast_figures_first_slow_and_helpless_ones_last() -> None:
    entries: list[Entry] = [
        ("yu_partizan", (100, 100)),
        ("yu_bombas", (300, 100)),
        ("yu_partizan", (500, 100)),
        ("yu_bombas", (700, 100)),
    ]
    s = skirmish(entries, at=[])
    s.turn, s.stack, s.helpless = 0, [Turns()], mask("a3 a4")
    settle(s)
    assert s.active == figure("a2")
    do(s, "end")
    assert s.active == figure("a1")
    do(s, "end")
    # Helpless figures are slow, fast ones too.
    assert can(s) == ["activate a3", "activate a4"]
    s = skirmish([*entries, ("yu_bombas", (900, 100))], at=[])
    s.turn, s.stack, s.helpless = 0, [Turns()], mask("a3 a4")
    settle(s)
    assert can(s) == ["activate a2", "activate a5"]
    assert why(s, "activate a1").cite == "WG35 7.3"


@rule("wg35", "7.4")
def test_actions_spent_beforehand_are_missing() -> None:
    s = skirmish(A, B, at=[])
    s.turn, s.stack = 0, [Turns()]
    s.left[0], s.left[1] = 0, 1
    settle(s)
    assert s.active == figure("a2")
    do(s, "pass")
    assert not can(s, "pass")


STATES = [
    ("shocked", {"rally"}),
    ("concealed", {"pass"}),
    ("broken", set()),
]


@rule("wg35", "7.4")
def test_who_has_no_action_left_is_not_activated() -> None:
    s = skirmish([*A, ("de_schutze", (500, 100))], B, at=[])
    s.turn, s.stack, s.left[0] = 0, [Turns()], 0
    settle(s)
    assert can(s) == ["activate a2", "activate a3"]
    assert why(s, "activate a1").cite == "WG35 7.4"


@rule("wg35", "7.1", "26.6")
def test_the_last_figure_is_asked_for_with_a_card_to_play_before() -> None:
    s = skirmish(COMMANDOS, PARTISANS, at=[], hands={"a": "surprise"})
    s.turn, s.stack, s.activated = 0, [Turns()], s.on & SIDE_MEN[0] & ~mask("a2")
    settle(s)
    assert set(can(s)) >= {"activate a2", "play a2 surprise"}


@rule("wg35", "7.1", "26.4.4")
def test_the_last_figure_is_asked_for_while_people_may_keep_it_back() -> None:
    """What was done before can be taken back until the die is rolled."""
    s = skirmish(A, B, at=[], dice=[6])
    s.turn, s.stack, s.distracted = 1, [Turns()], 2
    settle(s)
    assert can(s) == ["activate b1"]


@rule("wg35", "7.6")
@pytest.mark.parametrize(("state", "verbs"), STATES)
def test_what_states_leave_a_figure(state: str, verbs: set[str]) -> None:
    s = skirmish([(("de_schutze", ["spade"]), (100, 100))], B, at=[], active="a1")
    setattr(s, state, mask("a1"))
    s.stack = [Activation(0)]
    settle(s)
    assert {text.split()[0] for text in can(s)} - {"end", "face", "flee"} == verbs
    assert why(s, "prone").reason == f"refuse-{state}"


@rule("wg35", "7.6")
def test_a_hidden_figure_passes_stands_up_or_rallies() -> None:
    s = skirmish(A, B, at=[], active="a1")
    s.posture[0] = HIDDEN
    s.stack = [Activation(0)]
    settle(s)
    assert {text.split()[0] for text in can(s)} == {"end", "pass", "stand"}
    assert why(s, "prone").reason == "refuse-hidden"
    s.shocked = mask("a1")
    assert can(s) == ["end", "rally"]


@rule("wg35", "7.6", "15.7")
def test_a_helpless_figure_does_not_stand_up() -> None:
    s = skirmish(A, B, at=[], active="a1")
    s.helpless, s.posture[0] = mask("a1"), PRONE
    s.stack = [Activation(0)]
    settle(s)
    assert not can(s, "stand")
    assert can(s, "pass")
    assert why(s, "stand").reason == "refuse-helpless"


@rule("wg35", "8.1")
def test_pass_does_nothing() -> None:
    s = skirmish(A, B, at=[Activation(0)], active="a1")
    do(s, "pass")
    assert told(s, "passed") == [{"figure": "a1"}]
    assert (s.acted, s.moved, s.left[0]) == (0, 0, 1)


@rule("wg35", "8.15", "1.5")
def test_it_turns_for_nothing_in_its_own_activation() -> None:
    s = skirmish(A, B, at=[Activation(0)], active="a1")
    s.fx[0], s.fy[0] = 1, 1
    assert can(s, "face") == ["face 100,1100,0"]
    do(s, "face 100,1100,0")
    assert not can(s, "face")
    do(s, "face 130,140")
    assert (s.fx[0], s.fy[0], s.left[0]) == (30, 40, 2)
    assert not may(s, "face 100,100,0")
    assert why(s, "face 100,100,0").cite == "WG35 1.5"


@rule("wg35", "8.15", "10.7")
def test_it_looks_out_of_a_window_at_the_end_of_a_move() -> None:
    ground = yard(house(box(200, 200, 400, 400), opening("window", 0, 80, 40, 20, 60)))
    s = skirmish([("de_schutze", (300, 215)), ("de_schutze", (300, 300))], B, at=[Activation(0)], table=ground, active="a1")
    assert why(s, "look_out 0").reason == "refuse-look-out-moved"
    s.moved = mask("a1")
    assert can(s, "look_out") == ["look_out 0"]
    do(s, "look_out 0")
    assert s.lookout[0] == 0
    assert not can(s, "look_out")
    s.lookout[0], s.posture[0] = NOBODY, PRONE
    assert why(s, "look_out 0").reason == "refuse-not-standing"
    far = skirmish([("de_schutze", (300, 300))], B, at=[Activation(0)], table=ground, active="a1")
    far.moved = mask("a1")
    assert why(far, "look_out 0").reason == "refuse-look-out-far"


@rule("wg35", "8.15")
def test_what_is_no_move_ends_the_chance_to_look_out() -> None:
    s = skirmish(A, B, at=[Activation(0)], active="a1")
    s.moved = mask("a1")
    do(s, "face 400,50,0")
    assert s.moved
    do(s, "prone")
    assert not s.moved
    assert s.acted == mask("a1")


@rule("wg35", "7.2", "26.6")
def test_nobody_is_asked_for_cards_of_the_start_apart_from_the_first_action() -> None:
    s = skirmish(COMMANDOS, PARTISANS, at=[], hands={"a": "surprise surprise"}, dice=[1, 1])
    s.turn, s.stack = 0, [Turns()]
    settle(s)
    do(s, "activate a2")
    assert question(s).text == "ask-action"
    assert {"play a2 surprise", "end", "pass"} <= {*can(s)}
    # It is still the start after a card of the start, and no longer after an action.
    do(s, "play a2 surprise", "name b1")
    assert may(s, "play a2 surprise")
    do(s, "pass")
    assert question(s).text == "ask-action"
    assert not may(s, "play a2 surprise")
    assert why(s, "play a2 surprise").reason == "refuse-card-window"


@rule("wg35", "7.2", "26.6")
def test_the_enemy_is_still_asked_when_a_figure_is_activated() -> None:
    s = green(cards="aim")
    do(s, "activate a1")
    assert (asked(s), question(s).text) == (1, "ask-activation_start")
    do(s, "pass")
    assert (asked(s), question(s).text) == (0, "ask-action")


RECRUITS: list[Entry] = [("su_militia", (100, 100)), ("su_militia", (300, 100))]


def green(*dice: int, cards: str = "aim aim aim") -> SkirmishState:
    """Two untrained figures of A and two of B, A to act; B has cards to discard."""
    s = skirmish(RECRUITS, [("de_volkssturm", (100, 1100)), ("de_schutze", (300, 1100))], at=[], hands={"b": cards, "a": "aim"})
    load(s, *dice)
    s.turn, s.stack = 0, [Turns()]
    settle(s)
    return s


@rule("wg35", "25.7", "7.7")
def test_an_untrained_figure_may_be_made_to_hesitate() -> None:
    s = green(4)
    do(s, "activate a1")
    assert asked(s) == 1
    do(s, "use a1 untrained", "pay aim")
    assert told(s, "hesitated") == [{"figure": "a1", "die": 4, "least": 4, "passed_over": 1}]
    # B activates next; the figure may be activated later.
    assert can(s, "activate") == ["activate b1", "activate b2"]
    assert s.active == NOBODY


@rule("wg35", "25.7")
def test_nobody_is_passed_over_twice_running() -> None:
    s = green(4, 4, 4)
    do(s, "activate a1", "use a1 untrained", "pay aim")
    # Neither the side that jumped in nor then the side that was passed over can be made to hesitate.
    do(s, "activate b1")
    assert (asked(s), s.active) == (1, figure("b1"))
    do(s, "end", "activate a1")
    assert (asked(s), s.active) == (0, figure("a1"))
    # After that it may happen again.
    do(s, "end", "activate b2", "end", "activate a2")
    assert can(s) == ["pass", "use a2 untrained"]


@rule("wg35", "25.7")
def test_the_die_may_save_it() -> None:
    s = green(3)
    do(s, "activate a1", "use a1 untrained", "pay aim")
    assert told(s, "hesitated")[0]["passed_over"] == 0
    do(s, "pass")
    assert (asked(s), s.active) == (0, figure("a1"))


@rule("wg35", "25.7")
def test_without_enemies_to_activate_the_next_is_one_s_own_and_safe() -> None:
    s = green(6)
    s.activated = mask("b1 b2")
    do(s, "activate a1", "use a1 untrained", "pay aim")
    assert can(s, "activate") == ["activate a1", "activate a2"]
    do(s, "activate a1")
    assert (asked(s), s.active) == (0, figure("a1"))


@rule("wg35", "26.4.4")
def test_who_is_distracted_may_be_passed_over() -> None:
    s = skirmish(A, B, at=[], dice=[6, 5])
    s.turn, s.stack, s.distracted = 0, [Turns()], 1
    settle(s)
    do(s, "activate a1")
    assert asked(s) == 1
    assert not s.distracted
    do(s, "activate b1", "end", "activate a1")
    assert s.active == 0


@rule("wg35", "7.6", "19.3")
def test_a_broken_figure_must_flee_as_long_as_it_can() -> None:
    s = skirmish([("de_schutze", (600, 600))], [("su_rifleman", (600, 800))], at=[], active="a1")
    s.broken, s.cause[0] = mask("a1"), figure("b1")
    s.stack = [Activation(0)]
    settle(s)
    assert can(s) == ["flee"]
    assert why(s, "end").reason == "refuse-must-flee"
    assert why(s, "pass").reason == "refuse-broken"
    assert question(s).default == 62 * 2**44
    # Shocked as well, it recovers first.
    s.shocked = mask("a1")
    assert can(s) == ["end", "rally"]


@rule("wg35", "23.1")
def test_nobody_steps_on_an_objective() -> None:
    s = skirmish([("de_schutze", (600, 550))], B, at=[Activation(0)], active="a1", markers=[(600, 600)])
    do(s, "move")
    for text, legal in (("to 600,600,0", False), ("to 600,596,0", False), ("to 600,594,0", True), ("via 600,640,0", False)):
        assert may(s, text) == legal


@rule("wg35", "26.6")
def test_why_a_card_is_not_played_now() -> None:
    s = skirmish(A, B, at=[], hands={"a": "not_one_step_back"})
    s.turn, s.stack = 0, [Turns()]
    settle(s)
    assert why(s, "play aim").reason == "refuse-not-in-hand"
    assert why(s, "play not_one_step_back").reason == "refuse-card-window"
    do(s, "activate a1")
    assert why(s, "play not_one_step_back").reason == "refuse-card-window"


def test_the_domain_holds_the_options() -> None:
    s = skirmish([("de_schutze", (100, 100)), ("de_schutze", (110, 100))], B, at=[], active="a1")
    s.helpless, s.load[0] = mask("a2"), 1
    s.stack = [Activation(0)]
    settle(s)
    domain = step_of(s).domain(s, 0)
    assert domain is not None
    assert all(domain.accepts(action) for action in options(s, 0))
    assert not domain.accepts(parse("strike b1"))
