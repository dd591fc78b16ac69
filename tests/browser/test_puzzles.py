"""Puzzles on the page: from the start page to the proof, by mouse on the board, on a phone and by key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.test_home import PHONE
from tests.browser.visitor import Visitor
from tests.cost import slow
from vezerkar.study.puzzles import Posed, stored

Visit = Callable[..., Visitor]


def answered(theme: str) -> tuple[str, list[str]]:
    """The id of a puzzle of The Hunt, and its right spaces."""
    found = next(one for one in stored("hunt").puzzles if one.theme == theme)
    return found.id, sorted(Posed(found).right)


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_a_puzzle_is_solved_on_the_board(visit: Visit, screen: dict[str, object]) -> None:
    page = visit(**screen).page
    page.goto("/")
    page.get_by_role("link", name="Puzzles: The Hunt").click()
    expect(page.get_by_text("Today’s puzzle")).to_be_visible()
    puzzle, right = answered("places")
    page.goto(f"/study/hunt/puzzles?id={puzzle}")
    for space in right:
        page.locator(f".area[data-place='{space}']").click(force=True)
        expect(page.get_by_role("checkbox", name=f"Space {space}")).to_be_checked()
    assert Axe().run(page, context=".editor-side").response["violations"] == []
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Right!")).to_contain_text("HUNT 39")
    expect(page.get_by_text("In a row: 1 (best 1)")).to_be_visible()
    assert Axe().run(page, context=".editor-side").response["violations"] == []
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Answer", exact=True)).to_be_visible()
    assert puzzle not in page.url


@slow
def test_a_puzzle_is_solved_by_key(visit: Visit) -> None:
    page = visit().page
    puzzle, (space, *_) = answered("clue")
    page.goto(f"/study/hunt/puzzles?id={puzzle}")
    page.get_by_role("radio", name=f"Space {space}").focus()
    page.keyboard.press("Space")
    # A key that comes before the page has drawn the mark finds nothing to send.
    expect(page.get_by_role("button", name="Answer", exact=True)).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Right!")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("button", name="Answer", exact=True)).to_be_visible()
    assert puzzle not in page.url
