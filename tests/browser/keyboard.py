"""Somebody at the page who has no mouse: everything is reached and chosen by key, and every key is counted. Knows no game."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError

from tests.browser.visitor import AIMED, ANSWERED, IMPATIENCE, OFFERS, TAKEN, Visitor, numbers

GRACE = 0.27
"""No key answers a question that has not been there for so many seconds."""
WAYS = 40
"""So many arrows lead anywhere on the board, or it is looked for by its name."""
FAR = 5
"""Shift makes a step of the cross-hair so many times as long."""

# What the n-th offer is to somebody who goes by key, and where; and where the focus is.
PLACE = f"""
(n) => {{
  const kindOf = (thing) => thing?.matches?.("[data-target]") ? "board" : thing?.matches?.(".hand .playing-card") ? "hand"
    : thing?.id === "prompt" ? "prompt" : thing?.matches?.("#prompt .buttons button") ? "verb" : "other";
  const offer = ({OFFERS})[n], at = document.activeElement;
  const spot = (thing) => ({{ x: Number(thing?.dataset?.x), y: Number(thing?.dataset?.y) }});
  return {{
    kind: kindOf(offer), main: offer?.matches(".primary"), there: offer === at,
    words: offer?.getAttribute("aria-label") ?? offer?.textContent ?? "",
    folded: offer?.closest(".more > [hidden]") != null,
    card: [...document.querySelectorAll(".hand button.playing-card")].indexOf(offer),
    to: spot(offer), from: spot(at), on: kindOf(at), lost: at === document.body,
    names: [...document.querySelectorAll(".board-svg [data-target]")].map((thing) => thing.getAttribute("aria-label")),
  }};
}}
"""


# How many lines of the open menu lie between the one that has the focus and the n-th that can be chosen.
STEPS = """
(n) => {
  const all = [...document.querySelectorAll(".menu [role^=menuitem]")];
  const goal = all.indexOf(document.querySelectorAll(".menu [role=menuitem]")[n]);
  return (goal - all.indexOf(document.activeElement) + all.length) % all.length;
}
"""


class Keyboard(Visitor):
    """A visitor who presses keys and nothing else."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.keys = 0
        """How many keys have been pressed."""
        self._asked = (-1, 0.0)

    def key(self, name: str, times: int = 1) -> None:
        """Press a key."""
        for _ in range(times):
            self.keys += 1
            self.page.keyboard.press(name)

    def choose(self, random: Random, done: float = 0.0, eager: str = "", never: str = "", aim: float = 0.0) -> str:
        """As `Visitor.choose`, by key."""
        state = self.ready(mine=True)
        self.note_question(state["ply"])
        points = self.page.locator(".ghost").count() > 0 and not numbers(state["offers"], eager)
        if points and (not state["offers"] or random.random() < aim):
            aimed = self._aim_by_key(random, state["ply"])
            if aimed:
                return aimed
        assert state["offers"], f"it is my turn, and nothing can be chosen by key: {self.page.inner_text('#prompt')}"
        wished = numbers(state["offers"], eager)
        number = random.choice(wished or range(len(state["offers"])))
        if not wished and state["main"] >= 0 and random.random() < done:
            number = state["main"]
        if not self._go(number, state["offers"][number]):
            return self.choose(random, done, eager, never, aim)
        self._enter()
        chosen: str = state["offers"][number]
        self._answer_to(chosen, state["ply"], True)
        chosen += self._from_menu(random, eager, never)
        if chosen != state["offers"][number]:
            self._answer_to(chosen, state["ply"], False)
        if self._is_armed():
            self.key("Enter")
            self.page.wait_for_function(TAKEN, arg=state["ply"])
        return chosen

    def pick(self, card: str, line: str) -> None:
        """Choose a card by the beginning of its words, and a line of its menu by words that it has."""
        state, number = self._offered(rf"^\d*{re.escape(card)}")
        self._asked = (state["ply"], time.monotonic())
        assert self._go(number, state["offers"][number])
        self._enter()
        self._answer_to(card, state["ply"], True)
        self._from_menu(Random(card), line, "")
        self.ready(state["ply"] + 1)

    def check_focus(self) -> None:
        """The focus is somewhere, after whatever has happened."""
        self.page.wait_for_function("() => document.activeElement !== document.body", timeout=IMPATIENCE)

    def _go(self, number: int, words: str) -> bool:
        """Bring the focus to the n-th offer; false if it is no longer there, for somebody else has chosen."""
        found = self._look(number)
        if found["words"] != words:
            return False
        if found["kind"] == "board":
            self._walk(number, found)
        elif found["kind"] == "hand":
            self._to_card(found["card"])
        elif found["main"] and found["on"] == "prompt":
            # Who is at the question presses the main button by Enter.
            return True
        elif found["main"] and found["lost"]:
            # Whoever is nowhere is led there by it.
            self._enter()
        else:
            self._to_verb(number, found)
        found = self._look(number)
        assert found["words"] != words or found["there"], f"no key leads to {words!r}: {found}"
        return bool(found["there"])

    def _look(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(PLACE, number)
        return found

    def _walk(self, number: int, found: dict[str, Any]) -> None:
        """Arrows towards it, the longer way first; if they lead nowhere, the initial of its name."""
        if found["on"] != "board":
            self._onto_board()
            found = self._look(number)
        seen: set[tuple[float, float]] = set()
        for _ in range(WAYS):
            if found["there"]:
                return
            here, goal = found["from"], found["to"]
            if (here["x"], here["y"]) in seen:
                break
            seen.add((here["x"], here["y"]))
            across, down = goal["x"] - here["x"], goal["y"] - here["y"]
            ways = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
            for way in ways if abs(across) >= abs(down) else ways[::-1]:
                self.key(way)
                found = self._look(number)
                if (found["from"]["x"], found["from"]["y"]) not in seen:
                    break
        initial = found["words"].strip()[:1]
        for _ in range(len(found["names"]) if initial.isalpha() else 0):
            self.key(f"Shift+{initial.upper()}")
            found = self._look(number)
            if found["there"]:
                return

    def _onto_board(self) -> None:
        """Bring the focus to some thing of the board."""
        for _ in range(6):
            if self._look(0)["on"] == "board":
                return
            self.key("PageDown")
        raise AssertionError("no key leads to the board")

    def _to_card(self, number: int) -> None:
        """A digit raises one of the first cards of the hand; arrows go on from there."""
        self.key(str(min(number + 1, 9)))
        self.key("ArrowRight", max(0, number - 8))

    def _to_verb(self, number: int, found: dict[str, Any]) -> None:
        """A button of the bar or of the list below it, or a card that lies on the table."""
        if found["folded"]:
            self.key(".")
        elif found["kind"] == "verb":
            for _ in range(6):
                on = self._look(number)["on"]
                if on == "verb":
                    break
                self.key("PageDown" if on == "hand" else "PageUp")
        for way in ("ArrowRight", "ArrowLeft"):
            for _ in range(WAYS):
                found = self._look(number)
                if found["there"] or found["kind"] != "verb" or found["on"] != "verb":
                    break
                self.key(way)
        for _ in range(4 * WAYS):
            if self._look(number)["there"]:
                return
            self.key("Tab")

    def note_question(self, ply: int) -> None:
        """Note when a question came that is new here."""
        if ply != self._asked[0]:
            self._asked = (ply, time.monotonic())

    def _enter(self) -> None:
        """Press Enter once the question has been there for a moment."""
        self.page.wait_for_timeout(max(0.0, 1000 * (self._asked[1] + GRACE - time.monotonic())))
        self.key("Enter")

    def _from_menu(self, random: Random, eager: str, never: str) -> str:
        """Choose a line of the menu that is open, if one is."""
        lines = self.page.locator(".menu [role=menuitem]")
        if not lines.count():
            return ""
        words = lines.all_inner_texts()
        open_lines = [n for n in range(len(words)) if lines.nth(n).get_attribute("aria-disabled") != "true"]
        unwanted = numbers(words, never)
        wished = [n for n in numbers(words, eager) if n in open_lines]
        line = random.choice(wished or [n for n in open_lines if n not in unwanted] or open_lines)
        # The likeliest line has the focus to begin with, and standing orders are lines as well.
        steps = self.page.evaluate(STEPS, line)
        self.key("ArrowDown", steps)
        assert self.page.evaluate("document.activeElement.textContent") == lines.nth(line).text_content()
        self._enter()
        return f" > {words[line]}"

    def _answer_to(self, chosen: str, ply: int, menu: bool) -> None:
        try:
            self.page.wait_for_function(ANSWERED, arg=[ply, menu], timeout=IMPATIENCE * 2)
        except TimeoutError as error:
            seen = self.page.locator("#prompt, .toasts, .menu").all_inner_texts()
            at = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            raise AssertionError(f"nothing came of {chosen!r} by key at {ply}: {seen}, {at}") from error

    def _aim_by_key(self, random: Random, ply: int) -> str:
        """Bring the cross-hair near one of the points of the decision, and choose; nothing if the rules refuse them."""
        scene, decision = (self.frames[-1]["table"][name] for name in ("scene", "decision"))
        spots = scene["prompt"]["spots"]
        # What takes a figure and then asks for a point is no sample of a point.
        forms = [
            (spot, option) for spot in spots if "{x}" in spot["action"] for option in (decision or {"options": []})["options"]
        ]
        samples = [(spot, option) for spot, option in forms if option.startswith(spot["action"].split("{")[0])]
        if not samples:
            return ""
        spot, option = random.choice(samples)
        return self._aim_by_key_at(spot, [int(number) for number in option.rsplit(" ", 1)[1].split(",")[:2]], ply)

    def _aim_by_key_at(self, spot: dict[str, Any], goal: list[int], ply: int) -> str:
        """Bring the cross-hair to a point, as far as its steps allow, and choose; nothing if the rules refuse it."""
        scene = self.frames[-1]["table"]["scene"]
        ground = scene["ground"]
        held = next((token["at"] for token in scene["tokens"] if token["held"] and token["at"]), None)
        at = list(held or (round(ground["width"] / 2), round(ground["height"] / 2)))
        self.wave_away()
        self.key("x")
        # It may still be where it was before; then it starts anew.
        self.key("Escape")
        for axis, (less, more) in enumerate((("ArrowLeft", "ArrowRight"), ("ArrowDown", "ArrowUp"))):
            leaps, steps = divmod(abs(goal[axis] - at[axis]) // ground["step"], FAR)
            way = more if goal[axis] > at[axis] else less
            self.key(f"Shift+{way}", leaps)
            self.key(way, steps)
        with self.excused():
            self._enter()
            self.page.wait_for_function(AIMED, arg=[ply, True])
            lines = self.page.locator(".menu [role=menuitem]").all_inner_texts()
            if spot["label"] in lines:
                self.key("ArrowDown", lines.index(spot["label"]))
                self._enter()
                self.page.wait_for_function(AIMED, arg=[ply, False])
            elif lines:
                self.key("Escape")
        if self._is_armed():
            self.key("Enter")
            self.page.wait_for_function(TAKEN, arg=ply)
        taken = self.ready()["ply"] > ply or self.state()["over"]
        return f"{spot['label']} {goal}" if taken else ""

    def wave_away(self) -> None:
        """Wait until what was said before is gone, so that what is said now is not taken for it."""
        self.page.wait_for_function("() => document.querySelector('.toast') === null")
