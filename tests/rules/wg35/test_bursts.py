"""Automatic fire, belts, ammunition, covering fire (WG35 12.5-12.7, 25.4, 25.8, 25.12, 26.1.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.shots import begin, deeds, last, not_yet
from tests.rules.wg35.skirmish import arm, asked, can, do, figure, figures, mask, may, question, skirmish, told, why
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.notation import BURST
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.attack import SHOT
from vezerkar.games.wg35.state import SkirmishState

GUN = "de_mg"
MG = "mg34_lmg"
MISS = 2
SAFE = 6


def team(
    *b: tuple[int, int], dice: tuple[int, ...] = (), a: Any = GUN, others: tuple[Any, ...] = (), **more: Any
) -> SkirmishState:
    """A gunner at (600, 100), and enemies."""
    return skirmish([(a, (600, 100)), *others], [("hu_honved", at) for at in b], active="a1", dice=dice, **more)


class TestModes:
    """WG35 12.5."""

    @rule("wg35", "12.5")
    def test_by_zone(self) -> None:
        assert deeds(team((600, 1000))) == [f"shoot burst {MG}"]
        assert deeds(team((600, 700))) == [f"shoot sweep {MG}", f"shoot burst {MG}"]
        assert deeds(team((600, 300))) == [f"shoot sweep {MG}", f"shoot area {MG}", f"shoot burst {MG}"]

    @rule("wg35", "12.5", "12.7")
    def test_a_burst_is_one_roll_with_more_c(self) -> None:
        s = begin(team((600, 1000), dice=(MISS, SAFE)), "a1", f"shoot burst {MG}", "at b1")
        assert last(s, "shot", "C") == [7]
        assert last(s, "ammunition", "die", "failed") == [SAFE, 0]
        assert s.left[figure("a1")] == 1

    @rule("wg35", "12.5")
    def test_no_more_than_three(self) -> None:
        s = team((600, 1000), a=(GUN, ["mg42_lmg"]))
        s.in_hand[figure("a1")] = arm(s, "a1 mg42_lmg")
        attack = Attack(SHOT, figure("a1"), 0, arm(s, "a1 mg42_lmg"), BURST)
        effects.use_once(attack, effects.HELPED)
        assert fire.burst_rate(s, attack) == 6
        assert fire.reckon(s, attack, figure("b1")).c == 8

    @rule("wg35", "12.5")
    def test_a_sweep_goes_from_one_to_the_next(self) -> None:
        s = team((600, 400), (650, 400), (661, 400), (600, 480), dice=(MISS, MISS, SAFE))
        begin(s, "a1", f"shoot sweep {MG}", "at b1")
        assert can(s) == ["at b1", "at b2", "stop"]
        assert why(s, "at b3").reason == "refuse-sweep-apart"
        assert question(s).args["left"] == 1
        do(s, "at b2")
        assert [(it["target"], it["C"]) for it in told(s, "shot")] == [("b1", 5), ("b2", 5)]
        assert len(told(s, "ammunition")) == 1

    @rule("wg35", "12.5")
    def test_a_sweep_may_stop(self) -> None:
        s = begin(team((600, 400), (650, 400), dice=(MISS, SAFE)), "a1", f"shoot sweep {MG}", "at b1", "stop")
        assert (len(told(s, "shot")), len(told(s, "ammunition")), s.attacks) == (1, 1, [])

    @rule("wg35", "12.5")
    def test_a_sweep_goes_on_from_where_one_fell(self) -> None:
        s = team((600, 400), (650, 400), dice=(6, 10, 1, 1, 1, 1, 1, 1))
        begin(s, "a1", f"shoot sweep {MG}", "at b1")
        assert figures(s.out) == "b1"
        assert can(s) == ["at b2", "stop"]

    @rule("wg35", "12.5")
    def test_a_sweep_begins_in_the_medium_zone_at_most(self) -> None:
        s = team((600, 700), (600, 1000))
        begin(s, "a1", f"shoot sweep {MG}")
        assert can(s) == ["at b1"]
        assert why(s, "at b2").cite == "WG35 12.5"

    @rule("wg35", "12.5")
    def test_an_area_burst_takes_all_who_are_near(self) -> None:
        s = team((600, 350), (640, 350), (661, 350), others=(("de_schutze", (560, 350)),), dice=(MISS,) * 6 + (SAFE,))
        begin(s, "a1", f"shoot area {MG}", "on 600,350,0")
        assert [it["target"] for it in told(s, "shot")] == ["a2", "a2", "b1", "b1", "b2", "b2"]
        assert len(told(s, "ammunition")) == 1

    @rule("wg35", "12.5")
    def test_where_an_area_burst_may_go(self) -> None:
        s = team((600, 350), (600, 390), (800, 300), others=(("de_schutze", (800, 315)),))
        begin(s, "a1", f"shoot area {MG}")
        assert may(s, "on 610,360") and may(s, "on 600,400,0")
        assert not may(s, "on 600,401,0")
        assert why(s, "on 600,401,0").reason == "refuse-too-far"
        assert why(s, "on 790,300,0").cite == "WG35 8.3"
        assert why(s, "on 600,350,20").reason == "refuse-no-surface"
        assert all(may(s, text) for text in can(s, "on"))

    @rule("wg35", "12.5")
    def test_the_concealed_are_not_included(self) -> None:
        s = team((600, 350), (640, 350), dice=(MISS, MISS, SAFE))
        s.concealed = mask("b2")
        begin(s, "a1", f"shoot area {MG}", "on 600,350,0")
        assert [it["target"] for it in told(s, "shot")] == ["b1", "b1"]

    @rule("wg35", "12.5", "11.3")
    def test_each_of_its_own_zone(self) -> None:
        s = team((600, 390), (600, 410), dice=(MISS,) * 4 + (SAFE,))
        begin(s, "a1", f"shoot area {MG}", "on 600,390,0")
        assert [it["target_number"] for it in told(s, "shot")] == [11, 11, 13, 13]


class TestBelt:
    """WG35 12.6, 25.4, 25.12."""

    @rule("wg35", "25.4", "12.6", "7.4")
    def test_a_helper_doubles_the_rate(self) -> None:
        s = team((600, 400), others=(("hu_ally_german", (640, 100)),), dice=(MISS, MISS, MISS, MISS, SAFE))
        begin(s, "a1", f"shoot sweep {MG}")
        assert can(s) == ["at b1", "helper a2"]
        do(s, "helper a2")
        assert can(s) == ["at b1"]
        do(s, "at b1", "at b1", "at b1", "at b1")
        assert len(told(s, "shot")) == 4
        assert s.left[figure("a2")] == 1
        assert last(s, "declared", "helper", "x") == ["a2", 4]

    @rule("wg35", "7.4")
    def test_a_helper_without_actions_counts_as_activated(self) -> None:
        s = team((600, 400), others=(("hu_ally_german", (620, 100)),), dice=(MISS, SAFE))
        s.left[figure("a2")] = 1
        begin(s, "a1", f"shoot burst {MG}", "helper a2", "at b1")
        assert figures(s.activated) == "a2"

    @rule("wg35", "7.1", "25.4", "26.3.1")
    @pytest.mark.parametrize("activated", ["", "a2"])
    def test_a_helper_gets_its_action_back_and_no_second_activation(self, activated: str) -> None:
        s = team((600, 400), others=(("de_schutze", (620, 100)),), dice=(1,), hands={"b": "innocent"})
        s.left[figure("a2")], s.activated = 1, mask(activated)
        begin(s, "a1", f"shoot burst {MG}", "helper a2", "at b1", "play b1 innocent")
        assert (s.left[figure("a1")], s.left[figure("a2")]) == (2, 1)
        assert figures(s.activated) == activated

    @rule("wg35", "25.4", "26.3.1")
    def test_who_helps_does_more_than_move(self) -> None:
        gunner = (("yu_mitraljezac", [MG]), (600, 100))
        s = skirmish([gunner, ("yu_partizan", (620, 100))], [("hu_honved", (600, 400))], active="a1", dice=(MISS, SAFE))
        s.in_hand[figure("a1")] = arm(s, f"a1 {MG}")
        begin(s, "a1", f"shoot burst {MG}", "helper a2", "at b1")
        assert figures(s.acted) == "a1 a2", "it cannot look innocent any more"
        s.guarded = mask("a2")
        begin(s, "a1", f"shoot burst {MG}")
        assert can(s, "helper") == []

    @rule("wg35", "25.4")
    def test_who_can_help(self) -> None:
        at = (("de_schutze", (640, 100)), ("de_schutze", (641, 100)))
        s = team((600, 400), others=at)
        begin(s, "a1", f"shoot burst {MG}")
        assert can(s, "helper") == ["helper a2"]
        assert why(s, "helper a3").cite == "WG35 25.4"
        for change in ("shocked", "broken", "helpless"):
            s = team((600, 400), others=at)
            setattr(s, change, mask("a2"))
            begin(s, "a1", f"shoot burst {MG}")
            assert can(s, "helper") == []
        s = team((600, 400), others=at)
        s.posture[figure("a2")] = HIDDEN
        begin(s, "a1", f"shoot burst {MG}")
        assert can(s, "helper") == []
        s = team((600, 400), others=at)
        s.left[figure("a2")] = 0
        begin(s, "a1", f"shoot burst {MG}")
        assert can(s, "helper") == []

    @rule("wg35", "25.4")
    def test_twenty_millimetres_in_other_armies(self) -> None:
        s = skirmish(
            [("us_mg", (600, 100)), ("us_paratrooper", (620, 100)), ("us_paratrooper", (579, 100))],
            [("hu_honved", (600, 400))],
            active="a1",
        )
        begin(s, "a1", "shoot burst m1919a6")
        assert can(s, "helper") == ["helper a2"]

    @rule("wg35", "12.6", "25.12")
    def test_a_large_magazine_adds_after_the_doubling(self) -> None:
        s = team((600, 400))
        attack = Attack(SHOT, figure("a1"), 0, arm(s, f"a1 {MG}"), BURST)
        assert fire.burst_rate(s, attack) == 2
        effects.use_once(attack, effects.LARGE_MAGAZINE)
        assert fire.burst_rate(s, attack) == 3
        effects.use_once(attack, effects.HELPED)
        assert fire.burst_rate(s, attack) == 5


class TestAmmunition:
    """WG35 12.7, 25.8."""

    @rule("wg35", "12.7", "B-1")
    def test_a_one_ends_it(self) -> None:
        s = begin(team((600, 1000), dice=(MISS, 1)), "a1", f"shoot burst {MG}", "at b1")
        assert s.dry[arm(s, f"a1 {MG}")] == 1
        assert not_yet(s, "a1", f"shoot burst {MG}").cite == "WG35 12.7"
        assert told(s, "out_of_ammo") == [{"figure": "a1", "weapon": MG}]

    @rule("wg35", "25.17", "12.5")
    def test_an_area_burst_has_no_target_for_the_recoil(self) -> None:
        s = begin(team((600, 300), dice=(MISS, MISS, SAFE)), "a1", f"shoot area {MG}", "on 600,300,0")
        assert s.quarry[arm(s, f"a1 {MG}")] == NOBODY
        s = begin(team((600, 300), dice=(MISS, SAFE)), "a1", f"shoot burst {MG}", "at b1")
        assert s.quarry[arm(s, f"a1 {MG}")] == figure("b1")

    @rule("wg35", "12.5", "12.7")
    def test_a_burst_at_nobody_is_followed_by_the_roll(self) -> None:
        s = begin(team((600, 300), dice=(1,)), "a1", f"shoot area {MG}", "on 700,100,0")
        assert told(s, "shot") == []
        assert s.dry[arm(s, f"a1 {MG}")] == 1

    @rule("wg35", "12.7")
    def test_extra_ammunition_helps_once(self) -> None:
        s = team((600, 1000), a=(GUN, ["extra_ammo"]), dice=(MISS, 1, MISS, 1))
        begin(s, "a1", f"shoot burst {MG}", "at b1")
        assert can(s) == ["pass", "spend extra_ammo"]
        do(s, "spend extra_ammo")
        assert (s.ammo[figure("a1")], s.dry[arm(s, f"a1 {MG}")]) == (0, 0)
        begin(s, "a1", f"shoot burst {MG}", "at b1")
        assert s.dry[arm(s, f"a1 {MG}")] == 1

    @rule("wg35", "12.7")
    def test_one_may_save_it(self) -> None:
        s = begin(team((600, 1000), a=(GUN, ["extra_ammo"]), dice=(MISS, 1)), "a1", f"shoot burst {MG}", "at b1", "pass")
        assert (s.ammo[figure("a1")], s.dry[arm(s, f"a1 {MG}")]) == (1, 1)

    @rule("wg35", "11.7", "19.1", "B-1")
    def test_morale_comes_before_ammunition(self) -> None:
        s = team((600, 400), (680, 400), dice=(9, 10, 1, 1, 1, 1, 1, 1, 6, 6, SAFE))
        begin(s, "a1", f"shoot burst {MG}", "at b1")
        kinds = [event.kind for event in s.sink or []]
        assert figures(s.out) == "b1"
        assert kinds.index("morale") < kinds.index("ammunition")


class TestCover:
    """WG35 26.1.7."""

    def watched(self, *dice: int, **more: Any) -> SkirmishState:
        s = skirmish(
            [("de_schutze", (600, 300))], [("hu_honved", (600, 500)), ("hu_honved", (700, 500))], active="a1", dice=dice, **more
        )
        s.covers = [(figure("b2"), figure("b1"))]
        return s

    @rule("wg35", "26.1.7", "B-1")
    def test_who_wins_the_contest_shoots_first(self) -> None:
        s = self.watched(3, 4, 9, 10, 1, 1, 1)
        begin(s, "a1", "shoot single kar98k", "at b1")
        assert last(s, "contested", "die", "other_die") == [3, 4]
        assert asked(s) == 1
        assert can(s) == ["pass", "shoot single mannlicher_35m"]
        do(s, "shoot single mannlicher_35m")
        assert figures(s.out) == "a1"
        assert [it["figure"] for it in told(s, "shot")] == ["b2"]
        assert (s.left[figure("b2")], s.attacks) == (1, [])

    @rule("wg35", "26.1.7")
    def test_then_the_shot_goes_on(self) -> None:
        s = self.watched(3, 4, MISS, MISS)
        begin(s, "a1", "shoot single kar98k", "at b1", "shoot single mannlicher_35m")
        assert [it["figure"] for it in told(s, "shot")] == ["b2", "a1"]

    @rule("wg35", "26.1.7")
    def test_not_if_the_shooter_is_shocked(self) -> None:
        s = self.watched(3, 4, 9, 1)
        begin(s, "a1", "shoot single kar98k", "at b1", "shoot single mannlicher_35m")
        assert [it["figure"] for it in told(s, "shot")] == ["b2"]
        assert s.left[figure("a1")] == 1

    @rule("wg35", "26.1.7")
    def test_one_need_not(self) -> None:
        s = self.watched(3, 4, MISS)
        begin(s, "a1", "shoot single kar98k", "at b1", "pass")
        assert (s.left[figure("b2")], len(told(s, "shot"))) == (2, 1)

    @rule("wg35", "26.1.7")
    def test_ties_are_rolled_again_and_who_loses_spends_nothing(self) -> None:
        s = self.watched(4, 4, 5, 3, MISS)
        begin(s, "a1", "shoot single kar98k", "at b1")
        assert (len(told(s, "contested")), s.left[figure("b2")]) == (2, 2)

    @rule("wg35", "26.1.7")
    @pytest.mark.parametrize("change", ["behind", "activated", "spent", "shocked", "unloaded"])
    def test_who_cannot_does_not(self, change: str) -> None:
        s = self.watched(MISS)
        b2 = figure("b2")
        if change == "behind":
            s.fy[b2] = 1
        elif change == "spent":
            s.left[b2] = 0
        elif change == "unloaded":
            s.shots[arm(s, "b2 mannlicher_35m")] = 1
        else:
            setattr(s, change, mask("b2"))
        begin(s, "a1", "shoot single kar98k", "at b1")
        assert not told(s, "contested")

    @rule("wg35", "26.1.7")
    def test_no_covering_fire_inside_a_covering_shot(self) -> None:
        s = skirmish(
            [("de_schutze", (600, 300)), ("de_schutze", (700, 300))],
            [("hu_honved", (600, 500)), ("hu_honved", (700, 500))],
            active="a1",
            dice=(3, 4, MISS, MISS),
        )
        s.covers = [(figure("b2"), figure("b1")), (figure("a2"), figure("a1"))]
        begin(s, "a1", "shoot single kar98k", "at b1", "shoot single mannlicher_35m")
        assert len(told(s, "contested")) == 1
