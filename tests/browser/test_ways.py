"""Ways with stations: named with Shift by mouse, from the verbs of a place by finger."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Request, expect

import vezerkar
from tests.browser.test_clicks import FACTIONS, Hand, at_ply, centre
from tests.browser.test_touch import Finger
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tests.triumph import warlike
from tools.browser import TableProcess

LONG = 700
"""A finger that rests so many milliseconds asks for verbs."""
SEED, TASTE = "clicks", 5
"""A match that comes soon to a unit with several ways into a battle, if it is played so."""

OVERLAP = """
() => {
  const [strip, place] = [".menu", ".area.is-asked-about"].map((name) => document.querySelector(name).getBoundingClientRect());
  const wide = Math.min(strip.right, place.right) - Math.max(strip.left, place.left);
  const high = Math.min(strip.bottom, place.bottom) - Math.max(strip.top, place.top);
  return wide > 0 && high > 0;
}
"""


def several_ways(visit: Callable[..., Visitor], here: TableProcess, **window: object) -> tuple[Hand, str, list[str]]:
    """Somebody with a unit in hand, where it may go, and the areas by which it may go there."""
    match = vezerkar.game("triumph").start(SEED)
    random = Random(TASTE)
    played: list[tuple[str, str]] = []
    for _ in range(400):
        seat = match.waiting()[0]
        decision = match.decision(seat)
        ways: dict[str, list[str]] = {}
        for option in decision.options:
            verb, *nouns = option.notation.split()
            if verb == "to" and nouns[1:]:
                ways.setdefault(nouns[0], []).append(nouns[2])
        for goal, stations in ways.items():
            if len(stations) > 1:
                hand = Hand(visit(**window), here, "triumph", FACTIONS, seed=SEED, players=3)
                for seat, action in played:
                    hand.here.act(hand.made["match"], hand.made["key"], seat, action)
                hand.sit_down()
                return hand, goal, stations
        action = warlike.choose(decision, random).notation
        played.append((seat, action))
        match.act(seat, action)
    raise AssertionError("no unit has ever had several ways")


def sent(page: Page) -> list[str]:
    """What the page sends from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.split("?")[0].endswith("/actions"):
            found.append(request.post_data or "")

    page.on("request", note)
    return found


@pytest.mark.slow
def test_a_way_by_a_station_takes_two_clicks(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand, goal, stations = several_ways(visit, here)
    page, ply = hand.page, hand.look()["ply"]
    actions = sent(page)
    by = stations[-1]
    for place, keys in ((by, ["Shift"]), (goal, [])):
        x, y = centre(hand, f".area[data-place='{place}']")
        for key in keys:
            page.keyboard.down(key)
        page.mouse.click(x, y)
        for key in keys:
            page.keyboard.up(key)
    at_ply(hand, ply + 1)
    assert len(actions) == 1 and f'"to {goal} via {by}"' in actions[0]


@slow
def test_a_finger_that_rests_on_a_place_is_shown_its_verbs_beside_it(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand, goal, stations = several_ways(visit, here, **PHONE)
    page, ply, finger = hand.page, hand.look()["ply"], Finger(hand.visitor)
    actions = sent(page)
    by = stations[0]
    page.get_by_role("button", name="Whole board").click()
    page.wait_for_timeout(400)
    finger.rest(centre(hand, f".area[data-place='{by}']"), LONG)
    page.locator(f".area[data-place='{by}']").evaluate("(place) => place.classList.add('is-asked-about')")
    expect(page.get_by_role("menuitem", name="By way of here")).to_be_visible()
    assert not page.evaluate(OVERLAP)
    assert actions == []
    page.get_by_role("menuitem", name="By way of here").tap()
    page.touchscreen.tap(*centre(hand, f".area[data-place='{goal}']"))
    at_ply(hand, ply + 1)
    assert len(actions) == 1 and f'"to {goal} via {by}"' in actions[0]
