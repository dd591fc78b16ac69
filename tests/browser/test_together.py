"""Several pieces moved in one drag: marked one by one, with a frame, and by a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_clicks import FACTIONS, Hand, at_ply, centre, drag
from tests.browser.test_touch import Finger
from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess

TABLET: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "has_touch": True, "is_mobile": True}
LONG = 700
"""A long press, in milliseconds."""


def moving(visitor: Visitor, here: TableProcess) -> tuple[Hand, str, str, str]:
    """Somebody about to move; two pieces of his, and a place to which both may go."""
    hand = Hand(visitor, here, "triumph", FACTIONS, seed="clicks", players=3)

    def choose(table: dict[str, Any]) -> str:
        options: list[str] = table["decision"]["options"]
        return next((option for option in options if option.startswith("commit ")), table["decision"]["default"])

    hand.until(lambda table: any(option.startswith("pick ") for option in table["decision"]["options"]), choose)
    hand.sit_down()
    seat = hand.look()["seat"]
    reached: dict[str, str] = {}
    for token in hand.look(seat)["scene"]["tokens"]:
        take = next((one["action"] for one in token["choices"] if one["grasp"]), None)
        if take is None:
            continue
        ply = hand.look(seat)["ply"]
        here.act(hand.made["match"], hand.made["key"], seat, take)
        at_ply(hand, ply + 1)
        areas = hand.look(seat)["scene"]["areas"]
        open_to = [area["id"] for area in areas if [(one["why"], one["stake"]) for one in area["choices"]] == [("", "")]]
        hand.page.keyboard.press("u")
        at_ply(hand, ply + 2)
        for place in open_to:
            if place in reached:
                return hand, reached[place], token["id"], place
            reached[place] = token["id"]
    raise AssertionError("no two pieces can go to the same place")


def places(hand: Hand, *pieces: str) -> list[str]:
    """Where pieces lie; a piece that has joined a pile lies with it."""
    return [token["place"] for token in hand.look()["scene"]["tokens"] if token["id"] in pieces]


@slow
def test_marked_pieces_follow_the_one_that_is_dragged(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand, first, second, place = moving(visit(), here)
    before = places(hand, first, second)
    ply = hand.look()["ply"]
    for piece in (first, second):
        hand.page.keyboard.down("Shift")
        hand.page.mouse.click(*centre(hand, f"[data-token='{piece}']"))
        hand.page.keyboard.up("Shift")
    expect(hand.page.locator(".token.is-marked")).to_have_count(2)
    assert hand.look()["ply"] == ply, "a mark sends nothing"
    drag(hand, centre(hand, f"[data-token='{first}']"), centre(hand, f"[data-place='{place}']"))
    at_ply(hand, ply + 4)
    assert set(places(hand, first, second)) <= {place}
    expect(hand.page.locator(".token.is-marked")).to_have_count(0)
    hand.page.keyboard.press("u")
    at_ply(hand, ply + 5)
    hand.page.keyboard.press("u")
    at_ply(hand, ply + 6)
    hand.page.keyboard.press("u")
    at_ply(hand, ply + 7)
    assert places(hand, first, second) == before


@pytest.mark.slow
def test_a_frame_marks_what_lies_in_it_and_does_not_move_the_board(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand, first, second, _ = moving(visit(), here)
    page, view = hand.page, "document.querySelector('.board-moving').style.transform"
    before, ply = page.evaluate(view), hand.look()["ply"]
    points = [centre(hand, f"[data-token='{piece}']") for piece in (first, second)]
    low, high = ([pick(point[axis] for point in points) for axis in (0, 1)] for pick in (min, max))
    page.keyboard.down("Shift")
    page.mouse.move(low[0] - 30, low[1] - 30)
    page.mouse.down()
    page.mouse.move(high[0], high[1])
    page.mouse.move(high[0] + 30, high[1] + 30)
    expect(page.locator(".frame-drawn")).to_have_count(1)
    page.mouse.up()
    page.keyboard.up("Shift")
    for piece in (first, second):
        expect(page.locator(f"[data-token='{piece}'].is-marked")).to_have_count(1)
    assert page.evaluate(view) == before
    page.keyboard.press("Escape")
    expect(page.locator(".token.is-marked")).to_have_count(0)
    assert hand.look()["ply"] == ply


@pytest.mark.slow
def test_a_finger_marks_with_a_long_press_and_then_with_taps(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand, first, second, _ = moving(visit(**TABLET), here)
    ply = hand.look()["ply"]
    at = centre(hand, f"[data-token='{first}']")
    Finger(hand.visitor).drag(at, at, LONG)
    expect(hand.page.locator(f"[data-token='{first}'].is-marked")).to_have_count(1)
    token = next(token for token in hand.look()["scene"]["tokens"] if token["id"] == first)
    assert len(token["choices"]) > 1
    expect(hand.page.locator(".menu [role=menuitem]")).to_have_count(len(token["choices"]) - 1)
    hand.page.touchscreen.tap(*centre(hand, f"[data-token='{second}']"))
    expect(hand.page.locator(f"[data-token='{second}'].is-marked")).to_have_count(1)
    expect(hand.page.locator(".menu")).to_have_count(0)
    assert hand.look()["ply"] == ply
