"""Trying something else at the table: it looks different, goes nowhere, and ends with Escape."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess


@slow
def test_what_one_tries_stays_with_oneself(visit: Callable[..., Visitor], here: TableProcess) -> None:
    page = visit().page
    made = here.make("hunt", {"german": "bot:random", "british": "me"}, seed="what if")
    while True:
        before = here.look(made["match"], made["key"])
        assert not before["over"]
        options = before["decision"]["options"] if before["decision"] else []
        if "search G" in options:
            break
        if options:
            here.act(made["match"], made["key"], "british", before["decision"]["default"] if "done" in options else options[-1])
        else:
            time.sleep(0.05)
    page.goto(here.link(made))
    expect(page.get_by_test_id("board")).to_be_visible()
    # From the past as from the present.
    page.locator("body").press(",")
    page.locator(".past-banner").get_by_role("button", name="Try something here").click()
    panel = page.get_by_test_id("whatif")
    expect(panel).to_contain_text("Nobody else sees this.")
    expect(panel.get_by_role("button", name="Possible position")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.locator(".past-banner").get_by_role("button", name="Back to the current position").click()
    expect(page.locator(".past-banner")).to_have_count(0)
    page.locator("body").press("w")
    expect(page.locator(".table.is-imagined")).to_be_visible()
    expect(page.locator(".drawer-tabs")).not_to_contain_text("Chat")
    page.locator("#prompt").get_by_role("button", name="More", exact=True).click()
    page.locator("#prompt").get_by_role("button", name="Search with Force G").click()
    page.locator("#prompt").get_by_role("button", name="Roll").click()
    die = panel.get_by_role("group", name="The die")
    die.get_by_role("button", name="6", exact=True).click()
    expect(die.get_by_role("button", name="6", exact=True)).to_have_attribute("aria-pressed", "true")
    panel.locator("summary").click()
    expect(panel.locator("[aria-current=step]")).to_contain_text("[6]")
    # Through the eyes of the other side, into one world and the next.
    panel.get_by_label("Seen by").select_option("german")
    page.locator("body").press("w")
    expect(panel.get_by_role("button", name="Possible position 1", exact=True)).to_have_attribute("aria-pressed", "false")
    panel.get_by_role("button", name="Beginning").click()
    expect(panel.get_by_role("group", name="The die")).to_have_count(0)
    panel.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".table.is-imagined")).to_have_count(0)
    after = here.look(made["match"], made["key"])
    assert (after["ply"], after["view"], after["log"]) == (before["ply"], before["view"], before["log"])
