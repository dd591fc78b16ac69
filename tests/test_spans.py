"""Which parts of a line of the log name what.

``VEZERKAR_SPANS=20`` plays so many games of each title.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from tests.cost import only, slow
from tests.invariants import Taste, any_option
from tests.triumph import warlike
from vezerkar import game
from vezerkar.engine import Action, Datum, Decision, Event, Game, Options
from vezerkar.engine.roles import named, names_in, roles_of
from vezerkar.games.hunt import game_data as hunt_data
from vezerkar.games.hunt.presentation.labels import message_args
from vezerkar.games.quartermaster import game_data as quartermaster_data
from vezerkar.games.triumph import game_data as triumph_data
from vezerkar.registry import GAMES
from vezerkar.server.pages.game_page import log_line
from vezerkar.server.pages.page_messages import LogLine, Span
from vezerkar.server.pages.rules_page import rules_page
from vezerkar.server.pages.spans import PromptWords, spans
from vezerkar.translation import LANGUAGES, translator

GAMES_PLAYED: Final = int(os.environ.get("VEZERKAR_SPANS", "1"))
MOST_ACTIONS: Final = 1000
TASTES: Final[dict[str, Taste]] = {"triumph": warlike.choose}


def told(event: Event, lang: str = "en", name: str = "hunt") -> tuple[str, list[Span]]:
    rules, tr = game(name), translator(name, lang)
    text = rules.event_text(event, tr)
    return text, spans(rules, event, tr, text)


def test_spaces_and_pieces_of_a_move() -> None:
    text, found = told(Event("freighter_sailed", {"from": "01", "freighter": "F1", "to": "02"}))
    assert [(span.role, span.id) for span in found] == [("piece", "F1"), ("space", "01"), ("space", "02")]
    assert text[found[1].start : found[1].end] == "01" and text[found[2].start : found[2].end] == "02"


def test_each_card_of_a_list() -> None:
    text, found = told(Event("drew_cards", {"seat": "german", "cards": ["G01", "G02", "G03"]}))
    assert [span.id for span in found] == ["G01", "G02", "G03"] and {span.role for span in found} == {"card"}
    assert ", ".join(text[span.start : span.end] for span in found) in text


def test_a_name_that_a_text_selects_by_has_no_span() -> None:
    assert told(Event("turn", {"seat": "german", "turn": 3}))[1] == []


@pytest.mark.parametrize("name", only(GAMES, ["hunt"]))
def test_the_names_in_questions(name: str) -> None:
    rules = game(name)
    match, random, seen, named = rules.start(seed="questions"), Random(1), set[str](), 0
    while match.decisions() and match.ply < 400 and named < 6:
        decision = match.decisions()[0]
        # Each question once: it takes a whole Scene to ask it.
        if decision.prompt not in seen and any(isinstance(value, str) for value in decision.args.values()):
            seen.add(decision.prompt)
            lang = random.choice(LANGUAGES)
            tr = translator(name, lang)
            words = PromptWords(rules, decision, tr)
            view = match.view(decision.seat)
            plain = rules.shown(view, [], decision, tr).prompt.text
            assert rules.shown(view, [], decision, words).prompt.text == plain, "nothing is said otherwise"
            for span in words.spans(plain):
                assert span.id in decision.args.values() and plain[span.start : span.end].strip()
                named += 1
        match.act(decision.seat, random.choice(decision.options).notation if decision.options else decision.default.notation)
    # Nothing has a name in the questions of a game that is new.
    assert named or not seen


def test_a_question_whose_first_word_is_a_name_begins_with_a_capital() -> None:
    join = Action(0, "join")
    decision = Decision("axis", "ask-join", Options([join]), "T&T 12.0", join, {"area": "berlin"})
    for lang, said in (("en", "in Berlin"), ("hu", "Berlinben")):
        tr = translator("triumph", lang)
        words = PromptWords(game("triumph"), decision, tr)
        asked = words("ask-join", {"area": "Berlin", "where": said})
        text = f"Axis · {asked[0].upper()}{asked[1:]}"
        assert [(text[span.start : span.end].lower(), span.role, span.id) for span in words.spans(text)] == [
            (said.lower(), "space", "berlin")
        ]
    assert words.spans("Something else") == []


@pytest.mark.parametrize("question", ["ask-sail", "ask-sail-free", "ask-sail-ordered"])
@pytest.mark.parametrize(
    ("lang", "ship", "name"),
    [("en", "altmark", "the Altmark"), ("en", "K", "Force K"), ("hu", "altmark", "az Altmark"), ("hu", "K", "a K Haderő")],
)
def test_the_ship_that_is_asked_about(question: str, lang: str, ship: str, name: str) -> None:
    stay = Action(0, "to 20")
    args: dict[str, int | str] = {"ship": ship, "points": 3, "spaces": 2}
    decision = Decision("british", question, Options([stay]), "HUNT 80", stay, args)
    words = PromptWords(game("hunt"), decision, translator("hunt", lang))
    text = words(question, message_args(args, translator("hunt", lang)))
    assert [(text[span.start : span.end], span.role, span.id) for span in words.spans(text)] == [(name, "piece", ship)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_unit_names_its_kind_which_blocks_of_that_kind_have(lang: str) -> None:
    rules, tr = game("triumph"), translator("triumph", lang)
    match, random = rules.start(seed="kinds"), Random(5)
    while (decision := match.decisions()[0]).prompt != "ask-where":
        match.act(decision.seat, random.choice(decision.options).notation if decision.options else decision.default.notation)
    words = PromptWords(rules, decision, tr)
    scene = rules.shown(match.view(decision.seat), [], decision, words)
    kinds = [span.id for span in words.spans(scene.prompt.text) if span.role == "piece"]
    assert kinds == [decision.args["unit"]]
    held = [token for token in scene.tokens if token.held]
    assert held and {(token.event_kind, token.place) for token in held} == {(decision.args["unit"], decision.args["area"])}


@pytest.mark.parametrize(("lang", "names"), [("en", ["The Soviet Union", "in Ukraine"]), ("hu", ["A Szovjetunió", "Ukrajnában"])])
def test_a_name_in_another_form_and_one_that_begins_the_sentence(lang: str, names: list[str]) -> None:
    text, found = told(Event("built", {"country": "ussr", "space": "ukraine", "kind": "army"}), lang, "quartermaster")
    assert [(span.role, span.id) for span in found] == [("seat", "ussr"), ("space", "ukraine")]
    assert [text[span.start : span.end] for span in found] == names


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", {"faction": "The Axis", "nation": "a German", "area": "in Berlin"}),
        ("hu", {"faction": "A Tengelyhatalmak", "nation": "egy német", "area": "Berlinben"}),
    ],
)
def test_a_nation_and_its_area_in_other_forms(lang: str, names: dict[str, str]) -> None:
    text, found = told(Event("disbanded", {"faction": "axis", "nation": "germany", "area": "berlin"}), lang, "triumph")
    said = {span.id: text[span.start : span.end] for span in found}
    assert said == {"axis": names["faction"], "germany": names["nation"], "berlin": names["area"]}
    assert {span.id: span.role for span in found} == {"axis": "seat", "germany": "nation", "berlin": "space"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "data", "named"),
    [
        ("retreated", {"nation": "italy", "from": "rome", "to": "taranto", "unit": "tank", "cv": 2}, "italy rome tank taranto"),
        ("hit", {"area": "berlin", "nation": "germany", "unit": "infantry", "cv": 1}, "berlin germany infantry"),
        ("block_created", {"nation": "germany", "area": "berlin"}, "berlin germany"),
        ("laid", {"faction": "axis", "card": "a22", "nation": "low_countries"}, "a22 axis low_countries"),
        ("declared_war", {"faction": "axis", "rival": "west"}, "axis west"),
        ("spied", {"faction": "west", "rival": "axis", "intel": "agent", "area": "berlin"}, "axis berlin west"),
        ("end", {"winners": ["west", "ussr"], "ending": "military", "rule": "T&T 16.3"}, "T&T 16.3 ussr west"),
    ],
)  # fmt: skip
def test_no_name_goes_without_a_span_for_its_form(lang: str, kind: str, data: dict[str, Datum], named: str) -> None:
    assert " ".join(sorted(span.id for span in told(Event(kind, data), lang, "triumph")[1])) == named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_that_is_shot_at_and_a_point_of_the_table(lang: str) -> None:
    data: dict[str, Datum] = {
        "figure": "a3",
        "weapon": "stg44",
        "mode": "single",
        "target": "b7",
        "point": [],
        "helper": "",
        "x": 1,
    }
    assert [(span.role, span.id) for span in told(Event("declared", data), lang, "wg35")[1]] == [("piece", "a3"), ("piece", "b7")]
    data |= {"target": "", "point": ["280", "212", "0"]}
    assert [(span.role, span.id) for span in told(Event("declared", data), lang, "wg35")[1]] == [
        ("piece", "a3"),
        ("space", "280,212,0"),
    ]


def test_a_card_of_a_list_whose_name_has_commas() -> None:
    cards = ["ussr_german_soviet_treaty", "ussr_mao_tse_tung"]
    text, found = told(Event("drew_cards", {"country": "ussr", "cards": cards}), "en", "quartermaster")
    assert [(span.role, span.id) for span in found] == [("card", card) for card in cards]
    assert text[found[0].start : found[0].end].count(",") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_that_a_line_cites(lang: str) -> None:
    text, found = told(Event("ended", {"winner": "german", "ending": "sinkings", "rule": "HUNT 106"}), lang)
    assert [(span.role, span.id, text[span.start : span.end]) for span in found] == [("rule", "HUNT 106", "HUNT 106")]


def shown(name: str) -> tuple[set[str], set[str]]:
    """What events call the pieces, and the cards in the hand, of the first Scene of a match with both."""
    match = game(name).start("shown")
    while True:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        scene = game(name).scene(match.view(seat), decision, translator(name, "en"))
        hands = [card for group in scene.cards if group.style == "hand" for card in group.cards]
        if match.event_log and hands:
            return {token.event_id or token.id for token in scene.tokens}, {card.event_id or card.id for card in hands}
        match.act(seat, decision.options[0])


def test_a_scene_says_what_events_call_its_pieces_and_cards() -> None:
    pieces, cards = shown("hunt")
    assert {"G", "H", "K"} <= pieces and cards and cards <= set(hunt_data.CARDS)
    cards = shown("triumph")[1]
    assert cards and cards <= set(triumph_data.CARD_INDEX)
    cards = shown("quartermaster")[1]
    assert cards and cards <= set(quartermaster_data.CARD_ID)


@slow
@pytest.mark.parametrize("name", GAMES)
def test_all_lines_of_random_games_have_their_seat_places_and_spans(name: str) -> None:
    rules = game(name)
    pages = {lang: rules_page(name, lang).html for lang in LANGUAGES}
    found: Counter[str] = Counter()
    for number in range(GAMES_PLAYED):
        rng = Random(f"{name} {number}")
        match = rules.start(f"spans {number}")
        while not match.state.over and match.ply < MOST_ACTIONS:
            decision = match.decision(rng.choice(match.waiting()))
            match.act(decision.seat, TASTES.get(name, any_option)(decision, rng))
        for event in {str(event): event for event in match.event_log}.values():
            for lang in LANGUAGES:
                line = log_line(rules, match.seats, lang, 0, event)
                has_its_seat_and_places(line, rules, event)
                found.update(span.role for span in line.spans)
                found["line"] += 1
                names = {one for field, role in roles_of(rules, event).items() for one in names_in(role, event.data.get(field))}
                assert all(0 <= span.start < span.end <= len(line.text) and span.id in names for span in line.spans), event
                assert all(a.end <= b.start for a, b in pairwise(line.spans)), event
                for span in line.spans:
                    if span.role == "rule":
                        assert f'id="rule-{span.id.split()[-1]}"' in pages[lang], span.id
                cited = [span.id for span in line.spans if span.role == "rule"]
                assert cited == named(rules, event, "rule"), event
    print(f"{name}: {dict(found)}")
    assert found["space"] and found["card"]


def has_its_seat_and_places(line: LogLine, rules: Game[Any, Any], event: Event) -> None:
    """Each field that is declared as a seat's doing, or as a place, is found again in the line."""
    for field, role in roles_of(rules, event).items():
        for one in names_in(role, event.data.get(field)):
            if role == "actor":
                assert line.seat == one, event
            elif role in ("acting_piece", "acting_nation") and rules.owner(one):
                assert line.seat == rules.owner(one), event
            elif role in ("space", "point"):
                assert one in line.places, event
