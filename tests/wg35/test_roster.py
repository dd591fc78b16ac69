"""Building an army for WG35: prices, final profiles, every reason to say no, the text of a roster, decks and hands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cost import slow
from vezerkar.games.wg35.library import Library, built_in
from vezerkar.games.wg35.library.records import Camouflage, Profile, Sample, Unit
from vezerkar.games.wg35.library.sections import SECTIONS
from vezerkar.games.wg35.roster import (
    BadRoster,
    Figure,
    Roster,
    deck,
    figures,
    hand_problems,
    hand_size,
    offers,
    parse,
    price,
    problems,
    recruits,
    sample,
    single_use,
    why_not,
    write,
)

LIBRARY = built_in()
SAMPLES = [(army.id, ready) for army in LIBRARY.armies.values() for ready in army.samples]


def roster(*lines: str, army: str = "germany_1939_45", year: int = 1943, limit: int = 400) -> Roster:
    """A roster of these figures."""
    return parse("\n".join([f"roster {army} {year} {limit}", *lines]))


def reasons(one: Roster) -> list[str]:
    """The ids of what is wrong with a roster."""
    return [refusal.reason for refusal in problems(LIBRARY, one)]


@pytest.mark.parametrize(("army", "ready"), SAMPLES, ids=[ready.id for _, ready in SAMPLES])
def test_the_ready_rosters_are_legal_and_cost_what_they_say(army: str, ready: Sample) -> None:
    """WG35 3: ten rosters of 8 to 13 figures under 400 points."""
    one = sample(army, ready)
    assert problems(LIBRARY, one) == []
    assert price(LIBRARY, one) == ready.points <= ready.limit == 400
    assert sum(fighter.points for fighter in figures(LIBRARY, one)) == ready.points
    assert 8 <= len(one.figures) <= 13 and hand_size(LIBRARY, one) == len(one.figures)


def test_an_exchange_refunds_the_old_price() -> None:
    """WG35 3.3: an MP 40 of 10 points for a rifle of 6 adds 4 points."""
    assert price(LIBRARY, roster("de_schutze")) == 24
    assert price(LIBRARY, roster("de_schutze mp40")) == 28
    (fighter,) = figures(LIBRARY, roster("de_schutze mp40"))
    assert fighter.weapons == ("mp40",)
    assert price(LIBRARY, roster("de_mg zb26_lmg")) == 40


def with_unit(unit: Unit) -> Library:
    """A library in which a unit is another one."""
    records = {name: dict(getattr(LIBRARY, name)) for name in SECTIONS}
    for army in LIBRARY.armies.values():
        units = tuple(unit if old.id == unit.id else old for old in army.units)
        records["armies"][army.id] = replace(army, units=units)
    return Library(records, {}, {})


def test_an_option_with_a_price_of_its_own_costs_that() -> None:
    """WG35 3.3."""
    unit = LIBRARY.units["de_schutze"]
    options = tuple(replace(option, points=9) if option.add == "mp40" else option for option in unit.options)
    assert price(with_unit(replace(unit, options=options)), roster("de_schutze mp40")) == 33


def test_nobody_sinks_below_one() -> None:
    """WG35 16.5."""
    unit = LIBRARY.units["su_assault"]
    library = with_unit(replace(unit, profile=unit.profile.changed({"R": -4, "M": -7})))
    one = roster("2 su_rifleman", "su_assault", "su_assault steel_breastplate", army="soviet_1941_45")
    (refusal,) = problems(library, one)
    assert (refusal.reason, refusal.args["figure"], refusal.args["characteristic"]) == ("refuse-weak", 4, "R")


def test_a_woman_is_less_tough_and_more_alert_for_nothing() -> None:
    """WG35 3.5."""
    man, woman = figures(LIBRARY, roster("yu_partizan", "yu_partizan woman", army="yugoslav_partisans_1941_45"))
    assert man.profile == Profile(10, 5, 4, 5, 5, 7) and woman.profile == Profile(10, 5, 4, 4, 6, 7)
    assert man.points == woman.points and woman.woman and not man.woman


def test_a_profile_that_is_female_stays_as_printed() -> None:
    """WG35 3.5."""
    (nurse,) = figures(LIBRARY, roster("yu_medic", army="yugoslav_partisans_1941_45"))
    assert nurse.woman and nurse.profile == LIBRARY.units["yu_medic"].profile
    assert "refuse-woman" in reasons(roster("yu_medic woman", army="yugoslav_partisans_1941_45"))


def test_a_breastplate_slows_for_good() -> None:
    """WG35 16.5, 24.2: R -1, M -2."""
    plain, armoured = figures(LIBRARY, roster("su_assault", "su_assault steel_breastplate steel_helmet", army="soviet_1941_45"))
    assert (plain.profile.M, plain.profile.R) == (10, 5) and (armoured.profile.M, armoured.profile.R) == (8, 4)
    assert [armour.front_only for armour in armoured.armour] == [True, False]


def test_equipment_abilities_and_uniform_of_a_figure() -> None:
    """WG35 17.1, 24.1."""
    german, sniper = figures(
        LIBRARY,
        roster(
            "de_schutze bayonet_short extra_ammo extra_ammo battle_hardened", "de_sniper camouflage_full concealed_deployment"
        ),
    )
    assert german.identifies == (2, 3, 4, 5) and german.camouflage == Camouflage(0, 0)
    assert (german.weapons, german.melee, german.items) == (("kar98k",), ("bayonet_short",), ("extra_ammo", "extra_ammo"))
    assert german.abilities == {"battle_hardened": 0}
    assert sniper.camouflage == Camouflage(open=1, cover=2) and set(sniper.abilities) == {"sniper", "concealed_deployment"}
    (partisan,) = figures(LIBRARY, roster("yu_partizan steel_helmet uniform_tunic", army="yugoslav_partisans_1941_45"))
    assert partisan.identifies == (3, 4, 5)


PRIVATES = ["2 de_schutze"]
PARTISANS = {"army": "yugoslav_partisans_1941_45"}
REFUSED: list[tuple[str, Roster]] = [
    ("refuse-army", roster(army="martians")),
    ("refuse-army-year", roster(*PRIVATES, year=1938)),
    ("refuse-points", roster("17 de_schutze steel_helmet")),
    ("refuse-few", roster("de_schutze")),
    ("refuse-unit-few", roster("de_schutze", "3 de_volkssturm", year=1944)),
    ("refuse-many", roster("2 de_leutnant", *PRIVATES)),
    ("refuse-many", roster("3 de_medic", *PRIVATES)),
    ("refuse-many", roster("13 de_schutze")),
    ("refuse-allies", roster("2 de_ally_hiwi", "3 de_schutze")),
    ("refuse-total", roster("12 de_schutze", "2 de_medic", "de_leutnant")),
    ("refuse-unit", roster("su_rifleman", *PRIVATES)),
    ("refuse-unit-many", roster("7 su_assault", "2 su_rifleman", army="soviet_1941_45")),
    ("refuse-unit-year", roster("de_volkssturm", *PRIVATES)),
    ("refuse-woman", roster("de_schutze woman", *PRIVATES)),
    ("refuse-unlisted", roster("de_volkssturm mp40", *PRIVATES)),
    ("refuse-unlisted", roster("de_schutze no_such_thing", *PRIVATES)),
    ("refuse-exchange", roster("de_schutze mp40 g43", *PRIVATES)),
    ("refuse-weapon-year", roster("uk_sniper", "2 uk_commando", army="uk_commando_1941_45", year=1941)),
    ("refuse-worn", roster("de_sniper camouflage_full camouflage_professional", *PRIVATES)),
    ("refuse-bayonet", roster("de_schutze mp40 bayonet_short", *PRIVATES)),
    ("refuse-bayonet", roster("de_schutze bayonet_spike", *PRIVATES)),
    ("refuse-attach", roster("3 de_schutze", "de_schutze mp40 rifle_grenade")),
    ("refuse-option-many", roster("de_schutze" + " extra_ammo" * 3, *PRIVATES)),
    ("refuse-option-year", roster("de_schutze stg44", *PRIVATES)),
    ("refuse-option-army", roster("2 de_schutze rifle_grenade")),
    ("refuse-option-army", roster("3 uk_commando fast", army="uk_commando_1941_45")),
    ("refuse-army-item", roster("2 de_leutnant flag", *PRIVATES)),
    ("refuse-option-share", roster("2 de_schutze mp40", "3 de_schutze")),
    ("refuse-option-share", roster("de_schutze first_aid_kit", "2 de_schutze")),
]


@pytest.mark.parametrize(("reason", "one"), REFUSED, ids=[f"{reason[7:]}-{i}" for i, (reason, _) in enumerate(REFUSED)])
def test_what_is_not_allowed_is_refused(reason: str, one: Roster) -> None:
    """WG35 3.1-3.6."""
    found = problems(LIBRARY, one)
    assert reason in [refusal.reason for refusal in found]
    assert all(refusal.cite.startswith("WG35 ") for refusal in found)


def test_a_refusal_says_the_figure_and_the_facts() -> None:
    one = roster(*PRIVATES, "de_schutze mp40 bayonet_short")
    (refusal,) = problems(LIBRARY, one)
    assert (refusal.reason, refusal.cite, refusal.args) == (
        "refuse-bayonet",
        "WG35 3.4",
        {"figure": 3, "thing": "bayonet_short"},
    )


def test_one_in_three_counts_the_privates_of_all_units() -> None:
    """One sub-machine-gun for three privates, Volkssturm included; one PPSh for three before 1943, for two from then on."""
    assert reasons(roster("de_schutze mp40", "2 de_schutze")) == []
    assert reasons(roster("de_schutze mp40", "1 de_schutze", "de_volkssturm", year=1944)) == []
    assert reasons(roster("de_schutze mp40", "1 de_schutze", "2 de_medic")) == ["refuse-option-share"]
    soviet = ["2 su_rifleman ppsh41", "2 su_rifleman"]
    assert reasons(roster(*soviet, army="soviet_1941_45", year=1942)) == ["refuse-option-share"] * 2
    assert reasons(roster(*soviet, army="soviet_1941_45", year=1943)) == []


def test_a_limit_of_a_unit_counts_that_unit_alone() -> None:
    """One Panzerfaust for three Levente, whatever the other privates carry."""
    lines = ["2 hu_honved", "hu_levente panzerfaust60", "2 hu_levente"]
    assert reasons(roster(*lines, army="hungary_1941_45", year=1944)) == []
    assert reasons(roster(*lines[:-1], "hu_levente", army="hungary_1941_45", year=1944)) == ["refuse-option-share"]


def test_a_bayonet_can_be_had_unlisted_for_a_rifle_that_takes_it() -> None:
    """WG35 3.4."""
    assert LIBRARY.units["de_unteroffizier"].option("bayonet_short") is None
    one = roster(*PRIVATES, "de_unteroffizier bayonet_short")
    assert reasons(one) == [] and price(LIBRARY, one) == 2 * 24 + 37 + 2


def test_what_replaces_an_early_gun_lets_its_bearer_serve_early() -> None:
    """WG35 3.6: the Polish sergeant's gun is of 1943, but he may carry a Sten in 1942."""
    line = ["2 pl_insurgent", "pl_sergeant"]
    assert reasons(roster(*line, army="polish_home_army_1942_44", year=1942)) == ["refuse-weapon-year"]
    assert reasons(roster(line[0], "pl_sergeant sten_mk2", army="polish_home_army_1942_44", year=1942)) == []


