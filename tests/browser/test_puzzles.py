"""Puzzles on the page: from the start page to the proof, by mouse on the board, on a phone and by key."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor
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


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_an_account_practises_from_a_lesson_and_gets_a_level(visit: Visit, screen: dict[str, object]) -> None:
    page = visit(**screen).page
    page.goto("/account")
    page.get_by_role("tab", name="Register").click()
    # All tests share the table, and its names.
    name = f"Solver{token_hex(4)}"
    page.get_by_label("Name", exact=True).fill(name)
    page.keyboard.press("Tab")
    page.keyboard.type("nine grey herons")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    page.goto("/study/hunt/lessons")
    page.get_by_role("link", name="Practise: Clues tell where you were").click()
    expect(page.get_by_role("heading", level=1, name="Practice")).to_be_visible()
    for count in (1, 2):
        first = page.locator(".puzzle-options input").first
        asked = (first.get_attribute("name") or "").removeprefix("puzzle-")
        found = next(one for one in stored("hunt").puzzles if one.id == asked)
        assert found.theme == "clue"
        page.get_by_role("radio", name=f"Space {min(Posed(found).right)}").focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Answer", exact=True)).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.get_by_role("status").filter(has_text="Your level:")).to_contain_text("→")
        expect(page.get_by_text(f"{count} of {count} right · In a row: {count} (best {count})")).to_be_visible()
        if count == 1:
            assert Axe().run(page, context=".editor-side").response["violations"] == []
            page.get_by_role("button", name="Good puzzle").click()
            expect(page.get_by_role("button", name="Good puzzle", pressed=True)).to_be_visible()
            page.keyboard.press("n")
            expect(page.get_by_role("button", name="Answer", exact=True)).to_be_visible()
    page.get_by_text("Your puzzles").click()
    expect(page.get_by_role("row", name="The cheapest Clue 2 2")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("region", name="Practice is over")).to_contain_text("2 of 2 right")
    assert Axe().run(page, context=".editor-side").response["violations"] == []
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Answer", exact=True)).to_be_visible()
