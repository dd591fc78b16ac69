"""Another password, another name, and seats that open with the account alone."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import SECRET, Client, become, claim, me, register, sessions, sign_in
from tests.server.play import Guest, make, pair, refused, take
from vezerkar.server.accounts.account_changes import NAME_DAYS, AccountChanges
from vezerkar.server.accounts.account_table import AccountTable, SessionRow
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Rate
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, FORMER_NAMES
from vezerkar.server.storage.store import Store

OTHER = "seven wet otters"


def change_password(client: Client, old: str = SECRET, new: str = OTHER) -> Any:
    return client.post("/api/me/password", json={"old": old, "new": new})


def rename(client: Client, name: str) -> Any:
    return client.patch("/api/me", json={"name": name})


def only(client: Client, match: str) -> Any:
    return client.post(f"/api/me/matches/{match}/only", json={})


def days_pass(url: str, days: float) -> None:
    """Let all names be older."""
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values(renamed=ACCOUNTS.c.renamed - int(days * DAY_MICROS)))
        connection.execute(update(FORMER_NAMES).values(until=FORMER_NAMES.c.until - int(days * DAY_MICROS)))


# --- the password -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_new_password_ends_all_other_sessions(client: Client) -> None:
    first = register(client)
    client.cookies.clear()
    second = sign_in(client).cookies["vezerkar"]
    answer = change_password(client)
    assert answer.json()["account"]["name"] == "Anna" and answer.headers["cache-control"] == "no-store"
    third = answer.cookies["vezerkar"]
    assert [one["current"] for one in sessions(client)] == [True]
    for token, name in ((first, None), (second, None), (third, "Anna")):
        become(client, token)
        assert (me(client) or {}).get("name") == name
    client.cookies.clear()
    refused(sign_in(client), 401, "wrong_sign_in")
    assert sign_in(client, password=OTHER).status_code == 200


@slow
def test_whoever_sits_at_an_open_browser_does_not_take_the_account(client: Client) -> None:
    register(client)
    refused(change_password(client, "a guess, or two"), 403, "wrong_password")
    refused(change_password(client, OTHER, "short"), 422, "weak_password")
    refused(change_password(client, SECRET, "Anna"), 422, "weak_password")
    assert me(client)["name"] == "Anna"
    client.cookies.clear()
    refused(change_password(client), 401, "sign_in")
    assert sign_in(client).status_code == 200, "nothing has changed"


@slow
def test_guesses_of_the_old_password_are_slowed_as_those_of_a_sign_in(url: str) -> None:
    limits = replace(FREE, guesses=Rate(3, 1 / 60))
    with TestClient(create_app(url, bots=Here(), limits=limits)) as client:
        register(client)
        for _ in range(3):
            refused(change_password(client, "a wrong password"), 403, "wrong_password")
        refused(change_password(client), 429, "slow_down")


def test_a_sign_in_with_a_password_that_has_just_been_changed_begins_nothing(url: str) -> None:
    """It was compared before the change, and would begin a session after it."""
    with closing(Store(url)) as store:
        table, changes = AccountTable(store.engine), AccountChanges(store.engine)
        rows = [SessionRow(str(number) * 64, str(number), "", "") for number in range(4)]
        account = table.register("Anna", "anna", "old", rows[0])
        assert changes.password(account.id, "old", "new", rows[0].hash, rows[1])
        assert changes.password(account.id, "old", "new", rows[0].hash, rows[1]), "the same once more: it has come through"
        assert not changes.password(account.id, "old", "other", rows[0].hash, rows[2]), "of two at once one wins"
        assert not table.begin(account.id, rows[3], None, "old")
        assert [table.session(row.hash) is not None for row in rows] == [False, True, False, False]


# --- the name ---------------------------------------------------------------------------------------------------------


@slow
def test_a_name_is_changed_once_in_ninety_days(client: Client, url: str) -> None:
    register(client)
    assert me(client)["name_until"] == ""
    answer = rename(client, " Annabella ")
    assert answer.json()["account"]["name"] == "Annabella" == me(client)["name"]
    until = me(client)["name_until"]
    assert until > "2026" and answer.json()["account"]["name_until"] == until
    assert until[:10] in refused(rename(client, "Annamari"), 409, "renamed")["message"]
    assert rename(client, "Annabella").status_code == 200, "the same once more is no change"
    client.cookies.clear()
    refused(sign_in(client), 401, "wrong_sign_in")
    assert sign_in(client, "annabella").status_code == 200
    days_pass(url, NAME_DAYS + 0.01)
    assert rename(client, "Annamari").status_code == 200


@slow
def test_nobody_takes_the_name_that_somebody_has_just_given_up(client: Client, url: str) -> None:
    anna = register(client)
    rename(client, "Annabella")
    bela = register(client, "Bela")
    for name in ("Anna", "ANNA", "Аnna"):
        refused(rename(client, name), 409, "taken_name")
        refused(client.post("/api/accounts", json={"name": name, "password": SECRET}), 409, "taken_name")
    days_pass(url, NAME_DAYS - 0.01)
    become(client, bela)
    refused(rename(client, "Anna"), 409, "taken_name")
    days_pass(url, 0.02)
    become(client, anna)
    assert rename(client, "Anna").status_code == 200, "its former owner may have it again"
    become(client, bela)
    refused(rename(client, "Anna"), 409, "taken_name")
    assert rename(client, "annabe11a").status_code == 409, "that one is kept now"


def test_a_name_that_was_given_up_is_free_in_the_end(client: Client, url: str) -> None:
    register(client)
    rename(client, "Annabella")
    days_pass(url, NAME_DAYS + 0.01)
    register(client, "Anna")
    assert me(client)["name"] == "Anna"


@pytest.mark.parametrize(
    ("name", "status", "code"), [("bela", 409, "taken_name"), ("A", 422, "bad_name"), ("Bе1a", 409, "taken_name")]
)
def test_another_name_is_as_good_as_a_first_one(client: Client, name: str, status: int, code: str) -> None:
    register(client, "Bela")
    register(client)
    refused(rename(client, name), status, code)
    assert me(client)["name_until"] == "", "what was refused is no change"


# --- only with the account --------------------------------------------------------------------------------------------


@slow
def test_a_key_that_has_leaked_opens_nothing_any_more(client: Client) -> None:
    anna, bela = pair(client)
    token = register(client)
    claim(client, anna)
    assert only(client, anna.match).json() == {"seats": ["gull"]}
    assert only(client, anna.match).json() == {"seats": ["gull"]}, "once more is the same"
    refused(anna.get(), 401, "bad_key")
    refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 7"}), 401, "bad_key")
    refused(claim(client, anna), 401, "bad_key")
    assert bela.table()["seats"][1]["mine"], "the other one sits where they sat"
    own = Guest(client, anna.match)
    own.act("gull", "bid 7")
    client.cookies.clear()
    assert not any(seat["mine"] for seat in own.table()["seats"])
    register(client, "Cili")
    refused(only(client, anna.match), 403, "not_your_seat")
    become(client, token)
    assert own.table()["seats"][0]["mine"]


def test_the_invitation_that_led_to_a_key_leads_to_none_again(client: Client) -> None:
    anna, body = make(client)
    invitation, once = body["invitations"]["heron"], "a secret word of mine"
    bela = take(client, anna.match, invitation, once=once)
    register(client, "Bela")
    claim(client, bela)
    assert only(client, anna.match).status_code == 200
    refused(Guest(client, anna.match, invitation).post("take", {"name": "Béla", "once": once}), 409, "taken")


def test_the_maker_of_a_match_stays_its_maker_without_a_key(client: Client) -> None:
    anna, body = make(client)
    register(client)
    claim(client, anna)
    only(client, anna.match)
    own = Guest(client, anna.match)
    assert own.table()["invitations"] == body["invitations"]
    take(client, anna.match, body["invitations"]["heron"])


def test_an_answer_says_whether_key_or_session_counted(client: Client) -> None:
    anna, bela = pair(client)
    stranger = Guest(client, anna.match)
    assert "x-vezerkar-viewer" not in stranger.get().headers
    register(client)
    assert "x-vezerkar-viewer" not in stranger.get().headers, "an account without a seat here counts for nothing"
    claim(client, anna)
    assert stranger.get().headers["x-vezerkar-viewer"] == "session"
    assert bela.get().headers["x-vezerkar-viewer"] == "key", "if both come, the key wins"
    for guest, by in ((stranger, "session"), (anna, "key")):
        assert guest.post("why", {"seat": "gull", "action": "bid 7"}).headers["x-vezerkar-viewer"] == by
