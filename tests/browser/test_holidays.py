"""A holiday: begun in the account, seen by the other at the table and on the first page, and ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor

PASSWORD = "nine grey herons"


@pytest.mark.slow
def test_a_clock_stands_for_somebody_on_holiday_and_the_other_reads_until_when(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit(locale="en-GB"), visit(locale="hu-HU", **PHONE)
    page = anna.page
    setup = anna.set_up("The Hunt")
    setup.get_by_label("Clock").select_option("usual")
    expect(setup.get_by_label("Clocks stand for players on holiday")).to_be_checked()
    anna.begin(setup.get_by_role("button", name="Take Kriegsmarine", exact=True), "Anna")
    link = page.get_by_label("Link for Royal Navy").input_value()
    page.get_by_role("button", name="Go to the game").click()
    other = bela.page
    other.goto(link)
    other.locator("form.invited input[name=name]").fill("Béla")
    other.locator("form.invited button[type=submit]").click()
    expect(page.locator("[data-seat=german] .time-left.is-running")).to_have_count(1)

    page.goto("/account")
    page.get_by_role("tab", name="Sign in").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_label("Name", exact=True).fill("Anna")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Keep my game").click()
    expect(page.get_by_role("status").filter(has_text="One game was kept.")).to_be_visible()
    # By the keyboard alone.
    page.get_by_label("Days", exact=True).focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="You are on holiday until")).to_be_visible()
    found = barriers(page)

    expect(other.locator(".slips")).to_contain_text("szabadságon eddig:")
    expect(other.locator("[data-seat=german] .time-left.is-running")).to_have_count(0)
    found += barriers(other)
    other.goto("/")
    expect(other.locator("main")).to_contain_text("Anna: szabadságon eddig:")
    found += barriers(other)

    page.get_by_role("button", name="End the holiday").click()
    expect(page.get_by_role("button", name="Begin the holiday")).to_be_visible()
    other.go_back()
    expect(other.locator("[data-seat=german] .time-left.is-running")).to_have_count(1)
    expect(other.locator(".slips")).not_to_contain_text("szabadságon")
    assert found == []
