"""Armies: built, shown, and the traits of guerrillas (WG35 3, 5.1, 22.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.camp import GERMANS, PARTISANS, RUSSIANS, camp
from tests.rules.wg35.skirmish import asked, can, do, may, question, settle, told, why
from vezerkar import game
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import options, step_of
from vezerkar.engine.together import Together
from vezerkar.games.wg35 import GAME, imagine, position, view
from vezerkar.games.wg35.battle.field import MO, C, R
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import SAMPLES
from vezerkar.games.wg35.notation import notation, parse
from vezerkar.games.wg35.roster import price, problems, write
from vezerkar.games.wg35.roster.ready import ready
from vezerkar.games.wg35.rules.basics.figures import value
from vezerkar.games.wg35.rules.setup.field import points_of
from vezerkar.games.wg35.rules.setup.muster import BuildArmy, Drafting, ShowArmies, Traits
from vezerkar.games.wg35.state import SkirmishState


def building(**more: Any) -> SkirmishState:
    return camp(BuildArmy(0), shown=0, **more)


def drafted(s: SkirmishState) -> list[str]:
    """The units of A's draft."""
    return [figure.unit for figure in s.rosters[0].figures]


@rule("wg35", "3.1")
class TestPoints:
    def test_the_limit_is_the_missions_for_each_side_or_what_is_agreed(self) -> None:
        assert [points_of(camp(mission="last_stand", shown=0).variant, side) for side in (0, 1)] == [400, 300]
        assert points_of(building(points=250).variant, 0) == 250

    def test_it_begins_with_sample_rosters_that_fit(self) -> None:
        for limit in (0, 300):
            s = building(points=limit)
            assert can(s) == sorted([f"sample {name}" for name in SAMPLES], key=lambda text: SAMPLES.index(text.split()[1]))
            do(s, "sample rifle_section_1942")
            assert price(LIBRARY, s.rosters[0]) <= (limit or 400)
            assert problems(LIBRARY, s.rosters[0]) == []

    @pytest.mark.parametrize(("options", "asked_first"), [({"army_a": "budapest_1944"}, ("b",)), ({}, ("a", "b"))])
    def test_who_was_agreed_to_take_a_ready_roster_is_not_asked(
        self, options: dict[str, str], asked_first: tuple[str, ...]
    ) -> None:
        match = GAME.start(seed=1, options={"points": "300", **options})
        assert match.waiting() == asked_first
        assert match.view("b")["sides"]["a"]["army"] is None
        match.act("b", "sample rifle_section_1942")
        match.act("b", "done")
        if options:
            army: Any = match.view("b")["sides"]["a"]
            assert army["army"] == "hungary_1941_45"
            assert price(LIBRARY, match.state.rosters[0]) <= 300

    def test_nobody_is_asked_when_both_take_ready_rosters_and_who_imagines_knows_them(self) -> None:
        match = GAME.start(seed=1, options={"army_a": "budapest_1944", "army_b": "assault_group_1944"})
        assert [figure.unit[:2] for roster in match.state.rosters for figure in roster.figures[:1]] == ["hu", "su"]
        alone = GAME.start(seed=1, options={"army_a": "budapest_1944"})
        assert GAME.imagine(alone.state, 1, alone.state.dice).rosters[0] == alone.state.rosters[0]

    def test_who_does_not_choose_gets_the_sample_that_makes_most_of_the_points(self) -> None:
        s = building()
        best = max(price(LIBRARY, s.rosters[0]), *(army.points for it in LIBRARY.armies.values() for army in it.samples))
        do(s, notation(question(s).default))
        assert price(LIBRARY, s.rosters[0]) == best
        assert notation(question(s).default) == "done"

    def test_who_has_agreed_on_a_sample_roster_builds_none(self) -> None:
        match = game("wg35").start(1, {"army_a": "late_war_section_1944"})
        s = match.state
        assert s.rosters[0] == ready(LIBRARY, "late_war_section_1944", 400) and not s.rosters[1].army
        assert match.waiting() == ("b",)
        both = game("wg35").start(1, {"army_a": "late_war_section_1944", "army_b": "budapest_1944", "points": "250"}).state
        assert both.shown == 1 and [price(LIBRARY, roster) <= 250 for roster in both.rosters] == [True, True]

    def test_more_than_the_points_is_refused(self) -> None:
        s = building(points=70)
        do(s, "army germany_1939_45 1941", "recruit de_schutze", "recruit de_schutze")
        refusal = why(s, "recruit de_schutze")
        assert (refusal.reason, refusal.cite, refusal.args["limit"]) == ("refuse-points", "WG35 3.1", 70)
        assert why(s, "recruit su_rifleman").reason == "refuse-unit"
        assert why(s, "recruit de_leutnant").reason == "refuse-points"

    def test_changing_the_year_keeps_the_figures_another_army_does_not(self) -> None:
        s = building()
        do(s, "army germany_1939_45 1941", "recruit de_schutze", "army germany_1939_45 1943")
        assert (drafted(s), s.rosters[0].year) == (["de_schutze"], 1943)
        do(s, "army soviet_1941_45 1943")
        assert drafted(s) == []

    def test_done_is_offered_when_nothing_is_wrong(self) -> None:
        s = building()
        assert why(s, "done").reason == "refuse-no-army"
        do(s, "army germany_1939_45 1941")
        assert why(s, "done").reason == "refuse-few"
        do(s, "recruit de_schutze")
        assert why(s, "done").args["count"] == 1
        assert "done" not in can(s)
        do(s, "recruit de_schutze", "done")
        assert not s.asked
        assert told(s, "army_ready") == [{"seat": "a"}]


