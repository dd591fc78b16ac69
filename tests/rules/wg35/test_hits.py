"""Hits, wounds and armour (WG35 2.4, 11.5, 11.6, 15, 16, 18.1, 20.1, 22.4, 25.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import figure, figures, mask, settle, skirmish, told
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.rules.geometry.sight import PRONE
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.attack import BLAST, SHOT
from vezerkar.games.wg35.rules.wounding import hits, losses
from vezerkar.games.wg35.state import SkirmishState

A = ("de_schutze", (600, 300))
B = ("hu_honved", (600, 600))
BEHIND = ("hu_honved", (600, 600), (0, 1))


def struck(
    *dice: int, margin: int = 0, cover: int = 0, strength: int = 1, ap: int = 1, kind: int = SHOT, b: Any = B, **more: Any
) -> SkirmishState:
    """A1 hits b1."""
    s = skirmish([A], [b], dice=dice, **more)
    attack = Attack(kind, figure("a1"), 0, s.in_hand[figure("a1")], 0)
    attack.victim, attack.margin, attack.cover, attack.strength, attack.ap = figure("b1"), margin, cover, strength, ap
    attack.spot = point(600, 590, 0)
    s.attacks.append(attack)
    s.stack.append(hits.Hit())
    settle(s)
    return s


def strength(s: SkirmishState) -> Any:
    return told(s, "wounding")[-1]["strength"]


@rule("wg35", "19.1", "26.1.7")
def test_who_falls_in_a_shot_within_a_shot_belongs_to_the_inner_one() -> None:
    s = skirmish([A], [B])
    s.attacks = [Attack(SHOT, 0, 0, 0, 0), Attack(SHOT, 16, 1, 1, 0)]
    s.covers = [(16, 17), (17, 16), (18, 19)]
    losses.incapacitate(s, 16)
    assert [attack.down for attack in s.attacks] == [0, mask("b1")]
    assert s.covers == [(18, 19)], "neither watches nor is watched over any more"


class TestLocation:
    """WG35 11.5."""

    @rule("wg35", "11.5")
    @pytest.mark.parametrize(
        ("margin", "where", "bonus"),
        [
            (0, "torso", 0),
            (3, "critical_torso", 1),
            (4, "critical_torso", 1),
            (5, "head", 2),
            (6, "head", 2),
            (7, "critical", 2),
            (12, "critical", 2),
        ],
    )
    def test_the_margin_says_where(self, margin: int, where: str, bonus: int) -> None:
        s = struck(2, margin=margin)
        assert told(s, "location")[0] == {"figure": "b1", "location": where, "die": 0, "strength": bonus}
        assert strength(s) == 1 + bonus

    @rule("wg35", "11.5")
    @pytest.mark.parametrize(("margin", "die", "bonus"), [(1, 4, 0), (1, 5, 1), (2, 2, 0), (2, 3, 1)])
    def test_legs_and_arms_take_a_die(self, margin: int, die: int, bonus: int) -> None:
        s = struck(die, 2, margin=margin)
        assert told(s, "location")[0]["location"] == ("leg" if margin == 1 else "arm")
        assert strength(s) == 1 + bonus

    @rule("wg35", "11.5", "10.9")
    def test_who_is_in_cover_shows_no_legs(self) -> None:
        assert told(struck(2, margin=1, cover=1), "location")[0]["location"] == "torso"

    @rule("wg35", "11.5", "13.1", "B-2")
    @pytest.mark.parametrize(
        ("die", "cover", "where"),
        [(1, 0, "leg"), (2, 0, "arm"), (1, 1, "torso"), (2, 1, "torso"), (2, 2, "torso"), (3, 1, "arm")],
    )
    def test_a_burst_in_cover_shows_no_legs_either(self, die: int, cover: int, where: str) -> None:
        s = struck(die, 2, 2, margin=NOBODY, cover=cover, kind=BLAST)
        assert told(s, "location")[0]["location"] == where
        assert s.drawn == (3 if where in ("leg", "arm") else 2), "the torso takes no further die"

    @rule("wg35", "11.5", "15.5")
    def test_a_critical_torso_that_bleeds_bleeds_more(self) -> None:
        s = struck(7, 3, 3, 5, 5, margin=3)
        assert told(s, "wounds")[0]["dice"] == ["3", "3", "5", "5"]
        assert s.bleeding[figure("b1")] == 3
        assert struck(7, 4, 5, 5, 5, margin=3).bleeding[figure("b1")] == 0


class TestShock:
    """WG35 11.6."""

    @rule("wg35", "11.6")
    def test_a_hit_shocks_wounded_or_not(self) -> None:
        s = struck(1)
        assert figures(s.shocked) == "b1"
        assert not told(s, "wounds")

    @rule("wg35", "11.6", "26.1.9")
    def test_hurrah_may_spare_it(self) -> None:
        s = skirmish([A], [B], dice=(3, 1))
        s.hurrah = 2
        attack = Attack(SHOT, 0, 0, 0, 0)
        attack.victim, attack.ap = figure("b1"), 1
        s.attacks.append(attack)
        s.stack.append(hits.Hit())
        settle(s)
        assert not s.shocked
        assert told(s, "escape")[0]["die"] == 3

    @rule("wg35", "11.6")
    def test_effects_of_one_hit_end_with_it(self) -> None:
        s = skirmish([A], [B], dice=(1,))
        attack = Attack(BLAST, 0, 0, 0, 0)
        attack.victim, attack.ap, attack.spot = figure("b1"), 1, point(600, 600, 0)
        effects.use(attack, effects.NO_SHOCK)
        s.attacks.append(attack)
        s.stack.append(hits.Hit())
        settle(s)
        assert figures(s.shocked) == "b1"


class TestWounding:
    """WG35 15.1-15.3."""

    @rule("wg35", "15.1")
    @pytest.mark.parametrize(
        ("die", "force", "wounds"), [(3, 1, 0), (4, 1, 1), (5, 1, 1), (6, 1, 2), (9, 1, 5), (4, 0, 0), (8, -3, 1)]
    )
    def test_the_roll_and_the_strength_reach_e(self, die: int, force: int, wounds: int) -> None:
        assert hits.wound_count([die], force, 5) == wounds

    @rule("wg35", "15.1", "15.3", "0.1")
    def test_ap_dice_are_added_up(self) -> None:
        s = struck(2, 3, 4, 6, 6, strength=-2, ap=3)
        assert told(s, "wounding")[0]["dice"] == ["2", "3", "4"]
        assert told(s, "wounding")[0]["wounds"] == 2

    @rule("wg35", "15.2")
    @pytest.mark.parametrize(
        ("dice", "force", "wounds"),
        [
            ([1], 9, 0),
            ([1, 9, 9], 0, 0),
            ([10], -9, 1),
            ([10, 2, 2], -14, 1),
            ([10, 1, 2], 0, 8),
            ([10, 1, 2], -9, 0),
            ([1, 1, 10], 9, 0),
        ],
    )
    def test_ones_and_tens(self, dice: list[int], force: int, wounds: int) -> None:
        assert hits.wound_count(dice, force, 5) == wounds

    @rule("wg35", "15.3", "B-1")
    def test_one_die_for_each_wound(self) -> None:
        assert told(struck(7, 6, 6, 6), "wounds")[0]["dice"] == ["6", "6", "6"]


class TestWoundDice:
    """WG35 15.4-15.8."""

    @rule("wg35", "15.4", "2.4", "18.1")
    def test_a_one_incapacitates(self) -> None:
        s = struck(6, 1, 3)
        b1 = figure("b1")
        assert (s.on, s.out) == (mask("a1"), mask("b1"))
        assert s.bleeding[b1] == 0
        assert s.loot == [(b1, point(600, 600, 0), NOBODY)]
        assert s.losses == [0, 1]
        assert s.killer[b1] == figure("a1")
        assert s.fell[b1] == point(600, 600, 0)
        assert s.attacks[0].down == mask("b1")

    @rule("wg35", "15.4", "15.7")
    def test_a_two_makes_helpless_bleeding_and_weak(self) -> None:
        s = struck(6, 2, 3)
        b1 = figure("b1")
        assert figures(s.helpless) == "b1"
        assert (s.posture[b1], s.bleeding[b1], s.weak[b1]) == (PRONE, 2, 1)

    @rule("wg35", "15.4", "15.5")
    def test_a_three_bleeds_and_weakens(self) -> None:
        s = struck(6, 3, 4)
        b1 = figure("b1")
        assert not s.helpless
        assert (s.bleeding[b1], s.weak[b1]) == (1, 1)

    @rule("wg35", "15.4")
    def test_a_four_weakens_once(self) -> None:
        s = struck(6, 4, 4)
        assert (s.bleeding[figure("b1")], s.weak[figure("b1")]) == (0, 1)

    @rule("wg35", "15.4")
    def test_five_and_six_do_nothing(self) -> None:
        s = struck(6, 5, 6)
        assert (s.bleeding[figure("b1")], s.weak[figure("b1")]) == (0, 0)

    @rule("wg35", "15.4")
    def test_a_characteristic_at_nothing_is_the_end(self) -> None:
        s = skirmish([A], [B])
        s.weak[figure("b1")] = 4
        losses.weaken(s, figure("b1"))
        assert figures(s.out) == "b1"

    @rule("wg35", "15.5")
    def test_bleeding_dice_add_up(self) -> None:
        s = skirmish([A], [B])
        s.bleeding[figure("b1")] = 1
        losses.apply_wound_dice(s, figure("b1"), [3, 3], critical=True, told=False)
        assert s.bleeding[figure("b1")] == 4

    @rule("wg35", "15.6")
    def test_the_wounded_check_reads_dice_alike(self) -> None:
        s = skirmish([A], [B])
        losses.apply_wound_dice(s, figure("b1"), [5, 6], critical=False, told=False)
        assert (s.bleeding[figure("b1")], s.weak[figure("b1")]) == (0, 0)

    @rule("wg35", "15.7")
    def test_the_helpless_drop_what_they_carry(self) -> None:
        s = skirmish([A], [B, ("hu_honved", (900, 900))])
        s.helpless = mask("b2")
        s.load[figure("b1")] = figure("b2")
        losses.make_helpless(s, figure("b1"))
        assert s.load[figure("b1")] == NOBODY
        assert (s.x[figure("b2")], s.y[figure("b2")]) == (610, 600), "beside it"

    @rule("wg35", "15.8")
    def test_wounds_remember_who_made_them(self) -> None:
        assert struck(6, 3, 4).wounder[figure("b1")] == figure("a1")
        s = skirmish([A], [B])
        attack = Attack(BLAST, NOBODY, 0, NOBODY, 0)
        s.wounder[figure("b1")] = losses.wounder_of(attack)
        assert losses.wounding_side(s, figure("b1")) == 0
        losses.incapacitate(s, figure("b1"))
        assert s.killer[figure("b1")] == NOBODY

    @rule("wg35", "18.1")
    def test_carried_markers_drop_with_the_carrier(self) -> None:
        s = skirmish([A], [B, ("hu_honved", (900, 900))])
        s.loot = [(figure("a1"), NO_POINT, figure("b1")), (figure("b2"), point(5, 5, 0), NOBODY)]
        losses.incapacitate(s, figure("b1"))
        assert s.loot[0] == (figure("a1"), point(600, 600, 0), NOBODY)
        assert s.loot[1][1] == point(5, 5, 0)

    @rule("wg35", "20.1")
    def test_who_was_brought_back_is_no_second_loss(self) -> None:
        s = skirmish([A], [B])
        s.again = mask("b1")
        losses.incapacitate(s, figure("b1"))
        assert s.losses == [0, 0]


class TestPoints:
    """WG35 22.4, 25.3."""

    @rule("wg35", "25.3")
    @pytest.mark.parametrize(("unit", "die", "vp"), [("de_schutze", 5, 3), ("uk_commando", 5, 5), ("yu_partizan", 5, 5)])
    def test_a_senior_commander_is_worth_a_die(self, unit: str, die: int, vp: int) -> None:
        s = skirmish(
            [(unit, (600, 300))], [(("su_lieutenant", ["senior_commander"]), (600, 600))], dice=(die, 1), changed={"scores": ()}
        )
        losses.incapacitate(s, figure("b1"))
        assert s.vp == [vp, 0]

    @rule("wg35", "22.4", "B-1")
    @pytest.mark.parametrize(("die", "vp"), [(3, 0), (4, 1)])
    def test_guerrillas_may_earn_a_point_for_a_kill(self, die: int, vp: int) -> None:
        s = skirmish([("yu_partizan", (600, 300))], [B], dice=(die,), changed={"scores": ()})
        s.wounder[figure("b1")] = figure("a1")
        losses.incapacitate(s, figure("b1"))
        assert s.vp == [vp, 0]

    @rule("wg35", "22.4")
    def test_not_for_what_others_did(self) -> None:
        s = skirmish([("yu_partizan", (600, 300))], [B], dice=(6,), changed={"scores": ()})
        s.wounder[figure("b1")] = figure("b1")
        losses.incapacitate(s, figure("b1"))
        assert s.vp == [0, 0]
        assert s.drawn == 0


HELMET = (("de_schutze", ["steel_helmet"]), (600, 600))
PLATE = (("su_assault", ["steel_breastplate"]), (600, 600))


class TestArmour:
    """WG35 16."""

    @rule("wg35", "16.1", "16.3", "24.2", "B-1")
    @pytest.mark.parametrize(("die", "reduction"), [(2, 0), (3, 1)])
    def test_a_helmet_may_weaken_a_hit_on_the_head(self, die: int, reduction: int) -> None:
        s = struck(die, 2, margin=5, b=HELMET)
        assert told(s, "armour")[0]["reduction"] == reduction
        assert strength(s) == 3 - reduction

    @rule("wg35", "16.3")
    def test_it_works_on_its_location_alone(self) -> None:
        assert not told(struck(2, margin=0, b=HELMET), "armour")
        assert not told(struck(2, margin=7, b=HELMET), "armour")
        assert not told(struck(2, margin=5, b=PLATE), "armour")

    @rule("wg35", "16.2")
    def test_against_fragments_it_is_certain(self) -> None:
        s = struck(2, margin=5, b=HELMET, kind=BLAST)
        assert strength(s) == 2
        assert told(s, "armour")[0]["die"] == 0

    @rule("wg35", "16.4", "24.2")
    def test_a_breastplate_works_from_the_front(self) -> None:
        assert told(struck(3, 2, margin=0, b=PLATE), "armour")
        assert told(struck(3, 2, margin=3, b=PLATE), "armour")
        back = (PLATE[0], PLATE[1], (0, 1))
        assert not told(struck(2, margin=0, b=back), "armour")
        assert not told(struck(2, margin=3, kind=BLAST, b=back), "armour")

    @rule("wg35", "16.5", "24.2")
    def test_it_costs_alertness_and_movement(self) -> None:
        s = skirmish([A], [PLATE, ("su_assault", (900, 900))])
        worn, bare = s.field.base[figure("b1")], s.field.base[figure("b2")]
        assert [bare[i] - worn[i] for i in range(6)] == [2, 0, 0, 0, 1, 0]

    @rule("wg35", "16.1")
    def test_tens_wound_through_armour(self) -> None:
        s = struck(3, 10, 6, margin=0, strength=-9, b=PLATE)
        assert told(s, "wounding")[0]["wounds"] == 1
