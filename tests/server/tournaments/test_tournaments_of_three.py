"""Tournaments of a game for three: from the first entry to the table, with whoever leaves, is late or is taken out."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.clocks.test_clocks import Later
from tests.server.people import become
from tests.server.play import Body, Guest, refused
from tests.server.tournaments.test_tournaments import LIVE, done, field, page, until
from vezerkar.registry import GAMES, game
from vezerkar.server.ratings.rating_table import beginners
from vezerkar.server.tournaments.table_sizes import table_sizes

THREE = {"game": "triumph", "name": "Three of us", "form": "round_robin", "rounds": 0, "clock": LIVE, "options": {}, "players": 3}
ALL = ("Anna", "Bela", "Cili")


@pytest.fixture(autouse=True)
def triumph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")


def here(found: Body) -> list[int]:
    """The entrants at the first table of the last round."""
    table = found["rounds"][-1][0]
    return [table["first"], table["second"], table["third"]]


def made(found: Body) -> bool:
    """Whether the match of the last round is there, and open."""
    return bool(found["rounds"]) and found["rounds"][-1][0]["match"] is not None and found["rounds"][-1][0]["result"] is None


def resign(client: Any, tokens: dict[int, str], match: str, number: int) -> None:
    become(client, tokens[number])
    guest = Guest(client, match)
    seat = next(one["id"] for one in guest.table()["seats"] if one["mine"])
    assert guest.post("resign", {"seat": seat}).status_code == 200


def test_three_meet_with_each_side_once_and_who_resigns_is_last(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ALL, **THREE, places=3)
    assert (
        page(client, tournament)["sides"] == ["The Axis", "The West", "The USSR"] or len(page(client, tournament)["sides"]) == 3
    )
    done(client, tournament, "start")
    loser, second, winner = sorted(tokens)
    for number in range(1, 4):
        found = until(client, tournament, lambda found, number=number: found["info"]["round"] == number and made(found))
        assert sorted(here(found)) == sorted(tokens)
        match = found["rounds"][-1][0]["match"]
        assert sorted(seat["kind"] for seat in Guest(client, match).table()["seats"]) == ["human"] * 3
        resign(client, tokens, match, loser)
        assert not Guest(client, match).table()["over"], "the other two play on"
        assert page(client, tournament)["rounds"][number - 1][0]["result"] is None
        resign(client, tokens, match, second)
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    tables = [tables[0] for tables in found["rounds"]]
    for side in ("first", "second", "third"):
        assert sorted(table[side] for table in tables) == sorted(tokens), "everybody has each side once"
    for table in tables:
        seat = [table["first"], table["second"], table["third"]].index(winner)
        assert (table["result"][seat], table["result"].count("3"), table["unplayed"]) == ("1", 2, True)
    standings = found["standings"]
    assert standings[0]["entrant"] == winner and [one["points"] for one in standings] == [6, 0, 0]


def test_a_bot_plays_on_for_whoever_withdraws_and_whoever_is_left_alone_wins(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ALL, **THREE, places=3)
    done(client, tournament, "start")
    found = until(client, tournament, made)
    match, players = found["rounds"][0][0]["match"], here(found)
    become(client, tokens[players[0]])
    done(client, tournament, "withdraw")
    seats = Guest(client, match).until(lambda table: any(seat["kind"] == "bot" for seat in table["seats"]))["seats"]
    assert [seat["kind"] for seat in seats].count("human") == 2
    assert page(client, tournament)["rounds"][0][0]["result"] is None, "the other two play on"
    become(client, tokens[players[1]])
    done(client, tournament, "withdraw")
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert [(tables[0]["result"].count("1"), tables[0]["result"].count("3")) for tables in found["rounds"]] == [(1, 2)] * 3
    assert found["standings"][0]["entrant"] == players[2] and found["standings"][0]["points"] == 6


def test_who_has_no_time_left_cannot_win_though_a_bot_plays_on(client: TestClient[Any], url: str) -> None:
    tournament, tokens, _ = field(client, 0, ALL, **THREE, places=3)
    done(client, tournament, "start")
    found = until(client, tournament, made)
    match, players = found["rounds"][0][0]["match"], here(found)
    table = Guest(client, match).table()
    late = next(
        i
        for i, seat in enumerate(("axis", "west", "ussr"))
        if any(one["id"] == seat and one["waiting"] for one in table["seats"])
    )
    later = Later(url)
    later.run_out(match, ("axis", "west", "ussr")[late])
    later.engine.dispose()
    Guest(client, match).until(lambda table: any(seat["stand_in"] for seat in table["seats"]))
    assert page(client, tournament)["rounds"][0][0]["result"] is None
    one, other = (i for i in range(3) if i != late)
    resign(client, tokens, match, players[one])
    assert page(client, tournament)["rounds"][0][0]["result"] is None
    resign(client, tokens, match, players[other])
    found = until(client, tournament, lambda found: found["rounds"][0][0]["result"] is not None)
    assert found["rounds"][0][0]["result"] == "333", "whoever is late and does not come back does not win alone"


@pytest.mark.parametrize("reason", ["", "absent"])
def test_a_match_of_which_the_organiser_takes_somebody_out_is_not_rated(client: TestClient[Any], url: str, reason: str) -> None:
    tournament, tokens, organiser = field(client, 0, ALL, **THREE, places=3, rated=True)
    done(client, tournament, "start")
    found = until(client, tournament, made)
    match, out = found["rounds"][0][0]["match"], here(found)[0]
    become(client, organiser if reason else tokens[out])
    if reason:
        done(client, tournament, "withdraw", entrant=out, reason=reason)
    else:
        done(client, tournament, "withdraw")
    Guest(client, match).until(lambda table: any(seat["kind"] == "bot" for seat in table["seats"]))
    later = Later(url)
    with later.engine.begin() as connection:
        began = beginners(connection, match)
    later.engine.dispose()
    assert len(set(began.values())) == (0 if reason else 3)


def test_the_organiser_settles_a_table_by_places(client: TestClient[Any]) -> None:
    tournament, _, organiser = field(client, 0, (*ALL, "Dora"), **THREE, places=4)
    done(client, tournament, "start")
    found = until(client, tournament, made)
    become(client, organiser)
    wish = {"round": 1, "table": 1, "reason": "they agreed"}
    settle = f"/api/tournaments/{tournament}/settle"
    for wrong in ("first", "draw", "124", "112"):
        refused(client.post(settle, json={**wish, "result": wrong}), 400, "malformed")
    done(client, tournament, "settle", **wish, result="213")
    found = until(client, tournament, lambda found: found["info"]["round"] == 2)
    table = found["rounds"][0][0]
    assert (table["result"], table["unplayed"], table["reason"]) == ("213", True, "they agreed")
    points = {one["entrant"]: one["points"] for one in found["standings"]}
    assert [points[table[side]] for side in ("second", "first", "third")] == [2, 1, 0]
    assert len(found["rounds"][1]) == 1 and found["info"]["rounds"] == 4, "who is left over sits out"


def test_a_swiss_gives_byes_and_needs_enough_for_new_opponents(client: TestClient[Any]) -> None:
    people = (*ALL, "Dora")
    tournament, _, organiser = field(client, 0, people, **THREE | {"form": "swiss", "rounds": 2}, places=8)
    assert "5" in refused(client.post(f"/api/tournaments/{tournament}/start", json={}), 409, "too_few_entrants")["message"]
    done(client, tournament, "enter", bot="random")
    done(client, tournament, "start")
    found = until(client, tournament, made)
    _, *byes = found["rounds"][0]
    assert [(one["second"], one["third"], one["result"], one["unplayed"]) for one in byes] == [(None, None, "first", True)] * 2
    assert {one["entrant"]: one["points"] for one in found["standings"]}[byes[0]["first"]] == 2, "as much as a win"
    become(client, organiser)
    done(client, tournament, "settle", round=1, table=1, reason="agreed", result="123")
    found = until(client, tournament, lambda found: found["info"]["round"] == 2)
    assert not {one["first"] for one in byes} & {one["first"] for one in found["rounds"][1] if one["second"] is None}


@pytest.mark.parametrize(
    "wrong",
    [
        {"form": "knockout"},
        {"places": 10},
        {"places": 2},
        {"form": "swiss", "rounds": 5},
        {"players": 4},
        {"game": "gauge", "options": {"length": "short"}},
        {"game": "quartermaster"},
    ],
)
def test_what_is_not_for_three(client: TestClient[Any], wrong: Body, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "quartermaster", "vezerkar.games.quartermaster")
    field(client, 0, ())
    refused(client.post("/api/tournaments", json={**THREE, "places": 9, **wrong}), 400, "malformed")


@pytest.mark.parametrize(("name", "sizes"), [("hunt", [2]), ("quartermaster", [2]), ("triumph", [3, 2]), ("wg35", [2])])
def test_there_are_tournaments_of_three_where_each_has_a_whole_side(
    name: str, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, name, f"vezerkar.games.{name}")
    assert table_sizes(game(name)) == sizes


def test_two_can_play_the_same_game_against_each_other_still(client: TestClient[Any]) -> None:
    tournament, _, _ = field(client, 0, ("Anna", "Bela"), **THREE | {"players": 2}, places=4)
    done(client, tournament, "start")
    found = until(client, tournament, made)
    assert found["rounds"][0][0]["third"] is None and len(found["sides"]) == 2 and found["info"]["players"] == 2
