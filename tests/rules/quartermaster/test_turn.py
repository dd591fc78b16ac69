"""Rounds, turns and the five steps (R-07 .. R-16)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    QMG,
    bare,
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
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.translation import translator


def idle(match, turns: int) -> None:
    """Let the countries that are asked throw away cards and wait, for so many turns."""
    for _ in range(turns):
        active = str(match.view()["active"])
        play(match, legal(match, active)[-1])
        while match.outcome is None and match.view()["active"] == active and match.waiting() == (active,):
            play(match, "done" if "done" in legal(match, active) else legal(match, active)[-1])


@rule("quartermaster", "R-07")
def test_twenty_rounds_of_six_turns_in_fixed_order() -> None:
    match = QMG.start()
    for name in COUNTRIES:
        for _ in range(3):
            match.act(name, legal(match, name)[0])
    turns = 0
    while match.outcome is None:
        assert (match.view()["round"], match.view()["active"]) == (turns // 6 + 1, COUNTRIES[turns % 6])
        idle(match, 1)
        turns += 1
        if turns % 6 and match.outcome is None:
            assert match.view()["round"] == (turns - 1) // 6 + 1, "the marker moves after the USA alone"
    rounds = [event["round"] for event in told(match, "round")]
    assert rounds == list(range(1, 21))
    assert [event["country"] for event in told(match, "turn")] == ["germany", "uk", "japan", "ussr", "italy", "usa"] * 20


@rule("quartermaster", "R-07")
def test_the_round_marker_advances_after_the_usa() -> None:
    usa = country("eastern_united_states", "usa_build_army")
    match = table("usa", round=4, at="discard", usa=usa, germany=country("", "ger_build_army"))
    play(match, "done")
    assert (match.view()["round"], match.view()["active"], match.waiting()) == (5, "germany", ("germany",))
    ita = country("italy", "ita_build_army")
    match = table("italy", round=4, at="discard", italy=ita, usa=usa)
    play(match, "done")
    assert (match.view()["round"], match.view()["active"], match.waiting()) == (4, "usa", ("usa",))


@rule("quartermaster", "R-08")
def test_the_five_steps_in_their_order() -> None:
    """Play builds the Army that scores; what is unsupplied has fallen before; the discards are drawn again after."""
    match = table(
        germany=country(
            "germany eastern_europe mongolia", "ger_build_army ger_land_battle ger_sea_battle", "ger_abundant_resources"
        ),
        uk=country("united_kingdom", "uk_build_army"),
    )
    assert match.decision("germany").prompt == "ask-play"
    play(match, "play ger_build_army", "build ukraine")
    assert pieces(match, "germany") == {"germany", "eastern_europe", "ukraine"}, "the Supply step"
    assert points(match) == (2 + 2 + 1, 0), "the Victory step, with the Army that was built"
    assert match.decision("germany").prompt == "ask-discard-step" and len(zone(match, "germany", "hand")) == 2
    play(match, "discard ger_sea_battle", "done")
    assert len(zone(match, "germany", "hand")) == 7, "the Draw step"
    happened = [kind for kind in kinds(match) if kind in ("played", "built", "fell", "points", "discarded", "drew", "turn")]
    assert happened == ["played", "built", "fell", "points", "points", "discarded", "drew", "turn"]
    assert match.waiting() == ("uk",)


@rule("quartermaster", "R-09")
def test_exactly_one_card_is_played_or_thrown_away() -> None:
    hand = "ger_build_army ger_land_battle ger_plunder"
    match = table(germany=country("germany", hand))
    assert legal(match, "germany") == [
        "play ger_build_army", "play ger_land_battle", "play ger_plunder",
        "discard ger_build_army", "discard ger_land_battle", "discard ger_plunder",
    ]  # fmt: skip
    assert refused(match, "germany", "pass") != ("", ""), "something must be done while there is a hand"
    play(match, "discard ger_plunder")
    assert match.decision("germany").prompt == "ask-discard-step", "that was the Play step"
    assert zone(match, "germany", "hand") == ["ger_build_army", "ger_land_battle"]
    assert points(match) == (2, 0), "the card was not carried out"
    match = table(germany=country("germany", hand))
    play(match, "play ger_plunder")
    assert match.decision("germany").prompt == "ask-discard-step"
    assert refused(match, "germany", "play ger_build_army")[0] == "refuse-not-now"


@rule("quartermaster", "R-09")
def test_a_card_that_cannot_be_played_may_be_thrown_away() -> None:
    """V-Weapons want a German Army next to the North Sea; the only battle would be against one's own side."""
    match = table(germany=country("germany", "ger_v_weapons ger_sea_battle"), uk=country("united_kingdom"))
    assert legal(match, "germany") == ["play ger_sea_battle", "discard ger_sea_battle", "discard ger_v_weapons"]
    assert refused(match, "germany", "play ger_v_weapons") == ("refuse-need", "QMG R-09")
    play(match, "discard ger_v_weapons")
    assert zone(match, "germany", "down") == ["ger_v_weapons"]
    match = table(germany=country("", "ger_build_navy ger_sea_battle"))
    assert legal(match, "germany") == ["discard ger_build_navy", "discard ger_sea_battle"]
    assert refused(match, "germany", "play ger_build_navy") == ("refuse-no-target", "QMG R-09")
    assert refused(match, "germany", "play ger_plunder") == ("refuse-not-in-hand", "QMG R-09")