def test_why_not_names_what_a_change_would_break() -> None:
    one = roster("de_leutnant", *PRIVATES)
    more = replace(one, figures=(*one.figures, Figure("de_leutnant")))
    assert [refusal.reason for refusal in why_not(LIBRARY, one, more)] == ["refuse-many"]
    assert why_not(LIBRARY, one, replace(one, figures=(*one.figures, Figure("de_schutze")))) == []


def test_offers_name_price_and_reason() -> None:
    one = roster("de_leutnant", "2 de_schutze")
    units = {offer.name: offer for offer in recruits(LIBRARY, one)}
    assert len(units) == 10 and units["de_schutze"].points == 24 and units["de_schutze"].refused == ()
    assert [refusal.reason for refusal in units["de_leutnant"].refused] == ["refuse-many"]
    assert [refusal.reason for refusal in units["de_volkssturm"].refused] == ["refuse-unit-year"]
    things = {offer.name: offer for offer in offers(LIBRARY, one, 1)}
    assert things["steel_helmet"].points == 3 and things["steel_helmet"].refused == ()
    assert things["mp40"].points == 4 and [refusal.reason for refusal in things["mp40"].refused] == ["refuse-option-share"]
    leader = {offer.name: offer for offer in offers(LIBRARY, roster(*PRIVATES, "de_unteroffizier"), 2)}
    assert leader["bayonet_short"].points == 2 and leader["bayonet_short"].refused == ()
    (armed,) = [offer for offer in offers(LIBRARY, roster("3 de_schutze mp40"), 0) if offer.name == "g43"]
    assert [refusal.reason for refusal in armed.refused] == ["refuse-exchange"]


