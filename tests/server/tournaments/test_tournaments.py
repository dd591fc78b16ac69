"""Tournaments at the table: who may do what, and how one goes from its first entry to its last table."""

from __future__ import annotations

import time
from contextlib import suppress
from importlib import import_module
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import first, slow
from tests.server.accounts.test_account_erasure import days_pass, erase, leave, service
from tests.server.conftest import FREE, Here
from tests.server.people import become, register
from tests.server.play import Body, Guest, refused
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.keys import new_match
from vezerkar.server.matches import match_making
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import MATCHES, SEATS, TOURNAMENTS
from vezerkar.server.tournaments.pairings import bye
from vezerkar.server.tournaments.tournament_job import Advancer
from vezerkar.server.tournaments.tournaments import groups_of

LIVE = {"kind": "live", "bank_s": 600, "increment_s": 30}
SWISS = {"game": "gauge", "name": "Spring cup", "form": "swiss", "rounds": 3, "clock": LIVE, "options": {"length": "short"}}
PATIENCE_SECONDS = 60


def make(client: Any, **more: Any) -> str:
    """A tournament that is open for entries, of whoever is signed in."""
    answer = client.post("/api/tournaments", json={**SWISS, **more})
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["tournament"]
    done(client, made, "open")
    return made


def done(client: Any, tournament: str, deed: str, **body: Any) -> None:
    answer = client.post(f"/api/tournaments/{tournament}/{deed}", json=body)
    assert answer.status_code == 200, answer.text


def page(client: Any, tournament: str) -> Body:
    answer = client.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    found: Body = answer.json()
    return found


