"""A game of three sides in which the time of somebody is over who then loses: the others play on, as if that one had resigned."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.cost import slow
from tests.server.clocks.test_clocks import WISH, Later, later, times
from tests.server.matches.test_resigning_of_three import SIDES, seat, three
from tests.server.people import claim, register, sign_in
from tests.server.play import Guest, refused
from vezerkar.registry import GAMES
from vezerkar.server.storage.schema import SEATS

__all__ = ["later"]
FORFEIT = {**WISH, "time_out": "forfeit", "bot": "random"}


@pytest.fixture(autouse=True)
def triumph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")


def late_one(at: dict[str, Guest], later: Later) -> str:
    """Let the time of one seat be over that is asked, and of no other; return it."""
    late: str = next(one["id"] for one in at["axis"].table()["seats"] if one["waiting"])
    for name in set(at) - {late}:
        assert at[late].post("give-time", {"seat": name}).status_code == 200
    later.run_out(at["axis"].match, late)
    return late


@slow
def test_whoever_is_late_loses_and_the_others_play_on_against_a_bot(http: httpx.Client, later: Later) -> None:
    at = three(http, clock=FORFEIT)
    late = late_one(at, later)
    first, second = (name for name in SIDES if name != late)
    table = at[first].until(lambda table: bool(seat(table, late)["gone"]))
    assert (seat(table, late)["kind"], seat(table, late)["gone"]) == ("bot", "late")
    assert not table["over"] and table["clock"]["time_out"] == "forfeit"
    assert times(table)[late] is None and [seat(table, name)["kind"] for name in (first, second)] == ["human", "human"]
    mine = at[late].table()
    assert mine["lost_seat"] and mine["seat"] is None
    refused(at[late].post("back", {"seat": late}), 403, "not_your_seat")
    with later.engine.connect() as connection:
        kept = connection.execute(select(SEATS.c.seat, SEATS.c.resigned, SEATS.c.late, SEATS.c.bot)).all()
    assert {row.seat: tuple(row[1:]) for row in kept}[late] == (True, True, "random")
    # Whoever is left alone has won, and nobody who has lost before.
    assert at[first].post("resign", {"seat": first}).status_code == 200
    table = at[second].table()
    assert table["over"] and table["winners"] == [second]


@slow
def test_the_second_one_who_is_late_ends_the_match(http: httpx.Client, later: Later) -> None:
    at = three(http, clock=FORFEIT)
    late = late_one(at, later)
    rest = {name: guest for name, guest in at.items() if name != late}
    one, other = rest
    rest[one].until(lambda table: bool(seat(table, late)["gone"]))
    asked = rest[one].until(lambda table: any(seat(table, name)["waiting"] for name in rest))
    second = next(name for name in rest if seat(asked, name)["waiting"])
    last = other if second == one else one
    assert rest[second].post("give-time", {"seat": last}).status_code == 200
    later.run_out(at[last].match, second)
    table = rest[last].until(lambda table: table["over"])
    assert table["winners"] == [last] and "time" in table["outcome"]
    assert later.by(at[last].match)[-1] == "clock"


@slow
def test_the_others_may_claim_that_whoever_is_late_has_lost(http: httpx.Client, later: Later) -> None:
    at = three(http, clock={**FORFEIT, "time_out": "wait"})
    late = late_one(at, later)
    first = next(name for name in SIDES if name != late)
    table = at[first].until(lambda table: bool(table["may_claim"]))
    assert table["may_claim"] == [{"seat": late, "claims": ["bot", "forfeit"], "plays_on": True}]
    for _ in range(2):
        assert at[first].post("claims", {"seat": late, "claim": "forfeit"}).status_code == 200
    table = at[first].table()
    assert not table["over"] and seat(table, late)["gone"] == "late" and table["may_claim"] == []


@slow
def test_all_are_told_who_was_late(http: httpx.Client, later: Later) -> None:
    at = three(http, clock=FORFEIT)
    people = dict(zip(SIDES, ("Anna", "Bela", "Cili"), strict=True))
    for name, person in people.items():
        http.cookies.clear()
        register(http, person)
        claim(http, at[name])
    http.cookies.clear()
    late = late_one(at, later)
    first = next(name for name in SIDES if name != late)
    at[first].until(lambda table: bool(seat(table, late)["gone"]))
    for lang, text in (("en", "you ran out of time, and have lost"), ("hu", "lejárt az időd, vesztettél")):
        assert sign_in(http, people[late]).status_code == 200
        bell: Any = http.get("/api/me/bell", params={"lang": lang}).json()["notices"]
        (told,) = [one for one in bell if one["event"] != "signed_in"]
        assert told["event"] == "late" and text in told["text"]
        http.cookies.clear()
    assert sign_in(http, people[first]).status_code == 200
    assert "a player ran out of time" in told_of(http, "left", "en")["text"]
    assert "lejárt egy játékos ideje" in told_of(http, "left", "hu")["text"]


def told_of(http: httpx.Client, event: str, lang: str) -> Any:
    """The notice of an event in the bell, as soon as it is there: with a live clock after five seconds."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for one in http.get("/api/me/bell", params={"lang": lang}).json()["notices"]:
            if one["event"] == event:
                return one
        time.sleep(0.1)
    raise AssertionError(f"there is no notice of {event}")
