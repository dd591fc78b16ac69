"""Calculators as a page: a question by mouse and by key, its address, and the question that a table asks."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess

pytestmark = slow


def test_a_question_is_asked_by_key_and_its_address_asks_it_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("Triumph & Tragedy").get_by_role("link", name="Calculators").click()
    page.wait_for_url("**/study/triumph/odds*")
    headline = page.locator(".odds-headline")
    expect(headline).to_contain_text("15.7%")
    place = page.get_by_label("Where")
    place.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("cell", name="Naval, 3 or less").first).to_be_visible()
    surprise = page.get_by_label("Surprise")
    surprise.focus()
    page.keyboard.press("Space")
    page.wait_for_url("**/study/triumph/odds?tool=battle&place=sea&surprise=yes")
    said = headline.inner_text()
    found = Axe().run(page).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    page.reload()
    expect(headline).to_have_text(said)
    expect(page.get_by_label("Surprise")).to_be_checked()


def test_calculators_fit_a_phone_and_speak_hungarian(visit: Callable[..., Visitor]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).page
    for game in ("hunt", "quartermaster", "triumph", "wg35"):
        page.goto(f"/study/{game}/odds")
        # The answer lies below the question; its chief thing stays in sight.
        expect(page.locator(".odds-jump")).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, game
    page.locator(".icon-button.lang").tap()
    expect(page.locator(".odds-jump")).to_contain_text("eséllyel talál")


def test_a_table_asks_about_what_its_player_sees(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("hunt", {"german": "bot:random", "british": "me"}, seed="odds")
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    visitor.open("Rules")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Calculator: Possible places").click()
    other = opened.value
    maybe = here.look(made["match"], made["key"])["scene"]["calculators"][0]["ask"].get("maybe", "")
    expect(other.locator(".odds-headline")).to_contain_text(f"in {len(maybe.split(',')) if maybe else 41} of 41 places")
    assert "tool=places" in other.url
