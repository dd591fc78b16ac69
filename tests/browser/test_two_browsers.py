"""Two people at two browsers. What came over the wire is compared with what the match, replayed from disk, may tell each.

The dice of such a match cannot be fixed beforehand, so each run plays a game of its own; a failure names the moment, and the
match stays in the database of the run.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tools.browser import TableProcess
from vezerkar.server.look import ENCODER, look, look_back
from vezerkar.server.room import Room
from vezerkar.server.store import Saved, Store
from vezerkar.texts import speaker

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
        states = [player.ready(ply) for player in players.values()]
        if states[0]["over"]:
            break
        mover = random.choice([player for player, state in zip(players.values(), states, strict=True) if state["mine"]])
        mover.choose(random)
        ply = mover.ready()["ply"]
        if choice == 20:
            no_secret_on_the_page(british.page)
            reload(german, ply)
            reload(british, ply)
        if choice == 30:
            look_back_and_forth(british)
        if choice == 40:
            away(here, german, british, ply)
    else:
        resign(german)
    for player in players.values():
        expect(player.page.locator("#prompt.outcome")).to_be_visible()
        if choice < LONGEST - 1:
            expect(player.page.locator(".trace.is-course .line")).to_have_count(1)
    match = german.page.url.rsplit("/", 1)[1]
    told = {seat: [*sent(player)] for seat, player in players.items()}
    assert len(told["german"]) > 60 and len(told["british"]) > 60
    compare(saved(here, match), told)


def sit_down(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """One makes the match and sends the link, the other opens it. Both have a name."""
    german, british = visit(), visit()
    german.page.goto("/")
    german.page.get_by_label("Your name at the table").press_sequentially("Anna")
    german.page.get_by_role("button", name="I take Kriegsmarine").click()
    link = german.page.get_by_label("Link for Royal Navy").input_value()
    german.page.get_by_role("button", name="To the table").click()
    british.page.goto("/")
    british.page.get_by_label("Your name at the table").press_sequentially("Béla")
    british.page.get_by_label("Your name at the table").press("Enter")
    british.page.goto(link)
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


def reload(player: Visitor, ply: int) -> None:
    """Whoever comes back finds the table as it was."""
    before = player.page.locator(".log li").all_inner_texts()
    player.page.reload()
    assert player.ready(ply)["ply"] == ply
    assert player.page.locator(".log li").all_inner_texts() == before
    expect(player.page.locator(".hand")).to_have_count(1)


def look_back_and_forth(player: Visitor) -> None:
    """The past has nothing to choose in it, and the present comes back as it was."""
    before = player.state()
    player.page.get_by_role("button", name="To the beginning").click()
    expect(player.page.locator(".past-banner")).to_be_visible()
    player.page.wait_for_function("() => !document.querySelector('.is-open')")
    player.page.get_by_role("button", name="One moment on").click()
    expect(player.page.locator(".history output")).to_have_text(re.compile(r"^1 "))
    player.page.locator(".past-banner button").click()
    expect(player.page.locator(".past-banner")).to_have_count(0)
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


def resign(player: Visitor) -> None:
    """Give up, as the page offers it."""
    player.page.once("dialog", lambda dialog: dialog.accept())
    player.page.locator(".my-seat summary").click()
    player.page.get_by_role("button", name="Resign").click()


# --- what crossed the wire -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sent:
    """A Table that reached a browser: over the socket, or asked for over HTTP to see the past."""

    table: dict[str, Any]
    live: bool


def sent(player: Visitor) -> Iterator[Sent]:
    """Every Table of this browser."""
    for frame in player.frames:
        assert frame["type"] in ("table", "key")
        if frame["type"] == "table":
            yield Sent(frame["table"], True)
    for url, body in player.bodies:
        if re.search(r"/api/matches/[^/?]+\?", url):
            yield Sent(json.loads(body), False)


def saved(here: TableProcess, match: str) -> Saved:
    """The match as it is on disk."""
    store = Store(here.db)
    found = store.load(match)
    store.close()
    assert found is not None
    return found


def compare(truth: Saved, told: dict[str, list[Sent]]) -> None:
    """Play the match again from its log, and hold every Table against what its seat may see at that moment."""
    entries, truth.log = truth.log, []
    room = Room(truth)
    seen = 0
    for ply in range(len(entries) + 1):
        if ply:
            room.take(entries[ply - 1].seat, entries[ply - 1].kind, entries[ply - 1].action)
        for seat, tables in told.items():
            for one in tables:
                if one.table["ply"] == ply:
                    check(room, seat, one)
                    seen += 1
    assert seen == sum(map(len, told.values()))


def check(room: Room, seat: str, one: Sent) -> None:
    """One Table is what this seat may see at this moment: no more, no less, in these words."""
    table, match, ply = one.table, room.match, room.ply
    where = f"{seat} at ply {ply} of {room.id}"
    say = speaker(room.game.id, table["lang"])
    view = match.view(seat)
    told = look(room, seat) if one.live else look_back(room, seat, ply)
    assert table["seat"] == seat, where
    assert table["view"] == view, where
    assert table["scene"] == json.loads(ENCODER.encode(room.game.scene(view, told.decision, say))), where
    assert table["text"] == room.game.lines(view, say), where
    assert [line["text"] for line in table["log"]] == [room.game.tell(event, say) for event in match.events(seat)], where
    if room.over:
        return
    assert table["seed"] is None
    whole = json.dumps(table)
    assert not [secret for secret in (match.seed, match.state.dice.key.hex()) if secret in whole], where
    for other in match.seats:
        if other == seat:
            continue
        truth = match.view(other)
        unknown = set(truth["cards"][other]["hand"]) - set(view["cards"][other]["hand"])
        assert not unknown & {*strings(table)}, where
    if seat == "british":
        tokens = {token["id"]: token["place"] for token in table["scene"]["tokens"]}
        truth = match.view("german")
        assert ("spee" in tokens) == truth["shown"] and table["view"]["course"] is None, where
        assert table["view"]["spee"] == (truth["spee"] if truth["shown"] else None), where


def strings(data: Any) -> Iterator[str]:
    """Every text in JSON."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from strings(part)
