"""Measures of the table in a browser: ``python -m tools.measure_table``. It prints two tables; the note of a version quotes them.

The first has a row for each game and window: the share of the window over which nothing lies but the board, the least size of a
name on the board and how many names have no room, what hangs out of the window, how many stops the Tab key makes and how many
things can be chosen, what axe finds. The second has a row for each game: what a first visit fetches, when one can act with the
processor slowed down, how long an update takes after a click, beside a bare round trip, and how many different boxes board and
bar have had by then: one.

Times depend on the machine and on what else it does. Only their ratio says something, and no test looks at them.
"""

from __future__ import annotations

import argparse
import gzip
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.visitor import FREE, Visitor
from tools.bootstrap import PAGE
from tools.browser import TableProcess, browser, table

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (390, 844))
CHOICES = 40
"""So many decisions are answered while boxes and times are measured."""
TRIPS = 40
SLOWDOWN = 4
LOOK_MS = 250

GAMES: dict[str, dict[str, Any]] = {
    "hunt": {"seats": {"german": "me", "british": "bot:random"}},
    "quartermaster": {
        "seats": dict.fromkeys(("germany", "italy", "japan"), "me") | dict.fromkeys(("uk", "usa", "ussr"), "bot:random"),
        "players": 2,
    },
    "triumph": {"seats": {"axis": "me", "west": "bot:random", "ussr": "bot:random"}, "players": 3},
    "wg35": {
        "seats": {"a": "me", "b": "bot:random"},
        "options": {"army_a": "budapest_1944", "army_b": "assault_group_1944"},
    },
}

# Where the board and the bar are, and how large.
BOXES = r"""
() => ["board", "bar"].map((name) => {
  const { x, y, width, height } = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})
"""

# The least height of the letters of what is printed on the board and in sight, in pixels, and which text that is; and how many of
# the names in sight have no room.
LABELS = r"""
() => {
  const shown = [...document.querySelectorAll(".board-moving .picture text")].filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const seen = getComputedStyle(text);
    const inside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return inside && seen.visibility !== "hidden" && seen.display !== "none";
  });
  const sizes = shown.map((text) => {
    const { a, b } = text.getScreenCTM();
    return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b), text.textContent.trim()];
  }).filter(([, words]) => /\p{L}{2}/u.test(words));
  const crowded = [...document.querySelectorAll(".board-moving .picture .is-crowded")].filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  });
  return [...(sizes.sort(([a], [b]) => a - b)[0] ?? [0, ""]), crowded.length, sizes.length + crowded.length];
}
"""