@rule("wg35", "3.2")
def test_composition_is_watched_while_recruiting() -> None:
    s = building()
    do(s, "army germany_1939_45 1941", "recruit de_leutnant")
    assert why(s, "recruit de_leutnant").cite == "WG35 3.2"
    assert why(s, "recruit de_ally_honved").reason == "refuse-allies"
    assert "recruit de_leutnant" not in can(s)
    do(s, "recruit de_schutze", "recruit de_schutze", "recruit de_ally_honved")
    assert why(s, "recruit de_ally_honved").reason == "refuse-allies"


@rule("wg35", "3.3")
class TestThings:
    def test_things_are_taken_and_given_back_at_their_price(self) -> None:
        s = building()
        do(s, "army germany_1939_45 1941", "recruit de_schutze")
        bare = price(LIBRARY, s.rosters[0])
        do(s, "equip 1 spade")
        assert price(LIBRARY, s.rosters[0]) == bare + 2
        do(s, "strip 1 spade")
        assert price(LIBRARY, s.rosters[0]) == bare
        assert why(s, "strip 1 spade").reason == "refuse-no-such"
        assert why(s, "equip 2 spade").args == {"figure": 2}
        assert why(s, "equip 1 dp28").reason == "refuse-unlisted"

    def test_figures_are_dismissed(self) -> None:
        s = building()
        do(s, "army germany_1939_45 1941", "recruit de_leutnant", "recruit de_schutze", "dismiss 1")
        assert drafted(s) == ["de_schutze"]
        assert not may(s, "dismiss 2")

    def test_figures_may_go_though_others_have_things_for_their_sake(self) -> None:
        s = building()
        do(s, "army germany_1939_45 1941", *["recruit de_schutze"] * 4, "equip 1 first_aid_kit")
        assert why(s, "equip 2 first_aid_kit").cite == "WG35 3.3"
        do(s, "dismiss 4")
        assert why(s, "done").cite == "WG35 3.3"

    def test_everything_that_can_be_done_is_listed_on_demand(self) -> None:
        s = building()
        do(s, "sample rifle_section_1942")
        domain = step_of(s).domain(s, 0)
        assert isinstance(domain, Drafting)
        offers = domain.offers()
        assert offers == sorted(set(offers))
        assert all(domain.accepts(action) for action in offers)
        assert {"done", "dismiss 13", "army soviet_1941_45 1943", "strip 2 steel_helmet"} <= set(map(notation, offers))
        assert len(options(s, 0)) < 8


