"""Two people agree on what neither may decide alone: the clocks stand, and the match ends without a result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor


@pytest.mark.slow
def test_two_people_give_time_pause_the_clocks_and_end_the_match_by_consent(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit(), visit()
    setup = anna.set_up("The Hunt")
    setup.get_by_label("Clock").select_option("usual")
    anna.begin(setup.get_by_role("button", name="Take Kriegsmarine", exact=True), "Anna")
    link = anna.page.get_by_label("Link for Royal Navy").input_value()
    anna.page.get_by_role("button", name="Go to the game").click()
    bela.take_seat(link, "Béla")
    expect(anna.page.locator("[data-seat=german] .time-left")).to_contain_text("2 d 23 h")
    menu(bela, "Give more time: Kriegsmarine")
    expect(anna.page.locator("[data-seat=german] .time-left")).to_contain_text("3 d 11 h")
    menu(anna, "Offer to pause the clocks")
    slip = anna.page.locator(".offer-slip")
    expect(slip).to_contain_text("Not agreed yet: Béla.")
    # A closed tab changes nothing.
    bela.page.reload()
    asked = bela.page.locator(".offer-slip")
    expect(asked).to_contain_text("Anna offers to pause the clocks until")
    asked.get_by_role("button", name="Agree").click()
    for one in (anna, bela):
        expect(one.page.locator(".slips")).to_contain_text("The clocks are paused until")
        expect(one.page.locator(".time-left.is-running")).to_have_count(0)
    expect(anna.page.locator(".toasts")).to_contain_text("All agreed: to pause the clocks until")
    menu(bela, "Let the clocks run again")
    anna.page.locator(".offer-slip").get_by_role("button", name="Decline").click()
    expect(bela.page.locator(".toasts")).to_contain_text("Anna has declined this offer: to let the clocks run again.")
    menu(bela, "Offer to end without a result", sure=True)
    asked = anna.page.locator(".offer-slip")
    expect(asked).to_contain_text("Béla offers to end the game without a result.")
    asked.get_by_role("button", name="Agree").click()
    for one in (anna, bela):
        expect(one.page.locator("#prompt.outcome")).to_contain_text("All players agreed to end the game without a result.")


def menu(visitor: Visitor, name: str, sure: bool = False) -> None:
    """Choose something in the menu of the table; ``sure``: it asks once more."""
    page = visitor.page
    page.locator(".table-menu .fold-button").click()
    page.get_by_role("button", name=name).click()
    if sure:
        visitor.sure(name)
    page.locator(".table-menu .fold-button").click()
