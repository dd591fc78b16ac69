"""What a plate always shows is in sight in every window: score, cards, who is on turn, and what is wrong, war above all."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import first, slow
from tools.browser import TableProcess
from tools.measures.matches import MATCHES, settle

WINDOWS = ((1440, 900), (1280, 720), (1024, 768), (390, 844))
ALARMS = [
    {"text": "War", "tone": "danger", "title": "", "icon": "swords", "about": "", "count": -1},
    {"text": "Two fall", "tone": "danger", "title": "", "icon": "", "about": "", "count": 2},
]
"""No game begins with a war against everybody: the table is made to say that there is one."""
SAID = """
(alarms) => {
  const read = JSON.parse;
  const mark = (thing, depth) => {
    if (!thing || typeof thing !== "object" || depth > 4) return;
    for (const plate of Array.isArray(thing.plates) ? thing.plates : []) if (plate.chips) plate.chips = alarms;
    for (const value of Object.values(thing)) mark(value, depth + 1);
  };
  JSON.parse = (...given) => {
    const found = read(...given);
    mark(found, 0);
    return found;
  };
}
"""
# For each plate how many alarms can be seen, whole, inside of it; and whether its cards can.
SEEN = """
() => [...document.querySelectorAll(".seat-plate")].map((plate) => {
  const box = plate.getBoundingClientRect();
  const inside = (one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return width > 0 && left >= box.left && right <= box.right + 0.5 && top >= box.top && bottom <= box.bottom;
  };
  const cards = plate.querySelector(".card-count");
  return [[...plate.querySelectorAll(".alarms li, .chips .is-alarm")].filter(inside).length, cards === null || inside(cards)];
})
"""


@slow
@pytest.mark.parametrize("game", first(MATCHES))
def test_cards_and_alarms_of_every_seat_are_in_sight(visit: Callable[..., Visitor], here: TableProcess, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(f"({SAID})({json.dumps(ALARMS)})")
    # Nobody else plays: what changes comes without the alarms.
    setting = {name: value for name, value in MATCHES[game].items() if name != "players"}
    made = here.make(game, **setting | {"seats": dict.fromkeys(setting["seats"], "me")}, seed="measures", name="Anna")
    page.goto(here.link(made))
    page.get_by_role("button", name="No secrets between us").click()
    settle(visitor)
    seats = page.locator(".seat-plate")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found = page.evaluate(SEEN)
        assert found == [[len(ALARMS), True]] * seats.count(), f"{width} x {height}"
        expect(page.locator(".seat-plate.is-waiting").first).to_be_visible()
