"""The tiny game says no message with an argument too few or too many; and an Ear notices games and texts that do."""

from __future__ import annotations

from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from tests.cost import slow
from tests.invariants import any_option
from tests.messages import Ear, Fact, Reading, Texts, formatted, texts
from tests.tinygame import GAME, WeatherGauge
from tests.tinytexts import TEXTS, tr
from vezerkar.engine import Event
from vezerkar.engine.game import Translator
from vezerkar.translation import LANGUAGES, translator

SHARED = {lang: translator("", lang) for lang in LANGUAGES}


def words(lang: str) -> Translator:
    """What the tiny game says, and what every game says."""
    own = tr(lang)
    return lambda message, args: own(message, args) if message in TEXTS[lang] else SHARED[lang](message, args)


def ear(game: WeatherGauge = GAME) -> Ear:
    """An Ear for the tiny game."""
    known = {lang: {**texts("", lang), **formatted(TEXTS[lang])} for lang in LANGUAGES}
    return Ear(game, {lang: words(lang) for lang in LANGUAGES}, known, {}, {})


def heard(game: WeatherGauge) -> list[str]:
    """What is wrong in some games."""
    listening = ear(game)
    for seed in range(20):
        listening.listen(game.start(seed), Random(seed), any_option, 5, 200)
    return listening.faults()


@slow
def test_every_message_of_the_tiny_game_is_given_what_it_asks_for_and_no_more() -> None:
    assert heard(GAME) == []


class Chatty(WeatherGauge):
    """Tells more of an event than its words say."""

    def event_text(self, event: Event, tr: Translator) -> str:
        more: dict[str, Fact] = {"weather": "fair"} if event.kind == "held" else {}
        return tr(f"told-{event.kind}", {**{k: v for k, v in event.data.items() if not isinstance(v, list)}, **more})


def test_what_is_given_for_nothing_is_noticed() -> None:
    assert heard(Chatty()) == ["told-held is given weather for nothing"]


class Mumbling(WeatherGauge):
    """Says a text without what it asks for; a default stands in for it."""

    def text_view(self, view, tr: Translator) -> list[str]:
        listening = tr("hull", {"length": 3})
        return [listening, *super().text_view(view, tr)]


def test_what_is_missing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGUAGES:
        monkeypatch.setitem(TEXTS[lang], "hull", "hull")
    known = {lang: formatted({**TEXTS[lang], "hull": "{points}"}) for lang in LANGUAGES}
    listening = Ear(Mumbling(), {lang: words(lang) for lang in LANGUAGES}, known, {}, {})
    listening.look(Mumbling().start(1), None)
    assert "hull (en) is not given points" in listening.faults()


PLANE = """
plane = { $why ->
    [used] { $pilot } takes off.
    [event] { $state ->
        [repair] It needs repair.
       *[lost] It is lost.
      }
   *[other] { $count ->
        [0] None.
        [one] One { $size }.
       *[other] { $count } { $size }.
      }
  }
"""


def read(args: dict[str, Fact]) -> tuple[set[str], set[str]]:
    """What a text asks for with some facts, and by what it chooses without naming the value."""
    (entry,) = [entry for entry in FluentParser().parse(PLANE).body if isinstance(entry, ast.Message)]
    assert entry.value is not None
    known: Texts = {"plane": entry.value}
    reading = Reading(known, "plane", args)
    return reading.asked, reading.unnamed


def test_the_branches_that_may_be_taken_are_read() -> None:
    assert read({"why": "used"}) == ({"why", "pilot"}, set())
    assert read({"why": "event", "state": "lost"}) == ({"why", "state"}, set())
    assert read({"why": "event", "state": "stolen"}) == ({"why", "state"}, {"state"}), "the last variant is a value, too"
    assert read({"why": "sold", "count": 0}) == ({"why", "count"}, set()), "a variant called other is for all others"
    assert read({"why": "sold", "count": 3}) == ({"why", "count", "size"}, set())
    assert read({}) == ({"why", "pilot", "state", "count", "size"}, set()), "what is missing may lead anywhere"
