"""Round robins and groups whose games begin together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from tests.cost import slow
from tests.server.accounts.test_account_erasure import service
from tests.server.conftest import FREE, Here
from tests.server.mailbox import Mailbox, mailbox
from tests.server.notices.test_notices import LATER, due
from tests.server.people import become, register
from tests.server.play import Guest, refused
from tests.server.tournaments.test_pairing import field as entrants_of
from tests.server.tournaments.test_pairing import played
from tests.server.tournaments.test_round_dates import BEGUN, DAYS, begun, mails_to
from tests.server.tournaments.test_tournament_faults import advance, kill_once, no_jobs
from tests.server.tournaments.test_tournaments import SWISS, done, field, page, until
from vezerkar.server.app import create_app
from vezerkar.server.matches import match_making
from vezerkar.server.storage.schema import MATCHES
from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import Pairing, Plan
from vezerkar.server.tournaments.tournament_table import StoredPairing

ALL: dict[str, Any] = {"form": "round_robin", "rounds": 0, "at_once": True, "clock": DAYS}


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def told(url: str, post: Mailbox) -> Iterator[TestClient[Any]]:
    """A table that sends mails, and on which notices are decided about by hand."""
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, mail=post.settings(), delays=LATER)) as client:
        yield client


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("size", [3, 4, 6, 7, 9])
def test_all_games_of_a_round_robin_are_those_of_its_rounds(size: int, players: int) -> None:
    here, rng = entrants_of(size, Random(size)), Random(size)
    turns: list[list[Pairing]] = []
    while pairings := pair(Plan("round_robin", players=players), here, turns, "s"):
        turns.append(pairings)
    plan = Plan("round_robin", players=players, at_once=True)
    together = pair(plan, here, [], "s")
    assert together == [one for pairings in turns for one in pairings]
    assert pair(plan, here, [[played(one, rng) for one in together]], "s") == []


@pytest.mark.parametrize("size", [6, 7, 11, 16])
def test_all_games_of_the_groups_begin_together_and_the_knock_out_follows_in_rounds(size: int) -> None:
    here, rng = entrants_of(size, Random(size)), Random(size)
    by_rounds, plan = Plan("groups", group_size=4), Plan("groups", group_size=4, at_once=True)
    turns: list[list[Pairing]] = []
    while len(turns) < 200 and (pairings := pair(by_rounds, here, turns, "s")):
        turns.append([played(one, rng) for one in pairings])
    history = [pair(plan, here, [], "s")]
    met = Counter((one.first, one.second) for one in history[0])
    assert len(met) == len(history[0]), "nobody meets another twice with the same side"
    # With the same results the same go on.
    known = {(one.first, one.second): one for one in reversed([one for pairings in turns for one in pairings])}
    history[0] = [known[one.first, one.second] for one in history[0]]
    later = pair(plan, here, history, "s")
    stage = next(at for at in range(len(turns)) if sum(map(len, turns[:at])) == len(history[0]))
    assert {frozenset(one.players) for one in later} == {frozenset(one.players) for one in turns[stage]}
    while len(history) < 200 and (pairings := pair(plan, here, history, "s")):
        numbers = [number for one in pairings for number in one.players]
        assert len(numbers) == len(set(numbers))
        history.append([played(one, rng) for one in pairings])
    assert len(history) < 200


@slow
def test_a_round_robin_is_over_when_all_its_games_are(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 3, ("Anna",), round_days=30, **ALL)
    ((anna, token),) = tokens.items()
    assert page(client, tournament)["info"]["rounds"] == 1
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: found["rounds"] and all(one["match"] for one in found["rounds"][0]))
    assert len(found["rounds"][0]) == 12 and found["info"]["at_once"] and [one["round"] for one in found["dates"]] == [1]
    own = [one for one in found["rounds"][0] if anna in (one["first"], one["second"])]
    found = until(client, tournament, lambda found: sum(one["result"] is None for one in found["rounds"][0]) == len(own) == 6)
    assert found["info"]["state"] == "running", "the games of Anna are open"
    become(client, token)
    # In another order than that of the tables.
    for at, pairing in enumerate(reversed(own), 1):
        guest = Guest(client, pairing["match"])
        guest.post("resign", {"seat": next(one["id"] for one in guest.table()["seats"] if one["mine"])})
        found = until(client, tournament, lambda found, at=at: sum(one["result"] is None for one in found["rounds"][0]) == 6 - at)
    found = until(client, tournament, lambda found: found["info"]["state"] == "finished")
    assert found["info"]["round"] == 1 and found["standings"][-1]["entrant"] == anna


@slow
def test_whoever_withdraws_loses_all_games_that_are_on(client: TestClient[Any]) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla", "Cili"), **ALL)
    done(client, tournament, "start")
    until(client, tournament, lambda found: found["rounds"] and all(one["match"] for one in found["rounds"][0]))
    become(client, tokens[1])
    done(client, tournament, "withdraw")
    found = until(client, tournament, lambda found: sum(one["result"] is None for one in found["rounds"][0]) == 2)
    lost = [one for one in found["rounds"][0] if 1 in (one["first"], one["second"])]
    assert [one["result"] for one in lost] == ["second" if one["first"] == 1 else "first" for one in lost]
    assert len(lost) == 4 and all(one["unplayed"] for one in lost)


@slow
def test_a_process_that_dies_among_the_games_leaves_the_rest_to_the_next_run(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, _, _ = field(client, 0, ("Anna", "Béla", "Cili", "Dani"), **ALL)
    matches = no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    kill_once(monkeypatch, match_making, match_making.make_paired)
    advance(client, tournament)
    named = [one.match for one in stored(client, tournament)]
    assert len(set(named)) == 12 and None not in named and not any(one.made for one in stored(client, tournament))
    for _ in range(2):
        advance(client, tournament)
        assert [one.match for one in stored(client, tournament)] == named
    with matches.store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(MATCHES)).scalar_one() == 12


def stored(client: TestClient[Any], tournament: str) -> list[StoredPairing]:
    found = service(client).store.tournaments.tournament(tournament)
    assert found is not None
    return found.pairings


@slow
def test_a_game_that_goes_on_is_not_opened_to_learn_its_result(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, _, _ = field(client, 0, ("Anna", "Béla", "Cili"), **ALL)
    matches = no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    monkeypatch.setattr(matches, "unwatched_session", lambda match: pytest.fail("it goes on"))
    advance(client, tournament)


@slow
def test_people_are_told_once_of_all_games_that_begin_together(told: TestClient[Any], post: Mailbox) -> None:
    tournament, tokens, _ = begun(told, ("Anna", "Cili", "Dani"), **ALL)
    until(told, tournament, lambda found: all(one["match"] for one in found["rounds"][0]))
    due(told)
    assert [one for one in mails_to(post, "anna") if one.startswith("Spring cup")] == ["Spring cup: a new round has begun"]
    assert BEGUN not in mails_to(post, "cili")
    become(told, tokens[1])
    events = [one["event"] for one in told.get("/api/me/bell").json()["notices"]]
    assert (events.count("round"), events.count("paired"), events.count("began")) == (1, 0, 0)


@slow
def test_games_begin_together_only_where_the_form_and_the_clock_allow_it(client: TestClient[Any]) -> None:
    register(client, "Olga")
    live = SWISS["clock"]
    for change in ({"form": "swiss", "rounds": 3}, {"form": "knockout"}, {"clock": live}):
        refused(client.post("/api/tournaments", json={**SWISS, **ALL, **change}), 400, "malformed")
