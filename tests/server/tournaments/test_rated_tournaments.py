"""Rated tournaments: their matches count for the ratings as open tables do, and no bot enters them."""

from __future__ import annotations

import time
from typing import Any

from litestar.testing import TestClient

from tests.cost import slow
from tests.server.people import become, register
from tests.server.play import Guest, refused
from tests.server.ratings.test_rated_matches import POOL
from tests.server.statistics.test_statistics import count, kept
from tests.server.tournaments.test_tournaments import done, field, make, mine, page, until


def started(client: Any, tournament: str) -> str:
    """The match of the first two people, as soon as it is on."""
    done(client, tournament, "start")
    pairing = mine(until(client, tournament, lambda found: mine(found, 1) is not None), 1)
    assert pairing is not None
    match: str = pairing["match"]
    return match


def decide(client: Any, tokens: dict[int, str], match: str, decisions: int) -> dict[str, str]:
    """Each of the two chooses so often; return the tokens by seat."""
    seats: dict[str, str] = {}
    made = {"gull": 0, "heron": 0}
    while min(made.values()) < decisions:
        for token in tokens.values():
            become(client, token)
            guest = Guest(client, match)
            table = guest.table()
            (seat,) = (one["id"] for one in table["seats"] if one["mine"])
            seats[seat] = token
            if table["decision"] is not None:
                guest.act(seat, table["decision"]["default"], table["ply"])
                made[seat] += 1
    return seats


def give_up(client: Any, match: str, seat: str, token: str) -> None:
    become(client, token)
    assert Guest(client, match).post("resign", {"seat": seat}).status_code == 200


def rated(client: Any, people: int) -> list[Any]:
    """Those who have a rating in the pool of open tables, as soon as there are so many."""
    for _ in range(400):
        found: list[Any] = client.get(f"/api/ratings/{POOL}").json()["others"]
        if len(found) == people:
            return found
        time.sleep(0.02)
    raise AssertionError(f"there were never {people}: {found}")


@slow
def test_its_matches_count_in_the_pool_of_open_tables(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1, rated=True)
    assert page(client, tournament)["info"]["rated"] and client.get("/api/tournaments").json()[0]["rated"]
    match = started(client, tournament)
    assert Guest(client, match).table()["rated"] and not Guest(client, match).table()["hints"]
    seats = decide(client, tokens, match, 2)
    give_up(client, match, "heron", seats["heron"])
    better, worse = rated(client, 2)
    become(client, seats["gull"])
    assert client.get("/api/me").json()["account"]["name"] == better["name"] and better["rating"] > worse["rating"]
    assert Guest(client, match).get("/ratings").json()["state"] == "rated"


@slow
def test_those_of_others_do_not_count(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    assert not page(client, tournament)["info"]["rated"]
    match = started(client, tournament)
    seats = decide(client, tokens, match, 2)
    give_up(client, match, "heron", seats["heron"])
    until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert not Guest(client, match).table()["rated"]
    refused(Guest(client, match).get("/ratings"), 404, "not_found")


@slow
def test_whoever_gives_up_at_once_is_not_rated_and_has_lost_the_point(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1, rated=True)
    match = started(client, tournament)
    seats = decide(client, tokens, match, 1)
    give_up(client, match, "heron", seats["heron"])
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert [one["points"] for one in found["standings"]] == [1, 0]
    assert Guest(client, match).get("/ratings").json()["state"] == "unrated"


@slow
def test_whom_the_organiser_takes_out_loses_the_point_and_no_rating(client: TestClient[Any]) -> None:
    tournament, tokens, organiser = field(client, 0, ("Anna", "Béla"), rounds=1, rated=True)
    match = started(client, tournament)
    decide(client, tokens, match, 2)
    become(client, organiser)
    done(client, tournament, "withdraw", entrant=min(tokens), reason="has insulted others")
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert [(one["entrant"], one["points"]) for one in found["standings"]] == [(max(tokens), 1), (min(tokens), 0)]
    assert Guest(client, match).get("/ratings").json()["state"] == "unrated"
    count(client, match)
    assert kept(client) == [], "no statistics and no archive tell that somebody has lost"


@slow
def test_whoever_withdraws_from_a_match_has_lost_it(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1, rated=True)
    match = started(client, tournament)
    decide(client, tokens, match, 2)
    become(client, tokens[min(tokens)])
    done(client, tournament, "withdraw")
    assert len(rated(client, 2)) == 2
    count(client, match)
    assert kept(client) == [match]


def test_no_bot_enters_it(client: TestClient[Any]) -> None:
    register(client, "Olga")
    tournament = make(client, rated=True)
    assert "enter_bots" not in page(client, tournament)["may"] and "start" in page(client, tournament)["may"]
    refused(client.post(f"/api/tournaments/{tournament}/enter", json={"bot": "random"}), 409, "rated_no_bots")
    assert page(client, tournament)["entrants"] == []
