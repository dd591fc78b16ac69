"""How many clicks the turns of the games take, in a browser. A click is a press of the mouse, of a key, or a drag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visitor import TAKEN, Visitor
from tests.cost import slow
from tools.browser import TableProcess

COUNTRIES = ("germany", "uk", "japan", "ussr", "italy", "usa")
FACTIONS = ("axis", "west", "ussr")


class Hand:
    """Whoever plays at one screen for all seats, and counts what the hand does."""

    def __init__(self, visitor: Visitor, here: TableProcess, game: str, seats: tuple[str, ...], **more: Any) -> None:
        self.here = here
        self.made = here.make(game, seats=dict.fromkeys(seats, "me"), name="Anna", **more)
        self.visitor = visitor
        self.page: Page = visitor.page
        self.clicks = 0

    def look(self, seat: str | None = None) -> dict[str, Any]:
        """The table as a seat has it."""
        return self.here.look(self.made["match"], self.made["key"], **({"seat": seat} if seat else {}))

    def until(self, done: Callable[[dict[str, Any]], bool], choose: Callable[[dict[str, Any]], str], most: int = 400) -> None:
        """Let all seats choose by themselves until something is so."""
        for _ in range(most):
            table = self.look()
            if done(table):
                return
            self.here.act(self.made["match"], self.made["key"], table["seat"], choose(table))
        raise AssertionError("it never came to that")

    def sit_down(self) -> None:
        """Open the page, for one who plays all sides; this is not counted."""
        self.page.goto(self.here.link(self.made))
        self.page.locator(".handover button.quiet").click()
        self.visitor.ready(mine=True)

    def click(self, thing: Locator, **how: Any) -> None:
        """One click."""
        thing.click(**how)
        self.clicks += 1

    def send(self, thing: Locator) -> None:
        """One click, after which the game has gone on."""
        ply = self.visitor.state()["ply"]
        self.click(thing)
        self.page.wait_for_function(TAKEN, arg=ply)


@slow
def test_a_country_is_set_up_with_four_clicks(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand = Hand(visit(), here, "quartermaster", COUNTRIES, seed="clicks")
    hand.sit_down()
    seat = hand.look()["seat"]
    cards = hand.page.locator(".hand .playing-card.is-open")
    for number in range(3):
        hand.click(cards.nth(number), position={"x": 12, "y": 12})
    assert hand.page.locator(".playing-card.is-marked").count() == 3
    hand.send(hand.page.get_by_role("button", name="Done (3 of 3)"))
    assert hand.look(seat)["view"]["countries"][seat]["hand_size"] == 7
    assert hand.clicks <= 4
    hand.page.keyboard.press("u")
    hand.page.wait_for_function("() => document.querySelector('.table').dataset.ply === '6'")
    assert hand.look(seat)["view"]["countries"][seat]["hand_size"] == 10, "they are taken back as one"


def centre(hand: Hand, selector: str) -> tuple[float, float]:
    """A point of something on the board at which a press meets it."""
    found: list[float] | None = hand.page.wait_for_function(
        """(selector) => {
          for (const element of document.querySelectorAll(selector)) {
            const { left, top, width, height } = element.getBoundingClientRect();
            for (const share of [0.5, 0.35, 0.65, 0.2, 0.8]) for (const other of [0.5, 0.35, 0.65, 0.2, 0.8]) {
              const at = [left + width * share, top + height * other];
              const met = document.elementFromPoint(...at);
              if (met && element.contains(met)) return at;
            }
          }
          return null;
        }""",
        arg=selector,
    ).json_value()
    assert found is not None
    return found[0], found[1]


def drag(hand: Hand, start: tuple[float, float], end: tuple[float, float], pause: int = 0) -> None:
    """One drag; with a pause before the drop."""
    mouse = hand.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] + 12)
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end)
    hand.page.wait_for_timeout(pause)
    mouse.up()
    hand.clicks += 1


def at_ply(hand: Hand, ply: int) -> None:
    hand.page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) >= ply", arg=ply)


@slow
def test_a_man_is_activated_and_moved_by_one_drag(visit: Callable[..., Visitor], here: TableProcess) -> None:
    armies = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}
    hand = Hand(visit(), here, "wg35", ("a", "b"), seed="3", options=armies)
    hand.until(lambda table: table["decision"]["cite"] == "WG35 7.1", lambda table: table["decision"]["default"])
    hand.sit_down()
    table = hand.look()
    man = "a2"
    before = next(token["at"] for token in table["scene"]["tokens"] if token["id"] == man)
    x, y = centre(hand, f"[data-token={man}]")
    drag(hand, (x, y), (x, y - 30), pause=500)
    at_ply(hand, table["ply"] + 3)
    after = next(token["at"] for token in hand.look()["scene"]["tokens"] if token["id"] == man)
    assert after != before and hand.clicks <= 3


@slow
def test_a_ship_is_dragged_to_where_she_goes(visit: Callable[..., Visitor], here: TableProcess) -> None:
    """One drag answers which ship moves, for how many points, and where to."""
    hand = Hand(visit(), here, "hunt", ("german", "british"), seed="clicks")

    def choose(table: dict[str, Any]) -> str:
        options: list[str] = table["decision"]["options"]
        return next((option for option in options if option.endswith(" ap")), options[len(options) // 2])

    hand.until(lambda table: table["decision"]["cite"] == "HUNT 35", choose)
    hand.sit_down()
    table = hand.look()
    first = next(token for token in table["scene"]["tokens"] if token["id"] == "spee")["choices"][0]["action"]
    there = next(area["id"] for area in table["scene"]["areas"] if [one["action"] for one in area["choices"]][:1] == [first])
    drag(hand, centre(hand, "[data-token=spee]"), centre(hand, f"[data-place='{there}']"))
    at_ply(hand, table["ply"] + 2)
    spee = next(token for token in hand.look()["scene"]["tokens"] if token["id"] == "spee")
    assert (spee["place"], hand.clicks) == (there, 1)


def test_a_german_turn_takes_six_clicks(visit: Callable[..., Visitor], here: TableProcess) -> None:
    """A card for Action Points, the Graf Spee and the Altmark moved, the hand filled up, by mouse alone."""
    hand = Hand(visit(), here, "hunt", ("german", "british"), seed="2")
    hand.until(lambda table: table["decision"]["options"][0].startswith("play "), lambda table: table["decision"]["default"])
    hand.sit_down()
    page, turn = hand.page, hand.look()["view"]["turn"]
    hand.click(page.locator(".hand .playing-card.is-open").first, position={"x": 12, "y": 12})
    hand.send(page.get_by_role("menuitem").filter(has_text="points"))
    sailed = []
    while (table := hand.look("german"))["decision"] and table["view"]["turn"] == turn:
        scene = table["scene"]
        ways = [area for area in scene["areas"] for choice in area["choices"] if choice["then"]]
        ply = table["ply"]
        if ways:
            sailed.append(ways[0]["id"])
            page.mouse.click(*centre(hand, f"[data-place='{ways[0]['id']}']"))
            hand.clicks += 1
            if page.get_by_role("menuitem").count():
                hand.click(page.get_by_role("menuitem").first)
        else:
            ships = [token["id"] for token in scene["tokens"] if token["choices"]]
            if ships:
                page.mouse.click(*centre(hand, f"[data-token='{ships[0]}']"))
                hand.clicks += 1
            else:
                hand.click(page.locator("#prompt .choice > button:not([aria-disabled=true])").last)
        at_ply(hand, ply + 1)
    assert sailed
    assert hand.clicks <= 6


@slow
def test_a_unit_is_put_back_with_a_key_and_moved_by_a_drag(visit: Callable[..., Visitor], here: TableProcess) -> None:
    hand = Hand(visit(), here, "triumph", FACTIONS, seed="clicks", players=3)

    def choose(table: dict[str, Any]) -> str:
        options: list[str] = table["decision"]["options"]
        return next((option for option in options if option.startswith("commit ")), table["decision"]["default"])

    hand.until(lambda table: any(option.startswith("pick ") for option in table["decision"]["options"]), choose)
    hand.sit_down()
    page, table = hand.page, hand.look()
    seat, ply = table["seat"], table["ply"]
    unit = next(token for token in table["scene"]["tokens"] if any(one["grasp"] for one in token["choices"]))
    start = centre(hand, f"[data-token='{unit['id']}']")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] + 20)
    page.locator(".drag-ghost").wait_for()
    at_ply(hand, ply + 1)
    page.keyboard.press("Escape")
    at_ply(hand, ply + 2)
    page.mouse.up()
    assert page.locator(".drag-ghost").count() == 0
    assert any(option.startswith("pick ") for option in hand.look(seat)["decision"]["options"]), "it lies where it lay"
    hand.here.act(hand.made["match"], hand.made["key"], seat, next(one["action"] for one in unit["choices"] if one["grasp"]))
    ways = [area["id"] for area in hand.look(seat)["scene"]["areas"] if [one["why"] for one in area["choices"]] == [""]]
    # The page takes back what it knows of.
    at_ply(hand, ply + 3)
    page.keyboard.press("u")
    at_ply(hand, ply + 4)
    hand.clicks = 0
    drag(hand, centre(hand, f"[data-token='{unit['id']}']"), centre(hand, f"[data-place='{ways[0]}']"))
    at_ply(hand, ply + 6)
    assert hand.clicks == 1