@rule("quartermaster", "R-10", "F-05")
def test_an_empty_hand_skips_the_play_step_free_of_charge() -> None:
    match = table(germany=country("germany"), uk=country("united_kingdom", "uk_build_army"))
    assert match.waiting() == ("uk",)
    assert points(match) == (2, 0), "scored as usual, nothing lost"
    assert len(zone(match, "germany", "hand")) == 7 and len(zone(match, "germany", "deck")) == 33
    assert zone(match, "germany", "up") == zone(match, "germany", "down") == []


@rule("quartermaster", "R-11", "R-10")
def test_a_status_instead_of_playing_a_card() -> None:
    """Free France takes the place of the card, with cards in hand or none."""
    match = table(
        "uk",
        uk=country("united_kingdom", "uk_build_army uk_build_navy uk_singapore uk_enigma", "uk_free_france", up="uk_land_battle"),
        usa=country("iceland"),
    )
    assert "use uk_free_france" not in legal(match, "uk"), "no UK piece is next to Western Europe"
    match = table(
        "uk", uk=country("united_kingdom north_sea", "uk_build_army uk_build_navy uk_singapore uk_enigma", "uk_free_france")
    )
    assert [text for text in legal(match, "uk") if text.startswith(("use", "pass"))] == ["use uk_free_france"]
    play(match, "use uk_free_france", "discard uk_singapore", "discard uk_enigma", "build western_europe")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "western_europe"}
    assert match.decision("uk").prompt == "ask-discard-step", "no card is played"
    assert zone(match, "uk", "hand") == ["uk_build_army", "uk_build_navy"]
    assert shown(match, "uk", "status") == ["uk_free_france"], "it stays on the table"


@rule("quartermaster", "R-11", "R-52", "R-61")
def test_why_a_card_on_the_table_cannot_be_used_in_the_play_step() -> None:
    """One that lies there waits for something else, or would do nothing: it is not said to lie elsewhere."""
    match = table(
        "uk",
        uk=country(
            "united_kingdom", "uk_build_army uk_enigma", "uk_free_france uk_rationing", "uk_destroyers uk_loyal_to_the_crown"
        ),
        germany=country("germany", "", "ger_blitzkrieg"),
    )
    assert refused(match, "uk", "use uk_free_france") == ("refuse-no-effect", "QMG R-52"), "a turn's Play step is its moment"
    assert refused(match, "uk", "use uk_destroyers") == ("refuse-no-effect", "QMG R-52"), "any time is its moment"
    assert refused(match, "uk", "use uk_rationing") == ("refuse-wrong-moment", "QMG R-61")
    assert refused(match, "uk", "use uk_loyal_to_the_crown") == ("refuse-wrong-moment", "QMG R-61")
    assert refused(match, "uk", "use uk_enigma") == ("refuse-not-on-table", "QMG R-52"), "it is in the hand"
    assert refused(match, "uk", "use ger_blitzkrieg") == ("refuse-not-on-table", "QMG R-52"), "it lies before Germany"


