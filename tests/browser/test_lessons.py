"""Lessons on the page: from the start page to the end of the first chapter, by mouse, by finger and by key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.visitor import PHONE, Visitor, enter
from tests.cost import slow

Visit = Callable[..., Visitor]

GRACE = 400
"""No key answers a question that has not been there for so many milliseconds; it is a little less."""
MOST_CLICKS = 8
"""From the start page to the end of the first lesson."""


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_the_first_lesson_takes_few_clicks(visit: Visit, screen: dict[str, object]) -> None:
    visitor = visit(**screen)
    page = visitor.page
    clicks = 0

    def click(thing: Locator) -> None:
        nonlocal clicks
        thing.click()
        clicks += 1

    page.goto("/")
    click(page.get_by_role("link", name="Lessons: The Hunt"))
    expect(page.get_by_role("listitem").filter(has=page.get_by_role("heading", level=2))).to_have_count(9)
    assert Axe().run(page).response["violations"] == []
    click(page.get_by_role("button", name="Begin lesson: Sailing unseen"))
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("0/2")
    assert Axe().run(page, context=".lesson-panel").response["violations"] == []
    visitor.ready(mine=True)
    click(page.locator(".hand .playing-card").nth(1))
    expect(lesson).to_contain_text("A Move of 2 AP")
    click(page.locator("#prompt .fold-button"))
    click(page.locator("#prompt [data-action='sail spee 2']"))
    # Until it is asked where, a click on the space is none: the page waits for what became of the last one.
    expect(lesson).to_contain_text("24 and 27")
    click(page.locator(".area[data-place='27']"))
    expect(lesson).to_contain_text("The British player knows only that you paid 2 AP")
    expect(lesson.get_by_role("img", name="2 of 2 stars")).to_be_visible()
    assert clicks <= MOST_CLICKS
    # The way on, and back to the list, which knows what was done.
    lesson.get_by_role("button", name="Next chapter").click()
    expect(lesson).to_contain_text("2. Sink a freighter")
    lesson.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("img", name="2 of 2 stars")).to_have_count(1)
    expect(page.get_by_role("button", name="Begin lesson: Sailing unseen")).to_have_text("Again")
    # No lesson lies among the matches to go on with.
    page.goto("/")
    expect(page.get_by_role("link", name="Lessons: The Hunt")).to_be_visible()
    expect(page.locator(".my-matches li")).to_have_count(0)


@slow
def test_a_lesson_by_key(visit: Visit) -> None:
    visitor = visit(locale="hu-HU")
    page = visitor.page
    page.goto("/study/hunt/lessons")
    page.get_by_role("button", name="Lecke kezdése: Láthatatlan út").press("Enter")
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("0/2")
    visitor.ready(mine=True)
    page.keyboard.press("2")
    enter(page)
    expect(lesson).to_contain_text("A 2 AP-s Mozgással")
    # What would be lost is said first, and no key answers a question that has only just come.
    page.wait_for_timeout(GRACE)
    page.locator("#prompt [data-action='done']").press("Enter")
    expect(page.locator(".table[data-armed]")).to_have_count(1)
    page.locator("#prompt [data-action='done']").press("Enter")
    expect(page.locator("#prompt [data-action='store 2']")).to_have_count(1)
    page.wait_for_timeout(GRACE)
    page.locator("#prompt [data-action='store 2']").press("Enter")
    expect(lesson).to_contain_text("Erre már nincs idő.")
    page.wait_for_timeout(GRACE)
    lesson.get_by_role("button", name="Újra").press("Enter")
    expect(lesson).to_contain_text("0/2")
    expect(lesson).to_contain_text("2 mező Mozgás 2 AP")


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_what_a_lesson_is_about_is_in_sight_and_free(visit: Visit, screen: dict[str, object]) -> None:
    visitor = visit(shown=True, **screen)
    page = visitor.page
    page.goto("/study/triumph/lessons")
    page.get_by_role("button", name="Begin lesson: Supply and Blockade").click()
    visitor.ready(mine=True)
    slip = page.get_by_test_id("lesson")
    # The board begins with Germany; the slip is about Libya.
    expect(page.locator(".area[data-place='cyrenaica']")).to_be_in_viewport(ratio=0.3)
    slip.get_by_role("link", name="All lessons").click()
    page.get_by_role("button", name="Begin lesson: A land battle").click()
    visitor.ready(mine=True)
    page.locator("#prompt [data-action='done']").click()
    fight = page.get_by_test_id("stage")
    expect(fight).to_contain_text("Lorraine")
    above, below = sorted([box_of(slip), box_of(fight)], key=lambda box: box["y"])
    assert above["y"] + above["height"] <= below["y"]


def box_of(thing: Locator) -> FloatRect:
    """Where a thing lies once it has come to rest."""
    thing.evaluate("one => Promise.all(one.getAnimations().map(({ finished }) => finished))")
    found = thing.bounding_box()
    assert found is not None
    return found
