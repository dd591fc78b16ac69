"""The position editor in a browser: each game is set up on its board or from the list, kept as a link and played on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_editor import at
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow

Visit = Callable[..., Visitor]


def row(page: Page, name: str) -> Locator:
    """Look for something of the position by its name, and return its row in the list."""
    page.get_by_role("searchbox", name="Find a piece or a card").fill(name)
    named = page.locator("span", has_text=re.compile(rf"^{re.escape(name)}(?![\w:,])"))
    return page.locator(".position-items li").filter(has=named).first


def enter(page: Page, game: str, sample: str = "") -> None:
    """Open the editor, with one of its beginnings if it is named."""
    page.goto(f"/study/{game}/editor")
    if sample:
        page.get_by_label("Begin with").select_option(sample)
        expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    # Until the table has answered, the list still shows the position before.
    expect(page.locator(".editor-side[aria-busy=false]")).to_have_count(1)
    expect(page.locator(".position-verdict")).to_contain_text("This position can be played.")


def put(page: Page, place: str) -> None:
    """Put what is in hand on a place of the board, or on a point of a table."""
    if "," in place:
        page.mouse.click(*at(page, *map(int, place.split(","))))
    else:
        board = page.get_by_role("group", name="Board", exact=True)
        box = board.get_by_role("button", name=re.compile(rf": {place}$")).bounding_box()
        assert box is not None
        # A piece that lies there already is not in the way.
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@slow
@pytest.mark.parametrize(
    ("game", "sample", "piece", "place"),
    [
        ("hunt", "stage-12", "Force G", "Space 20"),
        ("quartermaster", "stage-60", "the United States: Army 1", "Latin America"),
        ("triumph", "stage-150", "Germany: Fortress 3", "Munich"),
        ("wg35", "stage-60", "A2", "620,700"),
    ],
)
def test_a_piece_is_put_elsewhere_on_the_board_and_played_on(
    visit: Visit, game: str, sample: str, piece: str, place: str
) -> None:
    visitor = visit()
    page = visitor.page
    enter(page, game, sample)
    before = row(page, piece).locator("b").inner_text()
    row(page, piece).get_by_role("button").click()
    expect(page.locator(".position-held")).to_have_text(f"{piece}: choose a place on the board.")
    put(page, place)
    value = row(page, piece).locator("b")
    expect(value).not_to_have_text(before)
    name = value.inner_text()
    # A point is met to some millimetres: a pixel of the board is as large.
    assert name == place or re.fullmatch(r"6[12]\d,(69|70)\d", name)
    page.get_by_role("button", name="Undo").click()
    expect(value).to_have_text(before)
    page.get_by_role("button", name="Redo").click()
    expect(value).to_have_text(name)
    play_on(visitor)


def play_on(visitor: Visitor) -> None:
    """Begin a match at the position, and come to choose in it."""
    page = visitor.page
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile("/play/"))
    expect(page.get_by_test_id("board")).to_be_visible()
    visitor.ready(mine=True)


@slow
def test_on_a_phone_a_position_is_corrected_from_the_list_and_kept_as_a_link(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    enter(page, "quartermaster", "stage-60")
    army = "the United States: Army 1"
    before = row(page, army).locator("b").inner_text()
    set_to(page, army, "Germany")
    flaw = page.locator(".position-verdict.is-faulty button")
    expect(flaw).to_be_visible()
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    set_to(page, army, before)
    expect(page.locator(".position-verdict")).to_contain_text("This position can be played.")
    set_to(page, army, "United Kingdom")
    page.get_by_role("button", name="Copy a link").click()
    page.wait_for_url(re.compile("#p="))
    again = visit(**PHONE)
    again.page.goto(page.url)
    expect(row(again.page, army).locator("b")).to_have_text("United Kingdom")
    play_on(again)


def set_to(page: Page, name: str, value: str) -> None:
    """Give something of the position another value in the list."""
    if row(page, name).get_by_role("combobox").count() == 0:
        row(page, name).get_by_role("button").tap()
    row(page, name).get_by_role("combobox").select_option(label=value)
    expect(row(page, name).locator("b")).to_have_text(value)
