"""The German cards of Quartermaster General: one test a card at least."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.moments import PLAY, asked, lost, offered, playing, scored, top, words
from tests.rules.quartermaster.table import (
    bare,
    by_itself,
    country,
    kinds,
    pieces,
    play,
    points,
    refused,
    spaces,
    table,
    told,
    unasked,
    zone,
)
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import CARDS_FILE
from vezerkar.games.quartermaster.state import QmgState

# fmt: off
COPIES = {
    "ger_build_army": 6, "ger_build_navy": 2, "ger_land_battle": 7, "ger_sea_battle": 2, "ger_submarines_uk": 2,
    "ger_submarines_us": 1, "ger_submarines_ussr": 1, "ger_v_weapons": 1, "ger_broad_front": 1, "ger_forced_conscription": 1,
    "ger_guns_and_butter": 1, "ger_military_dictatorships_in_the_balkans": 1, "ger_plunder": 1, "ger_production_initiative": 1,
    "ger_the_autobahn": 1, "ger_abundant_resources": 1, "ger_atlantic_wall": 1, "ger_bias_for_action": 1, "ger_blitzkrieg": 1,
    "ger_conscription": 1, "ger_dive_bombers": 1, "ger_jet_fighters": 1, "ger_superior_planning": 1, "ger_swedish_iron_ore": 1,
    "ger_volksturm": 1, "ger_wolf_packs": 1,
}
# fmt: on
RAID, EVENTS, STATUS = [*COPIES][4:8], [*COPIES][8:15], [*COPIES][15:]
REST = "ger_build_army"


def test_the_types() -> None:
    basic = {f"ger_{kind}": kind for kind in ("build_army", "build_navy", "land_battle", "sea_battle")}
    kinds_of = basic | dict.fromkeys(RAID, "economic_warfare") | dict.fromkeys(EVENTS, "event") | dict.fromkeys(STATUS, "status")
    assert {card["id"]: card["type"] for card in CARDS_FILE["cards"] if card["country"] == "germany"} == kinds_of


def german(hand: str = "", pieces: str = "germany", status: str = "", **others: str) -> Match[QmgState]:
    """The German Play step, with pieces of the others; one Build Army more in the hand than is named."""
    given = {name: country(where) for name, where in others.items() if name != "uk"}
    given["uk"] = country(others.get("uk", ""), hand="uk_build_army")
    return playing("germany", germany=country(pieces, hand=f"{hand} {REST}", status=status), **given)


def test_the_deck() -> None:
    deck = [*zone(german(), "germany", "deck"), REST]
    assert len(deck) == 40 and {name: deck.count(name) for name in deck} == COPIES


@rule("quartermaster", "ger_abundant_resources", "ger_superior_planning")
@pytest.mark.parametrize("card", STATUS)
def test_a_status_lies_face_up_and_does_nothing_at_once(card: str) -> None:
    match = german(card, "germany ukraine")
    play(match, f"play {card}")
    assert told(match, "played", "uk") == [{"country": "germany", "card": card}]
    assert zone(match, "germany", "status") == [card] and zone(match, "germany", "up") == []
    assert asked(match) == ("germany", "ask-discard-step") and points(match) == (0, 0)


@rule("quartermaster", "ger_plunder")
def test_a_card_may_be_thrown_away_instead_unseen() -> None:
    match = german("ger_submarines_uk")
    assert "play ger_submarines_uk" not in offered(match)
    play(match, "discard ger_submarines_uk")
    assert zone(match, "germany", "down") == ["ger_submarines_uk"] and zone(match, "germany", "up") == []
    assert told(match, "discarded", "italy") == [{"country": "germany", "count": 1}]
    assert told(match, "discarded_cards", "italy") == [] and points(match) == (0, 0) and lost(match, "uk") == 0


# --- building and battling ---------------------------------------------------------------------------------------------------


@rule("quartermaster", "ger_build_army")
def test_build_army() -> None:
    match = german(
        "ger_build_army", "germany baltic_sea eastern_europe", uk="western_europe", ussr="moscow ukraine", italy="italy"
    )
    play(match, "play ger_build_army")
    assert spaces(match, "germany", "build") == words("germany eastern_europe balkans italy scandinavia russia")
    assert "pass" not in offered(match)
    assert refused(match, "germany", "build western_europe") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "germany", "build siberia") == ("refuse-no-neighbour", "QMG R-43")
    assert refused(match, "germany", "build north_sea") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build russia")
    assert pieces(match, "germany") == words("germany baltic_sea eastern_europe russia")
    assert told(match, "built") == [{"country": "germany", "kind": "army", "space": "russia"}]
    assert zone(match, "germany", "up") == ["ger_build_army"]


@rule("quartermaster", "ger_build_army")
def test_build_army_in_place_and_at_home_alone_when_nothing_is_supplied() -> None:
    match = german("ger_build_army", "eastern_europe")
    play(match, "play ger_build_army")
    assert by_itself(match) == ["germany: build germany"]
    in_place = german("ger_build_army")
    play(in_place, "play ger_build_army", "build germany")
    assert pieces(in_place, "germany") == {"germany"}
    assert told(in_place, "built_in_place") == [{"country": "germany", "kind": "army", "space": "germany"}]
    shut = german("ger_build_army", "eastern_europe", uk="germany")
    assert not {text for text in offered(shut) if text.startswith("play")}
    assert refused(shut, "germany", "play ger_build_army") == ("refuse-no-target", "QMG R-09")


@rule("quartermaster", "ger_build_navy")
def test_build_navy() -> None:
    match = german("ger_build_navy", "germany western_europe baltic_sea", uk="united_kingdom")
    play(match, "play ger_build_navy")
    assert spaces(match, "germany", "build") == words("baltic_sea north_sea mediterranean_sea") and "pass" not in offered(match)
    assert refused(match, "germany", "build italy") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build north_sea")
    assert pieces(match, "germany") == words("germany western_europe baltic_sea north_sea")
    assert told(match, "built", "japan") == [{"country": "germany", "kind": "navy", "space": "north_sea"}]


@rule("quartermaster", "ger_build_navy")
def test_build_navy_through_a_strait_wants_it_open_and_a_port() -> None:
    closed = german("ger_build_navy", "germany baltic_sea")
    play(closed, "play ger_build_navy")
    assert by_itself(closed) == ["germany: build baltic_sea"]
    closed = german("ger_build_navy", "germany italy baltic_sea")
    play(closed, "play ger_build_navy")
    assert spaces(closed, "germany", "build") == words("baltic_sea mediterranean_sea")
    assert refused(closed, "germany", "build north_sea") == ("refuse-strait-closed", "QMG R-30")
    opened = german("ger_build_navy", "germany baltic_sea", italy="scandinavia")
    play(opened, "play ger_build_navy")
    assert spaces(opened, "germany", "build") == words("baltic_sea north_sea")
    portless = german("ger_build_navy", "germany western_europe north_sea")
    play(portless, "play ger_build_navy")
    assert refused(portless, "germany", "build north_atlantic") == ("refuse-no-port", "QMG R-22")


@rule("quartermaster", "ger_land_battle")
def test_land_battle() -> None:
    match = german("ger_land_battle", "germany baltic_sea", uk="western_europe", ussr="western_europe moscow", italy="italy")
    play(match, "play ger_land_battle")
    assert spaces(match, "germany", "battle") == words("western_europe balkans eastern_europe scandinavia russia")
    assert "pass" not in offered(match)
    assert refused(match, "germany", "battle italy") == ("refuse-own-team-there", "QMG R-48")
    assert refused(match, "germany", "battle moscow") == ("refuse-out-of-reach", "QMG R-46")
    assert refused(match, "germany", "battle baltic_sea") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle western_europe")
    assert offered(match) == ["strike uk western_europe", "strike ussr western_europe"]
    play(match, "strike ussr western_europe")
    assert pieces(match, "ussr") == {"moscow"} and pieces(match, "uk") == {"western_europe"}
    assert asked(match) == ("germany", "ask-discard-step"), "one battle, and no reaction"


@rule("quartermaster", "ger_land_battle")
def test_land_battle_may_be_against_an_empty_space_but_from_a_supplied_piece() -> None:
    match = german("ger_land_battle")
    play(match, "play ger_land_battle", "battle balkans")
    assert told(match, "battled") == [{"country": "germany", "space": "balkans", "kind": "army"}] and told(match, "removed") == []
    unsupplied = german("ger_land_battle", "eastern_europe", ussr="russia")
    assert "play ger_land_battle" not in offered(unsupplied)


@rule("quartermaster", "ger_sea_battle")
def test_sea_battle() -> None:
    match = german("ger_sea_battle", "germany western_europe", uk="baltic_sea", usa="north_sea", italy="mediterranean_sea italy")
    play(match, "play ger_sea_battle")
    assert offered(match) == ["battle north_sea", "battle baltic_sea"]
    assert refused(match, "germany", "battle eastern_europe") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle north_sea")
    assert pieces(match, "usa") == set() and pieces(match, "uk") == {"baltic_sea"}
    assert told(match, "removed") == [{"country": "usa", "kind": "navy", "space": "north_sea"}]


# --- Economic Warfare --------------------------------------------------------------------------------------------------------

RAIDS = [
    ("ger_submarines_uk", "western_europe", "uk", 3, 1),
    ("ger_submarines_uk", "scandinavia", "uk", 3, 1),
    ("ger_submarines_us", "western_europe", "usa", 3, 1),
    ("ger_submarines_us", "western_europe scandinavia mediterranean_sea", "usa", 3, 1),
    ("ger_submarines_us", "western_europe north_sea", "usa", 5, 1),
    ("ger_submarines_ussr", "", "ussr", 2, 1),
    ("ger_submarines_ussr", "baltic_sea russia western_europe north_sea", "ussr", 2, 1),
    ("ger_submarines_ussr", "scandinavia", "ussr", 5, 1),
    ("ger_v_weapons", "western_europe north_sea scandinavia", "uk", 2, 2),
    ("ger_v_weapons", "north_africa", "uk", 2, 2),
]


@rule("quartermaster", "ger_submarines_uk", "ger_submarines_us", "ger_submarines_ussr", "ger_v_weapons")
@pytest.mark.parametrize(("card", "where", "victim", "cards", "gained"), RAIDS)
def test_raids(card: str, where: str, victim: str, cards: int, gained: int) -> None:
    match = german(card, f"germany {where}")
    before = top(match, victim, cards)
    play(match, f"play {card}")
    assert asked(match) == ("germany", "ask-discard-step"), "the victim is fixed"
    assert told(match, "raided") == [{"card": card, "country": victim}]
    assert told(match, "milled") == [{"country": victim, "count": cards}]
    assert told(match, "milled_cards", "germany") == [] and told(match, "milled_cards", victim) != []
    assert sorted(zone(match, victim, "down")) == sorted(before)
    assert points(match) == (gained, 0) and zone(match, "germany", "up") == [card]


@rule("quartermaster", "ger_submarines_uk", "ger_v_weapons")
def test_raids_score_at_once_with_the_home_space_occupied() -> None:
    for card, gained in [("ger_submarines_uk", 1), ("ger_v_weapons", 2)]:
        match = german(card, "western_europe", usa="germany")
        play(match, f"play {card}")
        assert points(match) == (gained, 0) and told(match, "points")[0]["why"] == card


@rule("quartermaster", "ger_submarines_uk", "ger_submarines_us")
@pytest.mark.parametrize("card", ["ger_submarines_uk", "ger_submarines_us"])
def test_submarines_need_a_german_piece_next_to_the_north_sea(card: str) -> None:
    for where in ("germany baltic_sea", "germany italy mediterranean_sea"):
        match = german(card, where, italy="western_europe")
        assert f"play {card}" not in offered(match)
        assert refused(match, "germany", f"play {card}") == ("refuse-need", "QMG R-09")
    assert f"play {card}" in offered(german(card, "germany baltic_sea", italy="scandinavia")), "a Navy behind an open strait"


@rule("quartermaster", "ger_v_weapons")
def test_v_weapons_need_a_german_army_next_to_the_north_sea() -> None:
    for where in ("germany baltic_sea", "germany baltic_sea north_atlantic", "germany eastern_europe north_sea"):
        match = german("ger_v_weapons", where, italy="scandinavia")
        assert refused(match, "germany", "play ger_v_weapons") == ("refuse-need", "QMG R-09")
    assert "play ger_v_weapons" in offered(german("ger_v_weapons", "iceland"))


@rule("quartermaster", "ger_submarines_uk")
def test_what_the_deck_lacks_comes_from_the_hand_and_then_costs_points() -> None:
    match = playing(
        "germany",
        germany=country("germany western_europe", hand="ger_submarines_uk ger_build_army"),
        uk=country(hand="uk_build_army uk_sea_battle uk_raf"),
    )
    bare(match, "uk", 1)
    play(match, "play ger_submarines_uk")
    assert lost(match, "uk") == 1 and asked(match) == ("uk", "ask-discard") and match.decision("uk").args == {"count": 2}
    play(match, "discard uk_raf", "discard uk_build_army")
    assert zone(match, "uk", "hand") == ["uk_sea_battle"] and points(match) == (1, 0)
    short = playing(
        "germany",
        germany=country("germany western_europe", hand="ger_submarines_uk ger_build_army"),
        uk=country(hand="uk_raf"),
    )
    bare(short, "uk", 1)
    play(short, "play ger_submarines_uk")
    assert points(short) == (1, -1) and zone(short, "uk", "hand") == [] and lost(short, "uk") == 1


# --- events ------------------------------------------------------------------------------------------------------------------


def front(pieces: str, ussr: str, before: str, status: str = "", **others: str) -> Match[QmgState]:
    """Broad Front in the German hand; ``before`` are the Soviet Armies that bordered a German one as the turn began."""
    given = {name: country(where, hand="uk_build_army" if name == "uk" else "") for name, where in others.items()}
    given.setdefault("uk", country(hand="uk_build_army"))
    return table(
        "germany",
        at="end",
        steps=PLAY,
        state={"front": [*before.split()]},
        germany=country(pieces, hand=f"ger_broad_front {REST}", status=status),
        ussr=country(ussr),
        **given,
    )


@rule("quartermaster", "ger_broad_front")
def test_broad_front_is_three_battles_against_different_soviet_armies() -> None:
    match = front(
        "germany eastern_europe balkans russia", "ukraine scandinavia siberia moscow", "ukraine scandinavia siberia moscow"
    )
    play(match, "play ger_broad_front")
    assert offered(match) == ["pass", "battle scandinavia", "battle ukraine", "battle moscow", "battle siberia"]
    play(match, "battle ukraine", "battle moscow")
    assert offered(match) == ["pass", "battle scandinavia", "battle siberia"]
    play(match, "battle siberia")
    assert asked(match) == ("germany", "ask-discard-step") and pieces(match, "ussr") == {"scandinavia"}
    assert [data["space"] for data in told(match, "battled")] == ["ukraine", "moscow", "siberia"]


@rule("quartermaster", "ger_broad_front")
def test_broad_front_is_against_armies_that_bordered_a_german_army_when_the_turn_began() -> None:
    match = front("germany eastern_europe", "ukraine russia", "russia", uk="balkans", usa="russia")
    play(match, "play ger_broad_front")
    assert offered(match) == ["pass", "battle russia"]
    assert refused(match, "germany", "battle ukraine") == ("refuse-not-named", "QMG R-47")
    play(match, "battle russia")
    assert pieces(match, "ussr") == {"ukraine"} and pieces(match, "usa") == {"russia"}, "the Soviet Army, no other"
    assert asked(match) == ("germany", "ask-discard-step")


@rule("quartermaster", "ger_broad_front")
def test_broad_front_may_stop_and_needs_supply() -> None:
    match = front("germany eastern_europe", "ukraine russia", "ukraine russia")
    play(match, "play ger_broad_front", "battle russia", "pass")
    assert pieces(match, "ussr") == {"ukraine"} and asked(match) == ("germany", "ask-discard-step")
    unsupplied = front("eastern_europe", "ukraine russia", "ukraine russia")
    play(unsupplied, "play ger_broad_front")
    assert asked(unsupplied) == ("germany", "ask-discard-step"), "played for nothing"


@rule("quartermaster", "ger_broad_front")
def test_broad_front_looks_back_to_the_beginning_of_the_turn() -> None:
    match = table(
        "usa",
        at="end",
        steps=[["DiscardStep", 2]],
        germany=country("germany eastern_europe baltic_sea", hand="ger_broad_front ger_build_army"),
        ussr=country("moscow ukraine scandinavia"),
        usa=country(hand="usa_build_army"),
    )
    play(match, "done")
    assert asked(match) == ("germany", "ask-play") and match.view()["front"] == ["ukraine"], "a Navy borders Scandinavia, no Army"


@rule("quartermaster", "ger_broad_front", "ger_blitzkrieg")
def test_battles_of_broad_front_let_blitzkrieg_follow_once() -> None:
    match = front("germany eastern_europe", "ukraine russia moscow", "ukraine russia", status="ger_blitzkrieg")
    play(match, "play ger_broad_front", "battle russia", "use ger_blitzkrieg", "build russia")
    assert offered(match) == ["pass", "battle ukraine"], "Moscow did not border a German Army"
    play(match, "battle ukraine")
    assert asked(match) == ("germany", "ask-discard-step"), "once a turn"


@rule("quartermaster", "ger_broad_front")
def test_broad_front_battles_an_army_that_was_saved_no_second_time() -> None:
    match = table(
        "germany",
        at="end",
        steps=PLAY,
        state={"front": ["ukraine", "russia"]},
        germany=country("germany eastern_europe", hand=f"ger_broad_front {REST}"),
        ussr=country("moscow ukraine russia", laid="ussr_stalingrad"),
    )
    play(match, "play ger_broad_front", "battle ukraine", "ussr: use ussr_stalingrad")
    assert pieces(match, "ussr") == words("moscow ukraine russia") and offered(match) == ["pass", "battle russia"]


@rule("quartermaster", "ger_forced_conscription")
def test_forced_conscription_recruits_one_or_two_armies_around_germany() -> None:
    match = german("ger_forced_conscription", "germany", uk="western_europe", italy="italy")
    play(match, "play ger_forced_conscription")
    assert offered(match) == ["recruit italy", "recruit balkans", "recruit eastern_europe"]
    play(match, "recruit eastern_europe")
    assert offered(match) == ["pass", "recruit italy", "recruit balkans"]
    play(match, "recruit italy")
    assert pieces(match, "germany") == words("germany eastern_europe italy") and asked(match)[1] == "ask-discard-step"
    assert told(match, "built") == [] and len(told(match, "recruited")) == 2


@rule("quartermaster", "ger_forced_conscription")
def test_forced_conscription_needs_no_supply_and_is_no_build() -> None:
    match = german("ger_forced_conscription", "", status="ger_bias_for_action")
    play(match, "play ger_forced_conscription")
    everywhere = words("western_europe germany italy balkans eastern_europe")
    assert spaces(match, "germany", "recruit") == everywhere
    play(match, "recruit balkans")
    assert spaces(match, "germany", "recruit") == everywhere - {"balkans"}
    play(match, "pass")
    assert pieces(match, "germany") == {"balkans"} and asked(match)[1] == "ask-discard-step"


@rule("quartermaster", "ger_guns_and_butter")
def test_guns_and_butter_plays_a_basic_card_out_of_the_deck() -> None:
    match = german("ger_guns_and_butter", "germany", uk="baltic_sea western_europe")
    before = zone(match, "germany", "deck")
    play(match, "play ger_guns_and_butter")
    assert asked(match) == ("germany", "ask-play-from-deck")
    assert offered(match) == ["pass", "play ger_build_army", "play ger_land_battle", "play ger_sea_battle"], (
        "no Navy can be built"
    )
    play(match, "play ger_land_battle", "battle western_europe")
    assert pieces(match, "uk") == {"baltic_sea"} and zone(match, "germany", "up") == ["ger_guns_and_butter", "ger_land_battle"]
    after = zone(match, "germany", "deck")
    before.remove("ger_land_battle")
    assert sorted(after) == sorted(before) and after != before, "shuffled afterwards"
    assert told(match, "shuffled") == [{"country": "germany"}]
    assert kinds(match).index("shuffled") > kinds(match).index("removed")
    assert told(match, "played", "uk")[-1] == {"country": "germany", "card": "ger_land_battle"}


@rule("quartermaster", "ger_guns_and_butter")
def test_guns_and_butter_offers_a_navy_and_shuffles_even_for_nothing() -> None:
    match = german("ger_guns_and_butter")
    play(match, "play ger_guns_and_butter")
    assert "play ger_build_navy" in offered(match)
    play(match, "pass")
    assert told(match, "shuffled") != [] and asked(match) == ("germany", "ask-discard-step")
    empty = german("ger_guns_and_butter")
    bare(empty, "germany")
    play(empty, "play ger_guns_and_butter")
    assert offered(empty) == ["pass"], "whether anything was found is a secret"


@rule("quartermaster", "ger_military_dictatorships_in_the_balkans")
def test_military_dictatorships() -> None:
    card = "ger_military_dictatorships_in_the_balkans"
    match = german(card, "germany", ussr="ukraine moscow", italy="italy")
    play(match, f"play {card}")
    assert pieces(match, "italy") == words("italy balkans") and pieces(match, "ussr") == {"moscow"}
    assert told(match, "recruited") == [{"country": "italy", "kind": "army", "space": "balkans"}]
    assert told(match, "battled") == [] and asked(match) == ("germany", "ask-discard-step")
    assert [event.kind for event in match.events(None)][-2:] == ["recruited", "removed"], "in this order"
    choice = german(card, "germany balkans", ussr="ukraine moscow", uk="ukraine", italy="italy balkans")
    play(choice, f"play {card}")
    assert offered(choice) == ["strike uk ukraine", "strike ussr ukraine"]
    play(choice, "strike uk ukraine")
    assert pieces(choice, "uk") == set() and pieces(choice, "ussr") == words("ukraine moscow")
    first = german(card, "germany", ussr="balkans ukraine")
    play(first, f"play {card}")
    assert pieces(first, "italy") == set() and pieces(first, "ussr") == {"balkans"}, "either part works without the other"


@rule("quartermaster", "ger_military_dictatorships_in_the_balkans")
def test_military_dictatorships_ask_italy_for_an_army_when_it_has_none_free() -> None:
    match = german("ger_military_dictatorships_in_the_balkans", "germany", italy="italy north_africa africa middle_east")
    play(match, "play ger_military_dictatorships_in_the_balkans")
    assert asked(match) == ("italy", "ask-free-piece")
    assert set(offered(match)) == {
        "pass",
        *(f"take_back {space}" for space in ("italy", "north_africa", "africa", "middle_east")),
    }
    play(match, "take_back africa")
    assert pieces(match, "italy") == words("italy north_africa middle_east balkans")


@rule("quartermaster", "ger_plunder")
@pytest.mark.parametrize(
    ("where", "gained"),
    [("germany", 0), ("germany baltic_sea north_sea", 0), ("italy", 1), ("germany italy russia baltic_sea ukraine", 3)],
)
def test_plunder_scores_armies_abroad(where: str, gained: int) -> None:
    match = german("ger_plunder", where, italy="italy balkans")
    play(match, "play ger_plunder")
    assert points(match) == (gained, 0) and asked(match) == ("germany", "ask-discard-step")


@rule("quartermaster", "ger_plunder")
def test_plunder_scores_with_the_home_space_occupied() -> None:
    match = german("ger_plunder", "western_europe balkans", usa="germany")
    play(match, "play ger_plunder")
    assert told(match, "points") == [{"team": 0, "points": 2, "why": "ger_plunder", "total": 2}]


@rule("quartermaster", "ger_production_initiative")
def test_production_initiative_puts_a_status_of_the_deck_into_play() -> None:
    match = german("ger_production_initiative", status="ger_blitzkrieg")
    before = zone(match, "germany", "deck")
    play(match, "play ger_production_initiative")
    assert offered(match) == ["pass", *(f"play {card}" for card in STATUS if card != "ger_blitzkrieg")]
    play(match, "play ger_volksturm")
    assert set(zone(match, "germany", "status")) == words("ger_blitzkrieg ger_volksturm")
    before.remove("ger_volksturm")
    assert sorted(zone(match, "germany", "deck")) == sorted(before) and zone(match, "germany", "deck") != before
    assert zone(match, "germany", "up") == ["ger_production_initiative"]
    assert kinds(match) == ["played", "played", "shuffled"], "shuffled afterwards"
    nothing = german("ger_production_initiative", status=" ".join(STATUS))
    play(nothing, "play ger_production_initiative")
    assert offered(nothing) == ["pass"]
    play(nothing, "pass")
    assert told(nothing, "shuffled", "uk") == [{"country": "germany"}]


@rule("quartermaster", "ger_the_autobahn")
def test_autobahn_moves_armies_one_by_one_each_once() -> None:
    match = german("ger_the_autobahn", "germany western_europe balkans baltic_sea")
    play(match, "play ger_the_autobahn")
    assert offered(match) == ["done", "pick_up western_europe", "pick_up germany", "pick_up balkans"], "Armies alone"
    play(match, "pick_up western_europe")
    assert pieces(match, "germany") == words("germany balkans baltic_sea")
    assert spaces(match, "germany", "build") == words(
        "germany balkans western_europe italy eastern_europe ukraine scandinavia russia"
    ), "built by the ordinary rules"
    assert "pass" not in offered(match)
    play(match, "build ukraine")
    assert offered(match) == ["done", "pick_up germany", "pick_up balkans"], "each once"
    assert refused(match, "germany", "pick_up ukraine") == ("refuse-not-movable", "QMG F-21")
    play(match, "pick_up balkans", "build russia")
    assert offered(match) == ["done", "pick_up germany"]
    play(match, "done")
    assert pieces(match, "germany") == words("germany ukraine russia baltic_sea")
    assert told(match, "removed") == [] and len(told(match, "built")) == 2


@rule("quartermaster", "ger_the_autobahn")
def test_autobahn_builds_only_where_the_army_is_supplied() -> None:
    match = german("ger_the_autobahn", "germany eastern_europe")
    play(match, "play ger_the_autobahn", "pick_up germany")
    assert by_itself(match) == ["germany: build germany"], "without the Army at home the other one is not supplied"
    occupied = german("ger_the_autobahn", "western_europe", usa="germany")
    play(occupied, "play ger_the_autobahn", "pick_up western_europe")
    assert pieces(occupied, "germany") == set() and asked(occupied) == ("germany", "ask-discard-step"), "it stays in the pool"


@rule("quartermaster", "ger_the_autobahn", "ger_bias_for_action", "ger_blitzkrieg")
def test_autobahn_cannot_move_an_army_gained_on_the_way() -> None:
    match = german(
        "ger_the_autobahn", "germany eastern_europe", "ger_bias_for_action ger_blitzkrieg", ussr="russia", uk="western_europe"
    )
    play(match, "play ger_the_autobahn", "pick_up eastern_europe", "build balkans")
    assert offered(match) == ["pass", "use ger_bias_for_action"]
    play(match, "use ger_bias_for_action", "battle eastern_europe", "use ger_blitzkrieg", "build eastern_europe")
    assert offered(match) == ["done", "pick_up germany"]


# --- Status cards that score --------------------------------------------------------------------------------------------------


@rule("quartermaster", "ger_abundant_resources")
def test_abundant_resources() -> None:
    def gained(where: str, **others: str) -> int:
        return scored("germany", "ger_abundant_resources", germany=where, **others).get("ger_abundant_resources", 0)

    assert gained("germany ukraine") == gained("ukraine") == 1
    assert gained("germany russia balkans moscow eastern_europe baltic_sea black_sea", italy="ukraine") == 0
    assert gained("germany ukraine", italy="ukraine") == 1
    assert scored("germany", "ger_abundant_resources", germany="ukraine", usa="germany") == {}, "no Victory step"
    assert scored("germany", "", germany="germany ukraine") == {"supply_spaces": 4}, "not without the card"


@rule("quartermaster", "ger_swedish_iron_ore")
def test_swedish_iron_ore() -> None:
    def gained(where: str, **others: str) -> int:
        return scored("germany", "ger_swedish_iron_ore", germany=where, **others).get("ger_swedish_iron_ore", 0)

    assert gained("germany baltic_sea") == 1
    assert gained("germany baltic_sea scandinavia") == 2
    assert gained("germany scandinavia") == 0, "no Navy, no points"
    assert gained("germany scandinavia north_sea russia", italy="baltic_sea") == 0
    assert gained("germany baltic_sea western_europe russia eastern_europe north_sea", italy="scandinavia") == 1
    assert gained("baltic_sea scandinavia", uk="germany") == 0


# --- Status cards for battles and builds -------------------------------------------------------------------------------------


def british(hand: str, uk: str, status: str, germany: str, **others: str) -> Match[QmgState]:
    """The British Play step against German Status cards."""
    given = {name: country(where) for name, where in others.items()}
    return playing("uk", uk=country(uk, hand=f"{hand} uk_build_navy"), germany=country(germany, status=status), **given)


@rule("quartermaster", "ger_atlantic_wall")
def test_atlantic_wall_costs_the_attacker_three_cards() -> None:
    match = british("uk_land_battle", "united_kingdom north_sea", "ger_atlantic_wall", "western_europe", ussr="moscow")
    before = top(match, "uk", 3)
    play(match, "play uk_land_battle", "battle western_europe")
    assert asked(match) == ("germany", "ask-react-army") and offered(match) == ["pass", "use ger_atlantic_wall"]
    play(match, "use ger_atlantic_wall")
    assert told(match, "milled") == [{"country": "uk", "count": 3}] and sorted(zone(match, "uk", "down")) == sorted(before)
    assert pieces(match, "germany") == set(), "it does not save the Army"
    assert zone(match, "germany", "status") == ["ger_atlantic_wall"] and zone(match, "germany", "spent") == []
    assert asked(match) == ("uk", "ask-discard-step"), "once for one battle"


@rule("quartermaster", "ger_atlantic_wall")
def test_atlantic_wall_guards_every_axis_army_in_western_europe_and_nothing_else() -> None:
    uk = "united_kingdom north_sea scandinavia"
    italian = british("uk_land_battle", uk, "ger_atlantic_wall", "germany", italy="western_europe")
    play(italian, "play uk_land_battle", "battle western_europe")
    assert offered(italian) == ["pass", "use ger_atlantic_wall"]
    play(italian, "pass")
    assert lost(italian, "uk") == 0, "it may be used"
    empty = british("uk_land_battle", uk, "ger_atlantic_wall", "germany")
    play(empty, "play uk_land_battle", "battle western_europe")
    assert asked(empty) == ("uk", "ask-discard-step"), "no Army was battled"
    elsewhere = british("uk_land_battle", f"{uk} baltic_sea", "ger_atlantic_wall", "eastern_europe")
    play(elsewhere, "play uk_land_battle", "battle eastern_europe")
    assert asked(elsewhere) == ("uk", "ask-discard-step")
    ours = german("ger_land_battle", "germany", "ger_atlantic_wall", uk="western_europe")
    play(ours, "play ger_land_battle", "battle western_europe")
    assert asked(ours) == ("germany", "ask-discard-step"), "an Allied Army was battled"


@rule("quartermaster", "ger_atlantic_wall")
def test_atlantic_wall_has_no_limit_in_a_turn() -> None:
    match = playing(
        "ussr",
        ussr=country("moscow germany", hand="ussr_land_battle ussr_build_army", status="ussr_frontal_assault"),
        germany=country("western_europe", status="ger_atlantic_wall"),
        japan=country("western_europe"),
    )
    play(match, "play ussr_land_battle", "battle western_europe", "strike japan western_europe", "use ger_atlantic_wall")
    play(match, "use ussr_frontal_assault")
    while asked(match)[1] == "ask-discard":
        play(match, offered(match)[0])
    play(match, "battle western_europe")
    assert offered(match) == ["pass", "use ger_atlantic_wall"]
    play(match, "use ger_atlantic_wall")
    assert [data["count"] for data in told(match, "milled") if data["country"] == "ussr"][-1] == 3
    assert pieces(match, "germany") == pieces(match, "japan") == set()


@rule("quartermaster", "ger_bias_for_action")
def test_bias_for_action_battles_next_to_the_army_built() -> None:
    match = german("ger_build_army", "germany", "ger_bias_for_action", ussr="ukraine", uk="balkans", italy="italy")
    paid = top(match, "germany", 1)
    play(match, "play ger_build_army", "build eastern_europe")
    assert asked(match) == ("germany", "ask-react-army-built") and offered(match) == ["pass", "use ger_bias_for_action"]
    play(match, "use ger_bias_for_action")
    assert told(match, "milled", "uk") == [{"country": "germany", "count": 1}] and zone(match, "germany", "down") == paid
    assert offered(match) == ["battle balkans", "battle ukraine", "battle russia"], "empty spaces too, no Navy, not further off"
    assert refused(match, "germany", "battle western_europe") == ("refuse-not-named", "QMG R-47")
    play(match, "battle ukraine")
    assert pieces(match, "ussr") == set() and zone(match, "germany", "spent") == ["ger_bias_for_action"]
    assert asked(match) == ("germany", "ask-discard-step")


@rule("quartermaster", "ger_bias_for_action")
def test_bias_for_action_is_not_for_navies_or_other_countries_builds_and_may_be_left() -> None:
    navy = german("ger_build_navy", "germany", "ger_bias_for_action")
    play(navy, "play ger_build_navy", "build baltic_sea")
    assert asked(navy) == ("germany", "ask-discard-step")
    left = german("ger_build_army", "germany", "ger_bias_for_action")
    play(left, "play ger_build_army", "build germany")
    assert offered(left) == ["pass", "use ger_bias_for_action"], "counted as built"
    play(left, "pass")
    assert lost(left, "germany") == 0 and zone(left, "germany", "spent") == []
    italian = playing(
        "italy",
        italy=country("italy", hand="ita_build_army ita_build_army"),
        germany=country("germany", status="ger_bias_for_action"),
    )
    play(italian, "play ita_build_army", "build balkans")
    assert asked(italian) == ("italy", "ask-discard-step")


@rule("quartermaster", "ger_bias_for_action")
def test_bias_for_action_works_although_the_army_was_eliminated_at_once() -> None:
    match = playing(
        "germany",
        germany=country("germany eastern_europe", hand="ger_build_army ger_land_battle", status="ger_bias_for_action"),
        ussr=country("moscow ukraine", laid="ussr_rasputitsa"),
    )
    play(match, "play ger_build_army", "build russia", "ussr: use ussr_rasputitsa")
    assert pieces(match, "germany") == words("germany eastern_europe")
    play(match, "use ger_bias_for_action")
    assert by_itself(match) == ["germany: battle ukraine"], "from Eastern Europe"
    play(match, "battle ukraine")
    assert pieces(match, "ussr") == {"moscow"}


@rule("quartermaster", "ger_blitzkrieg")
def test_blitzkrieg_builds_in_the_space_battled() -> None:
    match = german("ger_land_battle", "germany", "ger_blitzkrieg", uk="western_europe")
    paid = top(match, "germany", 1)
    play(match, "play ger_land_battle", "battle western_europe")
    assert offered(match) == ["pass", "use ger_blitzkrieg"]
    play(match, "use ger_blitzkrieg")
    assert zone(match, "germany", "down") == paid and by_itself(match) == ["germany: build western_europe"]
    play(match, "build western_europe")
    assert pieces(match, "germany") == words("germany western_europe") and len(told(match, "built")) == 1
    assert zone(match, "germany", "spent") == ["ger_blitzkrieg"]
    assert asked(match) == ("germany", "ask-discard-step")


@rule("quartermaster", "ger_blitzkrieg")
def test_blitzkrieg_needs_a_space_without_enemies_and_in_supply() -> None:
    shared = german("ger_land_battle", "germany", "ger_blitzkrieg", uk="western_europe", usa="western_europe")
    play(shared, "play ger_land_battle", "battle western_europe", "strike uk western_europe")
    assert asked(shared) == ("germany", "ask-discard-step"), "a US Army is still there"
    empty = german("ger_land_battle", "germany", "ger_blitzkrieg")
    play(empty, "play ger_land_battle", "battle balkans", "use ger_blitzkrieg", "build balkans")
    assert pieces(empty, "germany") == words("germany balkans"), "an empty space will do"
    sea = german("ger_sea_battle", "germany", "ger_blitzkrieg", uk="baltic_sea")
    play(sea, "play ger_sea_battle", "battle baltic_sea")
    assert asked(sea) == ("germany", "ask-discard-step"), "land battles only"
    theirs = british("uk_land_battle", "united_kingdom north_sea", "ger_blitzkrieg", "germany western_europe")
    play(theirs, "play uk_land_battle", "battle western_europe")
    assert asked(theirs) == ("uk", "ask-discard-step"), "own battles only"


@rule("quartermaster", "ger_blitzkrieg", "ger_dive_bombers", "ger_bias_for_action")
def test_blitzkrieg_pays_from_the_hand_and_then_in_points() -> None:
    for card, action in [("ger_blitzkrieg", "ger_land_battle"), ("ger_dive_bombers", "ger_land_battle")]:
        match = playing("germany", germany=country("germany", hand=f"{action} ger_build_army ger_plunder", status=card))
        bare(match, "germany")
        play(match, f"play {action}", "battle balkans", f"use {card}")
        assert asked(match) == ("germany", "ask-discard") and offered(match) == ["discard ger_build_army", "discard ger_plunder"]
        play(match, "discard ger_plunder")
        assert zone(match, "germany", "hand") == ["ger_build_army"] and points(match) == (0, 0)
        broke = playing("germany", germany=country("germany", hand=action, status=card))
        bare(broke, "germany")
        play(broke, f"play {action}", "battle balkans", f"use {card}")
        assert points(broke) == (-1, 0)


@rule("quartermaster", "ger_blitzkrieg", "ger_dive_bombers")
def test_blitzkrieg_again_in_the_next_turn_but_not_in_this() -> None:
    match = german("ger_land_battle", "germany", "ger_blitzkrieg ger_dive_bombers", uk="western_europe")
    play(match, "play ger_land_battle", "battle western_europe", "use ger_blitzkrieg", "build western_europe")
    assert offered(match) == ["pass", "use ger_dive_bombers"]
    assert refused(match, "germany", "use ger_blitzkrieg") == ("refuse-used-up", "QMG R-56")
    play(match, "use ger_dive_bombers")
    assert by_itself(match) == ["germany: battle italy"]
    play(match, "battle italy")
    assert asked(match) == ("germany", "ask-discard-step"), "both are used up"


@rule("quartermaster", "ger_dive_bombers")
def test_dive_bombers_battle_there_or_next_to_it() -> None:
    match = german("ger_land_battle", "germany", "ger_dive_bombers", uk="western_europe", usa="western_europe italy")
    paid = top(match, "germany", 1)
    play(match, "play ger_land_battle", "battle western_europe", "strike uk western_europe")
    assert offered(match) == ["pass", "use ger_dive_bombers"]
    play(match, "use ger_dive_bombers")
    assert zone(match, "germany", "down") == paid
    assert offered(match) == ["battle western_europe", "battle italy"], "there or next to it, no sea, and in reach"
    assert refused(match, "germany", "battle balkans") == ("refuse-not-named", "QMG R-47")
    play(match, "battle western_europe")
    assert pieces(match, "usa") == {"italy"} and asked(match) == ("germany", "ask-discard-step"), "once a turn"
    assert zone(match, "germany", "spent") == ["ger_dive_bombers"]


@rule("quartermaster", "ger_dive_bombers")
def test_dive_bombers_are_for_own_land_battles() -> None:
    sea = german("ger_sea_battle", "germany", "ger_dive_bombers", uk="baltic_sea")
    play(sea, "play ger_sea_battle", "battle baltic_sea")
    assert asked(sea) == ("germany", "ask-discard-step")
    theirs = british("uk_land_battle", "united_kingdom north_sea", "ger_dive_bombers", "germany western_europe")
    play(theirs, "play uk_land_battle", "battle western_europe")
    assert asked(theirs) == ("uk", "ask-discard-step")
    left = german("ger_land_battle", "germany", "ger_dive_bombers")
    play(left, "play ger_land_battle", "battle balkans", "pass")
    assert lost(left, "germany") == 0 and asked(left) == ("germany", "ask-discard-step")


@rule("quartermaster", "ger_volksturm")
def test_volksturm_spends_a_land_battle_on_an_army_in_germany() -> None:
    match = german("ger_land_battle", "", "ger_volksturm ger_blitzkrieg", uk="germany", ussr="germany eastern_europe")
    play(match, "play ger_land_battle")
    assert told(match, "used") == [{"country": "germany", "card": "ger_volksturm"}], "no supplied piece is needed"
    assert offered(match) == ["strike uk germany", "strike ussr germany"]
    play(match, "strike ussr germany")
    assert pieces(match, "ussr") == {"eastern_europe"} and pieces(match, "uk") == {"germany"}
    assert told(match, "battled") == [] and zone(match, "germany", "up") == ["ger_land_battle"]
    assert zone(match, "germany", "status") == ["ger_blitzkrieg", "ger_volksturm"] and asked(match)[1] == "ask-discard-step"


@rule("quartermaster", "ger_volksturm")
def test_volksturm_is_a_choice_and_only_for_land_battle_cards() -> None:
    match = german("ger_land_battle ger_sea_battle", "western_europe", "ger_volksturm", usa="germany")
    assert {"play ger_sea_battle", "play ger_land_battle"} <= set(offered(match))
    play(match, "play ger_land_battle")
    assert offered(match) == ["use ger_volksturm", "battle germany", "battle italy"]
    play(match, "use ger_volksturm")
    assert pieces(match, "usa") == set()
    sea = german("ger_sea_battle", "western_europe", "ger_volksturm", usa="germany")
    play(sea, "play ger_sea_battle")
    assert "use ger_volksturm" not in offered(sea)
    free = german("ger_land_battle", "germany", "ger_volksturm", usa="italy western_europe")
    play(free, "play ger_land_battle")
    assert "use ger_volksturm" not in offered(free), "nobody stands in Germany"
    without = german("ger_land_battle", "", usa="germany")
    assert "play ger_land_battle" not in offered(without)


# --- Status cards for the deck -----------------------------------------------------------------------------------------------


@rule("quartermaster", "ger_conscription")
def test_conscription_plays_a_build_army_out_of_the_discard_pile() -> None:
    match = playing(
        "germany",
        germany=country("germany", hand="ger_plunder", status="ger_conscription", up="ger_build_army ger_land_battle"),
        uk=country(hand="uk_build_army"),
    )
    paid = top(match, "germany", 2)
    assert offered(match) == ["play ger_plunder", "discard ger_plunder", "use ger_conscription"]
    play(match, "use ger_conscription")
    assert told(match, "milled", "uk") == [{"country": "germany", "count": 2}] and zone(match, "germany", "down") == sorted(paid)
    assert offered(match) == ["pass", "play ger_build_army"]
    play(match, "play ger_build_army", "build balkans")
    assert pieces(match, "germany") == words("germany balkans") and zone(match, "germany", "hand") == ["ger_plunder"]
    assert zone(match, "germany", "up") == ["ger_land_battle", "ger_build_army"]
    assert asked(match) == ("germany", "ask-discard-step"), "it replaces the card of the turn"


@rule("quartermaster", "ger_conscription")
def test_conscription_finds_a_build_army_that_lies_unseen() -> None:
    match = playing("germany", germany=country("germany", hand="ger_plunder", status="ger_conscription", down="ger_build_army"))
    play(match, "use ger_conscription")
    assert offered(match) == ["pass", "play ger_build_army"]
    none = playing("germany", germany=country("germany", hand="ger_plunder", status="ger_conscription", up="ger_land_battle"))
    assert offered(none) == ["play ger_plunder", "discard ger_plunder"]
    assert refused(none, "germany", "use ger_conscription") == ("refuse-no-effect", "QMG R-52")


@rule("quartermaster", "ger_conscription")
def test_conscription_works_with_an_empty_hand_and_costs_points_at_last() -> None:
    match = playing(
        "germany", germany=country("germany", status="ger_conscription", up="ger_build_army"), uk=country(hand="uk_build_army")
    )
    bare(match, "germany", 1)
    assert asked(match) == ("germany", "ask-play") and offered(match) == ["pass", "use ger_conscription"]
    play(match, "use ger_conscription", "play ger_build_army", "build balkans")
    assert points(match) == (-1, 0) and lost(match, "germany") == 1


@rule("quartermaster", "ger_jet_fighters")
def test_jet_fighters_cost_the_raider_three_cards() -> None:
    match = british("uk_bomber_command", "united_kingdom", "ger_jet_fighters", "germany")
    play(match, "play uk_bomber_command", "name germany")
    assert asked(match) == ("germany", "ask-react-raid") and offered(match) == ["pass", "use ger_jet_fighters"]
    paid = top(match, "uk", 3)
    play(match, "use ger_jet_fighters")
    assert told(match, "milled") == [{"country": "uk", "count": 3}, {"country": "germany", "count": 4}], "the raid goes on"
    assert sorted(zone(match, "uk", "down")) == sorted(paid) and zone(match, "germany", "spent") == []
    assert asked(match) == ("uk", "ask-discard-step"), "once for one raid"


@rule("quartermaster", "ger_jet_fighters")
def test_jet_fighters_answer_every_raid_on_germany_and_no_other() -> None:
    italy = british("uk_bomber_command", "united_kingdom", "ger_jet_fighters", "germany")
    play(italy, "play uk_bomber_command", "name italy")
    assert asked(italy) == ("uk", "ask-discard-step")
    both = british("uk_malta_submarines", "united_kingdom", "ger_jet_fighters", "germany")
    play(both, "play uk_malta_submarines")
    assert offered(both) == ["pass", "use ger_jet_fighters"]
    left = british("uk_bomber_command", "united_kingdom", "ger_jet_fighters", "germany")
    play(left, "play uk_bomber_command", "name germany", "pass")
    assert lost(left, "uk") == 0 and lost(left, "germany") == 4
    own = german("ger_submarines_ussr", "germany", "ger_jet_fighters")
    play(own, "play ger_submarines_ussr")
    assert asked(own) == ("germany", "ask-discard-step")


@rule("quartermaster", "ger_wolf_packs")
@pytest.mark.parametrize(("where", "more"), [("western_europe", 1), ("western_europe scandinavia", 2)])
@pytest.mark.parametrize(("card", "victim", "usual"), [("ger_submarines_uk", "uk", 3), ("ger_submarines_us", "usa", 3)])
def test_wolf_packs_add_to_submarines(card: str, victim: str, usual: int, where: str, more: int) -> None:
    match = german(card, f"germany {where}", "ger_wolf_packs")
    play(match, f"play {card}")
    assert asked(match) == ("germany", "ask-react-raid") and offered(match) == ["pass", "use ger_wolf_packs"]
    play(match, "use ger_wolf_packs")
    assert told(match, "milled") == [{"country": victim, "count": usual + more}] and points(match) == (1, 0)
    assert zone(match, "germany", "spent") == [] and lost(match, "germany") == 0


@rule("quartermaster", "ger_wolf_packs", "ger_submarines_ussr")
def test_wolf_packs_are_no_help_from_elsewhere_and_may_be_left() -> None:
    match = german("ger_submarines_ussr", "germany russia baltic_sea north_sea", "ger_wolf_packs", italy="scandinavia")
    play(match, "play ger_submarines_ussr", "use ger_wolf_packs")
    assert lost(match, "ussr") == 3
    left = german("ger_submarines_ussr", "germany scandinavia", "ger_wolf_packs")
    play(left, "play ger_submarines_ussr", "pass")
    assert lost(left, "ussr") == 5
    weapons = german("ger_v_weapons", "germany scandinavia", "ger_wolf_packs")
    play(weapons, "play ger_v_weapons")
    assert asked(weapons) == ("germany", "ask-discard-step") and lost(weapons, "uk") == 2


@rule("quartermaster", "ger_wolf_packs", "jpn_submarines_uk", "jpn_submarines_us")
@pytest.mark.parametrize(("card", "victim"), [("jpn_submarines_uk", "uk"), ("jpn_submarines_us", "usa")])
def test_wolf_packs_add_to_japanese_submarines_but_not_to_malta_submarines(card: str, victim: str) -> None:
    match = playing(
        "japan",
        japan=country("japan", hand=f"{card} jpn_build_army"),
        germany=country("germany scandinavia", status="ger_wolf_packs"),
    )
    play(match, f"play {card}")
    assert asked(match) == ("germany", "ask-react-raid")
    play(match, "use ger_wolf_packs")
    assert lost(match, victim) == 3
    malta = british("uk_malta_submarines", "united_kingdom", "ger_wolf_packs", "germany scandinavia")
    play(malta, "play uk_malta_submarines")
    assert asked(malta) == ("uk", "ask-discard-step") and lost(malta, "germany") == lost(malta, "italy") == 2


@rule("quartermaster", "ger_superior_planning")
def test_superior_planning_arranges_the_top_three_cards_before_the_draw() -> None:
    match = table(
        "germany",
        at="draw",
        steps=[["PlayStep"]],
        germany=country("germany", hand=" ".join(["ger_land_battle"] * 6), status="ger_superior_planning"),
        uk=country(hand="uk_build_army"),
    )
    first, second, third, fourth = top(match, "germany", 4)
    play(match, "discard ger_land_battle")
    assert asked(match) == ("germany", "ask-arrange")
    assert set(offered(match)) == {"pass", f"arrange {first}", f"arrange {second}", f"arrange {third}"}
    assert told(match, "looked", "uk") == [{"country": "germany", "count": 3}] and told(match, "looked_cards", "uk") == []
    assert told(match, "looked_cards", "germany") == [{"country": "germany", "cards": [first, second, third]}]
    play(match, f"arrange {third}", f"arrange {first}")
    assert asked(match)[0] == "uk"
    assert sorted(zone(match, "germany", "hand")) == sorted(["ger_land_battle"] * 5 + [third, first])
    assert top(match, "germany", 2) == [second, fourth]


@rule("quartermaster", "ger_superior_planning")
def test_superior_planning_may_leave_the_order_and_needs_the_card() -> None:
    def drawing(status: str) -> Match[QmgState]:
        return table(
            "germany",
            at="draw",
            steps=[["PlayStep"]],
            germany=country("germany", hand=" ".join(["ger_land_battle"] * 7), status=status),
            uk=country(hand="uk_build_army"),
        )

    match = drawing("ger_superior_planning")
    first, second = top(match, "germany", 2)
    play(match, "discard ger_land_battle", "pass")
    assert first in zone(match, "germany", "hand") and top(match, "germany", 1) == [second]
    without = drawing("")
    play(without, "discard ger_land_battle")
    assert asked(without)[0] == "uk" and told(without, "looked") == []
    short = drawing("ger_superior_planning")
    bare(short, "germany", 2)
    play(short, "discard ger_land_battle")
    assert told(short, "looked") == [{"country": "germany", "count": 2}]


@rule("quartermaster", "ger_superior_planning")
def test_german_cards_are_used_in_no_other_moment() -> None:
    match = german("ger_build_army", "germany", " ".join(STATUS))
    assert {text for text in offered(match) if text.startswith("use")} == set(), "nothing to conscript in the discard pile"
    assert {text for text in unasked(match, "germany") if text.startswith("use")} == set()
