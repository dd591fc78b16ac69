"""Tournaments that begin by their own rule: when all places are taken, or at a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from tests.cost import slow
from tests.server.accounts.test_account_erasure import service
from tests.server.conftest import FREE, Here
from tests.server.mailbox import Mailbox, mailbox
from tests.server.notices.test_notices import LATER, jobs
from tests.server.people import become, register
from tests.server.play import refused
from tests.server.tournaments.test_round_dates import mails_to
from tests.server.tournaments.test_tournament_faults import no_jobs
from tests.server.tournaments.test_tournaments import SWISS, Killed, done, field, make, page, until
from tests.server.waiting import until as until_told
from vezerkar.server.app import create_app
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS, micros, moment_of, written
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, PAIRINGS, TOURNAMENTS
from vezerkar.server.tournaments.own_start import Starter

FULL = {"rounds": 1, "places": 3, "starts_full": True}


def in_a_day() -> dict[str, Any]:
    """Options of a tournament that begins a day from now."""
    return {"rounds": 1, "starts_at": written(micros() + DAY_MICROS)}


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def told(url: str, post: Mailbox) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, mail=post.settings(), delays=LATER)) as client:
        yield client


def begin(client: TestClient[Any], tournament: str, by: str, times: int = 1) -> list[float | None]:
    """Do the job so often at the same time."""

    async def all_of_them() -> list[float | None]:
        starter = Starter(service(client))
        return await asyncio.gather(*(starter.work({"tournament": tournament, "by": by}) for _ in range(times)))

    with client.portal() as portal:
        return portal.call(all_of_them)


def set_moment(client: TestClient[Any], days: float) -> None:
    with service(client).store.engine.begin() as connection:
        connection.execute(update(TOURNAMENTS).values(start_at=micros() + int(days * DAY_MICROS)))


def waiting(client: TestClient[Any]) -> list[tuple[str, float]]:
    """By what the jobs that let tournaments begin come, and in how many days they are due, to a tenth."""
    with service(client).store.engine.connect() as connection:
        found = connection.execute(select(JOBS).where(JOBS.c.kind == "begin").order_by(JOBS.c.due)).all()
    return [(row.body["by"], round((row.due - micros()) / DAY_MICROS, 1)) for row in found]


def test_a_moment_has_a_zone() -> None:
    assert moment_of("2026-12-09T18:00:00Z") == moment_of("2026-12-09T19:00:00+01:00")
    assert written(moment_of("2026-12-09T18:00:00.500Z") or 0) == "2026-12-09T18:00:00Z"
    assert [moment_of(one) for one in ("2026-12-09T18:00:00", "2026-12-09", "soon", "")] == [None] * 4


def test_it_begins_when_the_last_place_is_taken(client: TestClient[Any]) -> None:
    tournament, _, olga = field(client, 1, ("Anna",), **FULL)
    found = page(client, tournament)
    assert (found["info"]["starts_full"], found["info"]["starts_at"], found["info"]["least"]) == (True, "", 2)
    assert found["info"]["state"] == "open" and waiting(client) == []
    register(client, "Béla")
    done(client, tournament, "enter")
    become(client, olga)
    found = until(client, tournament, lambda found: found["info"]["state"] == "running" and found["rounds"])
    assert len(found["rounds"][0]) == 2 and found["info"]["began"]


@slow
def test_a_draft_that_is_full_begins_when_it_is_opened(client: TestClient[Any]) -> None:
    register(client, "Olga")
    tournament = client.post("/api/tournaments", json={**SWISS, **FULL}).json()["tournament"]
    for _ in range(3):
        done(client, tournament, "enter", bot="random")
    assert page(client, tournament)["info"]["state"] == "draft" and waiting(client) == []
    done(client, tournament, "open")
    until(client, tournament, lambda found: found["info"]["state"] == "finished")


@slow
def test_it_waits_where_somebody_has_withdrawn_again(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, tokens, olga = field(client, 1, ("Anna",), **FULL)
    no_jobs(client, monkeypatch)
    bela = register(client, "Béla")
    done(client, tournament, "enter")
    assert [by for by, _ in waiting(client)] == ["places"]
    become(client, next(iter(tokens.values())))
    done(client, tournament, "withdraw")
    assert begin(client, tournament, "places") == [None]
    assert page(client, tournament)["info"]["state"] == "open"
    done(client, tournament, "enter")
    assert begin(client, tournament, "places") == [None]
    assert page(client, tournament)["info"]["state"] == "running" and bela and olga


@slow
def test_two_processes_begin_it_once_and_so_does_one_that_was_killed(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, _, _ = field(client, 2, ("Anna",), **in_a_day())
    matches = no_jobs(client, monkeypatch)
    set_moment(client, -0.1)
    start, calls = matches.store.tournaments.start, list[str]()

    def killed_after(*args: Any) -> bool:
        calls.append(args[0])
        went = start(*args)
        if len(calls) == 1:
            raise Killed
        return went

    monkeypatch.setattr(matches.store.tournaments, "start", killed_after)
    with pytest.raises(Killed):
        begin(client, tournament, "moment")
    began = page(client, tournament)["info"]["began"]
    assert began and begin(client, tournament, "moment", times=3) == [None] * 3
    assert page(client, tournament)["info"]["began"] == began and len(calls) == 1
    assert len(jobs(client, "advance")) == 1


@slow
def test_several_at_once_begin_it_once(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, _, _ = field(client, 2, ("Anna",), **in_a_day())
    set_moment(client, -0.1)
    assert begin(client, tournament, "moment", times=4) == [None] * 4
    until(client, tournament, lambda found: found["rounds"])
    with service(client).store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(PAIRINGS)).scalar_one() == 2


@slow
def test_it_begins_at_its_moment_with_enough_entrants(client: TestClient[Any]) -> None:
    options = in_a_day()
    tournament, _, _ = field(client, 2, ("Anna",), **options)
    assert waiting(client) == [("moment", 1.0)]
    assert page(client, tournament)["info"]["starts_at"] == options["starts_at"]
    (wait,) = begin(client, tournament, "moment")
    assert wait is not None and abs(wait - DAY_MICROS / SECOND_MICROS) < 600, "it has not come"
    assert page(client, tournament)["info"]["state"] == "open"
    set_moment(client, -0.01)
    begin(client, tournament, "moment")
    until(client, tournament, lambda found: found["info"]["state"] == "running" and found["rounds"])


@slow
def test_the_job_itself_comes_when_the_moment_has(client: TestClient[Any]) -> None:
    register(client, "Olga")
    tournament = make(client, rounds=1, starts_at=written(micros() + 15 * SECOND_MICROS))
    for _ in range(2):
        done(client, tournament, "enter", bot="random")
    found = until(client, tournament, lambda found: found["info"]["state"] in ("running", "finished"))
    assert found["info"]["began"] >= found["info"]["starts_at"]


@slow
def test_with_too_few_entrants_it_is_called_off_and_all_are_told_once(told: TestClient[Any], post: Mailbox) -> None:
    tournament, tokens, olga = field(told, 0, ("Anna", "Cili"), form="groups", group_size=3, **{**in_a_day(), "rounds": 0})
    done(told, tournament, "enter")
    with service(told).store.engine.begin() as connection:
        for number, name in connection.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name)).all():
            mail = f"{name.lower()}@mail.example"
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(mail=mail, mail_key=mail, lang="en"))
    set_moment(told, -0.1)
    for _ in range(2):
        assert begin(told, tournament, "moment", times=2) == [None, None]
    found = page(told, tournament)
    assert (found["info"]["state"], found["info"]["entered"]) == ("cancelled", 3)
    until_told(lambda: not any(job["letter"] == "news" for job in jobs(told, "mail")))
    for name in ("anna", "cili", "olga"):
        assert mails_to(post, name) == ["Spring cup: the tournament was called off"]
    for token in (*tokens.values(), olga):
        become(told, token)
        rung = [one for one in told.get("/api/me/bell").json()["notices"] if one["event"] == "too_few"]
        assert [one["page"] for one in rung] == [f"/tournaments/{tournament}"]
    refused(told.post(f"/api/tournaments/{tournament}/start", json={}), 409, "tournament_state")


@slow
def test_its_organiser_may_start_it_before_and_cancel_it(client: TestClient[Any]) -> None:
    tournament, _, _ = field(client, 2, (), **in_a_day())
    done(client, tournament, "start")
    until(client, tournament, lambda found: found["info"]["state"] == "finished")
    set_moment(client, -0.1)
    assert begin(client, tournament, "moment") == [None]
    assert page(client, tournament)["info"]["state"] == "finished"
    other = make(client, **in_a_day())
    done(client, other, "cancel")
    set_moment(client, -0.1)
    assert begin(client, other, "moment") == [None]
    assert page(client, other)["info"]["state"] == "cancelled"


@slow
def test_no_draft_is_opened_after_its_moment_and_none_has_one_that_is_past(client: TestClient[Any]) -> None:
    register(client, "Olga")
    for moment in (written(micros() - SECOND_MICROS), written(micros() + 366 * DAY_MICROS), "2030-01-01T10:00:00", "soon"):
        refused(client.post("/api/tournaments", json={**SWISS, "starts_at": moment}), 400, "malformed")
    tournament = client.post("/api/tournaments", json={**SWISS, **in_a_day()}).json()["tournament"]
    assert waiting(client) == []
    set_moment(client, -0.1)
    refused(client.post(f"/api/tournaments/{tournament}/open", json={}), 409, "start_passed")