def until(client: Any, tournament: str, wished: Any) -> Body:
    """The page as soon as it is as wished."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        found = page(client, tournament)
        if wished(found):
            return found
        time.sleep(0.02)
    raise AssertionError(f"it never became as wished; the last: {found}")


def mine(found: Body, number: int) -> Body | None:
    """The match of an entrant that is on."""
    open_ones = [one for one in (found["rounds"] or [[]])[-1] if one["result"] is None and one["match"]]
    return next((one for one in open_ones if number in (one["first"], one["second"])), None)


def play_on(client: Any, tokens: dict[int, str], found: Body) -> None:
    """Each of these people gives up the match that is on, so that a bot goes on; two people draw lots by their numbers."""
    for number, token in tokens.items():
        pairing = mine(found, number)
        if pairing is not None:
            become(client, token)
            guest = Guest(client, pairing["match"])
            seat = next(one["id"] for one in guest.table()["seats"] if one["mine"])
            guest.post("resign", {"seat": seat})


def field(client: Any, bots: int, people: tuple[str, ...], **more: Any) -> tuple[str, dict[int, str], str]:
    """A tournament with so many bots and these people: its name, the tokens by entrant, and that of the organiser."""
    organiser = register(client, "Olga")
    tournament = make(client, **more)
    for _ in range(bots):
        done(client, tournament, "enter", bot="random")
    tokens = {}
    for name in people:
        token = register(client, name)
        done(client, tournament, "enter")
        tokens[next(one["number"] for one in page(client, tournament)["entrants"] if one["me"])] = token
    become(client, organiser)
    return tournament, tokens, organiser


def to_the_end(client: Any, tournament: str, tokens: dict[int, str]) -> Body:
    """Start it, and let the people play until it is over."""
    done(client, tournament, "start")
    while True:
        waits = lambda found: found["info"]["state"] == "finished" or any(mine(found, number) for number in tokens)  # noqa: E731
        found = until(client, tournament, waits)
        if found["info"]["state"] == "finished":
            return found
        play_on(client, tokens, found)


@slow
def test_a_swiss_of_eight_bots_and_two_people_runs_to_its_table(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 8, ("Anna", "Béla"))
    found = to_the_end(client, tournament, tokens)
    assert found["info"]["round"] == 3 and [len(pairings) for pairings in found["rounds"]] == [5, 5, 5]
    assert sum(one["points"] for one in found["standings"]) == 15, "each match gave a point"
    assert [one["points"] for one in found["standings"]] == sorted((one["points"] for one in found["standings"]), reverse=True)
    assert {one["entrant"] for one in found["standings"]} == {one["number"] for one in found["entrants"]}
    assert found["seed"] and all(one["match"] and one["result"] for pairings in found["rounds"] for one in pairings)
    names = [one["name"] for one in found["entrants"]]
    assert len(set(names)) == 10, "bots of one name are told apart"
    assert Guest(client, found["rounds"][0][0]["match"]).table()["tournament"] == tournament


@pytest.mark.slow
@pytest.mark.parametrize(("form", "others", "matches"), first([("round_robin", 2, 6), ("knockout", 4, None)]))
def test_the_other_forms_run_to_their_tables(client: TestClient[Any], form: str, others: int, matches: int | None) -> None:
    tournament, tokens, _ = field(client, others, ("Anna",), form=form, rounds=0)
    found = to_the_end(client, tournament, tokens)
    played = [one for pairings in found["rounds"] for one in pairings if one["match"]]
    assert matches in (None, len(played))
    if form == "knockout":
        assert [one["points"] for one in found["standings"]][:2] == [3, 2]


class Killed(Exception):
    """The process is killed here."""


def test_a_round_is_paired_once_whenever_the_process_is_killed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is killed after each step of the job in turn, so between the end of the matches and the next pairings as well."""
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla", "Cili"), rounds=2)
    matches, table = service(client), service(client).store.tournaments
    steps: list[str] = []

    def kill_after(owner: Any, name: str, which: slice) -> None:
        call, seen = getattr(owner, name), set[str]()

        def killed_once(args: tuple[Any, ...]) -> None:
            if str(args[which]) not in seen:
                seen.add(str(args[which]))
                steps.append(name)
                raise Killed

        async def later(*args: Any) -> None:
            await call(*args)
            killed_once(args)

        def now(*args: Any) -> bool:
            found: bool = call(*args)
            killed_once(args)
            return found

        monkeypatch.setattr(owner, name, later if name == "make_paired" else now)

    def run_again_and_again() -> None:
        """Do the job as often as the process is started anew."""
        job: dict[str, Json] = {"tournament": tournament}
        with client.portal() as portal:
            while True:
                with suppress(Killed):
                    portal.call(Advancer(matches).advance, job)
                    return

    # The job is done here alone, not by the table.
    monkeypatch.setattr(matches, "on_jobs", lambda *kinds: None)
    kill_after(match_making, "make_paired", slice(1, 3))
    for name in ("keep_result", "begin_round"):
        kill_after(table, name, slice(2))
    done(client, tournament, "start")
    run_again_and_again()
    assert not table.begin_round(tournament, 0, [bye(1)], new_match), "another process that has paired the same round is too late"
    for _ in range(2):
        play_on(client, tokens, page(client, tournament))
        run_again_and_again()
        run_again_and_again()
    found = page(client, tournament)
    assert steps == [*("begin_round", "make_paired", "keep_result") * 2, "begin_round"]
    assert found["info"]["state"] == "finished" and len(found["rounds"]) == 2
    with matches.store.engine.connect() as connection:
        made = list(connection.execute(select(MATCHES.c.id).where(MATCHES.c.tournament == tournament)).scalars())
    assert sorted(made) == sorted(one["match"] for pairings in found["rounds"] for one in pairings if one["match"])
    assert [[one["table"] for one in pairings] for pairings in found["rounds"]] == [[1, 2], [1, 2]]


@slow
def test_only_those_who_may_do_something(client: TestClient[Any]) -> None:
    refused(client.post("/api/tournaments", json=SWISS), 401, "sign_in")
    register(client, "Adél")
    olga = register(client, "Olga")
    tournament = client.post("/api/tournaments", json=SWISS).json()["tournament"]
    assert page(client, tournament)["may"] == ["open", "enter_bots", "cancel"]
    anna = register(client, "Anna")
    refused(client.get(f"/api/tournaments/{tournament}"), 404, "unknown_tournament")
    assert client.get("/api/tournaments").json() == [], "a draft is for its organiser"
    become(client, olga)
    refused(client.post(f"/api/tournaments/{tournament}/enter", json={}), 409, "tournament_state")
    done(client, tournament, "open")
    become(client, anna)
    for deed, body in (("start", {}), ("cancel", {}), ("enter", {"bot": "random"}), ("open", {})):
        refused(client.post(f"/api/tournaments/{tournament}/{deed}", json=body), 403, "not_organiser")
    assert page(client, tournament)["may"] == ["enter"]
    done(client, tournament, "enter")
    done(client, tournament, "enter")
    assert len(page(client, tournament)["entrants"]) == 1, "nobody enters twice"
    become(client, olga)
    refused(client.post(f"/api/tournaments/{tournament}/start", json={}), 409, "too_few_entrants")
    done(client, tournament, "withdraw", entrant=1)
    assert page(client, tournament)["entrants"] == []
    done(client, tournament, "cancel")
    refused(client.post(f"/api/tournaments/{tournament}/start", json={}), 409, "tournament_state")
    assert page(client, tournament)["may"] == []


