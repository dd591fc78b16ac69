"""An account that its holder deletes: gone from everywhere, and for a week not for good."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import SECRET, Client, become, claim, me, register, sign_in
from tests.server.play import Guest, make, refused, take
from vezerkar.engine.game import Json
from vezerkar.server.accounts.account_erasure import ERASE, LEAVING_DAYS, AccountErasure
from vezerkar.server.accounts.account_table import SessionRow
from vezerkar.server.accounts.eraser import Eraser
from vezerkar.server.app import create_app
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import hash_key, hash_token
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, METADATA, SEATS
from vezerkar.server.storage.store import Store

NAME = "Heronymus"
"""A name that is no part of anything else."""


def leave(client: Client) -> Any:
    return client.request("DELETE", "/api/me", json={"password": SECRET})


def days_pass(url: str, days: float) -> None:
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values(leaves=ACCOUNTS.c.leaves - int(days * DAY_MICROS)))


def erase(client: TestClient[Any], account: int = 1) -> float | None:
    """Do the job as the table does it when it is due; return when it is due again."""
    body: dict[str, Json] = {"account": account}
    with client.portal() as portal:
        found: float | None = portal.call(Eraser(service(client)).erase, body)
        return found


def service(client: TestClient[Any]) -> MatchService:
    found = client.app.state.context.match_service
    assert isinstance(found, MatchService)
    return found


def dump(url: str) -> str:
    """All that is in the database."""
    with closing(Store(url)) as store, store.engine.connect() as connection:
        rows = [str(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
    return "\n".join(rows)


def seated(client: Client) -> tuple[Guest, Guest]:
    """A match in which the account keeps a seat; its holder has talked before and since."""
    anna, body = make(client, name=NAME)
    bela = take(client, anna.match, body["invitations"]["heron"])
    anna.post("say", {"text": "before I had an account"})
    claim(client, anna)
    anna.post("say", {"text": "since I have one"})
    bela.post("say", {"text": "hello there"})
    return anna, bela


def test_whoever_leaves_is_signed_out_everywhere_and_may_come_back(client: TestClient[Any], url: str) -> None:
    first = register(client, NAME)
    client.cookies.clear()
    second = sign_in(client, NAME).cookies["vezerkar"]
    answer = leave(client)
    assert answer.status_code == 200 and answer.json()["until"] > "2026" and answer.headers["cache-control"] == "no-store"
    for token in (first, second):
        become(client, token)
        assert me(client) is None
    refused(leave(client), 401, "sign_in")
    with closing(Store(url)) as store:
        (job,) = [job for job in store.jobs.jobs() if job.kind == ERASE]
        wait = store.jobs.waits()[ERASE]
        assert 6.9 * DAY_MICROS < wait * SECOND_MICROS <= LEAVING_DAYS * DAY_MICROS
        assert job.body == {"account": 1}
    days_pass(url, LEAVING_DAYS - 0.1)
    left = erase(client)
    assert left is not None and 0 < left <= 0.1 * DAY_MICROS / SECOND_MICROS, "it is too early"
    client.cookies.clear()
    refused(client.post("/api/accounts", json={"name": NAME, "password": SECRET}), 409, "taken_name")
    assert sign_in(client, NAME).status_code == 200
    assert erase(client) is None
    assert me(client)["name"] == NAME, "to sign in undoes it"


@slow
def test_nothing_of_somebody_who_is_gone_is_left(client: TestClient[Any], url: str) -> None:
    token = register(client, NAME)
    client.patch("/api/me", json={"name": f"{NAME}-2"})
    anna, bela = seated(client)
    done, friend = seated(client)
    done.post("resign", {"seat": "gull"})
    before = dump(url)
    traces = [NAME, "argon2id", hash_token(token), hash_key(anna.key or ""), "since I have one", "before I had"]
    assert [trace for trace in traces if trace not in before] == []
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    for _ in range(2):
        # The process died after the work: it is done a second time.
        assert erase(client) is None
    after = dump(url)
    assert [trace for trace in (*traces, NAME.lower()) if trace in after] == []
    refused(sign_in(client, NAME), 401, "wrong_sign_in")
    assert [(line["name"], line["text"]) for line in bela.table()["chat"]] == [
        ("former player", "(deleted)"),
        ("former player", "(deleted)"),
        ("Béla", "hello there"),
    ]
    over = friend.table()
    assert [seat["player_name"] for seat in over["seats"]] == ["former player", "Béla"] and over["winners"] == ["heron"]
    assert [seat["player_name"] for seat in friend.table(lang="hu")["seats"]] == ["egykori játékos", "Béla"]
    with closing(Store(url)) as store, store.engine.connect() as connection:
        (row,) = connection.execute(select(ACCOUNTS))
        assert (row.id, row.name, row.state, row.role) == (1, "former player", "gone", "player")
        assert connection.execute(select(SEATS.c.account)).scalars().all() == [None] * 4


@slow
def test_a_running_match_goes_on_with_somebody_else(client: TestClient[Any], url: str) -> None:
    register(client, NAME)
    anna, bela = seated(client)
    anna.act("gull", "bid 7")
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    assert erase(client) is None
    refused(anna.get(), 401, "bad_key")
    table = bela.table()
    assert [seat["kind"] for seat in table["seats"]] == ["open", "human"] and table["seats"][1]["mine"]
    bela.act("heron", "bid 3")


@slow
def test_whoever_made_the_match_may_invite_another(client: TestClient[Any], url: str) -> None:
    cili, body = make(client, name="Cili")
    register(client, NAME)
    heron = take(client, cili.match, body["invitations"]["heron"], once="a secret word of mine")
    claim(client, heron)
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    assert erase(client) is None
    old = Guest(client, cili.match, body["invitations"]["heron"])
    refused(old.post("take", {"name": "Eve", "once": "a secret word of mine"}), 401, "bad_key")
    invitation = cili.table()["invitations"]["heron"]
    register(client, "Dora")
    dora = take(client, cili.match, invitation, "Dora")
    cili.act("gull", "bid 2")
    dora.act("heron", "bid 3")


@slow
def test_names_that_others_have_too_stay_theirs(client: TestClient[Any], url: str) -> None:
    register(client, NAME)
    anna, body = make(client, name=NAME)
    other = take(client, anna.match, body["invitations"]["heron"], NAME)
    other.post("say", {"text": "I am called so, too"})
    claim(client, anna)
    anna.post("say", {"text": "and so am I"})
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    erase(client)
    assert [line["text"] for line in other.table()["chat"]] == ["I am called so, too", "(deleted)"]


@slow
def test_a_match_that_nobody_can_open_is_erased_from_too(
    client: TestClient[Any], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(client, NAME)
    seated(client)
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)

    async def lost(match: str) -> object:
        raise ApiError("other_rules", then="1", now="2")

    monkeypatch.setattr(service(client), "unwatched_session", lost)
    erase(client)
    assert NAME not in dump(url)


def test_one_who_signs_in_at_the_last_moment_stays_or_is_gone_and_nothing_between(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as client:
        register(client, NAME)
        leave(client)
        days_pass(url, LEAVING_DAYS + 0.01)
        erasure = AccountErasure(service(client).store.engine, service(client).store.jobs)
        table: Callable[[str], Any] = client.app.state.context.accounts._table.password
        found = table("heronymus")
        assert erasure.forget(1) is None
        # The password was compared before, and the session begins after.
        row = client.app.state.context.accounts
        assert row._table.begin(1, _row(), None, found[1]) is False
        assert erasure.forget(1) is None
        assert erasure.leave(1) and erasure.forget(1) is None, "what is gone does not come back by leaving"


def _row() -> Any:
    return SessionRow("f" * 64, "f", "", "")


@slow
def test_the_admin_who_leaves_makes_no_stranger_the_next_one(client: TestClient[Any], url: str) -> None:
    register(client, NAME)
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    erase(client)
    register(client, "Bela")
    assert me(client)["role"] == "player"


@slow
@pytest.mark.parametrize("taken", [True, False])
def test_a_table_in_the_lobby_is_listed_no_more_when_its_maker_is_gone(client: TestClient[Any], url: str, taken: bool) -> None:
    register(client, NAME)
    made, body = make(client, name="Hero", listing="open", about="come in, all of you")
    claim(client, made)
    if taken:
        take(client, made.match, body["invitations"]["heron"])
    assert NAME in dump(url) and "come in" in dump(url)
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    assert erase(client) is None
    assert NAME not in dump(url) and "come in" not in dump(url)


@pytest.mark.slow
@pytest.mark.parametrize("taken", [True, False])
def test_a_table_at_which_its_maker_does_not_sit_is_listed_no_more_either(client: TestClient[Any], url: str, taken: bool) -> None:
    register(client, NAME)
    made, body = make(client, gull="open", name="", listing="open", about="come in, all of you")
    if taken:
        for invitation in body["invitations"].values():
            take(client, made.match, invitation)
    assert NAME in dump(url)
    client.patch("/api/me", json={"name": f"{NAME}-2"})
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    assert erase(client) is None
    assert NAME not in dump(url) and "come in" not in dump(url)
    assert made.table()["listing"] is None


@slow
def test_mails_that_could_not_be_sent_are_forgotten_with_the_account(client: TestClient[Any], url: str) -> None:
    register(client, NAME)
    jobs = [
        letter_job("changed", "1", account=1, mail="old@mail.example", until=0),
        letter_job("reset", "2", mail="Hero@mail.example"),
        letter_job("reset", "3", mail="somebody@else.example"),
    ]
    store = service(client).store
    with store.engine.begin() as connection:
        store.jobs.add_within(connection, [replace(job, after=9e6) for job in jobs])
        connection.execute(update(ACCOUNTS).values(mail="hero@mail.example", mail_key="hero@mail.example"))
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    assert erase(client) is None
    assert "mail.example" not in dump(url) and "somebody@else.example" in dump(url)


@pytest.mark.slow
def test_nobody_agrees_with_somebody_who_is_gone(client: TestClient[Any], url: str) -> None:
    register(client, NAME)
    anna, bela = seated(client)
    offer = anna.post("offers", {"seat": "gull", "kind": "abandon", "ply": 0}).json()["id"]
    leave(client)
    days_pass(url, LEAVING_DAYS + 0.01)
    assert erase(client) is None
    refused(bela.post(f"offers/{offer}", {"answer": "accept", "ply": 0}), 409, "offer_gone")
    assert bela.table()["over"] is False
