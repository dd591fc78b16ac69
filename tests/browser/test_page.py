"""What the page promises besides the game itself: both languages, a phone, the keyboard, words, the past, reasons, secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import FREE, Visitor, enter
from tests.cost import first, slow
from tools.bootstrap import ROOT
from tools.browser import TableProcess

Visit = Callable[..., Visitor]
SEED = "page"
BEGUN = ("to 24", "to 20", "play G13 ap")
"""A match with this seed, up to the first Action Points of the German player."""

# Every text of the page, seen or said, but for code, which quotes what programs write.
WORDS = r"""
() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement.closest("script, style, code")) found.push(node.textContent.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
  return [...new Set(found)].filter(Boolean);
}
"""
PLAIN = {
    "home": ("/", ".game-card"),
    "rules": ("/rules/hunt", "article [id^=rule-]"),
    "editor": ("/editor/wg35", ".drawing .picture svg, .drawing .picture .board"),
    "muster": ("/muster/wg35", ".line-up"),
}
"""Pages that need no match: their addresses, and what is there when they are."""
NAMES = {
    *("Vezérkar", "Quartermaster General", "Kriegsmarine", "Admiral Graf Spee", "Altmark", "HMS Cumberland", "Sir Henry Harwood"),
    *("Ascension", "Buenos Aires", "Cape Town", "Dakar", "Luanda", "Montevideo", "Recife", "Rio de Janeiro", "St Helena"),
    *("Tristan da Cunha", "Walvis Bay", "GB", "SA", "AR", "BR", "AP", "1 AP", "2 AP", "Tab", "Enter", "Esc", "Anna", "Béla"),
    *("Quartermaster General", "● Quartermaster General · Vezérkar", "Hawaii", "India", "Iwo Jima", "Panama", "USA"),
    *("Triumph & Tragedy", "WG35"),
}
"""What is the same in both languages."""


def begin(here: TableProcess, actions: tuple[str, ...] = BEGUN, british: str = "bot:random") -> dict[str, Any]:
    """A match of the German player, played so far."""
    made = here.make("hunt", {"german": "me", "british": british}, seed=SEED, name="Anna")
    for action in actions:
        here.act(made["match"], made["key"], "german", action)
    return made


def war(here: TableProcess) -> dict[str, Any]:
    """A match of Quartermaster General, for whoever holds the three countries of the Axis, before the first choice."""
    seats = dict.fromkeys(("germany", "italy", "japan"), "me") | dict.fromkeys(("uk", "usa", "ussr"), "bot:random")
    return here.make("quartermaster", seats, players=2, seed=SEED, name="Anna")


def invitation(here: TableProcess) -> str:
    """A link to the seat of the German player."""
    made = here.make("hunt", {"german": "open", "british": "me"}, name="Anna")
    return f"{here.address}/play/{made['match']}#k={made['invitations']['german']}"


def sit(visitor: Visitor, here: TableProcess, made: dict[str, Any], ply: int = 0) -> Page:
    """Open the page of a match with the seats of its maker."""
    visitor.page.goto(here.link(made))
    visitor.page.wait_for_selector("#prompt, .handover")
    if ply:
        visitor.ready(ply)
    return visitor.page


def area(page: Page, space: str) -> Locator:
    """A space of the board that can be chosen."""
    return page.locator(f'.area.is-open[aria-label^="Space {space}"]')


# --- languages -------------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("where", first(["home", "play", "war", "invitation", "rules", "editor"], 2))
def test_the_language_changes_at_once_and_everywhere(visit: Visit, here: TableProcess, where: str) -> None:
    visitor = visit()
    page = visitor.page
    if where == "play":
        sit(visitor, here, begin(here), len(BEGUN))
    elif where == "war":
        sit(visitor, here, war(here))
    elif where == "invitation":
        page.goto(invitation(here))
        page.wait_for_selector("form.invited")
    else:
        path, sign = PLAIN[where]
        page.goto(path)
        page.wait_for_selector(sign)
    menu = page.get_by_role("button", name="Display")
    if menu.count():
        menu.click()
    english = set(page.evaluate(WORDS))
    page.get_by_role("button", name="Magyarul").click()
    page.get_by_role("button", name="In English").wait_for()
    # The page's own words come by one way and the table's by another: a moment passes until both have come.
    still, hungarian = patiently(page, english)
    assert still <= NAMES
    assert page.locator("html").get_attribute("lang") == "hu"
    for spoken in (english, hungarian):
        assert not spoken & message_ids()


def patiently(page: Page, english: set[str]) -> tuple[set[str], set[str]]:
    """The texts that stayed as they were, and all texts, once nothing is English any more, or after some seconds."""
    for _ in range(100):
        now = set(page.evaluate(WORDS))
        same = {
            text for text in english & now if re.search(r"[^\W\d]{2}", text) and not re.fullmatch(r"(HUNT|QMG) [A-Z]?-?\d+", text)
        }
        if same <= NAMES:
            break
        page.wait_for_timeout(50)
    return same, now


def message_ids() -> set[str]:
    """The names of all messages that no sentence could be: a page that shows one lacks its words."""
    files = [*(ROOT / "src").rglob("*.en.ftl"), *(ROOT / "src" / "vezerkar").glob("*/texts/en.ftl")]
    return {name for file in files for name in re.findall(r"^([a-z][\w-]*-[\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}


# --- a phone ---------------------------------------------------------------------------------------------------------


@slow
def test_a_phone_shows_what_to_do_and_scrolls_one_way_only(visit: Visit, here: TableProcess) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.page
    for path in ("/", "/rules/hunt"):
        page.goto(path)
        page.wait_for_selector(".game-card, article [id^=rule-]")
        no_sideways(page)
    sit(visitor, here, begin(here, ("to 24",)))
    no_sideways(page)
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    free_share(page, 0.6)
    tap(page, area(page, "20"))
    expect(page.locator("#prompt")).to_contain_text("card")
    page.locator(".hand .playing-card.is-open").first.tap()
    menu = page.locator(".menu")
    expect(menu).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    menu.get_by_role("menuitem").first.tap()
    buttons = page.locator("#prompt .buttons button")
    expect(page.get_by_role("button", name="Finish")).to_be_in_viewport(ratio=1)
    assert buttons.count() > 1
    no_sideways(page)
    visitor.open("Log")
    for tab in page.get_by_role("tab").all():
        tab.tap()
        no_sideways(page)
        assert violations(page) == []


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds, and where."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]


@slow
def test_a_phone_has_room_for_six_countries(visit: Visit, here: TableProcess) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="hu-HU")
    page = sit(visitor, here, war(here))
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    free_share(page, 0.6)
    expect(page.locator(".hand .playing-card.is-open").first).to_be_in_viewport(ratio=1)
    no_sideways(page)
    page.locator(".overlay-picker").select_option("supply-japan")
    visitor.open("Napló")
    for tab in page.get_by_role("tab").all():
        tab.tap()
        no_sideways(page)


def free_share(page: Page, least: float) -> None:
    """At least such a share of the window shows the board, with nothing over it."""
    assert page.evaluate(FREE) >= least


def no_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def tap(page: Page, target: Locator) -> None:
    """Tap a shape of the board in its middle."""
    box = target.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


# --- the keyboard ----------------------------------------------------------------------------------------------------


@slow
def test_a_german_turn_by_keyboard_alone(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    page = visitor.page
    # In this match the first card of the hand can be used in two ways; one with a single use would be played at once.
    visitor.wish_for_seed("a German turn")
    page.goto("/")
    page.wait_for_selector(".game-card")
    tab_to(page, "button[aria-label='Play The Hunt as Kriegsmarine']")
    page.keyboard.press("Enter")
    expect(page.locator(".name-form input")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(".area.is-open")
    for ply in (1, 2):
        tab_to(page, ".area.is-open")
        before = focused(page)
        page.keyboard.press("ArrowDown")
        assert focused(page) != before
        enter(page)
        visitor.ready(ply)
    tab_to(page, ".playing-card.is-open")
    enter(page)
    page.locator(".menu [role=menuitem]:focus").wait_for()
    lines = page.locator(".menu [role=menuitem]").all_inner_texts()
    points = next(number for number, line in enumerate(lines) if "points" in line)
    for _ in range(points):
        page.keyboard.press("ArrowDown")
    enter(page)
    visitor.ready(3)
    for _ in range(60):
        # Whatever is asked on the way, its first choice will do; Enter presses the main button.
        state = visitor.ready()
        if "British" in page.inner_text("#prompt"):
            break
        if page.locator("#prompt .buttons button.primary").count():
            enter(page)
        elif page.locator("#prompt .buttons > .choice").count():
            tab_to(page, "#prompt .buttons > .choice > button")
            enter(page)
        else:
            break
        if page.locator(".table[data-armed]").count():
            # It gives something up, and asks for a second press.
            enter(page)
        visitor.ready(state["ply"] + 1)
    seats = [entry["seat"] for entry in visitor.frames[-1]["table"]["log"]]
    assert "british" in seats, "the turn has passed to the British bot"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(150):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.getAttribute('aria-label')")
    return found


# --- words, past, undo, reasons --------------------------------------------------------------------------------------


def test_the_table_in_words_says_all_and_offers_all(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    page = sit(visitor, here, begin(here), len(BEGUN))
    page.keyboard.press("t")
    expect(page.locator(".board-svg")).to_have_count(0)
    table = visitor.frames[-1]["table"]
    assert page.locator(".text-table p").all_inner_texts() == [line for line in table["text_view"] if line]
    choices = page.locator(".text-table li button")
    expect(choices).to_have_count(len(table["decision"]["options"]))
    page.reload()
    expect(page.locator(".text-table")).to_be_visible()
    page.locator(".text-table li button", has_text="Altmark").click()
    visitor.ready(len(BEGUN) + 1)
    expect(choices).to_have_count(len(visitor.frames[-1]["table"]["decision"]["options"]))
    page.get_by_role("button", name="Display").click()
    page.get_by_role("button", name="Text view").click()
    expect(page.locator(".board-svg")).to_be_visible()


@slow
def test_the_past_can_be_looked_at_while_the_game_goes_on(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    made = begin(here)
    page = sit(visitor, here, made, len(BEGUN))
    visitor.open("Log")
    snapshot = page.locator(".history output")
    page.keyboard.press(",")
    expect(page.locator(".past-banner")).to_contain_text("2 of 3")
    expect(page.locator(".is-open")).to_have_count(0)
    page.get_by_role("button", name="Show move 1").click()
    expect(snapshot).to_have_text("1 / 3")
    here.act(made["match"], made["key"], "german", "sail altmark")
    expect(snapshot).to_have_text("1 / 4")
    expect(page.locator(".past-banner")).to_contain_text("1 of 4")
    page.keyboard.press(".")
    expect(snapshot).to_have_text("2 / 4")
    page.get_by_role("button", name="Back to the current position").first.click()
    expect(page.locator(".past-banner")).to_have_count(0)
    expect(page.locator(".area.is-open")).not_to_have_count(0)


@slow
def test_undo_takes_back_and_gives_back_the_same_choices(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    page = sit(visitor, here, begin(here), len(BEGUN))
    before = visitor.state()["offers"]
    for ply in (4, 6):
        visitor.verb("Sail the Altmark")
        visitor.ready(ply)
        assert visitor.state()["offers"] != before
        if ply == 4:
            page.get_by_role("button", name="Undo").click()
        else:
            page.keyboard.press("u")
        visitor.ready(ply + 1)
        assert visitor.state()["offers"] == before


def test_a_click_on_a_closed_space_tells_why_and_the_rule_opens(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    page = sit(visitor, here, begin(here, (*BEGUN, "sail altmark")), len(BEGUN) + 1)
    closed = page.locator("path.area:not(.is-open), polygon.area:not(.is-open)").first
    box = closed.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    cite = toast.locator("a.cite")
    number = re.search(r"\d+$", cite.inner_text())
    assert number and len(toast.inner_text()) > 20
    with page.expect_popup() as opened:
        cite.click()
    rules = visitor.watch(opened.value)
    rule = rules.locator(f"#rule-{number[0]}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("is-target"))


# --- who sees what ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_hot_seat_covers_the_secrets_of_the_side_before(visit: Visit, here: TableProcess) -> None:
    visitor = visit()
    made = begin(here, (), british="me")
    page = sit(visitor, here, made)
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("button", name="Continue as Kriegsmarine").click()
    expect(page.locator(".hand .playing-card[data-tone=german]")).to_have_count(5)
    table = here.look(made["match"], made["key"])
    while table["seat"] == "german":
        options = table["decision"]["options"]
        action = next((wish for wish in ("to 24", "done") if wish in options), table["decision"]["default"])
        here.act(made["match"], made["key"], "german", action)
        table = here.look(made["match"], made["key"])
    expect(page.locator(".handover")).to_contain_text("Royal Navy")
    expect(page.locator(".hand, .board-svg, .log")).to_have_count(0)
    page.get_by_role("button", name="Continue as Royal Navy").click()
    expect(page.locator(".hand .playing-card[data-tone=british]")).to_have_count(5)
    expect(page.locator(".playing-card[data-tone=german]:not(.is-down)")).to_have_count(0)
    expect(page.locator("[aria-label^='Admiral Graf Spee'], .trace.is-course")).to_have_count(0)


@slow
def test_a_spectator_sees_the_public_table_and_can_do_nothing(visit: Visit, here: TableProcess) -> None:
    made = begin(here)
    visitor = visit()
    page = visitor.page
    page.goto(f"/play/{made['match']}")
    expect(page.locator("header .badge", has_text="Spectating")).to_be_visible()
    expect(page.locator(".is-open")).to_have_count(0)
    expect(page.locator("#prompt button")).to_have_count(0)
    expect(page.locator(".playing-card:not(.is-down)")).to_have_count(0)
    expect(page.locator(".trace.is-course")).to_have_count(0)
    table = visitor.frames[-1]["table"]
    assert table["seat"] is None and table["decision"] is None and not table["invitations"]
    assert table["view"]["spee"] is None and table["view"]["course"] is None
    assert "spee" not in {token["id"] for token in table["scene"]["tokens"]}
    hand = here.look(made["match"], made["key"])["view"]["cards"]["german"]["hand"]
    assert not [card for card in hand if f'"{card}"' in json.dumps(table)]


@slow
def test_an_invitation_shows_nothing_but_a_seat_to_take_and_who_is_late_is_told(visit: Visit, here: TableProcess) -> None:
    """The maker opens the own link, then the guest takes the seat, by mouse and name; a third one is too late."""
    link = invitation(here)
    maker, guest, late = visit(), visit(), visit(locale="hu-HU")
    for visitor in (maker, guest, late):
        page = visitor.page
        page.goto(link)
        expect(page.locator("form.invited button")).to_be_visible()
        expect(page.locator("header .badge.is-warning")).to_have_count(0)
        expect(page.locator(".is-open, #prompt button, .playing-card:not(.is-down), .trace.is-course")).to_have_count(0)
    maker.page.reload()
    expect(maker.page.locator("form.invited button")).to_be_visible()
    guest.page.get_by_role("button", name="Take this seat").click()
    expect(guest.page.locator("form.invited")).to_be_visible()  # a name is asked for
    guest.take_seat(link, "Béla")
    expect(guest.page.locator(".hand .playing-card[data-tone=german]")).to_have_count(5)
    expect(guest.page.locator(".seats")).to_contain_text("Béla (you)")
    for visitor, words in ((maker, "somebody else was first"), (late, "valaki megelőzött")):
        expect(visitor.page.locator(".invited.is-late")).to_contain_text(words)
        expect(visitor.page.locator("form.invited")).to_have_count(0)
        for frame in visitor.frames:
            assert frame["table"]["seat"] is None and frame["table"]["view"]["course"] is None
    guest.page.goto(link)
    expect(guest.page.locator(".hand .playing-card[data-tone=german]")).to_have_count(5)


@slow
@pytest.mark.parametrize("lang", ["en-GB", "hu-HU"])
def test_an_invitation_fits_a_phone(visit: Visit, here: TableProcess, lang: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale=lang).page
    page.goto(invitation(here))
    expect(page.locator("form.invited button")).to_be_in_viewport(ratio=1)
    expect(page.locator(".board-svg")).to_be_in_viewport(ratio=0.4)
    no_sideways(page)


# --- the rules, and everybody ----------------------------------------------------------------------------------------


@slow
def test_every_link_within_the_rules_leads_somewhere(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/hunt#rule-36")
    expect(page.locator("#rule-36")).to_be_in_viewport()
    page.evaluate("location.hash = 'rule-93'")
    expect(page.locator("#rule-93")).to_be_in_viewport()
    expect(page.locator(".is-target")).to_have_id("rule-93")
    links = page.locator('article a[href^="#"]').evaluate_all("(links) => links.map((link) => link.hash.slice(1))")
    there = set(page.locator("[id]").evaluate_all("(all) => all.map((element) => element.id)"))
    assert [link for link in links if link not in there] == []


@slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_barrier_on_any_page(visit: Visit, here: TableProcess, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    page = visitor.page
    axe = Axe()
    found: list[str] = []
    made = begin(here)
    tables = [(here.link(match), ".board-svg") for match in (made, war(here))]
    spectators = [(f"{here.address}/play/{match['match']}", ".board-svg") for match in (made, war(here))]
    tables += [*spectators, (invitation(here), "form.invited")]
    for path, sign in (*PLAIN.values(), *tables):
        page.goto(path)
        page.wait_for_selector(sign)
        assert page.locator("html").get_attribute("data-theme") == theme
        for violation in axe.run(page).response["violations"]:
            if violation["impact"] in ("serious", "critical"):
                places = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
                found.append(f"{Path(path).name}: {violation['id']}: {', '.join(places[:5])}")
    assert found == []
