"""Two people agree on what neither may decide alone: the clocks stand, and the match ends without a result.

One sits at a desk and sets a clock of one's own by the keyboard, the other has a phone, in Hungarian and dark.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.slow
def test_two_people_give_time_pause_the_clocks_and_end_the_match_by_consent(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit(locale="en-GB"), visit(locale="hu-HU", color_scheme="dark", **PHONE)
    setup = anna.set_up("The Hunt")
    own_clock(setup)
    found = barriers(anna.page)
    anna.begin(setup.get_by_role("button", name="Take Kriegsmarine", exact=True), "Anna")
    link = anna.page.get_by_label("Link for Royal Navy").input_value()
    anna.page.get_by_role("button", name="Go to the game").click()
    bela.page.goto(link)
    bela.page.locator("form.invited input[name=name]").fill("Béla")
    bela.page.locator("form.invited button[type=submit]").click()
    expect(anna.page.locator("[data-seat=german] .time-left")).to_contain_text("3 d 23 h")
    menu(bela, "Több időt adok: Kriegsmarine")
    expect(anna.page.locator("[data-seat=german] .time-left")).to_contain_text("4 d 7 h")
    menu(anna, "Offer to pause the clocks", keys=True)
    slip = anna.page.locator(".offer-slip")
    expect(slip).to_contain_text("Not agreed yet: Béla.")
    # A closed tab changes nothing.
    bela.page.reload()
    asked = bela.page.locator(".offer-slip")
    expect(asked).to_contain_text("Anna javaslata: álljanak meg az órák eddig:")
    found += barriers(bela.page)
    asked.get_by_role("button", name="Elfogadom", exact=True).click()
    for one, words in ((anna, "The clocks are paused until"), (bela, "Az órák állnak eddig:")):
        expect(one.page.locator(".slips")).to_contain_text(words)
        expect(one.page.locator(".time-left.is-running")).to_have_count(0)
    expect(anna.page.locator(".toasts")).to_contain_text("All agreed: to pause the clocks until")
    found += barriers(anna.page)
    menu(bela, "Járjanak tovább az órák")
    decline = anna.page.locator(".offer-slip").get_by_role("button", name="Decline")
    decline.focus()
    anna.page.keyboard.press("Enter")
    expect(bela.page.locator(".toasts")).to_contain_text("Anna nem fogadta el ezt a javaslatot: járjanak tovább az órák.")
    menu(bela, "Eredmény nélküli véget javaslok", sure=True)
    asked = anna.page.locator(".offer-slip")
    expect(asked).to_contain_text("Béla offers to end the game without a result.")
    asked.get_by_role("button", name="Agree").focus()
    anna.page.keyboard.press("Enter")
    for one, words in (
        (anna, "All players agreed to end the game without a result."),
        (bela, "A játékosok közös megegyezéssel, eredmény nélkül befejezték a játszmát."),
    ):
        expect(one.page.locator("#prompt.outcome")).to_contain_text(words)
    assert found == []


def own_clock(setup: Locator) -> None:
    """Set a clock of four days, of eight hours for each day, and of nine days at most, by the keyboard."""
    keyboard = setup.page.keyboard
    setup.get_by_label("Clock").select_option("own-days")
    take = setup.get_by_role("button", name="Take Kriegsmarine", exact=True)
    setup.get_by_label("Time at the start, in days").focus()
    for number in ("40", "8", "9"):
        keyboard.press("ControlOrMeta+a")
        keyboard.type(number)
        keyboard.press("Tab")
    expect(setup.get_by_role("alert")).to_have_text("Type a whole number from 1 to 21.")
    # Nothing begins with a clock that cannot be.
    expect(take).to_be_disabled()
    setup.get_by_label("Time at the start, in days").focus()
    keyboard.press("ControlOrMeta+a")
    keyboard.type("4")
    expect(setup.get_by_role("alert")).to_have_count(0)
    expect(take).to_be_enabled()
    setup.get_by_label("Who takes over").select_option(index=0)


def menu(visitor: Visitor, name: str, sure: bool = False, keys: bool = False) -> None:
    """Choose something in the menu of the table, by the ``keys`` if it is to be so; ``sure``: it asks once more."""
    page = visitor.page
    page.locator(".table-menu .fold-button").click()
    wanted = page.get_by_role("button", name=name)
    if keys:
        wanted.focus()
        page.keyboard.press("Enter")
    else:
        wanted.click()
    if sure:
        visitor.sure(name)
    page.locator(".table-menu .fold-button").click()
