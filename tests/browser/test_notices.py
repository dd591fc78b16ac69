"""Wishes of an account at its page, by the keyboard and on a phone, and the link by which no more mails come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_account import PASSWORD, fits
from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess, table

Visit = Callable[..., Visitor]
SETTINGS = {
    "VEZERKAR_PUBLIC_URL": "http://table.example",
    # Nothing is sent there: no address is named.
    "VEZERKAR_MAIL": "smtp+plain://127.0.0.1:9",
    "VEZERKAR_MAIL_FROM": "table@table.example",
}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[TableProcess]:
    """A table that sends mails and has a public address."""
    with table(tmp_path_factory.mktemp("table"), SETTINGS) as process:
        yield process


@slow
def test_wishes_are_chosen_by_the_keyboard_and_on_a_phone(visit: Visit) -> None:
    page = visit(locale="en-GB").page
    page.goto("/account")
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name", exact=True).fill("Heron")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("tabpanel").get_by_role("button", name="Register").click()
    turn = page.get_by_label("It is your turn, Mail")
    expect(turn).to_have_value("digest")
    turn.focus()
    page.keyboard.press("ArrowUp")
    expect(turn).to_have_value("now")
    page.get_by_label("Quiet from").focus()
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Save", exact=True).press("Enter")
    expect(page.get_by_role("status").filter(has_text="Your choices were saved.")).to_be_visible()
    page.get_by_text("Webhooks", exact=True).press("Enter")
    page.get_by_label("Form").select_option("json")
    page.get_by_label("Address", exact=True).fill("https://hooks.example/anna")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="This secret signs")).to_be_visible()
    found = barriers(page)

    other = visit(locale="hu-HU", **PHONE).page
    other.goto("/account")
    other.get_by_label("Név", exact=True).fill("heron")
    other.get_by_label("Jelszó", exact=True).fill(PASSWORD)
    other.get_by_role("tabpanel").get_by_role("button", name="Bejelentkezés").click()
    expect(other.get_by_label("Te jössz, Levél")).to_have_value("now")
    expect(other.get_by_label("Csend ettől")).to_have_value("23")
    other.get_by_text("Webhookok", exact=True).click()
    expect(other.get_by_text("hooks.example", exact=True)).to_be_visible()
    assert fits(other)
    found += barriers(other)
    other.get_by_label("Webhook törlése: hooks.example").click()
    expect(other.get_by_text("hooks.example", exact=True)).to_have_count(0)
    assert found == []


@slow
def test_a_link_in_a_mail_leads_to_a_button(visit: Visit) -> None:
    for settings, name in (({"locale": "en-GB"}, "Stop these mails"), ({"locale": "hu-HU", **PHONE}, "Nem kérek több ilyet")):
        page = visit(**settings).page
        page.goto("/u/nonsense")
        expect(page.get_by_role("button", name=name)).to_be_visible()
        assert fits(page) and barriers(page) == []
