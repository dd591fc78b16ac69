"""Invitations by name in two browsers: sent where a match is made, accepted on a phone, declined at the table; and following."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.test_home import barriers
from tests.browser.test_ratings import asked, register
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess

Visit = Callable[..., Visitor]
DARK = {**PHONE, "color_scheme": "dark", "locale": "hu-HU"}


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"))


def invite_in_dialog(page: Page, name: str) -> None:
    """Make a match for two by the home page, and invite somebody in the dialog with the links."""
    page.goto("/")
    page.get_by_role("article", name="The Hunt").get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Take Kriegsmarine", exact=True).click()
    named = page.get_by_role("dialog").locator("input[autocomplete=nickname]")
    field = page.get_by_role("dialog", name="Invitation links").get_by_label("Name of the account")
    expect(named.or_(field)).to_be_visible()
    if named.count():
        page.keyboard.press("Enter")
    field.fill(name)
    field.press("Enter")


@slow
def test_somebody_is_invited_by_name_and_accepts_on_a_phone(visit: Visit) -> None:
    maker = visit()
    anna, bela = register(maker, "Anna"), register(visit(**DARK), "Bela")
    dialog = anna.get_by_role("dialog", name="Invitation links")
    with maker.excused():
        invite_in_dialog(anna, "Somebody")
        expect(dialog.get_by_role("alert")).to_have_text("Nobody here has this name.")
    dialog.get_by_label("Name of the account").fill("bela")
    anna.keyboard.press("Enter")
    expect(dialog.locator(".invite-by-name li")).to_contain_text("Bela has been invited to play Royal Navy")
    found = barriers(anna)
    dialog.get_by_role("button", name="Go to the game").click()
    anna.wait_for_url("**/play/*")
    match = anna.url.rsplit("/", 1)[1]

    bela.goto("/")
    invited = bela.get_by_role("region", name="Meghívások")
    expect(invited).to_contain_text("Anna meghívott")
    found += barriers(bela)
    assert fits(bela)
    bela.get_by_role("button", name="Értesítések: 1 új").click()
    expect(bela.get_by_role("link", name="Anna meghívott")).to_be_visible()
    bela.keyboard.press("Escape")
    invited.get_by_role("button", name="Elfogadom Anna meghívását").click()
    bela.wait_for_url(f"**/play/{match}")
    expect(bela.locator(".table")).to_be_visible()
    table = asked(bela, "GET", f"/api/matches/{match}")
    assert [seat["id"] for seat in table["seats"] if seat["mine"]] == ["british"]
    assert {seat["player_name"] for seat in table["seats"]} >= {"Bela"}
    bela.goto("/")
    expect(bela.get_by_role("region", name="Meghívások")).to_have_count(0)
    assert found == []


@slow
def test_somebody_declines_at_the_table_and_the_other_is_told(visit: Visit) -> None:
    cili, dani = register(visit(), "Cili"), register(visit(), "Dani")
    invite_in_dialog(cili, "Dani")
    cili.get_by_role("dialog").get_by_role("button", name="Go to the game").click()
    cili.wait_for_url("**/play/*")
    dani.goto(cili.url)
    slip = dani.get_by_role("region", name="Cili invites you to play Royal Navy.")
    expect(slip).to_be_visible()
    found = barriers(dani)
    slip.get_by_role("button", name="Decline").focus()
    dani.keyboard.press("Enter")
    expect(slip).to_have_count(0)
    cili.goto("/")
    cili.get_by_role("button", name="Notices: one is new").click()
    expect(cili.get_by_role("link", name="The Hunt: Dani does not want to play")).to_be_visible()
    assert found == []


@slow
def test_somebody_is_followed_and_their_table_is_marked(visit: Visit, here: TableProcess) -> None:
    # One address makes five accounts in a while.
    here.begin_anew()
    emma, fanni = register(visit(), "Emma"), register(visit(**DARK), "Fanni")
    wish = {"game": "hunt", "seats": {"german": "me", "british": "open"}, "name": "Emma", "listing": "open", "about": "follow me"}
    asked(emma, "POST", "/api/matches", wish)
    fanni.goto("/people/Emma")
    button = fanni.get_by_role("button", name="Emma követése")
    button.focus()
    fanni.keyboard.press("Enter")
    expect(fanni.get_by_role("button", name="Már nem követem: Emma")).to_be_visible()
    found = barriers(fanni)
    fanni.goto("/lobby")
    expect(fanni.locator(".open-table", has_text="follow me")).to_contain_text("követed: Emma")
    found += barriers(fanni)
    assert fits(fanni)
    fanni.goto("/account")
    people = fanni.get_by_role("region", name="Akiket követek")
    people.get_by_role("button", name="Már nem követem: Emma").click()
    expect(people).to_have_count(0)
    assert found == []