@rule("quartermaster", "R-11", "F-05")
def test_a_status_instead_of_a_card_with_an_empty_hand() -> None:
    match = table("uk", uk=country("united_kingdom north_sea", "", "uk_free_france"))
    assert legal(match, "uk") == ["pass", "use uk_free_france"]
    before = len(zone(match, "uk", "deck"))
    play(match, "use uk_free_france", "build western_europe")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "western_europe"}
    assert len(zone(match, "uk", "down")) == 2 and len(zone(match, "uk", "deck")) == before - 2 - 7
    match = table("uk", uk=country("united_kingdom north_sea", "", "uk_free_france"))
    play(match, "pass")
    assert points(match) == (0, 2) and zone(match, "uk", "down") == []


@rule("quartermaster", "R-12", "R-33")
def test_laying_a_card_down_is_the_play_step() -> None:
    match = table(italy=country("italy", "ita_mare_nostrum ita_romanian_reinforcements ita_build_army"), active="italy")
    play(match, "play ita_mare_nostrum")
    assert shown(match, "italy", "status", "uk") == ["ita_mare_nostrum"], "face up"
    assert match.decision("italy").prompt == "ask-discard-step"
    assert zone(match, "italy", "up") == []
    match = table(italy=country("italy", "ita_mare_nostrum ita_romanian_reinforcements ita_build_army"), active="italy")
    play(match, "play ita_romanian_reinforcements")
    assert (zone(match, "italy", "laid"), shown(match, "italy", "responses_size", "uk")) == (["ita_romanian_reinforcements"], [1])
    assert shown(match, "italy", "responses", "uk") == [None], "face down"
    assert match.decision("italy").prompt == "ask-discard-step"


@rule("quartermaster", "R-13")
def test_only_the_country_on_turn_loses_unsupplied_pieces_all_together() -> None:
    match = table(
        "italy",
        at="supply",
        italy=country("italy africa madagascar indian_ocean", "ita_build_army ita_land_battle"),
        germany=country("mongolia germany"),
        uk=country("canada"),
    )
    assert pieces(match, "italy") == {"italy"}
    assert pieces(match, "germany") == {"mongolia", "germany"} and pieces(match, "uk") == {"canada"}
    assert shown(match, "italy", "armies") == [3] and shown(match, "italy", "navies") == [3], "back in the pool"


@rule("quartermaster", "R-13")
def test_a_piece_that_falls_was_no_link_and_no_port_before() -> None:
    """The Army in Africa is the port of the Navy and unsupplied itself: both are judged on the board as it was."""
    match = table(
        "italy",
        at="supply",
        italy=country("italy mediterranean_sea north_africa north_sea iceland", "ita_build_army ita_land_battle"),
        germany=country("scandinavia"),
    )
    # North Africa holds the strait open and is the port; Iceland hangs on the North Sea.
    assert pieces(match, "italy") == {"italy", "mediterranean_sea", "north_africa", "north_sea", "iceland"}


@rule("quartermaster", "R-14")
@pytest.mark.parametrize(("enemy", "scored"), [("germany", 0), ("japan", 0), ("italy", 0), ("usa", 2 + 2), ("", 2 + 2)])
def test_no_victory_step_while_an_enemy_army_is_at_home(enemy: str, scored: int) -> None:
    """The UK holds India, with Linlithgow or not, and Australia."""
    others = {enemy: country("united_kingdom")} if enemy else {}
    match = table("uk", at="victory", uk=country("india australia", "uk_build_army uk_build_navy"), **others)
    assert points(match) == (0, scored)


