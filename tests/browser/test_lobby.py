"""Open tables in the browser: offered at set-up, found in the list, joined by a stranger, begun with bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_home import barriers
from tests.browser.test_ratings import register
from tests.browser.visitor import PHONE, Visitor
from tests.cost import first, slow
from tests.server.clocks.test_clocks import Later
from tools.browser import TableProcess

Visit = Callable[..., Visitor]


def offer(visitor: Visitor, about: str) -> str:
    """Somebody who opens a table of The Hunt; the name of the match."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("article", name="The Hunt").get_by_role("button", name="More…").click()
    page.get_by_role("textbox", name="A line about the table").fill(about)
    page.get_by_role("button", name="Offer to anybody, take Royal Navy").click()
    expect(page.locator(".name-form input")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".gather-slip")).to_contain_text("Waiting for players: Kriegsmarine")
    return page.url.rsplit("/", 1)[1]


@pytest.mark.slow
def test_a_stranger_finds_a_table_and_the_match_begins(visit: Visit) -> None:
    anna, bela, cili = visit(), visit(), visit(**PHONE)
    offer(anna, "beginners welcome")
    cili.page.goto("/lobby")
    row = cili.page.locator(".open-table", has_text="beginners welcome")
    expect(row).to_contain_text("Guest (Royal Navy)")
    # From the first page to the seat in one click, and the name.
    bela.page.goto("/")
    bela.page.locator(".open-table", has_text="beginners welcome").get_by_role("button").press("Enter")
    expect(bela.page.locator(".name-form input")).to_be_focused()
    bela.page.keyboard.type("Bela")
    bela.page.keyboard.press("Enter")
    bela.ready(mine=True)
    expect(anna.page.locator(".gather-slip")).to_have_count(0)
    expect(row).to_have_count(0)
    bela.page.locator(".area.is-open").first.click()
    assert anna.ready(1)["ply"] >= 1


@slow
def test_a_stranger_takes_over_from_somebody_who_has_vanished(visit: Visit, here: TableProcess) -> None:
    days = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400, "time_out": "wait"}
    made = here.make("hunt", {"german": "me", "british": "open"}, name="Anna", listing="open", about="a long game", clock=days)
    match, key = made["match"], made["key"]
    with here._client() as client:
        client.post(f"/api/lobby/{match}/join", json={"player": "british", "name": "Bela"}).raise_for_status()
    while (decision := here.look(match, key)["decision"]) is not None:
        here.act(match, key, "german", decision["default"])
    later = Later(here.db)
    later.run_out(match, "british")
    later.engine.dispose()
    anna, cili, dora = visit(), visit(**PHONE), visit()
    anna.page.goto(here.link(made))
    anna.page.get_by_role("button", name="Offer it to the others").click()
    expect(anna.page.locator(".slips")).to_contain_text("The seat is in the lobby as well, for anybody.")
    dora.page.goto(f"/play/{match}")
    expect(dora.page.locator(".gather-slip")).to_contain_text("Free: Royal Navy. The game goes on")
    cili.page.goto("/lobby")
    row = cili.page.get_by_role("region", name="Substitutes wanted").locator(".open-table", has_text="a long game")
    expect(row).to_contain_text("moves played")
    assert barriers(cili.page) == []
    expect(row).to_contain_text("the seat waits for somebody; then a bot plays")
    # A guest is told before the click, and led to where one signs in.
    row.get_by_role("link", name="Sign in to play Royal Navy").tap()
    expect(cili.page).to_have_url(re.compile("/account"))
    register(cili, "Cili")
    cili.page.goto("/lobby")
    row.get_by_role("button", name="The Hunt: play Royal Navy").tap()
    if cili.page.locator(".name-form input").count():
        cili.page.locator(".name-form input").fill("Cili")
        cili.page.keyboard.press("Enter")
    cili.ready(mine=True)
    expect(dora.page.locator(".gather-slip")).to_have_count(0)
    assert [seat["player_name"] for seat in here.look(match)["seats"]] == ["Anna", "Cili"]


