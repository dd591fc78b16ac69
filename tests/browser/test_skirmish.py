"""WG35 in browsers: battles by mouse or by finger against a bot, and two people who build in secret and meet."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import wire
from tests.browser.visitor import LOOKS, PAUSE, PHONE, Visitor, movers
from tests.browser.whole_games import WHOLE
from tests.cost import slow
from tools.browser import TableProcess
from vezerkar.engine import Match
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.game_data import UNITS

pytestmark = slow

LONGEST = 900
"""No battle of six rounds takes this many choices of one side that does not dawdle."""
LONGEST_WHOLE = 4000
"""And so many no battle without a limit of rounds."""
ENOUGH = 60
"""So many choices two people make after the armies have met; then somebody resigns."""
DONE = 0.8
"""How often those who play here are content with what they have."""
SELDOM = 50
"""One click in so many may miss, for the page moves while others choose."""
AIM = 0.6
"""How often they click the table where they can."""
EAGER = r"^(Shoot|Throw|Charge|Activate|Move with)"
"""What they do whenever they can: they look for trouble."""
SCREENS = [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone", marks=WHOLE)]
SMALL = ({"Leutnant": 1, "Schütze": 4}, {1: ["Steel helmet"]})
"""Whom to recruit for 200 points, and what the figures take, by their numbers."""
GRENADIER = ["Steel helmet", "Stielhandgranate"]
SECTION = (
    {"Leutnant": 1, "Schütze": 8, "Unteroffizier": 1, "Machine-gunner": 1},
    {1: ["MP 38", "Steel helmet"], **dict.fromkeys(range(2, 6), GRENADIER), 10: ["MP 38", "Steel helmet"], 11: ["Steel helmet"]},
)
"""The same for 400 points."""


@pytest.mark.parametrize("screen", SCREENS)
def test_a_small_battle_against_a_bot(visit: Callable[..., Visitor], screen: dict[str, Any]) -> None:
    visitor = visit(painted=False, **screen)
    visitor.wish_for_seed("a skirmish against a bot")
    visitor.begin(shelf(visitor, "200", "6").get_by_role("button", name="Play as Side A"))
    visitor.page.wait_for_url("**/play/*")
    build(visitor, "German infantry", "1944", *SMALL)
    fight(visitor, LONGEST)


@WHOLE
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("screen", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_a_whole_default_battle_against_a_bot(visit: Callable[..., Visitor], screen: dict[str, Any]) -> None:
    visitor = visit(painted=False, **screen)
    visitor.wish_for_seed("a battle as it comes")
    visitor.begin(shelf(visitor).get_by_role("button", name="Play as Side A"))
    visitor.page.wait_for_url("**/play/*")
    visitor.ready(mine=True)
    table = visitor.frames[-1]["table"]
    assert table["decision"]["args"]["limit"] == 400 and not table["view"]["options"]["rounds"]
    build(visitor, "German infantry", "1944", *SECTION)
    fight(visitor, LONGEST_WHOLE)


def fight(visitor: Visitor, longest: int) -> None:
    """Deploy and fight until the battle is over."""
    random = Random("a skirmish")
    clicked: list[str] = []
    while not visitor.ready(mine=True)["over"]:
        assert len(clicked) < longest, "the battle does not end"
        clicked.append(visitor.choose(random, DONE, EAGER, aim=AIM))
    assert len(visitor.missed) <= len(clicked) // SELDOM, visitor.missed
    visitor.check_the_end()
    done = visitor.kinds()
    assert {"deployed", "activated", "moved", "shot"} <= done, "there was all that makes a battle"


def test_two_people_build_in_secret_and_meet(visit: Callable[..., Visitor], here: TableProcess) -> None:
    players = sit_down(visit)
    build(players[0], "German infantry", "1944", *SMALL)
    build(players[1], "Red Army rifle troops", "1942", {"Lieutenant": 1, "Red Army rifleman": 5}, {1: ["Steel helmet"]})
    random = Random("two skirmishers")
    choice, ply = 0, 0
    while choice < ENOUGH:
        choosing = movers(players)
        if not choosing:
            break
        mover = random.choice(choosing)
        mover.choose(random, DONE, EAGER, aim=AIM)
        ply = mover.ready()["ply"]
        choice += 1
        if choice == 20:
            players[0].reload(ply)
            look_back(players[1])
    if not players[1].state()["over"]:
        players[1].resign()
    for player in players:
        expect(player.page.locator("#prompt.outcome")).to_be_visible()
    told = [((seat,), [*wire.sent(player)]) for seat, player in zip(SEATS, players, strict=True)]
    assert any(not one.live for one in told[1][1]), "the past was asked for"
    secret = [one.table["view"] for _, tables in told for one in tables if one.table["view"]["shown"] < 2]
    assert {view["shown"] for view in secret} == {0, 1}, "armies and hands were chosen unseen"
    for player, foreign in zip(players, ("su_", "de_"), strict=True):
        assert not [word for word in wire.beside(player) & {*UNITS} if word.startswith(foreign)], (
            "an army in what was sent besides"
        )
    wire.compare(wire.saved(here, players[0].match), told, watch)


def shelf(visitor: Visitor, points: str = "", rounds: str = "") -> Locator:
    """The way to a battle of armies that are built, in which answers show at once: a small, short one, or as it comes."""
    game = visitor.set_up("WG35")
    for side in ("A", "B"):
        game.get_by_label(f"Army of side {side}").select_option("choose")
    for label, value in (("Points of an army", points), ("Length", rounds)):
        if value:
            game.get_by_label(label).select_option(value)
    game.get_by_label("Response delay").select_option("instant")
    game.get_by_label(re.compile(r"^Bot(?!h)")).select_option("greedy")
    return game


def sit_down(visit: Callable[..., Visitor]) -> list[Visitor]:
    """One takes side A and sends a link."""
    first, second = visit(painted=False), visit(painted=False)
    first.begin(shelf(first, "200", "6").get_by_role("button", name="Take Side A", exact=True))
    link = first.page.get_by_label("Link for Side B", exact=True).input_value()
    first.page.get_by_role("button", name="Go to the game").click()
    second.take_seat(link, "Guest")
    for player in (first, second):
        expect(player.page.locator(".seats .online")).to_have_count(2)
    return [first, second]


def build(visitor: Visitor, army: str, year: str, units: dict[str, int], takes: dict[int, list[str]]) -> None:
    """Choose an army list and a year, recruit, and give figures, by their numbers, what they are to take."""
    picks = [(army, rf"\b{year}\b")]
    picks += [(unit, "^Recruit") for unit, count in units.items() for _ in range(count)]
    picks += [(f"{number}. ", thing) for number, things in takes.items() for thing in things]
    for card, line in picks:
        pick(visitor, card, line, visitor.ready(mine=True)["ply"])
    expect(visitor.page.locator("#prompt")).to_contain_text(f"{sum(units.values())} figures")
    ply = visitor.ready(mine=True)["ply"]
    visitor.press(visitor.page.get_by_role("button", name="Done"))
    visitor.ready(ply + 1)


def pick(visitor: Visitor, card: str, line: str, ply: int) -> None:
    """Click a card, and a line of its menu if it has more than one use. The other army may be built at the same time."""
    page = visitor.page
    cards = page.locator(".playing-card", has=page.locator(".card-title", has_text=re.compile(f"^{re.escape(card)}")))
    lines = page.locator(".menu").get_by_role("menuitem", name=re.compile(line))
    before = asked(visitor)
    cards.first.click()
    for _ in range(LOOKS):
        if asked(visitor) != before:
            break
        if lines.count():
            lines.first.click()
        page.wait_for_timeout(PAUSE)
    else:
        raise AssertionError(f"nothing came of {card!r}, {line!r}")
    visitor.ready(ply + 1)


def asked(visitor: Visitor) -> Any:
    """The question of the player: it changes by the player's own actions only, while both armies are built."""
    return next(frame["table"]["decision"] for frame in reversed(visitor.frames) if frame["type"] == "table")


def look_back(player: Visitor) -> None:
    """See the beginning again, and come back."""
    player.open("Log")
    player.page.get_by_role("button", name="First move").click()
    expect(player.page.locator(".past-banner")).to_be_visible()
    player.page.locator(".past-banner").get_by_role("button", name="Back").click()
    expect(player.page.locator(".past-banner")).to_have_count(0)
    player.close()


def watch(match: Match[Any, Any], seat: str, table: dict[str, Any]) -> None:
    """No unit of the other army before both have been shown; no hand before both hands have been. Read off the whole position."""
    position: Any = match.position()["state"]
    other = 1 - SEATS.index(seat)
    theirs = table["view"]["sides"][SEATS[other]]
    shown = position.get("shown", 0)
    if shown == 0:
        hidden = {*wire.words(position["rosters"][other])} & {*UNITS}
        assert not hidden & wire.words(json.dumps(table)), "units of an army that is being built"
        assert theirs["roster"] is None and theirs["army"] is None
    if shown < 2:
        assert theirs["hand"] is None and theirs["pool"] is None
        for event in match.events(seat):
            assert event.kind != "hand" or event.data.get("seat") == seat
