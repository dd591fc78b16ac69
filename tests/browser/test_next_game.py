"""From a match that waits for somebody to the next one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor
from tools.browser import TableProcess


@pytest.mark.slow
def test_one_click_leads_to_the_next_game_that_waits(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = [here.make("hunt", {"german": "me", "british": "open"}, name="Anna") for _ in range(2)]
    visitor = visit(**PHONE)
    page = visitor.page
    page.goto("/")
    own = [{"match": one["match"], "key": one["key"], "title": "The Hunt", "at": "2026-01-01T00:00:00Z"} for one in made]
    page.evaluate("(own) => localStorage.setItem('vezerkar.matches', JSON.stringify(own))", own)
    page.reload()
    page.get_by_role("link", name="Next game").click()
    page.wait_for_url("**/play/*")
    here_now = page.url.rsplit("/", 1)[1]
    (other,) = [one["match"] for one in made if one["match"] != here_now]
    link = page.get_by_role("link", name="Next game")
    expect(link).to_have_attribute("title", "One more game waits for you")
    link.click()
    page.wait_for_url(f"**/play/{other}")
    visitor.ready(mine=True)
