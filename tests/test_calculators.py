"""Calculators of all games: every table offers questions that can be answered, made of what the viewer sees alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.cost import slow
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.translation import LANGUAGES, translator

PLIES = 300


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_question_is_answered_in_every_language(name: str) -> None:
    for one in game_of(name).calculators():
        for lang in LANGUAGES:
            found = one.calculate({}, translator(name, lang))
            assert found.ask == {} and found.notices == [] and found.findings.headline
            assert one.info(translator(name, lang)).title == found.title


@pytest.mark.parametrize("name", [pytest.param(name, marks=slow) if name == "wg35" else name for name in GAMES])
def test_a_table_offers_questions_that_can_be_answered(name: str) -> None:
    rules, rng, tr = game_of(name), Random(4), translator(name, "en")
    match = rules.start(seed="4")
    asked = 0
    for ply in range(PLIES):
        if match.outcome is not None:
            break
        seat = rng.choice(match.waiting())
        if ply % 15 == 0:
            for viewer in (seat, None):
                view = match.view(viewer)
                # What cannot be told from the truth asks the same.
                other = match.imagine(viewer, f"{ply}").view(viewer)
                for one in rules.calculators():
                    ask = one.question_of(view)
                    assert ask == one.question_of(other)
                    found = one.calculate(ask, tr)
                    assert found.notices == [], (ask, found.notices)
                    asked += bool(found.ask)
        match.act(seat, rng.choice(match.decision(seat).options))
    assert asked or name in ("triumph", "wg35")
