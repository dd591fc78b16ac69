"""What happened while a page was closed, played again, by keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess

# Whether each part of what is shown lies clear of the slips at the upper edge of the board.
CLEAR = """
() => {
  const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
  const slips = boxes(".slips > *");
  const clear = (one, slip) => one.top >= slip.bottom || one.left >= slip.right || one.right <= slip.left;
  return boxes(".show > *").every((one) => slips.every((slip) => clear(one, slip)));
}
"""

PLIES = 60
"""So far no match of The Hunt goes on without three headlines of the other side after some action of one's own."""


@slow
def test_what_happened_since_ones_turn_is_told_and_played_again(visit: Callable[..., Visitor], here: TableProcess) -> None:
    visitor = visit()
    page = visitor.page
    made = here.make("hunt", {"german": "me", "british": "bot:random"}, seed="replay")
    page.goto(here.link(made))
    expect(page.get_by_test_id("board")).to_be_visible()
    # The page keeps how far one has seen the log a moment after it is drawn.
    page.wait_for_function("localStorage['vezerkar.seen'] !== undefined")
    page.goto("/")
    random = Random(2)
    while True:
        table = here.look(made["match"], made["key"])
        assert not table["over"] and table["ply"] < PLIES
        others = [line for line in table["log"] if line["ply"] > table["acted"] and line["seat"] != "german"]
        told = {line["kind"] for line in others if line["level"] == 0}
        if len(told) >= 3 and table["decision"]:
            break
        if table["decision"]:
            here.act(made["match"], made["key"], "german", random.choice(table["decision"]["options"]))
        else:
            time.sleep(0.05)
    page.goto(here.link(made))
    recap = page.get_by_test_id("recap")
    expect(recap).to_be_visible()
    assert recap.locator("li").count() >= 3
    page.locator("body").press("r")
    expect(page.locator(".past-banner")).to_be_visible()
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
    recap.locator("li button").first.click()
    expect(recap.locator("[aria-current=step]")).to_have_count(1)
    page.locator(".past-banner > span").click()
    page.keyboard.press("Escape")
    expect(page.locator(".past-banner")).to_have_count(0)
    recap.get_by_role("button", name="Close").click()
    page.locator(".rail .recap-opener").click()
    expect(recap).to_be_visible()


@slow
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768), (1440, 900)])
def test_what_is_played_again_does_not_lie_over_the_buttons_that_play_it(
    visit: Callable[..., Visitor], here: TableProcess, width: int, height: int
) -> None:
    page = visit(shown=True, viewport={"width": width, "height": height}).page
    nations = ("germany", "uk", "japan", "ussr", "italy", "usa")
    page.goto(here.link(here.make("quartermaster", dict.fromkeys(nations, "bot:random"), seed="again")))
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.ply ?? 0) > 40")
    page.locator("body").press(",")
    transport = page.locator(".transport-slip")
    transport.get_by_role("button", name="First move").click()
    transport.get_by_role("button", name="Play from here").click()
    for _ in range(3):
        expect(page.locator(".show .printed-card").first).to_be_visible()
        assert page.evaluate(CLEAR)
        page.locator("body").press("Space")  # on to what is shown next


@slow
def test_bots_are_paused_from_the_table(visit: Callable[..., Visitor], here: TableProcess) -> None:
    page = visit().page
    made = here.make("hunt", {"german": "me", "british": "bot:random"}, seed="pause")
    page.goto(here.link(made))
    page.get_by_role("button", name="Display").click()
    page.get_by_role("button", name="Pause the bots").click()
    expect(page.locator(".bots-slip")).to_contain_text("The bots are paused.")
    assert here.look(made["match"])["bots"] == "paused"
    page.locator(".bots-slip button").click()
    expect(page.locator(".bots-slip")).to_have_count(0)
