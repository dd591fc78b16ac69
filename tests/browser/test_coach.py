"""The coach on the page: begun by one click, followed, taken back, left and called again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow

Visit = Callable[..., Visitor]


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_the_first_cruise_with_a_coach(visit: Visit, screen: dict[str, object]) -> None:
    visitor = visit(**screen)
    page = visitor.page
    page.goto("/")
    visitor.begin(page.get_by_role("button", name="Learn The Hunt"))
    slip = page.get_by_test_id("coach")
    expect(slip).to_contain_text("1 of 10")
    expect(page.locator(".coach-pointer rect")).to_have_count(1)
    expect(page.locator(".area.is-hot")).to_have_count(1)
    assert Axe().run(page, context=".coach-slip").response["violations"] == []
    # It does what it says, and that can be taken back.
    slip.get_by_role("button", name="Show me").click()
    expect(slip).to_contain_text("The Graf Spee is hidden")
    page.keyboard.press("u")
    expect(slip).to_contain_text("The Altmark is your supply ship")
    # Whoever does something else is not lost.
    spaces = page.locator(".area.is-open")
    spaces.nth(spaces.count() // 2).click()
    expect(slip).to_contain_text("2 of 10")
    # It is left, and remembers where one was.
    slip.get_by_role("button", name="Later").click()
    expect(slip).to_have_count(0)
    page.reload()
    visitor.ready(mine=True)
    expect(slip).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Coach").click()
    expect(slip).to_contain_text("2 of 10")
    expect(slip.get_by_role("link", name="HUNT 11")).to_have_attribute("href", "/rules/hunt#rule-11")
