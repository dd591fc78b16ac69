"""From the first page with one click into a game against a bot, and on to its end with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow

LONGEST = 400
"""No game of The Hunt takes this many choices of one side."""


@slow
@pytest.mark.parametrize("seat", ["Kriegsmarine", "Royal Navy"])
def test_a_whole_game_against_a_bot_with_the_mouse(visit: Callable[..., Visitor], seat: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.wish_for_seed(f"a bot against {seat}")
    visitor.begin(visitor.set_up("The Hunt").get_by_role("button", name=f"Play as {seat}"))
    page.wait_for_url("**/play/*")
    random = Random(seat)
    clicks = 0
    while not visitor.ready(mine=True)["over"]:
        assert clicks < LONGEST, "the game does not end"
        visitor.choose(random)
        clicks += 1
    check_the_end(visitor)


def check_the_end(visitor: Visitor) -> None:
    """Her course is laid open."""
    visitor.check_the_end()
    course = visitor.page.locator(".trace.is-course polyline.line")
    expect(course).to_have_count(1)
    assert len((course.get_attribute("points") or "").split()) >= 2
