"""The start page: from an empty browser to the first move, one's matches, and no barrier in any light, language or width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.visitor import PHONE, Visitor
from tests.cost import first, slow
from tools.browser import TableProcess

Visit = Callable[..., Visitor]


def test_from_an_empty_browser_to_the_first_move_in_two_clicks(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play The Hunt as Kriegsmarine").click()
    # The name is asked once for all games; the third thing done.
    expect(page.locator(".name-form input")).to_be_focused()
    page.keyboard.press("Enter")
    visitor.ready(mine=True)
    page.locator(".area.is-open").first.click()
    assert visitor.ready(1)["ply"] == 1
    page.goto("/")
    page.get_by_role("button", name="Play The Hunt as Kriegsmarine").click()
    visitor.ready(mine=True)
    page.locator(".area.is-open").first.click()
    assert visitor.ready(1)["ply"] == 1


@slow
def test_a_guest_is_at_a_game_with_a_friend_after_three_clicks(visit: Visit) -> None:
    """Without an account. The friend opens the link, says a name, and needs one click."""
    guest, friend = visit(permissions=["clipboard-read", "clipboard-write"]), visit(**PHONE)
    page = guest.page
    page.goto("/")
    page.evaluate("addEventListener('click', (event) => event.detail && (window.clicks = (window.clicks ?? 0) + 1), true)")
    page.get_by_role("article", name="The Hunt").get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Take Kriegsmarine", exact=True).click()
    # The name is asked once for all games.
    expect(page.locator(".name-form input")).to_be_focused()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Copy the link and play").click()
    guest.ready()
    assert page.evaluate("window.clicks") == 3, "all on one page"
    friend.take_seat(page.evaluate("navigator.clipboard.readText()"), "Béla")
    friend.ready()
    expect(page.locator(".seats .online")).to_have_count(2)
    page.locator(".area.is-open").first.click()
    assert friend.ready(1)["ply"] == 1


@slow
def test_a_battle_begins_with_ready_armies_at_one_click(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/")
    visitor.begin(visitor.page.get_by_role("button", name="Play WG35 as Side A"))
    visitor.ready(mine=True)
    sides = visitor.frames[-1]["table"]["view"]["sides"]
    assert all(side["strength"] > 8 for side in sides.values()), "both armies are built"


@slow
def test_own_matches_come_first_and_lead_back(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    visitor.begin(page.get_by_role("button", name="Play The Hunt as Kriegsmarine"))
    visitor.ready(mine=True)
    match = page.url.rsplit("/", 1)[1]
    page.goto("/")
    card = page.locator(".match-card")
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("Kriegsmarine against bot (Normal)")
    expect(card.locator("img")).to_have_js_property("complete", True)
    assert card.locator("img").evaluate("(image) => image.naturalWidth") > 0, "the policy of the page allows the picture"
    top = page.locator(".my-matches").bounding_box()
    shelf = page.locator(".games").bounding_box()
    assert top and shelf and top["y"] < shelf["y"]
    # Keys travel in headers alone.
    keys = [mine["key"] for mine in page.evaluate("JSON.parse(localStorage['vezerkar.matches'])")]
    assert keys and not [url for url, _ in visitor.bodies if any(key in url for key in keys)]
    card.get_by_role("link").click()
    page.wait_for_url(f"**/play/{match}")
    visitor.ready(mine=True)


def test_a_guest_comes_to_a_game_with_a_friend_in_three_clicks(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("article", name="The Hunt").get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Take Kriegsmarine", exact=True).click()
    # The name is asked once for all games.
    expect(page.locator(".name-form input")).to_be_focused()
    page.keyboard.press("Enter")
    link = page.locator(".copy-field input").input_value()
    page.get_by_role("button", name="Go to the game").click()
    visitor.ready(mine=True)
    friend.page.goto(link)
    friend.page.locator("form.invited input").fill("Bela")
    friend.page.keyboard.press("Enter")
    expect(page.locator(".table")).to_contain_text("Bela")


@slow
def test_bots_can_be_watched(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Watch bots play The Hunt").click()
    expect(page.locator("header .badge", has_text="Spectating")).to_be_visible()
    page.goto("/")
    # Bots are quick: the match may be over by now, and stand among those that are.
    expect(page.locator(".my-matches li")).to_contain_text("Spectating")
    page.goto("about:blank")


@slow
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("theme", first(["light", "dark"]))
@pytest.mark.parametrize("lang", first(["en-GB", "hu-HU"]))
def test_no_barrier_on_the_start_page(visit: Visit, here: TableProcess, theme: str, lang: str, screen: dict[str, Any]) -> None:
    page = visit(color_scheme=theme, locale=lang, **screen).page
    own = []
    for options in ({"german": "me", "british": "open"}, {"german": "me", "british": "bot:random"}):
        made = here.make("hunt", options, name="Anna")
        own.append({"match": made["match"], "key": made["key"], "title": "The Hunt", "at": "2026-01-01T00:00:00Z"})
    page.goto("/")
    page.evaluate("(own) => localStorage.setItem('vezerkar.matches', JSON.stringify(own))", own)
    page.reload()
    page.wait_for_selector(".match-card img")
    page.wait_for_selector(".game-card")
    found = barriers(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    for button in (page.locator(".me"), page.locator(".more-ways").last):
        button.click()
        page.wait_for_selector("dialog[open]")
        found += barriers(page)
        page.keyboard.press("Escape")
    assert found == []


def barriers(page: Page) -> list[str]:
    """All that hinders somebody, not just the serious."""
    violations = Axe().run(page).response["violations"]
    return [f"{one['id']}: {', '.join(str(node['target']) for node in one['nodes'][:4])}" for one in violations]
