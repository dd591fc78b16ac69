"""A rated match in the browser: offered, joined, over, and what it did to the ratings of both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor
from tests.cost import first
from tests.server.people import PAGE, SECRET

Visit = Callable[..., Visitor]


def asked(page: Page, method: str, path: str, body: object = None) -> Any:
    """What the table answers to the account of this browser."""
    answer = page.request.fetch(path, method=method, data=body, headers=PAGE)
    assert answer.ok, answer.text()
    return answer.json()


def register(visitor: Visitor, name: str) -> Page:
    """Somebody who has an account, in this browser."""
    asked(visitor.page, "POST", "/api/accounts", {"name": name, "password": SECRET})
    return visitor.page


def play(pages: dict[str, Page], match: str, decisions: int) -> None:
    """Each of them takes what is usual so often."""
    made = dict.fromkeys(pages, 0)
    while min(made.values()) < decisions:
        for seat, page in pages.items():
            table = asked(page, "GET", f"/api/matches/{match}")
            if table["decision"] is not None:
                action = {"seat": seat, "ply": table["ply"], "action": table["decision"]["default"]}
                asked(page, "POST", f"/api/matches/{match}/actions", action)
                made[seat] += 1


@pytest.mark.parametrize(("theme", "lang", "end"), first([("light", "en-GB", "Ratings"), ("dark", "hu-HU", "Értékszámok")]))
@pytest.mark.slow
def test_two_play_for_their_ratings(visit: Visit, theme: str, lang: str, end: str) -> None:
    at = {"color_scheme": theme, "locale": lang}
    english = lang == "en-GB"
    names = ("Anna", "Bela") if english else ("Panna", "Csaba")
    anna, bela = register(visit(**at), names[0]), register(visit(**at, **PHONE), names[1])
    anna.goto("/")
    anna.get_by_role("article").first.get_by_role("button", name="More…" if english else "További…").click()
    rated = anna.get_by_role("checkbox", name="Rated" if english else "Értékelt", exact=True)
    expect(rated).to_be_disabled()
    clock = anna.get_by_text("Clock" if english else "Óra", exact=True)
    anna.locator("label", has=clock).locator("select").select_option("live")
    rated.check()
    assert barriers(anna) == []
    wish = "Offer to anybody, take Royal Navy" if english else "Nyitott asztal, a helyed: Királyi Haditengerészet"
    anna.get_by_role("button", name=wish).click()
    expect(anna.locator(".gather-slip .button")).to_have_count(1)
    match = anna.url.rsplit("/", 1)[1]
    bela.goto("/lobby")
    row = bela.locator(".open-table", has_text=names[0])
    expect(row).to_contain_text("rated" if english else "értékelt")
    expect(row).to_contain_text("1000")
    row.get_by_role("button").click()
    bela.wait_for_url(f"**/play/{match}")
    play({"british": anna, "german": bela}, match, 2)
    asked(bela, "POST", f"/api/matches/{match}/resign", {"seat": "german"})
    found = []
    for page in (anna, bela):
        page.goto(f"/play/{match}/end")
        expect(page.locator(".moved-ratings li")).to_have_count(2)
        expect(page.locator(".moved-ratings h2")).to_have_text(end)
        page.locator(".moved-ratings > a").click()
        for name in names:
            # Others may have played at this table before.
            expect(page.locator(".rating-table tbody tr", has_text=name)).to_have_count(1)
        found += barriers(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
        page.locator("tbody a", has_text=names[0]).focus()
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_have_text(names[0])
        expect(page.locator(".side-list").last).to_contain_text(names[1])
        found += barriers(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert found == []
