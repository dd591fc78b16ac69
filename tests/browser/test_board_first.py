"""The board comes first: most of the window shows it, and nothing moves it while the game goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import FREE, PAUSE, Visitor
from tests.cost import slow
from tools.browser import TableProcess
from tools.measure_table import GAMES

SIZES = {(1440, 900): 0.70, (1280, 720): 0.70, (390, 844): 0.60}
"""Windows, and the least share of each over which nothing but the board may lie."""
OTHERS = ((1920, 1080), (1024, 768))
PROMPTS = 25
"""So many decisions are answered while the page is looked at."""

# Where the board and the bar are, and how large.
BOXES = r"""
() => ["board", "bar"].map((name) => {
  const { x, y, width, height } = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  return [x, y, width, height];
})
"""
# What hangs out of the window, or is scrolled sideways.
STRAY = r"""
() => [...document.querySelectorAll("[data-testid=bar] button, [data-testid=rail] .seat-plate")]
  .filter((element) => element.checkVisibility())
  .filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  })
  .map((element) => element.textContent)
"""


@slow
@pytest.mark.parametrize("game", GAMES)
def test_the_board_fills_the_window_and_nothing_moves_it(visit: Callable[..., Visitor], here: TableProcess, game: str) -> None:
    made = here.make(game, seed="board", name="Anna", **GAMES[game])
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    visitor.ready(mine=True)
    boxes = page.evaluate(BOXES)
    assert boxes[0] == [0, 0, 1440, 900]
    prompts = set()
    for _ in range(PROMPTS):
        table = here.look(made["match"], made["key"])
        while not table["over"] and table["decision"] is None:  # somebody else has chosen at the same time
            page.wait_for_timeout(PAUSE)
            table = here.look(made["match"], made["key"])
        if table["over"]:
            break
        here.act(made["match"], made["key"], table["seat"], table["decision"]["default"])
        visitor.ready(table["ply"] + 1, mine=True)
        prompts.add(page.locator(".prompt-text").inner_text())
        assert page.evaluate(BOXES) == boxes
    assert len(prompts) > 3, "there was more than one question"
    unfolded = page.locator(".more > [aria-expanded=true]")
    for width, height in (*SIZES, *OTHERS):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        if unfolded.count():
            unfolded.click()
        assert page.evaluate(STRAY) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        share = page.evaluate(FREE)
        assert share >= SIZES.get((width, height), 0.6), (game, width, height, share)
