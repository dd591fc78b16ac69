"""Standing orders on the page, given from the card that they are about."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, enter
from tests.cost import slow
from tools.browser import TableProcess


def reactor(table: dict[str, Any]) -> dict[str, Any] | None:
    """The first card of the hand that can be used in reaction windows."""
    hands = [group["cards"] for group in table["scene"]["cards"] if group["style"] == "hand"]
    return next((card for cards in hands for card in cards if card["reaction"]), None)


@slow
def test_an_order_is_given_from_the_card_itself(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("hunt", {"german": "bot:random", "british": "me"}, seed="orders", name="Anna")
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    visitor.ready(mine=True)

    def orders() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = here.look(made["match"], made["key"])["settings"]["orders"]
        return found

    card = reactor(here.look(made["match"], made["key"]))
    assert card is not None
    face = page.locator(f'.hand [data-card="{card["id"]}"] .playing-card')
    action = card["reaction"]["action"]
    always = page.get_by_role("menuitemcheckbox", name="Use it when it fits")
    face.click(position={"x": 12, "y": 12})
    expect(always).to_have_attribute("aria-checked", "false")
    always.click()
    expect(page.locator(".menu")).to_have_count(0)
    sign = face.locator(".card-order")
    expect(sign).to_have_attribute("title", re.compile(f"Standing order: {re.escape(card['title'])}"))
    values = {case["value"] for case in card["reaction"]["cases"]}
    assert [(one["do"], one["action"], one["turn"]) for one in orders()] == [("use", action, None)]
    assert {value for fits in orders()[0]["when"].values() for value in fits} == values
    # It is on the card after a visit elsewhere as well, where it is taken back.
    page.reload()
    visitor.ready(mine=True)
    expect(sign).to_be_visible()
    face.click(position={"x": 12, "y": 12})
    expect(always).to_have_attribute("aria-checked", "true")
    always.click()
    expect(sign).to_have_count(0)
    assert orders() == []


@slow
def test_an_order_for_this_turn_is_given_by_key(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("hunt", {"german": "bot:random", "british": "me"}, seed="orders", name="Anna")
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    visitor.ready(mine=True)
    table = here.look(made["match"], made["key"])
    card = reactor(table)
    assert card is not None
    page.locator(f'.hand [data-card="{card["id"]}"] .playing-card').focus()
    enter(page)
    never = page.get_by_role("menuitemcheckbox", name="Never this turn")
    expect(never).to_be_visible()
    never.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card-order")).to_have_count(1)
    given = here.look(made["match"], made["key"])["settings"]["orders"]
    assert [(one["do"], one["action"], one["turn"]) for one in given] == [("pass", card["reaction"]["action"], table["turn"])]
