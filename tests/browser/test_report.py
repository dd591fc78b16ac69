"""The report of a match on the page of its end: made as a job, read as a table, by key, on a phone, in Hungarian."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess

MAKING = 600_000
"""A report may take so many milliseconds on a busy machine; it has the lowest priority."""
PLIES = 14


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE | {"locale": "hu-HU"}, id="phone")])
def test_a_report_is_made_and_read(visit: Callable[..., Visitor], here: TableProcess, screen: dict[str, object]) -> None:
    make, resign = ("Kérem az elemzést", "british") if screen else ("Make the report", "german")
    made = here.make("hunt", {"german": "me", "british": "me"}, seed=f"report {resign}", name="Anna")
    for _ in range(PLIES):
        table = here.look(made["match"], made["key"])
        here.act(made["match"], made["key"], table["seat"], table["decision"]["default"])
    here.resign(made["match"], made["key"], resign)
    visitor = visit(**screen)
    page = visitor.page
    page.goto(here.link(made))
    page.goto(f"/play/{made['match']}/end")
    panel = page.locator(".report-panel")
    # By key alone.
    panel.get_by_role("button", name=make).press("Enter")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.locator(".report-headline")).to_be_visible(timeout=MAKING)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    # What each side began with and all its parts make its result, but for rounding.
    rows = panel.locator("tbody tr").all()
    for side in (0, 1):
        cells = [row.locator("td").nth(side).inner_text() for row in rows]
        numbers = [int(re.sub(r"\s*±.*", "", cell).replace("−", "-")) for cell in cells]
        assert abs(sum(numbers[:-1]) - numbers[-1]) <= len(numbers) / 2, cells
    # The curve is a table, too, and its moments are walked through by key.
    curve = page.locator(".chart-panel", has=page.locator(".chart-band"))
    curve.locator(".chart-table summary").press("Enter")
    expect(curve.locator(".chart-table tbody tr").nth(2)).to_be_visible()
    moment = curve.get_by_role("slider")
    moment.press("Home")
    said = curve.locator(".chart-said").inner_text()
    moment.press("ArrowRight")
    expect(curve.locator(".chart-said")).not_to_have_text(said)
    expect(page.locator(".report-mistakes")).to_be_visible()
    page.locator(".report-notes summary").press("Enter")
    expect(page.locator(".report-notes p").first).to_be_visible()
    barriers = [one["id"] for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")]
    assert barriers == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    # Each moment has its way to the table, where one tries something else.
    curve.locator("a.button").first.press("Enter")
    expect(page).to_have_url(re.compile(r"\?ply=\d+"))
    expect(page.locator(".past-banner")).to_be_visible()
