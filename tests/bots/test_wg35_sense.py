"""Moments of WG35 in which there is one right thing to do, and what the bots may look at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cost import first, slow
from tests.rules.wg35.skirmish import asked, do, mask, settle, skirmish
from tests.wg35.yard import box, piece, yard
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import options, step_of
from vezerkar.games.wg35 import GAME
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.bots import GreedySkirmishBot
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.heuristics import (
    action_scores,
    action_values,
    candidate_actions,
    evaluate,
    expected_damage,
    goals,
    hand,
    information_set,
    rollout,
    shots,
)
from vezerkar.games.wg35.heuristics.movement import PlaceEvaluator
from vezerkar.games.wg35.heuristics.numbers import CAPTAIN, GREEDY
from vezerkar.games.wg35.notation import notation
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.turns.activation import Activation, Turns
from vezerkar.games.wg35.rules.turns.rounds import HandAdjust, PickUp, Reveal
from vezerkar.games.wg35.rules.victory.charges import DESTROYED
from vezerkar.games.wg35.rules.victory.withdrawal import Withdrawal
from vezerkar.games.wg35.rules.windows import ACTIVATION_START
from vezerkar.games.wg35.state import SkirmishState

assert chapters


def best(s: SkirmishState) -> str:
    """What the side that is asked would rather do."""
    seat = asked(s)
    legal = candidate_actions(s, seat, options(s, seat))
    found = action_values(s, seat, legal)
    return notation(legal[found.index(max(found))])


def acting(a: Any, b: Any, **given: Any) -> SkirmishState:
    """The first figure of A is activated."""
    return skirmish(a, b, at=[Activation(0)], active="a1", **given)


def test_a_hit_takes_its_toll() -> None:
    """The chances of the spec's Appendix C: a rifle, a pistol, a heavy rifle, without what the location adds."""
    for strength, ap, out, lamed in ((1, 1, 28, 17), (0, 1, 22, 15)):
        found = expected_damage.toll(strength, ap, 5)
        assert abs(100 * found[0] - out) <= 6
        assert abs(100 * found[1] - lamed) <= 3
    assert expected_damage.toll(2, 1, 5)[0] > expected_damage.toll(1, 1, 5)[0] > expected_damage.toll(1, 1, 7)[0]
    assert expected_damage.toll(-2, 3, 5)[0] > 0.5


def test_fires_at_who_stands_before_the_muzzle() -> None:
    s = acting([("de_schutze", (600, 300))], [("su_rifleman", (600, 520))], actions=1)
    assert best(s) == "shoot single kar98k"


def test_charges_who_can_do_nothing_about_it() -> None:
    s = acting([("de_schutze", (600, 300))], [("su_rifleman", (600, 380))])
    s.shocked |= mask("b1")
    s.dry = [1] * len(s.dry)
    assert best(s) == "charge b1"


def test_rallies() -> None:
    s = acting([("de_schutze", (600, 300))], [("su_rifleman", (600, 520))])
    s.shocked |= mask("a1")
    assert best(s) == "rally"


def test_goes_for_the_objective_round_a_wall() -> None:
    """The wall cannot be climbed; every round the way gets shorter."""
    s = skirmish(
        [("de_schutze", (600, 100))],
        [("su_rifleman", (20, 1190))],
        at=[Activation(0)],
        active="a1",
        markers=[(600, 600)],
        table=yard(piece("tall_wall", box(300, 300, 900, 305))),
    )
    s.helpless |= mask("b1")
    lattice = goals.to_point(s, s.field.markers[0])
    before = goals.length(s, lattice, s.x[0], s.y[0])
    assert before > 700
    for _ in range(6):
        s.left[0], s.active = 2, 0
        s.stack = [Activation(0)]
        settle(s)
        while s.stack and asked(s) == 0:
            do(s, best(s))
    assert goals.length(s, lattice, s.x[0], s.y[0]) < 150


