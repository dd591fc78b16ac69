"""An account: made and left at the page, and a match that opens with it in another browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow

Visit = Callable[..., Visitor]
PASSWORD = "nine grey herons"


def fits(page: Page) -> bool:
    """Return True if nothing of the page lies beside the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.slow
def test_a_match_opens_in_another_browser_by_the_account(visit: Visit) -> None:
    first = visit(locale="en-GB")
    page = first.page
    page.goto("/")
    first.begin(page.get_by_role("button", name="Play The Hunt as Kriegsmarine"))
    first.ready(mine=True)
    match = page.url.rsplit("/", 1)[1]
    page.goto("/")
    page.locator(".me").click()
    page.get_by_role("link", name="Sign in or register").click()
    page.get_by_role("tab", name="Sign in").focus()
    page.keyboard.press("ArrowRight")
    found = barriers(page)
    # Everything by the keyboard.
    page.get_by_label("Name", exact=True).fill("Heron")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Heron")).to_be_visible()
    page.get_by_role("button", name="Keep my game").click()
    expect(page.get_by_role("status").filter(has_text="One game was kept.")).to_be_visible()
    found += barriers(page)

    second = visit(locale="hu-HU", **PHONE)
    other = second.page
    other.goto("/account")
    expect(other.get_by_label("Név", exact=True)).to_be_visible()
    assert fits(other)
    found += barriers(other)
    other.get_by_label("Név", exact=True).fill("heron")
    other.get_by_label("Jelszó", exact=True).fill(PASSWORD)
    other.get_by_role("tabpanel").get_by_role("button", name="Bejelentkezés").click()
    expect(other.locator(".sessions li")).to_have_count(2)
    assert fits(other)
    found += barriers(other)
    other.goto("/")
    expect(other.locator(".me")).to_have_text("Heron")
    card = other.locator(".match-card")
    expect(card).to_have_count(1)
    expect(card.locator("img")).to_have_js_property("complete", True)
    card.get_by_role("link").click()
    other.wait_for_url(f"**/play/{match}")
    ply = second.ready(mine=True)["ply"]
    other.locator(".area.is-open").first.click()
    assert second.ready(ply + 1)["ply"] > ply

    other.goto("/account")
    other.locator(".sessions button").click()
    expect(other.locator(".sessions li")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("tab", name="Sign in")).to_be_visible()
    other.get_by_role("button", name="Kijelentkezés").click()
    expect(other.get_by_role("tab", name="Bejelentkezés")).to_be_visible()
    other.goto("/")
    expect(other.locator(".game-card").first).to_be_visible()
    expect(other.locator(".match-card")).to_have_count(0)
    assert found == []


@slow
def test_the_account_alone_opens_a_match_and_another_password_signs_others_out(visit: Visit) -> None:
    first = visit(locale="en-GB")
    page = first.page
    page.goto("/")
    first.begin(page.get_by_role("button", name="Play The Hunt as Kriegsmarine"))
    first.ready(mine=True)
    playing = page.url
    page.goto("/account")
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name", exact=True).fill("Otter")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("tabpanel").get_by_role("button", name="Register").click()
    page.get_by_role("button", name="Keep my game").click()
    expect(page.get_by_role("status").filter(has_text="One game was kept.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Open my game with the account alone").click()
    expect(page.get_by_text("The keys do not open your games any more.")).to_be_visible()
    found = barriers(page)
    page.goto(playing)
    ply = first.ready(mine=True)["ply"]
    page.locator(".area.is-open").first.click()
    assert first.ready(ply + 1)["ply"] > ply, "the session opens it"
    page.goto("/account")
    expect(page.get_by_role("heading", level=1, name="Otter")).to_be_visible()

    second = visit(locale="hu-HU", **PHONE)
    other = second.page
    other.goto("/account")
    other.get_by_label("Név", exact=True).fill("otter")
    other.get_by_label("Jelszó", exact=True).fill(PASSWORD)
    other.get_by_role("tabpanel").get_by_role("button", name="Bejelentkezés").click()
    # What was asked under the session before the change has been answered.
    expect(other.locator(".sessions li")).to_have_count(2)
    other.wait_for_load_state("networkidle")
    other.get_by_label("Jelenlegi jelszó").fill(PASSWORD)
    other.get_by_label("Új jelszó").fill("hét vizes vidra")
    other.get_by_role("button", name="Jelszó megváltoztatása").click()
    expect(other.get_by_text("A jelszó megváltozott.")).to_be_visible()
    expect(other.locator(".sessions li")).to_have_count(1)
    other.get_by_label("Új név").fill("Vidra")
    other.get_by_role("button", name="Név megváltoztatása").click()
    expect(other.get_by_role("heading", level=1, name="Vidra")).to_be_visible()
    assert fits(other)
    found += barriers(other)
    page.reload()
    expect(page.get_by_role("tab", name="Sign in")).to_be_visible()

    other.get_by_role("button", name="Fiókom törlése").click()
    found += barriers(other)
    other.get_by_role("dialog").get_by_label("A jelszavad").fill("hét vizes vidra")
    other.get_by_role("dialog").get_by_role("button", name="Fiókom törlése").click()
    expect(other.get_by_role("status").filter(has_text="A fiókodat ekkor töröljük")).to_be_visible()
    assert fits(other)
    other.get_by_label("Név", exact=True).fill("vidra")
    other.get_by_label("Jelszó", exact=True).fill("hét vizes vidra")
    other.get_by_role("tabpanel").get_by_role("button", name="Bejelentkezés").click()
    expect(other.get_by_role("heading", level=1, name="Vidra")).to_be_visible()
    assert found == []