@rule("wg35", "3.4")
def test_a_second_helmet_is_refused() -> None:
    s = building()
    do(s, "army germany_1939_45 1941", "recruit de_schutze", "equip 1 steel_helmet")
    assert not may(s, "equip 1 steel_helmet")
    do(s, "equip 1 bayonet_short")
    assert why(s, "equip 1 bayonet_short").cite in ("WG35 3.3", "WG35 3.4")


@rule("wg35", "3.5")
def test_women_where_the_list_has_them() -> None:
    s = building()
    do(s, "army soviet_1941_45 1942", "recruit su_sniper", "recruit su_rifleman")
    women = [number for number in (1, 2) if may(s, f"woman {number}")]
    for number in (1, 2):
        unit = LIBRARY.units[drafted(s)[number - 1]]
        assert (number in women) == unit.may_be_female
        if number not in women:
            assert why(s, f"woman {number}").cite == "WG35 3.5"
    assert women
    do(s, f"woman {women[0]}")
    assert s.rosters[0].figures[women[0] - 1].woman
    do(s, f"woman {women[0]}")
    assert not s.rosters[0].figures[women[0] - 1].woman


@rule("wg35", "3.6")
def test_years_of_armies_and_units() -> None:
    s = building()
    assert why(s, "army soviet_1941_45 1939").args == {"army": "soviet_1941_45", "year": 1939, "from": 1941, "to": 1945}
    do(s, "army germany_1939_45 1941")
    assert why(s, "recruit de_volkssturm").cite == "WG35 3.6"
    do(s, "army germany_1939_45 1944")
    assert may(s, "recruit de_volkssturm")


@rule("wg35", "3.7")
class TestSecret:
    def both(self) -> SkirmishState:
        return camp(Together(((BuildArmy(0),), (BuildArmy(1),))), ShowArmies(), Traits(0), shown=0)

    def act(self, s: SkirmishState, seat: str, *texts: str) -> None:
        for text in texts:
            step_of(s).choose(s, SEATS.index(seat), parse(text))
            settle(s)

    def test_both_build_at_once_and_neither_sees_the_other(self) -> None:
        s = self.both()
        assert s.asked == 3
        self.act(s, "a", "sample rifle_section_1941")
        sides: Mapping[str, Any] = view.view(s, 1)["sides"]
        assert sides["a"]["army"] is None
        assert view.view(s, 0)["sides"]["a"]["army"] == "germany_1939_45"
        assert [event.seats for event in s.sink or []] == [1]
        self.act(s, "a", "done")
        assert (s.asked, s.shown) == (2, 0)
        guess = imagine.imagine(s, 1, Dice(key_of("guess")))
        assert problems(LIBRARY, guess.rosters[0]) == []

    def test_then_both_are_shown(self) -> None:
        s = self.both()
        self.act(s, "a", "sample rifle_section_1941", "done")
        news = s.news
        self.act(s, "b", "sample don_bend_1942", "done")
        assert (s.shown, s.news) == (1, news + 1)
        assert view.view(s, 1)["sides"]["a"]["army"] == "germany_1939_45"
        assert [(it["seat"], it["army"], it["figures"]) for it in told(s, "army_shown")] == [
            ("a", "germany_1939_45", 12),
            ("b", "hungary_1941_45", 12),
        ]
        assert s.strength == [12, 12]
        assert s.field.man(0).cls == "officer"
        position.check(s)

    def test_drafts_are_written_down_and_read_back(self) -> None:
        s = self.both()
        self.act(s, "a", "army germany_1939_45 1941", "recruit de_schutze")
        again = position.load_state(position.dump_state(s), s.dice, s.variant)
        assert [write(roster) for roster in again.rosters] == [write(roster) for roster in s.rosters]


@rule("wg35", "2.5")
def test_who_does_not_choose_has_the_dearest_weapon_in_hand() -> None:
    s = camp(
        a="roster germany_1939_45 1944 400\nde_leutnant mp40 stielhandgranate\nde_schutze panzerfaust60\nde_mg mg34_tripod\n",
        b=RUSSIANS,
    )
    names = [s.field.arms[s.in_hand[figure]].weapon for figure in range(3)]
    assert [weapon.id for weapon in names if weapon is not None] == ["mp40", "kar98k", "p38"]