def test_thinks_of_ends_that_are_not_listed() -> None:
    """And all of them are legal."""
    table = yard(piece("tall_wall", box(300, 300, 900, 305)))
    s = acting([("de_schutze", (333, 255))], [("su_rifleman", (20, 1190))], markers=[(600, 600)], table=table)
    step_of(s).choose(s, 0, next(action for action in options(s, 0) if notation(action) == "move"))
    settle(s)
    legal = options(s, 0)
    more = [action for action in candidate_actions(s, 0, legal) if action not in legal]
    domain = step_of(s).domain(s, 0)
    assert domain is not None
    assert more and all(domain.accepts(action) for action in more)


def test_prefers_cover_from_who_can_fire() -> None:
    table = yard(piece("tall_wall", box(560, 300, 640, 305)))
    s = skirmish([("de_schutze", (600, 285))], [("su_rifleman", (600, 800))], at=[Activation(0)], active="a1", table=table)
    behind = shots.outlook(s, 0, (600, 285, 0, 0, -1, -1), NOBODY, GREEDY).danger
    beside = shots.outlook(s, 0, (500, 285, 0, 0, -1, -1), NOBODY, GREEDY).danger
    assert behind < beside


def test_a_captain_fears_those_less_who_have_acted_and_aims_at_those_who_have_not() -> None:
    s = skirmish([("de_schutze", (600, 285))], [("su_rifleman", (600, 700))], at=[Activation(0)], active="a1", table=yard())
    here = shots.standing_at(s, 0)
    weapon = shots.loaded(s, 0)
    waiting = [shots.outlook(s, 0, here, weapon, numbers) for numbers in (GREEDY, CAPTAIN)]
    s.activated |= mask("b1")
    acted = [shots.outlook(s, 0, here, weapon, numbers) for numbers in (GREEDY, CAPTAIN)]
    assert acted[0].danger == waiting[0].danger > 0.0
    assert acted[1].danger == pytest.approx(CAPTAIN.acted * waiting[1].danger) and CAPTAIN.acted < 1.0
    # To shock somebody who has acted costs him less, for greedy too.
    assert waiting[1].gain / acted[1].gain > waiting[0].gain / acted[0].gain > 1.0


def test_carries_crates_home() -> None:
    s = acting([("de_schutze", (600, 590))], [("su_rifleman", (20, 1190))], mission="loot", markers=[(600, 600)])
    s.helpless |= mask("b1")
    assert best(s) == "lift_crate 0"
    s.load[0], s.crates[0] = 256, -1
    home = PlaceEvaluator(s, 0, GREEDY)
    assert home.look((600, 300, 0, 0, -1, -1))[0] > home.look((600, 500, 0, 0, -1, -1))[0]


def test_plants_charges() -> None:
    s = acting([("de_schutze", (420, 490))], [("su_rifleman", (20, 1190))], mission="raid", markers=[(420, 520)])
    s.charges |= mask("a1")
    assert best(s) == "plant 0"
    s.dumps[0] = DESTROYED
    assert goals.goals_of(s, 0, GREEDY) == []


def test_who_has_a_shot_is_activated_first() -> None:
    s = skirmish([("de_schutze", (100, 100)), ("de_schutze", (600, 300))], [("su_rifleman", (600, 520))])
    s.turn, s.stack = 0, [Turns()]
    settle(s)
    assert best(s) == "activate a2"


def test_does_not_withdraw_if_it_can_be_helped() -> None:
    s = skirmish([("de_schutze", (100, 100))], [("su_rifleman", (600, 520))], hands={"a": "not_one_step_back"}, dice=[6, 6])
    s.stack = [Withdrawal(0, 0, 1)]
    settle(s)
    assert best(s) == "play not_one_step_back"


