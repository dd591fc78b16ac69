"""Tournaments with groups at the table."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.people import become, register
from tests.server.play import refused
from tests.server.tournaments.test_tournaments import SWISS, done, field, make, mine, page, until

GROUPS = {"form": "groups", "rounds": 0, "group_size": 3}


@slow
def test_groups_are_played_and_then_the_first_of_each_meet(client: TestClient[Any]) -> None:
    tournament, tokens, olga = field(client, 5, ("Anna",), **GROUPS)
    (anna,) = tokens
    found = page(client, tournament)
    info = found["info"]
    assert (info["rounds"], info["group_rounds"], info["group_size"], info["go_on"], found["groups"]) == (8, 6, 3, 2, [])
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: mine(found, anna))
    assert [len(one["standings"]) for one in found["groups"]] == [3, 3] and found["standings"] == []
    assert all(one["go_on"] == [] for one in found["groups"])
    group = next(one for one in found["groups"] if anna in [row["entrant"] for row in one["standings"]])
    own = mine(found, anna)
    assert own is not None and own["first"] in [row["entrant"] for row in group["standings"]]
    become(client, tokens[anna])
    done(client, tournament, "withdraw")
    become(client, olga)
    # It has eight rounds.
    for number in (3, 5, 7):
        until(client, tournament, lambda found, number=number: found["info"]["round"] >= number)
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert found["standings"][0]["entrant"] != anna
    both = {number for one in found["groups"] for number in one["go_on"]}
    assert len(both) == 4 and anna not in both
    assert {row["entrant"] for row in found["standings"]} == both
    assert {number for one in found["rounds"][6] for number in (one["first"], one["second"])} == both
    assert all(len(one) == 2 for one in found["rounds"][:6]), "of three one sits out"


@pytest.mark.slow
def test_in_groups_a_draw_can_be_decided_and_after_them_it_cannot(client: TestClient[Any]) -> None:
    names = ("Anna", "Béla", "Cili", "Dani", "Edit", "Feri")
    tournament, _, _ = field(client, 0, names, go_on=1, **GROUPS)
    done(client, tournament, "start")
    while True:
        found = until(client, tournament, lambda found: any(one["may_settle"] for one in (found["rounds"] or [[]])[-1]))
        number = found["info"]["round"]
        if number > found["info"]["group_rounds"]:
            break
        for one in found["rounds"][-1]:
            # The one with the lower number wins, but where the sides are changed it is a draw.
            result = "first" if one["first"] < one["second"] else "draw"
            wish = {"round": number, "table": one["table"], "result": result, "reason": "a test"}
            done(client, tournament, "settle", **wish)
    assert [one["go_on"] for one in found["groups"]] == [[one["standings"][0]["entrant"]] for one in found["groups"]]
    (final,) = found["rounds"][-1]
    wish = {"round": number, "table": 1, "result": "draw", "reason": "a test"}
    refused(client.post(f"/api/tournaments/{tournament}/settle", json=wish), 400, "malformed")
    done(client, tournament, "settle", **{**wish, "result": "second"})
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert [row["entrant"] for row in found["standings"]] == [final["second"], final["first"]]
    assert found["info"]["round"] == found["info"]["rounds"] == 7


@slow
def test_what_is_wished_of_groups_must_make_sense(client: TestClient[Any]) -> None:
    register(client, "Olga")
    for change in (
        {"group_size": 0},
        {"group_size": 2},
        {"group_size": 7},
        {"go_on": 3},
        {"go_on": 0},
        {"places": 5},
        {"rounds": 2},
        {"form": "round_robin"},
    ):
        refused(client.post("/api/tournaments", json={**SWISS, **GROUPS, **change}), 400, "malformed")
    tournament = make(client, **GROUPS)
    for _ in range(5):
        done(client, tournament, "enter", bot="random")
    refused(client.post(f"/api/tournaments/{tournament}/start", json={}), 409, "too_few_entrants")
