"""Pieces that lie close together: they are spread, so that each can be seen and chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.test_clicks import FACTIONS, Hand
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess

LARGE = 36
"""Pixels that the picture of a piece has at least when its stack is spread."""
BOXES = """(place) => [...document.querySelectorAll(`.board-svg .token[data-at="${place}"]`)].map((piece) => {
  const { left, top, width, height } = piece.querySelector('use, rect').getBoundingClientRect();
  return [left, top, width, height];
})"""


class Stack:
    """The largest stack of the board, which is seen as a whole."""

    def __init__(self, page: Page, table: dict[str, Any]) -> None:
        self.page = page
        self.place, self.height = Counter(token["place"] for token in table["scene"]["tokens"]).most_common(1)[0]
        assert self.height >= 4
        page.keyboard.press("0")
        page.wait_for_timeout(500)

    def boxes(self) -> list[list[float]]:
        found: list[list[float]] = self.page.evaluate(BOXES, self.place)
        assert len(found) == self.height
        return found

    def is_spread(self) -> bool:
        """Return True if every piece is large, and none lies over another."""
        boxes = self.boxes()
        apart = all(abs(a[0] - b[0]) >= min(a[2], b[2]) or abs(a[1] - b[1]) >= min(a[3], b[3]) for a, b in combinations(boxes, 2))
        return apart and all(max(box[2:]) >= LARGE for box in boxes)

    def becomes(self, spread: bool) -> None:
        for _ in range(100):
            if self.is_spread() is spread:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.place} is {'not ' if spread else ''}spread: {self.boxes()}")

    def middle(self) -> tuple[float, float]:
        left, top, width, height = self.boxes()[-1]
        return left + width / 2, top + height / 2


@pytest.fixture
def stack_on(visit: Callable[..., Visitor], here: TableProcess) -> Callable[..., Stack]:
    """Opens the board of a faction that is about to move."""

    def choose(table: dict[str, Any]) -> str:
        options: list[str] = table["decision"]["options"]
        # As long as pieces are set up, all that can be is placed together.
        wished = ("commit ", "build ") if "rest" in options else ("commit ",)
        return next((option for option in options if option.startswith(wished)), table["decision"]["default"])

    def open_board(**settings: Any) -> Stack:
        hand = Hand(visit(**settings), here, "triumph", FACTIONS, seed="clicks", players=3, options={"scenario": "1939"})
        hand.until(lambda table: any(option.startswith("pick ") for option in table["decision"]["options"]), choose)
        hand.sit_down()
        return Stack(hand.page, hand.look())

    return open_board


@slow
def test_a_pointer_that_rests_on_a_stack_spreads_it_until_it_leaves(stack_on: Callable[..., Stack]) -> None:
    stack = stack_on()
    stack.becomes(spread=False)
    stack.page.mouse.move(*stack.middle())
    stack.becomes(spread=True)
    stack.page.mouse.move(5, 300)
    stack.becomes(spread=False)


@slow
def test_a_finger_spreads_a_stack_by_its_first_tap(stack_on: Callable[..., Stack]) -> None:
    stack = stack_on(**PHONE)
    stack.becomes(spread=False)
    stack.page.touchscreen.tap(*stack.middle())
    stack.becomes(spread=True)
    stack.page.touchscreen.tap(195, 200)
    stack.becomes(spread=False)
