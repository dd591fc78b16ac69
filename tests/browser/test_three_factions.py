"""Triumph & Tragedy in browsers: whole games by mouse against bots, and a year of three people at one table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import wire
from tests.browser.visitor import Visitor, movers
from tests.browser.whole_games import WHOLE
from tests.cost import slow
from tools.browser import TableProcess
from vezerkar.engine import Match
from vezerkar.games.triumph.game_data import BLOCK_FACTION, BLOCKS, CARD_INDEX, FACTIONS

pytestmark = slow

LONGEST = 600
"""No game takes this many choices of one faction that is soon content."""
ENOUGH = 60
"""So many choices three people make of a year; then somebody resigns."""
DONE = 0.92
"""How often those who play here are content with what they have."""
EAGER = r"^(Place the rest|Violate|Fire|Fight)| via "
"""What they do whenever they can: they look for battles."""
LIVELY = {"T&T 10.1": r" command ", "T&T 11.0": r"Move the|: To "}
"""What they do besides, when a rule asks: lay down commands, and move."""
MOVES = 12
"""So many moves are enough."""
NEVER = r"Disband|Repudiate"
"""What nobody does without need."""
NAMES = ("Axis", "West", "USSR")


@pytest.mark.parametrize("name", [pytest.param("Axis", marks=WHOLE), pytest.param("West", marks=WHOLE), "USSR"])
def test_a_whole_game_of_one_faction_against_two_bots(visit: Callable[..., Visitor], name: str) -> None:
    visitor = visit(painted=False)
    page = visitor.page
    visitor.wish_for_seed(f"bots against {name}")
    game = shelf(visitor)
    game.get_by_label("Scenario").select_option("1939")
    game.get_by_label(re.compile(r"^Bot(?!h)")).select_option("greedy")
    visitor.begin(game.get_by_role("button", name=f"Play as {name}"))
    page.wait_for_url("**/play/*")
    random = Random(name)
    clicked: list[str] = []
    while not visitor.ready(mine=True)["over"]:
        assert len(clicked) < LONGEST, "the game does not end"
        clicked.append(visitor.choose(random, DONE, wishes(visitor, clicked), NEVER))
    visitor.check_the_end()
    seat = FACTIONS[NAMES.index(name)]
    for frame in visitor.frames:
        table = frame["table"]
        assert table["seat"] == seat
        hands = {faction for faction, seen in table["view"]["factions"].items() if seen["hand"] is not None}
        assert hands == ({*FACTIONS} if table["over"] else {seat})
    done = {word for kind in visitor.kinds() for word in kind.split()}
    assert {"created", "committed", "moved"} <= done, "there was all that makes a game"


def test_three_people_share_a_year_and_nothing_secret_crosses_the_wire(visit: Callable[..., Visitor], here: TableProcess) -> None:
    players = sit_down(visit)
    random = Random("three browsers")
    ply, choice = 0, 0
    while choice < ENOUGH and players[0].frames[-1]["table"]["view"]["year"] == 1936:
        choosing = movers(players)
        mover = random.choice(choosing)
        mover.choose(random, DONE, EAGER, NEVER)
        ply = mover.ready()["ply"]
        choice += 1
        if choice == 15:
            players[1].reload(ply)
            look_back(players[2])
    players[2].resign()
    # The other two play on against a bot, and are told so; then one of them is left alone.
    for player in players[:2]:
        words = "its player has resigned. A bot plays on, and cannot win."
        expect(player.page.get_by_text(words).last).to_be_visible()
        expect(player.page.locator(".seat-plate.is-gone")).to_contain_text(words)
        assert not player.frames[-1]["table"]["over"]
    expect(players[2].page.locator(".slips")).to_contain_text("You have no seat here any more.")
    players[1].resign()
    for player in players:
        expect(player.page.locator("#prompt.outcome")).to_be_visible()
    told = [((seat,), [*wire.sent(player)]) for seat, player in zip(FACTIONS, players, strict=True)]
    assert all(len(tables) > ENOUGH // 3 for _, tables in told), "a page that is slow is sent some of them at once"
    assert any(not one.live for one in told[2][1]), "the past was asked for"
    for seat, player in zip(FACTIONS, players, strict=True):
        assert not wire.beside(player) & ({*CARD_INDEX} | {*BLOCKS}), f"cards or units in what {seat} was sent besides"
    wire.compare(wire.saved(here, players[0].match), told, watch)


def wishes(visitor: Visitor, clicked: list[str]) -> str:
    """What comes before all else: battles, and at first commands and moves."""
    moves = sum("Move the" in words for words in clicked)
    # A newer frame than the one that asked may have come in, from somebody who chose at the same time.
    decision = visitor.frames[-1]["table"]["decision"] or {"cite": ""}
    cite = decision["cite"]
    return "|".join([EAGER, *[words for rule, words in LIVELY.items() if rule == cite and moves < MOVES]])


def shelf(visitor: Visitor) -> Locator:
    """The way to a game for three, in which answers show at once."""
    game = visitor.set_up("Triumph & Tragedy")
    game.get_by_label("Response delay").select_option("instant")
    expect(game.get_by_label("Number of players").locator("option:checked")).to_have_text("3")
    return game


def sit_down(visit: Callable[..., Visitor]) -> list[Visitor]:
    """One takes the Axis and sends two links."""
    first = visit(painted=False)
    first.begin(shelf(first).get_by_role("button", name="Take Axis", exact=True))
    links = [first.page.get_by_label(f"Link for {name}", exact=True).input_value() for name in NAMES[1:]]
    first.page.get_by_role("button", name="Go to the game").click()
    players = [first]
    for link in links:
        players.append(visit(painted=False))
        players[-1].take_seat(link, "Guest")
    for player in players:
        expect(player.page.locator(".seats .online")).to_have_count(3)
    return players


def look_back(player: Visitor) -> None:
    """See the beginning again, and come back."""
    player.open("Log")
    player.page.get_by_role("button", name="First move").click()
    expect(player.page.locator(".past-banner")).to_be_visible()
    player.page.locator(".past-banner").get_by_role("button", name="Back").click()
    expect(player.page.locator(".past-banner")).to_have_count(0)
    player.close()


def watch(match: Match[Any, Any], seat: str, table: dict[str, Any]) -> None:
    """No block of a Rival; no card that lies hidden from this seat, unless it lay open or was shown to it before; no Dividend.

    What lies where is read off the whole position, and what was made known off the events: not off the views.
    """
    sent = wire.words(json.dumps(table))
    number = FACTIONS.index(seat)
    assert not sent & {block for i, block in enumerate(BLOCKS) if BLOCK_FACTION[i] != number}, "Rivals' blocks are never named"
    position: Any = match.position()["state"]
    hidden = {*position["decks"]["action"], *position["decks"]["investment"]}
    known: set[str] = set()
    for faction, own in position["factions"].items():
        closed = {*own["bought"], *own["passive"]}
        secret = {*own["hand"], *(card for pair in own["vault"] for card in pair[1:])}
        secret |= set() if position["shown"] else {*own["commits"]}
        hidden |= closed
        if faction == seat:
            known |= secret
        else:
            hidden |= secret
            assert table["view"]["factions"][faction]["dividends"] is None
    for event in match.events(seat):
        for name in ("card", "cards"):
            named = event.data.get(name, [])
            known |= {named} if isinstance(named, str) else {*named}  # type: ignore[misc]
    known |= {*position["piles"]["action"], *position["piles"]["investment"]}
    assert not (hidden - known) & sent, "cards that lie hidden"
