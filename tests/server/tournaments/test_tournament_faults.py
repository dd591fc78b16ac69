"""Tournaments in which somebody leaves, something fails halfway, or two do something at the same time."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.accounts.test_account_erasure import service
from tests.server.conftest import FREE, Here
from tests.server.people import become, register
from tests.server.play import Body, Guest, refused
from tests.server.tournaments.test_tournaments import SWISS, Killed, done, field, make, page, until
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.matches import match_making, seat_service
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, TOURNAMENTS
from vezerkar.server.storage.stored_match import StoredMatch
from vezerkar.server.tournaments.tournament_job import Advancer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import ModuleType


def ask(client: Any, tournament: str, deed: str, **body: Any) -> Any:
    return client.post(f"/api/tournaments/{tournament}/{deed}", json=body)


def no_jobs(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> MatchService:
    """From now on the job of tournaments is done by `advance` alone, not by the table."""
    matches = service(client)
    monkeypatch.setattr(matches, "on_jobs", lambda *kinds: None)
    return matches


def advance(client: TestClient[Any], tournament: str) -> None:
    """Do the job once, though the process is killed in it."""
    body: dict[str, Json] = {"tournament": tournament}
    with client.portal() as portal, suppress(Killed):
        portal.call(Advancer(service(client)).advance, body)


def kill_once(monkeypatch: pytest.MonkeyPatch, module: ModuleType, call: Callable[..., Awaitable[Any]]) -> None:
    """Kill the process when it is about to call this function of the module.

    The function is given, not its name, so that the type check sees when it has moved.
    """
    calls = list[str]()

    async def killed(*args: Any) -> Any:
        calls.append(call.__name__)
        if len(calls) == 1:
            raise Killed
        return await call(*args)

    monkeypatch.setattr(module, call.__name__, killed)


def only_table(found: Body) -> Body:
    table: Body = found["rounds"][-1][0]
    return table


def test_two_runs_that_make_the_same_match_leave_one_seed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, _, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    matches = no_jobs(client, monkeypatch)
    create = matches.store.create

    def made_meanwhile(saved: StoredMatch, *more: Any) -> bool:
        create(replace(saved, seed="that of the other run"), *more)
        return create(saved, *more)

    monkeypatch.setattr(matches.store, "create", made_meanwhile)
    done(client, tournament, "start")
    advance(client, tournament)
    match = only_table(page(client, tournament))["match"]
    session, stored = matches.known(match), matches.store.load(match)
    assert session is not None and stored is not None
    assert session.saved(0).seed == stored.seed == "that of the other run"


@slow
def test_bots_play_on_for_no_tournament_that_is_cancelled_or_table_that_is_settled(url: str, bots: Here) -> None:
    with TestClient(create_app(url, bots=bots, bot_delay=1000.0, limits=FREE)) as client:
        tournament, _, _ = field(client, 2, (), form="round_robin", rounds=0)
        done(client, tournament, "start")
        settled = only_table(until(client, tournament, lambda found: found["rounds"] and only_table(found)["match"]))["match"]
        wish = {"round": 1, "table": 1, "result": "first", "reason": "it takes too long"}
        done(client, tournament, "settle", **wish)
        refused(ask(client, tournament, "settle", **wish), 409, "settled")
        left = only_table(until(client, tournament, lambda found: found["info"]["round"] == 2 and only_table(found)["match"]))
        assert Guest(client, settled).table()["over"] and not Guest(client, left["match"]).table()["over"]
        done(client, tournament, "cancel")
        until(client, tournament, lambda found: Guest(client, left["match"]).table()["over"])


@slow
def test_a_match_of_somebody_goes_on_when_the_tournament_is_cancelled(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, _, _ = field(client, 1, ("Anna",), rounds=1)
    no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    done(client, tournament, "cancel")
    advance(client, tournament)
    assert not Guest(client, only_table(page(client, tournament))["match"]).table()["over"]


@slow
def test_to_cancel_gives_back_the_right_to_another_only_after_a_day(client: TestClient[Any]) -> None:
    register(client, "Olga")
    made = [make(client) for _ in range(3)]
    for tournament in made:
        done(client, tournament, "cancel")
    ended = [page(client, tournament)["info"]["ended"] for tournament in made]
    refused(client.post("/api/tournaments", json=SWISS), 429, "too_many_tournaments")
    with service(client).store.engine.begin() as connection:
        connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == made[0]).values(ended=TOURNAMENTS.c.ended - DAY_MICROS))
    aged = page(client, made[0])["info"]["ended"]
    done(client, made[0], "cancel")
    assert page(client, made[0])["info"]["ended"] == aged < ended[0], "to cancel it again changes nothing"
    assert client.post("/api/tournaments", json=SWISS).status_code == 201


@slow
def test_nobody_is_taken_out_of_a_tournament_that_is_over(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, tokens, olga = field(client, 0, ("Anna", "Béla"), rounds=1)
    no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    done(client, tournament, "cancel")
    refused(ask(client, tournament, "withdraw", entrant=min(tokens), reason="gone"), 409, "tournament_state")
    become(client, tokens[min(tokens)])
    refused(ask(client, tournament, "withdraw"), 409, "tournament_state")
    become(client, olga)
    assert not Guest(client, only_table(page(client, tournament))["match"]).table()["over"]


@slow
def test_an_organiser_says_why_somebody_is_taken_out_of_a_match(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    anna = min(tokens)
    for reason in ({}, {"reason": " "}):
        refused(ask(client, tournament, "withdraw", entrant=anna, **reason), 400, "blank")
    assert not any(one["withdrawn"] for one in page(client, tournament)["entrants"])
    done(client, tournament, "withdraw", entrant=anna, reason="has insulted Béla")
    advance(client, tournament)
    client.cookies.clear()
    table = only_table(page(client, tournament))
    assert (table["reason"], table["unplayed"]) == ("has insulted Béla", True)
    assert table["result"] == ("second" if table["first"] == anna else "first")


@slow
def test_whoever_withdraws_before_the_match_is_made_loses_without_one(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    no_jobs(client, monkeypatch)
    kill_once(monkeypatch, match_making, match_making.make_paired)
    done(client, tournament, "start")
    advance(client, tournament)
    anna = min(tokens)
    become(client, tokens[anna])
    done(client, tournament, "withdraw")
    advance(client, tournament)
    table = only_table(page(client, tournament))
    assert (table["match"], table["unplayed"]) == (None, True)
    assert table["result"] == ("second" if table["first"] == anna else "first")


@slow
def test_whoever_has_withdrawn_has_lost_though_the_process_is_killed(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    matches = no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    anna = min(tokens)
    become(client, tokens[anna])
    kill_once(monkeypatch, seat_service, seat_service.resign)
    with matches.store.engine.begin() as connection:
        connection.execute(JOBS.delete())
    with suppress(Killed):
        ask(client, tournament, "withdraw")
    with matches.store.engine.connect() as connection:
        assert list(connection.execute(select(JOBS.c.kind)).scalars()) == ["advance"], "the withdrawal brings its job with it"
    advance(client, tournament)
    advance(client, tournament)
    found = page(client, tournament)
    table = only_table(found)
    assert table["result"] == ("second" if table["first"] == anna else "first") and Guest(client, table["match"]).table()["over"]
    assert table["unplayed"], "it counts for the points alone"
    # Anna's account is the one after Olga's.
    assert matches.store.tournaments.forfeits(2, 0) == 0, "to withdraw is no time-out"


@pytest.mark.slow
def test_two_who_have_both_withdrawn_have_both_lost(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla"), rounds=1)
    no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    for token in tokens.values():
        become(client, token)
        done(client, tournament, "withdraw")
    advance(client, tournament)
    table = only_table(page(client, tournament))
    assert (table["result"], table["unplayed"]) == ("neither", True)


@slow
@pytest.mark.parametrize(("form", "rounds"), [("round_robin", 6), ("knockout", 2)])
def test_as_many_rounds_are_planned_when_somebody_has_withdrawn(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, form: str, rounds: int
) -> None:
    tournament, tokens, _ = field(client, 0, ("Anna", "Béla", "Cili"), form=form, rounds=0)
    no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    assert page(client, tournament)["info"]["rounds"] == rounds
    become(client, tokens[min(tokens)])
    done(client, tournament, "withdraw")
    info = page(client, tournament)["info"]
    assert (info["rounds"], info["entered"]) == (rounds, 2)


@slow
def test_a_draft_that_is_cancelled_is_gone(client: TestClient[Any]) -> None:
    olga = register(client, "Olga")
    for _ in range(4):
        tournament = client.post("/api/tournaments", json=SWISS).json()["tournament"]
        done(client, tournament, "enter", bot="random")
        done(client, tournament, "cancel")
    for token in (olga, register(client, "Anna")):
        become(client, token)
        refused(client.get(f"/api/tournaments/{tournament}"), 404, "unknown_tournament")
        assert client.get("/api/tournaments").json() == []


@pytest.mark.slow
def test_in_a_knockout_one_of_the_two_goes_on(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, _, _ = field(client, 0, ("Anna", "Béla"), form="knockout", rounds=0)
    no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    advance(client, tournament)
    wish = {"round": 1, "table": 1, "reason": "neither has come"}
    for result in ("draw", "neither"):
        assert (
            "'first' or 'second'"
            in refused(ask(client, tournament, "settle", **wish, result=result), 400, "malformed")["message"]
        )
    done(client, tournament, "settle", **wish, result="second")


@pytest.mark.parametrize(("column", "code"), [("banned_until", "banned"), ("muted_until", "muted")])
def test_who_may_not_play_or_write_opens_no_tournament(client: TestClient[Any], column: str, code: str) -> None:
    register(client, "Olga")
    tournament = client.post("/api/tournaments", json=SWISS).json()["tournament"]
    store = service(client).store
    with store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values({column: store.clock() + DAY_MICROS}))
    refused(ask(client, tournament, "open"), 403, code)
    assert page(client, tournament)["info"]["state"] == "draft"


def test_what_comes_too_early_or_too_late_is_told_so(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, _, _ = field(client, 2, (), rounds=1)
    matches = no_jobs(client, monkeypatch)
    wish = {"round": 1, "table": 1, "result": "first", "reason": "early"}
    refused(ask(client, tournament, "settle", **wish), 409, "tournament_state")
    table = matches.store.tournaments
    enter = table.enter

    def begins_first(name: str, *more: Any) -> Any:
        table.start(name, {}, 2)
        return enter(name, *more)

    monkeypatch.setattr(table, "enter", begins_first)
    refused(ask(client, tournament, "enter"), 409, "tournament_state")


@slow
def test_to_start_a_tournament_again_revives_the_job_that_takes_it_on(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, tokens, olga = field(client, 0, ("Anna", "Béla"), rounds=1)
    matches = no_jobs(client, monkeypatch)
    done(client, tournament, "start")
    become(client, tokens[min(tokens)])
    done(client, tournament, "withdraw")
    become(client, olga)
    dead = update(JOBS).where(JOBS.c.kind == "advance").values(due=None, died=1)
    with matches.store.engine.begin() as connection:
        connection.execute(dead)
    done(client, tournament, "start")
    with matches.store.engine.connect() as connection:
        assert list(connection.execute(select(JOBS.c.due).where(JOBS.c.kind == "advance")).scalars()) != [None]


def test_a_tournament_of_a_game_that_is_gone_is_unknown(client: TestClient[Any]) -> None:
    register(client, "Olga")
    tournament = make(client)
    with service(client).store.engine.begin() as connection:
        connection.execute(update(TOURNAMENTS).values(game="gone"))
    refused(client.get(f"/api/tournaments/{tournament}"), 404, "unknown_tournament")
    assert client.get("/api/tournaments").json() == []
