"""Building, recruiting and moving by rebuilding (R-42 .. R-45, R-50)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    by_itself,
    country,
    kinds,
    legal,
    pieces,
    play,
    points,
    refused,
    shown,
    spaces,
    table,
    told,
    zone,
)
from vezerkar.translation import explain, translator

LINLITHGOW = "uk_lord_linlithgow_declares_india_to_be_at_war"
AUSTRALIA = "uk_australia_forms_the_directorate_of_manpower"


def building(name: str, card: str, own: str, status: str = "", rest: str = "", **others):
    """A country has played a card that builds."""
    filler = {"germany": "ger", "uk": "uk", "japan": "jpn", "ussr": "ussr", "italy": "ita", "usa": "usa"}[name] + "_land_battle"
    match = table(name, **{name: country(own, f"{card} {filler} {rest}", status), **others})
    play(match, f"play {card}")
    return match


@rule("quartermaster", "R-42")
def test_where_an_army_may_be_built() -> None:
    """At Home, or next to an own supplied piece; not in an enemy's space."""
    match = building(
        "germany", "ger_build_army", "germany eastern_europe", ussr=country("ukraine"), italy=country("italy balkans")
    )
    assert spaces(match, "germany", "build") == {
        "germany", "western_europe", "italy", "balkans", "eastern_europe", "russia",
    }  # fmt: skip
    assert refused(match, "germany", "build ukraine") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "germany", "build moscow") == ("refuse-no-neighbour", "QMG R-43")
    assert refused(match, "germany", "pass")[0] == "refuse-not-now", "the card was played, so it builds"
    play(match, "build russia")
    assert pieces(match, "germany") == {"germany", "eastern_europe", "russia"}
    assert told(match, "built") == [{"country": "germany", "kind": "army", "space": "russia"}]


@rule("quartermaster", "R-42")
def test_home_needs_no_neighbour_but_no_enemy_either() -> None:
    match = building("germany", "ger_build_army", "")
    assert by_itself(match) == ["germany: build germany"]
    match = table(germany=country("", "ger_build_army ger_land_battle"), uk=country("germany"))
    assert "play ger_build_army" not in legal(match, "germany")
    match = table(germany=country("", "ger_build_army ger_land_battle"), italy=country("germany"))
    assert "play ger_build_army" in legal(match, "germany")


@rule("quartermaster", "R-42", "R-43")
def test_where_a_navy_may_be_built() -> None:
    match = building(
        "uk", "uk_build_navy", "united_kingdom north_sea", usa=country("north_africa"), germany=country("germany baltic_sea")
    )
    assert spaces(match, "uk", "build") == {"north_sea", "mediterranean_sea"}, "both Atlantics have no port"
    assert refused(match, "uk", "build baltic_sea") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "uk", "build north_atlantic") == ("refuse-no-port", "QMG R-22")
    assert refused(match, "uk", "build indian_ocean") == ("refuse-no-neighbour", "QMG R-43")


@rule("quartermaster", "R-42")
def test_other_cards_build_by_the_same_rules() -> None:
    """Pearl Harbor, Free French Allies, Italy Attacks Communists: only where a Build card could."""
    match = table(
        "usa", usa=country("eastern_united_states", "usa_free_french_allies usa_build_army"), uk=country("united_kingdom")
    )
    play(match, "play usa_free_french_allies")
    assert match.waiting() == ("usa",), "the UK has no supplied piece next to any of them"
    match = table(
        "usa",
        usa=country("eastern_united_states", "usa_free_french_allies usa_build_army"),
        uk=country("united_kingdom north_sea"),
        germany=country("western_europe"),
    )
    play(match, "play usa_free_french_allies")
    assert legal(match, "uk") == ["pass", "build north_africa"]
    play(match, "build north_africa")
    assert legal(match, "uk") == ["pass", "build africa"], "next to the Army that was just built"


@rule("quartermaster", "R-44")
def test_recruiting_needs_no_supply_and_the_recruit_falls_in_its_own_supply_step() -> None:
    match = building("uk", "uk_general_smuts_strengthens_ties_to_uk", "united_kingdom")
    assert spaces(match, "uk", "recruit") == {"southern_ocean", "indian_ocean"}
    assert pieces(match, "uk") == {"united_kingdom", "africa"}
    play(match, "recruit southern_ocean")
    assert [event["space"] for event in told(match, "recruited")] == ["africa", "southern_ocean"]
    assert pieces(match, "uk") == {"united_kingdom"}, "both have fallen"
    match = building("usa", "usa_murmansk_convoy", "eastern_united_states", ussr=country("siberia"))
    assert pieces(match, "ussr") == {"siberia", "russia"}
    play(match, "pass")
    assert pieces(match, "ussr") == {"siberia", "russia"}, "not in the Supply step of another country"