@pytest.mark.slow
def test_what_is_wished_for_must_make_sense(client: TestClient[Any]) -> None:
    register(client, "Olga")
    for change in (
        {"rounds": 0},
        {"form": "knockout"},
        {"form": "league"},
        {"clock": {**LIVE, "time_out": "bot"}},
        {"options": {"length": "endless"}},
        {"places": 1},
        {"places": 2},
        {"rounds": 5, "places": 4},
        {"form": "round_robin", "rounds": 0, "places": 64},
    ):
        refused(client.post("/api/tournaments", json={**SWISS, **change}), 400, "malformed")
    refused(client.post("/api/tournaments", json={**SWISS, "name": " "}), 400, "blank")
    refused(client.post("/api/tournaments", json={**SWISS, "game": "chess"}), 404, "unknown_game")
    assert "at least" in client.post("/api/tournaments", json={**SWISS, "rounds": 5, "places": 4}).json()["message"]
    tournament = make(client, places=2, rounds=1)
    refused(client.post(f"/api/tournaments/{tournament}/enter", json={"bot": "nobody"}), 400, "malformed")
    for _ in range(2):
        done(client, tournament, "enter", bot="random")
    refused(client.post(f"/api/tournaments/{tournament}/enter", json={"bot": "random"}), 409, "tournament_full")
    make(client)
    make(client)
    refused(client.post("/api/tournaments", json=SWISS), 429, "too_many_tournaments")


@pytest.mark.slow
def test_in_a_match_of_a_tournament_nobody_is_helped_and_the_bot_agrees_to_nothing(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 1, ("Anna",), rounds=1)
    done(client, tournament, "start")
    ((number, token),) = tokens.items()
    pairing = mine(until(client, tournament, lambda found: mine(found, number)), number)
    assert pairing is not None
    become(client, token)
    guest = Guest(client, pairing["match"])
    table = guest.table()
    seat = next(one["id"] for one in table["seats"] if one["mine"])
    assert (table["hints"], table["may_offer"], table["may_take_back"], table["bots_mine"]) == (False, [], [], False)
    assert table["clock"]["time_out"] == "forfeit"
    refused(guest.post("hint", {"seat": seat, "ply": table["ply"], "step": 1}), 403, "hints_off")
    for kind in ("draw", "abandon", "pause"):
        refused(guest.post("offers", {"seat": seat, "kind": kind, "ply": table["ply"]}), 409, "in_tournament")
    refused(guest.post("bots", {"speed": "paused"}), 403, "not_alone")
    refused(guest.post("settings", {"seat": seat, "name": "Cicero"}), 400, "malformed")
    client.cookies.clear()
    assert guest.table()["seat"] is None, "anybody may watch"
    refused(guest.post("resign", {"seat": seat}), 401, "bad_key")


@pytest.mark.parametrize("title", ["hunt", "quartermaster", "triumph", "wg35"])
def test_an_entrant_has_all_seats_of_a_side(title: str) -> None:
    rules = import_module(f"vezerkar.games.{title}").GAME
    sides = rules.sides(rules.complete_options({}) | rules.implied_options(2))
    assert sorted(map(sorted, groups_of(rules, 2))) == sorted(map(sorted, sides.values()))


@pytest.mark.slow
def test_two_people_can_agree_on_a_draw(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: mine(found, 1))
    pairing = mine(found, 1)
    assert pairing is not None
    guest = Guest(client, pairing["match"])
    become(client, tokens[1])
    table = guest.table()
    seat = next(one["id"] for one in table["seats"] if one["mine"])
    assert table["may_offer"] == ["draw"]
    offer = guest.post("offers", {"seat": seat, "kind": "draw", "ply": table["ply"]}).json()["id"]
    become(client, tokens[2])
    assert guest.post(f"offers/{offer}", {"answer": "accept", "ply": table["ply"]}).status_code == 200
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert [(one["points"], one["drawn"]) for one in found["standings"]] == [(0.5, 1), (0.5, 1)]