@slow
def test_whoever_leaves_is_asked_first_and_watches_from_then_on(visit: Visit, here: TableProcess) -> None:
    made = here.make("hunt", {"german": "me", "british": "open"}, name="Anna", listing="open")
    with here._client() as client:
        body = client.post(f"/api/lobby/{made['match']}/join", json={"player": "british", "name": "Bela"}).json()
    anna, bela = visit(**PHONE), visit()
    anna.page.goto(here.link(made))
    bela.page.goto(f"/play/{made['match']}#k={body['key']}")
    bela.ready()
    bela.page.get_by_role("button", name="Cards").click()
    bela.page.locator(".my-seat summary", has_text="My seat").click()
    bela.page.get_by_role("button", name="Leave the game").focus()
    bela.page.keyboard.press("Enter")
    asked = bela.page.get_by_role("dialog", name="Leave the game")
    expect(asked).to_contain_text("three days")
    asked.get_by_role("button", name="Free my seat").press("Enter")
    expect(bela.page.locator(".slips")).to_contain_text("You have no seat here any more.")
    expect(anna.page.get_by_text("its player has left the game. The seat is free.").last).to_be_visible()
    expect(anna.page.locator(".seat-plate.is-gone")).to_contain_text("its player has left the game. The seat is free.")
    expect(anna.page.locator(".slips")).to_contain_text("the seat waits for somebody; then a bot plays there")


@slow
def test_whoever_leaves_lets_a_bot_play_on_at_once(visit: Visit, here: TableProcess) -> None:
    made = here.make("hunt", {"german": "me", "british": "open"}, name="Anna")
    with here._client() as client:
        headers = {"Authorization": f"Bearer {made['invitations']['british']}"}
        body = client.post(f"/api/matches/{made['match']}/take", json={"name": "Bela"}, headers=headers).json()
    anna, bela = visit(), visit()
    anna.page.goto(here.link(made))
    anna.ready()
    bela.page.goto(f"/play/{made['match']}#k={body['key']}")
    bela.ready()
    bela.page.get_by_role("button", name="Cards").click()
    bela.page.locator(".my-seat summary", has_text="My seat").click()
    bela.page.get_by_role("button", name="Leave the game").click()
    asked = bela.page.get_by_role("dialog", name="Leave the game")
    bela.page.set_viewport_size(PHONE["viewport"])
    box = asked.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["viewport"]["width"], "it fits the phone"
    asked.get_by_role("button", name="Let a bot play").click()
    expect(bela.page.locator(".slips")).to_contain_text("You have no seat here any more.")
    expect(anna.page.get_by_text("its player has left the game. A bot plays on.").last).to_be_visible()
    expect(anna.page.locator(".seat-plate.is-gone")).to_contain_text("its player has left the game. A bot plays on.")
    assert [seat["kind"] for seat in here.look(made["match"])["seats"]] == ["human", "bot"]


@slow
def test_the_maker_does_not_wait_and_begins_with_bots(visit: Visit) -> None:
    anna = visit()
    offer(anna, "now or never")
    anna.page.get_by_role("button", name="Begin with bots").click()
    expect(anna.page.locator(".gather-slip")).to_have_count(0)
    anna.ready(1, mine=True)


@slow
def test_a_table_by_link_is_offered_and_taken_back(visit: Visit, here: TableProcess) -> None:
    anna, bela = visit(), visit()
    made = here.make("hunt", {"german": "open", "british": "me"}, name="Anna")
    anna.page.goto(here.link(made))
    anna.ready()
    anna.page.get_by_role("button", name="Cards").click()
    anna.page.get_by_role("textbox", name="A line about the table").fill("my friend has no time")
    anna.page.get_by_role("button", name="Offer to anybody").click()
    bela.page.goto("/lobby")
    row = bela.page.locator(".open-table", has_text="my friend has no time")
    expect(row).to_have_count(1)
    anna.page.get_by_role("button", name="Only by link from now on").click()
    expect(row).to_have_count(0)
    # Whoever comes a moment too late is told so.
    bela.page.goto(f"/play/{made['match']}")
    expect(bela.page.locator(".gather-slip")).to_have_count(0)


@slow
def test_a_spectator_of_a_table_that_waits_may_join(visit: Visit, here: TableProcess) -> None:
    made = here.make("hunt", {"german": "open", "british": "me"}, name="Anna", listing="open")
    bela = visit(**PHONE)
    bela.page.goto(f"/play/{made['match']}")
    bela.page.get_by_role("button", name="Play Kriegsmarine").click()
    bela.page.get_by_role("button", name="Take the seat").click()
    bela.ready(mine=True)