@rule("quartermaster", "R-44", "R-17")
def test_a_recruit_enters_no_occupied_space() -> None:
    match = building("uk", "uk_increased_commonwealth_support", "united_kingdom australia", japan=country("india"))
    assert told(match, "recruited") == [{"country": "uk", "kind": "army", "space": "canada"}], "the only one left"
    match = building("uk", "uk_increased_commonwealth_support", "united_kingdom", usa=country("india"))
    assert spaces(match, "uk", "recruit") == {"australia", "canada", "india"}, "a teammate is no obstacle"
    assert refused(match, "uk", "recruit africa") == ("refuse-not-named", "QMG R-47")
    match = building("uk", "uk_increased_commonwealth_support", "united_kingdom canada", japan=country("japan"))
    assert refused(match, "uk", "recruit canada") == ("refuse-own-there", "QMG R-17")
    match = building("uk", "uk_singapore", "united_kingdom", japan=country("southeast_asia south_china_sea"))
    assert pieces(match, "uk") == {"united_kingdom"}, "nothing to be done"


@rule("quartermaster", "R-44")
def test_exactly_where_the_card_says() -> None:
    match = building("uk", "uk_singapore", "united_kingdom")
    assert [event["space"] for event in told(match, "recruited")] == ["southeast_asia", "south_china_sea"]
    match = building("uk", "uk_dutch_east_indies", "united_kingdom")
    assert legal(match, "uk") == ["pass", "recruit indonesia"]
    play(match, "pass")
    assert legal(match, "uk") == ["pass", "recruit new_guinea"]
    play(match, "recruit new_guinea")
    assert [event["space"] for event in told(match, "recruited")] == ["new_guinea", "south_china_sea"]


@rule("quartermaster", "R-45")
def test_a_build_in_place_adds_nothing_but_has_happened() -> None:
    """Bias for Action wants an Army built, and it was."""
    match = building("germany", "ger_build_army", "germany eastern_europe", "ger_bias_for_action", ussr=country("ukraine"))
    free = shown(match, "germany", "armies")
    play(match, "build eastern_europe")
    assert kinds(match)[-1] == "built_in_place" and shown(match, "germany", "armies") == free
    assert legal(match, "germany") == ["pass", "use ger_bias_for_action"]
    play(match, "use ger_bias_for_action")
    assert spaces(match, "germany", "battle") == {"ukraine", "balkans", "russia"}
    play(match, "battle ukraine")
    assert pieces(match, "ussr") == set()


@rule("quartermaster", "R-45")
def test_in_place_only_where_the_build_would_be_legal() -> None:
    match = building("germany", "ger_build_army", "germany eastern_europe siberia scandinavia")
    assert spaces(match, "germany", "build") == {
        "germany", "eastern_europe", "western_europe", "italy", "balkans", "ukraine", "russia",
    }  # fmt: skip
    assert refused(match, "germany", "build siberia") == ("refuse-no-neighbour", "QMG R-43")


@rule("quartermaster", "R-45", "R-59")
def test_rasputitsa_loyal_and_kamikaze_hit_a_build_in_place() -> None:
    """Decided question: Q-13."""
    match = building(
        "germany", "ger_build_army", "germany eastern_europe ukraine", ussr=country("moscow", laid="ussr_rasputitsa")
    )
    play(match, "build ukraine", "ussr: use ussr_rasputitsa")
    assert pieces(match, "germany") == {"germany", "eastern_europe"}
    match = building(
        "japan", "jpn_build_army", "china southeast_asia india", uk=country("united_kingdom", laid="uk_loyal_to_the_crown")
    )
    play(match, "build india", "uk: use uk_loyal_to_the_crown")
    assert pieces(match, "japan") == {"china", "southeast_asia"}
    match = building(
        "usa",
        "usa_build_navy",
        "western_united_states hawaii east_pacific central_pacific",
        japan=country("iwo_jima", laid="jpn_kamikaze"),
    )
    play(match, "build central_pacific", "japan: use jpn_kamikaze")
    assert pieces(match, "usa") == {"western_united_states", "hawaii", "east_pacific"}


