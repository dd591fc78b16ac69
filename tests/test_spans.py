"""Which parts of a line of the log name what."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from vezerkar import game
from vezerkar.engine import Event
from vezerkar.registry import GAMES
from vezerkar.server.protocol import Span
from vezerkar.server.spans import spans
from vezerkar.translation import LANGUAGES, translator


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


@pytest.mark.parametrize(("lang", "names"), [("en", ["The Soviet Union", "in Ukraine"]), ("hu", ["A Szovjetunió", "Ukrajnában"])])
def test_a_name_in_another_form_and_one_that_begins_the_sentence(lang: str, names: list[str]) -> None:
    text, found = told(Event("built", {"country": "ussr", "space": "ukraine", "kind": "army"}), lang, "quartermaster")
    assert [(span.role, span.id) for span in found] == [("seat", "ussr"), ("space", "ukraine")]
    assert [text[span.start : span.end] for span in found] == names


@pytest.mark.parametrize("name", GAMES)
def test_all_spans_of_random_games_resolve(name: str) -> None:
    rules = game(name)
    rng = Random(name)
    count = 0
    for number in range(4):
        match = rules.start(f"spans {number}")
        while not match.state.over and match.ply < 1000:
            seat = rng.choice(match.waiting())
            match.act(seat, rng.choice(match.decision(seat).options))
        for event in {str(event): event for event in match.event_log}.values():
            for lang in LANGUAGES:
                tr = translator(name, lang)
                text = rules.event_text(event, tr)
                found = spans(rules, event, tr, text)
                names = {name for value in event.data.values() for name in (value if isinstance(value, list) else [value])}
                assert all(0 <= span.start < span.end <= len(text) and span.id in names for span in found), event
                assert all(a.end <= b.start for a, b in pairwise(found)), event
                count += len(found)
    assert count