@slow
def test_two_find_each_other_by_one_click_and_a_third_watches(visit: Visit) -> None:
    anna, bela, cili = visit(), visit(**PHONE), visit()
    for visitor, name in ((anna, "Anna"), (bela, "Bela")):
        visitor.page.goto("/")
        visitor.page.get_by_role("button", name="Find an opponent for Quartermaster General").click()
        expect(visitor.page.locator(".name-form input")).to_be_focused()
        visitor.page.keyboard.type(name)
        visitor.page.keyboard.press("Enter")
        visitor.ready()
    expect(anna.page.locator(".gather-slip")).to_have_count(0)
    assert anna.page.url == bela.page.url
    cili.page.goto("/lobby")
    row = cili.page.locator(".open-table", has_text="Quartermaster General")
    row.get_by_role("link", name="Watch").click()
    expect(cili.page.locator("header .badge", has_text="Spectating")).to_be_visible()


@slow
@pytest.mark.parametrize("screen", first([{}, PHONE]))
@pytest.mark.parametrize("theme", first(["light", "dark"]))
@pytest.mark.parametrize("lang", first(["en-GB", "hu-HU"]))
def test_no_barrier_in_the_lobby(visit: Visit, here: TableProcess, theme: str, lang: str, screen: dict[str, Any]) -> None:
    page = visit(color_scheme=theme, locale=lang, **screen).page
    here.make("hunt", {"german": "open", "british": "me"}, name="Anna", listing="open", about="beginners welcome")
    found = []
    for path in ("/lobby", "/"):
        page.goto(path)
        page.wait_for_selector(".open-table")
        found += barriers(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert found == []


@slow
def test_a_free_seat_of_a_private_table_is_in_the_lobby_if_the_others_agree(visit: Visit, here: TableProcess) -> None:
    made = here.make("hunt", {"german": "me", "british": "open"}, name="Anna")
    with here._client() as client:
        headers = {"Authorization": f"Bearer {made['invitations']['british']}"}
        body = client.post(f"/api/matches/{made['match']}/take", json={"name": "Bela"}, headers=headers).json()
        theirs = {"Authorization": f"Bearer {body['key']}"}
        client.post(f"/api/matches/{made['match']}/leave", json={"seat": "british"}, headers=theirs).raise_for_status()
    anna, cili = visit(), visit(locale="hu-HU", color_scheme="dark", **PHONE)
    cili.page.goto("/lobby")
    anna.page.goto(here.link(made))
    slip = anna.page.locator(".offer-slip")
    box = slip.get_by_role("checkbox", name="List the seat in the lobby")
    expect(box).not_to_be_checked()
    box.focus()
    anna.page.keyboard.press("Space")
    assert barriers(anna.page) == []
    slip.get_by_role("button", name="Offer it to the others").click()
    expect(anna.page.locator(".slips")).to_contain_text("The seat is in the lobby as well, for anybody.")
    # Other tests of this table may have left seats as well.
    row = cili.page.get_by_role("region", name="Beugrót keresnek").locator(".open-table", has_text="zárt asztal")
    expect(row).to_be_visible(timeout=30_000)
    assert "Anna" not in row.inner_text() and made["match"] not in cili.page.content()
    assert barriers(cili.page) == []
    register_in_hungarian(cili, "Csilla")
    cili.page.goto("/lobby")
    row.get_by_role("button").tap()
    if cili.page.locator(".name-form input").count():
        cili.page.locator(".name-form input").fill("Csilla")
        cili.page.keyboard.press("Enter")
    cili.page.wait_for_url(f"**/play/{made['match']}")
    expect(anna.page.locator("[data-seat=british]")).to_contain_text("Csilla")


def register_in_hungarian(visitor: Visitor, name: str) -> None:
    """Make an account."""
    page = visitor.page
    page.goto("/account")
    page.get_by_role("tab").last.click()
    page.get_by_label("Név", exact=True).fill(name)
    page.get_by_label("Jelszó", exact=True).fill("nine grey herons")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
