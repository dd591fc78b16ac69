"""Close combat (WG35 8.10, 14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.shots import begin, blows, deeds, last, not_yet
from tests.rules.wg35.skirmish import arm, figure, figures, mask, settle, skirmish, told
from vezerkar.engine.state import step_of
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE
from vezerkar.games.wg35.rules.movement import moving
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.windows import STRIKE_RESOLVED, Window
from vezerkar.games.wg35.state import SkirmishState


def fight(*dice: int, a: Any = "de_schutze", b: Any = "hu_honved", gap: int = 20, **more: Any) -> SkirmishState:
    """A1 and b1 face each other."""
    return skirmish([(a, (600, 300))], [(b, (600, 300 + gap))], active="a1", dice=dice, **more)


class TestWho:
    """WG35 14.1, 14.5, 8.10."""

    @rule("wg35", "14.1", "8.10")
    def test_within_twenty_millimetres(self) -> None:
        assert deeds(fight(), "a1", "strike") == ["strike b1"]
        s = fight(gap=21)
        assert not_yet(s, "a1", "strike b1").cite == "WG35 14.1"

    @rule("wg35", "14.1")
    def test_not_the_concealed(self) -> None:
        s = fight()
        s.concealed = mask("b1")
        assert deeds(s, "a1", "strike") == []

    @rule("wg35", "14.5")
    def test_one_of_several(self) -> None:
        s = skirmish(
            [("de_schutze", (600, 300))],
            [("hu_honved", (600, 318)), ("hu_honved", (615, 300)), ("hu_honved", (900, 300))],
            active="a1",
        )
        assert deeds(s, "a1", "strike") == ["strike b1", "strike b2"]

    @rule("wg35", "8.10", "7.6", "8.12")
    def test_who_may_strike(self) -> None:
        s = fight()
        s.shocked = mask("a1")
        assert not_yet(s, "a1", "strike b1").cite == "WG35 7.6"
        s = fight()
        s.posture[0] = HIDDEN
        assert not_yet(s, "a1", "strike b1").cite == "WG35 7.6"
        s = fight()
        s.load[figure("a1")] = 256
        assert not_yet(s, "a1", "strike b1").cite == "WG35 8.12"
        assert not_yet(fight(actions=0), "a1", "strike b1").cite == "WG35 7.2"

    @rule("wg35", "7.6", "8.10", "8.5")
    def test_the_helpless_may_strike(self) -> None:
        s = fight(8, 1)
        s.helpless, s.posture[0] = mask("a1"), PRONE
        s = begin(s, "a1", "strike b1")
        assert last(s, "blow", "T", "needed", "hit") == [2, 10, 1]
        for state in ("shocked", "broken"):
            s = fight()
            s.helpless, s.posture[0] = mask("a1"), PRONE
            setattr(s, state, mask("a1"))
            assert not_yet(s, "a1", "strike b1").cite == "WG35 7.6"

    @rule("wg35", "7.6", "8.2")
    def test_the_helpless_strike_nobody_who_leaves(self) -> None:
        s = fight()
        s.helpless = mask("b1")
        assert moving.strikers(s, figure("a1")) == 0

    @rule("wg35", "8.10")
    def test_it_costs_an_action(self) -> None:
        s = begin(fight(2), "a1", "strike b1")
        assert (s.left[figure("a1")], s.attacks) == (1, [])


class TestStrike:
    """WG35 14.2-14.4."""

    @rule("wg35", "14.2", "B-3")
    @pytest.mark.parametrize(("die", "hit"), [(4, 0), (5, 1)])
    def test_a_die_and_t_against_t_and_five(self, die: int, hit: int) -> None:
        s = begin(fight(die, 1), "a1", "strike b1")
        assert last(s, "blow", "T", "needed", "hit") == [5, 10, hit]

    @rule("wg35", "14.2", "8.5")
    def test_lying_down_is_bad(self) -> None:
        s = fight(2, 1)
        s.posture[figure("b1")] = PRONE
        begin(s, "a1", "strike b1")
        assert last(s, "blow", "needed", "hit") == [7, 1]
        s = fight(7)
        s.posture[figure("a1")] = PRONE
        assert last(begin(s, "a1", "strike b1"), "blow", "T", "hit") == [2, 0]

    @rule("wg35", "14.2")
    def test_no_automatic_miss_and_no_chain(self) -> None:
        s = fight(1, 1, a="hu_huszar", b="hu_levente")
        s.field.base[figure("a1")][1] = 8
        assert last(begin(s, "a1", "strike b1"), "blow", "die", "hit") == [1, 1]
        s = fight(10, 1)
        s.field.base[figure("b1")][1] = 11
        begin(s, "a1", "strike b1")
        assert last(s, "blow", "hit") == [0]
        assert s.drawn == 1

    @rule("wg35", "14.3", "2.5")
    @pytest.mark.parametrize(
        ("unit", "hold", "profile"),
        [
            ("de_schutze", "", "rifle_butt"),
            (("de_schutze", ["bayonet_short"]), "", "bayonet_short"),
            (("de_schutze", ["bayonet_short", "mp40"]), "mp40", "rifle_butt"),
            (("hu_huszar", ["sabre"]), "sabre", "sabre"),
            ("de_leutnant", "", "pistol_butt"),
            ("de_medic", "", "unarmed"),
        ],
    )
    def test_with_what_is_in_hand(self, unit: Any, hold: str, profile: str) -> None:
        s = fight(2, a=unit)
        if hold:
            s.in_hand[figure("a1")] = arm(s, f"a1 {hold}")
        assert last(begin(s, "a1", "strike b1"), "blow", "weapon") == [profile]

    @rule("wg35", "14.2", "14.4")
    def test_the_weapon_adds_to_t_and_strikes_with_its_strength(self) -> None:
        s = fight(4, 3, a=("de_schutze", ["bayonet_short"]))
        begin(s, "a1", "strike b1")
        assert last(s, "blow", "T", "hit") == [6, 1]
        assert last(s, "wounding", "strength") == [0]

    @rule("wg35", "14.4")
    def test_no_location_no_armour_but_shock(self) -> None:
        s = begin(fight(9, 1, b=("su_assault", ["steel_helmet", "steel_breastplate"])), "a1", "strike b1")
        assert not told(s, "location") and not told(s, "armour")
        assert figures(s.shocked) == "b1"
        s = begin(fight(9, 1, melee_shock=False), "a1", "strike b1")
        assert not s.shocked

    @rule("wg35", "14.4", "15.4")
    def test_it_can_kill(self) -> None:
        s = begin(fight(9, 9, 1, 1, 1), "a1", "strike b1")
        assert figures(s.out) == "b1"
        assert s.killer[figure("b1")] == figure("a1")


def cut(s: SkirmishState, effect: int) -> None:
    """B1 answers the blow that a1 is striking."""
    effects.use(s.attacks[-1], effect)


class TestAnswers:
    """WG35 26.1.5, 26.1.14."""

    def until_resolved(self, s: SkirmishState) -> None:
        """Strike up to the window after the blow."""
        s.stack.append(blows.Blow(figure("a1"), figure("b1"), blows.OWN_ACTION))
        while not (isinstance(s.stack[-1], Window) and s.stack[-1].window == STRIKE_RESOLVED):
            assert not step_of(s).advance(s)

    @rule("wg35", "26.1.5", "B-3")
    def test_who_was_struck_strikes_back_though_shocked(self) -> None:
        s = fight(5, 1, 5, 1)
        self.until_resolved(s)
        cut(s, effects.SLAP_BACK)
        settle(s)
        assert [it["figure"] for it in told(s, "blow")] == ["a1", "b1"]
        assert figures(s.shocked) == "a1 b1"
        assert s.attacks == []

    @rule("wg35", "26.1.5")
    def test_not_when_helpless(self) -> None:
        s = fight(5, 8, 2, 5, 5)
        self.until_resolved(s)
        cut(s, effects.SLAP_BACK)
        settle(s)
        assert len(told(s, "blow")) == 1

    @rule("wg35", "26.1.5")
    def test_a_striker_who_was_struck_first_does_not_strike(self) -> None:
        s = fight()
        s.shocked = mask("a1")
        s.stack.append(blows.Blow(figure("a1"), figure("b1"), blows.OWN_ACTION))
        settle(s)
        assert not told(s, "blow")
        assert s.attacks == []

    @rule("wg35", "26.1.14")
    def test_a_new_blow(self) -> None:
        s = fight(2, 9, 1)
        s.stack.append(blows.Blow(figure("a1"), figure("b1"), blows.OWN_ACTION))
        while not told(s, "blow"):
            step_of(s).advance(s)
        cut(s, effects.NEW_SHOT)
        s.attacks[-1].hit_c = -3
        settle(s)
        assert [(it["die"], it["T"], it["hit"]) for it in told(s, "blow")] == [(2, 5, 0), (9, 2, 1)]
        assert s.attacks == []
