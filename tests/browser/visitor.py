"""Somebody at the page: a browser of their own, and hands that click what the page offers. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from gzip import decompress as gunzip
from random import Random
from typing import Any

from msgspec.json import decode
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, Response, TimeoutError, WebSocket, expect

from vezerkar.server.pages.delta import apply

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
"""The settings of a visitor with a phone."""
PATIENCE = 60_000
"""How long something may take, in milliseconds; it takes a fraction of that."""
IMPATIENCE = 6_000
"""How long somebody waits before clicking again: the page may have moved just then, and the click met something else."""
PAUSE = 50
"""Between two looks at the same pages, in milliseconds."""
LOOKS = PATIENCE // PAUSE
TRIES = 10
"""How many points somebody tries where nothing else can be chosen."""

OFFERS = r"""
  [...document.querySelectorAll(".area.is-open, .token.is-open:not(.is-marked), .playing-card.is-open:not(.is-marked), "
    + "#prompt .choice > button:not([aria-disabled=true]):not(:disabled)")]
    .filter((element) => element.getClientRects().length > 0 || element.closest(".more"))
"""

# What the page offers, in the order of the page, and how the game stands. A thing is said by its words.
STATE = f"""
() => {{
  const words = (element) => element.getAttribute("aria-label") ?? element.textContent;
  return {{
    over: document.querySelector("#prompt.outcome") !== null,
    mine: document.querySelector("#prompt.is-mine") !== null,
    ply: Number(document.querySelector(".table")?.dataset.ply ?? 0),
    offers: ({OFFERS}).map(words),
    main: ({OFFERS}).findIndex((element) => element.matches(".primary")),
    menu: [...document.querySelectorAll(".menu [role=menuitem]:not([aria-disabled=true])")].map(words),
  }};
}}
"""

# A point of the n-th offer where a click meets nothing else, as soon as it has come to rest, after scrolling there if need be.
# Null if it is covered everywhere; "gone" if it is no longer what it was, for somebody else has chosen meanwhile.
POINT = f"""
async ([n, words]) => {{
  let last = null;
  for (let frames = 0; frames < 90; frames++) {{
    const offer = ({OFFERS})[n];
    if (!offer || (offer.getAttribute("aria-label") ?? offer.textContent) !== words) return "gone";
    const {{ left, top, width, height }} = offer.getBoundingClientRect();
    let free = null;
    for (const share of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {{
        const at = {{ x: left + width * share, y: top + height * other }};
        if (!free && offer.contains(document.elementFromPoint(at.x, at.y))) free = at;
      }}
    if (free && last && free.x === last.x && free.y === last.y) return free;
    if (!free) offer.scrollIntoView({{ block: "center", inline: "nearest" }});
    last = free;
    await new Promise(requestAnimationFrame);
  }}
  return null;
}}
"""

ANSWERED = r"""
([before, menu]) => {
  const ply = Number(document.querySelector(".table")?.dataset.ply ?? 0);
  return ply > before || document.querySelector("#prompt.outcome, .table[data-armed], .table[data-marks]") !== null
    || (menu && document.querySelector(".menu [role=menuitem]:not([aria-disabled=true])") !== null);
}
"""

TAKEN = r"""
(before) => Number(document.querySelector(".table")?.dataset.ply ?? 0) > before
  || document.querySelector("#prompt.outcome") !== null
"""

NOTHING_SHOWN = r"""
try { localStorage["vezerkar.prefs"] ??= JSON.stringify({ speed: 0 }); } catch {}
"""

NOTHING_PAINTED = r"""
const unpainted = new CSSStyleSheet();
unpainted.replaceSync("body { opacity: 0 !important }");
document.adoptedStyleSheets.push(unpainted);
"""

# Where a point of an open table is on the screen, after scrolling there; null if it lies under something else.
SPOT = r"""
([x, y, height]) => {
  const board = document.querySelector(".board-svg");
  board.scrollIntoView({ block: "nearest" });
  const { a, d, e, f } = board.querySelector(".board-moving").getScreenCTM();
  const at = { x: a * x + e, y: d * (height - y) + f };
  return board.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}
"""

# Whether a tap has set the ghost, opened a menu or was a choice.
TOUCHED = r"""
(before) => document.querySelector(".ghost:not(.is-idle), .menu, .toast") !== null
  || Number(document.querySelector(".table")?.dataset.ply ?? 0) > before
"""

# Whether an answer to a point has come: a menu, a later ply, or a reason against it.
AIMED = r"""
([before, menu]) => {
  const ply = Number(document.querySelector(".table")?.dataset.ply ?? 0);
  return ply > before || document.querySelector(".toast") !== null || document.querySelector("#prompt.outcome") !== null
    || (menu && document.querySelector(".menu") !== null);
}
"""

# The share of the window over which nothing but the board lies, not even what lets a click through.
FREE = r"""
() => {
  const captions = [...document.querySelectorAll(".board-caption")];
  const veils = captions.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const veiled = veils.map((one) => one.getBoundingClientRect());
  const over = (x, y) => veiled.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  let free = 0, all = 0;
  for (let x = 6; x < innerWidth; x += 12)
    for (let y = 6; y < innerHeight; y += 12) {
      all += 1;
      if (!over(x, y) && document.elementFromPoint(x, y)?.closest(".board-svg")) free += 1;
    }
  return free / all;
}
"""

# The state, as soon as it has come to some ply, and, if wished, to the own turn. Both at once: the others go on meanwhile.
# It is asked for in every frame that the browser draws; what is offered is looked for only when it has come.
READY = f"""
([ply, mine]) => {{
  const prompt = document.querySelector("#prompt");
  if (!prompt) return null;
  if (!prompt.matches(".outcome")) {{
    if ((mine && !prompt.matches(".is-mine")) || prompt.querySelector(".choice > button:disabled")) return null;
    if (Number(document.querySelector(".table")?.dataset.ply ?? 0) < ply) return null;
  }}
  return ({STATE})();
}}
"""


class Visitor:
    """A browser of one's own at the table. Keeps what came over the wire and whatever went wrong."""

    def __init__(self, chromium: Browser, address: str, shown: bool = False, painted: bool = True, **settings: Any) -> None:
        """``shown``: the page shows for a moment what the others do, which may lie over what a visitor wants to click.

        Without ``painted`` the browser lays out the page and takes clicks as always, but draws nothing: a whole game takes a
        quarter less of the processor.
        """
        self.context = chromium.new_context(
            **{
                "base_url": address,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "viewport": {"width": 1440, "height": 900},
                **settings,
            }
        )
        self.context.set_default_timeout(PATIENCE)
        if not shown:
            self.context.add_init_script(NOTHING_SHOWN)
        if not painted:
            self.context.add_init_script(NOTHING_PAINTED)
        self.troubles: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self._tables: dict[str, dict[str, Any]] = {}
        self.bodies: list[tuple[str, str]] = []
        self.missed: list[str] = []
        self.touch = bool(settings.get("has_touch"))
        self._excused = False
        self.page = self.watch(self.context.new_page())

    def watch(self, page: Page) -> Page:
        """Note what goes wrong on a page, and what it is sent. Breaches of the security policy are told on the console."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.trouble(f"page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def trouble(self, what: str) -> None:
        """Something went wrong, unless it is to be expected just now."""
        if not self._excused:
            self.troubles.append(what)

    @contextmanager
    def excused(self) -> Iterator[None]:
        """While the table is away, requests fail."""
        self._excused = True
        yield
        self._excused = False

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # What a page still asks for when it is left is given up by the browser itself.
        if request.failure != "net::ERR_ABORTED":
            self.trouble(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble(f"{response.status}: {response.request.method} {response.url}")
        elif "/api/" in response.url and response.status != 101:
            try:
                self.bodies.append((response.url, response.text()))
            except Error:
                # Whoever leaves does not wait for the last answer.
                if not self.page.is_closed():
                    raise

    def _connected(self, socket: WebSocket) -> None:
        # That of the bell tells of no match.
        if not socket.url.endswith("/api/me/live"):
            socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        """Keep what came; what has changed, as the MatchPage it makes of the one before."""
        message = decode(frame if isinstance(frame, str) else gunzip(frame))
        if message["type"] == "delta":
            table = apply(self._tables[message["from"]], message["patch"])
            message = {"type": "table", "rev": message["to"], "table": table}
        if message["type"] == "table":
            self._tables[message["rev"]] = message["table"]
        self.frames.append(message)

    def kinds(self) -> set[str]:
        """The kinds of everything that was told: a MatchPage holds the end of the log alone."""
        tables = [frame["table"] for frame in self.frames if frame["type"] == "table"]
        return {line["kind"] for table in tables for line in table["log"]}

    def wish_for_seed(self, seed: str) -> None:
        """Make matches with this seed, so that the same game is played each time. The page itself wishes for none."""
        made = re.compile(r"/api/matches(\?[^/]*)?$")
        self.page.route(made, lambda route: route.continue_(post_data={**route.request.post_data_json, "seed": seed}))

    # --- playing -------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """How the game stands and what is offered, by the page's own words."""
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def ready(self, ply: int = 0, mine: bool = False) -> dict[str, Any]:
        """The state as soon as it has come to some ply, and, if wished, to the own turn."""
        found: dict[str, Any] = self.page.wait_for_function(READY, arg=[ply, mine]).json_value()
        return found

    def choose(self, random: Random, done: float = 0.0, eager: str = "", never: str = "", aim: float = 0.0) -> str:
        """Click one thing that is offered, and one line of the menu it may open. Answers with the words clicked.

        What has the words of ``eager`` comes before all else; next, where a point of the table may be chosen, one is clicked with
        the probability ``aim``; next, where there is a main button (done, pass), it is clicked with the probability ``done``. A
        line of a menu with the words of ``never`` is not chosen unless there are no others.
        """
        state = self.ready(mine=True)
        tries = 0
        if not numbers(state["offers"], eager):
            # Where there is nothing but points, one that is refused or covered is followed by another.
            tries = int(random.random() < aim) if state["offers"] else TRIES
        for _ in range(tries):
            aimed = self.aim(random, state["ply"])
            if aimed:
                return aimed
        assert state["offers"], f"it is my turn, and nothing can be clicked: {self.page.inner_text('#prompt')}"
        wished = numbers(state["offers"], eager)
        number = random.choice(wished or range(len(state["offers"])))
        if not wished and state["main"] >= 0 and random.random() < done:
            number = state["main"]
        clicked: str = state["offers"][number]
        self._dismiss()
        for patience in (IMPATIENCE, IMPATIENCE, PATIENCE):
            point = self._point(number, clicked)
            if point is None:
                return self.choose(random, done, eager, never)
            self._press(point)
            if self._answer(clicked, state["ply"], True, patience):
                break
            self.missed.append(clicked)
            self._dismiss()
        if self.page.locator(".table[data-marks]").count():
            return self._send_marked(random, clicked, state["ply"])
        if self._is_armed():
            point = self._point(number, clicked)
            if point is not None:
                self._press(point)
                self.page.wait_for_function(TAKEN, arg=state["ply"])
            return clicked
        menu = self.page.locator(".menu [role=menuitem]:not([aria-disabled=true])")
        lines = menu.all_inner_texts()
        if lines:
            unwanted = numbers(lines, never)
            line = random.choice(numbers(lines, eager) or [n for n in range(len(lines)) if n not in unwanted] or unwanted)
            clicked += f" > {lines[line]}"
            try:
                self._hit(menu.nth(line), PATIENCE / 3)
            except TimeoutError:
                # The menu closes when somebody else has chosen meanwhile what changes it; then the next choice is made anew.
                if self.state()["ply"] == state["ply"]:
                    raise
            if self._answer(clicked, state["ply"], False) and self._is_armed():
                self._hit(menu.nth(line), PATIENCE / 3)
                self.page.wait_for_function(TAKEN, arg=state["ply"])
        return clicked

    def pick(self, card: str, line: str) -> None:
        """Choose a card by the beginning of its words, and a line of its menu by words that it has."""
        state, number = self._offered(rf"^\d*{re.escape(card)}")
        point = self._point(number, state["offers"][number])
        assert point is not None, f"the offer is gone: {card}"
        self._press(point)
        self._answer(card, state["ply"], True)
        lines = self.page.locator(".menu [role=menuitem]:not([aria-disabled=true])")
        if lines.count():
            self._hit(lines.filter(has_text=re.compile(line)).first)
        self.ready(state["ply"] + 1)

    def _offered(self, card: str) -> tuple[dict[str, Any], int]:
        """The state as soon as it offers such a card, and the number of that offer.

        Somebody who chooses at the same time may raise the ply before the own choice is answered.
        """
        for _ in range(LOOKS):
            state = self.ready(mine=True)
            found = numbers(state["offers"], card)
            if found:
                return state, found[0]
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"nothing offered begins with {card}: {state['offers']}")

    def _send_marked(self, random: Random, clicked: str, ply: int) -> str:
        """Mark as many as are asked for, and send them together."""
        done = self.page.locator("#prompt .choice > button.primary:not([aria-disabled=true])")
        while not done.count():
            offers = self.state()["offers"]
            number = random.randrange(len(offers))
            point = self._point(number, offers[number])
            if point is not None:
                self._press(point)
                self.page.wait_for_timeout(PAUSE)
        self._hit(done)
        self.page.wait_for_function(TAKEN, arg=ply)
        return f"{clicked}, together with others"

    def aim(self, random: Random, ply: int) -> str:
        """Choose a point near one of those of the decision, by click or by dragging the piece in hand, if there is one."""
        scene, decision = (self.frames[-1]["table"][name] for name in ("scene", "decision"))
        samples = [
            (spot, option.rsplit(" ", 1)[1])
            for spot in (scene["prompt"]["spots"] if decision else [])
            if not spot["then"]
            for option in decision["options"]
            if option.startswith(spot["action"].split("{")[0])
        ]
        if not samples:
            return ""
        spot, place = random.choice(samples)
        x, y = (int(number) for number in place.split(",")[:2])
        height = scene["ground"]["height"]
        # Anywhere near; if the rules refuse that, the point of the sample itself.
        for far in (9, 0):
            near = [
                min(max(middle + random.randint(-far, far), 0), most)
                for middle, most in ((x, scene["ground"]["width"]), (y, height))
            ]
            clicked = self._choose_point(random, near, height, spot, ply)
            if clicked:
                return clicked
        return ""

    def _choose_point(self, random: Random, place: list[int], height: int, spot: dict[str, Any], ply: int) -> str:
        """Choose this point; nothing if the rules refuse it, or it lies under something else."""
        page, scene = self.page, self.frames[-1]["table"]["scene"]
        at = self._spot(place, height)
        if at is None and self._fold_stage():
            at = self._spot(place, height)
        if at is None:
            return ""
        held = next((token["at"] for token in scene["tokens"] if token["held"] and token["at"]), None)
        hand = self._spot(held, height) if held and not self.touch else None
        # What was said before is waved away, so that what is said now is not taken for it. It may go by itself meanwhile.
        for _ in range(page.locator(".toast button").count()):
            with suppress(TimeoutError):
                self._hit(page.locator(".toast button").first, IMPATIENCE)
        # A refusal is an answer, too, with a status of its own.
        with self.excused():
            if hand and spot == scene["prompt"]["spots"][0] and random.random() < 0.5:
                page.mouse.move(hand["x"], hand["y"])
                page.mouse.down()
                page.mouse.move((hand["x"] + at["x"]) / 2, (hand["y"] + at["y"]) / 2)
                page.mouse.move(at["x"], at["y"])
                page.mouse.up()
            else:
                self._press(at)
                if self.touch:
                    # A finger sets the ghost and then taps it, unless it has met a piece with a menu of its own.
                    page.wait_for_function(TOUCHED, arg=ply)
                    if not page.locator(".menu").count() and page.locator(".ghost:not(.is-idle)").count():
                        self._press(self._spot(place, height) or at)
            page.wait_for_function(AIMED, arg=[ply, True])
            line = page.locator(".menu").get_by_role("menuitem", name=spot["label"], exact=True)
            if page.locator(".menu").count():
                self._hit(line.first)
                page.wait_for_function(AIMED, arg=[ply, False])
        return f"{spot['label']} {place}" if self.ready()["ply"] > ply or self.state()["over"] else ""

    def _spot(self, place: list[int], height: int) -> dict[str, float] | None:
        """Where a point of the table is on the screen, as soon as the screen has come to rest."""
        at: dict[str, float] | None = self.page.evaluate(SPOT, [*place, height])
        last = None
        while self.touch and at != last:
            self.page.wait_for_timeout(100)
            last, at = at, self.page.evaluate(SPOT, [*place, height])
        return at

    def press(self, button: Locator) -> None:
        """Click a button, and once more if it gives something up."""
        ply = self.state()["ply"]
        button.click()
        self.page.wait_for_function(ANSWERED, arg=[ply, False])
        if self._is_armed():
            button.click()

    def _is_armed(self) -> bool:
        """Whether the page asks for a second press, because the first gives something up."""
        return self.page.locator(".table[data-armed]").count() > 0

    def _dismiss(self) -> None:
        """Close a menu that may have come up where a tap went astray: it says why not, and lies over others."""
        if self.page.locator(".menu").count():
            self.page.keyboard.press("Escape")

    def _press(self, at: dict[str, float]) -> None:
        """A click, or a tap of a finger."""
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(at["x"], at["y"])

    def _hit(self, thing: Locator, timeout: float = PATIENCE) -> None:
        """Click a thing, or tap it with a finger."""
        (thing.tap if self.touch else thing.click)(timeout=timeout)

    def _point(self, number: int, words: str) -> dict[str, float] | None:
        """Where to click on an offer; nothing if somebody else has chosen meanwhile. It may be out of sight on a big board."""
        if self.page.evaluate(f"(n) => ({OFFERS})[n]?.closest('.more > [hidden]') != null", number):
            self._hit(self.page.locator(".more > .fold-button"))
        point: dict[str, float] | str | None = self.page.evaluate(POINT, [number, words])
        if point is None and self._fold_stage():
            point = self.page.evaluate(POINT, [number, words])
        if point is None:
            self._hit(self.page.get_by_role("button", name="Whole board"))
            point = self.page.evaluate(POINT, [number, words])
        if point == "gone":
            return None
        assert isinstance(point, dict), f"nobody can click on this: {words}"
        return point

    def _fold_stage(self) -> bool:
        """Fold a stage that lies over what is to be clicked; false if there is none."""
        fold = self.page.locator(".stage-cap > .icon-button[aria-expanded=true]")
        if not fold.count():
            return False
        self._hit(fold)
        return True

    def _answer(self, clicked: str, ply: int, menu: bool, patience: int = PATIENCE) -> bool:
        """Wait for what comes of a click; false if nothing does, and it is worth another try."""
        try:
            self.page.wait_for_function(ANSWERED, arg=[ply, menu], timeout=patience)
            return True
        except TimeoutError as error:
            if patience < PATIENCE:
                return False
            seen = self.page.locator("#prompt, .toasts, .menu, .badge.is-warning").all_inner_texts()
            raise AssertionError(f"nothing came of a click on {clicked!r} at {ply}: {seen}, {self.state()}") from error

    @property
    def match(self) -> str:
        """The match that is on the page, at its table or at its end."""
        found = re.search("/play/([^/?#]+)", self.page.url)
        assert found, f"no match at {self.page.url}"
        return found[1]

    def set_up(self, title: str) -> Locator:
        """Open the start page, and there all that can be set before a match of a game."""
        self.page.goto("/")
        card = self.page.locator(".game-card", has=self.page.get_by_role("heading", name=title))
        card.locator(".more-ways").click()
        return self.page.get_by_role("dialog", name=title)

    def begin(self, way: Locator, name: str = "Anna") -> None:
        """Click a way to begin for the first time: a name is asked for."""
        way.click()
        self.page.locator(".name-form input").fill(name)
        self.page.locator(".name-form button").click()

    def take_seat(self, link: str, name: str) -> None:
        """Open an invitation and sit down under a name."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take this seat").click()
        expect(self.page.locator("form.invited")).to_have_count(0)

    def verb(self, words: str) -> None:
        """Press a button of the bar, or of the list below it."""
        button = self.page.locator("#prompt .choice > button", has_text=words)
        if not button.is_visible():
            self.page.locator(".more > .fold-button").click()
        button.click()

    def open(self, tab: str) -> None:
        """Open the drawer at one of its tabs."""
        opener = self.page.locator(".drawer-opener button")
        if opener.is_visible():
            if not self.page.locator(".drawer").count():
                opener.click()
            self.page.get_by_role("tab", name=tab).click()
        else:
            button = self.page.locator(".drawer-tabs button", has_text=tab)
            if button.get_attribute("aria-expanded") != "true":
                button.click()
        expect(self.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")

    def close(self) -> None:
        """Close the drawer, so that it covers nothing."""
        self.page.locator(".drawer > .icon-button").click()
        expect(self.page.locator(".drawer")).to_have_count(0)

    def reload(self, ply: int) -> None:
        """Come back to the page: the table is as it was."""
        # What others have done may still be on its way here.
        self.ready(ply)
        self.open("Log")
        # Of a long log the page then has the end alone, until somebody scrolls up.
        before = self.page.locator(".log li").all_inner_texts()[-100:]
        self.page.reload()
        assert self.ready(ply)["ply"] == ply
        self.open("Log")
        assert self.page.locator(".log li").all_inner_texts()[-100:] == before
        self.close()
        expect(self.page.locator(".hand")).to_have_count(1)

    def resign(self) -> None:
        """Give up, as the page offers it."""
        self.open("Cards")
        resign = self.page.get_by_role("button", name="Resign")
        if not resign.is_visible():
            self.page.locator(".my-seat summary", has_text="My seat").click()
        resign.click()
        self.sure("Resign")

    def sure(self, deed: str) -> None:
        """Answer the question whether one is sure."""
        self.page.get_by_role("dialog", name=deed).get_by_role("button", name=deed).click()

    def check_the_end(self) -> None:
        """The page goes on to the end: the outcome, how the match went, that the dice were fair; the record can be had."""
        page = self.page
        expect(page).to_have_url(re.compile(r"/play/[^/]+/end$"), timeout=PATIENCE)
        table = self.frames[-1]["table"]
        assert table["over"] and table["outcome"]
        expect(page.locator("#prompt.outcome .prompt-text")).to_have_text(table["outcome"])
        expect(page.locator(".chart-panel").first).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".luck-panel")).to_be_visible()
        proof = page.locator("dl.proof code")
        page.get_by_role("button", name="Verify the dice").click()
        expect(proof).to_have_text([table["seed"], table["commitment"]])
        assert table["seed"] and table["commitment"]
        expect(proof.first).to_be_visible()
        expect(page.locator(".proof-result.is-good")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("Escape")
        expect(page.locator("dl.proof")).to_have_count(0)
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the record").click()
        assert download.value.suggested_filename.endswith(".jsonl")


def numbers(texts: list[str], words: str) -> list[int]:
    """Which of some texts have words that fit a regular expression; none fit the empty one."""
    return [n for n, text in enumerate(texts) if words and re.search(words, text)]


def movers(players: Collection[Visitor]) -> list[Visitor]:
    """Those who are to choose, at a moment that every page has come to; nobody when the game is over.

    Between the looks at two pages the table may choose for somebody (autopass, a window that nobody can use): then all
    look again.
    """
    ply = 0
    for _ in range(LOOKS):
        states = [player.ready(ply) for player in players]
        if any(state["over"] for state in states):
            return []
        plies = {state["ply"] for state in states}
        found = [player for player, state in zip(players, states, strict=True) if state["mine"]]
        if found and len(plies) == 1:
            return found
        ply = max(plies)
        next(iter(players)).page.wait_for_timeout(PAUSE)
    raise AssertionError(f"nobody is to choose at {ply}")


def enter(page: Page) -> None:
    """Press Enter once the question has been there for a moment: no key answers it before."""
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
