"""Rounds with a template: grenades, mortars, launchers, fire from off the table (WG35 13)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.shots import begin, deeds, last, not_yet
from tests.rules.wg35.skirmish import (
    Entry,
    arm,
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
from tests.wg35.yard import box, house, piece, yard
from vezerkar.engine.state import step_of
from vezerkar.games.wg35.battle.arm import SET_UP
from vezerkar.games.wg35.battle.field import C
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_z
from vezerkar.games.wg35.library.records import Projectile
from vezerkar.games.wg35.notation import parse
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE
from vezerkar.games.wg35.rules.shooting import blast, lobbing
from vezerkar.games.wg35.rules.shooting.attack import attack_of
from vezerkar.games.wg35.rules.turns import rounds
from vezerkar.games.wg35.state import SkirmishState

assert chapters

THROW = "shoot single stielhandgranate"
LOB = "shoot indirect stielhandgranate"
GRENADIER = ("de_schutze", ["stielhandgranate", "stielhandgranate"])
MISS, HIT = 2, 9
EAST, NORTH = 3, 10
LEG, ARM, CHEST, HEAD = 1, 2, 3, 5
UNHURT = 1
"""What a wounding die shows when nothing happens."""


def bomber(*b: Any, dice: tuple[int, ...] = (), a: Any = GRENADIER, others: tuple[Entry, ...] = (), **more: Any) -> SkirmishState:
    """A grenadier at (600, 100) and enemies."""
    return skirmish([(a, (600, 100)), *others], [("hu_honved", at) for at in b], active="a1", dice=dice, **more)


def aiming(*b: Any, text: str = THROW, **more: Any) -> SkirmishState:
    """He is about to name a point."""
    return begin(bomber(*b, **more), "a1", text)


def throw(*b: Any, text: str = THROW, on: str = "600,300,0", **more: Any) -> SkirmishState:
    """He throws a grenade at a point."""
    return begin(bomber(*b, **more), "a1", text, f"on {on}")


def crew(*b: Any, at: tuple[int, int] = (600, 110), **more: Any) -> SkirmishState:
    """A mortar that is set up here, its man, and enemies."""
    s = bomber(*b, a="de_mortar", **more)
    tube = arm(s, "a1 legrw36")
    s.stance[tube], s.place[tube] = SET_UP, point(*at, 0)
    return s


def fell(s: SkirmishState) -> str:
    """Where the round burst: x, y, z."""
    place = told(s, "burst")[-1]["point"]
    assert isinstance(place, list)
    return ",".join(place)


def next_round(s: SkirmishState) -> None:
    """What was fired is forgotten, what is loaded is loaded again."""
    rounds.reload(s)
    s.shots = [0] * len(s.shots)


def hit(s: SkirmishState) -> list[object]:
    """Whom the fragments hit, in order."""
    return [it["figure"] for it in told(s, "burst_hit")]


class TestAiming:
    """WG35 13.1, 13.3, 13.5, 13.6, 10.8, 11.2."""

    @rule("wg35", "13.1", "13.5")
    def test_any_point_that_is_seen_and_in_reach(self) -> None:
        s = aiming((600, 300), (600, 900))
        assert can(s) == ["on 600,300,0"]
        assert question(s).cite == "WG35 13.1"
        assert may(s, "on 613,287,0")
        assert may(s, "on 613,287")
        assert may(s, "on 600,350")
        refused = why(s, "on 600,351")
        assert (refused.reason, refused.cite) == ("refuse-too-far", "WG35 11.2")
        assert why(s, "on 600,300,40").reason == "refuse-no-surface"
        assert why(s, "on 600,1300").reason == "refuse-no-surface"
        assert why(s, "at b1").reason == "refuse-aim-ground"

    @rule("wg35", "13.5")
    def test_the_stronger_throws_farther(self) -> None:
        s = bomber((600, 300))
        s.weak[figure("a1")] = 1
        begin(s, "a1", THROW)
        assert may(s, "on 600,300")
        assert not may(s, "on 600,301")

    @rule("wg35", "13.1", "10.8")
    def test_no_point_behind_a_wall(self) -> None:
        s = aiming((600, 300), table=yard(piece("tall_wall", box(500, 200, 700, 205))))
        assert why(s, "on 600,250,0").cite == "WG35 10.8"
        assert may(s, "on 600,190,0")

    @rule("wg35", "13.3")
    def test_over_a_wall(self) -> None:
        wall = yard(piece("tall_wall", box(500, 200, 700, 205)))
        s = aiming((600, 300), table=wall, text=LOB)
        assert can(s) == ["on 600,300,0"]
        assert question(s).cite == "WG35 13.3"

    @rule("wg35", "13.3")
    def test_not_under_a_roof(self) -> None:
        roof = yard(house(box(500, 250, 700, 350)))
        s = aiming((600, 400), (600, 300), table=roof, text=LOB, a=("de_schutze", ["stielhandgranate"]))
        assert why(s, "on 600,300,0").reason == "refuse-roof"
        inside = bomber((600, 200), table=yard(house(box(500, 50, 700, 150))))
        assert not_yet(inside, "a1", LOB).reason == "refuse-no-target"

    @rule("wg35", "13.3")
    def test_out_of_a_ruin(self) -> None:
        ruin = yard(house(box(500, 50, 700, 150), roof=False))
        assert LOB in deeds(bomber((600, 200), table=ruin))

    @rule("wg35", "13.6")
    def test_not_at_those_who_fight(self) -> None:
        s = aiming((600, 300), (500, 200), others=(("de_schutze", (600, 285)),))
        assert "on 600,300,0" not in can(s)
        assert why(s, "on 600,300,0").cite == "WG35 13.6"
        assert why(s, "on 600,260,0").cite == "WG35 13.6"
        assert may(s, "on 600,244,0")
        assert "on 500,200,0" in can(s)

    @rule("wg35", "11.2")
    def test_not_too_near(self) -> None:
        s = begin(crew((600, 300), (600, 700)), "a1", "shoot indirect legrw36")
        assert why(s, "on 600,349,0").reason == "refuse-too-near"
        assert may(s, "on 600,350,0")

    @rule("wg35", "13.1")
    def test_what_is_proposed_is_legal(self) -> None:
        wall = yard(piece("tall_wall", box(500, 200, 700, 205)), house(box(300, 250, 400, 350)))
        for text in (THROW, LOB):
            s = aiming((600, 230), (620, 240), (350, 300), (600, 420), table=wall, text=text)
            found = can(s)
            assert found
            domain = step_of(s).domain(s, 0)
            assert domain is not None
            assert all(domain.accepts(parse(it)) for it in found)
            assert len(set(found)) == len(found)

    @rule("wg35", "13.1")
    def test_points_without_enemies(self) -> None:
        s = aiming((600, 1100))
        assert len(can(s)) > 4
        assert all(may(s, it) for it in can(s))

    @rule("wg35", "13.1")
    def test_the_region_is_a_ring(self) -> None:
        s = begin(crew((600, 700)), "a1", "shoot indirect legrw36")
        domain = step_of(s).domain(s, 0)
        assert domain is not None
        outer, hole = domain.region()
        assert (max(outer[::2]), max(outer[1::2])) == (1200, 1200)
        assert (min(hole[::2]), max(hole[1::2])) == (350, 350)

    @rule("wg35", "13.1")
    def test_what_it_would_cover(self) -> None:
        s = aiming((600, 300), (640, 300), (641, 300), table=yard(piece("tall_wall", box(630, 250, 635, 350))))
        seen = lobbing.prospect(s, attack_of(s), parse("on 600,300"))
        assert (figures(seen.hit), figures(seen.protected), seen.diameter) == ("b1", "b2", 80)
        assert (seen.odds.target_number, seen.odds.c, seen.odds.chance) == (14, 5, 200)
        assert seen.place == point(600, 300, 0)


class TestRoll:
    """WG35 13.1, 13.3."""

    @rule("wg35", "13.1")
    @pytest.mark.parametrize(("y", "tn"), [(200, 10), (275, 12), (276, 14), (350, 14)])
    def test_the_zone_of_the_point(self, y: int, tn: int) -> None:
        s = throw((600, 1000), on=f"600,{y},0", dice=(HIT,))
        assert last(s, "lobbed", "target_number", "C") == [tn, 5]
        assert s.left[figure("a1")] == 1

    @rule("wg35", "13.1")
    def test_no_cover_and_no_posture(self) -> None:
        s = bomber((600, 300), dice=(HIT, CHEST, UNHURT))
        s.posture[figure("b1")] = PRONE
        begin(s, "a1", THROW, "on 600,300,0")
        assert last(s, "lobbed", "target_number", "hit") == [14, 1]
        assert fell(s) == "600,300,0"

    @rule("wg35", "13.3")
    def test_the_second_number(self) -> None:
        assert last(throw((600, 1000), text=LOB, dice=(HIT,)), "lobbed", "target_number") == [17]
        s = begin(crew((600, 700), dice=(HIT, CHEST, UNHURT)), "a1", "shoot indirect legrw36", "on 600,700,0")
        assert last(s, "lobbed", "target_number", "mode") == [13, "indirect"]

    @rule("wg35", "13.1", "26.1.6")
    def test_a_throw_can_be_aimed(self) -> None:
        s = bomber((600, 300), dice=(7, CHEST, UNHURT))
        s.aimed = mask("a1")
        begin(s, "a1", THROW, "on 600,300,0")
        assert last(s, "lobbed", "C", "hit") == [7, 1]

    @rule("wg35", "13.1", "26.1.14")
    @pytest.mark.parametrize("answer", ["pass", "play a1 new_shot"])
    def test_the_roll_is_repeated_before_it_scatters(self, answer: str) -> None:
        dice = (MISS, NORTH) if answer == "pass" else (MISS, 10, 9, CHEST, UNHURT)
        s = throw((600, 300), dice=dice, hands={"a": "new_shot"})
        assert not told(s, "scattered")
        do(s, answer)
        assert len(told(s, "scattered")) == (answer == "pass")
        assert len(told(s, "lobbed")) == (1 if answer == "pass" else 2)
        if answer != "pass":
            assert last(s, "lobbed", "C", "total", "hit") == [2, 21, 1]
            assert hit(s) == ["b1"]

    @rule("wg35", "26.4.1", "13.1")
    @pytest.mark.parametrize(("die", "vp"), [(MISS, 2), (10, 3)])
    def test_civilians_near_the_point(self, die: int, vp: int) -> None:
        village = yard()
        village.civilian = True
        s = throw((600, 900), on="600,250,0", dice=(die, NORTH), hands={"b": "civilians"}, table=village)
        s.vp = [3, 0]
        do(s, "play civilians")
        assert last(s, "lobbed", "C") == [3]
        assert s.vp[0] == vp

    @rule("wg35", "26.5", "13.1")
    def test_a_misfire_keeps_the_grenade(self) -> None:
        s = throw((600, 900), on="600,250,0", dice=(10,), hands={"b": "misfire"})
        do(s, "play misfire")
        assert not told(s, "lobbed")
        assert sum(s.gone) == 0
        assert s.left[figure("a1")] == 1
        assert not s.attacks


class TestScatter:
    """WG35 13.1."""

    @rule("wg35", "13.1")
    @pytest.mark.parametrize(
        ("die", "x", "y"),
        [
            (1, 806, 583),
            (2, 933, 408),
            (3, 933, 192),
            (4, 806, 17),
            (6, 394, 17),
            (7, 267, 192),
            (8, 267, 408),
            (9, 394, 583),
            (10, 600, 650),
        ],
    )
    def test_by_a_tenth_of_the_compass_and_what_was_missing(self, die: int, x: int, y: int) -> None:
        s = throw((600, 1100), dice=(MISS, die))
        assert last(s, "scattered", "die", "distance") == [die, 350]
        assert fell(s) == f"{x},{y},0"

    @rule("wg35", "13.1")
    def test_off_the_table(self) -> None:
        s = throw((600, 1100), dice=(MISS, 5))
        assert last(s, "scattered", "point") == [[]]
        assert not told(s, "burst")
        assert not s.attacks

    @rule("wg35", "13.1")
    def test_a_one_misses_by_50_at_least(self) -> None:
        s = bomber((600, 300), dice=(1, NORTH, CHEST, UNHURT))
        s.field.base[figure("a1")][C] = 14
        begin(s, "a1", THROW, "on 600,270,0")
        assert last(s, "lobbed", "total", "target_number", "hit") == [15, 12, 0]
        assert last(s, "scattered", "distance") == [50]
        assert fell(s) == "600,320,0"
        assert hit(s) == ["b1"]

    @rule("wg35", "13.1")
    def test_from_above_a_roof_is_hit(self) -> None:
        s = bomber((600, 300), table=yard(house(box(500, 250, 700, 350))))
        place = point(600, 200, 0)
        assert point_z(blast.scattered(s, place, NORTH, 100)) == 80
        assert point_z(blast.scattered(s, place, NORTH, 100, False)) == 0
        assert blast.scattered(s, place, NORTH, 1100) == NO_POINT

    @rule("wg35", "13.1")
    def test_a_throw_keeps_its_height(self) -> None:
        table = yard(house(box(500, 250, 700, 350), roof_access=True))
        assert fell(throw((600, 900), table=table, on="600,240,0", dice=(6, NORTH))) == "600,290,0"
        assert fell(throw((600, 900), table=table, text=LOB, on="600,240,0", dice=(9, NORTH))) == "600,290,80"
        s = bomber((600, 900), table=table, dice=(4, NORTH))
        s.y[0], s.z[0] = 255, 80
        begin(s, "a1", THROW, "on 600,275,80")
        assert fell(s) == "600,325,80"

    @rule("wg35", "13.6")
    def test_scatter_may_reach_those_who_fight(self) -> None:
        others = (("de_schutze", (600, 285)),)
        s = throw((600, 300), others=others, on="600,200,0", dice=(3, NORTH, CHEST, UNHURT, CHEST, UNHURT))
        assert fell(s) == "600,300,0"
        assert hit(s) == ["a2", "b1"]


class TestTemplate:
    """WG35 13.1, 13.8, 13.10."""

    @rule("wg35", "13.1", "13.8")
    def test_friend_and_foe_in_the_order_of_figures(self) -> None:
        s = throw(
            (600, 340),
            (641, 300),
            others=(("de_schutze", (560, 300)),),
            dice=(HIT, CHEST, UNHURT, CHEST, UNHURT),
        )
        assert hit(s) == ["a2", "b1"]
        assert last(s, "burst", "figures", "protected", "diameter") == [["a2", "b1"], [], 80]
        assert figures(s.shocked) == "a2 b1"

    @rule("wg35", "13.1")
    def test_heights_count(self) -> None:
        roof = yard(house(box(500, 280, 700, 350), roof_access=True))
        s = throw((600, 290, 80), on="600,270,0", dice=(HIT,), table=roof)
        assert not hit(s)

    @rule("wg35", "13.1")
    def test_walls_protect(self) -> None:
        s = throw((600, 310), table=yard(piece("tall_wall", box(500, 303, 700, 307))), dice=(HIT,))
        assert last(s, "burst", "figures", "protected") == [[], ["b1"]]
        assert not s.shocked

    @rule("wg35", "13.1", "13.10")
    @pytest.mark.parametrize(
        ("die", "open_", "covered"),
        [
            (1, "leg", "torso"),
            (2, "arm", "torso"),
            (3, "critical_torso", "arm"),
            (4, "critical_torso", "critical_torso"),
            (5, "head", "critical_torso"),
            (6, "head", "head"),
        ],
    )
    def test_a_die_says_where(self, die: int, open_: str, covered: str) -> None:
        assert last(throw((600, 310), dice=(HIT, die)), "location", "location") == [open_]
        s = bomber((600, 310), dice=(HIT, die))
        s.posture[figure("b1")] = PRONE
        begin(s, "a1", THROW, "on 600,300,0")
        assert last(s, "burst_die", "die", "cover") == [die, 2]
        assert last(s, "location", "location") == [covered]

    @rule("wg35", "13.10")
    def test_the_hidden_behind_the_piece_are_safe(self) -> None:
        wall = yard(piece("low_wall", box(500, 303, 700, 307)))
        for y, names in ((310, []), (300, ["b1"])):
            s = bomber((600, y), table=wall, dice=(HIT, CHEST, UNHURT))
            s.posture[figure("b1")], s.hide[figure("b1")] = HIDDEN, 0
            begin(s, "a1", THROW, "on 600,290,0")
            assert hit(s) == names

    @rule("wg35", "13.1", "16.2")
    def test_armour_gives_its_fixed_value(self) -> None:
        helmet = ("de_schutze", ["steel_helmet"])
        s = throw((600, 1000), others=((helmet, (600, 300)),), dice=(HIT, HEAD, 9))
        assert last(s, "armour", "die", "reduction") == [0, 1]
        assert last(s, "wounding", "dice", "strength") == [["9"], 1]

    @rule("wg35", "13.1", "16.4")
    def test_a_breastplate_turned_to_the_burst(self) -> None:
        plate = ("su_assault", ["steel_breastplate"])
        for facing, told_of in (((0, 1), 1), ((0, -1), 0)):
            s = skirmish([(GRENADIER, (600, 100))], [(plate, (600, 290), facing)], active="a1", dice=(HIT, CHEST, UNHURT))
            begin(s, "a1", THROW, "on 600,300,0")
            assert len(told(s, "armour")) == told_of

    @rule("wg35", "13.1")
    def test_strength_is_the_weapons(self) -> None:
        molotov = ("su_rifleman", ["molotov"])
        s = begin(bomber((600, 300), a=molotov, dice=(HIT, CHEST, 5)), "a1", "shoot single molotov", "on 600,300,0")
        assert last(s, "burst", "diameter", "strength", "AP") == [60, 1, 1]
        assert last(s, "wounding", "strength") == [2]

    @rule("wg35", "13.10", "13.7")
    def test_the_thrower_himself(self) -> None:
        s = throw((600, 900), on="600,130,0", dice=(HIT, CHEST, UNHURT))
        assert hit(s) == ["a1"]


class TestConcealed:
    """WG35 13.7."""

    def hidden(self, *b: Any, dice: tuple[int, ...], names: str = "b1", **more: Any) -> SkirmishState:
        s = bomber(*b, dice=dice, **more)
        s.concealed = mask(names)
        return begin(s, "a1", THROW, "on 600,300,0")

    @rule("wg35", "13.7", "13.10")
    def test_ignores_a_burst_on_four(self) -> None:
        assert hit(self.hidden((600, 300), dice=(HIT, 4, 6))) == []
        s = self.hidden((600, 300), dice=(HIT, 3, CHEST, UNHURT, 6))
        assert hit(s) == ["b1"]
        assert figures(s.shocked) == "b1"

    @rule("wg35", "13.7")
    def test_alone_it_costs_an_ammunition_roll(self) -> None:
        s = self.hidden((600, 300), dice=(HIT, 4, 1))
        assert last(s, "ammunition", "die", "failed") == [1, 1]
        assert not_yet(s, "a1", THROW).reason == "refuse-not-ready"
        assert all(s.dry[it] for it in s.field.arms_of[figure("a1")] if it != s.in_hand[figure("a1")])
        assert not s.dry[s.in_hand[figure("a1")]]

    @rule("wg35", "13.7")
    def test_even_if_it_scatters(self) -> None:
        s = self.hidden((600, 300), dice=(MISS, NORTH, 6))
        assert hit(s) == []
        assert len(told(s, "ammunition")) == 1

    @rule("wg35", "13.7")
    def test_not_with_others_nor_without(self) -> None:
        s = self.hidden((600, 300), (620, 300), dice=(HIT, 4, CHEST, UNHURT))
        assert hit(s) == ["b2"]
        assert not told(s, "ammunition")
        assert not told(self.hidden((600, 300), (620, 300), dice=(HIT, 4, 4), names="b1 b2"), "ammunition")
        assert not told(throw((600, 300), dice=(HIT, CHEST, UNHURT)), "ammunition")


class TestImpact:
    """WG35 13.2, 13.9."""

    def launcher(self, *b: Any, dice: tuple[int, ...] = (), **more: Any) -> SkirmishState:
        return bomber(*b, a="us_bazooka", dice=dice, **more)

    @rule("wg35", "13.2", "13.8")
    def test_the_figure_aimed_at_is_hit_twice_and_first(self) -> None:
        s = self.launcher((600, 300), (620, 300), dice=(9, 1, 1, 1, CHEST, UNHURT, CHEST, UNHURT))
        begin(s, "a1", "shoot single bazooka_m1a1", "at b1")
        assert last(s, "shot", "target", "hit", "target_number") == ["b1", 1, 11]
        assert [it["dice"] for it in told(s, "wounding")] == [["1", "1", "1"], ["1"], ["1"]]
        assert hit(s) == ["b1", "b2"]
        assert last(s, "burst", "diameter", "strength", "AP") == [80, 0, 1]

    @rule("wg35", "13.2")
    def test_a_miss_is_a_template_that_scatters(self) -> None:
        s = self.launcher((600, 300), (600, 450), dice=(2, NORTH, CHEST, UNHURT))
        begin(s, "a1", "shoot single bazooka_m1a1", "at b1")
        assert last(s, "scattered", "distance") == [150]
        assert fell(s) == "600,450,0"
        assert hit(s) == ["b2"]
        assert len(told(s, "wounding")) == 1

    @rule("wg35", "13.2")
    def test_the_template_lies_where_he_fell(self) -> None:
        s = self.launcher((600, 300), (620, 300), dice=(9, 9, 9, 9, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2))
        begin(s, "a1", "shoot single bazooka_m1a1", "at b1")
        assert not s.on & mask("b1")
        assert fell(s) == "600,300,0"
        assert hit(s) == ["b2"]

    @rule("wg35", "13.2")
    def test_or_at_a_point(self) -> None:
        s = begin(self.launcher((600, 300), dice=(8, CHEST, UNHURT)), "a1", "shoot single bazooka_m1a1")
        assert can(s) == ["at b1", "on 600,300,0"]
        assert question(s).cite == "WG35 13.2"
        do(s, "on 610,300,0")
        assert last(s, "lobbed", "hit", "target_number") == [1, 13]
        assert hit(s) == ["b1"]
        assert [it["dice"] for it in told(s, "wounding")] == [["1"]]

    @rule("wg35", "13.2", "11.4")
    def test_at_a_figure_cover_counts(self) -> None:
        s = self.launcher((600, 300), dice=(7, 1))
        s.posture[figure("b1")] = PRONE
        begin(s, "a1", "shoot single bazooka_m1a1", "at b1")
        # Two of cover, less AP 3 - 1 (WG35 11.4).
        assert last(s, "shot", "cover", "target_number") == [2, 11]

    @rule("wg35", "13.2", "13.6")
    def test_whom_it_cannot_be_aimed_at(self) -> None:
        s = self.launcher((600, 300), (640, 300), (700, 200), others=(("de_schutze", (600, 315)),))
        begin(s, "a1", "shoot single bazooka_m1a1")
        assert [it for it in can(s) if it[:2] == "at"] == ["at b3"]
        assert why(s, "at b1").cite == "WG35 8.3"
        assert why(s, "at b2").cite == "WG35 13.6"
        assert why(s, "at a2").cite == "WG35 11.1"

    @rule("wg35", "13.2", "13.3")
    def test_one_that_flies_high_needs_no_sight(self) -> None:
        s = self.launcher((600, 300), (900, 300), table=yard(piece("tall_wall", box(500, 200, 700, 205))))
        tube = s.field.arms[arm(s, "a1 bazooka_m1a1")]
        assert tube.weapon is not None
        tube.weapon = replace(tube.weapon, modes=("direct", "indirect"))
        begin(s.clone(), "a1", "shoot single bazooka_m1a1")
        high = begin(s, "a1", "shoot indirect bazooka_m1a1")
        assert "at b1" in can(high)
        load(high, 7, 1, 1, 1, 1, 1, CHEST, UNHURT)
        do(high, "at b1")
        # The first number and three; what hides the figure does not cover it.
        assert last(high, "shot", "target_number", "cover") == [14, 0]

    @rule("wg35", "13.2")
    def test_a_template_without_numbers_has_those_of_the_weapon(self) -> None:
        s = self.launcher((600, 300), dice=(8, CHEST, UNHURT, UNHURT, UNHURT))
        tube = s.field.arms[arm(s, "a1 bazooka_m1a1")]
        assert tube.weapon is not None
        tube.weapon = replace(tube.weapon, strength=2, projectile=Projectile("impact", 90, None, None))
        begin(s, "a1", "shoot single bazooka_m1a1", "on 600,300,0")
        assert last(s, "burst", "diameter", "strength", "AP") == [90, 2, 3]

    @rule("wg35", "13.9")
    def test_a_launcher_is_thrown_away(self) -> None:
        s = bomber((600, 250), a=("de_schutze", ["panzerfaust60"]), dice=(HIT,))
        assert "shoot single panzerfaust60" not in deeds(s)
        tube = arm(s, "a1 panzerfaust60")
        s.in_hand[figure("a1")] = tube
        begin(s, "a1", "shoot single panzerfaust60", "on 600,400,0")
        assert s.gone[tube]
        assert s.in_hand[figure("a1")] == NOBODY
        assert deeds(s) == []

    @rule("wg35", "13.2", "25.17")
    def test_its_recoil_remembers_the_figure(self) -> None:
        s = self.launcher((600, 300), dice=(2, 1))
        tube = arm(s, "a1 bazooka_m1a1")
        begin(s, "a1", "shoot single bazooka_m1a1", "at b1")
        assert s.quarry[tube] == figure("b1")


class TestWeapons:
    """WG35 13.4, 13.5, 13.9."""

    @rule("wg35", "13.4", "13.3")
    def test_who_stands_by_a_mortar_fires_it(self) -> None:
        friend = ("de_schutze", (600, 125))
        s = crew((600, 700), others=(friend,), dice=(HIT, CHEST, UNHURT))
        shot = "shoot indirect legrw36"
        assert shot in deeds(s, "a1")
        assert shot in deeds(s, "a2")
        s.shocked = mask("a1")
        assert not deeds(s, "a1")
        begin(s, "a2", shot, "on 600,700,0")
        assert last(s, "declared", "figure", "weapon") == ["a2", "legrw36"]
        assert s.left[figure("a2")] == 1
        assert not_yet(s, "a2", shot).cite == "WG35 12.3"

    @rule("wg35", "13.4")
    def test_only_when_it_is_set_up_and_near(self) -> None:
        s = bomber((600, 700), a="de_mortar")
        assert not [it for it in deeds(s) if "legrw36" in it]
        assert not [it for it in deeds(crew((600, 700), at=(600, 121))) if "legrw36" in it]

    @rule("wg35", "13.4", "11.2")
    def test_range_is_the_figures(self) -> None:
        s = begin(crew((600, 700), at=(600, 120)), "a1", "shoot indirect legrw36")
        assert may(s, "on 600,350,0")
        assert not may(s, "on 600,349,0")

    @rule("wg35", "13.5", "2.5")
    def test_a_grenade_is_used_once_and_one_a_round(self) -> None:
        s = throw((600, 900), on="600,250,0", dice=(HIT,))
        assert sum(s.gone) == 1
        assert not_yet(s, "a1", THROW).cite == "WG35 13.5"
        next_round(s)
        assert THROW in deeds(s)
        begin(s, "a1", THROW, "on 600,250,0")
        s.left[figure("a1")] = 2
        next_round(s)
        assert THROW not in deeds(s)

    @rule("wg35", "13.9")
    def test_a_rifle_grenade_in_place_of_a_bullet(self) -> None:
        s = bomber((600, 500), a=("de_schutze", ["rifle_grenade"]), dice=(MISS, NORTH))
        fitted = arm(s, "a1 rifle_grenade")
        assert {"shoot single rifle_grenade", "shoot indirect rifle_grenade"} <= set(deeds(s))
        s.concealed = mask("b1")
        begin(s, "a1", "shoot indirect rifle_grenade", "on 600,500,0")
        assert last(s, "lobbed", "target_number") == [15]
        assert (s.loaded[fitted], s.gone[fitted]) == (3, 0)
        assert not told(s, "ammunition")
        assert not_yet(s, "a1", "shoot single rifle_grenade").cite == "WG35 12.3"
        next_round(s)
        s.loaded[fitted] = 0
        assert not_yet(s, "a1", "shoot single rifle_grenade").cite == "WG35 13.9"

    @rule("wg35", "13.9")
    def test_only_with_the_rifle_in_hand(self) -> None:
        s = bomber((600, 500), a=("de_schutze", ["rifle_grenade"]))
        s.in_hand[figure("a1")] = NOBODY
        assert deeds(s) == []


class TestChapter:
    """All cards and abilities are there, and so are these weapons."""

    def test_it_is_one(self) -> None:
        assert any(chapter.__name__.endswith(".lobbing") for chapter in chapters.CHAPTERS)


class TestOrder:
    """Appendix B."""

    @rule("wg35", "B-2")
    def test_the_dice_of_a_blast(self) -> None:
        dice = (
            MISS, NORTH,  # to-hit, scatter
            3, 2, CHEST, 9, 5, 5, 5, 5, 5,  # b1: concealed, shock escape, location, wounding, wound dice
            6, ARM, 1, UNHURT,  # b2: shock escape, location, the arm, wounding
            6,
        )  # fmt: skip
        s = bomber((600, 650), (620, 650), (600, 300), dice=dice)
        s.concealed = mask("b1 b3")
        s.hurrah = 2
        begin(s, "a1", THROW, "on 600,300,0")
        assert [(event.kind, dict(event.data).get("figure")) for event in s.sink or []][1:] == [
            ("lobbed", "a1"),
            ("scattered", None),
            ("burst", None),
            ("rolled", "b1"),
            ("burst_hit", "b1"),
            ("escape", "b1"),
            ("shocked", "b1"),
            ("burst_die", "b1"),
            ("location", "b1"),
            ("wounding", "b1"),
            ("wounds", "b1"),
            ("burst_hit", "b2"),
            ("escape", "b2"),
            ("burst_die", "b2"),
            ("location", "b2"),
            ("wounding", "b2"),
            ("ammunition", "a1"),
        ]
        assert s.drawn == 16

    @rule("wg35", "B-2", "19.1")
    def test_morale_before_ammunition(self) -> None:
        s = bomber((600, 300), (600, 380), dice=(HIT, 3, CHEST, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1))
        s.concealed = mask("b1")
        begin(s, "a1", THROW, "on 600,300,0")
        kinds = [event.kind for event in s.sink or []]
        assert figures(s.out) == "b1"
        assert kinds.index("incapacitated") < kinds.index("morale") < kinds.index("ammunition")


class TestFromOffTheTable:
    """WG35 13.1, 19.4, 26.5, 28.4."""

    def shell(self, s: SkirmishState, x: int, y: int, side: int = 1) -> SkirmishState:
        blast.burst_at(s, point(x, y, 0), 120, 1, 1, side)
        settle(s)
        return s

    @rule("wg35", "13.1", "26.5")
    def test_a_shell_hits_all_under_it(self) -> None:
        s = bomber((640, 100), (661, 100), dice=(CHEST, UNHURT, CHEST, UNHURT))
        self.shell(s, 600, 100)
        assert hit(s) == ["a1", "b1"]
        assert last(s, "burst", "diameter", "strength") == [120, 1]
        assert not s.attacks

    @rule("wg35", "19.4", "15.8")
    def test_the_side_has_done_it_and_the_point_is_fled_from(self) -> None:
        s = bomber((900, 900), others=(("de_schutze", (680, 100)),), dice=(CHEST, 9, 1, 1, 1, 1, 1, 1, 6, 6))
        self.shell(s, 590, 100)
        assert figures(s.out) == "a1"
        assert s.killer[figure("a1")] == 32 + point(590, 100, 0)
        assert figures(s.broken) == "a2"
        assert s.cause[figure("a2")] == 32 + point(590, 100, 0)

    @rule("wg35", "13.1", "28.4")
    def test_what_blows_up_does_not_shield_anybody(self) -> None:
        dump = yard(piece("supply_dump", box(580, 180, 620, 220)))
        s = bomber((600, 900), table=dump, dice=(CHEST, UNHURT), others=(("de_schutze", (600, 250)),))
        blast.burst_at(s, point(600, 200, 0), 150, 1, 1, 0)
        settle(s)
        assert fell(s) == "600,200,30"
        assert hit(s) == ["a2"]


class TestTurn:
    """WG35 1.5, 25.16, 26.1.7."""

    @rule("wg35", "1.5")
    def test_he_turns_to_what_he_throws_at(self) -> None:
        s = throw((600, 900), on="600,20,0", dice=(HIT,))
        assert (s.fx[figure("a1")], s.fy[figure("a1")]) == (0, -80)

    @rule("wg35", "1.6", "26.1.7")
    def test_out_of_turn_only_at_who_is_seen_in_front(self) -> None:
        s = bomber((600, 300), dice=(HIT, CHEST, UNHURT))
        s.active = NOBODY
        attack_modes = lobbing.Lobbed().modes(s, figure("a1"), arm(s, "a1 stielhandgranate"), figure("b1"))
        assert attack_modes == [0, 3]
        s.fy[figure("a1")] = -1
        assert lobbing.Lobbed().modes(s, figure("a1"), arm(s, "a1 stielhandgranate"), figure("b1")) == []
        assert asked(s) == NOBODY

    @rule("wg35", "25.16")
    def test_a_medic_who_throws(self) -> None:
        s = bomber((600, 300), dice=(HIT, CHEST, UNHURT))
        s.field.man(figure("a1")).abilities["medic"] = 0
        s.vp = [3, 0]
        begin(s, "a1", THROW, "on 600,300,0")
        assert s.vp[0] == 2
        assert s.fired == mask("a1")
