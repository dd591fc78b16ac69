"""A table of each game measures as it should: the short form of ``python -m tools.measures``, without times."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from tests.cost import first, slow
from tools.browser import TableProcess
from tools.measures.goals import FETCHED, FREE, missed_by_look, missed_by_pace, missed_by_steadiness, missed_by_visit
from tools.measures.looks import Look, looks
from tools.measures.matches import MATCHES, begin
from tools.measures.pace import Pace, Visit, bundle, first_visit
from tools.measures.steadiness import Steadiness, steadiness

DECISIONS = 25
"""The long form answers eight times as many."""


@slow
@pytest.mark.parametrize("game", first(MATCHES))
def test_a_table_measures_as_it_should(chromium: Browser, here: TableProcess, game: str) -> None:
    found = looks(chromium, here, game, watched=[1280])
    assert {(look.width, look.height) for look in found if not look.watching} >= {*FREE}
    assert [look.width for look in found if look.watching] == [1280]
    for look in found:
        assert missed_by_look(look) == [], look


@slow
@pytest.mark.parametrize("game", MATCHES)
def test_nothing_moves_while_a_game_goes_on(chromium: Browser, here: TableProcess, game: str) -> None:
    found = steadiness(chromium, here, game, DECISIONS)
    assert set(found.boxes) == {"board", "bar", "rail"}
    assert found.boxes["board"] == {"0 0 1440 900"}, "it fills the window"
    assert found.prompts > 3, "there was more than one question"
    assert missed_by_steadiness(found) == []


@slow
def test_the_whole_page_is_small() -> None:
    sizes = bundle()
    assert sizes[".js"] > 0 and sizes[".css"] > 0
    assert sum(sizes.values()) <= FETCHED


@slow
@pytest.mark.parametrize("game", MATCHES)
def test_a_first_visit_is_small_in_the_language_with_more_letters(chromium: Browser, here: TableProcess, game: str) -> None:
    found = first_visit(chromium, here, game, begin(here, game), "hu")
    assert found.fonts > 0 and found.board > 0, "it was a first one"
    assert found.fonts + found.rest <= FETCHED


FINE = Look("", False, 1440, 900, 0.7, 12.0, "Rome", 0, 40, 0, 20, 1, 0, 0, 9, [])
STILL = Steadiness("", 25, 9, {"board": {"0 0 1440 900"}, "bar": {"0 0 1440 54"}}, 0, 0)
SMALL = Visit("", "en", 500_000, 60_000, 150_000, 1400, 2000, 80)
FAST = Pace("", 60, 6)


def test_a_measure_that_misses_its_goal_is_named() -> None:
    assert missed_by_look(FINE) == missed_by_steadiness(STILL) == missed_by_visit(SMALL) == missed_by_pace(FAST) == []
    assert missed_by_look(replace(FINE, free=0.69)) == ["free board 69% < 70%"]
    assert missed_by_look(replace(FINE, label=11.2)) == ["“Rome” has 11.2 px"]
    assert missed_by_look(replace(FINE, label=0, names=0)) == [], "an open table has no names"
    assert missed_by_look(replace(FINE, idle=2, barriers=["serious label"])) == ["2 stops that cannot be chosen", "serious label"]
    moved = replace(STILL, boxes={"bar": {"0 0 1440 54", "0 0 1440 60"}}, answered=1)
    assert missed_by_steadiness(moved) == ["bar: ['0 0 1440 54', '0 0 1440 60']", "1 questions answered by a number"]
    assert missed_by_visit(replace(SMALL, fonts=110_000)) == ["260000 bytes fetched"]
    assert missed_by_visit(replace(SMALL, shown=1501)) == ["there after 1501 ms"]
    assert missed_by_pace(replace(FAST, update=101)) == ["an update takes 101 ms"]
