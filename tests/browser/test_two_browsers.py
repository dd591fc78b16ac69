"""Two people at two browsers. What came over the wire is compared with what the match, replayed from disk, may tell each.

The dice of such a match cannot be fixed beforehand, so each run plays a game of its own; a failure names the moment, and the
match stays in the database of the run.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import wire
from tests.browser.visitor import Visitor, movers
from tests.cost import slow
from tools.browser import TableProcess
from vezerkar.engine import Match

pytestmark = slow

LONGEST = 200
"""After so many choices somebody resigns: the test is about the wire, not about patience."""


def test_two_people_play_by_invitation_and_nothing_secret_crosses_the_wire(
    visit: Callable[..., Visitor], here: TableProcess
) -> None:
    german, british = sit_down(visit)
    players = {"german": german, "british": british}
    random = Random("two browsers")
    ply = 0
    for choice in range(LONGEST):
        choosing = movers(players.values())
        if not choosing:
            break
        mover = random.choice(choosing)
        mover.choose(random)
        ply = mover.ready()["ply"]
        if choice == 20:
            no_secret_on_the_page(british.page)
            german.reload(ply)
            british.reload(ply)
        if choice == 30:
            look_back_and_forth(british)
        if choice == 40:
            away(here, german, british, ply)
    else:
        german.resign()
    for player in players.values():
        expect(player.page.locator("#prompt.outcome")).to_be_visible()
        if choice < LONGEST - 1:
            expect(player.page.locator(".trace.is-course .line")).to_have_count(1)
    match = german.match
    told = [((seat,), [*wire.sent(player)]) for seat, player in players.items()]
    assert all(len(tables) > 60 for _, tables in told)
    wire.compare(wire.saved(here, match), told, watch)


def sit_down(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """One makes the match and sends the link, the other opens it. Both have a name."""
    german, british = visit(painted=False), visit(painted=False)
    german.begin(german.set_up("The Hunt").get_by_role("button", name="Take Kriegsmarine", exact=True), "Anna")
    link = german.page.get_by_label("Link for Royal Navy").input_value()
    german.page.get_by_role("button", name="Go to the game").click()
    british.take_seat(link, "Béla")
    for player in (german, british):
        seats = player.page.locator(".seats")
        expect(seats).to_contain_text("Anna")
        expect(seats).to_contain_text("Béla")
        expect(seats.locator(".online")).to_have_count(2)
    assert "#" not in british.page.url, "the key is gone from the address"
    return german, british


def no_secret_on_the_page(page: Page) -> None:
    """A British page knows no course, no German card face up, and the Graf Spee only when she shows herself."""
    expect(page.locator(".trace.is-course")).to_have_count(0)
    expect(page.locator(".hand")).to_have_count(1)
    expect(page.locator(".hand .playing-card[data-tone=german]")).to_have_count(0)
    expect(page.locator(".card-row[aria-label*=Kriegsmarine] .playing-card:not(.is-down)")).to_have_count(0)


def look_back_and_forth(player: Visitor) -> None:
    """The past has nothing to choose in it, and the present comes back as it was."""
    before = player.state()
    player.open("Log")
    player.page.get_by_role("button", name="First move").click()
    expect(player.page.locator(".past-banner")).to_be_visible()
    player.page.wait_for_function("() => !document.querySelector('.is-open')")
    player.page.get_by_role("button", name="Next move").click()
    expect(player.page.locator(".history output")).to_have_text(re.compile(r"^1 "))
    player.page.locator(".past-banner").get_by_role("button", name="Back").click()
    expect(player.page.locator(".past-banner")).to_have_count(0)
    player.close()
    assert player.ready()["offers"] == before["offers"]


def away(here: TableProcess, german: Visitor, british: Visitor, ply: int) -> None:
    """The table is closed and opened again; both pages say so and come back by themselves. One is offline for a while as well."""
    with german.excused(), british.excused():
        here.stop()
        for player in (german, british):
            expect(player.page.locator(".badge.is-warning")).to_be_visible()
        british.context.set_offline(True)
        here.start()
        expect(german.page.locator(".badge.is-warning")).to_have_count(0)
        expect(british.page.locator(".badge.is-warning")).to_be_visible()
        british.context.set_offline(False)
        expect(british.page.locator(".badge.is-warning")).to_have_count(0)
    assert [player.ready(ply)["ply"] for player in (german, british)] == [ply, ply]


# --- what crossed the wire -------------------------------------------------------------------------------------------


def watch(match: Match[Any, Any], seat: str, table: dict[str, Any]) -> None:
    """No card of the opponent's hand that this seat does not know; to the British no Graf Spee that hides, and no course."""
    view = match.view(seat)
    unknown: set[str] = set()
    for other in match.seats:
        if other != seat:
            unknown |= {*match.view(other)["cards"][other]["hand"]} - {*view["cards"][other]["hand"]}
    # What was played before everybody's eyes and drawn again stands in the log.
    for event in match.events(seat):
        named: Any = event.data.get("cards", [])
        unknown -= {str(event.data.get("card")), *named}
    assert not unknown & wire.words(json.dumps(table))
    if seat == "british":
        truth = match.view("german")
        assert ("spee" in {token["id"] for token in table["scene"]["tokens"]}) == truth["shown"]
        assert table["view"]["course"] is None
        assert table["view"]["spee"] == (truth["spee"] if truth["shown"] else None)
