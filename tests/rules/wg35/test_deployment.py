"""Deployment, and everything before the first round in order (WG35 5, 25.13, 28.4, 28.6-28.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.camp import GERMANS, RUSSIANS, camp
from tests.rules.wg35.skirmish import arm, asked, can, do, figure, figures, in_hand, load, mask, may, question, settle, told, why
from tests.wg35.yard import box, house, opening, piece, yard
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.decision import Domain
from vezerkar.engine.state import options, step_of
from vezerkar.games.wg35 import position
from vezerkar.games.wg35.battle.arm import CARRIED, READY, SET_UP
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import MISSIONS, SAMPLES
from vezerkar.games.wg35.notation import notation, parse
from vezerkar.games.wg35.rules.basics.figures import at
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, STANDING
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import table as table_of
from vezerkar.games.wg35.rules.setup.deployment import Deploy, Deploying, Deployment, Drop
from vezerkar.games.wg35.rules.setup.field import field_of, settled
from vezerkar.games.wg35.rules.setup.opening import OPENING
from vezerkar.games.wg35.rules.setup.placing import kept_back, misplaced
from vezerkar.games.wg35.rules.victory.missions import in_zone
from vezerkar.games.wg35.state import SkirmishState

SNIPERS = "roster germany_1939_45 1943 400\n4 de_schutze\nde_sniper concealed_deployment\n"
GUNNERS = "roster soviet_1941_45 1942 400\n2 su_rifleman\nsu_maxim\n"
AIRBORNE = "roster us_airborne_1942_45 1944 400\nus_lieutenant\n3 us_paratrooper\nus_bar\n"


def deploying(side: int = 0, *, a: str = GERMANS, b: str = RUSSIANS, **more: Any) -> SkirmishState:
    """A side deploys on a bare table, or on another one."""
    return camp(Deploy(side), a=a, b=b, **{"table": yard(), **more})


@rule("wg35", "5.5")
class TestOrder:
    def test_the_higher_of_a_roll_off_deploys_first_and_then_the_other(self) -> None:
        s = camp(Deployment(), a=GERMANS, b=RUSSIANS, dice=(2, 9))
        assert asked(s) == 1
        do(s, "fill", "done")
        assert asked(s) == 0
        assert figures(s.on) == "b1 b2 b3 b4 b5"
        do(s, "fill", "done")
        assert not s.asked
        assert [it["seat"] for it in told(s, "deployed")] == ["b", "a"]
        assert told(s, "deployed")[0]["figures"] == ["b1", "b2", "b3", "b4", "b5"]

    @pytest.mark.parametrize(("mission", "first"), [("raid", 1), ("last_stand", 1), ("ambush", 0)])
    def test_or_whom_the_mission_names(self, mission: str, first: int) -> None:
        s = camp(Deployment(), a=GERMANS, b=RUSSIANS, mission=mission)
        assert (asked(s), s.drawn) == (first, 0)

    def test_all_figures_have_to_be_deployed(self) -> None:
        s = deploying()
        assert why(s, "done").args == {"count": 5}
        for number in range(1, 6):
            do(s, f"place a{number} {100 * number},100,0")
        assert why(s, "fill").reason == "refuse-all-deployed"
        do(s, "place a1 700,100", "done")
        assert at(s, 0) == (700, 100, 0)
        position.check(s)

    def test_what_is_proposed_is_the_default(self) -> None:
        s = deploying()
        assert notation(question(s).default) == "fill"
        do(s, "place a2 100,100,0", "fill")
        assert at(s, figure("a2")) == (100, 100, 0)
        assert notation(question(s).default) == "done"


@rule("wg35", "5.5")
class TestPlace:
    def test_in_the_own_zone_edges_included(self) -> None:
        s = deploying()
        for place in ("0,0", "1200,200", "600,200"):
            assert may(s, f"place a1 {place},0")
        assert (why(s, "place a1 600,201,0").reason, why(s, "place a1 600,201").cite) == ("refuse-zone", "WG35 5.5")
        s = camp(Deploy(0), a=GERMANS, b=RUSSIANS, table=yard())
        s.home = [1, 0]
        assert may(s, "place a1 600,1000,0")
        assert not may(s, "place a1 600,100,0")

    def test_on_a_surface(self) -> None:
        pond = piece("deep_water", box(200, 0, 400, 100))
        s = deploying(table=yard(pond, house(box(600, 50, 800, 150), storeys=2)))
        assert why(s, "place a1 300,50,0").reason == "refuse-way-footing"
        assert why(s, "place a1 300,50").reason == "refuse-way-footing"
        assert why(s, "place a1 100,50,10").reason == "refuse-way-footing"
        assert why(s, "place a1 602,100,0").reason == "refuse-way-footing"
        do(s, "place a1 700,100,80")
        assert at(s, 0) == (700, 100, 80)
        do(s, "place a1 700,100")
        assert at(s, 0) == (700, 100, 0)

    @rule("wg35", "1.2")
    def test_five_millimetres_apart(self) -> None:
        s = deploying()
        do(s, "place a1 100,100,0")
        assert why(s, "place a2 104,100,0").reason == "refuse-way-crowded"
        assert may(s, "place a2 105,100,0")
        assert may(s, "place a1 101,100,0")

    @rule("wg35", "23.1")
    def test_not_on_an_objective(self) -> None:
        s = deploying(markers=[(300, 100)])
        assert why(s, "place a1 303,103,0").cite == "WG35 23.1"
        assert may(s, "place a1 305,100,0")

    def test_own_figures_only(self) -> None:
        s = deploying()
        assert why(s, "place b1 100,100,0").reason == "refuse-not-yours"
        assert why(s, "place a6 100,100,0").reason == "refuse-not-yours"

    def test_the_domain_shows_the_zone(self) -> None:
        s = deploying()
        domain = step_of(s).domain(s, 0)
        assert isinstance(domain, Domain)
        assert domain.region() == [[0, 0, 1200, 0, 1200, 200, 0, 200]]
        assert not domain.accepts(parse("pass"))


@rule("wg35", "5.5")
class TestHow:
    def test_figures_stand_and_face_the_enemy_zone_unless_turned(self) -> None:
        s = deploying()
        do(s, "place a1 100,100,0")
        assert (s.posture[0], s.fx[0] == 0 and s.fy[0] > 0) == (STANDING, True)
        do(s, "turn a1 90,100")
        assert (s.fx[0], s.fy[0]) == (-10, 0)
        do(s, "place a1 200,100,0")
        assert (s.fx[0], s.fy[0]) == (-10, 0)
        assert why(s, "turn a1 200,100").cite == "WG35 1.5"
        assert why(s, "turn a2 200,100").reason == "refuse-not-placed"

    @rule("wg35", "2.5")
    def test_the_weapon_in_hand_is_chosen(self) -> None:
        s = deploying(a="roster germany_1939_45 1941 400\nde_leutnant mp40 stielhandgranate\n2 de_schutze spade\n")
        assert in_hand(s, "a1") == "mp40"
        do(s, "hold a1 p38", "hold a2 spade")
        assert (in_hand(s, "a1"), in_hand(s, "a2")) == ("p38", "spade")
        for wrong in ("hold a1 p38", "hold a1 stielhandgranate", "hold a3 mp40"):
            assert why(s, wrong).cite == "WG35 2.5"

    @rule("wg35", "10.7")
    def test_at_an_opening(self) -> None:
        s = deploying(table=yard(house(box(600, 50, 800, 150), opening("window", 2, 90, 20, 20, 50))))
        do(s, "place a1 700,140,0")
        assert why(s, "station a1 1").reason == "refuse-opening"
        do(s, "station a1 0")
        assert s.lookout[0] == 0
        do(s, "place a1 700,100,0")
        assert s.lookout[0] == -1
        assert not may(s, "station a1 0")
        do(s, "place a1 700,140,0")
        assert "station a1 0" in can(s)

    @rule("wg35", "13.4")
    def test_support_weapons_lie_ready_or_are_set_up(self) -> None:
        s = deploying(a=GUNNERS)
        gun = arm(s, "a3 maxim_1910")
        do(s, "place a3 400,100,0")
        assert (s.stance[gun], s.place[gun]) == (READY, point(400, 100, 0))
        do(s, "emplace a3 maxim_1910")
        assert s.stance[gun] == SET_UP
        assert why(s, "emplace a3 maxim_1910").cite == "WG35 13.4"
        do(s, "place a3 500,100,0")
        assert (s.stance[gun], s.place[gun]) == (READY, point(500, 100, 0))
        assert not may(s, "emplace a1 maxim_1910")


@rule("wg35", "25.13")
class TestConcealed:
    def test_whoever_has_the_ability(self) -> None:
        s = deploying(a=SNIPERS)
        do(s, "place a5 100,100,0", "place a1 200,100,0")
        assert (why(s, "conceal a1").reason, why(s, "conceal a1").cite) == ("refuse-conceal", "WG35 25.13")
        assert why(s, "reveal a5").reason == "refuse-not-concealed"
        do(s, "conceal a5")
        assert figures(s.concealed) == "a5"
        do(s, "reveal a5")
        assert not s.concealed

    def test_not_before_it_is_on_the_table(self) -> None:
        s = deploying(a=SNIPERS)
        assert why(s, "conceal a5").reason == "refuse-not-placed"

    def test_it_is_proposed(self) -> None:
        s = deploying(a=SNIPERS)
        do(s, "fill", "done")
        assert told(s, "deployed")[0]["concealed"] == ["a5"]


# --- what missions say ---------------------------------------------------------------------------------------------


@rule("wg35", "28.4")
class TestRaid:
    def test_two_raiders_are_concealed_for_nothing(self) -> None:
        s = deploying(a=SNIPERS, mission="raid")
        for number in range(1, 6):
            do(s, f"place a{number} {100 * number},40,0")
        do(s, "conceal a1", "conceal a5", "conceal a2")
        assert not may(s, "conceal a3")
        do(s, "reveal a1", "conceal a3")
        assert figures(s.concealed) == "a2 a3 a5"

    def test_not_the_garrison(self) -> None:
        s = deploying(1, mission="raid")
        do(s, "place b1 600,600,0")
        assert why(s, "conceal b1").reason == "refuse-conceal"

    def test_half_of_the_garrison_rounded_up_stays_off_the_table(self) -> None:
        s = deploying(1, mission="raid")
        assert kept_back(s, 1) == 3
        do(s, "place b1 600,600,0", "place b2 620,600,0")
        assert why(s, "place b3 640,600,0").reason == "refuse-reserve-first"
        assert may(s, "place b2 640,600,0")
        do(s, "reserve b3", "reserve b1", "reserve b4")
        assert why(s, "reserve b5").args["count"] == 3
        do(s, "place b1 600,600,0", "reserve b5", "done")
        assert (figures(s.on), figures(s.reserve)) == ("b1 b2", "b3 b4 b5")
        assert told(s, "deployed")[0]["reserve"] == ["b3", "b4", "b5"]

    def test_a_gun_goes_into_the_reserve_with_its_gunner(self) -> None:
        s = deploying(1, b=GUNNERS, mission="raid")
        do(s, "place b3 600,600,0", "emplace b3 maxim_1910", "reserve b3")
        gun = arm(s, "b3 maxim_1910")
        assert (s.stance[gun], s.place[gun]) == (CARRIED, NO_POINT)

    def test_privates_are_proposed_for_it(self) -> None:
        s = deploying(1, mission="raid")
        do(s, "fill")
        assert (figures(s.on), figures(s.reserve)) == ("b1 b2", "b3 b4 b5")

    def test_no_reserve_elsewhere(self) -> None:
        s = deploying()
        assert why(s, "reserve a1").reason == "refuse-reserve"

    def test_raiders_keep_their_distance_and_carry_charges(self) -> None:
        s = camp(Deploy(1), Deploy(0), a=GERMANS, b=RUSSIANS, mission="raid", table=yard(), changed={"apart_mm": 450})
        assert figures(s.charges) == "a1 a2 a3 a4 a5"
        do(s, "place b1 600,490,0", "fill", "done")
        refusal = why(s, "place a1 600,41,0")
        assert (refusal.reason, refusal.args) == ("refuse-near-enemy", {"enemy": "b1", "apart": 450})
        s.reserve = s.on & mask("b2 b3 b4 b5")
        s.on = mask("b1")
        assert may(s, "place a1 600,40,0")


@rule("wg35", "28.6")
class TestLastStand:
    def test_defenders_may_be_hidden_behind_something(self) -> None:
        table = yard(piece("low_wall", box(580, 520, 620, 530)))
        s = deploying(1, mission="last_stand", table=table)
        do(s, "place b1 600,510,0", "dig_in b1 0")
        assert (s.posture[16], s.hide[16]) == (HIDDEN, 0)
        do(s, "place b1 600,490,0")
        assert (s.posture[16], s.hide[16]) == (STANDING, -1)
        assert why(s, "dig_in b1 0").cite == "WG35 28.6"

    def test_who_hides_looks_out_no_more_and_who_looks_out_hides_no_more(self) -> None:
        table = yard(house(box(500, 450, 700, 550), opening("window", 2, 90, 20, 20, 50)))
        s = deploying(1, mission="last_stand", table=table)
        do(s, "place b1 600,540,0", "station b1 0", "dig_in b1 0")
        assert (s.posture[16], s.lookout[16]) == (HIDDEN, -1)
        do(s, "station b1 0")
        assert (s.posture[16], s.hide[16], s.lookout[16]) == (STANDING, -1, 0)

    def test_attackers_and_others_may_not(self) -> None:
        table = yard(piece("low_wall", box(580, 120, 620, 130)))
        s = deploying(0, mission="last_stand", table=table)
        do(s, "place a1 600,110,0")
        assert not may(s, "dig_in a1 0")

    def test_attackers_use_both_strips(self) -> None:
        s = deploying(0, mission="last_stand")
        assert may(s, "place a1 600,100,0")
        assert may(s, "place a2 600,1100,0")
        assert not may(s, "place a2 600,600,0")


@rule("wg35", "28.7")
def test_all_ambushers_are_concealed() -> None:
    s = deploying(0, mission="ambush")
    do(s, "place a1 600,300,0")
    assert figures(s.concealed) == "a1"
    assert why(s, "reveal a1").reason == "refuse-stay-concealed"
    do(s, "fill", "done")
    assert figures(s.concealed) == "a1 a2 a3 a4 a5"


@rule("wg35", "28.8")
class TestMarkers:
    @pytest.mark.parametrize("mission", MISSIONS)
    def test_every_marker_lies_well_on_every_table_of_its_mission(self, mission: str) -> None:
        for name in LIBRARY.missions[mission].tables:
            field = field_of(Variant(mission, name, 0, 0, False, True, False))
            for i, place in enumerate(field.markers):
                marker = field.mission.markers[i]
                half = marker.size_mm // 2
                for dx, dy in ((0, 0), (-half, -half), (half, -half), (-half, half), (half, half)):
                    heights = surface_at(table_of(name), point_x(place) + dx, point_y(place) + dy)
                    assert heights, (name, marker.id)
                    assert not half or 0 in heights

    def test_a_marker_is_shifted_north_until_it_fits(self) -> None:
        marker = LIBRARY.missions["raid"].markers[0]
        free, pond = yard(), yard(piece("deep_water", box(400, 500, 500, 545)))
        assert settled(free, marker, 420, 520) == point(420, 520, 0)
        assert settled(pond, marker, 420, 520) == point(420, 570, 0)

    def test_dumps_are_blocks_and_crates_lie_about(self) -> None:
        s = camp(mission="raid", a=GERMANS, b=RUSSIANS)
        assert [it.id for it in s.field.table.pieces if it.type == "supply_dump"] == ["d1", "d2", "d3"]
        s = camp(mission="loot", a=GERMANS, b=RUSSIANS)
        assert s.crates == s.field.markers
        assert len(s.crates) == 5

    def test_edges_belong_to_the_zone(self) -> None:
        s = deploying(1, mission="raid")
        assert may(s, "place b1 350,400,0")
        assert not may(s, "place b1 349,400,0")


# --- the drop zone -------------------------------------------------------------------------------------------------


@rule("wg35", "5.5")
class TestDropZone:
    def dropping(self) -> SkirmishState:
        s = camp(Deploy(0), Deploy(1), Drop(0), Drop(1), a=AIRBORNE, b=GERMANS, table=yard())
        for number in range(1, 6):
            do(s, f"place a{number} {200 * number},200,0")
        do(s, "done")
        for number in range(1, 6):
            do(s, f"place b{number} {200 * number},1000,0")
        do(s, "done")
        return s

    def test_one_private_is_placed_anew(self) -> None:
        s = self.dropping()
        assert (asked(s), notation(question(s).default)) == (0, "pass")
        for other in ("place a1 200,210,0", "place a5 1000,210,0", "place b1 200,400,0"):
            assert why(s, other).reason == "refuse-drop-private"
        assert why(s, "place a2 400,401,0").args["mm"] == 200
        do(s, "place a2 400,400,0")
        assert at(s, 1) == (400, 400, 0)
        assert not s.asked
        assert told(s, "landed") == [{"figure": "a2", "x": 400, "y": 400, "z": 0}]

    def test_not_near_an_enemy(self) -> None:
        s = self.dropping()
        s.y[figure("b2")] = 700
        assert why(s, "place a2 400,400,0").reason == "refuse-near-enemy"
        assert may(s, "place a2 400,399,0")

    def test_not_on_another_and_only_on_a_surface(self) -> None:
        s = self.dropping()
        assert why(s, "place a2 597,200,0").reason == "refuse-way-crowded"
        assert why(s, "place a2 400,300,10").reason == "refuse-way-footing"
        do(s, "pass")
        assert at(s, 1) == (400, 200, 0)


# --- the line-up and the whole of it -------------------------------------------------------------------------------


def opening_of(mission: str, one: str, other: str) -> SkirmishState:
    """A match that is about to begin, in which A takes one sample roster and B another."""
    s = camp(mission=mission, shown=0)
    s.stack = [*OPENING][::-1]
    settle(s)
    for seat, name in enumerate((one, other)):
        step_of(s).choose(s, seat, parse(f"sample {name}"))
        settle(s)
        step_of(s).choose(s, seat, parse("done"))
        settle(s)
    return s


def run(s: SkirmishState) -> None:
    """Everybody does what is proposed, until the first round has begun."""
    while not s.round:
        seat = LOWEST[s.asked]
        step = step_of(s)
        legal, default, domain = options(s, seat), step.question(s, seat).default, step.domain(s, seat)
        assert legal == sorted(set(legal))
        assert default in legal
        assert domain is None or all(domain.accepts(action) for action in legal)
        assert not isinstance(step, Deploy) or len(legal) <= 8
        step.choose(s, seat, default)
        settle(s)


@pytest.mark.parametrize("mission", MISSIONS)
@rule("wg35", "5.8")
def test_all_samples_get_to_the_first_round_of_all_missions(mission: str) -> None:
    for i, name in enumerate(SAMPLES):
        s = opening_of(mission, name, SAMPLES[(i + 3) % len(SAMPLES)])
        run(s)
        assert (s.round, len(s.stack) > 1) == (1, True)
        position.check(s)
        for side in (0, 1):
            army = [f for f in range(16 * side, 16 * side + 16) if s.field.soldiers[f] is not None]
            assert len(army) == s.strength[side]
            assert sum(s.hands[side]) == len(army)
            assert all(s.left[f] == 2 for f in army if s.on >> f & 1)
            here = [f for f in army if s.on >> f & 1]
            assert len(here) == len(army) - kept_back(s, side)
            assert all(
                in_zone(s, side, s.x[f], s.y[f]) or LIBRARY.armies[s.field.armies[side]].id.startswith("us_") for f in here
            )


@rule("wg35", "5.5")
class TestLineUp:
    def test_it_is_always_the_same_and_nobody_stands_in_a_clump(self) -> None:
        one, other = (opening_of("battle_13", "rifle_section_1942", "don_bend_1942") for _ in range(2))
        run(one)
        run(other)
        assert (one.x, one.y, one.z) == (other.x, other.y, other.z)
        for side in (0, 1):
            here = [at(one, f) for f in range(16 * side, 16 * side + 16) if one.on >> f & 1]
            assert min((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for p in here for q in here if p < q) >= 50 * 50

    def test_officers_stand_behind(self) -> None:
        s = opening_of("battle_13", "rifle_section_1942", "don_bend_1942")
        s.home = [0, 1]
        run(s)
        low = s.home.index(0)
        officers = [f for f in range(16 * low, 16 * low + 16) if s.on >> f & 1 and s.field.man(f).cls == "officer"]
        privates = [f for f in range(16 * low, 16 * low + 16) if s.on >> f & 1 and s.field.man(f).cls == "private"]
        assert max(s.y[f] for f in officers) < max(s.y[f] for f in privates)

    def test_cover_is_taken(self) -> None:
        s = deploying(table=yard(piece("woods", box(560, 160, 640, 200))))
        do(s, "fill")
        assert any(560 <= s.x[f] <= 640 and 160 <= s.y[f] <= 200 for f in range(5))

    def test_a_crowded_zone_is_filled_all_the_same(self) -> None:
        zones = {"A": (((0, 0), (30, 0), (30, 30), (0, 30)),), "B": (((0, 1000), (30, 1000), (30, 1030), (0, 1030)),)}
        s = deploying(a=GERMANS + "8 de_schutze\n", changed={"zones": zones})
        do(s, "fill", "done")
        position.check(s)
        assert s.on == 0x1FFF
        assert misplaced(s, 0, (100, 100, 0)) is not None

    def test_all_that_can_be_said_is_listed_on_demand(self) -> None:
        s = deploying(a=SNIPERS)
        do(s, "fill")
        domain = step_of(s).domain(s, 0)
        assert isinstance(domain, Deploying)
        assert [notation(action) for action in domain.offers()] == ["reveal a5"]


@rule("wg35", "5.2")
def test_the_steps_come_in_their_order() -> None:
    s = opening_of("battle_13", "rifle_section_1942", "don_bend_1942")
    load(s, 9, 1, 2, 8, 9, 1, 1, 3, 4, 5)
    asking: list[str] = []
    while not s.round:
        seat = LOWEST[s.asked]
        asking.append(question(s).text)
        step_of(s).choose(s, seat, step_of(s).question(s, seat).default)
        settle(s)
    assert list(dict.fromkeys(asking)) == ["ask-hand", "ask-edge", "ask-exchange", "ask-deploy"]
    assert asking[-2:] == ["ask-exchange", "ask-exchange"]
    assert [it["why"] for it in told(s, "rolled_off")] == ["edge", "exchange", "deployment", "exchange"]
