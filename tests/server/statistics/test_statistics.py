"""Statistics: which games are counted, what is told of titles and of people, and that nothing is told of who is gone."""

from __future__ import annotations

import time
from typing import Any

import pytest
from alembic import command
from litestar.testing import TestClient
from sqlalchemy import select

from tests.cost import slow
from tests.server.accounts.test_account_erasure import days_pass, dump, erase, leave, service
from tests.server.people import become, register
from tests.server.play import Body, Guest, make, pair, refused
from tests.server.ratings.test_rated_matches import LIVE, join, play, seated
from tests.server.storage.test_storage import back_to
from tests.server.stored import stored_match
from vezerkar.engine.game import Json
from vezerkar.server.statistics.finished_game import FinishedGame
from vezerkar.server.statistics.finished_job import COUNT_GAME
from vezerkar.server.statistics.finished_table import Wanted
from vezerkar.server.statistics.game_counter import GameCounter
from vezerkar.server.storage.migration import alembic_config
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import FINISHED_GAMES, FINISHED_SEATS, JOBS

HOUR = 3600 * SECOND_MICROS


def counted(client: Any, games: int) -> Body:
    """The statistics of the tiny game, as soon as so many games are counted."""
    for _ in range(400):
        found: Body = client.get("/api/statistics/gauge").json()
        if found["games"] == games:
            return found
        time.sleep(0.02)
    raise AssertionError(f"there were never {games} games: {found}")


def count(client: TestClient[Any], match: str) -> None:
    """Do the job once more, as the table does it."""
    with client.portal() as portal:
        body: dict[str, Json] = {"match": match}
        portal.call(GameCounter(service(client)).count, body)


def kept(client: TestClient[Any]) -> list[str]:
    with service(client).store.engine.connect() as connection:
        return list(connection.execute(select(FINISHED_GAMES.c.match)).scalars())


def game(match: str, *winners: str, **more: Any) -> FinishedGame:
    """A game between two seats that are sides of their own."""
    plain: dict[str, Any] = {
        "match": match,
        "game": "gauge",
        "version": "1.4",
        "scenario": "",
        "players": 2,
        "clock": "days",
        "rated": False,
        "bots": False,
        "began": 0,
        "ended": HOUR,
        "plies": 10,
        "ending": "rules",
        "winners": winners,
        "sides": {"gull": "gull", "heron": "heron"},
        "holders": {"gull": None, "heron": None},
    }
    return FinishedGame(**{**plain, **more})


def keep(client: TestClient[Any], *games: FinishedGame) -> None:
    """Keep games of people who have never been at this table, on the thread that writes."""
    store = service(client).store

    def write() -> None:
        for one in games:
            store.create(stored_match(one.match))
            store.finished.keep(one)

    with client.portal() as portal:
        portal.call(service(client).in_order, write)


# --- which games are counted ------------------------------------------------------------------------------------------


def test_a_public_game_is_counted_once_and_a_private_or_a_teaching_one_never(client: TestClient[Any]) -> None:
    private, other = pair(client)
    other.post("resign", {"seat": "heron"})
    anna, _ = make(client, listing="open")
    bela = Guest(client, anna.match, join(client, anna.match).json()["key"])
    bela.post("resign", {"seat": "heron"})
    helped, _ = make(client, listing="open", teaching=True)
    Guest(client, helped.match, join(client, helped.match).json()["key"]).post("resign", {"seat": "heron"})
    found = counted(client, 1)
    for match in (anna.match, private.match, helped.match):
        count(client, match)
    assert kept(client) == [anna.match]
    (scenario,) = found["scenarios"]
    assert {side["name"]: side["results"]["won"] for side in scenario["sides"]} == {"Gull": 1, "Heron": 0}
    assert client.get("/api/statistics").json() == [
        {"game": "gauge", "title": "The Weather Gauge", "games": 1, "with_bots": 0},
    ]


def test_what_all_have_given_up_or_nobody_has_ended_is_not_counted(client: TestClient[Any]) -> None:
    anna, bela, _ = seated(client)
    ply = anna.table()["ply"]
    made = anna.post("offers", {"seat": "gull", "kind": "abandon", "ply": ply}).json()
    bela.post(f"offers/{made['id']}", {"answer": "accept", "ply": ply})
    running, _ = make(client, listing="open")
    for match in (anna.match, running.match, "nobody"):
        count(client, match)
    assert kept(client) == []