def test_a_roster_is_a_line_for_each_figure() -> None:
    one = roster("de_leutnant mp40", "2 de_schutze steel_helmet")
    text = "roster germany_1939_45 1943 400\nde_leutnant mp40\nde_schutze steel_helmet\nde_schutze steel_helmet\n"
    assert write(one) == text and parse(text) == one
    commented = "# mine\n\n" + text.replace("mp40", "mp40  # his own")
    assert parse(commented) == one
    assert parse("roster a 1941 400 The  Old Guard\nx woman y") == Roster(
        "a", 1941, 400, (Figure("x", ("y",), True),), "The Old Guard"
    )


ID = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)
FIGURES = st.builds(Figure, ID, st.lists(ID, max_size=4).map(tuple).filter(lambda takes: takes[:1] != ("woman",)), st.booleans())


@slow
@given(st.builds(Roster, ID, st.integers(0, 99999), st.integers(0, 99999), st.lists(FIGURES, max_size=9).map(tuple), ID))
def test_every_roster_reads_back(one: Roster) -> None:
    assert parse(write(one)) == one


@pytest.mark.parametrize(
    "text",
    [
        "",
        "army x 1941 400",
        "roster X 1941 400",
        "roster x 1941",
        "roster x 19a1 400",
        "roster x 1941 -4",
        "roster x 1941 400\nDe_schutze",
        "roster x 1941 400\n0 de_schutze",
        "roster x 1941 400\n3",
        "roster x 1941 400\n999999 x",
        "roster x 1941 400\n99 x\n99 x",
    ],
)
def test_what_is_no_roster_is_refused(text: str) -> None:
    with pytest.raises(BadRoster):
        parse(text)