@pytest.mark.slow
def test_whoever_withdraws_gives_up_and_is_paired_no_more(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla", "Cili", "Dani"), rounds=3)
    done(client, tournament, "start")
    first = next(iter(tokens))
    until(client, tournament, lambda found: mine(found, first))
    become(client, tokens[first])
    done(client, tournament, "withdraw")
    found = until(client, tournament, lambda found: not mine(found, first))
    entrant = next(one for one in found["entrants"] if one["number"] == first)
    assert entrant["withdrawn"] and entrant["me"] and found["may"] == []
    play_on(client, tokens, found)
    found = until(client, tournament, lambda found: found["info"]["round"] == 2)
    assert not any(first in (one["first"], one["second"]) for one in found["rounds"][1])
    assert sum(one["second"] is None for one in found["rounds"][1]) == 1, "one of three sits out"


@pytest.mark.slow
def test_whose_account_is_erased_has_withdrawn(client: TestClient[Any], url: str) -> None:
    tournament, tokens, olga = field(client, 0, ("Anna", "Béla"), rounds=1)
    done(client, tournament, "start")
    anna = min(tokens)
    until(client, tournament, lambda found: mine(found, anna))
    become(client, tokens[anna])
    assert leave(client).status_code == 200
    days_pass(url, 8)
    erase(client, account=2)
    become(client, olga)
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    gone = next(one for one in found["entrants"] if one["number"] == anna)
    assert gone["former"] and "Anna" not in str(found)
    assert [one["entrant"] for one in found["standings"]][-1] == anna


@slow
def test_the_organiser_settles_what_does_not_end_and_says_why(client: TestClient[Any]) -> None:
    tournament, tokens, olga = field(client, 0, ("Anna", "Béla"), rounds=1)
    done(client, tournament, "start")
    until(client, tournament, lambda found: found["info"]["round"] == 1)
    wish = {"round": 1, "table": 1, "result": "draw", "reason": "both have vanished"}
    become(client, tokens[min(tokens)])
    refused(client.post(f"/api/tournaments/{tournament}/settle", json=wish), 403, "not_organiser")
    become(client, olga)
    refused(client.post(f"/api/tournaments/{tournament}/settle", json={**wish, "table": 2}), 400, "malformed")
    refused(client.post(f"/api/tournaments/{tournament}/settle", json={**wish, "reason": " "}), 400, "blank")
    done(client, tournament, "settle", **wish)
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert found["rounds"][0][0]["reason"] == "both have vanished" and [one["points"] for one in found["standings"]] == [0.5, 0.5]
    refused(client.post(f"/api/tournaments/{tournament}/settle", json=wish), 409, "tournament_state")


@pytest.mark.slow
def test_time_out_is_a_forfeit_and_two_of_them_bar_for_a_while(client: TestClient[Any]) -> None:
    names = ("Anna", "Béla")
    tournament, tokens, olga = field(client, 0, names, form="round_robin", rounds=0)
    done(client, tournament, "start")
    anna = min(tokens)
    for number in (1, 2):
        found = until(client, tournament, lambda found, number=number: found["info"]["round"] == number and mine(found, anna))
        match = found["rounds"][-1][0]["match"]
        seat = "gull" if found["rounds"][-1][0]["first"] == anna else "heron"
        with service(client).store.engine.begin() as connection:
            late = SEATS.c.match == match, SEATS.c.seat == seat
            connection.execute(update(SEATS).where(*late).values(bank_ms=1))
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(next_at=0, rev=MATCHES.c.rev + 1))
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert all(one["unplayed"] for pairings in found["rounds"] for one in pairings)
    assert [(one["entrant"], one["points"], one["won"]) for one in found["standings"]] == [(max(tokens), 2, 0), (anna, 0, 0)]
    become(client, olga)
    other = make(client)
    become(client, tokens[anna])
    refused(client.post(f"/api/tournaments/{other}/enter", json={}), 403, "barred")
    with service(client).store.engine.begin() as connection:
        connection.execute(update(TOURNAMENTS).values(began=TOURNAMENTS.c.began - 61 * DAY_MICROS))
    done(client, other, "enter")


@pytest.mark.slow
def test_bots_alone_go_on_after_a_restart_although_nobody_looks(url: str, bots: Here) -> None:
    with TestClient(create_app(url, bots=bots, bot_delay=1000.0, limits=FREE)) as client:
        tournament, _, _ = field(client, 2, (), rounds=1)
        done(client, tournament, "start")
        until(client, tournament, lambda found: found["info"]["round"] == 1)
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
        match = found["rounds"][0][0]["match"]
        store = service(client).store
        assert store.lists.idle_bot_matches(-DAY_MICROS, 10) == [], "what a table leads to is not swept away"
        assert store.lists.matches_to_freeze(-DAY_MICROS, 10) == [match]
        assert Guest(client, match).table()["over"]