@rule("quartermaster", "R-50", "F-21")
def test_the_autobahn_rebuilds_one_army_after_the_other() -> None:
    match = building("germany", "ger_the_autobahn", "germany western_europe scandinavia baltic_sea", "ger_bias_for_action")
    assert set(legal(match, "germany")) == {"done", "pick_up western_europe", "pick_up germany", "pick_up scandinavia"}
    play(match, "pick_up scandinavia")
    assert pieces(match, "germany") == {"germany", "western_europe", "baltic_sea"}
    assert spaces(match, "germany", "build") == {
        "germany", "western_europe", "eastern_europe", "italy", "balkans", "scandinavia", "russia",
    }, "by the rules of building"  # fmt: skip
    play(match, "build russia")
    assert legal(match, "germany") == ["pass", "use ger_bias_for_action"], "each is a build"
    play(match, "pass")
    assert spaces(match, "germany", "pick_up") == {"western_europe", "germany"}, "each once, and before the next"
    assert refused(match, "germany", "pick_up russia") == ("refuse-not-movable", "QMG F-21")
    play(match, "done")
    assert pieces(match, "germany") == {"germany", "western_europe", "baltic_sea", "russia"}


@rule("quartermaster", "F-21", "R-50")
def test_an_army_gained_on_the_way_does_not_move() -> None:
    """Bias for Action and Blitzkrieg win an Army in Ukraine while the Autobahn goes on."""
    match = building(
        "germany",
        "ger_the_autobahn",
        "germany western_europe",
        "ger_bias_for_action ger_blitzkrieg",
        ussr=country("moscow ukraine"),
    )
    play(match, "pick_up western_europe", "build eastern_europe", "use ger_bias_for_action", "battle ukraine")
    play(match, "use ger_blitzkrieg", "build ukraine")
    assert pieces(match, "germany") == {"germany", "eastern_europe", "ukraine"}
    assert spaces(match, "germany", "pick_up") == {"germany"}
    assert refused(match, "germany", "pick_up ukraine") == ("refuse-not-movable", "QMG F-21")


@rule("quartermaster", "R-50")
def test_what_cannot_be_rebuilt_stays_in_the_pool() -> None:
    """The only supplied Army is picked up and its Home space is taken; picking up is no battle and no removal."""
    match = table(
        germany=country("ukraine", "ger_the_autobahn ger_land_battle"),
        italy=country("italy", laid="ita_romanian_reinforcements"),
        uk=country("germany united_kingdom"),
    )
    play(match, "play ger_the_autobahn", "pick_up ukraine")
    assert pieces(match, "germany") == set() and shown(match, "germany", "armies") == [7]
    assert match.decision("germany").prompt == "ask-discard-step", "Italy's reinforcements are not asked for"


@rule("quartermaster", "R-50", "F-49")
def test_theater_shift_moves_armies_and_navies() -> None:
    match = building("usa", "usa_theater_shift", "western_united_states east_pacific hawaii eastern_united_states")
    assert spaces(match, "usa", "pick_up") == {"western_united_states", "east_pacific", "hawaii", "eastern_united_states"}
    play(match, "pick_up east_pacific")
    assert spaces(match, "usa", "build") == {"east_pacific", "north_atlantic"}, "a Navy again, next to a supplied piece"
    play(match, "build east_pacific", "pick_up hawaii")
    assert spaces(match, "usa", "build") == {
        "hawaii", "western_united_states", "eastern_united_states", "canada", "pacific_northwest", "latin_america", "new_zealand",
    }  # fmt: skip
    play(match, "build new_zealand")
    assert spaces(match, "usa", "pick_up") == {"western_united_states", "eastern_united_states"}
    play(match, "done")
    assert pieces(match, "usa") == {"western_united_states", "east_pacific", "eastern_united_states", "new_zealand"}


@rule("quartermaster", "R-50", "F-21")
def test_trans_siberian_railroad_moves_armies_only() -> None:
    match = building("ussr", "ussr_trans_siberian_railroad", "moscow russia baltic_sea")
    assert spaces(match, "ussr", "pick_up") == {"moscow", "russia"}


@rule("quartermaster", "F-34", "F-36", "F-03")
@pytest.mark.parametrize(("status", "space"), [(AUSTRALIA, "australia"), (LINLITHGOW, "india")])
def test_spaces_like_home_for_building(status: str, space: str) -> None:
    """Directly, without an adjacent supplied piece - but not for the enemy, not for recruiting Navies, not for a teammate."""
    match = building("uk", "uk_build_army", "united_kingdom", status)
    assert set(legal(match, "uk")) == {"build united_kingdom", f"build {space}"}
    play(match, f"build {space}")
    assert pieces(match, "uk") == {"united_kingdom", space}
    match = building("uk", "uk_build_army", "united_kingdom")
    assert by_itself(match) == ["uk: build united_kingdom"]
    match = building("uk", "uk_build_army", "united_kingdom", status, japan=country(space))
    assert by_itself(match) == ["uk: build united_kingdom"]
    match = building("usa", "usa_build_army", "eastern_united_states", uk=country("united_kingdom", status=status))
    assert space not in spaces(match, "usa", "build")
    match = table("uk", uk=country("united_kingdom", "uk_build_navy uk_build_navy", status))
    play(match, "play uk_build_navy")
    assert by_itself(match) == ["uk: build north_sea"]


