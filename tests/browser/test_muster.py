"""The army builder as a page: an army by mouse and by key, filled up, taken back, kept, compared and printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess

pytestmark = slow


def points(page: Page) -> int:
    return int(page.locator(".points-bar .points").inner_text())


def choose(page: Page, words: str) -> None:
    """Choose a line of the menu at the end of the bar."""
    page.locator(".muster-more > button").click()
    page.get_by_role("button", name=words).click()


def test_an_army_is_built_kept_compared_and_printed(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("WG35").get_by_role("link", name="Build an army").click()
    page.wait_for_url("**/muster/*")
    page.get_by_label("Army list").select_option("germany_1939_45")
    expect(page.locator(".slot.is-wanted")).to_have_count(2)

    recruit = page.locator(".recruit", has_text="Schütze")
    recruit.click()
    expect(page.locator(".man")).to_have_count(1)
    recruit.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".man")).to_have_count(2)
    recruit.drag_to(page.locator(".line-up"))
    expect(page.locator(".man")).to_have_count(3)
    expect(page.locator(".faults")).to_contain_text("The army is legal.")
    before = points(page)

    page.locator(".man").first.click()
    page.locator(".thing", has_text="Steel helmet").locator("button").first.click()
    expect(page.locator(".thing.is-mine", has_text="Steel helmet")).to_be_visible()
    assert points(page) == before + 3
    page.keyboard.press("Control+z")
    expect(page.locator(".thing.is-mine", has_text="Steel helmet")).to_have_count(0)
    assert points(page) == before

    page.get_by_role("button", name="Fill up").click()
    page.wait_for_function("(least) => Number(document.querySelector('.points').textContent) > least", arg=300)
    assert points(page) <= 400
    refused = page.locator(".recruit.is-off").first
    refused.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".muster-said")).to_contain_text(refused.locator(".recruit-why").inner_text())

    page.get_by_role("button", name="Library").click()
    page.get_by_label("Name").fill("My Germans")
    page.get_by_role("button", name="Keep in this browser").click()
    expect(page.locator(".samples.kept")).to_contain_text("My Germans")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Random").click()
    choose(page, "Compare")
    page.locator(".samples.kept .button").click()
    expect(page.locator(".compared th[scope=col]")).to_have_count(2)
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        choose(page, "Save as a file")
    text = tmp_path / "army.txt"
    saved.value.save_as(text)
    assert text.read_text("utf-8").startswith("roster ")
    choose(page, "Print")
    expect(page.locator(".paper-sheet tbody tr").first).to_be_visible()
    page.keyboard.press("Escape")

    army, total = page.locator(".muster-title span").inner_text(), points(page)
    page.reload()
    expect(page.locator(".muster-title span")).to_have_text(army)
    assert points(page) == total


def test_an_army_is_built_on_the_page_for_a_match(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("wg35", {"a": "me", "b": "bot:random"}, seed="muster")
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    page.get_by_role("link", name="Open the army builder").click()
    page.wait_for_url("**/muster/*")
    page.get_by_role("button", name="Random").click()
    expect(page.locator(".faults")).to_contain_text("The army is legal.")
    army = page.locator(".muster-title span").inner_text()
    page.get_by_role("button", name="Take into the game").click()
    page.wait_for_url("**/play/*")
    expect(page.get_by_role("button", name="Done")).to_be_enabled()
    built = here.look(made["match"], made["key"])["scene"]["muster"]
    assert built.startswith("roster ") and army


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_there_is_no_serious_barrier(visit: Callable[..., Visitor], theme: str) -> None:
    page = visit(color_scheme=theme).page
    page.goto("/muster/wg35")
    page.get_by_role("button", name="Random").click()
    page.locator(".man").first.click()
    expect(page.locator(".man-panel")).to_be_visible()
    found = Axe().run(page).response["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert [f"{one['id']}: {[node['target'] for node in one['nodes'][:4]]}" for one in serious] == []


def test_the_builder_fits_a_phone(visit: Callable[..., Visitor]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).page
    page.goto("/muster/wg35")
    page.get_by_role("button", name="Random").tap()
    page.locator(".man").first.tap()
    expect(page.locator(".man-panel")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".man-panel")).to_have_count(0)
    before = points(page)
    page.locator(".man").last.scroll_into_view_if_needed()
    # The points stay in sight, wherever one looks.
    expect(page.locator(".points-bar")).to_be_in_viewport(ratio=1)
    assert points(page) == before
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
