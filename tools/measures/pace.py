"""The bytes of a first visit to a table, how soon one can act, and how soon a click shows.

Times depend on the machine and on what else it does. Their ratio to a bare round trip says something; no test looks at them.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor
from tools.bootstrap import PAGE
from tools.browser import TableProcess
from tools.measures.matches import arrive, begin

CHOICES = 40
"""So many decisions are answered while times are measured."""
TRIPS = 40
"""So many bare round trips are timed."""
VISITS = 5
"""So many first visits are made for each game and language."""
SLOWDOWN = 4
READY = "the page has nothing more to do"
"""The page writes this to its console then."""

# Notes when the table is there and the page has time for whoever uses it; and how long after a press or a key a later ply shows.
CLOCKS = r"""
window.clocks = { shown: 0, ready: 0, updates: [] };
let pressed = 0, ply = null;
const tell = (what) => {
  window.clocks[what] = performance.now();
  if (window.clocks.shown && window.clocks.ready) console.log("READY");
};
for (const kind of ["click", "keydown"]) addEventListener(kind, () => (pressed = performance.now()), true);
new MutationObserver(() => {
  const table = document.querySelector(".table[data-ply]");
  if (!table) return;
  if (ply === null) {
    requestAnimationFrame(() => setTimeout(() => tell("shown")));
    requestIdleCallback(() => tell("ready"));
  }
  if (ply !== null && table.dataset.ply !== ply && pressed) {
    window.clocks.updates.push(performance.now() - pressed);
    pressed = 0;
  }
  ply = table.dataset.ply;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"] });
""".replace("READY", READY)

# What has been fetched, in bytes as they came: the picture of the board, the faces, and all else.
FETCHED = r"""
() => {
  const found = { board: 0, fonts: 0, rest: 0 };
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  for (const { name, encodedBodySize } of all) {
    const kind = name.includes("/boards/") ? "board" : name.endsWith(".woff2") ? "fonts" : "rest";
    found[kind] += encodedBodySize;
  }
  return found;
}
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

# A yardstick for the machine: how long a fixed number of steps takes that does nothing for anybody.
YARDSTICK = r"""
() => {
  const before = performance.now();
  let sum = 1;
  for (let step = 0; step < 2e7; step++) sum = Math.imul(sum, 31) + step | 0;
  return performance.now() - before + (sum === 0 ? 1 : 0);
}
"""


@dataclass(frozen=True, slots=True)
class Visit:
    """Measures of a first visit to a game: what it fetches, in bytes, and how fast it comes, in milliseconds."""

    game: str
    lang: str
    board: int
    fonts: int
    rest: int
    shown: float
    """The time until the table was drawn, the processor being slowed down."""
    ready: float
    """The time until the page had nothing more to do, slowed down as well."""
    yardstick: float
    """The time that the machine took for a fixed number of steps just then, slowed down as well."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Speed of a game's answers: from a click until it shows, and a bare round trip, both in milliseconds at the median."""

    game: str
    update: float
    trip: float


def bundle() -> dict[str, int]:
    """Return the bytes of the whole built page, gzipped, by kind: script, style, page. No visit fetches all of it."""
    files = [PAGE, *PAGE.parent.joinpath("assets").glob("*.js"), *PAGE.parent.joinpath("assets").glob("*.css")]
    found = dict.fromkeys((".html", ".js", ".css"), 0)
    for file in files:
        found[file.suffix] += len(gzip.compress(file.read_bytes()))
    return found


def first_visit(chromium: Browser, here: TableProcess, game: str, made: dict[str, Any], lang: str) -> Visit:
    """Measure what the first visit of a browser to a match of a game fetches, and how fast it comes."""
    slow = Visitor(chromium, here.address, locale=lang)
    slow.context.add_init_script(CLOCKS)
    slow.context.new_cdp_session(slow.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    # A server that has shown no table of this game before has to read its texts.
    here.look(made["match"], made["key"])
    # Whoever looks brings code of their own along, and slows down what is looked at: the page tells by itself.
    with slow.page.expect_console_message(lambda message: message.text == READY):
        slow.page.goto(here.link(made), wait_until="commit")
    shown, ready = slow.page.evaluate("[window.clocks.shown, window.clocks.ready]")
    slow.page.wait_for_load_state("networkidle")
    fetched = slow.page.evaluate(FETCHED)
    yardstick = slow.page.evaluate(YARDSTICK)
    slow.context.close()
    return Visit(game, lang, fetched["board"], fetched["fonts"], fetched["rest"], shown, ready, yardstick)


def typical_visit(chromium: Browser, here: TableProcess, game: str, lang: str) -> Visit:
    """Measure the first visits of several browsers to a match, and return the middle one: the machine may be busy meanwhile."""
    made = begin(here, game)
    visits = sorted((first_visit(chromium, here, game, made, lang) for _ in range(VISITS)), key=lambda visit: visit.shown)
    return visits[VISITS // 2]


def pace(chromium: Browser, here: TableProcess, game: str, choices: int = CHOICES) -> Pace:
    """Measure how fast a game answers."""
    # A service worker would stand between the page and the table, and make the bare round trip longer than it is.
    visitor = Visitor(chromium, here.address, service_workers="block")
    visitor.context.add_init_script(CLOCKS)
    arrive(visitor, here, game)
    random = Random(game)
    for _ in range(choices):
        if visitor.ready(mine=True)["over"]:
            break
        visitor.choose(random, 0.3, aim=0.5)
        visitor.ready()
    update = median(visitor.page.evaluate("window.clocks.updates"))
    trip = median(visitor.page.evaluate(ROUND_TRIP, TRIPS))
    visitor.context.close()
    return Pace(game, update, trip)
