"""A rule that the page names is read on the spot: by pointer, by key and by finger, in both languages."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.visitor import PHONE, Visitor
from tools.browser import TableProcess

CITE = "#prompt .cite"
SLIP = ".excerpt"


def table(visitor: Visitor, here: TableProcess) -> Page:
    """A table of The Hunt whose prompt names a rule."""
    made = here.make("hunt", {"german": "me", "british": "bot:random"}, seed="page", name="Anna")
    visitor.page.goto(here.link(made))
    visitor.page.locator(CITE).wait_for()
    return visitor.page


def axe(page: Page) -> list[str]:
    """The faults that axe finds."""
    return [fault["id"] for fault in Axe().run(page).response["violations"]]


def test_a_rule_is_read_by_pointer_and_by_key(visit: Callable[..., Visitor], here: TableProcess) -> None:
    page = table(visit(), here)
    cite, slip = page.locator(CITE), page.locator(SLIP)
    cite.hover()
    expect(slip).to_contain_text(cite.inner_text().removeprefix("HUNT "))
    assert cite.get_attribute("aria-describedby") == slip.get_attribute("id")
    assert axe(page) == []
    page.mouse.move(720, 500)
    expect(slip).to_have_count(0)
    page.keyboard.press("Tab")
    cite.focus()
    expect(slip).to_be_visible()
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(cite).to_be_focused()


def test_a_finger_reads_a_rule_first_and_opens_it_then(visit: Callable[..., Visitor], here: TableProcess) -> None:
    visitor = visit(locale="hu-HU", **PHONE)
    page = table(visitor, here)
    page.locator(CITE).tap()
    slip = page.locator(SLIP)
    expect(slip).to_contain_text("koppintásra")
    box = slip.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert axe(page) == []
    with visitor.context.expect_page() as opened:
        page.locator(CITE).tap()
    assert "#rule-" in opened.value.url