def test_unknown_names_in_a_roster_are_refused_and_cost_nothing() -> None:
    one = roster("ghost mp40", "de_schutze ghost_gun", *PRIVATES)
    assert reasons(one) == ["refuse-unit", "refuse-unlisted"] and price(LIBRARY, one) == 3 * 24


def test_the_deck_has_home_ground_only_at_home() -> None:
    """WG35 4.7: Hungarians fight at home from 1944 on."""
    early, late = (roster("2 hu_honved", army="hungary_1941_45", year=year) for year in (1942, 1944))
    assert "known_paths" not in deck(LIBRARY, early) and deck(LIBRARY, late)["known_paths"] == 1


def test_a_hand_has_as_many_cards_as_the_army_figures() -> None:
    """WG35 4.3."""
    one = roster(*PRIVATES, "de_leutnant")
    assert hand_size(LIBRARY, one) == 3
    assert hand_problems(LIBRARY, one, {"no": 2, "aim": 1}) == []
    wrong = [
        ({"no": 2}, "refuse-hand"),
        ({"no": 4}, "refuse-copies"),
        ({"no": 4, "aim": -1}, "refuse-copies"),
        ({"secret_passage": 3}, "refuse-card"),
        ({"nonsense": 3}, "refuse-card"),
    ]
    for hand, reason in wrong:
        assert reason in [refusal.reason for refusal in hand_problems(LIBRARY, one, hand)], hand


def test_which_cards_are_gone_once_played() -> None:
    """WG35 4.4, 22.2."""
    mass, elite = roster(), roster(army="uk_commando_1941_45")
    assert [single_use(LIBRARY, mass, card) for card in ("hurrah", "pincer", "dressings", "aim")] == [True, True, False, False]
    assert single_use(LIBRARY, elite, "dressings")
