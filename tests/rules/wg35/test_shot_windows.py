"""Whole shots and blows with the cards and abilities played on them (WG35 10, 11.7, 17, 25; decisions 6.1, 6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import aimed
from tests.rules.wg35.shots import begin, deeds, last
from tests.rules.wg35.skirmish import arm, asked, can, do, figure, figures, mask, question, settle, skirmish, told
from tests.wg35.yard import box, house, opening, piece, yard
from vezerkar.games.wg35.notation import SINGLE
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.aftermath import Close
from vezerkar.games.wg35.rules.shooting.attack import TAKEN_BACK
from vezerkar.games.wg35.rules.wounding import losses
from vezerkar.games.wg35.state import SkirmishState

assert chapters

MISS = 2


def duel(distance: int = 200, *dice: int, a: Any = "de_schutze", b: Any = "hu_honved", **more: Any) -> SkirmishState:
    """A1 faces b1 at this distance."""
    return skirmish([(a, (600, 100))], [(b, (600, 100 + distance))], active="a1", dice=dice, **more)


def crowd(*dice: int) -> SkirmishState:
    """A gunner and two enemies who stand together; their side can make one of them look innocent."""
    foes = [("hu_honved", (600, 350)), ("hu_honved", (640, 350))]
    return skirmish([("de_mg", (600, 100))], foes, active="a1", dice=dice, hands={"b": "innocent"})


class TestSequence:
    """WG35 11.7, decisions 6.1."""

    @rule("wg35", "11.7", "B-1", "26.1.1", "26.1.14", "26.1.15")
    def test_one_window_after_the_other(self) -> None:
        hands = {"a": "new_shot new_wound", "b": "camouflage_card adrenaline"}
        b = ("uk_commando", ["camouflage_full"])
        s = duel(200, 6, 4, 9, 2, 1, 10, 5, 5, 5, 5, 5, 5, hands=hands, b=b)
        begin(s, "a1", "shoot single kar98k", "at b1")
        assert (asked(s), question(s).text) == (1, "ask-shot_declared")
        do(s, "play b1 camouflage_card")
        assert last(s, "tested", "die", "passed") == [6, 0]
        assert (asked(s), question(s).text) == (0, "ask-tohit_failed")
        assert last(s, "shot", "C", "die") == [4, 4]
        do(s, "play a1 new_shot")
        assert last(s, "shot", "C", "die", "hit") == [1, 9, 0]

    @rule("wg35", "11.7")
    def test_the_windows_of_a_hit(self) -> None:
        hands = {"a": "new_wound", "b": "adrenaline"}
        s = duel(200, 6, 3, 1, 10, 6, 6, 6, 6, 6, 6, hands=hands)
        begin(s, "a1", "shoot single kar98k", "at b1")
        assert (asked(s), question(s).text) == (1, "ask-hit_scored")
        do(s, "play b1 adrenaline")
        assert not s.shocked
        assert (asked(s), question(s).text) == (0, "ask-wound_failed")
        do(s, "play a1 new_wound")
        assert [(it["dice"], it["strength"]) for it in told(s, "wounding")] == [(["1"], 1), (["10"], -2)]
        assert len(told(s, "wounds")) == 1

    @rule("wg35", "11.7", "11.8")
    def test_who_passes_is_not_asked_again(self) -> None:
        s = duel(200, MISS, hands={"a": "new_shot", "b": "misfire"})
        begin(s, "a1", "shoot single kar98k", "at b1", "pass", "pass")
        assert (s.asked, len(told(s, "shot"))) == (0, 1)

    @rule("wg35", "11.8")
    def test_a_misfire_ends_the_action(self) -> None:
        s = duel(200, 10, hands={"b": "misfire"})
        begin(s, "a1", "shoot single kar98k", "at b1", "play misfire")
        assert (told(s, "shot"), s.left[figure("a1")], s.shots[arm(s, "a1 kar98k")]) == ([], 1, 1)

    @rule("wg35", "11.8", "26.3.1")
    def test_the_innocent_send_the_shot_back(self) -> None:
        s = duel(200, 1, hands={"b": "innocent"})
        begin(s, "a1", "shoot single kar98k", "at b1", "play b1 innocent")
        assert (told(s, "shot"), s.left[figure("a1")], deeds(s)) == ([], 2, [])

    @rule("wg35", "12.5", "26.3.1")
    def test_a_sweep_goes_on_beside_the_innocent(self) -> None:
        s = skirmish(
            [("de_mg", (600, 100))],
            [("hu_honved", (600, 400)), ("hu_honved", (650, 400))],
            active="a1",
            dice=(MISS, 1, MISS, 6),
            hands={"b": "innocent"},
        )
        begin(s, "a1", "shoot sweep mg34_lmg", "at b1", "pass", "at b2", "play b2 innocent")
        assert can(s) == ["at b1", "stop"]
        do(s, "at b1")
        assert [it["target"] for it in told(s, "shot")] == ["b1", "b1"]

    @rule("wg35", "12.5", "11.8", "26.3.1")
    def test_who_was_not_recognised_is_in_no_burst_of_the_same_action(self) -> None:
        s = crowd(1, MISS, MISS, 6)
        begin(s, "a1", "shoot burst mg34_lmg", "at b1", "play b1 innocent")
        begin(s, "a1", "shoot area mg34_lmg", "on 620,350,0")
        assert [it["target"] for it in told(s, "shot")] == ["b2", "b2"]
        s = crowd(1, MISS)
        begin(s, "a1", "shoot burst mg34_lmg", "at b1", "play b1 innocent")
        begin(s, "a1", "shoot sweep mg34_lmg", "at b2")
        assert can(s) == ["at b2", "stop"]

    @rule("wg35", "12.5", "26.3.1")
    def test_with_the_next_action_anybody_may_be_shot_at_again(self) -> None:
        s = crowd(MISS, 1, 6)
        begin(s, "a1", "shoot sweep mg34_lmg", "at b1", "pass", "at b2", "play b2 innocent", "stop")
        assert s.left[figure("a1")] == 1
        begin(s, "a1", "shoot sweep mg34_lmg")
        assert can(s) == ["at b1", "at b2"]

    @rule("wg35", "12.5", "11.8", "26.3.1")
    def test_an_area_burst_at_the_innocent_alone_is_not_spent(self) -> None:
        s = crowd(1, 6)
        begin(s, "a1", "shoot area mg34_lmg", "on 570,350,0", "play b1 innocent")
        assert (s.left[figure("a1")], told(s, "ammunition"), s.attacks) == (2, [], [])
        begin(s, "a1", "shoot area mg34_lmg", "on 570,350,0")
        assert (told(s, "shot"), len(told(s, "ammunition"))) == ([], 1), "a burst at nobody"

    @rule("wg35", "12.5", "26.3.1")
    def test_nobody_looks_innocent_to_his_own_side(self) -> None:
        men = [(("yu_mitraljezac", ["mg34_lmg"]), (600, 100)), ("yu_partizan", (600, 350)), ("yu_partizan", (640, 350))]
        dice = (MISS,) * 4 + (6,)
        s = skirmish(men, [("hu_honved", (600, 420))], active="a1", dice=dice, hands={"a": "innocent"})
        s.in_hand[figure("a1")] = arm(s, "a1 mg34_lmg")
        s.guarded = mask("a2")
        begin(s, "a1", "shoot area mg34_lmg", "on 620,350,0")
        assert [it["target"] for it in told(s, "shot")] == ["a2", "a2", "a3", "a3"]
        assert told(s, "identified") == []

    @rule("wg35", "14.2", "26.1.5", "B-3")
    def test_the_windows_of_a_blow(self) -> None:
        s = duel(20, 5, 1, 2, hands={"b": "slap_back"})
        begin(s, "a1", "strike b1")
        assert question(s).text == "ask-strike_declared"
        do(s, "pass")
        assert question(s).text == "ask-strike_resolved"
        do(s, "play b1 slap_back")
        assert [it["figure"] for it in told(s, "blow")] == ["a1", "b1"]

    @rule("wg35", "26.1.5", "B-3")
    def test_who_is_quicker_strikes_first(self) -> None:
        s = duel(20, 5, 5, 5, 1, hands={"b": "slap_back"})
        begin(s, "a1", "strike b1", "play b1 slap_back")
        assert [(it["figure"], it["hit"]) for it in told(s, "blow")] == [("b1", 1)]
        assert (figures(s.shocked), s.left[figure("b1")], s.attacks) == ("a1", 1, [])


class TestAbilities:
    """WG35 17, 25."""

    @rule("wg35", "17.2", "25.1", "21.1")
    def test_camouflage_adds_to_the_target_number_of_one_roll(self) -> None:
        s = duel(200, MISS, b=("uk_commando", ["camouflage_full"]), hands={"b": "no"})
        begin(s, "a1", "shoot single kar98k", "at b1", "use b1 camouflage", "pay no")
        assert last(s, "shot", "target_number") == [12]

    @rule("wg35", "17.3")
    def test_one_camouflage_effect_for_a_roll(self) -> None:
        s = duel(200, 10, MISS, b=("uk_commando", ["camouflage_full"]), hands={"b": "camouflage_card no"})
        begin(s, "a1", "shoot single kar98k", "at b1", "play b1 camouflage_card")
        assert len(told(s, "shot")) == 1

    @rule("wg35", "25.2")
    def test_ergonomic_for_the_next_shot(self) -> None:
        s = duel(200, MISS, a="uk_commando", b="de_schutze", hands={"a": "no"})
        begin(s, "a1", "shoot single lee_enfield_no4", "at b1", "use a1 ergonomic", "pay no")
        assert last(s, "shot", "C") == [7]

    @rule("wg35", "25.9")
    @pytest.mark.parametrize(("die", "shots"), [(5, 1), (6, 0)])
    def test_unreliable_weapons_may_fail(self, die: int, shots: int) -> None:
        s = duel(200, die, MISS, a="yu_partizan", hands={"b": "no"})
        begin(s, "a1", "shoot single captured_rifle", "at b1", "use a1 unreliable", "pay no")
        assert len(told(s, "shot")) == shots

    @rule("wg35", "25.12", "12.6")
    def test_a_large_magazine_lengthens_the_sweep(self) -> None:
        s = duel(300, *[MISS] * 3, 6, a="su_dp", hands={"a": "no"})
        begin(s, "a1", "shoot sweep dp28", "at b1", "use a1 large_magazine", "pay no", "at b1", "at b1")
        assert len(told(s, "shot")) == 3

    @rule("wg35", "25.8", "12.7")
    @pytest.mark.parametrize(("die", "dry"), [(3, 1), (4, 0)])
    def test_a_small_calibre_may_not_run_out(self, die: int, dry: int) -> None:
        s = duel(100, MISS, 1, die, a=("de_schutze", ["stg44"]), hands={"a": "no"})
        s.in_hand[figure("a1")] = arm(s, "a1 stg44")
        begin(s, "a1", "shoot burst stg44", "at b1")
        assert question(s).text == "ask-ammo_failed"
        do(s, "use a1 small_calibre", "pay no")
        assert s.dry[arm(s, "a1 stg44")] == dry

    @rule("wg35", "25.11", "28.1")
    def test_a_sniper_is_worth_a_point_more(self) -> None:
        s = duel(200, a="de_schutze", b="su_sniper")
        losses.incapacitate(s, figure("b1"))
        assert s.vp == [2, 0]

    @rule("wg35", "25.10", "12.8")
    def test_a_misfire_spares_reliable_weapons(self) -> None:
        s = duel(200, MISS, a="su_rifleman", hands={"b": "misfire"})
        begin(s, "a1", "shoot single mosin_9130", "at b1")
        assert (s.asked, len(told(s, "shot"))) == (0, 1)

    @rule("wg35", "12.8")
    def test_weapons_for_close_combat_do_not_shoot(self) -> None:
        s = duel(100, a=("hu_huszar", ["sabre"]))
        s.in_hand[figure("a1")] = arm(s, "a1 sabre")
        assert deeds(s) == []

    @rule("wg35", "24.3", "14.3")
    def test_a_bayonet_is_fixed_on_the_weapon_that_takes_it(self) -> None:
        s = duel(20, 4, a=("de_schutze", ["bayonet_short"]))
        begin(s, "a1", "strike b1")
        assert last(s, "blow", "weapon", "T") == ["bayonet_short", 6]


class TestSight:
    """WG35 10: what of sight decides a shot."""

    def seen(self, ground: Any, **of: int) -> tuple[bool, int]:
        s = skirmish([("de_schutze", (600, 100))], [("hu_honved", (600, 300))], active="a1", table=yard(*ground))
        b1 = figure("b1")
        for name, value in of.items():
            getattr(s, name)[b1] = value
        odds = fire.odds(s, figure("a1"), arm(s, "a1 kar98k"), SINGLE, b1)
        return bool(deeds(s)), odds.cover

    @rule("wg35", "10.1", "10.3", "10.9")
    def test_walls_hide(self) -> None:
        assert self.seen([]) == (True, 0)
        assert not self.seen([piece("high_wall", box(500, 280, 700, 290))])[0]
        seen, cover = self.seen([piece("low_wall", box(500, 280, 700, 290))])
        assert seen and cover >= 1

    @rule("wg35", "10.4")
    def test_scrub_covers(self) -> None:
        assert self.seen([piece("scrub", box(500, 280, 700, 320))]) == (True, 1)

    @rule("wg35", "10.5", "8.5")
    def test_who_lies_has_two(self) -> None:
        assert self.seen([], posture=PRONE) == (True, 2)
        assert not self.seen([piece("low_wall", box(500, 280, 700, 290))], posture=PRONE)[0]

    @rule("wg35", "10.6", "8.4")
    def test_the_hidden_are_not_seen_across_their_piece(self) -> None:
        wall = piece("low_wall", box(500, 280, 700, 290))
        assert not self.seen([wall], posture=HIDDEN, hide=0)[0]
        assert self.seen([piece("low_wall", box(500, 310, 700, 320))], posture=HIDDEN, hide=0)[0]

    @rule("wg35", "10.7")
    def test_who_looks_out_has_the_cover_of_the_opening(self) -> None:
        ground = house(box(500, 290, 700, 400), opening("window", 0, 85, 30, 25, 60))
        assert self.seen([ground], lookout=0) == (True, 1)

    @rule("wg35", "10.8", "12.5")
    def test_points_must_be_seen(self) -> None:
        wall = yard(piece("high_wall", box(500, 280, 700, 290)))
        s = skirmish([("de_mg", (600, 100))], [("hu_honved", (600, 300)), ("hu_honved", (750, 300))], active="a1", table=wall)
        begin(s, "a1", "shoot area mg34_lmg")
        assert can(s, "on") == ["on 750,300,0"]


@rule("wg35", "11.8", "26.3.1", "25.4", "7.4")
def test_what_a_shot_cost_that_is_taken_back_comes_back() -> None:
    """The actions of the shooter and the helper, the aim, the shot itself; and the target is barred for this action."""
    s = skirmish([("de_schutze", (600, 100)), ("de_schutze", (620, 100))], [("hu_honved", (600, 300))])
    attack = aimed(s, "a1", "b1")
    attack.state, attack.helper = TAKEN_BACK, figure("a2")
    effects.use_once(attack, effects.AIMED)
    s.left[0] = s.left[1] = 0
    s.activated, s.shots[attack.arm] = mask("a1 a2"), 1
    s.stack = [Close()]
    settle(s)
    assert (s.left[0], s.left[1], s.activated, s.aimed, s.shots[attack.arm]) == (1, 1, 0, mask("a1"), 0)
    assert fire.is_barred(s, 0, figure("b1")) and not s.attacks
