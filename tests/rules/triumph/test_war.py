"""War and peace (T&T 15, 8.13, 8.46; rulings A-10, A-34 .. A-36, B-21 .. B-31)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.triumph.moving import begin, can_move, controls, go, reach, turn, ways, why_not
from tests.rules.triumph.table import asked, block, factions, give, hand, legal, nouns, play, put, refused, told, units
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.state import step_of
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, FACTORY_COST, NATION_INDEX, USSR, WEST
from vezerkar.games.triumph.notation import DONE, PICK, notation
from vezerkar.games.triumph.rules.government import factory_cost
from vezerkar.games.triumph.rules.units import disband, recount
from vezerkar.games.triumph.state import AGGRESSED, NOBODY, TntState
from vezerkar.translation import explain

AXIS_WEST = ["axis west"]
AXIS_USSR = ["axis ussr"]


def hands(s) -> tuple[int, int, int]:
    """How many cards everybody has."""
    return len(s.hand[AXIS]), len(s.hand[WEST]), len(s.hand[USSR])


def forts(s, *areas: str) -> list[int]:
    """The CV of the neutral Fortresses of these areas."""
    return [s.forts[AREA_INDEX[area]] for area in areas]


def violate(s, faction: str, unit: str, nation: str) -> None:
    """A faction violates a Neutral when it takes a unit in hand."""
    play(s, faction, picked(s, unit), f"violate {nation}")


def picked(s, unit: str) -> str:
    """The notation of taking a unit in hand."""
    return notation(PICK + block(s, unit))


# --- declarations of war -------------------------------------------------------------------------------------------


@rule("triumph", "15.21", "15.22", "B-21")
def test_war_is_declared_before_any_unit_moves() -> None:
    s = turn("axis", units=["germany tank berlin", "germany tank munich"])
    assert nouns(s, "axis", "war") == ["west", "ussr"]
    go(s, "germany tank berlin", "ruhr")
    assert nouns(s, "axis", "war") == []
    assert refused(s, "axis", "war ussr") == ("refuse-war-too-late", "T&T 15.21")


@rule("triumph", "15.21", "10.11", "18.231", "A-22")
@pytest.mark.parametrize(("faction", "kind", "two"), [("axis", "emergency", False), ("west", "defensive", True)])
def test_whoever_may_not_attack_this_turn_is_told_so(faction: str, kind: str, two: bool) -> None:
    s = turn(faction, kind, units=["germany tank munich", "britain infantry london"], two=two)
    rival = "ussr" if faction == "axis" else "axis"
    unit, neutral = ("germany tank munich", "prague") if faction == "axis" else ("britain infantry london", "oslo")
    assert refused(s, faction, f"war {rival}") == ("refuse-no-aggression", "T&T A-22")
    assert why_not(s, unit, neutral) == ("refuse-no-aggression", "T&T A-22")


@rule("triumph", "15.2", "15.22", "15.3", "B-21")
def test_what_a_declaration_of_war_does() -> None:
    s = turn("axis", units=["germany tank berlin"])
    play(s, "axis", "war ussr")
    assert factions(s.war[AXIS]) == "ussr"
    assert factions(s.war[USSR]) == "axis"
    assert s.war[WEST] == 0
    assert factions(s.declared[AXIS]) == "ussr"
    assert factions(s.struck) == "ussr"
    assert refused(s, "axis", "war ussr") == ("refuse-at-war", "T&T 15.22")
    # Both may be declared war on, and there is no peace afterwards.
    play(s, "axis", "war west")
    assert factions(s.war[AXIS]) == "west ussr"
    play(s, "axis", "done")
    assert s.struck == 0
    assert factions(s.war[AXIS]) == "west ussr"


@rule("triumph", "15.22", "A-7")
def test_factories_get_cheaper_for_the_victim() -> None:
    s = turn("axis")
    assert [factory_cost(s, faction) for faction in range(3)] == [5, 6, 7] == [levels[0] for levels in FACTORY_COST]
    play(s, "axis", "war ussr", "war west")
    assert [factory_cost(s, faction) for faction in range(3)] == [5, 5, 5]
    begin(s, "west")
    play(s, "west", "war ussr")
    assert [factory_cost(s, faction) for faction in range(3)] == [5, 5, 3]


@rule("triumph", "10.11", "15.21", "B-21")
def test_no_declaration_of_war_in_an_emergency() -> None:
    s = turn("axis", "emergency", units=["germany tank berlin"])
    assert nouns(s, "axis", "war") == []
    assert refused(s, "axis", "war west") == ("refuse-no-aggression", "T&T A-22")


@rule("triumph", "15.21")
def test_a_unit_that_moved_and_was_disbanded_did_move() -> None:
    s = turn("axis", units=["germany tank berlin", "germany tank munich"])
    go(s, "germany tank berlin", "ruhr")
    disband(s, block(s, "germany tank ruhr"))
    assert nouns(s, "axis", "war") == []


@rule("triumph", "15.22", "B-23")
def test_ships_beside_a_new_enemy_leave_or_fight() -> None:
    s = turn(
        "axis", units=["germany fleet north_sea", "britain fleet north_sea", "germany fleet baltic_sea", "ussr fleet baltic_sea"]
    )
    play(s, "axis", "war west")
    # Leaving means Disengaging.
    assert "copenhagen" not in reach(s, "germany fleet north_sea")
    assert "norwegian_sea" in reach(s, "germany fleet north_sea")
    trial = s.clone()
    go(trial, "germany fleet north_sea", "ruhr")
    play(trial, "axis", "done")
    assert trial.aggressed == ()
    play(s, "axis", "done")
    assert told(s, "battle") or s.battles or AREA_INDEX["north_sea"] in s.aggressed


@rule("triumph", "15.3", "15.21")
def test_at_war_enemy_land_is_open() -> None:
    s = turn("axis", units=["germany tank munich"])
    assert "lorraine" not in reach(s, "germany tank munich")
    play(s, "axis", "war west")
    assert {"lorraine", "paris", "marseille"} <= reach(s, "germany tank munich")


@rule("triumph", "A-34")
def test_a_declaration_must_be_followed_by_aggression_in_the_rules_of_2016() -> None:
    s = turn("axis", revised=True, units=["germany tank munich", "germany tank berlin"])
    assert "done" in legal(s, "axis")
    play(s, "axis", "war west")
    assert "done" not in legal(s, "axis")
    go(s, "germany tank munich", "lorraine")
    assert "done" in legal(s, "axis")
    s = turn("axis", units=["germany tank munich"])
    play(s, "axis", "war west", "done")
    assert s.asked == 0


@rule("triumph", "A-34", "15.22", "B-24")
def test_a_turn_that_cannot_end_yet_says_what_it_owes() -> None:
    units = ["germany tank munich", "germany tank berlin", "germany fleet berlin"]
    s = turn("axis", revised=True, units=units)
    play(s, "axis", "war west", "war ussr")
    assert why_not_done(s) == ("refuse-attack-owed", "T&T A-34", {"targets": "west ussr"})
    go(s, "germany tank munich", "lorraine")
    assert why_not_done(s) == ("refuse-attack-owed", "T&T A-34", {"targets": "ussr"})
    s = turn("axis", revised=True, units=units)
    violate(s, "axis", "germany tank berlin", "poland")
    assert why_not_done(s) == ("refuse-entry-owed", "T&T B-24", {"nations": "poland"})
    for lang, owed in (("en", "Poland."), ("hu", "Lengyelország.")):
        assert explain(step_of(s).refuse(s, AXIS, DONE), "triumph", lang).endswith(owed)
    assert DONE in step_of(s).menu(s, AXIS), "so the page says it beside the button"


def why_not_done(s: TntState) -> tuple[str, str, Mapping[str, int | str]]:
    """Why the Axis cannot end its movement."""
    refusal = step_of(s).refuse(s, AXIS, DONE)
    return refusal.reason, refusal.cite, refusal.args


# --- violations of neutrality --------------------------------------------------------------------------------------


@rule("triumph", "15.41", "B-24", "A-46")
@pytest.mark.parametrize(
    ("nation", "unit", "cards"), [("norway", "baltic_sea", 1), ("austria", "munich", 2), ("poland", "berlin", 3)]
)
def test_world_reaction_of_the_worked_example(nation: str, unit: str, cards: int) -> None:
    s = turn("axis", units=[f"germany infantry {unit}"])
    violate_or_fail(s, f"germany infantry {unit}", nation)
    assert hands(s) == (0, cards, cards)


def violate_or_fail(s, unit: str, nation: str) -> None:
    assert f"violate {nation}" in ways(s, unit), ways(s, unit)
    violate(s, "axis", unit, nation)


@rule("triumph", "15.42", "B-27", "8.14")
def test_polands_fortresses() -> None:
    s = turn("axis", units=["germany infantry berlin"], influence={"poland": "axis 1"})
    violate(s, "axis", "germany infantry berlin", "poland")
    assert forts(s, "warsaw", "lvov", "vilna") == [3, 2, 1]
    poland = NATION_INDEX["poland"]
    assert s.influence[poland] == 0
    assert factions(s.foes[poland]) == "axis"
    assert s.violated[poland] == AXIS
    assert [controls(s, area) for area in ("warsaw", "lvov", "vilna")] == ["minor"] * 3
    assert factions(s.peace_broken) == "axis"
    assert "warsaw" in reach(s, "germany infantry berlin")
    # The others are no enemies of Poland's.
    assert factions(s.war[AXIS]) == ""


@rule("triumph", "B-12", "15.41")
def test_albania_has_neither_fortress_nor_reaction() -> None:
    s = turn("axis", units=["italy infantry adriatic_sea"])
    violate(s, "axis", "italy infantry adriatic_sea", "albania")
    assert hands(s) == (0, 0, 0)
    assert forts(s, "albania") == [0]
    go(s, "italy infantry adriatic_sea", "albania")
    play(s, "axis", "done")
    assert controls(s, "albania") == "axis"


@rule("triumph", "15.4", "B-24")
def test_a_violation_may_come_at_any_moment_of_the_movement_phase() -> None:
    s = turn("axis", units=["germany infantry berlin", "germany tank berlin"])
    go(s, "germany tank berlin", "ruhr")
    violate(s, "axis", "germany infantry berlin", "poland")
    go(s, "germany infantry berlin", "warsaw")
    assert s.aggressed == (AREA_INDEX["warsaw"],)


@rule("triumph", "15.4", "10.11", "A-22")
def test_no_violation_in_an_emergency() -> None:
    s = turn("axis", "emergency", units=["germany infantry berlin"])
    assert not [text for text in ways(s, "germany infantry berlin") if text.startswith("violate")]


@rule("triumph", "15.4")
def test_units_with_neutrals_all_around_can_violate_them() -> None:
    s = turn("axis", markers={"hungary": "axis"}, units=["germany infantry budapest"])
    assert can_move(s, "germany infantry budapest")
    violate(s, "axis", "germany infantry budapest", "austria")
    go(s, "germany infantry budapest", "vienna")


@rule("triumph", "15.4", "A-34")
def test_a_violation_must_be_followed_by_an_entry_in_the_rules_of_2016() -> None:
    s = turn("axis", revised=True, units=["germany infantry berlin"])
    violate(s, "axis", "germany infantry berlin", "poland")
    assert "done" not in legal(s, "axis")
    go(s, "germany infantry berlin", "warsaw")
    assert "done" in legal(s, "axis")


@rule("triumph", "A-34", "B-24")
def test_an_old_violation_obliges_to_nothing() -> None:
    s = turn("axis", revised=True, units=["germany infantry berlin"], minors={"poland": "axis"})
    s.violated[NATION_INDEX["poland"]] = AXIS
    assert "done" in legal(s, "axis")


@rule("triumph", "8.13", "8.0", "B-25")
def test_the_worked_example_of_repudiation() -> None:
    # Czechoslovakia is the West's Protectorate; the West takes a marker off and stays at peace.
    s = turn("axis", units=["germany infantry berlin"], influence={"czechoslovakia": "west 2"})
    violate(s, "axis", "germany infantry berlin", "czechoslovakia")
    assert asked(s) == "west"
    assert legal(s, "west") == ["pass", "repudiate czechoslovakia"]
    play(s, "west", "repudiate czechoslovakia")
    assert asked(s) == "axis"
    assert s.war == [0, 0, 0]
    assert forts(s, "prague") == [2]
    assert s.influence[NATION_INDEX["czechoslovakia"]] == 0
    assert hands(s) == (0, 2, 2)


@rule("triumph", "8.13", "B-25", "15.41", "8.2")
def test_an_attack_on_a_protectorate_is_war_on_its_protector() -> None:
    s = turn("axis", units=["germany infantry berlin"], influence={"czechoslovakia": "west 2"})
    violate(s, "axis", "germany infantry berlin", "czechoslovakia")
    play(s, "west", "pass")
    assert factions(s.war[AXIS]) == "west"
    assert factions(s.declared[AXIS]) == "west"
    assert factions(s.struck) == "west"
    assert hands(s) == (0, 2, 2)
    # It joins the West, with a unit of the British.
    assert asked(s) == "west"
    play(s, "west", "muster prague infantry")
    assert units(s, "britain") == ["britain infantry prague 2"]
    assert controls(s, "prague") == "west"
    assert not s.armed & BIT[NATION_INDEX["czechoslovakia"]]
    assert asked(s) == "axis"
    go(s, "germany infantry berlin", "prague")


@rule("triumph", "8.13", "15.21", "B-25")
def test_a_protectorate_of_a_rival_at_peace_cannot_be_attacked_once_units_moved() -> None:
    s = turn(
        "axis",
        units=["germany infantry berlin", "germany tank munich"],
        influence={"czechoslovakia": "west 2", "poland": "axis 2"},
    )
    go(s, "germany tank munich", "ruhr")
    assert "violate czechoslovakia" not in ways(s, "germany infantry berlin")
    # One's own Protectorate: a plain violation.
    violate(s, "axis", "germany infantry berlin", "poland")
    assert forts(s, "warsaw") == [3]
    s = turn(
        "axis", war=AXIS_WEST, units=["germany infantry berlin", "germany tank munich"], influence={"czechoslovakia": "west 2"}
    )
    go(s, "germany tank munich", "ruhr")
    assert "violate czechoslovakia" in ways(s, "germany infantry berlin")


@rule("triumph", "8.12", "15.4")
def test_an_associate_is_a_plain_neutral() -> None:
    s = turn("axis", units=["germany infantry berlin"], influence={"czechoslovakia": "west 1"})
    violate(s, "axis", "germany infantry berlin", "czechoslovakia")
    assert asked(s) == "axis"
    assert s.war == [0, 0, 0]


@rule("triumph", "8.2", "B-26")
def test_a_satellite_is_entered_by_declaring_war_on_its_faction() -> None:
    s = turn("axis", units=["germany infantry berlin"], markers={"poland": "ussr"})
    assert not [text for text in ways(s, "germany infantry berlin") if text.endswith("poland")]
    play(s, "axis", "war ussr")
    assert "warsaw" in reach(s, "germany infantry berlin")


@rule("triumph", "15.41", "B-7")
def test_an_empty_deck_is_shuffled_for_world_reaction() -> None:
    s = turn("axis", units=["germany infantry berlin"])
    s.piles[0] = s.decks[0][2:]
    s.decks[0] = s.decks[0][:2]
    violate(s, "axis", "germany infantry berlin", "poland")
    assert hands(s) == (0, 3, 3)


@rule("triumph", "15.41", "B-7")
def test_what_is_left_of_a_deck_is_drawn_before_the_discards_are_shuffled() -> None:
    for seed in range(3):
        s = turn("axis", units=["germany infantry berlin"])
        s.randbelow(seed + 2)
        top = s.decks[0][7]
        s.piles[0] = s.decks[0][:7] + s.decks[0][8:]
        s.decks[0] = (top,)
        violate(s, "axis", "germany infantry berlin", "poland")
        assert top in s.hand[WEST]
        assert hands(s) == (0, 3, 3)


# --- the USA (A-10) ------------------------------------------------------------------------------------------------


@rule("triumph", "8.46", "A-10")
def test_an_attack_on_the_usa_brings_them_in() -> None:
    s = turn("axis", units=["germany infantry north_atlantic_ocean"], influence={"usa": "ussr 2"})
    violate(s, "axis", "germany infantry north_atlantic_ocean", "usa")
    assert factions(s.war[AXIS]) == "west"
    assert hands(s) == (0, 0, 0)
    assert controls(s, "washington") == "west"
    assert asked(s) == "west"
    for kind in ("tank", "infantry", "fleet", "air_force"):
        play(s, "west", f"muster washington {kind}")
    assert units(s, "usa") == [
        "usa air_force washington 1", "usa fleet washington 1", "usa fortress new_york 2", "usa fortress washington 4",
        "usa infantry washington 1", "usa tank washington 1",
    ]  # fmt: skip
    assert asked(s) == "axis"
    assert s.usa_forces == 2


@rule("triumph", "8.46", "A-10")
def test_who_may_violate_the_usa() -> None:
    where: dict[str, Any] = {"units": ["ussr infantry north_atlantic_ocean", "britain infantry north_atlantic_ocean"]}
    assert "violate usa" in ways(turn("ussr", **where), "ussr infantry north_atlantic_ocean")
    assert "violate usa" not in ways(turn("west", **where), "britain infantry north_atlantic_ocean")
    assert "violate usa" not in ways(turn("ussr", revised=True, **where), "ussr infantry north_atlantic_ocean")


@rule("triumph", "A-10")
def test_enemies_in_canada_bring_the_usa_in_by_the_rules_of_2016() -> None:
    for revised in (False, True):
        s = turn("axis", revised=revised, war=AXIS_WEST, units=["germany infantry north_atlantic_ocean"])
        go(s, "germany infantry north_atlantic_ocean", "ottawa")
        play(s, "axis", "done")
        assert (controls(s, "washington") == "west") == revised


# --- Armed Minors --------------------------------------------------------------------------------------------------


def armed_poland(faction: str, kind: str = "full", war: list[str] | None = None, **more):
    """A turn while Poland is an Armed Minor that the Axis violated; other units come on top."""
    s = turn(faction, kind, war=war or [], minors={"poland": "axis"}, **more)
    s.violated[NATION_INDEX["poland"]] = AXIS
    return s


@rule("triumph", "15.422", "B-29", "A-35")
def test_partition() -> None:
    s = armed_poland("ussr", units=["ussr infantry kiev"])
    assert "lvov" not in reach(s, "ussr infantry kiev")
    play(s, "ussr", picked(s, "ussr infantry kiev"), "partition poland")
    assert factions(s.foes[NATION_INDEX["poland"]]) == "axis ussr"
    assert hands(s) == (0, 0, 0)
    assert s.peace_broken == 0
    assert s.war == [0, 0, 0]
    go(s, "ussr infantry kiev", "lvov")
    assert s.aggressed == (AREA_INDEX["lvov"],)


@rule("triumph", "15.422", "10.11", "A-22")
def test_no_partition_in_an_emergency() -> None:
    s = armed_poland("ussr", "emergency", units=["ussr infantry kiev"])
    assert "partition poland" not in ways(s, "ussr infantry kiev")


@rule("triumph", "15.422")
def test_partition_does_not_open_what_a_rival_holds() -> None:
    s = armed_poland("ussr", units=["germany infantry vilna", "ussr infantry belorussia"])
    put(s, "ussr infantry kiev")
    play(s, "ussr", picked(s, "ussr infantry kiev"), "partition poland")
    assert "lvov" in reach(s, "ussr infantry kiev")
    assert "vilna" not in reach(s, "ussr infantry belorussia")


@rule("triumph", "15.423", "A-36", "B-29")
def test_only_an_enemy_of_the_violator_intervenes() -> None:
    s = armed_poland("ussr", units=["ussr infantry kiev"])
    assert "intervene poland" not in ways(s, "ussr infantry kiev")
    s = armed_poland("ussr", war=AXIS_USSR, units=["ussr infantry kiev", "ussr air_force kiev"])
    assert {"partition poland", "intervene poland"} <= set(ways(s, "ussr infantry kiev"))
    # It takes a Ground unit.
    assert "intervene poland" not in ways(s, "ussr air_force kiev")


@rule("triumph", "15.423", "B-31", "B-29")
def test_intervention() -> None:
    s = armed_poland("ussr", war=AXIS_USSR, units=["ussr infantry kiev"])
    play(s, "ussr", picked(s, "ussr infantry kiev"), "intervene poland")
    assert "partition poland" not in ways(s, "ussr infantry kiev")
    go(s, "ussr infantry kiev", "lvov")
    assert s.aggressed == ()
    assert s.moves and not any(what & AGGRESSED for what in s.moves.values())
    play(s, "ussr", "done")
    # The Fortresses become Soviet units of the same CV.
    assert asked(s) == "ussr"
    play(s, "ussr", "muster warsaw fleet", "muster lvov tank", "muster vilna infantry")
    assert units(s, "ussr") == ["ussr fleet warsaw 3", "ussr infantry lvov 1", "ussr infantry vilna 1", "ussr tank lvov 2"]
    assert forts(s, "warsaw", "lvov", "vilna") == [0, 0, 0]
    assert not s.armed & BIT[NATION_INDEX["poland"]]
    assert controls(s, "warsaw") == "ussr"
    assert s.partners == [NOBODY] * len(s.partners)


@rule("triumph", "15.423", "11.0", "B-61")
def test_ships_and_air_forces_follow_ground_units_that_intervene() -> None:
    units = ["ussr infantry kiev", "ussr air_force kiev", "ussr fleet leningrad"]
    s = armed_poland("ussr", war=AXIS_USSR, units=units, markers={"baltic_states": "ussr"})
    put(s, "ussr infantry riga")
    play(s, "ussr", picked(s, "ussr infantry kiev"), "intervene poland")
    assert "lvov" not in reach(s, "ussr air_force kiev")
    assert "warsaw" not in reach(s, "ussr fleet leningrad")
    go(s, "ussr infantry kiev", "lvov")
    go(s, "ussr infantry riga", "warsaw")
    assert "lvov" in reach(s, "ussr air_force kiev")
    assert "warsaw" in reach(s, "ussr fleet leningrad")
    go(s, "ussr fleet leningrad", "warsaw")
    assert not any(what & AGGRESSED for what in s.moves.values())


@rule("triumph", "15.423", "B-31")
def test_an_intervention_without_ground_units_fails() -> None:
    s = armed_poland("ussr", war=AXIS_USSR, units=["ussr infantry kiev"])
    play(s, "ussr", picked(s, "ussr infantry kiev"), "intervene poland", "done")
    assert s.armed & BIT[NATION_INDEX["poland"]]
    assert forts(s, "warsaw", "lvov", "vilna") == [3, 2, 1]
    assert s.partners == [NOBODY] * len(s.partners)


@rule("triumph", "10.11", "A-22", "15.423")
def test_intervention_in_an_emergency() -> None:
    fighting = ["germany infantry lvov", "germany tank vilna"]
    s = armed_poland("ussr", "emergency", war=AXIS_USSR, units=[*fighting, "ussr infantry kiev", "ussr infantry belorussia"])
    s.forts[AREA_INDEX["vilna"]] = 0
    recount(s, AREA_INDEX["vilna"])
    play(s, "ussr", picked(s, "ussr infantry kiev"), "intervene poland")
    # Lvov is not held by enemies alone, Vilna is.
    assert "lvov" in reach(s, "ussr infantry kiev")
    assert "vilna" not in reach(s, "ussr infantry belorussia")
    go(s, "ussr infantry kiev", "lvov")
    assert not any(what & AGGRESSED for what in s.moves.values())


@rule("triumph", "B-33", "15.41", "2.31")
def test_a_colony_on_its_own_is_violated_like_a_neutral() -> None:
    s = turn("axis", war=AXIS_WEST, minors={"syria": ""}, units=["germany infantry adana"], markers={"turkey": "axis"})
    assert "damascus" not in reach(s, "germany infantry adana")
    violate(s, "axis", "germany infantry adana", "syria")
    assert hands(s) == (0, 1, 1)
    assert forts(s, "damascus") == [1]
    assert told(s, "violated") == [{"faction": "axis", "nation": "syria"}] and told(s, "armed") == [], "it was armed before"
    assert "damascus" in reach(s, "germany infantry adana")


# --- two players ---------------------------------------------------------------------------------------------------


@rule("triumph", "18.0", "15.41")
@pytest.mark.parametrize(
    ("nation", "unit", "west", "ussr"), [("norway", "baltic_sea", 1, 0), ("austria", "munich", 1, 1), ("poland", "berlin", 2, 1)]
)
def test_allies_share_the_world_reaction(nation: str, unit: str, west: int, ussr: int) -> None:
    s = turn("axis", two=True, units=[f"germany infantry {unit}"])
    violate(s, "axis", f"germany infantry {unit}", nation)
    assert hands(s) == (0, west, ussr)


@rule("triumph", "18.0", "15.41")
def test_an_ally_draws_nothing_when_the_other_violates_a_neutral() -> None:
    s = turn("ussr", two=True, units=["ussr infantry kiev"])
    violate(s, "ussr", "ussr infantry kiev", "poland")
    assert hands(s) == (3, 0, 0)


@rule("triumph", "18.0")
def test_allies_do_not_declare_war_on_each_other() -> None:
    s = turn("west", two=True, units=["britain tank london"], season="summer")
    give(s, "west", "a17")
    assert nouns(s, "west", "war") == ["axis"]
    assert refused(s, "west", "war ussr") == ("refuse-allies", "T&T 18.0")


@rule("triumph", "18.3")
def test_a_declaration_of_war_costs_an_ally_a_card_of_the_season() -> None:
    s = turn("west", two=True, units=["britain tank london"], season="summer")
    give(s, "west", "a1")  # Spring
    assert nouns(s, "west", "war") == []
    assert refused(s, "west", "war axis") == ("refuse-no-war-card", "T&T 18.3")
    give(s, "west", "a17")
    give(s, "west", "a18")
    give(s, "west", "i1")
    play(s, "west", "war axis")
    assert legal(s, "west") == ["discard a17", "discard a18"]
    play(s, "west", "discard a18")
    assert factions(s.war[WEST]) == "axis"
    assert hand(s, "west") == ["a1", "a17", "i1"]


@rule("triumph", "18.0")
def test_one_ally_may_be_at_war_and_the_other_at_peace() -> None:
    s = turn("axis", two=True)
    play(s, "axis", "war west")
    assert [factions(mask) for mask in s.war] == ["west", "axis", ""]


@rule("triumph", "18.0")
def test_allies_never_stand_in_one_area() -> None:
    where: dict[str, Any] = {
        "units": ["britain fleet north_sea", "ussr fleet baltic_sea", "ussr air_force leningrad", "ussr infantry leningrad"]
    }
    found = reach(turn("ussr", two=True, markers={"denmark": "ussr"}, **where), "ussr fleet baltic_sea")
    assert "north_sea" not in found
    assert "norwegian_sea" in found
    s = turn("ussr", two=True, units=["britain fleet gulf_of_bothnia", "ussr air_force leningrad", "ussr infantry leningrad"])
    assert "gulf_of_bothnia" not in reach(s, "ussr air_force leningrad") | reach(s, "ussr infantry leningrad")
    assert "gulf_of_bothnia" in reach(
        turn("ussr", units=["britain fleet gulf_of_bothnia", "ussr infantry leningrad"]), "ussr infantry leningrad"
    )


@rule("triumph", "18.23", "18.231")
def test_a_defensive_turn_allows_no_aggression() -> None:
    units_here = ["britain infantry gibraltar", "france infantry lorraine", "germany tank lorraine", "france infantry paris"]
    s = turn("west", "defensive", two=True, war=AXIS_WEST, season="summer", units=units_here)
    give(s, "west", "a17")
    assert nouns(s, "west", "war") == []
    assert "lorraine" in reach(s, "france infantry paris")
    assert "munich" not in reach(s, "france infantry paris")
    assert not [text for text in ways(s, "britain infantry gibraltar") if text.startswith("violate")]
    play(s, "west", "done")
    assert s.asked == 0


@rule("triumph", "18.0", "8.13")
def test_an_ally_does_not_attack_the_other_allys_protectorate() -> None:
    s = turn("ussr", two=True, units=["ussr infantry kiev"], influence={"poland": "west 2"})
    assert "violate poland" not in ways(s, "ussr infantry kiev")
    s = turn("ussr", two=True, units=["ussr infantry kiev"], influence={"poland": "west 1"})
    assert "violate poland" in ways(s, "ussr infantry kiev")


@rule("triumph", "18.3", "8.13")
def test_an_ally_declares_war_before_it_attacks_a_protectorate_of_the_axis() -> None:
    s = turn("ussr", two=True, season="summer", units=["ussr infantry kiev"], influence={"poland": "axis 2"})
    give(s, "ussr", "a17")
    assert "violate poland" not in ways(s, "ussr infantry kiev")
    play(s, "ussr", "war axis", "discard a17")
    violate(s, "ussr", "ussr infantry kiev", "poland")
    assert asked(s) == "axis"
    play(s, "axis", "pass")
    assert controls(s, "lvov") == "axis"
