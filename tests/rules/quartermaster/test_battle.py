"""Battles and eliminations (R-46 .. R-51, R-62)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
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
    unasked,
    zone,
)
from vezerkar.games.quartermaster.game_data import COUNTRIES, LAND

SHORT = {"germany": "ger", "uk": "uk", "japan": "jpn", "ussr": "ussr", "italy": "ita", "usa": "usa"}


def fighting(name: str, kind: str, own: str, status: str = "", hand: str = "", laid: str = "", **others):
    """A country has played a Land or Sea Battle card; a Build Army card is left in its hand."""
    card = f"{SHORT[name]}_{kind}_battle"
    match = table(name, **{name: country(own, f"{card} {SHORT[name]}_build_army {hand}", status, laid), **others})
    play(match, f"play {card}")
    return match


@rule("quartermaster", "R-46", "F-08")
def test_the_target_is_next_to_a_supplied_piece_of_either_kind() -> None:
    """Germany in Germany and in the Baltic Sea: the Navy may fight on land and the Army at sea."""
    given = {"ussr": country("moscow russia"), "uk": country("united_kingdom north_sea scandinavia")}
    match = fighting("germany", "land", "germany baltic_sea", **given)
    assert spaces(match, "germany", "battle") == {
        "western_europe", "italy", "balkans", "eastern_europe", "russia", "scandinavia",
    }  # fmt: skip
    assert refused(match, "germany", "battle north_sea") == ("refuse-wrong-kind", "QMG R-17")
    assert refused(match, "germany", "battle moscow") == ("refuse-out-of-reach", "QMG R-46")
    play(match, "battle scandinavia")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea"}
    match = fighting("germany", "sea", "germany western_europe", **given)
    assert spaces(match, "germany", "battle") == {"north_sea", "baltic_sea", "mediterranean_sea"}
    assert refused(match, "germany", "battle scandinavia") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle north_sea")
    assert pieces(match, "uk") == {"united_kingdom", "scandinavia"}


@rule("quartermaster", "R-46")
def test_an_unsupplied_piece_does_not_battle() -> None:
    match = fighting("germany", "land", "germany siberia", ussr=country("moscow"), uk=country("balkans"))
    assert spaces(match, "germany", "battle") == {"western_europe", "italy", "balkans", "eastern_europe"}
    assert refused(match, "germany", "battle moscow") == ("refuse-out-of-reach", "QMG R-46")


@rule("quartermaster", "R-46")
def test_of_several_enemy_pieces_the_attacker_picks_one() -> None:
    match = fighting("germany", "land", "germany", uk=country("western_europe united_kingdom"), usa=country("western_europe"))
    play(match, "battle western_europe")
    assert legal(match, "germany") == ["strike uk western_europe", "strike usa western_europe"]
    play(match, "strike usa western_europe")
    assert pieces(match, "usa") == set() and pieces(match, "uk") == {"western_europe", "united_kingdom"}


@rule("quartermaster", "R-46", "R-49")
def test_a_battle_moves_nobody() -> None:
    match = fighting("germany", "land", "germany", uk=country("western_europe"))
    play(match, "battle western_europe")
    assert pieces(match, "germany") == {"germany"} and pieces(match, "uk") == set()


@rule("quartermaster", "R-47", "F-07", "F-25")
def test_adjacent_means_next_to_the_space_battled() -> None:
    """Dive Bombers after Western Europe: there or in its neighbours, as far as Germany reaches them; not in Ukraine."""
    given = {"uk": country("western_europe united_kingdom"), "ussr": country("moscow ukraine")}
    match = fighting("germany", "land", "germany eastern_europe", "ger_dive_bombers", **given)
    play(match, "battle western_europe", "use ger_dive_bombers")
    assert spaces(match, "germany", "battle") == {"western_europe", "italy"}
    assert refused(match, "germany", "battle ukraine") == ("refuse-not-named", "QMG R-47")
    assert refused(match, "germany", "battle germany")[0] == "refuse-own-team-there"
    match = fighting("germany", "land", "germany eastern_europe", "ger_dive_bombers", **given)
    play(match, "battle ukraine", "use ger_dive_bombers")
    # Ukraine borders Moscow, but no German piece does: an extra battle has to reach its target by itself.
    assert spaces(match, "germany", "battle") == {"ukraine", "balkans", "russia"}
    assert refused(match, "germany", "battle moscow") == ("refuse-out-of-reach", "QMG R-46")


@rule("quartermaster", "R-47", "F-25", "F-31", "F-41", "F-37")
@pytest.mark.parametrize(
    ("name", "kind", "own", "status", "laid", "first", "there"),
    [
        ("germany", "land", "germany", "ger_dive_bombers", "", "western_europe", {"western_europe", "italy"}),
        ("japan", "land", "china", "", "jpn_banzai_charge", "szechuan", {"szechuan", "southeast_asia", "mongolia"}),
        ("ussr", "land", "moscow", "ussr_frontal_assault", "", "russia", {"russia", "siberia", "ukraine"}),
        ("uk", "sea", "united_kingdom north_sea", "uk_the_royal_navy", "", "baltic_sea", {"baltic_sea"}),
    ],
)
def test_an_extra_battle_there_or_next_to_it_against_an_empty_space_too(
    name: str, kind: str, own: str, status: str, laid: str, first: str, there: set[str]
) -> None:
    match = fighting(name, kind, own, status, hand=f"{SHORT[name]}_build_army {SHORT[name]}_build_navy", laid=laid)
    play(match, f"battle {first}", f"use {status or laid}")
    while match.decision(name).prompt == "ask-discard":
        play(match, legal(match, name)[0])
    assert spaces(match, name, "battle") == there
    assert refused(match, name, "pass")[0] == "refuse-not-now", "it is paid for"
    play(match, f"battle {first}")
    assert [event["space"] for event in told(match, "battled")] == [first, first]
    assert match.decision(name).prompt == "ask-discard-step", "once a turn, or discarded"


@rule("quartermaster", "R-47", "F-37")
def test_the_royal_navy_at_sea() -> None:
    """After the North Sea: there, or a sea next to it that the UK reaches; the Mediterranean while Gibraltar is open to it."""
    given = {"germany": country("germany north_sea"), "italy": country("italy mediterranean_sea")}
    match = fighting(
        "uk",
        "sea",
        "united_kingdom western_europe",
        "uk_the_royal_navy",
        hand="uk_build_navy uk_build_navy",
        usa=country("iceland"),
        **given,
    )
    play(match, "battle north_sea", "use uk_the_royal_navy", "discard uk_build_army", "discard uk_build_navy")
    assert spaces(match, "uk", "battle") == {"north_sea", "baltic_sea", "mediterranean_sea"}
    held = {"germany": country("germany north_sea scandinavia"), "italy": country("italy mediterranean_sea north_africa")}
    match = fighting(
        "uk", "sea", "united_kingdom western_europe", "uk_the_royal_navy", hand="uk_build_navy uk_build_navy", **held
    )
    play(match, "battle north_sea", "use uk_the_royal_navy", "discard uk_build_army", "discard uk_build_navy")
    assert spaces(match, "uk", "battle") == {"north_sea"}, "closed straits are no neighbourhood"


@rule("quartermaster", "R-48", "F-13", "F-22")
def test_empty_spaces_may_be_battled_whenever_there_is_a_battle() -> None:
    match = fighting("germany", "land", "germany", "ger_blitzkrieg")
    assert spaces(match, "germany", "battle") == {"western_europe", "italy", "balkans", "eastern_europe"}
    play(match, "battle eastern_europe")
    assert legal(match, "germany") == ["pass", "use ger_blitzkrieg"], "it satisfies the trigger"
    play(match, "use ger_blitzkrieg", "build eastern_europe")
    assert pieces(match, "germany") == {"germany", "eastern_europe"}
    match = table(germany=country("germany", "ger_build_army ger_land_battle", "ger_bias_for_action ger_blitzkrieg"))
    play(match, "play ger_build_army", "build eastern_europe", "use ger_bias_for_action")
    assert spaces(match, "germany", "battle") == {"balkans", "ukraine", "russia"}, "Bias for Action included"
    play(match, "battle ukraine", "use ger_blitzkrieg", "build ukraine")
    assert pieces(match, "germany") == {"germany", "eastern_europe", "ukraine"}


@rule("quartermaster", "R-48")
def test_never_against_ones_own_team() -> None:
    """Not even when an enemy were there; nor may the spaces of teammates and oneself be battled."""
    match = fighting("germany", "land", "germany western_europe", italy=country("italy"), japan=country("balkans"))
    assert spaces(match, "germany", "battle") == {"eastern_europe"}
    match = fighting("germany", "land", "germany western_europe ukraine", italy=country("italy"), japan=country("balkans"))
    for space in ("italy", "balkans", "western_europe", "germany"):
        assert refused(match, "germany", f"battle {space}") == ("refuse-own-team-there", "QMG R-48")


@rule("quartermaster", "R-49")
def test_eliminating_needs_no_reach_and_is_no_battle() -> None:
    """Mao removes an Army in China; Atlantic Wall and Stavka do not stir at an elimination."""
    match = table(
        "ussr",
        ussr=country("moscow", "ussr_mao_tse_tung ussr_build_army", "ussr_stavka_forms_artillery_corps"),
        japan=country("japan china szechuan"),
    )
    play(match, "play ussr_mao_tse_tung")
    assert set(legal(match, "ussr")) == {"strike japan szechuan", "strike japan china"}
    play(match, "strike japan china")
    assert pieces(match, "japan") == {"japan", "szechuan"}
    assert match.decision("ussr").prompt == "ask-discard-step" and "battled" not in kinds(match)
    match = table(
        germany=country(
            "germany eastern_europe",
            "ger_military_dictatorships_in_the_balkans ger_build_army",
            "ger_blitzkrieg ger_dive_bombers",
        ),
        ussr=country("moscow ukraine"),
    )
    play(match, "play ger_military_dictatorships_in_the_balkans")
    assert pieces(match, "ussr") == {"moscow"}
    assert match.decision("germany").prompt == "ask-discard-step", "neither Blitzkrieg nor Dive Bombers"


@rule("quartermaster", "R-51")
def test_an_army_without_a_team_is_an_enemy_army() -> None:
    """General Winter, Mao, Vasilevsky, Volksturm: nobody can make a teammate lose a piece."""
    match = table(
        "ussr",
        ussr=country("moscow ukraine", "ussr_general_winter ussr_build_army"),
        uk=country("russia"),
        germany=country("siberia germany"),
    )
    play(match, "play ussr_general_winter")
    assert legal(match, "ussr") == ["pass", "strike germany siberia"]
    match = table(
        "ussr", ussr=country("moscow", "ussr_mao_tse_tung ussr_build_army"), usa=country("china"), uk=country("szechuan")
    )
    play(match, "play ussr_mao_tse_tung")
    assert match.decision("ussr").prompt == "ask-discard-step"
    assert pieces(match, "usa") == {"china"} and pieces(match, "uk") == {"szechuan"}
    match = table(
        "ussr", ussr=country("moscow", "ussr_vasilevsky_takes_command_in_the_far_east ussr_build_army"), uk=country("china")
    )
    play(match, "play ussr_vasilevsky_takes_command_in_the_far_east")
    assert pieces(match, "uk") == {"china"}
    match = fighting("germany", "land", "ukraine", "ger_volksturm", italy=country("germany italy"))
    assert all(text.startswith("battle ") for text in legal(match, "germany"))


@rule("quartermaster", "R-51")
def test_volksturm_needs_no_piece_nearby() -> None:
    match = table(germany=country("ukraine", "ger_land_battle ger_build_army", "ger_volksturm"), uk=country("germany"))
    play(match, "play ger_land_battle")
    assert "use ger_volksturm" in legal(match, "germany") and "battle germany" not in legal(match, "germany")
    play(match, "use ger_volksturm")
    assert pieces(match, "uk") == set() and "battled" not in kinds(match)


@rule("quartermaster", "F-38")
def test_general_winter_takes_two_armies_in_total() -> None:
    match = table(
        "ussr",
        ussr=country("moscow", "ussr_general_winter ussr_build_army"),
        germany=country("germany ukraine russia"),
        italy=country("italy ukraine russia"),
        japan=country("siberia mongolia"),
    )
    play(match, "play ussr_general_winter")
    assert set(legal(match, "ussr")) == {
        "pass", "strike germany ukraine", "strike germany russia", "strike italy ukraine", "strike italy russia",
        "strike japan siberia",
    }  # fmt: skip
    play(match, "strike germany ukraine", "strike italy ukraine")
    assert match.decision("ussr").prompt == "ask-discard-step"
    assert pieces(match, "germany") == {"germany", "russia"} and pieces(match, "italy") == {"italy", "russia"}


@rule("quartermaster", "F-23")
def test_broad_front_battles_each_army_once() -> None:
    """Up to three of the Soviet Armies that bordered a German Army when the turn began."""
    given = {
        "germany": country("germany eastern_europe ukraine", "ger_broad_front ger_build_army"),
        "ussr": country("moscow russia kazakhstan siberia vladivostok"),
    }
    match = table(at="begin", **given)
    play(match, "play ger_broad_front")
    assert legal(match, "germany") == ["pass", "battle russia", "battle moscow", "battle kazakhstan"]
    assert refused(match, "germany", "battle siberia") == ("refuse-not-named", "QMG R-47")
    play(match, "battle moscow")
    assert set(legal(match, "germany")) == {"pass", "battle russia", "battle kazakhstan"}
    play(match, "battle kazakhstan", "battle russia")
    assert pieces(match, "ussr") == {"siberia", "vladivostok"} and match.decision("germany").prompt == "ask-discard-step"


@rule("quartermaster", "F-23")
def test_broad_front_does_not_battle_a_protected_army_again() -> None:
    match = table(
        at="begin",
        germany=country("germany eastern_europe", "ger_broad_front ger_build_army"),
        ussr=country("moscow ukraine russia", laid="ussr_stalingrad"),
    )
    play(match, "play ger_broad_front", "battle ukraine", "use ussr_stalingrad")
    assert pieces(match, "ussr") == {"moscow", "ukraine", "russia"}
    assert legal(match, "germany") == ["pass", "battle russia"]


@rule("quartermaster", "F-23")
def test_broad_front_stops_after_three_and_looks_back_to_the_beginning_of_the_turn() -> None:
    match = table(
        at="begin",
        germany=country("germany eastern_europe ukraine", "ger_broad_front ger_build_army"),
        ussr=country("moscow russia kazakhstan middle_east siberia"),
    )
    play(match, "play ger_broad_front", "battle russia", "battle kazakhstan", "battle middle_east")
    assert match.decision("germany").prompt == "ask-discard-step", "three"
    assert pieces(match, "ussr") == {"moscow", "siberia"}
    match = table(
        state={"front": ["russia"]},
        germany=country("germany ukraine", "ger_broad_front ger_build_army"),
        ussr=country("moscow russia"),
    )
    play(match, "play ger_broad_front")
    assert legal(match, "germany") == ["pass", "battle russia"]


@rule("quartermaster", "R-62")
def test_the_sequence_of_a_battle() -> None:
    """Target; then protection, opponents first; then the piece goes; then reactions to it, opponents first."""
    match = fighting(
        "germany",
        "land",
        "germany eastern_europe",
        "ger_blitzkrieg",
        ussr=country("moscow ukraine", laid="ussr_leningrad"),
        uk=country("united_kingdom"),
    )
    play(match, "battle ukraine")
    assert match.decision("ussr").prompt == "ask-react-threat"
    assert pieces(match, "ussr") == {"moscow", "ukraine"}, "still there"
    play(match, "pass")
    assert pieces(match, "ussr") == {"moscow"} and match.decision("germany").prompt.startswith("ask-react-")
    assert match.waiting() == ("germany",)
    match = fighting(
        "ussr",
        "land",
        "moscow",
        "ussr_frontal_assault",
        germany=country("ukraine", "", "ger_atlantic_wall"),
        italy=country("italy", laid="ita_romanian_reinforcements"),
        hand="ussr_build_navy",
    )
    play(match, "battle ukraine")
    assert match.waiting() == ("italy",), "opponents first"
    play(match, "pass")
    assert match.waiting() == ("ussr",)


@rule("quartermaster", "R-62", "R-18")
def test_an_army_taken_back_while_it_is_threatened() -> None:
    """Germany takes its supplied Army back itself: the battle goes on, and the Romanians do not come (Q-12)."""
    match = fighting(
        "uk",
        "land",
        "united_kingdom western_europe",
        germany=country("germany italy"),
        italy=country("", laid="ita_romanian_reinforcements"),
    )
    play(match, "battle italy")
    assert match.decision("italy").prompt == "ask-react-threat", "its Response might be Monte Cassino"
    play(match, "germany: take_back italy")
    assert told(match, "removed") == [] and kinds(match).count("battled") == 1
    assert match.decision("uk").prompt == "ask-discard-step"
    match = fighting(
        "uk",
        "land",
        "united_kingdom western_europe",
        germany=country("germany italy"),
        italy=country("", laid="ita_romanian_reinforcements"),
    )
    play(match, "battle italy", "italy: pass")
    assert legal(match, "italy") == ["pass", "use ita_romanian_reinforcements"], "when the battle removes it they do"


@rule("quartermaster", "R-18")
def test_taking_back_a_supplied_german_army_brings_no_romanians() -> None:
    """Decided question: Q-12."""
    match = table(
        germany=country("germany eastern_europe", "ger_build_army ger_plunder"),
        italy=country("italy", laid="ita_romanian_reinforcements"),
    )
    play(match, "germany: take_back eastern_europe")
    assert match.waiting() == ("germany",) and match.decision("germany").prompt == "ask-play"
    assert unasked(match, "italy") == ["take_back italy"]


@rule("quartermaster", "F-44", "R-56")
def test_amphibious_landings_several_times_a_turn() -> None:
    """Once for every battle in a land space next to a supplied US Navy."""
    given = {
        "germany": country("germany western_europe"),
        "uk": country("united_kingdom"),
        "italy": country("italy"),
    }
    match = fighting("usa", "land", "eastern_united_states north_atlantic north_sea", "usa_amphibious_landings", **given)
    deck = len(zone(match, "usa", "deck"))
    play(match, "battle western_europe", "use usa_amphibious_landings", "build western_europe")
    assert pieces(match, "usa") == {"eastern_united_states", "north_atlantic", "north_sea", "western_europe"}
    assert len(zone(match, "usa", "deck")) == deck - 1
    assert zone(match, "usa", "spent") == [], "no limit in a turn"
    match = fighting("usa", "land", "united_kingdom western_europe", "usa_amphibious_landings", germany=country("italy"))
    play(match, "battle italy")
    assert match.decision("usa").prompt == "ask-discard-step", "no Navy there"


@rule("quartermaster", "F-44", "R-56")
@pytest.mark.parametrize(
    ("name", "status", "again"), [("usa", "usa_amphibious_landings", True), ("germany", "ger_blitzkrieg", False)]
)
def test_two_battles_in_a_turn(name: str, status: str, again: bool) -> None:
    """Amphibious Landings follow each of them, Blitzkrieg one."""
    number = COUNTRIES.index(name)
    match = table(
        name,
        at="supply",
        steps=[["Battle", number, LAND, 1, -1], ["Battle", number, LAND, 1, -1]],
        **{name: country("western_united_states east_pacific", f"{SHORT[name]}_build_army {SHORT[name]}_build_navy", status)},
    )
    play(match, "battle latin_america", f"use {status}", "build latin_america", "battle hawaii")
    assert (match.decision(name).prompt == "ask-react-land") == again
    if again:
        play(match, f"use {status}", "build hawaii")
        assert pieces(match, name) == {"western_united_states", "east_pacific", "latin_america", "hawaii"}


@rule("quartermaster", "F-14", "R-73")
def test_submarines_reach_without_a_battle() -> None:
    match = table(germany=country("germany western_europe", "ger_submarines_uk ger_build_army"), uk=country("united_kingdom"))
    play(match, "play ger_submarines_uk")
    assert points(match)[0] == 1 + 2 + 2 and shown(match, "uk", "deck_size") == [39 - 3]


@rule("quartermaster", "F-23")
def test_broad_front_counts_the_neighbours_of_german_armies_not_navies() -> None:
    match = table(
        at="begin",
        germany=country("germany baltic_sea", "ger_broad_front ger_build_army"),
        ussr=country("moscow russia eastern_europe"),
    )
    play(match, "play ger_broad_front")
    assert legal(match, "germany") == ["pass", "battle eastern_europe"], "Russia borders the Navy alone"
