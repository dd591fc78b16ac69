"""Sentences and lists."""

from __future__ import annotations

from vezerkar.engine import Event
from vezerkar.engine.words import listed, log_message, sentence


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence("the West passes.") == "The West passes."
    assert sentence("“no!” is played.") == "“no!” is played."
    assert sentence("") == ""


def test_a_mark_before_the_first_letter_stays() -> None:
    assert sentence("\ue000the West\ue001 passes.") == "\ue000The West\ue001 passes."


def test_a_list_of_nothing_has_a_word() -> None:
    assert listed(["London", "Paris"], lambda message, args: message) == "London, Paris"
    assert listed([], lambda message, args: message) == "none"


def test_the_message_of_an_event() -> None:
    assert log_message(Event("freighter_sailed")) == "log-freighter-sailed"
