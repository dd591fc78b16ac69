"""Quartermaster General in browsers: many seats in one hand, a whole game by mouse, four people at one table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import wire
from tests.browser.visitor import Visitor, movers
from tests.cost import slow
from tools.browser import TableProcess
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import CARD_INDEX

pytestmark = slow

LONGEST = 500
"""No game takes this many choices of three countries."""
ENOUGH = 60
"""So many choices four people make; then somebody resigns: the test is about the wire, not about patience."""
DONE = 0.8
"""How often those who play here are content with what they have: with full hands there is more to play."""


def test_a_whole_game_of_three_countries_against_three_bots(visit: Callable[..., Visitor]) -> None:
    side = "Germany, Italy, and Japan"
    visitor = visit(painted=False)
    page = visitor.page
    visitor.wish_for_seed(f"bots against {side}")
    game = shelf(visitor, 2)
    game.get_by_label(re.compile(r"^Bot(?!h)")).select_option("random")
    visitor.begin(game.get_by_role("button", name=f"Play as {side}"))
    page.wait_for_url("**/play/*")
    random = Random(side)
    clicks = 0
    while not visitor.ready(mine=True)["over"]:
        assert clicks < LONGEST, "the game does not end"
        visitor.choose(random, DONE)
        clicks += 1
    seats = {frame["table"]["seat"] for frame in visitor.frames}
    assert len(seats) == 3, "the page has looked with the eyes of each country"
    for frame in visitor.frames:
        table = frame["table"]
        hands = {country for country, seen in table["view"]["countries"].items() if seen["hand"] is not None}
        assert hands == ({*table["view"]["countries"]} if table["over"] else {table["seat"]})
    visitor.check_the_end()


def test_four_people_share_six_countries_and_nothing_secret_crosses_the_wire(
    visit: Callable[..., Visitor], here: TableProcess
) -> None:
    players = sit_down(visit)
    random = Random("four browsers")
    ply, choice = 0, 0
    while choice < ENOUGH:
        choosing = movers(players)
        if not choosing:
            break
        mover = random.choice(choosing)
        mover.choose(random, DONE)
        ply = mover.ready()["ply"]
        choice += 1
        if choice == 20:
            players[3].reload(ply)
            through_the_eyes_of(players[0], "Italy", "Germany")
    else:
        players[2].resign()
    for player in players:
        expect(player.page.locator("#prompt.outcome")).to_be_visible()
    told = [(seats, [*wire.sent(player)]) for seats, player in zip(PARTIES, players, strict=True)]
    assert all(len(tables) > 30 for _, tables in told)
    seated = {one.table["seat"] for seats, tables in told for one in tables if not one.table["invited"]}
    assert seated == {seat for seats in PARTIES for seat in seats}
    assert not [player for player in players if wire.beside(player) & CARD_INDEX.keys()]
    wire.compare(wire.saved(here, players[0].match), told, watch)


PARTIES = (("germany", "italy"), ("uk", "usa"), ("japan",), ("ussr",))
"""R-05: who sits together when four play."""


def shelf(visitor: Visitor, players: int) -> Locator:
    """The way to a game for so many players, in which answers show at once."""
    game = visitor.set_up("Quartermaster General")
    game.get_by_label("Number of players").select_option(label=str(players))
    game.get_by_label("Response delay").select_option("instant")
    return game


def sit_down(visit: Callable[..., Visitor]) -> list[Visitor]:
    """One makes the match and sends three links."""
    first = visit(painted=False)
    first.begin(shelf(first, 4).get_by_role("button", name="Take Germany and Italy", exact=True))
    links = [
        first.page.get_by_label(f"Link for {name}", exact=True).input_value()
        for name in ("United Kingdom and United States", "Japan", "Soviet Union")
    ]
    first.page.get_by_role("button", name="Go to the game").click()
    players = [first]
    for link in links:
        players.append(visit(painted=False))
        players[-1].take_seat(link, "Guest")
    for player in players:
        expect(player.page.locator(".seats .online")).to_have_count(6)
    return players


def through_the_eyes_of(player: Visitor, *countries: str) -> None:
    """A player with two countries looks at the table as one of them and then as the other."""
    for country in countries:
        eyes = player.page.locator(".rail").get_by_role("button", name=country)
        eyes.click()
        expect(eyes).to_have_attribute("aria-pressed", "true")


def watch(match: Match[Any, Any], seat: str, table: dict[str, Any]) -> None:
    """No name of a card that lies hidden from this seat, unless a copy lies open or it was made known to this seat before.

    What lies where is read off the whole position, and what was made known off the events: not off the views.
    """
    hidden: set[str] = set()
    known: set[str] = set()
    position: Any = match.position()
    # Guns and Butter and Production Initiative let a country look through its own deck while it chooses (F-26).
    searches = position["stack"][-1][0] == "PlayFrom" and seat in match.waiting()
    for country, lies in position["state"]["countries"].items():
        closed: tuple[str, ...] = ("deck", "hand", "discard_hidden", "responses")
        if country == seat:
            closed = () if searches else ("deck",)
        hidden |= {card for zone in closed for card in lies[zone]}
        known |= {card for zone in {*ZONES} - {*closed} for card in lies[zone]}
    for event in match.events(seat):
        named: Any = event.data.get("cards", [event.data.get("card")])
        assert not event.kind.endswith(SECRET) or event.data["country"] == seat
        known |= {str(card) for card in named if card is not None}
    assert not (hidden - known) & wire.words(json.dumps(table))


ZONES = ("deck", "hand", "discard", "discard_hidden", "responses", "status", "spent", "gone")
"""Where cards lie in a position."""
SECRET = ("_card", "_cards")
"""How events end that name cards to their country alone."""