def test_takes_and_keeps_good_cards() -> None:
    s = skirmish([("de_schutze", (100, 100))], [("su_rifleman", (600, 520))], pools={"a": "aim pyrrhic"}, at=[PickUp(0, 1, 0)])
    assert best(s) == "pick aim"
    s = skirmish([("de_schutze", (100, 100))], [("su_rifleman", (600, 520))], hands={"a": "aim aim pyrrhic"}, at=[HandAdjust(0)])
    assert best(s) == "drop pyrrhic"
    first = hand.kept(s, 0, CARD_INDEX["aim"])
    s.hands[0][CARD_INDEX["aim"]] = 1
    assert hand.kept(s, 0, CARD_INDEX["aim"]) > first


def test_evaluation() -> None:
    s = acting([("de_schutze", (600, 300)), ("de_schutze", (700, 300))], [("su_rifleman", (600, 900))])
    even = evaluate(s, 0)
    assert abs(evaluate(s, 0) + evaluate(s, 1) - 1.0) < 1e-9
    s.vp[0] = 3
    assert evaluate(s, 0) > even
    s.over, s.winner = True, 1
    assert (evaluate(s, 0), evaluate(s, 1)) == (0.0, 1.0)


def test_a_line_of_play_is_played_on_and_repeatable() -> None:
    s = GAME.setup(Dice(key_of("line")), GAME.complete_options({"army_a": "rifle_section_1942", "army_b": "rifle_section_1941"}))
    settle(s)
    one, two = s.clone(), s.clone()
    assert rollout(one, 7) == rollout(two, 7)
    assert information_set(one, 0) == information_set(two, 0)
    assert one.stack != s.stack


@slow
@pytest.mark.parametrize("mission", first(["battle_13", "objective_capture", "raid", "loot", "last_stand", "ambush"]))
def test_has_an_opinion_on_everything(mission: str) -> None:
    """Every question of a few rounds: as many values as actions, and the answer is legal."""
    s = GAME.setup(Dice(key_of(mission)), GAME.complete_options({"mission": mission}))
    settle(s)
    bots = [GreedySkirmishBot("x"), GreedySkirmishBot("y")]
    for _ in range(160):
        if s.over:
            break
        seat = 0 if s.asked & 1 else 1
        legal = options(s, seat)
        assert len(action_scores(s, seat, legal)) == len(legal)
        action = bots[seat].pick(s.clone(), seat, legal)
        domain = step_of(s).domain(s, seat)
        assert action in legal or (domain is not None and domain.accepts(action)), notation(action)
        step_of(s).choose(s, seat, action)
        settle(s)


def test_shells_fall_only_where_the_spotter_sees_an_enemy() -> None:
    def worth(table: Any) -> float:
        s = acting(
            [("de_leutnant", (600, 300)), ("de_schutze", (640, 300))],
            [("su_rifleman", (600, 900)), ("su_rifleman", (630, 900))],
            hands={"a": "artillery_strike"},
            table=table,
        )
        return hand.card_worth(s, 0, CARD_INDEX["artillery_strike"], 0, ACTIVATION_START, 0, NOBODY, GREEDY)

    assert worth(yard()) > 0.5
    assert worth(yard(piece("tall_wall", box(300, 600, 900, 605)))) == 0.0


def test_an_ambush_is_sprung_by_who_acts_first_and_then_by_all() -> None:
    def lying_in_wait(first: str) -> SkirmishState:
        s = skirmish(
            [("hu_honved", (600, 300)), ("hu_honved", (20, 20))],
            [("su_rifleman", (560, 560)), ("su_rifleman", (600, 560)), ("su_rifleman", (640, 560))],
            mission="ambush",
            first=first,
        )
        s.concealed = mask("a1 a2")
        s.stack = [Reveal(0 if first == "a" else 1)]
        settle(s)
        return s

    assert best(lying_in_wait("b")) == "done"
    s = lying_in_wait("a")
    assert best(s) == "reveal a1"
    s.concealed &= ~mask("a1")
    assert best(s) == "reveal a2"
