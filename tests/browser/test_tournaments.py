"""A tournament in the browser: organised, entered, started, played to its table; and no barriers on the way."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_home import barriers
from tests.browser.test_ratings import asked, register
from tests.browser.visitor import PHONE, Visitor
from tests.cost import first
from tools.browser import TableProcess

WORDS: dict[str, dict[str, Any]] = {
    "en-GB": {
        "names": ("Olga", "Anna"),
        "all": "Tournaments",
        "make": "Organise a tournament",
        "name": "Name of the tournament",
        "rounds": "Rounds",
        "bot": "Let this bot enter",
        "open": "Open for entries",
        "enter": "Enter",
        "start": "Start",
        "play": "Play",
        "settle": "Decide this game",
        "reason": "Reason",
        "final": "Final table",
        "board": "To the tournament",
    },
    "hu-HU": {
        "names": ("Olivér", "Panna"),
        "all": "Versenyek",
        "make": "Verseny szervezése",
        "name": "A verseny neve",
        "rounds": "Fordulók",
        "bot": "Bot benevezése",
        "open": "Nevezés megnyitása",
        "enter": "Nevezek",
        "start": "Indítás",
        "play": "Játszom",
        "settle": "Döntés erről a játszmáról",
        "reason": "Indoklás",
        "final": "Végeredmény",
        "board": "A versenyhez",
    },
}


@pytest.mark.parametrize(("theme", "lang"), first([("light", "en-GB"), ("dark", "hu-HU")]))
@pytest.mark.slow
def test_a_tournament_is_organised_entered_and_played(visit: Callable[..., Visitor], theme: str, lang: str) -> None:
    words, at = WORDS[lang], {"color_scheme": theme, "locale": lang}
    olga, anna = register(visit(**at), words["names"][0]), register(visit(**at, **PHONE), words["names"][1])
    olga.goto("/")
    olga.get_by_role("link", name=words["all"]).click()
    olga.get_by_role("button", name=words["make"]).click()
    dialog = olga.get_by_role("dialog")
    dialog.get_by_label(words["name"]).fill("Spring cup")
    dialog.get_by_label(words["rounds"]).fill("1")
    assert barriers(olga) == []
    dialog.get_by_role("button", name=words["make"]).click()
    expect(olga.get_by_role("heading", name="Spring cup")).to_be_visible()
    olga.get_by_role("button", name=words["bot"]).click()
    expect(olga.locator(".entrant-list li")).to_have_count(1)
    olga.get_by_role("button", name=words["open"]).click()
    expect(olga.get_by_role("button", name=words["start"])).to_be_visible()
    anna.goto("/tournaments")
    anna.get_by_role("button", name=words["make"]).click()
    assert anna.locator(".modal-body").evaluate("body => body.scrollWidth <= body.clientWidth"), "the form fits the phone"
    anna.goto(olga.url)
    anna.get_by_role("button", name=words["enter"], exact=True).click()
    expect(anna.locator(".entrant-list li")).to_have_count(2)
    assert barriers(anna) == []
    olga.get_by_role("button", name=words["start"]).click()
    # The page looks again by itself.
    anna.get_by_role("link", name=words["play"], exact=True).click(timeout=30_000)
    anna.wait_for_url("**/play/*")
    match = anna.url.rsplit("/", 1)[1]
    seat = next(one["id"] for one in asked(anna, "GET", f"/api/matches/{match}")["seats"] if one["mine"])
    asked(anna, "POST", f"/api/matches/{match}/resign", {"seat": seat})
    tournament = asked(anna, "GET", f"/api/matches/{match}")["tournament"]
    while asked(anna, "GET", f"/api/tournaments/{tournament}")["info"]["state"] != "finished":
        anna.wait_for_timeout(50)
    anna.goto(f"/play/{match}/end")
    anna.get_by_role("link", name=words["board"]).click()
    expect(anna.get_by_role("heading", name=words["final"])).to_be_visible()
    expect(anna.locator(".standings tbody tr").last).to_contain_text(words["names"][1])
    assert barriers(anna) == []
    anna.get_by_role("link", name=words["all"] if lang == "en-GB" else "Minden verseny").first.click()
    assert barriers(anna) == []


@pytest.mark.slow
def test_the_organiser_decides_a_game_with_the_keyboard(visit: Callable[..., Visitor], here: TableProcess) -> None:
    # Those who play in the tests before have registered as often as one address may.
    here.begin_anew()
    words, page = WORDS["en-GB"], register(visit(locale="en-GB"), "Otto")
    other = register(visit(locale="en-GB"), "Irma")
    clock = {"kind": "days", "bank_s": 259200, "increment_s": 43200}
    wish = {"game": "hunt", "name": "Duel", "form": "knockout", "clock": clock, "round_days": 7}
    tournament = asked(page, "POST", "/api/tournaments", wish)["tournament"]
    for who, deed, body in ((page, "open", {}), (other, "enter", {}), (page, "enter", {"bot": "random"}), (page, "start", {})):
        asked(who, "POST", f"/api/tournaments/{tournament}/{deed}", body)
    page.goto(f"/tournaments/{tournament}")
    page.get_by_role("button", name="Give this round more days").focus()
    page.keyboard.press("Enter")
    assert barriers(page) == []
    page.get_by_label(words["reason"]).focus()
    page.keyboard.type("Irma is ill")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Irma is ill")).to_be_visible()
    page.get_by_role("button", name=words["settle"]).focus()
    page.keyboard.press("Enter")
    assert barriers(page) == []
    page.get_by_label(words["reason"]).focus()
    page.keyboard.type("only a test")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Decided by the organiser: only a test")).to_be_visible()
    expect(page.get_by_role("heading", name=words["final"])).to_be_visible(timeout=30_000)


@pytest.mark.slow
def test_a_tournament_with_groups_is_organised_on_a_phone(visit: Callable[..., Visitor], here: TableProcess) -> None:
    here.begin_anew()
    page = register(visit(locale="en-GB", **PHONE), "Greta")
    page.goto("/tournaments")
    page.get_by_role("button", name="Organise a tournament").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the tournament").fill("Group cup")
    dialog.locator("select", has=page.locator("option[value=groups]")).select_option("groups")
    dialog.get_by_label("Entrants in a group").select_option("3")
    dialog.locator("[name=places]").fill("6")
    dialog.get_by_label("It begins by itself when all places are taken").check()
    dialog.get_by_label("It begins by itself at a date and time").check()
    dialog.get_by_label("Date and time (as your clock shows it)").fill(f"{datetime.now(UTC) + timedelta(days=9):%Y-%m-%dT%H:%M}")
    dialog.get_by_label("All games of the groups begin at once").check()
    assert barriers(page) == []
    assert page.locator(".modal-body").evaluate("body => body.scrollWidth <= body.clientWidth"), "the form fits the phone"
    dialog.get_by_role("button", name="Organise a tournament").click()
    expect(page.get_by_role("heading", name="Group cup")).to_be_visible()
    expect(page.get_by_text("It begins by itself when all 6 places are taken.")).to_be_visible()
    expect(page.get_by_text("groups of 3, the first two of each go on")).to_be_visible()
    tournament = page.url.rsplit("/", 1)[1]
    for _ in range(6):
        asked(page, "POST", f"/api/tournaments/{tournament}/enter", {"bot": "random"})
    # The last place is taken already.
    page.get_by_role("button", name="Open for entries").click()
    for name in ("Group A", "Group B"):
        expect(page.get_by_role("region", name=name)).to_be_visible(timeout=30_000)
    expect(page.locator(".pairing-list li")).to_have_count(12)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page fits the phone"
    assert barriers(page) == []
    asked(page, "POST", f"/api/tournaments/{tournament}/cancel", {})
