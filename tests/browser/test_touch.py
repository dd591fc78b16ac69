"""The table under a finger: pieces are dragged, sheets are pulled. The touches are those of a real Chromium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.test_clicks import Hand, at_ply, centre
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess

HOLD = 250
"""A finger lies on a thing so many milliseconds before it takes it along."""
STEPS = 8


class Finger:
    """One finger on the glass of a page."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._wire: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def drag(self, start: tuple[float, float], end: tuple[float, float], hold: int = 0) -> None:
        """Lay the finger down, perhaps wait, move it, and lift it."""
        self._touch("touchStart", start)
        self._page.wait_for_timeout(hold)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            self._page.wait_for_timeout(16)
        self._touch("touchEnd")

    def rest(self, at: tuple[float, float], time: int) -> None:
        """Lay the finger down for so many milliseconds, and lift it."""
        self._touch("touchStart", at)
        self._page.wait_for_timeout(time)
        self._touch("touchEnd")

    def _touch(self, kind: str, at: tuple[float, float] | None = None) -> None:
        points = [] if at is None else [{"x": round(at[0]), "y": round(at[1])}]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def german(visit: Callable[..., Visitor], here: TableProcess) -> Hand:
    """Somebody with a phone, about to sail the Graf Spee."""
    hand = Hand(visit(**PHONE), here, "hunt", ("german", "british"), seed="clicks")

    def choose(table: dict[str, Any]) -> str:
        options: list[str] = table["decision"]["options"]
        return next((option for option in options if option.endswith(" ap")), options[len(options) // 2])

    hand.until(lambda table: table["decision"]["cite"] == "HUNT 35", choose)
    hand.sit_down()
    return hand


@slow
def test_a_ship_is_dragged_by_a_finger(german: Hand) -> None:
    table = german.look()
    first = next(token for token in table["scene"]["tokens"] if token["id"] == "spee")["choices"][0]["action"]
    there = next(area["id"] for area in table["scene"]["areas"] if [one["action"] for one in area["choices"]][:1] == [first])
    Finger(german.visitor).drag(centre(german, "[data-token=spee]"), centre(german, f"[data-place='{there}']"), HOLD)
    at_ply(german, table["ply"] + 2)
    spee = next(token for token in german.look()["scene"]["tokens"] if token["id"] == "spee")
    assert spee["place"] == there


@slow
def test_a_finger_that_does_not_wait_moves_the_board(german: Hand) -> None:
    ply = german.look()["ply"]
    view = "document.querySelector('.board-moving').style.transform"
    german.page.get_by_role("button", name="Whole board").click()
    german.page.wait_for_timeout(400)
    before = german.page.evaluate(view)
    Finger(german.visitor).drag((200, 500), (140, 420))
    german.page.wait_for_timeout(400)
    assert german.look()["ply"] == ply
    assert german.page.evaluate(view) != before


@slow
def test_the_drawer_is_pulled_up_and_put_away(german: Hand) -> None:
    page, finger = german.page, Finger(german.visitor)
    german.visitor.open("Log")
    drawer, grip = page.locator(".drawer"), page.locator(".drawer > .sheet-grip")

    def height() -> float:
        box = drawer.bounding_box()
        assert box is not None
        return box["height"] / 844

    def middle() -> tuple[float, float]:
        box = grip.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    assert 0.58 <= height() <= 0.62
    x, y = middle()
    finger.drag((x, y), (x, 20))
    assert 0.94 <= height() <= 0.96
    x, y = middle()
    finger.drag((x, y), (x, 844 * 0.5))
    assert 0.45 <= height() <= 0.55
    x, y = middle()
    finger.drag((x, y), (x, 840))
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("hunt", {"german": "me", "british": "bot:random"}),
        ("triumph", {"ussr": "bot:random", "west": "bot:random", "axis": "me"}),
    ],
)
def test_the_names_of_the_seats_are_whole_on_a_phone(
    visit: Callable[..., Visitor], here: TableProcess, game: str, seats: dict[str, str]
) -> None:
    page = visit(locale="hu-HU", **PHONE).page
    page.goto(here.link(here.make(game, seats, seed="names", name="Anna")))
    names = page.locator(".plate-name")
    expect(names).to_have_count(len(seats))
    page.evaluate("document.fonts.ready")
    cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"
    assert names.evaluate_all(cut) == []
