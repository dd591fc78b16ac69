"""The Japanese cards of Quartermaster General: one test a card at least."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.moments import PLAY, asked, lost, offered, playing, scored, top, words
from tests.rules.quartermaster.table import bare, country, pieces, play, points, refused, spaces, table, told, unasked, zone
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import CARDS_FILE
from vezerkar.games.quartermaster.state import QmgState

# fmt: off
COPIES = {
    "jpn_build_army": 4, "jpn_build_navy": 6, "jpn_land_battle": 3, "jpn_sea_battle": 4, "jpn_submarines_uk": 1,
    "jpn_submarines_us": 1, "jpn_forward_bases": 1, "jpn_greater_east_asia_co_prosperity_sphere": 1, "jpn_imperial_designs": 1,
    "jpn_banzai_charge": 1, "jpn_battleship_repair": 1, "jpn_china_offensive": 1, "jpn_destroyer_transport": 1,
    "jpn_fall_of_singapore": 1, "jpn_kamikaze": 1, "jpn_kwantung_army": 1, "jpn_operation_ketsu_go": 1,
    "jpn_special_naval_landing_forces": 1, "jpn_surprise_attack": 1, "jpn_truk": 1,
}
# fmt: on
STATUS = [*COPIES][6:9]
RESPONSES = [*COPIES][9:]
RAIDS = [*COPIES][4:6]
ANY_TIME = ["jpn_battleship_repair", "jpn_kwantung_army", "jpn_operation_ketsu_go", "jpn_truk"]
REST = "jpn_build_army"
DONE = ("japan", "ask-discard-step")


def japanese(hand: str = "", pieces: str = "japan", laid: str = "", status: str = "", **others: str) -> Match[QmgState]:
    """The Japanese Play step, with pieces of the others; one Build Army more in the hand than is named."""
    given = {name: country(where, hand="ussr_build_army" if name == "ussr" else "") for name, where in others.items()}
    return playing("japan", japan=country(pieces, hand=f"{hand} {REST}", laid=laid, status=status), **given)


def american(hand: str, usa: str, laid: str, japan: str, status: str = "", **others: str) -> Match[QmgState]:
    """The US Play step against Japanese Responses; one Build Army more in the hand than is named."""
    given = {name: country(where) for name, where in others.items()}
    mine = country(japan, laid=laid)
    return playing("usa", usa=country(usa, hand=f"{hand} usa_build_army", status=status), japan=mine, **given)


FLEET = "western_united_states east_pacific hawaii central_pacific"
"""US pieces that are supplied, and border the Sea of Japan."""


def answer(match: Match[QmgState], card: str) -> None:
    """Japan is asked, may use the card or pass, and uses it: it is turned up and discarded."""
    assert asked(match)[0] == "japan" and offered(match) == ["pass", f"use {card}"]
    play(match, f"use {card}")
    assert zone(match, "japan", "laid") == [] and zone(match, "japan", "up")[-1] == card
    assert zone(match, "japan", "gone") == [card]
    assert told(match, "used", "uk")[-1] == {"country": "japan", "card": card}


def test_the_deck() -> None:
    deck = [*zone(japanese(), "japan", "deck"), REST]
    assert len(deck) == 33 and {name: deck.count(name) for name in deck} == COPIES


def test_the_types() -> None:
    basic = {f"jpn_{kind}": kind for kind in ("build_army", "build_navy", "land_battle", "sea_battle")}
    kinds_of = basic | dict.fromkeys(RAIDS, "economic_warfare") | dict.fromkeys(STATUS, "status")
    kinds_of |= dict.fromkeys(RESPONSES, "response")
    assert {card["id"]: card["type"] for card in CARDS_FILE["cards"] if card["country"] == "japan"} == kinds_of


@rule("quartermaster", "jpn_truk")
@pytest.mark.parametrize("card", RESPONSES)
def test_a_response_is_laid_face_down(card: str) -> None:
    match = japanese(card, "japan sea_of_japan")
    play(match, f"play {card}")
    assert zone(match, "japan", "laid") == [card] and zone(match, "japan", "up") == [] and asked(match) == DONE
    for other in ("germany", "usa", None):
        assert told(match, "laid", other) == [{"country": "japan"}] and told(match, "laid_card", other) == []
        seen = match.view(other)["countries"]
        assert isinstance(seen, dict) and isinstance(seen["japan"], dict)
        assert seen["japan"]["responses_size"] == 1 and seen["japan"]["responses"] is None
    assert told(match, "laid_card", "japan") == [{"country": "japan", "card": card}]
    assert (f"use {card}" in unasked(match, "japan")) == (card in ANY_TIME and card != "jpn_kwantung_army")


@rule("quartermaster", "jpn_truk")
@pytest.mark.parametrize("card", RESPONSES)
def test_a_response_in_the_hand_cannot_be_used(card: str) -> None:
    match = japanese(f"{card} jpn_sea_battle jpn_land_battle jpn_build_navy", "japan sea_of_japan china", laid="")
    assert [text for text in (*unasked(match, "japan"), *offered(match)) if text.startswith("use")] == []
    play(match, "play jpn_land_battle", "battle southeast_asia")
    assert asked(match) == DONE


@rule("quartermaster", "jpn_forward_bases")
@pytest.mark.parametrize("card", STATUS)
def test_a_status_lies_face_up(card: str) -> None:
    match = japanese(card, "japan iwo_jima hawaii indonesia")
    play(match, f"play {card}")
    assert zone(match, "japan", "status") == [card] and points(match) == (0, 0) and asked(match) == DONE


# --- building and battling ---------------------------------------------------------------------------------------------------


@rule("quartermaster", "jpn_build_army")
def test_build_army() -> None:
    match = japanese("jpn_build_army", "japan sea_of_japan philippines", ussr="vladivostok")
    play(match, "play jpn_build_army")
    assert offered(match) == ["build china", "build japan", "build iwo_jima", "build philippines"]
    assert refused(match, "japan", "build vladivostok") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "japan", "build szechuan") == ("refuse-no-neighbour", "QMG R-43")
    play(match, "build china")
    assert pieces(match, "japan") == words("japan sea_of_japan philippines china") and asked(match) == DONE
    assert zone(match, "japan", "up") == ["jpn_build_army"]


@rule("quartermaster", "jpn_build_navy")
def test_build_navy() -> None:
    match = japanese("jpn_build_navy", "japan sea_of_japan philippines")
    play(match, "play jpn_build_navy")
    assert offered(match) == ["build south_china_sea", "build sea_of_japan", "build central_pacific"]
    assert refused(match, "japan", "build north_pacific") == ("refuse-no-port", "QMG R-22")
    assert refused(match, "japan", "build iwo_jima") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build central_pacific")
    assert pieces(match, "japan") == words("japan sea_of_japan philippines central_pacific")
    assert told(match, "built", "uk") == [{"country": "japan", "kind": "navy", "space": "central_pacific"}]


@rule("quartermaster", "jpn_land_battle")
def test_land_battle() -> None:
    match = japanese("jpn_land_battle", "japan sea_of_japan iwo_jima", ussr="vladivostok", usa="vladivostok")
    play(match, "play jpn_land_battle")
    assert offered(match) == ["battle vladivostok", "battle china", "battle philippines"]
    play(match, "battle vladivostok", "strike usa vladivostok")
    assert pieces(match, "usa") == set() and pieces(match, "ussr") == {"vladivostok"} and asked(match) == DONE


@rule("quartermaster", "jpn_sea_battle")
def test_sea_battle() -> None:
    match = japanese("jpn_sea_battle", "japan sea_of_japan", usa="central_pacific", uk="central_pacific")
    play(match, "play jpn_sea_battle")
    assert offered(match) == ["battle south_china_sea", "battle north_pacific", "battle central_pacific"]
    play(match, "battle central_pacific", "strike uk central_pacific")
    assert pieces(match, "uk") == set() and pieces(match, "usa") == {"central_pacific"} and asked(match) == DONE


# --- Economic Warfare --------------------------------------------------------------------------------------------------------


@rule("quartermaster", "jpn_submarines_uk", "jpn_submarines_us")
@pytest.mark.parametrize(("card", "victim"), [("jpn_submarines_uk", "uk"), ("jpn_submarines_us", "usa")])
def test_submarines(card: str, victim: str) -> None:
    match = japanese(card, "", usa="japan")
    first = top(match, victim, 1)
    play(match, f"play {card}")
    assert told(match, "raided") == [{"card": card, "country": victim}]
    assert told(match, "milled") == [{"country": victim, "count": 1}] and zone(match, victim, "down") == first
    assert told(match, "points") == [{"team": 0, "points": 2, "why": card, "total": 2}], "Japan occupied or not"
    assert [event.kind for event in match.events(None)][-2:] == ["milled", "points"] and asked(match) == DONE


@rule("quartermaster", "jpn_submarines_uk", "jpn_submarines_us", "ger_wolf_packs")
@pytest.mark.parametrize(("card", "victim"), [("jpn_submarines_uk", "uk"), ("jpn_submarines_us", "usa")])
def test_wolf_packs_add_to_japanese_submarines(card: str, victim: str) -> None:
    match = playing(
        "japan",
        japan=country("japan", hand=f"{card} {REST}"),
        germany=country("germany", status="ger_wolf_packs"),
    )
    play(match, f"play {card}", "germany: use ger_wolf_packs")
    assert lost(match, victim) == 2 and points(match) == (2, 0)


@rule("quartermaster", "jpn_submarines_us")
def test_submarines_against_a_country_without_cards_cost_it_a_point() -> None:
    match = japanese("jpn_submarines_us")
    bare(match, "usa")
    play(match, "play jpn_submarines_us")
    assert points(match) == (2, -1) and lost(match, "usa") == 0


# --- Status cards that score --------------------------------------------------------------------------------------------------


def gained(card: str, japan: str, **others: str) -> int:
    """What a Status card gives in the Japanese Victory step."""
    return scored("japan", card, japan=japan, **others).get(card, 0)


@rule("quartermaster", "jpn_forward_bases")
def test_forward_bases() -> None:
    card = "jpn_forward_bases"
    for where in ("hawaii", "pacific_northwest", "new_zealand"):
        assert gained(card, f"japan {where}") == 1
    assert gained(card, "hawaii pacific_northwest new_zealand") == 3
    assert gained(card, "japan iwo_jima philippines indonesia australia central_pacific", germany="hawaii") == 0
    assert gained(card, "hawaii", usa="japan") == 0
    assert scored("japan", "", japan="japan hawaii") == {"supply_spaces": 2}


@rule("quartermaster", "jpn_greater_east_asia_co_prosperity_sphere")
def test_greater_east_asia() -> None:
    card = "jpn_greater_east_asia_co_prosperity_sphere"
    for where in ("indonesia", "new_guinea", "southeast_asia"):
        assert gained(card, f"japan {where}") == 1
    assert gained(card, "indonesia new_guinea southeast_asia") == 3
    assert gained(card, "japan philippines china india australia south_china_sea", italy="southeast_asia") == 0
    assert gained(card, "indonesia", usa="japan") == 0


@rule("quartermaster", "jpn_imperial_designs")
def test_imperial_designs() -> None:
    card = "jpn_imperial_designs"
    assert gained(card, "japan iwo_jima") == gained(card, "philippines") == 1
    assert gained(card, "iwo_jima philippines") == 1, "both are no better than one"
    assert gained(card, "japan hawaii new_guinea sea_of_japan central_pacific", germany="philippines iwo_jima") == 0
    assert gained(card, "iwo_jima", usa="japan") == 0


# --- Responses to battles ----------------------------------------------------------------------------------------------------


@rule("quartermaster", "jpn_banzai_charge")
def test_banzai_charge_battles_there_or_next_to_it() -> None:
    match = japanese("jpn_land_battle", "japan sea_of_japan", "jpn_banzai_charge", ussr="china vladivostok", uk="china szechuan")
    play(match, "play jpn_land_battle", "battle china", "strike uk china")
    answer(match, "jpn_banzai_charge")
    assert offered(match) == ["battle vladivostok", "battle china"], "there or next to it, and in reach"
    assert refused(match, "japan", "battle iwo_jima") == ("refuse-not-named", "QMG R-47")
    assert refused(match, "japan", "battle szechuan") == ("refuse-out-of-reach", "QMG R-46")
    assert refused(match, "japan", "battle sea_of_japan") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle china")
    assert pieces(match, "ussr") == {"vladivostok"} and asked(match) == DONE, "no Response lies there any more"
    assert lost(match, "japan") == 0


@rule("quartermaster", "jpn_banzai_charge")
def test_banzai_charge_against_an_empty_space_and_not_after_a_sea_battle() -> None:
    match = japanese("jpn_land_battle", "japan sea_of_japan", "jpn_banzai_charge")
    play(match, "play jpn_land_battle", "battle china")
    answer(match, "jpn_banzai_charge")
    play(match, "battle vladivostok")
    assert [data["space"] for data in told(match, "battled")] == ["china", "vladivostok"]
    sea = japanese("jpn_sea_battle", "japan sea_of_japan", "jpn_banzai_charge")
    play(sea, "play jpn_sea_battle", "battle central_pacific")
    assert offered(sea) == ["pass"], "asked, since another Response may lie there"
    assert refused(sea, "japan", "use jpn_banzai_charge") == ("refuse-wrong-moment", "QMG R-61")
    theirs = american("usa_land_battle", FLEET, "jpn_banzai_charge", "japan philippines")
    play(theirs, "play usa_land_battle", "battle philippines")
    assert asked(theirs) == ("usa", "ask-discard-step"), "own battles only"


@rule("quartermaster", "jpn_china_offensive")
@pytest.mark.parametrize(
    ("space", "others"),
    [("china", "southeast_asia szechuan"), ("szechuan", "china southeast_asia"), ("southeast_asia", "china szechuan")],
)
def test_china_offensive_builds_there_and_in_another_of_the_three(space: str, others: str) -> None:
    near_by = {"china": "japan sea_of_japan south_china_sea", "szechuan": "china", "southeast_asia": "china"}[space]
    match = japanese("jpn_land_battle", near_by + " indonesia" * (space == "china"), "jpn_china_offensive", uk=space)
    play(match, "play jpn_land_battle", f"battle {space}")
    answer(match, "jpn_china_offensive")
    assert offered(match) == ["pass", f"build {space}"]
    play(match, f"build {space}")
    assert spaces(match, "japan", "build") == words(others) and offered(match)[0] == "pass"
    assert refused(match, "japan", f"build {space}")[0] == "refuse-not-named"
    play(match, f"build {others.split()[1]}")
    assert words(f"{space} {others.split()[1]}") <= pieces(match, "japan") and asked(match) == DONE


@rule("quartermaster", "jpn_china_offensive")
def test_both_builds_of_the_china_offensive_may_be_left_and_are_independent() -> None:
    match = japanese("jpn_land_battle", "japan china", "jpn_china_offensive", uk="szechuan", ussr="szechuan")
    play(match, "play jpn_land_battle", "battle szechuan", "strike uk szechuan")
    answer(match, "jpn_china_offensive")
    assert offered(match) == ["pass", "build southeast_asia"], "a Soviet Army is still in Szechuan"
    play(match, "pass")
    assert pieces(match, "japan") == words("japan china") and asked(match) == DONE
    left = japanese("jpn_land_battle", "japan china", "jpn_china_offensive")
    play(left, "play jpn_land_battle", "battle szechuan", "use jpn_china_offensive", "pass", "build southeast_asia")
    assert pieces(left, "japan") == words("japan china southeast_asia")
    elsewhere = japanese("jpn_land_battle", "japan china", "jpn_china_offensive", ussr="vladivostok")
    play(elsewhere, "play jpn_land_battle", "battle vladivostok")
    assert offered(elsewhere) == ["pass"]
    assert refused(elsewhere, "japan", "use jpn_china_offensive") == ("refuse-wrong-moment", "QMG R-61")


@rule("quartermaster", "jpn_destroyer_transport")
def test_destroyer_transport_builds_up_to_two_armies_next_to_the_sea_battled() -> None:
    match = japanese(
        "jpn_sea_battle", "japan sea_of_japan south_china_sea philippines", "jpn_destroyer_transport", usa="central_pacific"
    )
    play(match, "play jpn_sea_battle", "battle central_pacific")
    answer(match, "jpn_destroyer_transport")
    assert offered(match) == ["pass", "build iwo_jima", "build philippines", "build new_guinea"], (
        "Armies, next to that sea, supplied"
    )
    assert refused(match, "japan", "build china") == ("refuse-not-named", "QMG R-47")
    assert refused(match, "japan", "build north_pacific") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build new_guinea")
    assert offered(match) == ["pass", "build iwo_jima", "build philippines", "build new_guinea"]
    play(match, "build iwo_jima")
    assert pieces(match, "japan") == words("japan sea_of_japan south_china_sea philippines new_guinea iwo_jima")
    assert asked(match) == DONE, "two, no more"


@rule("quartermaster", "jpn_destroyer_transport")
def test_destroyer_transport_comes_right_then_and_not_after_land_battles() -> None:
    match = japanese("jpn_sea_battle", "indonesia china southeast_asia", "jpn_destroyer_transport", uk="bay_of_bengal india")
    play(match, "play jpn_sea_battle", "battle bay_of_bengal", "use jpn_destroyer_transport")
    assert "build india" not in offered(match) and "build southeast_asia" in offered(match)
    play(match, "pass", "pass")
    assert asked(match) == DONE and told(match, "built") == []
    land = japanese("jpn_land_battle", "japan sea_of_japan", "jpn_destroyer_transport")
    play(land, "play jpn_land_battle", "battle china")
    assert offered(land) == ["pass"]
    assert refused(land, "japan", "use jpn_destroyer_transport") == ("refuse-wrong-moment", "QMG R-61")


@rule("quartermaster", "jpn_fall_of_singapore")
def test_fall_of_singapore() -> None:
    match = japanese("jpn_land_battle", "japan china", "jpn_fall_of_singapore", uk="southeast_asia south_china_sea")
    play(match, "play jpn_land_battle", "battle southeast_asia")
    answer(match, "jpn_fall_of_singapore")
    assert pieces(match, "uk") == set() and pieces(match, "japan") == words("japan china south_china_sea")
    assert [event.kind for event in match.events(None)][-2:] == ["removed", "recruited"] and len(told(match, "battled")) == 1
    assert asked(match) == DONE


@rule("quartermaster", "jpn_fall_of_singapore")
def test_fall_of_singapore_hits_one_navy_of_choice_and_recruits_only_into_a_free_sea() -> None:
    match = japanese("jpn_land_battle", "japan china", "jpn_fall_of_singapore", uk="south_china_sea", usa="south_china_sea")
    play(match, "play jpn_land_battle", "battle southeast_asia")
    answer(match, "jpn_fall_of_singapore")
    assert offered(match) == ["strike uk south_china_sea", "strike usa south_china_sea"]
    play(match, "strike usa south_china_sea")
    assert pieces(match, "uk") == {"south_china_sea"} and pieces(match, "japan") == words("japan china")
    empty = japanese("jpn_land_battle", "japan china", "jpn_fall_of_singapore")
    play(empty, "play jpn_land_battle", "battle southeast_asia")
    answer(empty, "jpn_fall_of_singapore")
    assert pieces(empty, "japan") == words("japan china south_china_sea"), "either part works without the other"
    elsewhere = japanese("jpn_land_battle", "japan china", "jpn_fall_of_singapore", uk="szechuan south_china_sea")
    play(elsewhere, "play jpn_land_battle", "battle szechuan")
    assert offered(elsewhere) == ["pass"]
    assert refused(elsewhere, "japan", "use jpn_fall_of_singapore") == ("refuse-wrong-moment", "QMG R-61")
    idle = japanese("jpn_land_battle", "japan china sea_of_japan south_china_sea", "jpn_fall_of_singapore")
    play(idle, "play jpn_land_battle", "battle southeast_asia")
    assert refused(idle, "japan", "use jpn_fall_of_singapore") == ("refuse-no-effect", "QMG R-52")


@rule("quartermaster", "jpn_fall_of_singapore")
def test_a_navy_protected_from_the_fall_of_singapore_keeps_the_sea() -> None:
    match = playing(
        "japan",
        japan=country("japan china", hand=f"jpn_land_battle {REST}", laid="jpn_fall_of_singapore"),
        uk=country("india australia south_china_sea", laid="uk_destroyers"),
    )
    play(match, "play jpn_land_battle", "battle southeast_asia", "japan: use jpn_fall_of_singapore")
    assert asked(match) == ("uk", "ask-react-threat")
    play(match, "use uk_destroyers")
    assert "south_china_sea" in pieces(match, "uk") and pieces(match, "japan") == words("japan china") and asked(match) == DONE


@rule("quartermaster", "jpn_surprise_attack")
def test_surprise_attack_is_a_sea_battle_and_then_a_land_battle() -> None:
    match = japanese(
        "jpn_sea_battle", "japan sea_of_japan", "jpn_surprise_attack", usa="central_pacific north_pacific philippines"
    )
    play(match, "play jpn_sea_battle", "battle central_pacific")
    answer(match, "jpn_surprise_attack")
    assert offered(match) == ["pass", "battle south_china_sea", "battle north_pacific", "battle central_pacific"]
    play(match, "battle north_pacific")
    assert offered(match) == ["pass", "battle vladivostok", "battle china", "battle iwo_jima", "battle philippines"]
    play(match, "battle philippines")
    assert pieces(match, "usa") == set() and asked(match) == DONE


@rule("quartermaster", "jpn_surprise_attack")
def test_both_battles_of_a_surprise_attack_may_be_left() -> None:
    match = japanese("jpn_sea_battle", "japan sea_of_japan", "jpn_surprise_attack", usa="philippines")
    play(match, "play jpn_sea_battle", "battle central_pacific", "use jpn_surprise_attack", "pass", "battle philippines")
    assert pieces(match, "usa") == set()
    left = japanese("jpn_sea_battle", "japan sea_of_japan", "jpn_surprise_attack")
    play(left, "play jpn_sea_battle", "battle central_pacific", "use jpn_surprise_attack", "pass", "pass")
    assert len(told(left, "battled")) == 1 and asked(left) == DONE
    land = japanese("jpn_land_battle", "japan sea_of_japan", "jpn_surprise_attack")
    play(land, "play jpn_land_battle", "battle china")
    assert refused(land, "japan", "use jpn_surprise_attack") == ("refuse-wrong-moment", "QMG R-61")
    theirs = american("usa_sea_battle", FLEET, "jpn_surprise_attack", "japan sea_of_japan")
    play(theirs, "play usa_sea_battle", "battle sea_of_japan", "japan: pass")
    assert asked(theirs) == ("usa", "ask-discard-step"), "own battles only"


@rule("quartermaster", "jpn_surprise_attack", "jpn_destroyer_transport")
def test_a_battle_of_a_surprise_attack_is_a_battle_for_other_responses() -> None:
    match = japanese("jpn_sea_battle", "japan sea_of_japan", "jpn_surprise_attack jpn_destroyer_transport", usa="north_pacific")
    play(match, "play jpn_sea_battle", "battle south_china_sea")
    assert offered(match) == ["pass", "use jpn_destroyer_transport", "use jpn_surprise_attack"]
    play(match, "use jpn_surprise_attack", "battle north_pacific", "use jpn_destroyer_transport")
    assert offered(match) == ["pass", "build vladivostok", "build iwo_jima"]


# --- Responses to builds -----------------------------------------------------------------------------------------------------


@rule("quartermaster", "jpn_special_naval_landing_forces")
def test_special_naval_landing_forces_build_up_to_two_armies_next_to_the_navy() -> None:
    match = japanese("jpn_build_navy", "japan sea_of_japan philippines", "jpn_special_naval_landing_forces", uk="indonesia")
    play(match, "play jpn_build_navy", "build south_china_sea")
    assert asked(match) == ("japan", "ask-react-navy-built")
    answer(match, "jpn_special_naval_landing_forces")
    assert offered(match) == [
        "pass",
        *(f"build {space}" for space in ("southeast_asia", "philippines", "new_guinea", "australia")),
    ]
    assert refused(match, "japan", "build iwo_jima") == ("refuse-not-named", "QMG R-47")
    assert refused(match, "japan", "build central_pacific") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build australia")
    assert spaces(match, "japan", "build") == words("southeast_asia philippines new_guinea australia")
    assert offered(match)[0] == "pass"
    play(match, "build southeast_asia")
    assert pieces(match, "japan") == words("japan sea_of_japan philippines south_china_sea australia southeast_asia")
    assert asked(match) == DONE


@rule("quartermaster", "jpn_special_naval_landing_forces")
def test_special_naval_landing_forces_are_for_own_navies() -> None:
    card = "jpn_special_naval_landing_forces"
    left = japanese("jpn_build_navy", "japan", card)
    play(left, "play jpn_build_navy", "build sea_of_japan", f"use {card}", "pass", "pass")
    assert pieces(left, "japan") == words("japan sea_of_japan") and asked(left) == DONE
    army = japanese("jpn_build_army", "japan sea_of_japan", card)
    play(army, "play jpn_build_army", "build china")
    assert asked(army) == DONE, "no Japanese Response listens to an Army"
    theirs = american("usa_build_navy", "western_united_states hawaii east_pacific", card, "japan iwo_jima")
    play(theirs, "play usa_build_navy", "build central_pacific")
    assert asked(theirs) == ("japan", "ask-react-navy-built") and offered(theirs) == ["pass"]
    assert refused(theirs, "japan", f"use {card}") == ("refuse-wrong-moment", "QMG R-61")


@rule("quartermaster", "jpn_kamikaze")
def test_kamikaze_eliminates_an_allied_navy_just_built_next_to_a_japanese_piece() -> None:
    match = american("usa_build_navy", "western_united_states hawaii east_pacific", "jpn_kamikaze", "japan iwo_jima")
    play(match, "play usa_build_navy", "build central_pacific")
    assert asked(match) == ("japan", "ask-react-navy-built")
    answer(match, "jpn_kamikaze")
    assert pieces(match, "usa") == words("western_united_states hawaii east_pacific")
    assert told(match, "removed") == [{"country": "usa", "kind": "navy", "space": "central_pacific"}]
    assert told(match, "battled") == [] and asked(match) == ("usa", "ask-discard-step")


@rule("quartermaster", "jpn_kamikaze")
def test_kamikaze_only_then_and_only_next_to_a_japanese_piece() -> None:
    far = american("usa_build_navy", "western_united_states", "jpn_kamikaze", "japan iwo_jima")
    play(far, "play usa_build_navy", "build east_pacific")
    assert asked(far) == ("usa", "ask-discard-step"), "nobody is asked: no Response could be used"
    navy = american("usa_build_navy", "western_united_states", "jpn_kamikaze", "japan south_pacific")
    play(navy, "play usa_build_navy", "build east_pacific")
    answer(navy, "jpn_kamikaze")
    assert pieces(navy, "usa") == {"western_united_states"}, "next to a Navy, which need not be supplied"
    recruited = playing(
        "uk", uk=country(hand="uk_singapore uk_build_army"), japan=country("japan philippines", laid="jpn_kamikaze")
    )
    play(recruited, "play uk_singapore")
    assert "south_china_sea" in pieces(recruited, "uk") and asked(recruited) == ("uk", "ask-discard-step"), "recruited, not built"
    army = american("usa_build_army", f"{FLEET} sea_of_japan", "jpn_kamikaze", "japan")
    play(army, "play usa_build_army", "build iwo_jima")
    assert asked(army) == ("usa", "ask-discard-step")
    later = american("usa_build_navy", FLEET, "jpn_kamikaze", "japan iwo_jima")
    assert [text for text in unasked(later, "japan") if text.startswith("use")] == [], "not against a Navy built before"


@rule("quartermaster", "jpn_kamikaze")
def test_a_navy_hit_by_kamikaze_was_built_all_the_same() -> None:
    usa = "western_united_states hawaii east_pacific"
    match = american("usa_build_navy", usa, "jpn_kamikaze", "japan iwo_jima", status="usa_superior_shipyards")
    play(match, "play usa_build_navy", "build central_pacific", "japan: use jpn_kamikaze")
    assert offered(match) == ["pass", "use usa_superior_shipyards"]
    in_place = american("usa_build_navy", FLEET, "jpn_kamikaze", "japan iwo_jima")
    play(in_place, "play usa_build_navy", "build central_pacific", "japan: use jpn_kamikaze")
    assert "central_pacific" not in pieces(in_place, "usa")
    ally = playing(
        "germany",
        germany=country("germany north_africa", hand="ger_build_navy ger_build_army"),
        italy=country("italy"),
        japan=country("japan india", laid="jpn_kamikaze"),
        uk=country(hand="uk_build_army"),
    )
    play(ally, "play ger_build_navy", "build baltic_sea")
    assert asked(ally) == ("germany", "ask-discard-step"), "Allied Navies only"


# --- Responses for any time --------------------------------------------------------------------------------------------------


@rule("quartermaster", "jpn_battleship_repair")
def test_battleship_repair_keeps_a_supplied_navy_for_this_turn() -> None:
    match = american("usa_sea_battle", FLEET, "jpn_battleship_repair", "japan sea_of_japan")
    play(match, "play usa_sea_battle", "battle sea_of_japan")
    assert asked(match) == ("japan", "ask-react-threat")
    answer(match, "jpn_battleship_repair")
    assert pieces(match, "japan") == words("japan sea_of_japan")
    assert (
        told(match, "stayed") == [{"country": "japan", "kind": "navy", "space": "sea_of_japan"}] and told(match, "removed") == []
    )
    assert zone(match, "japan", "safe") == ["sea_of_japan"]
    assert asked(match) == ("usa", "ask-discard-step")


@rule("quartermaster", "jpn_battleship_repair")
def test_battleship_repair_names_one_navy_at_any_time() -> None:
    match = american(
        "usa_build_army", "", "jpn_battleship_repair", "japan sea_of_japan philippines south_china_sea bay_of_bengal"
    )
    assert "use jpn_battleship_repair" in unasked(match, "japan") and asked(match)[0] == "usa"
    play(match, "japan: use jpn_battleship_repair")
    assert asked(match) == ("japan", "ask-protect")
    assert offered(match) == ["protect japan south_china_sea", "protect japan sea_of_japan"], "no Army, none without supply"
    play(match, "protect japan south_china_sea")
    assert told(match, "protected", "uk") == [{"country": "japan", "space": "south_china_sea"}]
    assert zone(match, "japan", "safe") == ["south_china_sea"] and asked(match) == ("usa", "ask-play")
    army = american("usa_land_battle", FLEET, "jpn_battleship_repair", "japan philippines sea_of_japan")
    play(army, "play usa_land_battle", "battle philippines")
    assert pieces(army, "japan") == words("japan sea_of_japan"), "an Army is not helped"
    unsupplied = american("usa_sea_battle", FLEET, "jpn_battleship_repair", "philippines sea_of_japan", germany="australia")
    play(unsupplied, "play usa_sea_battle", "battle sea_of_japan")
    assert offered(unsupplied) == ["pass"]
    assert refused(unsupplied, "japan", "use jpn_battleship_repair") == ("refuse-no-effect", "QMG R-52")


@rule("quartermaster", "jpn_battleship_repair")
def test_protection_ends_with_the_turn() -> None:
    match = table(
        "ussr",
        at="end",
        steps=PLAY,
        japan=country("japan sea_of_japan philippines", laid="jpn_battleship_repair"),
        ussr=country(hand="ussr_build_army ussr_build_army"),
        italy=country(hand="ita_build_army"),
    )
    play(match, "japan: use jpn_battleship_repair")
    assert zone(match, "japan", "safe") == ["sea_of_japan"]
    play(match, "ussr: discard ussr_build_army", "done")
    assert asked(match) == ("italy", "ask-play") and zone(match, "japan", "safe") == []


@rule("quartermaster", "jpn_kwantung_army")
@pytest.mark.parametrize("space", ["china", "szechuan", "vladivostok"])
def test_kwantung_army_keeps_a_supplied_army_on_the_mainland(space: str) -> None:
    match = playing(
        "ussr",
        ussr=country("moscow siberia mongolia", hand="ussr_land_battle ussr_build_army"),
        japan=country("japan sea_of_japan china vladivostok szechuan", laid="jpn_kwantung_army"),
        germany=country(space),
    )
    play(match, "play ussr_land_battle", f"battle {space}", f"strike japan {space}")
    assert asked(match) == ("japan", "ask-react-threat")
    answer(match, "jpn_kwantung_army")
    assert pieces(match, "japan") == words("japan sea_of_japan china vladivostok szechuan")
    assert zone(match, "japan", "safe") == [space] and asked(match) == ("ussr", "ask-discard-step")


@rule("quartermaster", "jpn_kwantung_army")
def test_kwantung_army_names_one_army_at_any_time_and_no_other() -> None:
    match = american("usa_build_army", "", "jpn_kwantung_army", "japan sea_of_japan china southeast_asia vladivostok")
    play(match, "japan: use jpn_kwantung_army")
    assert offered(match) == ["protect japan vladivostok", "protect japan china"]
    play(match, "protect japan china")
    assert zone(match, "japan", "safe") == ["china"]
    unsupplied = american("usa_build_army", "", "jpn_kwantung_army", "sea_of_japan vladivostok")
    assert "use jpn_kwantung_army" not in unasked(unsupplied, "japan")
    german = american("usa_build_army", "", "jpn_kwantung_army", "japan", germany="china")
    assert "use jpn_kwantung_army" not in unasked(german, "japan"), "Japanese Armies only"
    elsewhere = playing(
        "uk",
        uk=country("india", hand="uk_land_battle uk_build_army"),
        japan=country("japan sea_of_japan china southeast_asia", laid="jpn_kwantung_army"),
    )
    play(elsewhere, "play uk_land_battle", "battle southeast_asia")
    assert asked(elsewhere) == ("uk", "ask-discard-step"), "nobody is asked: nothing could help"
    assert pieces(elsewhere, "japan") == words("japan sea_of_japan china")


@rule("quartermaster", "jpn_operation_ketsu_go")
def test_ketsu_go_keeps_the_army_in_japan() -> None:
    match = american("usa_land_battle", f"{FLEET} sea_of_japan iwo_jima", "jpn_operation_ketsu_go", "japan")
    play(match, "play usa_land_battle", "battle japan")
    assert asked(match) == ("japan", "ask-react-threat")
    answer(match, "jpn_operation_ketsu_go")
    assert pieces(match, "japan") == {"japan"} and zone(match, "japan", "safe") == ["japan"]


@rule("quartermaster", "jpn_operation_ketsu_go")
@pytest.mark.parametrize("owner", ["germany", "italy"])
def test_ketsu_go_keeps_any_axis_piece_without_supply(owner: str) -> None:
    home = american("usa_land_battle", f"{FLEET} sea_of_japan iwo_jima", "jpn_operation_ketsu_go", "", **{owner: "japan"})
    play(home, "play usa_land_battle", "battle japan")
    answer(home, "jpn_operation_ketsu_go")
    assert pieces(home, owner) == {"japan"} and zone(home, owner, "safe") == ["japan"]
    match = american("usa_sea_battle", FLEET, "jpn_operation_ketsu_go", "", **{owner: "sea_of_japan japan"})
    play(match, "play usa_sea_battle", "battle sea_of_japan")
    assert asked(match) == ("japan", "ask-react-threat")
    answer(match, "jpn_operation_ketsu_go")
    assert pieces(match, owner) == words("sea_of_japan japan") and zone(match, owner, "safe") == ["sea_of_japan"]


@rule("quartermaster", "jpn_operation_ketsu_go", "jpn_battleship_repair")
def test_ketsu_go_keeps_a_navy_that_would_fall_for_want_of_supply() -> None:
    match = table(
        "japan",
        at="supply",
        steps=[["PlayStep"]],
        japan=country(
            "sea_of_japan iwo_jima",
            hand="jpn_build_army jpn_build_army",
            laid="jpn_operation_ketsu_go jpn_battleship_repair jpn_kwantung_army",
        ),
    )
    play(match, "discard jpn_build_army")
    assert asked(match) == ("japan", "ask-react-supply")
    assert offered(match) == ["pass", "use jpn_operation_ketsu_go"], "the others want a supplied piece"
    play(match, "use jpn_operation_ketsu_go")
    while asked(match) != DONE:
        play(match, "pass")
    assert pieces(match, "japan") == {"sea_of_japan"}
    play(match, "japan: take_back sea_of_japan")
    assert pieces(match, "japan") == set(), "its owner may still take it back"


@rule("quartermaster", "jpn_operation_ketsu_go")
def test_ketsu_go_names_one_piece_at_any_time() -> None:
    match = american(
        "usa_build_army",
        "",
        "jpn_operation_ketsu_go",
        "sea_of_japan japan central_pacific china",
        germany="japan",
        italy="sea_of_japan",
    )
    play(match, "japan: use jpn_operation_ketsu_go")
    assert offered(match) == [
        "protect germany japan",
        "protect japan japan",
        "protect japan sea_of_japan",
        "protect italy sea_of_japan",
    ]
    play(match, "protect japan sea_of_japan")
    assert zone(match, "japan", "safe") == ["sea_of_japan"] and asked(match) == ("usa", "ask-play")
    allies = american("usa_build_army", "japan sea_of_japan", "jpn_operation_ketsu_go", "china")
    assert "use jpn_operation_ketsu_go" not in unasked(allies, "japan"), "Axis pieces only"


def supplied(match: Match[QmgState]) -> set[str]:
    """The supplied Japanese pieces, as everybody sees."""
    seen = match.view()["countries"]
    assert isinstance(seen, dict) and isinstance(seen["japan"], dict) and isinstance(seen["japan"]["supplied"], list)
    return {str(space) for space in seen["japan"]["supplied"]}


@rule("quartermaster", "jpn_truk")
def test_truk_supplies_navies_and_the_armies_around_the_central_pacific() -> None:
    lost_pieces = "hawaii new_guinea iwo_jima north_pacific bay_of_bengal new_zealand"
    match = japanese("jpn_land_battle jpn_sea_battle", f"japan {lost_pieces}", "jpn_truk", usa="pacific_northwest")
    assert supplied(match) == {"japan"} and "play jpn_land_battle" not in offered(match)
    assert "use jpn_truk" in unasked(match, "japan")
    play(match, "japan: use jpn_truk")
    assert supplied(match) == words("japan hawaii new_guinea iwo_jima north_pacific bay_of_bengal"), "not New Zealand"
    assert match.view("usa")["truk"] is True and zone(match, "japan", "up") == ["jpn_truk"]
    play(match, "play jpn_land_battle")
    assert "battle pacific_northwest" in offered(match), "from the Navy in the North Pacific"
    play(match, "battle pacific_northwest")
    assert pieces(match, "usa") == set()


@rule("quartermaster", "jpn_truk")
def test_truk_is_used_once_pieces_are_about_to_fall_and_ends_with_the_turn() -> None:
    match = table(
        "japan",
        at="supply",
        steps=[["PlayStep"]],
        japan=country("japan hawaii east_pacific new_zealand", hand="jpn_build_army jpn_build_army", laid="jpn_truk"),
        ussr=country(hand="ussr_build_army"),
    )
    play(match, "discard jpn_build_army")
    assert asked(match) == ("japan", "ask-react-supply")
    answer(match, "jpn_truk")
    assert pieces(match, "japan") == words("japan hawaii east_pacific"), "a Navy supplied by Truk feeds nobody"
    assert [data["space"] for data in told(match, "fell")] == ["new_zealand"]
    play(match, "done")
    assert asked(match) == ("ussr", "ask-play") and match.view()["truk"] is False and supplied(match) == {"japan"}


@rule("quartermaster", "jpn_truk", "jpn_battleship_repair")
def test_truk_lets_a_navy_be_repaired_in_an_enemy_turn() -> None:
    match = american("usa_sea_battle", FLEET, "jpn_truk jpn_battleship_repair", "sea_of_japan")
    play(match, "play usa_sea_battle", "battle sea_of_japan")
    assert asked(match) == ("japan", "ask-react-threat") and offered(match) == ["pass", "use jpn_truk"]
    play(match, "use jpn_truk")
    assert offered(match) == ["pass", "use jpn_battleship_repair"]
    play(match, "use jpn_battleship_repair")
    assert pieces(match, "japan") == {"sea_of_japan"}
    early = american("usa_sea_battle", FLEET, "jpn_truk jpn_battleship_repair", "sea_of_japan")
    assert "use jpn_truk" in unasked(early, "japan"), "or at any other time"
    for laid, japan in [("jpn_truk", "sea_of_japan"), ("jpn_truk jpn_battleship_repair", "japan sea_of_japan")]:
        no_help = american("usa_sea_battle", FLEET, laid, japan)
        play(no_help, "play usa_sea_battle", "battle sea_of_japan")
        assert "use jpn_truk" not in offered(no_help), "a card alone saves nothing, a supplied Navy needs it not"


@rule("quartermaster", "jpn_truk")
def test_truk_may_be_left() -> None:
    match = table(
        "japan",
        at="supply",
        steps=[["PlayStep"]],
        japan=country("japan hawaii", hand="jpn_build_army jpn_build_army", laid="jpn_truk"),
    )
    play(match, "discard jpn_build_army", "pass")
    assert pieces(match, "japan") == {"japan"} and zone(match, "japan", "laid") == ["jpn_truk"]
