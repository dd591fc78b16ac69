"""A table that nobody touches, in windows of several sizes: what is seen of the board, what can be read, and what keys reach."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.visitor import FREE, Visitor
from tools.browser import TableProcess
from tools.measures.matches import arrive, settle

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (390, 844))
PHONE = 700
"""A narrower window is that of a phone."""
REST_MS = 400

# The least height of the letters of what is printed on the board and in sight, in pixels, and which text that is; and how many of
# the names in sight have no room.
LABELS = r"""
() => {
  const inSight = (text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const shown = [...document.querySelectorAll(".board-moving .picture text")].filter((text) => {
    const seen = getComputedStyle(text);
    return inSight(text) && seen.visibility !== "hidden" && seen.display !== "none";
  });
  const sizes = shown.map((text) => {
    const { a, b } = text.getScreenCTM();
    return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b), text.textContent.trim()];
  }).filter(([, words]) => /\p{L}{2}/u.test(words));
  const crowded = [...document.querySelectorAll(".board-moving .picture .is-crowded")].filter(inSight);
  return [...(sizes.sort(([a], [b]) => a - b)[0] ?? [0, ""]), crowded.length, sizes.length + crowded.length];
}
"""

# How many stops the Tab key makes on the page and on the board, how many things of the board and the hand can be chosen, how many
# stops have no name, and how many things of the board take the focus though they cannot be chosen. One aims with the cross-hair.
STOPS = r"""
() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && seen(element));
  return {
    all: stops.length,
    board: stops.filter((element) => element.closest(".board-svg")).length,
    open: document.querySelectorAll(".area.is-open, .token.is-open, .playing-card.is-open").length,
    nameless: stops.filter((element) => !(element.getAttribute("aria-label") ?? element.textContent ?? "").trim()
      && !element.title && !element.labels?.length && !element.getAttribute("aria-labelledby")).length,
    idle: document.querySelectorAll(".board-svg [tabindex]:not(.is-open, .ghost)").length,
  };
}
"""

# How many buttons of the bar and plates of the rail hang out of the window sideways; one more if the page can be scrolled there.
STRAY = r"""
() => [...document.querySelectorAll("[data-testid=bar] button, [data-testid=rail] .seat-plate")]
  .filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect())
  .filter(({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1)).length
  + Number(document.documentElement.scrollWidth > innerWidth)
"""


@dataclass(frozen=True, slots=True)
class Look:
    """One game in one window, through the eyes of a player or of a spectator."""

    game: str
    watching: bool
    width: int
    height: int
    free: float
    """The share of the window over which nothing lies but the board."""
    label: float
    """The least height of the letters of a name, in pixels; 0 if the board has no names."""
    words: str
    crowded: int
    """Number of lines of names in sight that are not drawn before one zooms in."""
    names: int
    stray: int
    stops: int
    board_stops: int
    nameless: int
    idle: int
    open: int
    barriers: list[str]
    """The faults that axe finds."""


def look(page: Page, game: str, watching: bool) -> Look:
    """Measure a table that is shown."""
    size = page.viewport_size
    assert size is not None
    label, words, crowded, names = page.evaluate(LABELS)
    stops = page.evaluate(STOPS)
    violations = Axe().run(page).response["violations"]
    return Look(
        game,
        watching,
        size["width"],
        size["height"],
        page.evaluate(FREE),
        label,
        words,
        crowded,
        names,
        page.evaluate(STRAY),
        stops["all"],
        stops["board"],
        stops["nameless"],
        stops["idle"],
        stops["open"],
        [f"{one['impact']} {one['id']}" for one in violations],
    )


def looks(
    chromium: Browser, here: TableProcess, game: str, sizes: Iterable[tuple[int, int]] = SIZES, watched: Iterable[int] = ()
) -> list[Look]:
    """A game in several windows, and as spectators see it in those of some widths."""
    found = []
    spectators = set(watched)
    for width, height in sizes:
        phone = {"has_touch": True, "is_mobile": True} if width < PHONE else {}
        visitor = Visitor(chromium, here.address, viewport={"width": width, "height": height}, **phone)
        made = arrive(visitor, here, game)
        found.append(_rested(visitor, game, watching=False))
        if width in spectators:
            spectator = Visitor(chromium, here.address, viewport={"width": width, "height": height}, **phone)
            spectator.page.goto(f"{here.address}/play/{made['match']}")
            settle(spectator)
            found.append(_rested(spectator, game, watching=True))
            spectator.context.close()
        visitor.context.close()
    return found


def _rested(visitor: Visitor, game: str, watching: bool) -> Look:
    """Look at a table once it has come to rest, with nothing unfolded."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(REST_MS)
    unfolded = visitor.page.locator(".more > [aria-expanded=true]")
    if unfolded.count():
        unfolded.click()
    return look(visitor.page, game, watching)