@rule("quartermaster", "F-42")
@pytest.mark.parametrize("first", ["eastern_europe", "ukraine"])
def test_the_treatys_two_builds_in_either_order(first: str) -> None:
    second = "ukraine" if first == "eastern_europe" else "eastern_europe"
    match = building("ussr", "ussr_german_soviet_treaty", "moscow russia")
    assert set(legal(match, "ussr")) == {"pass", "build eastern_europe", "build ukraine"}
    play(match, f"build {first}")
    assert legal(match, "ussr") == ["pass", f"build {second}"]
    play(match, f"build {second}")
    assert pieces(match, "ussr") == {"moscow", "russia", "eastern_europe", "ukraine"}
    match = building("ussr", "ussr_german_soviet_treaty", "moscow")
    assert legal(match, "ussr") == ["pass", "build ukraine"], "Eastern Europe only after it"
    play(match, "build ukraine")
    assert legal(match, "ussr") == ["pass", "build eastern_europe"]


@rule("quartermaster", "F-46", "R-38")
def test_fleet_deployed_to_pearl_harbor() -> None:
    """In fixed order; normally the East Pacific Navy and the Hawaii Army; the North Pacific needs an Army at it."""
    match = building("usa", "usa_fleet_deployed_to_pearl_harbor", "western_united_states eastern_united_states")
    assert legal(match, "usa") == ["pass", "build east_pacific"]
    play(match, "build east_pacific")
    assert legal(match, "usa") == ["pass", "build hawaii"], "no port at the North Pacific yet, and no way back later"
    play(match, "build hawaii")
    assert pieces(match, "usa") == {"western_united_states", "eastern_united_states", "east_pacific", "hawaii"}
    match = building("usa", "usa_fleet_deployed_to_pearl_harbor", "western_united_states", ussr=country("moscow vladivostok"))
    play(match, "build east_pacific")
    assert legal(match, "usa") == ["pass", "build north_pacific"]
    play(match, "build north_pacific", "build hawaii")
    assert pieces(match, "usa") == {"western_united_states", "east_pacific", "north_pacific", "hawaii"}
    match = building("usa", "usa_fleet_deployed_to_pearl_harbor", "eastern_united_states")
    assert match.decision("usa").prompt == "ask-discard-step", "nothing is legal"


@rule("quartermaster", "F-45")
def test_arsenal_of_democracy_builds_an_army_and_a_navy_whichever_first() -> None:
    for first, second in (
        ("build western_europe", "build mediterranean_sea"),
        ("build mediterranean_sea", "build western_europe"),
    ):
        match = building(
            "usa", "usa_arsenal_of_democracy", "eastern_united_states", uk=country("united_kingdom north_sea north_africa")
        )
        play(match, f"uk: {first}", f"uk: {second}")
        assert pieces(match, "uk") == {"united_kingdom", "north_sea", "north_africa", "western_europe", "mediterranean_sea"}
        assert match.waiting() == ("usa",)


@rule("quartermaster", "R-43", "R-59")
def test_a_build_may_be_next_to_the_piece_just_built() -> None:
    """Wartime Production: another Army anywhere legal, once a turn."""
    match = building("usa", "usa_build_army", "eastern_united_states", "usa_wartime_production")
    play(match, "build latin_america", "use usa_wartime_production")
    assert spaces(match, "usa", "build") == {"eastern_united_states", "canada", "western_united_states", "latin_america"}
    play(match, "build latin_america")
    assert match.decision("usa").prompt == "ask-discard-step", "once a turn"
    assert points(match) == (0, 2) and zone(match, "usa", "up") == ["usa_build_army"]


@rule("quartermaster", "R-17", "R-43")
@pytest.mark.parametrize(("lang", "where"), [("en", "in Ukraine"), ("hu", "Ukrajnában")])
def test_a_refusal_names_the_space(lang: str, where: str) -> None:
    match = table(germany=country("germany eastern_europe", "ger_build_army"), ussr=country("ukraine"))
    play(match, "play ger_build_army")
    refusal = match.why_not("germany", "build ukraine")
    assert refusal is not None and where in explain(refusal, "quartermaster", lang)
    far = match.why_not("germany", "build siberia")
    assert far is not None and translator("quartermaster", lang)("space-siberia", {}) in explain(far, "quartermaster", lang)
