"""From the first page with one click into a game against a bot, and on to its end with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitor import Visitor

LONGEST = 400
"""No game of The Hunt takes this many choices of one side."""


@pytest.mark.parametrize("seat", ["Kriegsmarine", "Royal Navy"])
def test_a_whole_game_against_a_bot_with_the_mouse(visit: Callable[..., Visitor], seat: str) -> None:
    visitor = visit()
    page = visitor.page
    # The page wishes for no seed. With one, the same game is played each time.
    page.route("**/api/matches", lambda route: seeded(route, f"a bot against {seat}"))
    page.goto("/")
    page.get_by_role("button", name=f"Play {seat}").click()
    page.wait_for_url("**/play/*")
    random = Random(seat)
    clicks = 0
    while not visitor.ready(mine=True)["over"]:
        assert clicks < LONGEST, "the game does not end"
        visitor.choose(random)
        clicks += 1
    check_the_end(visitor)


def seeded(route: Route, seed: str) -> None:
    """Send a new match on its way with a seed."""
    route.continue_(post_data={**route.request.post_data_json, "seed": seed})


def check_the_end(visitor: Visitor) -> None:
    """The outcome, the secrets and the proof of the dice are shown."""
    page = visitor.page
    table = visitor.frames[-1]["table"]
    assert table["over"] and table["outcome"]
    expect(page.locator("#prompt.outcome .prompt-text")).to_have_text(table["outcome"])
    expect(page.locator(".trace.is-course polyline.line")).to_have_count(1)
    assert len(page.locator(".trace.is-course polyline.line").get_attribute("points").split()) >= 2
    proof = page.locator("dl.proof code")
    if not proof.count():  # a last click of the game may have fallen on it already
        page.get_by_role("button", name="Were the dice fair?").click()
    expect(proof).to_have_text([table["seed"], table["commitment"]])
    assert table["seed"] and table["commitment"]
    expect(proof.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dl.proof")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")
