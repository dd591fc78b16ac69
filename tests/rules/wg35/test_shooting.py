"""The Shoot action (WG35 8.3, 11, 12.1-12.5, 24.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.shots import begin, deeds, last, not_yet
from tests.rules.wg35.skirmish import arm, can, figure, load, mask, settle, skirmish, told, why
from tests.wg35.yard import box, piece, yard
from vezerkar.games.wg35.battle.arm import SET_UP
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.notation import SINGLE
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE
from vezerkar.games.wg35.rules.shooting import effects, fire, volley
from vezerkar.games.wg35.rules.shooting.attack import LOST, SHOT
from vezerkar.games.wg35.rules.turns import rounds
from vezerkar.games.wg35.state import SkirmishState

RIFLE = "shoot single kar98k"
MISS, HIT = 2, 9


def duel(distance: int = 200, *dice: int, a: Any = "de_schutze", b: Any = "hu_honved", **more: Any) -> SkirmishState:
    """A1 faces b1 at this distance."""
    return skirmish([(a, (600, 100))], [(b, (600, 100 + distance))], active="a1", dice=dice, **more)


def shoot(s: SkirmishState, *then: str) -> SkirmishState:
    """A1 shoots at b1."""
    return begin(s, "a1", RIFLE, "at b1", *then)


def next_round(s: SkirmishState) -> None:
    """Weapons are reloaded."""
    rounds.reload(s)
    s.shots = [0] * len(s.shots)


class TestChances:
    """Appendix C: a rifleman with C 5."""

    @rule("wg35", "11.2", "11.3", "11.4")
    @pytest.mark.parametrize(
        ("distance", "posture", "chance"),
        [(200, 0, 500), (500, 0, 300), (900, 0, 100), (200, PRONE, 300), (500, PRONE, 100), (900, PRONE, 80)],
    )
    def test_by_zone(self, distance: int, posture: int, chance: int) -> None:
        s = duel(distance)
        s.posture[figure("b1")] = posture
        odds = fire.odds(s, figure("a1"), arm(s, "a1 kar98k"), SINGLE, figure("b1"))
        assert odds.chance == chance

    @rule("wg35", "11.4", "10.3")
    @pytest.mark.parametrize(("distance", "chance"), [(200, 400), (500, 200), (900, 90)])
    def test_half_hidden(self, distance: int, chance: int) -> None:
        wood = yard(piece("scrub", box(500, 100 + distance - 20, 700, 100 + distance + 20)))
        s = duel(distance, table=wood)
        odds = fire.odds(s, figure("a1"), arm(s, "a1 kar98k"), SINGLE, figure("b1"))
        assert [(it.name, it.value, it.cite) for it in odds.modifiers] == [("cover", 1, "WG35 10.3")]
        assert odds.chance == chance

    @rule("wg35", "11.4", "26.1.6")
    @pytest.mark.parametrize(("distance", "chance"), [(200, 700), (500, 500), (900, 300)])
    def test_aimed(self, distance: int, chance: int) -> None:
        s = duel(distance)
        s.aimed = mask("a1")
        assert fire.odds(s, figure("a1"), arm(s, "a1 kar98k"), SINGLE, figure("b1")).chance == chance

    @rule("wg35", "11.3")
    @pytest.mark.parametrize(
        ("needed", "chance"), [(-5, 900), (2, 900), (9, 200), (10, 100), (11, 90), (15, 50), (19, 10), (20, 0)]
    )
    def test_what_dice_reach(self, needed: int, chance: int) -> None:
        assert fire.chance(needed) == chance

    @rule("wg35", "24.4", "24.2")
    def test_sights_and_helmets(self) -> None:
        s = duel(500, a=("de_sniper", ["camouflage_full"]), b="hu_honved")
        it = arm(s, "a1 kar98k_zf")
        assert fire.odds(s, figure("a1"), it, SINGLE, figure("b1")).c == 6
        s.aimed = mask("a1")
        odds = fire.odds(s, figure("a1"), it, SINGLE, figure("b1"))
        assert [(it.name, it.value) for it in odds.modifiers] == [("aim", 2), ("telescopic_sight", 1)]
        near = duel(200, a="de_sniper")
        near.aimed = mask("a1")
        assert fire.odds(near, figure("a1"), it, SINGLE, figure("b1")).c == 8
        helmet = duel(200, a=("de_schutze", ["steel_helmet"]))
        helmet.aimed = mask("a1")
        assert fire.odds(helmet, figure("a1"), arm(helmet, "a1 kar98k"), SINGLE, figure("b1")).c == 6

    @rule("wg35", "11.4", "25.14")
    def test_heavy_bullets_and_destroyers_pierce_cover(self) -> None:
        s = duel(200, a="hu_nehezpuskas", b="de_schutze")
        s.posture[figure("b1")] = PRONE
        rifle, gun = figure("a1"), arm(s, "a1 solothurn_36m")
        odds = fire.odds(s, rifle, gun, SINGLE, figure("b1"))
        assert (odds.cover, odds.target_number) == (2, 11)
        attack = Attack(SHOT, rifle, 0, gun, SINGLE)
        effects.use(attack, effects.DESTROYER)
        assert fire.reckon(s, attack, figure("b1")).target_number == 11
        pistol = Attack(SHOT, rifle, 0, arm(s, "a1 frommer_37m"), SINGLE)
        effects.use(pistol, effects.DESTROYER)
        assert fire.reckon(s, pistol, figure("b1")).target_number == 16 + 2 - 1


class TestRoll:
    """WG35 11.3."""

    @rule("wg35", "11.3", "B-1")
    @pytest.mark.parametrize(
        ("distance", "dice", "hit"),
        [(200, (5,), 0), (200, (6,), 1), (900, (9,), 0), (900, (10, 10), 1), (900, (10, 1), 1)],
    )
    def test_c_and_a_die_against_the_target_number(self, distance: int, dice: tuple[int, ...], hit: int) -> None:
        s = shoot(duel(distance, *dice))
        assert last(s, "shot", "die", "hit") == [dice[0], hit]

    @rule("wg35", "11.3")
    def test_the_second_ten_counts_nothing(self) -> None:
        s = shoot(duel(900, 10, 10, 2))
        assert last(s, "shot", "chain", "total", "target_number") == [10, 15, 15]
        assert last(shoot(duel(900, 10, 9, 2)), "shot", "total") == [24]

    @rule("wg35", "11.3")
    def test_a_one_always_misses(self) -> None:
        s = duel(200, 1)
        s.field.base[figure("a1")][2] = 15
        assert last(shoot(s), "shot", "total", "target_number", "hit") == [16, 11, 0]

    @rule("wg35", "11.5", "11.7")
    def test_the_margin_of_the_roll_lands_it(self) -> None:
        s = shoot(duel(200, 9, 6, 6, 6, 6))
        assert last(s, "location", "location") == ["critical_torso"]
        kinds = [event.kind for event in s.sink or []]
        assert kinds == ["declared", "shot", "shocked", "location", "wounding", "wounds"]
        assert s.attacks == []


class TestTargets:
    """WG35 11.1, 11.2."""

    @rule("wg35", "11.1", "8.3")
    def test_enemies_in_sight(self) -> None:
        wall = yard(piece("tall_wall", box(480, 300, 560, 310)))
        s = skirmish(
            [("de_schutze", (600, 100)), ("de_schutze", (650, 100))],
            [("hu_honved", (600, 400)), ("hu_honved", (450, 500)), ("hu_honved", (700, 400))],
            active="a1",
            table=wall,
        )
        s.concealed = mask("b3")
        begin(s, "a1", RIFLE)
        assert can(s, "at") == ["at b1"]
        assert (why(s, "at a2").reason, why(s, "at a2").cite) == ("refuse-own-figure", "WG35 11.1")
        assert why(s, "at b2").reason == "refuse-unseen"
        assert why(s, "at b3").cite == "WG35 25.13"

    @rule("wg35", "11.2")
    def test_not_beyond_the_last_zone(self) -> None:
        assert deeds(duel(1100)) == [RIFLE]
        s = duel(1101 - 1)
        s.y[figure("b1")] += 1
        assert deeds(s) == []
        assert not_yet(s, "a1", RIFLE).reason == "refuse-no-target"

    @rule("wg35", "11.1", "8.3", "14.1")
    def test_neither_from_nor_into_close_combat(self) -> None:
        s = skirmish(
            [("de_schutze", (600, 100)), ("de_schutze", (600, 400))],
            [("hu_honved", (600, 420)), ("hu_honved", (600, 500))],
            active="a1",
        )
        assert not_yet(s, "a2", RIFLE).cite == "WG35 8.3"
        begin(s, "a1", RIFLE)
        assert can(s) == ["at b2"]
        assert why(s, "at b1").reason == "refuse-target-engaged"

    @rule("wg35", "1.6", "11.1")
    def test_who_is_not_active_shoots_only_to_the_front(self) -> None:
        s = duel(200)
        s.fy[figure("a1")] = -1
        assert deeds(s) == [RIFLE]
        s.active = figure("b1")
        assert deeds(s) == []

    @rule("wg35", "7.6", "8.12", "26.3.1")
    def test_who_may_not_fire(self) -> None:
        for change, cite in (
            ("shocked", "WG35 7.6"),
            ("broken", "WG35 7.6"),
            ("helpless", "WG35 7.6"),
            ("guarded", "WG35 26.3.1"),
        ):
            s = duel(200)
            setattr(s, change, mask("a1"))
            assert not_yet(s, "a1", RIFLE).cite == cite
        s = duel(200)
        s.posture[figure("a1")] = HIDDEN
        assert not_yet(s, "a1", RIFLE).cite == "WG35 7.6"
        s = duel(200)
        s.load[figure("a1")] = 256
        assert not_yet(s, "a1", RIFLE).cite == "WG35 8.12"
        s = duel(200, actions=0)
        assert not_yet(s, "a1", RIFLE).cite == "WG35 7.2"

    @rule("wg35", "2.5", "11.1")
    def test_the_weapon_in_hand(self) -> None:
        s = duel(60, a="hu_golyoszoros", b="de_schutze")
        assert not_yet(s, "a1", "shoot single frommer_37m").cite == "WG35 11.1"
        assert "shoot burst solothurn_31m" in deeds(s)


class TestRates:
    """WG35 12.1-12.4."""

    @rule("wg35", "12.3")
    def test_a_repeater_fires_once_a_round(self) -> None:
        s = shoot(duel(200, MISS))
        assert s.left[figure("a1")] == 1
        assert not_yet(s, "a1", RIFLE).cite == "WG35 12.3"
        next_round(s)
        assert deeds(s) == [RIFLE]

    @rule("wg35", "12.4")
    def test_a_semi_automatic_with_both_actions(self) -> None:
        text = "shoot single m1_garand"
        s = duel(200, MISS, MISS, a="us_paratrooper")
        begin(s, "a1", text, "at b1")
        begin(s, "a1", text, "at b1")
        assert s.left[figure("a1")] == 0
        assert len(told(s, "shot")) == 2

    @rule("wg35", "12.2", "6.6")
    def test_a_single_shot_weapon_is_loaded_when_it_was_not_fired(self) -> None:
        text, gun = "shoot single double_shotgun", 0
        s = duel(90, MISS, MISS, a=("yu_recruit", ["double_shotgun"]))
        gun = arm(s, "a1 double_shotgun")
        s.in_hand[figure("a1")] = gun
        begin(s, "a1", text, "at b1")
        begin(s, "a1", text, "at b1")
        assert s.loaded[gun] == 0
        next_round(s)
        assert s.loaded[gun] == 0
        s.left[figure("a1")] = 2
        assert not_yet(s, "a1", text).cite == "WG35 12.2"
        next_round(s)
        assert s.loaded[gun] == 2

    @rule("wg35", "12.1")
    def test_one_chooses_the_rate(self) -> None:
        s = duel(100, a=("de_schutze", ["stg44"]))
        s.in_hand[figure("a1")] = arm(s, "a1 stg44")
        assert deeds(s) == ["shoot single stg44", "shoot sweep stg44", "shoot area stg44", "shoot burst stg44"]
        begin(s, "a1", "shoot single stg44", "at b1")
        assert not told(s, "ammunition")
        assert last(s, "shot", "C") == [5]

    @rule("wg35", "13.4", "11.1")
    def test_a_support_weapon_is_served_by_whoever_stands_by_it(self) -> None:
        s = duel(200, a="hu_geppuskas", b="de_schutze")
        gun = arm(s, "a1 schwarzlose_0731m")
        assert not deeds(s)
        s.stance[gun], s.place[gun] = SET_UP, point(600, 120, 0)
        assert "shoot burst schwarzlose_0731m" in deeds(s)
        s.place[gun] = point(600, 121, 0)
        assert not deeds(s)

    @rule("wg35", "12.7")
    def test_a_dry_weapon_is_out(self) -> None:
        s = duel(200)
        s.dry[arm(s, "a1 kar98k")] = 1
        assert not_yet(s, "a1", RIFLE).cite == "WG35 12.7"


class TestTime:
    """WG35 7.4, 11.8, 11.9, 25.16."""

    @rule("wg35", "11.7", "11.9")
    def test_aim_is_for_one_roll(self) -> None:
        s = duel(200, 4, 1)
        s.aimed = mask("a1")
        assert last(shoot(s), "shot", "C", "hit") == [7, 1]
        assert not s.aimed

    @rule("wg35", "11.8")
    def test_a_shot_taken_back_costs_nothing_but_its_target(self) -> None:
        s = duel(200, 1)
        s.guarded = mask("b1")
        shoot(s)
        assert last(s, "identified", "passed") == [0]
        assert (s.left[figure("a1")], s.shots[arm(s, "a1 kar98k")], s.attacks) == (2, 0, [])
        assert deeds(s) == []
        s.left[figure("a1")] = 1
        assert deeds(s) == [RIFLE]

    @rule("wg35", "11.8", "26.1.12", "B-1")
    @pytest.mark.parametrize(("die", "shots"), [(5, 1), (6, 0)])
    def test_surprise_may_lose_the_action(self, die: int, shots: int) -> None:
        s = duel(200, die, MISS)
        s.surprises = [(figure("b1"), figure("a1"))]
        shoot(s)
        assert len(told(s, "shot")) == shots
        assert s.left[figure("a1")] == 1

    @rule("wg35", "26.1.12")
    def test_a_pistol_is_quicker(self) -> None:
        s = duel(60, 6, MISS, a="hu_hadnagy", b="de_schutze")
        s.surprises = [(figure("b1"), figure("a1"))]
        begin(s, "a1", "shoot single frommer_37m", "at b1")
        assert len(told(s, "shot")) == 1

    @rule("wg35", "11.9")
    def test_effects_are_forgotten_before_the_next_roll(self) -> None:
        attack = Attack(SHOT, 0, 0, 0, 0)
        attack.used, attack.hit_c, attack.hit_tn, attack.rerolled, attack.cover = 7, 1, 2, 1, 2
        volley.clear_roll(attack)
        assert (attack.used, attack.hit_c, attack.hit_tn, attack.rerolled, attack.cover) == (0, 0, 0, 0, -1)

    @rule("wg35", "25.16", "B-1")
    @pytest.mark.parametrize(("takes", "vp"), [((), 2), (("frommer_37m",), 1)])
    def test_shooting_at_a_medic_costs(self, takes: tuple[str, ...], vp: int) -> None:
        dice = (3, MISS) if not takes else (MISS,)
        s = duel(200, *dice, b=("uk_medic", [it.replace("frommer_37m", "webley") for it in takes]))
        s.vp[0] = 5
        shoot(s)
        assert s.vp[0] == 5 - vp

    @rule("wg35", "25.16")
    def test_a_medic_who_fires_is_fair_game(self) -> None:
        s = duel(60, MISS, MISS, a=("uk_medic", ["webley"]), b="de_schutze")
        s.vp = [5, 5]
        begin(s, "a1", "shoot single webley", "at b1")
        assert s.vp == [4, 5]
        load(s, MISS)
        s.active = figure("b1")
        begin(s, "b1", RIFLE, "at a1")
        assert s.vp == [4, 5]

    @rule("wg35", "26.4.1")
    @pytest.mark.parametrize(("die", "vp"), [(MISS, 4), (HIT, 5)])
    def test_civilians_make_a_miss_dear(self, die: int, vp: int) -> None:
        s = duel(200, die, 1)
        s.vp[0] = 5
        attack = Attack(SHOT, figure("a1"), 0, arm(s, "a1 kar98k"), SINGLE)
        attack.target, attack.left = figure("b1"), 1
        effects.use(attack, effects.CIVILIANS)
        s.attacks.append(attack)
        s.stack.append(volley.ToHit())
        settle(s)
        assert s.vp[0] == vp

    @rule("wg35", "25.17")
    def test_the_last_target_of_a_weapon_is_remembered(self) -> None:
        s = shoot(duel(200, MISS))
        assert s.quarry[arm(s, "a1 kar98k")] == figure("b1")

    @rule("wg35", "26.1.14", "0.3")
    def test_a_new_shot_is_one_more_roll(self) -> None:
        s = duel(200, 5, 9, 1)
        attack = Attack(SHOT, figure("a1"), 0, arm(s, "a1 kar98k"), SINGLE)
        attack.target, attack.left = figure("b1"), 1
        effects.use(attack, effects.NEW_SHOT)
        attack.hit_c = -3
        s.attacks.append(attack)
        s.stack.append(volley.ToHit())
        settle(s)
        assert [(it["die"], it["C"], it["hit"]) for it in told(s, "shot")] == [(5, 2, 0), (9, 2, 1)]

    @rule("wg35", "11.8")
    def test_a_lost_action_stays_spent(self) -> None:
        s = duel(200)
        attack = Attack(SHOT, figure("a1"), 0, arm(s, "a1 kar98k"), SINGLE)
        attack.target, attack.left, attack.state = figure("b1"), 1, LOST
        s.attacks.append(attack)
        volley.go_on(s)
        settle(s)
        assert (s.attacks, s.left[figure("a1")], s.drawn) == ([], 2, 0)

    @rule("wg35", "26.1.2", "11.8")
    def test_a_shot_out_of_turn_costs_no_action(self) -> None:
        s = duel(200, MISS)
        assert volley.can_snap(s, figure("b1"), figure("a1"))
        volley.snap(s, figure("b1"), figure("a1"))
        settle(s)
        assert (s.left[figure("b1")], s.shots[arm(s, "b1 mannlicher_35m")]) == (2, 1)
        assert not volley.can_snap(s, figure("b1"), figure("a1"))
        s = duel(200, 1)
        s.guarded = mask("a1")
        volley.snap(s, figure("b1"), figure("a1"))
        settle(s)
        assert (s.left[figure("b1")], s.shots[arm(s, "b1 mannlicher_35m")]) == (2, 0)

    @rule("wg35", "26.1.2", "12.7")
    def test_a_snap_shot_is_one_bullet(self) -> None:
        s = duel(100, MISS, a="de_mg")
        volley.snap(s, figure("a1"), figure("b1"))
        settle(s)
        assert (last(s, "shot", "C"), told(s, "ammunition")) == ([5], [])