def test_a_bot_that_ends_the_game_sets_it_apart(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = make(client, listing="open")
    assert anna.post("begin", {"bot": "random"}).status_code == 200
    anna.post("resign", {"seat": "gull"})
    anna.until(lambda table: table["over"])
    count(client, anna.match)
    assert counted(client, 0)["scenarios"] == []
    apart = client.get("/api/statistics/gauge", params={"bots": True}).json()
    assert (apart["bots"], apart["games"]) == (True, 1)


def test_whoever_has_left_a_rated_game_has_lost_it(client: TestClient[Any]) -> None:
    anna, _, _ = seated(client)
    table = service(client).store.finished
    # The seat is nobody's at the end, and its side wins all the same.
    with client.portal() as portal:
        portal.call(service(client).in_order, table.keep, game(anna.match, "heron", holders={"gull": 1, "heron": None}))
    results = {one.side: (one.result, one.games) for account in (1, 2) for one in table.played(account)}
    assert results == {"gull": ("lost", 1), "heron": ("lost", 1)}
    assert counted(client, 1)["scenarios"][0]["sides"][1]["results"]["won"] == 1, "but the side has won"


# --- titles -----------------------------------------------------------------------------------------------------------


def test_the_share_of_wins_has_wilson_s_interval(client: TestClient[Any]) -> None:
    keep(client, *(game(f"m{n}", "gull" if n < 8 else "heron") for n in range(10)))
    found = client.get("/api/statistics/gauge").json()
    gull, heron = found["scenarios"][0]["sides"]
    # 8 of 10, as the textbooks have it: from 49.0 % to 94.3 %.
    assert gull["results"] == {"games": 10, "won": 8, "drawn": 0, "share": 0.8, "low": 0.4902, "high": 0.9433}
    assert (heron["results"]["won"], heron["results"]["share"]) == (2, 0.2)


def test_scenarios_clocks_and_rules_are_counted_apart(client: TestClient[Any]) -> None:
    keep(
        client,
        game("a", "gull", plies=10),
        game("b", "gull", plies=20, ended=3 * HOUR),
        game("c", plies=60, clock="live"),
        game("d", "heron", version="2.0", clock="none"),
        game("e", "heron", bots=True),
        game("f", "heron", players=1),
    )
    found = client.get("/api/statistics/gauge", params={"clock": "days", "rules": "1"}).json()
    assert found["games"] == 3
    assert [(one["clock"], one["games"]) for one in found["paces"]] == [("live", 1), ("days", 3), ("none", 1)]
    assert [(one["rules"], one["games"]) for one in found["rules"]] == [("2", 1), ("1", 4)]
    first, second = found["scenarios"]
    assert (first["players"], first["games"], first["drawn"], second["players"]) == (2, 2, 0, 1)
    assert first["plies"] == {"least": 10, "median": 20, "mean": 15, "most": 20}
    assert found["paces"][1]["hours"] == pytest.approx(1.7, abs=0.05)
    live = client.get("/api/statistics/gauge", params={"clock": "live"}).json()["scenarios"][0]
    assert (live["drawn"], live["sides"][0]["results"]["drawn"], live["sides"][0]["results"]["share"]) == (1, 1, 0.0)
    assert client.get("/api/statistics").json()[0] == {"game": "gauge", "title": "The Weather Gauge", "games": 5, "with_bots": 1}


def test_a_scenario_that_is_not_offered_any_more_is_told_by_its_id(client: TestClient[Any]) -> None:
    """A mission of a user's file may be gone."""
    keep(client, game("old", "gull", scenario="length=endless"))
    (found,) = counted(client, 1)["scenarios"]
    assert [option["value"] for option in found["options"]] == ["endless"] and len(found["sides"]) == 2


def test_what_is_no_title_and_no_clock_is_refused(client: TestClient[Any]) -> None:
    refused(client.get("/api/statistics/chess"), 404, "unknown_game")
    refused(client.get("/api/statistics/gauge", params={"clock": "never"}), 400, "malformed")
    refused(client.get("/api/people/nobody/statistics"), 404, "unknown_person")
    assert client.get("/api/statistics/gauge", params={"rules": "x' OR 1=1"}).json()["games"] == 0


# --- people -----------------------------------------------------------------------------------------------------------


@slow
def test_the_page_of_somebody_counts_sides_opponents_and_ratings(client: TestClient[Any]) -> None:
    anna, bela, _ = seated(client)
    play(anna, bela, 2)
    bela.post("resign", {"seat": "heron"})
    counted(client, 1)
    for _ in range(400):
        found = client.get("/api/people/anna/statistics").json()
        if found["histories"]:
            break
        time.sleep(0.02)
    assert found["name"] == "Anna"
    assert (found["results"]["games"], found["results"]["won"], found["results"]["share"]) == (1, 1, 1.0)
    assert [(one["side"], one["title"]) for one in found["sides"]] == [("Gull", "The Weather Gauge")]
    assert [(one["clock"], one["results"]["games"]) for one in found["paces"]] == [("live", 1)]
    assert [(one["name"], one["results"]["won"]) for one in found["opponents"]] == [("Béla", 1)]
    ((history),) = found["histories"]
    (moment,) = history["ratings"]
    assert moment["rating"] == client.get("/api/people/anna").json()["ratings"][0]["rating"]
    lost = client.get("/api/people/B%C3%A9la/statistics", params={"lang": "hu"}).json()
    assert (lost["results"]["won"], lost["sides"][0]["side"]) == (0, "Gém")


@slow
def test_whoever_is_gone_is_told_of_to_nobody(client: TestClient[Any], url: str) -> None:
    anna, bela, tokens = seated(client)
    play(anna, bela, 2)
    bela.post("resign", {"seat": "heron"})
    counted(client, 1)
    become(client, tokens["Béla"])
    assert leave(client).status_code == 200
    days_pass(url, 8)
    assert erase(client, 2) is None
    # The job may run once more, also when nobody is there any more.
    count(client, anna.match)
    assert client.get("/api/people/anna/statistics").json()["opponents"] == []
    refused(client.get("/api/people/B%C3%A9la/statistics"), 404, "unknown_person")
    with service(client).store.engine.connect() as connection:
        accounts = connection.execute(select(FINISHED_SEATS.c.seat, FINISHED_SEATS.c.account)).all()
    assert sorted(tuple(row) for row in accounts) == [("gull", 1), ("heron", None)]
    assert counted(client, 1)["games"] == 1, "the game of the other goes on to count"
    assert "Béla" not in dump(url)


def test_several_seats_of_one_side_are_one_game(client: TestClient[Any]) -> None:
    register(client, "Anna")
    register(client, "Béla")
    sides = {"gull": "north", "heron": "north", "tern": "south"}
    keep(client, game("a", "north", sides=sides, holders={"gull": 1, "heron": 1, "tern": 2}))
    table = service(client).store.finished
    assert [(one.side, one.games) for one in table.played(1)] == [("north", 1)]
    assert [(one.name, one.results["won"]) for one in table.opponents(1, 9)] == [("Béla", 1)]
    assert [(one.name, one.results["lost"]) for one in table.opponents(2, 9)] == [("Anna", 1)]
    assert table.counted(Wanted("gauge"))[0].winners == ("north",)


# --- matches that ended before --------------------------------------------------------------------------------------


@slow
def test_games_that_ended_before_are_counted_too(client: TestClient[Any]) -> None:
    anna, _ = make(client, listing="open", clock=LIVE)
    bela = Guest(client, anna.match, join(client, anna.match).json()["key"])
    bela.post("resign", {"seat": "heron"})
    counted(client, 1)
    store = service(client).store
    back_to(store, "0039")
    config = alembic_config()
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        assert connection.execute(select(FINISHED_GAMES.c.match)).first() is None
        jobs = connection.execute(select(JOBS.c.body).where(JOBS.c.kind == COUNT_GAME)).scalars().all()
    assert jobs == [{"match": anna.match}]
    with client.portal() as portal:
        portal.call(service(client).on_jobs, COUNT_GAME)
    counted(client, 1)
