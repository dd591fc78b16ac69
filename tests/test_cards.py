"""The short forms and pictures of cards: what a card does in one line, and a drawing that there is."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from tools import hunt_symbols
from tools.make_card_pictures import MOTIFS, sheet
from vezerkar import game
from vezerkar.engine.scene import Card
from vezerkar.games.hunt.game_data import CARD_DATA, CARDS
from vezerkar.games.hunt.presentation.card_symbols import OF_EFFECT
from vezerkar.games.hunt.presentation.choices import ChoiceIndex
from vezerkar.games.hunt.presentation.scene import card
from vezerkar.games.hunt.presentation.typed_view import TypedView
from vezerkar.games.quartermaster.game_data import CARD_INDEX
from vezerkar.games.quartermaster.presentation.scene.cards import card as quartermaster_card
from vezerkar.games.triumph.game_data import CARDS as TRIUMPH_CARDS
from vezerkar.games.triumph.presentation.scene.cards import face
from vezerkar.games.wg35.game_data import CARDS as WG35_CARDS
from vezerkar.games.wg35.presentation.scene.cards import SYMBOLS as WG35_SYMBOLS
from vezerkar.games.wg35.presentation.scene.cards import card_of
from vezerkar.registry import GAMES, presentation_file
from vezerkar.translation import LANGUAGES, translator

LINE = 70
MOST_SYMBOLS = 6


def faces(name: str, lang: str) -> Iterator[Card]:
    """The cards that are seen in random games."""
    rng = random.Random(name)
    match: Any = game(name).start(1)
    while not match.state.over and match.ply < 150:
        seat = match.waiting()[0]
        if match.ply % 25 == 0:
            shown = game(name).scene(match.view(seat), match.decision(seat), translator(name, lang))
            yield from (one for group in shown.cards for one in group.cards if one.face == "up")
        match.act(seat, rng.choice(match.decision(seat).options).notation)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_line_holds_the_effect_and_the_picture_is_there(name: str, lang: str) -> None:
    pictures = presentation_file(name, "cards.svg")
    assert pictures is not None
    drawn = {symbol.get("id") for symbol in fromstring(pictures)}
    seen = 0
    for one in faces(name, lang):
        seen += 1
        assert len(one.effect) <= LINE, f"{one.id}: {one.effect!r} is too long"
        assert not one.art or f"art-{one.art}" in drawn, f"{one.id} has a picture that is not there: {one.art}"
    assert seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_hunt_has_a_line_and_a_picture(lang: str) -> None:
    tr = translator("hunt", lang)
    view: Mapping[str, Any] = game("hunt").start(1).view(None)
    sheet_of = TypedView(view)
    for name in CARDS:
        one = card(name, ChoiceIndex(sheet_of, None, tr), tr)
        assert one.effect and len(one.effect) <= LINE and one.art in MOTIFS["hunt"], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_quartermaster_general_has_a_line_and_a_picture(lang: str) -> None:
    tr = translator("quartermaster", lang)
    for name in CARD_INDEX:
        one = quartermaster_card(name, name, [], tr)
        assert one.effect and len(one.effect) <= LINE and one.art in MOTIFS["quartermaster"], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_triumph_and_tragedy_and_of_wg35_has_a_line_and_a_picture(lang: str) -> None:
    tr = translator("triumph", lang)
    for index, name in enumerate(TRIUMPH_CARDS):
        one = face(name, index, tr)
        assert one.effect and len(one.effect) <= LINE and one.art in MOTIFS["triumph"], name
    tr = translator("wg35", lang)
    for name in WG35_CARDS:
        one = card_of(name, 1, "hand", "a", None, "card", tr)
        assert one.effect and len(one.effect) <= LINE and one.art in MOTIFS["wg35"], name


BY_GAME = {"hunt": CARDS, "quartermaster": CARD_INDEX, "triumph": TRIUMPH_CARDS, "wg35": WG35_CARDS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BY_GAME)
def test_every_symbol_of_a_card_is_drawn_and_has_a_name(name: str, lang: str) -> None:
    drawn = {symbol.get("id") for symbol in fromstring(presentation_file(name, "symbols.svg") or "")}
    tr = translator(name, lang)
    for card_name in BY_GAME[name]:
        one = game(name).card_face(card_name, tr)
        assert one is not None and set(one.symbols) <= drawn, card_name
        assert len(one.symbol_names) == len(one.symbols) <= MOST_SYMBOLS, card_name
        assert all(word and not word.startswith("symbol-") for word in one.symbol_names), one.symbol_names


@pytest.mark.parametrize("name", BY_GAME)
def test_every_card_has_a_symbol_for_what_it_does(name: str) -> None:
    tr = translator(name, "en")
    faces_of = [game(name).card_face(card_name, tr) for card_name in BY_GAME[name]]
    assert not [one.id for one in faces_of if one is not None and not one.symbols]


@pytest.mark.parametrize(
    ("name", "symbols"),
    [
        ("G02", ["move-ship", "search"]),
        ("G05", ["remove-clue"]),
        ("G08", ["search-fails", "move-ship"]),
        ("B01", ["bank-point", "magnifier", "target"]),
        ("B03", ["lower-reserve", "advance-force", "add-clue"]),
        ("B05", ["advance-force", "magnifier"]),
        ("B09", ["duel-bonus", "target"]),
    ],
)
def test_the_symbols_of_the_hunt_are_what_a_card_does_and_its_intelligence(name: str, symbols: list[str]) -> None:
    one = game("hunt").card_face(name, translator("hunt", "en"))
    assert one is not None and one.symbols == symbols


def test_only_cards_with_intelligence_speak_of_it() -> None:
    faces_of = [game("hunt").card_face(name, translator("hunt", "en")) for name in CARDS]
    speaking = {one.id for one in faces_of if one is not None and "Intelligence: " in one.text}
    gives = {one["id"]: one["intelligence"] for one in CARD_DATA["cards"]}
    assert speaking == {name for name, it in gives.items() if it is not None and (it["search"] > 0 or it["clue"])}
    assert not [one.id for one in faces_of if one is not None and "-1" in one.text]


def test_the_card_symbols_of_the_hunt_are_drawn_by_their_maker() -> None:
    effects = {str(part["op"]) for one in CARD_DATA["cards"] for part in one["effect"]}
    assert set(OF_EFFECT) == effects
    assert presentation_file("hunt", "symbols.svg") == hunt_symbols.sheet(presentation_file("hunt", "symbols.svg") or "")


@pytest.mark.parametrize(
    ("name", "symbols"),
    [
        ("ger_build_army", ["build-army"]),
        ("ger_submarines_uk", ["enemy-deck", "victory"]),
        ("uk_the_royal_navy", ["own-cards", "battle-navy"]),
        ("usa_arsenal_of_democracy", ["build-army", "build-navy"]),
        ("usa_free_french_allies", ["build-army"]),
        ("ger_jet_fighters", ["enemy-deck"]),
        ("jpn_kamikaze", ["eliminate-navy"]),
        ("ussr_rasputitsa", ["eliminate-army"]),
        ("usa_radar", ["own-cards", "shield"]),
        ("ger_guns_and_butter", ["play-card"]),
    ],
)
def test_the_symbols_of_quartermaster_general_follow_from_what_a_card_does(name: str, symbols: list[str]) -> None:
    one = game("quartermaster").card_face(name, translator("quartermaster", "en"))
    assert one is not None and one.symbols == symbols


@pytest.mark.parametrize(
    ("name", "symbols", "words"),
    [
        (
            "a1",
            ["command", "add-influence", "add-influence"],
            ["Command: Spring, 4 moves", "Diplomacy: Spain", "Diplomacy: Yugoslavia"],
        ),
        ("a2", ["command", "remove-influence"], ["Command: Spring, 4 moves", "A Rival’s Influence marker goes"]),
        ("i1", ["factory", "tech-air_defense_radar", "tech-heavy_tanks"], ["Factories: 2", "AirDefense Radar", "Heavy Tanks"]),
        ("i3", ["factory", "tech-wildcard"], ["Factories: 1", "1938 Science"]),
        ("i21", ["factory", "tech-air_defense_radar", "tech-industrial_espionage"], None),
        ("i33", ["factory", "lose-industry"], ["Factories: 3", "Sabotage"]),
    ],
)
def test_the_symbols_of_triumph_and_tragedy_are_both_ends_of_a_card(
    name: str, symbols: list[str], words: list[str] | None
) -> None:
    one = game("triumph").card_face(name, translator("triumph", "en"))
    assert one is not None and one.symbols == symbols
    assert words is None or one.symbol_names == words


def test_the_symbols_of_wg35_are_of_its_cards_alone() -> None:
    assert set(WG35_SYMBOLS) == set(WG35_CARDS)


@pytest.mark.parametrize("name", GAMES)
def test_the_pictures_are_what_their_maker_makes(name: str) -> None:
    assert presentation_file(name, "cards.svg") == sheet(name)
