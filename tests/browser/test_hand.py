"""The hand is a slim fan: a pointer, a focus or a long press raises a card so that it can be read, and lowers it again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess
from tools.measures.matches import arrive

pytestmark = slow

GAME = "quartermaster"
LEAST_SHARE = 0.75
"""A card that is raised shows at least so much of itself; one in the fan, less than half."""
SLIM_SHARE = 0.5
LEAST_TEXT = 11.5
"""Pixels of its letters."""
LONG_MS = 700
"""A press longer than the page waits for."""
SHARE = """
(slot) => {
  const { top, bottom, height } = slot.querySelector(".card-sheet").getBoundingClientRect();
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
}
"""
LETTERS = "(slot) => parseFloat(getComputedStyle(slot.querySelector('.card-effect')).fontSize)"


def becomes(page: Page, raised: bool) -> None:
    """Wait until the second card of the hand is raised, or is not."""
    test = f"share >= {LEAST_SHARE}" if raised else f"share < {SLIM_SHARE}"
    page.wait_for_function(f"() => {{ const share = ({SHARE})(document.querySelectorAll('.fan-slot')[1]); return {test}; }}")


def test_a_pointer_raises_a_card(visit: Callable[..., Visitor], here: TableProcess) -> None:
    visitor = visit()
    page = visitor.page
    arrive(visitor, here, GAME)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.mouse.move(600, 400)
    becomes(page, raised=False)
    slot = page.locator(".fan-slot").nth(1)
    box = slot.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    becomes(page, raised=True)
    assert slot.evaluate(LETTERS) >= LEAST_TEXT
    page.mouse.move(600, 300)
    becomes(page, raised=False)


def test_the_focus_raises_a_card(visit: Callable[..., Visitor], here: TableProcess) -> None:
    visitor = visit()
    page = visitor.page
    arrive(visitor, here, GAME)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.mouse.move(600, 400)
    cards = page.locator(".fan-slot button.playing-card")
    # A key has been pressed: only then is a focus shown.
    page.keyboard.press("Tab")
    cards.nth(0).focus()
    becomes(page, raised=False)
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    becomes(page, raised=True)
    page.keyboard.press("ArrowRight")
    becomes(page, raised=False)


def test_a_long_press_raises_a_card_and_chooses_nothing(visit: Callable[..., Visitor], here: TableProcess) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.page
    arrive(visitor, here, GAME)
    slot = page.locator(".fan-slot").nth(1)
    box = slot.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 30
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG_MS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".fan-slot.is-raised")).to_have_count(1)
    expect(slot.locator(".card-text, .card-effect").first).to_be_visible()
    expect(page.get_by_role("menu")).to_have_count(0)
    raised = slot.bounding_box()
    assert raised and slot.evaluate(SHARE) > LEAST_SHARE and slot.evaluate(LETTERS) >= LEAST_TEXT
    page.touchscreen.tap(195, 300)
    expect(page.locator(".fan-slot.is-raised")).to_have_count(0)
