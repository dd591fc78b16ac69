"""The Italian cards of Quartermaster General: one test a card at least."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.moments import asked, lost, offered, playing, scored, top, words
from tests.rules.quartermaster.table import bare, by_itself, country, pieces, play, points, refused, spaces, told, unasked, zone
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import CARDS_FILE
from vezerkar.games.quartermaster.state import QmgState

# fmt: off
COPIES = {
    "ita_build_army": 4, "ita_build_navy": 3, "ita_land_battle": 4, "ita_sea_battle": 2, "ita_decima_flottiglia_mas": 1,
    "ita_regia_marina_closes_shipping_lanes": 1, "ita_afrika_korps": 1, "ita_division_azul": 1, "ita_german_aid_in_greece": 1,
    "ita_german_reinforcements_counterattack": 1, "ita_italian_east_africa": 1, "ita_italy_attacks_communists": 1,
    "ita_plunder": 1, "ita_anti_communist_sentiment": 1, "ita_balkan_resources": 1, "ita_bravado": 1, "ita_impero_italiano": 1,
    "ita_mare_nostrum": 1, "ita_monte_cassino": 1, "ita_romanian_reinforcements": 1, "ita_skilled_pilots": 1,
}
# fmt: on
RAIDS, EVENTS, STATUS = [*COPIES][4:6], [*COPIES][6:13], [*COPIES][13:18]
RESPONSES = [*COPIES][18:]
REST = "ita_build_navy"
DONE = ("italy", "ask-discard-step")


def italian(hand: str = "", pieces: str = "italy", status: str = "", **others: str) -> Match[QmgState]:
    """The Italian Play step, with pieces of the others; one Build Navy more in the hand than is named."""
    given = {name: country(where, hand="usa_build_army" if name == "usa" else "") for name, where in others.items()}
    return playing("italy", italy=country(pieces, hand=f"{hand} {REST}", status=status), **given)


def british(hand: str, uk: str, laid: str, italy: str, **others: str) -> Match[QmgState]:
    """The British Play step against Italian Responses; one Build Navy more in the hand than is named."""
    given = {name: country(where, hand="jpn_build_army" if name == "japan" else "") for name, where in others.items()}
    return playing("uk", uk=country(uk, hand=f"{hand} uk_build_navy"), italy=country(italy, laid=laid), **given)


def answer(match: Match[QmgState], card: str) -> None:
    """Italy is asked, may use the card or pass, and uses it: it is turned up and discarded."""
    assert asked(match)[0] == "italy" and offered(match) == ["pass", f"use {card}"]
    play(match, f"use {card}")
    assert zone(match, "italy", "laid") == [] and zone(match, "italy", "up")[-1] == card
    assert told(match, "used", "uk")[-1] == {"country": "italy", "card": card}


def test_the_deck() -> None:
    deck = [*zone(italian(), "italy", "deck"), REST]
    assert len(deck) == 30 and {name: deck.count(name) for name in deck} == COPIES


def test_the_types() -> None:
    basic = {f"ita_{kind}": kind for kind in ("build_army", "build_navy", "land_battle", "sea_battle")}
    kinds_of = basic | dict.fromkeys(RAIDS, "economic_warfare") | dict.fromkeys(EVENTS, "event")
    kinds_of |= dict.fromkeys(STATUS, "status") | dict.fromkeys(RESPONSES, "response")
    assert {card["id"]: card["type"] for card in CARDS_FILE["cards"] if card["country"] == "italy"} == kinds_of


@rule("quartermaster", "ita_skilled_pilots")
@pytest.mark.parametrize("card", RESPONSES)
def test_a_response_is_laid_face_down(card: str) -> None:
    match = italian(card, germany="italy")
    play(match, f"play {card}")
    assert zone(match, "italy", "laid") == [card] and zone(match, "italy", "up") == [] and asked(match) == DONE
    for other in ("germany", "usa", None):
        assert told(match, "laid", other) == [{"country": "italy"}] and told(match, "laid_card", other) == []
    assert told(match, "laid_card", "italy") == [{"country": "italy", "card": card}]
    assert (f"use {card}" in unasked(match, "italy")) == (card == "ita_monte_cassino")


@rule("quartermaster", "ita_mare_nostrum")
@pytest.mark.parametrize("card", STATUS)
def test_a_status_lies_face_up(card: str) -> None:
    match = italian(card, "italy balkans ukraine mediterranean_sea north_africa")
    play(match, f"play {card}")
    assert zone(match, "italy", "status") == [card] and points(match) == (0, 0) and asked(match) == DONE


# --- building and battling ---------------------------------------------------------------------------------------------------


@rule("quartermaster", "ita_build_army")
def test_build_army() -> None:
    match = italian("ita_build_army", "italy mediterranean_sea", uk="north_africa", germany="balkans")
    play(match, "play ita_build_army")
    assert spaces(match, "italy", "build") == words("italy germany western_europe balkans middle_east")
    assert "pass" not in offered(match)
    assert refused(match, "italy", "build north_africa") == ("refuse-enemy-there", "QMG R-17")
    play(match, "build middle_east")
    assert pieces(match, "italy") == words("italy mediterranean_sea middle_east") and asked(match) == DONE
    assert zone(match, "italy", "up") == ["ita_build_army"]


@rule("quartermaster", "ita_build_navy")
def test_build_navy() -> None:
    match = italian("ita_build_navy", "italy balkans", uk="black_sea")
    play(match, "play ita_build_navy")
    assert by_itself(match) == ["italy: build mediterranean_sea"]
    assert pieces(match, "italy") == words("italy balkans mediterranean_sea") and asked(match) == DONE
    match = italian("ita_build_navy", "italy balkans western_europe", uk="black_sea", germany="scandinavia")
    play(match, "play ita_build_navy")
    assert spaces(match, "italy", "build") >= words("mediterranean_sea")
    assert refused(match, "italy", "build black_sea") == ("refuse-enemy-there", "QMG R-17")


@rule("quartermaster", "ita_land_battle")
def test_land_battle() -> None:
    match = italian("ita_land_battle", "italy mediterranean_sea balkans", uk="north_africa western_europe", germany="germany")
    play(match, "play ita_land_battle")
    assert spaces(match, "italy", "battle") == words("western_europe north_africa middle_east eastern_europe ukraine")
    play(match, "battle north_africa")
    assert pieces(match, "uk") == {"western_europe"} and asked(match) == DONE


@rule("quartermaster", "ita_sea_battle")
def test_sea_battle() -> None:
    match = italian("ita_sea_battle", "italy western_europe", uk="mediterranean_sea baltic_sea")
    play(match, "play ita_sea_battle")
    assert offered(match) == ["battle north_sea", "battle baltic_sea", "battle mediterranean_sea"]
    play(match, "battle mediterranean_sea")
    assert pieces(match, "uk") == {"baltic_sea"} and asked(match) == DONE


# --- Economic Warfare --------------------------------------------------------------------------------------------------------


@rule("quartermaster", "ita_decima_flottiglia_mas", "ita_regia_marina_closes_shipping_lanes")
@pytest.mark.parametrize(
    ("card", "where", "gained"),
    [("ita_decima_flottiglia_mas", "", 1), ("ita_regia_marina_closes_shipping_lanes", "mediterranean_sea", 2)],
)
def test_raids(card: str, where: str, gained: int) -> None:
    match = italian(card, where, usa="italy")
    first = top(match, "uk", 1)
    play(match, f"play {card}")
    assert told(match, "raided") == [{"card": card, "country": "uk"}]
    assert told(match, "milled") == [{"country": "uk", "count": 1}] and zone(match, "uk", "down") == first
    assert told(match, "points") == [{"team": 0, "points": gained, "why": card, "total": gained}], "Italy occupied or not"
    assert [event.kind for event in match.events(None)][-2:] == ["milled", "points"] and asked(match) == DONE


@rule("quartermaster", "ita_regia_marina_closes_shipping_lanes")
def test_regia_marina_needs_an_italian_navy_in_the_mediterranean() -> None:
    card = "ita_regia_marina_closes_shipping_lanes"
    match = italian(card, "italy western_europe north_sea balkans", germany="mediterranean_sea")
    assert f"play {card}" not in offered(match)
    assert refused(match, "italy", f"play {card}") == ("refuse-need", "QMG R-09")


@rule("quartermaster", "ita_decima_flottiglia_mas", "ita_regia_marina_closes_shipping_lanes", "ger_wolf_packs")
@pytest.mark.parametrize("card", ["ita_decima_flottiglia_mas", "ita_regia_marina_closes_shipping_lanes"])
def test_italian_raids_are_no_submarines(card: str) -> None:
    match = playing(
        "italy",
        italy=country("italy mediterranean_sea", hand=f"{card} {REST}"),
        germany=country("germany scandinavia", status="ger_wolf_packs"),
    )
    play(match, f"play {card}")
    assert asked(match) == DONE and lost(match, "uk") == 1


# --- events ------------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "ita_afrika_korps")
def test_afrika_korps_recruits_german_pieces() -> None:
    match = italian("ita_afrika_korps", germany="germany")
    play(match, "play ita_afrika_korps")
    assert pieces(match, "germany") == words("germany north_africa mediterranean_sea") and pieces(match, "italy") == {"italy"}
    assert told(match, "recruited") == [
        {"country": "germany", "kind": "army", "space": "north_africa"},
        {"country": "germany", "kind": "navy", "space": "mediterranean_sea"},
    ]
    assert asked(match) == DONE and told(match, "built") == []


@rule("quartermaster", "ita_afrika_korps")
def test_each_part_of_afrika_korps_works_without_the_other() -> None:
    army = italian("ita_afrika_korps", uk="mediterranean_sea")
    play(army, "play ita_afrika_korps")
    assert pieces(army, "germany") == {"north_africa"}
    navy = italian("ita_afrika_korps", uk="north_africa")
    play(navy, "play ita_afrika_korps")
    assert pieces(navy, "germany") == {"mediterranean_sea"}, "unsupplied, and without a port"
    again = italian("ita_afrika_korps", germany="north_africa mediterranean_sea")
    play(again, "play ita_afrika_korps")
    assert asked(again) == DONE and told(again, "recruited") == []


@rule("quartermaster", "ita_afrika_korps")
def test_afrika_korps_cannot_make_germany_take_back_an_army() -> None:
    armies = "germany western_europe balkans eastern_europe ukraine russia scandinavia"
    match = italian("ita_afrika_korps", germany=armies)
    play(match, "play ita_afrika_korps")
    assert asked(match) == ("germany", "ask-free-piece") and offered(match)[0] == "pass"
    play(match, "pass")
    assert pieces(match, "germany") == words(armies) | {"mediterranean_sea"} and asked(match) == DONE


@rule("quartermaster", "ita_division_azul")
@pytest.mark.parametrize("magic", ["blind", "tracked"])
def test_division_azul_discards_a_soviet_response_at_random_and_unseen(magic: str) -> None:
    laid = "ussr_moscow ussr_leningrad ussr_stalingrad"
    match = playing(
        "italy",
        {"magic": magic},
        italy=country("italy", hand=f"ita_division_azul {REST}"),
        ussr=country("moscow", laid=laid, status="ussr_guards"),
        uk=country(laid="uk_raf"),
    )
    play(match, "play ita_division_azul")
    assert asked(match) == DONE, "nothing to choose"
    left = zone(match, "ussr", "laid")
    assert len(left) == 2 and zone(match, "ussr", "down") == [*(words(laid) - set(left))]
    assert left == [card for card in laid.split() if card in left], "the others lie as they lay"
    assert zone(match, "ussr", "up") == [] and zone(match, "ussr", "gone") == []
    assert zone(match, "ussr", "status") == ["ussr_guards"] and zone(match, "uk", "laid") == ["uk_raf"]
    assert told(match, "response_lost", "italy") == [{"country": "ussr", "count": 1}]
    for other in ("italy", "germany", "uk", None):
        assert told(match, "response_lost_cards", other) == []
    assert told(match, "response_lost_cards", "ussr") == [{"country": "ussr", "cards": zone(match, "ussr", "down")}]


@rule("quartermaster", "ita_division_azul")
def test_division_azul_is_random_and_may_be_played_for_nothing() -> None:
    laid = "ussr_moscow ussr_leningrad ussr_stalingrad ussr_rasputitsa"
    hit = set()
    for hand in range(24):
        match = playing(
            "italy",
            italy=country("italy", hand=f"ita_division_azul {REST} ita_plunder"),
            ussr=country("moscow", laid=laid),
        )
        for _ in range(hand):
            match.state.randbelow(2)
        play(match, "play ita_division_azul")
        hit |= set(zone(match, "ussr", "down"))
    assert hit == words(laid)
    nothing = playing(
        "italy", italy=country("italy", hand=f"ita_division_azul {REST}"), ussr=country("moscow", status="ussr_guards")
    )
    play(nothing, "play ita_division_azul")
    assert asked(nothing) == DONE and zone(nothing, "ussr", "status") == ["ussr_guards"]


@rule("quartermaster", "ita_german_aid_in_greece")
def test_german_aid_in_greece() -> None:
    match = italian("ita_german_aid_in_greece", uk="balkans", germany="germany")
    play(match, "play ita_german_aid_in_greece")
    assert pieces(match, "uk") == set() and pieces(match, "germany") == words("germany balkans")
    assert [event.kind for event in match.events(None)][-2:] == ["removed", "recruited"] and told(match, "battled") == []
    empty = italian("ita_german_aid_in_greece", germany="germany", ussr="ukraine")
    play(empty, "play ita_german_aid_in_greece")
    assert pieces(empty, "germany") == words("germany balkans") and pieces(empty, "ussr") == {"ukraine"}
    two = italian("ita_german_aid_in_greece", uk="balkans", ussr="balkans", germany="germany")
    play(two, "play ita_german_aid_in_greece")
    assert offered(two) == ["strike uk balkans", "strike ussr balkans"]
    play(two, "strike uk balkans")
    assert pieces(two, "ussr") == {"balkans"} and pieces(two, "germany") == {"germany"}, "no room while an enemy stays"


@rule("quartermaster", "ita_german_reinforcements_counterattack")
def test_german_reinforcements_counterattack() -> None:
    card = "ita_german_reinforcements_counterattack"
    match = italian(card, "", uk="italy western_europe", usa="italy")
    play(match, f"play {card}")
    assert offered(match) == ["strike uk italy", "strike usa italy"]
    play(match, "strike usa italy")
    assert pieces(match, "usa") == set() and pieces(match, "uk") == words("italy western_europe")
    assert told(match, "battled") == [] and asked(match) == DONE
    one = italian(card, "", ussr="italy")
    play(one, f"play {card}")
    assert pieces(one, "ussr") == set()
    nobody = italian(card, "italy", uk="western_europe balkans")
    play(nobody, f"play {card}")
    assert pieces(nobody, "uk") == words("western_europe balkans") and pieces(nobody, "italy") == {"italy"}


@rule("quartermaster", "ita_italian_east_africa")
def test_italian_east_africa() -> None:
    match = italian("ita_italian_east_africa", "italy")
    play(match, "play ita_italian_east_africa")
    assert pieces(match, "italy") == words("italy north_africa bay_of_bengal") and pieces(match, "germany") == set()
    assert [data["space"] for data in told(match, "recruited")] == ["north_africa", "bay_of_bengal"] and asked(match) == DONE
    held = italian("ita_italian_east_africa", "italy", uk="north_africa")
    play(held, "play ita_italian_east_africa")
    assert pieces(held, "italy") == words("italy bay_of_bengal"), "supplied or not"


@rule("quartermaster", "ita_italy_attacks_communists")
def test_italy_attacks_communists_in_either_order() -> None:
    match = italian("ita_italy_attacks_communists", "italy balkans")
    play(match, "play ita_italy_attacks_communists")
    assert offered(match) == ["pass", "build ukraine"], "Russia is too far yet"
    assert refused(match, "italy", "build russia") == ("refuse-no-neighbour", "QMG R-43")
    assert refused(match, "italy", "build eastern_europe") == ("refuse-not-named", "QMG R-47")
    play(match, "build ukraine")
    assert offered(match) == ["pass", "build russia"]
    play(match, "build russia")
    assert pieces(match, "italy") == words("italy balkans ukraine russia") and asked(match) == DONE
    north = italian("ita_italy_attacks_communists", "western_europe baltic_sea eastern_europe")
    play(north, "play ita_italy_attacks_communists")
    assert offered(north) == ["pass", "build ukraine", "build russia"]
    play(north, "build russia")
    assert offered(north) == ["pass", "build ukraine"]
    play(north, "pass")
    assert pieces(north, "italy") == words("western_europe baltic_sea eastern_europe russia") and asked(north) == DONE
    none = italian("ita_italy_attacks_communists", "italy eastern_europe")
    play(none, "play ita_italy_attacks_communists")
    assert asked(none) == DONE, "no supplied neighbour"


@rule("quartermaster", "ita_plunder")
@pytest.mark.parametrize(
    ("where", "gained"), [("italy", 0), ("italy mediterranean_sea", 1), ("balkans", 1), ("italy balkans mediterranean_sea", 2)]
)
def test_plunder_scores_armies_and_navies_abroad(where: str, gained: int) -> None:
    match = italian("ita_plunder", where, germany="germany ukraine")
    play(match, "play ita_plunder")
    assert points(match) == (gained, 0) and asked(match) == DONE


@rule("quartermaster", "ita_plunder")
def test_plunder_scores_with_the_home_space_occupied() -> None:
    match = italian("ita_plunder", "balkans mediterranean_sea", usa="italy")
    play(match, "play ita_plunder")
    assert told(match, "points") == [{"team": 0, "points": 2, "why": "ita_plunder", "total": 2}]


# --- Status cards ------------------------------------------------------------------------------------------------------------


def gained(card: str, italy: str, **others: str) -> int:
    """What a Status card gives in the Italian Victory step."""
    return scored("italy", card, italy=italy, **others).get(card, 0)


@rule("quartermaster", "ita_anti_communist_sentiment")
def test_anti_communist_sentiment() -> None:
    card = "ita_anti_communist_sentiment"
    assert gained(card, "italy russia") == gained(card, "ukraine") == 1
    assert gained(card, "russia ukraine") == 1, "both are no better than one"
    assert gained(card, "italy balkans moscow baltic_sea", germany="ukraine russia") == 0
    assert gained(card, "ukraine", usa="italy") == 0


@rule("quartermaster", "ita_balkan_resources")
def test_balkan_resources() -> None:
    card = "ita_balkan_resources"
    assert gained(card, "italy balkans") == 1
    assert gained(card, "italy ukraine mediterranean_sea", germany="balkans") == 0
    assert gained(card, "balkans", usa="italy") == 0
    assert scored("italy", "", italy="italy balkans") == {"supply_spaces": 2}


@rule("quartermaster", "ita_impero_italiano")
def test_impero_italiano_counts_spaces_with_italian_or_german_armies() -> None:
    card = "ita_impero_italiano"
    for where in ("north_africa", "africa", "middle_east"):
        assert gained(card, f"italy {where}") == gained(card, "italy", germany=where) == 1
        assert gained(card, f"italy {where}", germany=where) == 1, "once for each space"
    assert gained(card, "africa middle_east", germany="north_africa middle_east") == 3
    assert gained(card, "italy mediterranean_sea india madagascar", japan="middle_east africa north_africa") == 0
    assert gained(card, "africa", usa="italy") == 0


@rule("quartermaster", "ita_mare_nostrum")
def test_mare_nostrum_counts_italian_navies() -> None:
    card = "ita_mare_nostrum"
    assert gained(card, "italy mediterranean_sea") == 1
    assert gained(card, "italy balkans mediterranean_sea black_sea bay_of_bengal") == 3
    assert gained(card, "italy balkans", germany="mediterranean_sea") == 0
    assert gained(card, "mediterranean_sea", usa="italy") == 0, "no Victory step"


@rule("quartermaster", "ita_bravado")
def test_bravado_plays_a_land_battle_out_of_the_discard_pile_for_three_hand_cards() -> None:
    hand = "ita_build_army ita_build_navy ita_plunder ita_sea_battle"
    match = playing(
        "italy",
        italy=country("italy", hand=hand, status="ita_bravado", up="ita_land_battle ita_build_army"),
        uk=country("western_europe"),
    )
    assert "use ita_bravado" in offered(match)
    play(match, "use ita_bravado")
    assert asked(match) == ("italy", "ask-discard") and match.decision("italy").args == {"count": 3}
    play(match, "discard ita_plunder", "discard ita_build_navy", "discard ita_sea_battle")
    assert zone(match, "italy", "hand") == ["ita_build_army"] and lost(match, "italy") == 0
    assert told(match, "discarded_cards", "uk") == [] and len(told(match, "discarded", "uk")) == 3
    assert offered(match) == ["pass", "play ita_land_battle"]
    play(match, "play ita_land_battle", "battle western_europe")
    assert pieces(match, "uk") == set() and asked(match) == DONE, "it replaces the card of the turn"
    assert zone(match, "italy", "up") == ["ita_build_army", "ita_land_battle"] and zone(match, "italy", "spent") == []


@rule("quartermaster", "ita_bravado")
def test_bravado_takes_what_the_hand_lacks_off_the_deck_and_then_in_points() -> None:
    match = playing(
        "italy",
        italy=country("italy", hand="ita_plunder", status="ita_bravado", down="ita_land_battle"),
        usa=country(hand="usa_build_army"),
    )
    bare(match, "italy", 1)
    play(match, "use ita_bravado", "play ita_land_battle", "battle balkans")
    assert zone(match, "italy", "hand") == [] and points(match) == (-1, 0) and lost(match, "italy") == 1
    none = playing("italy", italy=country("italy", hand="ita_plunder", status="ita_bravado", up="ita_sea_battle"))
    assert offered(none) == ["play ita_plunder", "discard ita_plunder"]
    assert refused(none, "italy", "use ita_bravado") == ("refuse-no-effect", "QMG R-52")


# --- Responses ---------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "ita_monte_cassino")
def test_monte_cassino_keeps_the_german_army_in_italy_for_this_turn() -> None:
    match = british("uk_land_battle", "western_europe", "ita_monte_cassino", "", germany="italy germany")
    play(match, "play uk_land_battle", "battle italy")
    assert asked(match) == ("italy", "ask-react-threat")
    answer(match, "ita_monte_cassino")
    assert pieces(match, "germany") == words("italy germany") and zone(match, "germany", "safe") == ["italy"]
    assert told(match, "stayed") == [{"country": "germany", "kind": "army", "space": "italy"}]
    assert asked(match) == ("uk", "ask-discard-step")


@rule("quartermaster", "ita_monte_cassino")
def test_monte_cassino_is_for_no_other_army_and_for_any_time() -> None:
    match = british("uk_land_battle", "western_europe", "ita_monte_cassino", "italy", germany="germany balkans")
    assert "use ita_monte_cassino" not in unasked(match, "italy")
    play(match, "play uk_land_battle", "battle italy")
    assert pieces(match, "italy") == set() and asked(match) == ("uk", "ask-discard-step"), "nobody is asked: nothing could help"
    elsewhere = british("uk_land_battle", "western_europe", "ita_monte_cassino", "italy", germany="italy germany")
    play(elsewhere, "play uk_land_battle", "battle germany")
    assert offered(elsewhere) == ["pass"], "asked only since Romanian Reinforcements may lie there"
    assert pieces(elsewhere, "germany") == {"italy"}
    any_time = british("uk_land_battle", "western_europe", "ita_monte_cassino", "italy", germany="italy germany")
    play(any_time, "italy: use ita_monte_cassino")
    assert zone(any_time, "germany", "safe") == ["italy"] and asked(any_time) == ("uk", "ask-play")
    play(any_time, "play uk_land_battle", "battle italy", "strike germany italy")
    assert pieces(any_time, "germany") == words("italy germany")


def stavka(space: str, laid: str, italy: str, germany: str) -> Match[QmgState]:
    """A Soviet battle in a space, with Stavka Forms Artillery Corps on the table."""
    match = playing(
        "ussr",
        ussr=country("moscow ukraine", hand="ussr_land_battle ussr_build_army", status="ussr_stavka_forms_artillery_corps"),
        italy=country(italy, laid=laid, hand="ita_build_army"),
        germany=country(germany),
    )
    play(match, "play ussr_land_battle", f"battle {space}")
    return match


@rule("quartermaster", "ita_romanian_reinforcements")
def test_stavka_sweeps_the_romanian_reinforcements_off() -> None:
    match = stavka("balkans", "ita_romanian_reinforcements", "italy", "germany balkans")
    assert asked(match) == ("italy", "ask-react-army"), "asked before the Soviet Union"
    answer(match, "ita_romanian_reinforcements")
    assert pieces(match, "italy") == words("italy balkans")
    play(match, "use ussr_stavka_forms_artillery_corps")
    assert pieces(match, "italy") == {"italy"} and pieces(match, "germany") == {"germany"}


@rule("quartermaster", "ita_romanian_reinforcements")
def test_romanian_reinforcements_answer_stavka_too() -> None:
    match = stavka("balkans", "ita_romanian_reinforcements", "italy balkans", "germany balkans")
    play(match, "strike italy balkans", "use ussr_stavka_forms_artillery_corps")
    answer(match, "ita_romanian_reinforcements")
    assert told(match, "recruited") == [{"country": "italy", "kind": "army", "space": "balkans"}]
    assert pieces(match, "italy") == words("italy balkans"), "this Army came too late to be swept off"


@rule("quartermaster", "ita_monte_cassino")
def test_monte_cassino_holds_against_stavka() -> None:
    match = playing(
        "ussr",
        ussr=country(
            "moscow ukraine balkans", hand="ussr_land_battle ussr_build_army", status="ussr_stavka_forms_artillery_corps"
        ),
        italy=country("italy", laid="ita_monte_cassino", hand="ita_build_army"),
        germany=country("italy"),
    )
    play(match, "play ussr_land_battle", "battle italy", "strike italy italy", "use ussr_stavka_forms_artillery_corps")
    assert asked(match) == ("italy", "ask-react-threat")
    answer(match, "ita_monte_cassino")
    assert pieces(match, "germany") == {"italy"} and pieces(match, "italy") == set()


@rule("quartermaster", "ita_romanian_reinforcements")
def test_romanian_reinforcements_take_the_place_of_a_supplied_german_army() -> None:
    match = british(
        "uk_land_battle", "united_kingdom north_sea", "ita_romanian_reinforcements", "italy", germany="western_europe"
    )
    play(match, "play uk_land_battle", "battle western_europe")
    assert asked(match) == ("italy", "ask-react-army")
    answer(match, "ita_romanian_reinforcements")
    assert pieces(match, "germany") == set() and pieces(match, "italy") == words("italy western_europe")
    assert told(match, "recruited") == [{"country": "italy", "kind": "army", "space": "western_europe"}]
    assert asked(match) == ("uk", "ask-discard-step")


@rule("quartermaster", "ita_romanian_reinforcements")
def test_romanian_reinforcements_come_after_an_elimination_too() -> None:
    card = "uk_king_peter_enthroned_in_yugoslavia"
    match = british(card, "", "ita_romanian_reinforcements", "italy", germany="germany balkans")
    play(match, f"play {card}")
    answer(match, "ita_romanian_reinforcements")
    assert pieces(match, "italy") == words("italy balkans") and pieces(match, "uk") == set(), "no room for the British Army"


@rule("quartermaster", "ita_romanian_reinforcements")
def test_romanian_reinforcements_need_a_supplied_german_army_that_was_removed() -> None:
    uk = "united_kingdom north_sea scandinavia baltic_sea"
    unsupplied = british("uk_land_battle", uk, "ita_romanian_reinforcements", "italy", germany="eastern_europe")
    play(unsupplied, "play uk_land_battle", "battle eastern_europe")
    assert asked(unsupplied) == ("uk", "ask-discard-step"), "judged right before the removal"
    italians = british("uk_land_battle", uk, "ita_romanian_reinforcements", "italy western_europe")
    play(italians, "play uk_land_battle", "battle western_europe")
    assert asked(italians) == ("uk", "ask-discard-step")
    shared = british("uk_land_battle", uk, "ita_romanian_reinforcements", "western_europe", germany="western_europe")
    play(shared, "play uk_land_battle", "battle western_europe", "strike germany western_europe")
    assert asked(shared) == ("uk", "ask-discard-step"), "an Italian Army stands there already"
    given_up = british("uk_land_battle", uk, "ita_romanian_reinforcements", "italy", germany="western_europe germany")
    play(given_up, "germany: take_back western_europe")
    assert asked(given_up) == ("uk", "ask-play"), "taken back by its owner"
    navy = british("uk_sea_battle", "united_kingdom", "ita_romanian_reinforcements", "italy", germany="western_europe north_sea")
    play(navy, "play uk_sea_battle", "battle north_sea")
    assert pieces(navy, "germany") == {"western_europe"} and asked(navy) == ("uk", "ask-discard-step"), "an Army, no Navy"


@rule("quartermaster", "ita_romanian_reinforcements")
def test_romanian_reinforcements_are_asked_for_whenever_they_may_lie_there() -> None:
    match = british("uk_land_battle", "united_kingdom north_sea", "ita_skilled_pilots", "italy", germany="western_europe")
    play(match, "play uk_land_battle", "battle western_europe")
    assert asked(match) == ("italy", "ask-react-army") and offered(match) == ["pass"]


@rule("quartermaster", "ita_skilled_pilots")
def test_skilled_pilots_ignore_bomber_command() -> None:
    match = british("uk_bomber_command", "", "ita_skilled_pilots", "italy", germany="germany")
    play(match, "play uk_bomber_command", "name italy")
    assert asked(match) == ("italy", "ask-react-raid")
    answer(match, "ita_skilled_pilots")
    assert told(match, "milled") == [] and asked(match) == ("uk", "ask-discard-step")
    other = british("uk_bomber_command", "", "ita_skilled_pilots", "italy", germany="germany")
    play(other, "play uk_bomber_command", "name germany")
    assert lost(other, "germany") == 4 and asked(other) == ("uk", "ask-discard-step"), "against Italy only"
    left = british("uk_bomber_command", "", "ita_skilled_pilots", "italy")
    play(left, "play uk_bomber_command", "name italy", "pass")
    assert lost(left, "italy") == 4 and zone(left, "italy", "laid") == ["ita_skilled_pilots"]


@rule("quartermaster", "ita_skilled_pilots")
@pytest.mark.parametrize("card", ["usa_bombers", "usa_heavy_bombers", "usa_firestorm_bombers"])
def test_skilled_pilots_ignore_american_bombers(card: str) -> None:
    match = playing(
        "usa",
        usa=country("western_europe", hand=f"{card} usa_build_army"),
        italy=country("italy", laid="ita_skilled_pilots"),
        germany=country("germany", hand="ger_build_army"),
    )
    play(match, f"play {card}", "name italy")
    answer(match, "ita_skilled_pilots")
    assert lost(match, "italy") == 0 and asked(match) == ("usa", "ask-discard-step")


@rule("quartermaster", "ita_skilled_pilots")
def test_skilled_pilots_are_no_help_against_malta_submarines() -> None:
    match = british("uk_malta_submarines", "", "ita_skilled_pilots", "italy")
    play(match, "play uk_malta_submarines")
    assert asked(match) == ("uk", "ask-discard-step") and lost(match, "italy") == 2
