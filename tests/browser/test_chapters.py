"""Chapters of the lessons, done on the page: with the mouse, with a finger on a phone, and by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.learner import KeyLearner, Learner
from tests.browser.visitor import PHONE
from tests.cost import STUDY, slow
from vezerkar.lessons.lesson import lessons
from vezerkar.translation import translator

pytestmark = slow

MOST_CLICKS = 8
"""From the start page to the end of the first chapter."""
NEXT = {"en": "Next chapter", "hu": "Következő fejezet"}
TO_BEGIN = 2
"""So many of these begin it."""


class Hands(NamedTuple):
    """How somebody plays, and in which language."""

    kind: type[Learner]
    lang: str
    settings: dict[str, Any]


WAYS = {
    "mouse": Hands(Learner, "en", {}),
    "finger": Hands(Learner, "hu", PHONE),
    "key": Hands(KeyLearner, "en", {}),
}


PLAYED = [
    ("hunt", "mouse", 1),
    ("quartermaster", "mouse", 1),
    ("triumph", "mouse", 1),
    ("wg35", "mouse", 1),
    ("hunt", "finger", 9),
    ("quartermaster", "finger", 10),
    ("hunt", "key", 9),
    ("quartermaster", "key", 8),
    ("triumph", "key", 10),
    ("wg35", "key", 10),
]
"""Games, ways, and so many chapters as can be done so."""
AT_MOST = 3 * STUDY
"""Nobody plays more of them, unless more are asked for."""


@pytest.mark.parametrize(("game", "way", "chapters"), PLAYED)
def test_chapters_are_done_on_the_page_one_after_the_other(
    visit: Callable[..., Learner], game: str, way: str, chapters: int, record_property: Callable[[str, object], None]
) -> None:
    kind, lang, settings = WAYS[way]
    visitor = visit(kind, painted=False, locale=lang, **settings)
    page, tr = visitor.page, translator(game, lang)
    page.goto("/")
    page.locator(f"a[href='/study/{game}/lessons']").first.click()
    page.locator(".lesson-list > li").first.get_by_role("button").click()
    lesson = page.get_by_test_id("lesson")
    played = lessons(game)[: min(chapters, AT_MOST)]
    for one in played:
        expect(lesson.locator("header strong")).to_have_text(f"{one.number}. {tr(one.message(), {})}")
        before = visitor.clicks
        visitor.follow(one.answer)
        expect(lesson.locator(".lesson-end"), f"the end of {one.id}").to_contain_text(tr(one.message("end"), {}))
        expect(lesson.locator(".lesson-stars")).to_have_text("★" * (1 + len(one.stars)))
        clicks = visitor.clicks - before
        record_property(one.id, clicks)
        print(f"{one.id} by {way}: {clicks} clicks for {len(one.answer)} actions")
        if one.number == 1:
            assert TO_BEGIN + clicks <= MOST_CLICKS
        if one is not played[-1]:
            lesson.get_by_role("button", name=NEXT[lang]).click()