@rule("quartermaster", "R-14")
@pytest.mark.parametrize(
    ("lang", "axis", "allies"),
    [("en", "No points for the Axis", "No points for the Allies"), ("hu", "A Tengelyhatalmak", "A Szövetségesek")],
)
def test_the_log_names_the_team_that_gets_no_points(lang: str, axis: str, allies: str) -> None:
    for name, enemy, card, home, words in (
        ("germany", "ussr", "ger_build_army", "germany", axis),
        ("uk", "italy", "uk_build_army", "united_kingdom", allies),
    ):
        match = table(name, **{name: country("", card), enemy: country(home)})
        play(match, f"discard {card}")
        (event,) = (event for event in match.events() if event.kind == "no_victory_step")
        assert match.game.event_text(event, translator("quartermaster", lang)).startswith(words)


@rule("quartermaster", "R-15")
def test_any_number_may_be_discarded_without_penalty() -> None:
    hand = "ger_build_army ger_build_army ger_land_battle"
    match = table(at="discard", germany=country("germany", hand), uk=country("", "uk_build_army"))
    assert legal(match, "germany") == ["done", "discard ger_build_army", "discard ger_land_battle"]
    play(match, "discard ger_build_army", "discard ger_land_battle", "discard ger_build_army")
    assert match.waiting() == ("uk",), "nothing is left to discard"
    assert sorted(zone(match, "germany", "down")) == ["ger_build_army", "ger_build_army", "ger_land_battle"]
    match = table(at="discard", germany=country("germany", hand), uk=country("", "uk_build_army"))
    play(match, "done")
    assert (points(match), zone(match, "germany", "down"), match.waiting()) == ((0, 0), [], ("uk",))


@rule("quartermaster", "R-16")
@pytest.mark.parametrize(("hand", "left", "drawn"), [(2, 40, 5), (2, 3, 3), (2, 0, 0), (7, 9, 0)])
def test_drawing_up_to_seven(hand: int, left: int, drawn: int) -> None:
    cards = ("ger_build_army " * 6 + "ger_build_navy ger_build_navy").split()[:hand]
    match = table(
        at="discard",
        germany=country("germany", " ".join(cards), "ger_blitzkrieg ger_bias_for_action"),
        uk=country("", "uk_build_army"),
    )
    if left < 40:
        bare(match, "germany", left)
    before = len(zone(match, "germany", "deck"))
    play(match, "done")
    assert len(zone(match, "germany", "hand")) == hand + drawn
    assert len(zone(match, "germany", "deck")) == before - drawn
    assert points(match) == (0, 0), "an empty deck costs nothing"


@rule("quartermaster", "R-16")
def test_cards_on_the_table_are_no_hand_cards() -> None:
    match = table(
        "japan",
        at="discard",
        japan=country("japan", "jpn_build_army", "jpn_imperial_designs", "jpn_truk jpn_kamikaze jpn_banzai_charge"),
        ussr=country("", "ussr_build_army"),
    )
    play(match, "done")
    assert len(zone(match, "japan", "hand")) == 7
    assert len(zone(match, "japan", "laid")) == 3 and shown(match, "japan", "status") == ["jpn_imperial_designs"]


@rule("quartermaster", "R-16", "R-61")
def test_the_hand_is_drawn_from_the_top_of_the_deck() -> None:
    match = table(at="discard", germany=country("germany", "ger_build_army"), uk=country("", "uk_build_army"))
    expected = zone(match, "germany", "deck")[-6:]
    play(match, "done")
    assert sorted(zone(match, "germany", "hand")) == sorted(["ger_build_army", *expected])
    assert spaces(match, "uk", "discard") == {"uk_build_army"}
