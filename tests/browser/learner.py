"""Somebody who plays what they have been told, by hand or by key: for lessons, whose answers are known. Knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from tests.browser.keyboard import STEPS, Keyboard
from tests.browser.visitor import OFFERS, PAUSE, TAKEN, Visitor

CARD = "card "
"""Before the title of a card, in the place of a selector: in a row it has no other name."""

# The number of a thing among the offers; -1 if it is none.
NUMBER = f"""
(selector) => {{
  const title = selector.startsWith("{CARD}") ? selector.slice({len(CARD)}) : null;
  const thing = title === null ? document.querySelector(selector) : null;
  return ({OFFERS}).findIndex((offer) =>
    title === null ? offer === thing : offer.matches(".playing-card") && offer.textContent.includes(title));
}}
"""

# As `TAKEN`, or a second press is asked for, or a menu has opened. At the end of a lesson nothing more comes.
PRESSED = r"""
(before) => Number(document.querySelector(".table")?.dataset.ply ?? 0) > before
  || document.querySelector("#prompt.outcome, .table[data-armed], .menu [role=menuitem]") !== null
"""


class Way(NamedTuple):
    """A thing that leads on: where it is on the page, its choice, how many choices it has, and how many actions this one does."""

    selector: str
    choice: dict[str, Any]
    choices: int
    does: int


class Learner(Visitor):
    """A visitor who does what is asked of them, with the mouse or with a finger, and counts that."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.clicks = 0
        """How often something has been clicked or tapped."""

    def follow(self, actions: Sequence[str]) -> None:
        """Take these actions, one after the other. The last one ends it, so nothing is waited for after it."""
        left = list(actions)
        while left:
            ply = self.ready(mine=True)["ply"]
            done = self._take(left, ply)
            left = left[done:]
            self.page.wait_for_function(TAKEN, arg=ply)

    def _take(self, left: list[str], ply: int) -> int:
        """Take the next action, with those that go with it; return how many these are."""
        scene = self.frames[-1]["table"]["scene"]
        pick = scene["prompt"]["pick"]
        if pick and left[0].split(" ")[0] == pick["verb"]:
            return self._mark(scene, left)
        found = sorted(ways(scene, left), key=lambda way: (-way.does, way.choices))
        if not found:
            self._aim_at(scene, left[0], ply)
            return 1
        way = found[0]
        self._press_thing(way.selector)
        self.page.wait_for_function(PRESSED, arg=ply)
        line = self.page.locator(".menu").get_by_role("menuitem").filter(has_text=way.choice["label"])
        if self.page.locator(".menu [role=menuitem]").count():
            self._press_line(self._number_of_line(way.choice["label"]))
            self.page.wait_for_function(PRESSED, arg=ply)
        if self._is_armed():
            self._press_again(way.selector, line.count() > 0)
        return way.does

    def _mark(self, scene: dict[str, Any], left: list[str]) -> int:
        """Mark all that is given up here, and send it."""
        pick = scene["prompt"]["pick"]
        given = [*takewhile(lambda action: action.split(" ")[0] == pick["verb"], left[: pick["high"]])]
        things = [(selector, one["action"]) for selector, choices in things_of(scene) for one in choices]
        all_of_them = [(selector, action) for selector, action in things if action.split(" ")[0] == pick["verb"]]
        wanted = list(given)
        for selector, action in all_of_them:
            # Of two cards of a kind one may be meant.
            is_given = action in wanted
            if is_given:
                wanted.remove(action)
            if is_given != pick["kept"]:
                self._press_thing(selector)
                self.page.wait_for_timeout(PAUSE)
        self._press_thing("#prompt .choice > button.primary")
        ends = bool(pick["end"]) and len(given) < len(all_of_them)
        return len(given) + ends

    def _number_of_line(self, label: str) -> int:
        """The number of a line of the menu, among those that can be chosen or not."""
        lines = self.page.locator(".menu [role=menuitem]")
        texts = [(line.get_attribute("aria-label") or line.text_content() or "").strip() for line in lines.all()]
        found = [number for number, text in enumerate(texts) if text.startswith(label)]
        assert found, f"no line says {label!r}: {texts}"
        return min(found, key=lambda number: len(texts[number]))

    # --- with a pointer -------------------------------------------------------------------------------------------

    def _press(self, at: dict[str, float]) -> None:
        self.clicks += 1
        super()._press(at)

    def _press_thing(self, selector: str) -> None:
        """Click on something that is offered."""
        number, words = self._offer(selector)
        point = self._point(number, words)
        assert point is not None, f"{words!r} has gone"
        self._press(point)

    def _press_line(self, number: int) -> None:
        self.clicks += 1
        self.page.locator(".menu [role=menuitem]").nth(number).click()

    def _press_again(self, selector: str, line: bool) -> None:
        """Confirm what gives something up."""
        if line and self.page.locator(".menu-item.is-armed").count():
            self.clicks += 1
            self.page.locator(".menu-item.is-armed").click()
        else:
            self._press_thing(selector)

    def _aim_at(self, scene: dict[str, Any], action: str, ply: int) -> None:
        """Choose a point of an open table."""
        spot, goal = spot_of(scene, action)
        chosen = self._choose_point(Always(), goal, scene["ground"]["height"], spot, ply)
        assert chosen, f"{action} cannot be chosen"

    def _offer(self, selector: str) -> tuple[int, str]:
        """The number of a thing among the offers, and its words, as soon as it is one."""
        self.page.wait_for_function(f"(selector) => ({NUMBER})(selector) >= 0", arg=selector)
        number: int = self.page.evaluate(NUMBER, selector)
        return number, self.state()["offers"][number]


