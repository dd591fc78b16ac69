"""The small board: it shows where on the board one is, and leads elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess

SEATS = {"axis": "me", "west": "bot:random", "ussr": "bot:random"}
VIEW = "() => document.querySelector('.board-moving').style.transform"


@slow
def test_the_small_board_leads_to_another_part_and_goes_when_all_is_in_sight(
    visit: Callable[..., Visitor], here: TableProcess
) -> None:
    made = here.make("triumph", SEATS, players=3, seed="small board", name="Anna")
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    small = page.get_by_test_id("minimap")
    expect(small).to_be_visible()
    box = small.bounding_box()
    assert box
    before = page.evaluate(VIEW)
    page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.6)
    page.mouse.down()
    pressed = page.evaluate(VIEW)
    assert pressed != before
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
    page.mouse.up()
    assert page.evaluate(VIEW) not in (before, pressed)
    page.keyboard.press("0")
    expect(small).to_be_hidden()


@slow
def test_a_phone_has_no_room_for_it(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("triumph", SEATS, players=3, seed="small board", name="Anna")
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).page
    page.goto(here.link(made))
    expect(page.locator(".board-svg")).to_be_visible()
    expect(page.get_by_test_id("minimap")).to_be_hidden()
