"""The way to each page of which there are pictures: what is opened, and what somebody does there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tools.browser import TableProcess

ON_THE_SHELF = ("hunt", "quartermaster", "triumph", "wg35")
"""The matches that the start page shows as one's own."""
ASKED = ".area.is-open, .token.is-open"
STAGE = "[data-testid=stage]"
REPORT_MS = 240_000
"""So long a report may take to be made, in milliseconds."""
TABLES = (
    ("hunt", {"german": "open", "british": "me"}, "A first cruise: beginners welcome"),
    ("quartermaster", dict.fromkeys(("germany", "italy", "japan"), "me") | dict.fromkeys(("uk", "usa", "ussr"), "open"), ""),
    ("wg35", {"a": "me", "b": "open"}, "400 points, any army"),
)
"""The tables that wait in the lobby: the game, who has which seat, and a line about it."""

Way = Callable[[Page, str], None]
"""Brings a page to what is to be seen; the second argument is the address of the table."""


def match(name: str, waits_for: str = ASKED) -> Way:
    """The way to a match, whose name is its key as well."""

    def go(page: Page, address: str) -> None:
        page.goto(f"{address}/play/{name}#k={name}")
        page.wait_for_selector(waits_for)

    return go


def home(page: Page, address: str) -> None:
    """The start page of somebody who plays all four games."""
    for name in ON_THE_SHELF:
        match(name)(page, address)
    page.goto(address)
    page.wait_for_selector(".game-card")


def coach(page: Page, address: str) -> None:
    """The coach in the first match of The Hunt."""
    page.goto(address)
    page.locator(".game-row > button").first.click()
    page.locator(".name-form input").fill("Anna")
    page.locator(".name-form button").click()
    page.wait_for_selector("[data-testid=coach]")


def lessons(page: Page, address: str) -> None:
    """The list of the lessons of The Hunt."""
    page.goto(f"{address}/study/hunt/lessons")
    page.wait_for_selector(".button.primary")


def lesson(page: Page, address: str) -> None:
    """The first lesson of The Hunt."""
    lessons(page, address)
    page.locator(".button.primary").first.click()
    page.wait_for_selector("[data-testid=lesson]")


def army(page: Page, address: str) -> None:
    """The builder with an army drawn at random, so this picture differs each time."""
    page.goto(f"{address}/muster/wg35")
    page.locator(".muster-tools button:has(+ .primary)").click()
    page.wait_for_selector(".muster-tools .primary:not(:disabled)")


def editor(page: Page, address: str) -> None:
    """The board editor with an empty table."""
    page.goto(f"{address}/editor/wg35")
    page.wait_for_selector(".drawing .picture .board")


def lobby(page: Page, address: str) -> None:
    """The tables that wait for players."""
    page.goto(f"{address}/lobby")
    page.wait_for_selector(".open-table")


def end(page: Page, address: str) -> None:
    """The page of a match that is over."""
    page.goto(f"{address}/play/end/end#k=end")
    page.wait_for_selector(".chart svg")


def report(page: Page, address: str) -> None:
    """The report of that match."""
    end(page, address)
    page.locator(".report-headline").wait_for()
    page.locator(".report-panel").evaluate("(panel) => panel.scrollIntoView({ block: 'start' })")


def odds(page: Page, address: str) -> None:
    """A calculator."""
    page.goto(f"{address}/study/triumph/odds")
    page.wait_for_selector("main form")


def rules(page: Page, address: str) -> None:
    """The rules of a game."""
    page.goto(f"{address}/rules/quartermaster")
    page.wait_for_selector("main h2")


def play_recap(page: Page) -> None:
    """Show what the others have played, and wait for the first card of it."""
    page.keyboard.press("r")
    page.wait_for_selector(".show-cards .printed-card")


PAGES: dict[str, Way] = {
    "home": home,
    "lobby": lobby,
    **{name: match(name) for name in ON_THE_SHELF},
    **{name: match(name, STAGE) for name in ("battle", "duel", "shot", "close-combat")},
    "card": match("quartermaster"),
    "coach": coach,
    "lessons": lessons,
    "lesson": lesson,
    "end": end,
    "report": report,
    "army": army,
    "editor": editor,
    "odds": odds,
    "rules": rules,
}
NEEDS: dict[str, tuple[str, ...]] = {"home": ON_THE_SHELF, "card": ("quartermaster",), "report": ("end",)}
"""The moments that a page needs, where it is not the one of its own name."""
MOVING: dict[str, Callable[[Page], None]] = {"card": play_recap}
"""Things that are shown for a moment only: they are begun when all else has come to rest."""


def open_tables(here: TableProcess) -> None:
    """Open the tables of the lobby."""
    for game, seats, about in TABLES:
        here.make(game, seats, name="Anna", listing="open", about=about)


def make_report(chromium: Browser, here: TableProcess) -> None:
    """Have the report of the match that is over made."""
    context = chromium.new_context()
    page = context.new_page()
    end(page, here.address)
    page.locator(".report-panel .button").click()
    page.locator(".report-headline").wait_for(timeout=REPORT_MS)
    context.close()