# --- traits --------------------------------------------------------------------------------------------------------


def rolled(*dice: int) -> SkirmishState:
    s = camp(Traits(0), a=PARTISANS, b=RUSSIANS, dice=dice, shown=1)
    do(s, "traits")
    return s


@rule("wg35", "22.7")
class TestTraits:
    BASE = LIBRARY.units["yu_partizan"].profile

    def test_only_guerrillas_are_asked_and_they_may_decline(self) -> None:
        s = camp(ShowArmies(), a=PARTISANS, b=RUSSIANS, shown=0)
        assert (asked(s), can(s)) == (0, ["pass", "traits"])
        before = [base.copy() for base in s.field.base]
        do(s, "pass")
        assert not s.asked
        assert s.field.base == before
        assert not camp(ShowArmies(), a=GERMANS, b=RUSSIANS, shown=0).asked
        assert notation(question(camp(Traits(0), a=PARTISANS, b=RUSSIANS, shown=1)).default) == "pass"

    def test_poor_training_lowers_c_and_makes_untrained(self) -> None:
        s = rolled(1, 5, 3, 3)
        assert value(s, 0, C) == max(1, self.BASE.C - 3)
        assert s.field.man(0).abilities["untrained"] == 4
        assert "untrained" not in s.field.man(1).abilities

    def test_at_least_1_is_left_of_c(self) -> None:
        s = camp(Traits(0), a=PARTISANS, b=RUSSIANS, dice=(1, 6, 3, 3), shown=1)
        s.field.base[0][C] = 2
        do(s, "traits")
        assert s.field.base[0][C] == 1

    def test_cowards_lose_morale(self) -> None:
        s = rolled(2, 3, 3, 3)
        assert s.field.base[0][MO] == self.BASE.Mo - 2

    def test_alert_shot_and_nothing(self) -> None:
        s = rolled(4, 5, 3)
        assert s.field.base[0][R] == self.BASE.R + 1
        assert s.field.base[1][C] == self.BASE.C + 1
        assert s.field.base[2] == [self.BASE.M, self.BASE.T, self.BASE.C, self.BASE.E, self.BASE.R, self.BASE.Mo]

    def test_the_charismatic_lead(self) -> None:
        s = rolled(6, 3, 3)
        assert s.field.base[0][MO] == self.BASE.Mo + 1
        assert s.field.man(0).abilities["command_zone"] == 100

    def test_a_zone_there_is_becomes_wider(self) -> None:
        s = camp(
            Traits(0),
            a="roster yugoslav_partisans_1941_45 1943 400\nyu_komandant\n2 yu_partizan\n",
            b=RUSSIANS,
            dice=(6, 3, 3),
            shown=1,
        )
        zone = s.field.man(0).abilities["command_zone"]
        do(s, "traits")
        assert s.field.man(0).abilities["command_zone"] == zone + 100

    def test_other_states_keep_what_they_had(self) -> None:
        s = camp(Traits(0), a=PARTISANS, b=RUSSIANS, dice=(6, 6, 6), shown=1)
        other = s.clone()
        do(s, "traits")
        assert other.field.base[0][MO] == self.BASE.Mo

    def test_positions_remember_traits(self) -> None:
        s = rolled(1, 1, 6, 4)
        again = position.load_state(position.dump_state(s), s.dice, s.variant)
        assert again.field.base == s.field.base
        assert [again.field.man(f).abilities for f in range(3)] == [s.field.man(f).abilities for f in range(3)]


@rule("wg35", "B-7")
def test_traits_are_rolled_figure_by_figure_each_d3_after_its_die() -> None:
    s = rolled(2, 6, 1, 1, 5)
    assert [(it["figure"], it["die"], it["trait"], it["less"]) for it in told(s, "trait")] == [
        ("a1", 2, "coward", 3),
        ("a2", 1, "poor_training", 1),
        ("a3", 5, "shot", 0),
    ]