# How many stops the Tab key makes on the page and on the board, and how many things of the board and the hand can be chosen.
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
  };
}
"""

# What hangs out of the window sideways.
STRAY = r"""
() => [...document.querySelectorAll("[data-testid=bar] button, [data-testid=rail] .seat-plate")]
  .filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect())
  .filter(({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1)).length
"""

# Notes when the table is there and the page has time for whoever uses it; and how long after a press or a key a later ply shows.
CLOCKS = r"""
window.clocks = { ready: 0, updates: [] };
let pressed = 0, ply = null;
for (const kind of ["click", "keydown"]) addEventListener(kind, () => (pressed = performance.now()), true);
new MutationObserver(() => {
  const table = document.querySelector(".table[data-ply]");
  if (!table) return;
  if (ply === null) requestIdleCallback(() => (window.clocks.ready = performance.now()));
  if (ply !== null && table.dataset.ply !== ply && pressed) {
    window.clocks.updates.push(performance.now() - pressed);
    pressed = 0;
  }
  ply = table.dataset.ply;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"] });
"""

# How long the smallest answer of the table takes to come.
ROUND_TRIP = r"""
async (trips) => {
  const times = [];
  for (let trip = 0; trip < trips; trip++) {
    const before = performance.now();
    await (await fetch("/icon.svg", { cache: "no-store" })).text();
    times.push(performance.now() - before);
  }
  return times;
}
"""


@dataclass(frozen=True, slots=True)
class Look:
    """One game in one window."""

    game: str
    width: int
    height: int
    free: float
    label: float
    words: str
    crowded: int
    """Number of lines of names in sight that are not drawn before one zooms in."""
    names: int
    stray: int
    stops: int
    board_stops: int
    nameless: int
    open: int
    barriers: list[str]


@dataclass(frozen=True, slots=True)
class Pace:
    """Measures of a first visit to a game: what it fetches, and how fast it comes and answers. Times are in milliseconds."""

    game: str
    board: int
    fonts: int
    ready: float
    update: float
    trip: float
    boxes: int
    """Number of different boxes that board and bar have had."""


def bundle() -> dict[str, int]:
    """Return the bytes of the built page that a first visit fetches, gzipped, by kind: script, style, page."""
    files = [PAGE, *PAGE.parent.joinpath("assets").glob("*.js"), *PAGE.parent.joinpath("assets").glob("*.css")]
    found = dict.fromkeys((".html", ".js", ".css"), 0)
    for file in files:
        found[file.suffix] += len(gzip.compress(file.read_bytes()))
    return found


def look(page: Page, game: str) -> Look:
    """Measure a table that is shown."""
    size = page.viewport_size
    assert size is not None
    label, words, crowded, names = page.evaluate(LABELS)
    stops = page.evaluate(STOPS)
    violations = Axe().run(page).response["violations"]
    return Look(
        game,
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
        stops["open"],
        [f"{one['impact']} {one['id']}" for one in violations],
    )


def begin(here: TableProcess, game: str) -> dict[str, Any]:
    """Begin a match of a game."""
    return here.make(game, seed="measures", name="Anna", **GAMES[game])


def arrive(visitor: Visitor, here: TableProcess, game: str) -> dict[str, Any]:
    """Begin a match of a game and sit down at it."""
    made = begin(here, game)
    visitor.page.goto(here.link(made))
    visitor.ready(mine=True)
    visitor.page.wait_for_selector(".board-svg")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    return made


def looks(chromium: Browser, here: TableProcess, game: str, sizes: Iterable[tuple[int, int]] = SIZES) -> list[Look]:
    """A game in several windows."""
    found = []
    for width, height in sizes:
        phone = {"has_touch": True, "is_mobile": True} if width < 700 else {}
        visitor = Visitor(chromium, here.address, viewport={"width": width, "height": height}, **phone)
        arrive(visitor, here, game)
        visitor.page.wait_for_timeout(400)
        unfolded = visitor.page.locator(".more > [aria-expanded=true]")
        if unfolded.count():
            unfolded.click()
        found.append(look(visitor.page, game))
        visitor.context.close()
    return found


def pace(chromium: Browser, here: TableProcess, game: str, choices: int = CHOICES) -> Pace:
    """Measure how fast a game comes and answers."""
    slow = Visitor(chromium, here.address)
    slow.context.add_init_script(CLOCKS)
    sizes: dict[str, int] = {}
    slow.page.on("response", lambda answer: sizes.__setitem__(answer.url, len(answer.body()) if answer.ok else 0))
    slow.context.new_cdp_session(slow.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    slow.page.goto(here.link(begin(here, game)))
    # Whoever looks often slows down what is looked at.
    slow.page.wait_for_function("() => window.clocks.ready > 0", polling=LOOK_MS)
    ready = slow.page.evaluate("window.clocks.ready")
    slow.context.close()
    # A service worker would stand between the page and the table, and make the bare round trip longer than it is.
    visitor = Visitor(chromium, here.address, service_workers="block")
    visitor.context.add_init_script(CLOCKS)
    arrive(visitor, here, game)
    random = Random(game)
    boxes = {str(visitor.page.evaluate(BOXES))}
    for _ in range(choices):
        if visitor.ready(mine=True)["over"]:
            break
        visitor.choose(random, 0.3, aim=0.5)
        visitor.ready()
        boxes.add(str(visitor.page.evaluate(BOXES)))
    update = median(visitor.page.evaluate("window.clocks.updates"))
    trip = median(visitor.page.evaluate(ROUND_TRIP, TRIPS))
    visitor.context.close()
    return Pace(
        game,
        sum(size for url, size in sizes.items() if "/boards/" in url),
        sum(size for url, size in sizes.items() if url.endswith(".woff2")),
        ready,
        update,
        trip,
        len(boxes),
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[*GAMES], help="which games, by their ids; all, if none is named")
    parser.add_argument("--no-times", action="store_true", help="leave the second table out")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, table(Path(folder)) as here, browser() as chromium:
        print(
            "| game | window | free board | least name | no room | out of the window | Tab stops (board, nameless) | open | axe |"
        )
        print("|---|---|---|---|---|---|---|---|---|")
        for game in wanted.games:
            for one in looks(chromium, here, game):
                print(
                    f"| {game} | {one.width} x {one.height} | {one.free:.0%} | {one.label:.1f} px ({one.words}) "
                    f"| {one.crowded} of {one.names} | {one.stray} "
                    f"| {one.stops} ({one.board_stops}, {one.nameless}) | {one.open} | {'; '.join(one.barriers) or 0} |",
                    flush=True,
                )
        page = bundle()
        whole = sum(page.values()) / 1000
        print(
            f"\nThe page, gzipped: {whole:.0f} kB, of which scripts {page['.js'] / 1000:.0f}, styles {page['.css'] / 1000:.0f}.\n"
        )
        if wanted.no_times:
            return
        print(
            f"| game | board (kB) | fonts (kB) | ready, {SLOWDOWN}x slower (ms) | update (ms) | round trip (ms) | ratio | boxes |"
        )
        print("|---|---|---|---|---|---|---|---|")
        for game in wanted.games:
            its = pace(chromium, here, game)
            print(
                f"| {game} | {its.board / 1000:.0f} | {its.fonts / 1000:.0f} | {its.ready:.0f} | {its.update:.0f} "
                f"| {its.trip:.1f} | {its.update / its.trip:.1f} | {its.boxes} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
