"""What of an event a board can show: the way of what moves, the faces of cards, dice."""

from __future__ import annotations

from random import Random

import pytest

from tests.cost import slow
from tests.test_texts import EVENT_KINDS
from vezerkar import game
from vezerkar.engine import Event
from vezerkar.engine.declare import DETAIL, PHASE, TURN
from vezerkar.engine.roles import dice, drawn, named, path
from vezerkar.registry import GAMES
from vezerkar.server.pages.game_page import many
from vezerkar.translation import LANGUAGES, translator


def test_a_move_has_its_two_ends() -> None:
    moved = Event("freighter_sailed", {"from": "01", "freighter": "F1", "to": "02"})
    assert path(game("hunt"), moved) == ["01", "02"]


def test_a_move_of_which_one_end_is_secret_has_no_way() -> None:
    assert path(game("triumph"), Event("group_joined", {"from": "paris", "area": "ruhr", "faction": "west"})) == []
    assert path(game("hunt"), Event("spee_sailed", {"points": 1})) == []


def test_a_way_over_an_open_table_has_all_its_points() -> None:
    way = ["10,20,0", "30,20,0", "30,90,0"]
    assert path(game("wg35"), Event("moved", {"figure": "a-1", "path": way, "mm": 90})) == way


def test_dice_in_the_order_in_which_they_were_rolled() -> None:
    assert dice(game("hunt"), Event("rolled", {"seat": "german", "die": 4, "target": 5, "success": False})) == [4]
    assert dice(game("triumph"), Event("fired", {"area": "paris", "rolls": ["6", "1", "3"], "hits": 2})) == [6, 1, 3]
    assert dice(game("hunt"), Event("storm", {})) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_log_has_headings_headlines_and_details(name: str) -> None:
    rules = game(name)
    assert set(rules.event_levels) <= set(rules.event_roles)
    assert {TURN, DETAIL} <= set(rules.event_levels.values()) <= {TURN, PHASE, DETAIL}
    assert len(rules.event_levels) < len(rules.event_roles)


def test_all_games_are_among_those_whose_events_keep_their_words() -> None:
    assert EVENT_KINDS.keys() == GAMES.keys()


@pytest.mark.parametrize("name", GAMES)
def test_draws_and_reveals_are_events_of_the_game(name: str) -> None:
    rules = game(name)
    assert rules.event_reveals and set(rules.event_reveals) <= set(rules.event_roles)
    assert all(field in rules.event_roles[kind] for kind, field in rules.event_draws.items())


def test_cards_that_are_drawn_are_counted() -> None:
    assert drawn(game("hunt"), Event("drew", {"seat": "german", "count": 3, "hand": 6})) == 3
    cards = Event("drew", {"faction": "west", "cards": ["a1", "a2"]})
    assert drawn(game("triumph"), cards) == 2
    assert drawn(game("triumph"), Event("drew_hidden", {"faction": "west", "deck": "action", "number": 2})) == 2
    assert drawn(game("quartermaster"), Event("discarded", {"country": "uk", "count": 2})) == 0


def test_several_lines_are_told_at_once_where_there_are_words_for_it() -> None:
    bought = Event("bought", {"faction": "west", "deck": "action"})
    assert many(game("triumph"), "en", bought) == "The West buys # cards."
    theirs = Event("bought", {"faction": "axis", "deck": "action"})
    assert many(game("triumph"), "hu", theirs) == "A Tengelyhatalmak # kártyát vesznek."
    assert many(game("triumph"), "en", Event("passed", {"faction": "west"})) == ""


@slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_events_name_has_a_face(name: str, lang: str) -> None:
    rules, tr = game(name), translator(name, lang)
    rng = Random(name)
    match = rules.start(f"faces {name}")
    while not match.state.over and match.ply < 400:
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(match.decision(seat).options))
    cards = {card for event in match.event_log for card in named(rules, event, "card")}
    assert cards, "random games show cards"
    for card in cards:
        face = rules.card_face(card, tr)
        assert face is not None and face.title and face.text, card
        assert face.face == "up" and not face.choices and face.reaction is None, "a card in print offers nothing"


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_there_is_not_has_no_face(name: str) -> None:
    assert game(name).card_face("nothing", translator(name, "en")) is None
