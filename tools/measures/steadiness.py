"""A table at which somebody plays: nothing moves from its place, and no number key answers a question."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from random import Random

from playwright.sync_api import Browser, Request

from tests.browser.visitor import Visitor
from tools.browser import TableProcess
from tools.measures.matches import arrive

DECISIONS = 200
LOOK_BACK = 20
"""After so many decisions the past is looked at, the drawer opened, and a number key pressed twice."""

# Where the furniture is, and how large. What a bar holds may change, the bar may not.
BOXES = r"""
() => Object.fromEntries(["board", "bar", "rail"].map((name) => {
  const found = document.querySelector(`[data-testid=${name}]`);
  if (!found?.checkVisibility()) return [name, null];
  const { x, y, width, height } = found.getBoundingClientRect();
  return [name, [x, y, width, height].map(Math.round).join(" ")];
}))
"""

# The buttons of the question that show a number as their key.
NUMBERED = r"""
() => [...document.querySelectorAll("#prompt kbd, #prompt [aria-keyshortcuts]")]
  .filter((one) => /^\d$/.test(one.getAttribute("aria-keyshortcuts") ?? one.textContent)).length
"""


@dataclass(frozen=True, slots=True)
class Steadiness:
    """All that somebody saw who answered many decisions of a game."""

    game: str
    decisions: int
    prompts: int
    """Number of different questions."""
    boxes: dict[str, set[str]]
    """All boxes that board, bar and rail have had."""
    numbered: int
    """Number of buttons of questions whose key was a number."""
    answered: int
    """Number of questions that a number key, pressed twice, has answered."""


class _Watch:
    """Counts the answers that a page sends, and keeps the boxes that were seen."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.sent = 0
        self.boxes: dict[str, set[str]] = {}
        self.numbered = 0
        self.prompts: set[str] = set()
        self.page.on("request", self._noticed)

    def _noticed(self, request: Request) -> None:
        self.sent += request.url.partition("?")[0].endswith("/actions")

    def look(self) -> None:
        """Note where everything is just now."""
        for name, box in self.page.evaluate(BOXES).items():
            self.boxes.setdefault(name, set()).add(str(box))
        self.numbered += self.page.evaluate(NUMBERED)
        self.prompts.add(self.page.locator(".prompt-text").first.inner_text())

    def look_back(self) -> int:
        """Press a number twice, look at the past and into the drawer. Return how many answers the number has sent."""
        before = self.sent
        self.page.keyboard.press("1")
        self.page.keyboard.press("1")
        self.look()
        answers = self.sent - before
        self.page.keyboard.press("Escape")
        self.page.keyboard.press(",")
        self.page.wait_for_selector(".past-banner")
        self.look()
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("l")
        self.page.wait_for_selector(".drawer")
        self.look()
        self.page.keyboard.press("Escape")
        self.page.locator(".drawer").wait_for(state="detached")
        return answers


def steadiness(chromium: Browser, here: TableProcess, game: str, decisions: int = DECISIONS) -> Steadiness:
    """Play a game, and another one when it is over, and look where everything is after each decision."""
    visitor = Visitor(chromium, here.address)
    watch = _Watch(visitor)
    random = Random(game)
    answered = 0
    seeds = count()
    over = True
    for number in range(decisions):
        if over:
            arrive(visitor, here, game, f"steady {next(seeds)}")
        visitor.choose(random, 0.3, aim=0.5)
        over = bool(visitor.ready(mine=True)["over"])
        if over:
            continue
        watch.look()
        if number % LOOK_BACK == LOOK_BACK - 1:
            answered += watch.look_back()
    visitor.context.close()
    return Steadiness(game, decisions, len(watch.prompts), watch.boxes, watch.numbered, answered)