class Always(Random):
    """Chance that always clicks and never drags."""

    def random(self) -> float:
        return 0.9


class KeyLearner(Keyboard, Learner):
    """A learner who presses keys and nothing else."""

    def _press_thing(self, selector: str) -> None:
        number, words = self._offer(selector)
        self.note_question(self.state()["ply"])
        assert self._go(number, words), f"{words!r} has gone"
        self._enter()

    def _press_line(self, number: int) -> None:
        self.key("ArrowDown", self.page.evaluate(STEPS, number))
        self._enter()

    def _press_again(self, selector: str, line: bool) -> None:
        self.page.wait_for_timeout(PAUSE)
        self.key("Enter")

    def _aim_at(self, scene: dict[str, Any], action: str, ply: int) -> None:
        spot, goal = spot_of(scene, action)
        self.note_question(ply)
        assert self._aim_by_key_at(spot, goal, ply), f"{action} cannot be chosen by key"


def things_of(scene: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Where each thing is that offers something, and what."""
    for token in scene["tokens"]:
        yield f".token[data-token='{token['id']}']", token["choices"]
    for area in scene["areas"]:
        yield f".area[data-place='{area['id']}']", area["choices"]
    hands = [group for group in scene["cards"] if group["style"] == "hand"]
    laid = [group for group in scene["cards"] if group["style"] != "hand"]
    for card in [card for group in hands for card in group["cards"]]:
        yield f"{CARD}{card['title']}", card["choices"]
    for button in scene["buttons"]:
        if button["enabled"]:
            yield f"#prompt [data-action='{button['action']}']", [button]
    # On a phone these are out of sight until the drawer is opened.
    for card in [card for group in laid for card in group["cards"]]:
        yield f"{CARD}{card['title']}", card["choices"]


def ways(scene: dict[str, Any], left: Sequence[str]) -> Iterator[Way]:
    """Whatever does the next of these actions, with those that follow it."""
    for selector, choices in things_of(scene):
        open_ones = [one for one in choices if not one.get("why")]
        for one in open_ones:
            does = [one["action"], *one["then"]]
            # A way that need not be named is named on the page.
            named = does[0].startswith(f"{left[0]} ") and len(does) == 1
            if named or does == list(left[: len(does)]):
                yield Way(selector, one, len(open_ones), len(does))


def spot_of(scene: dict[str, Any], action: str) -> tuple[dict[str, Any], list[int]]:
    """What is done with a point, and the point."""
    head, point = action.rsplit(" ", 1)
    goal = [int(number) for number in point.split(",")[:2]]
    for spot in scene["prompt"]["spots"]:
        if spot["action"].split("{")[0].strip() == head:
            return spot, goal
    raise AssertionError(f"nothing leads to {action!r}: {[spot['action'] for spot in scene['prompt']['spots']]}")
