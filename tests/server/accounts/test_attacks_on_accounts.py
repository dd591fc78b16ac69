"""How somebody might take an account over, pass for another person, or fill a stranger's mailbox."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient
from sqlalchemy import update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.mail.test_mail import ANNA, OTHER, confirmed, follow, forgot, mail_info, name_mail, table
from tests.server.mailbox import Mailbox, mailbox, token_in
from tests.server.people import SECRET, become, me, register, sign_in
from tests.server.play import refused
from tests.server.served import Served, client_at, served
from vezerkar.server.accounts.account_table import SessionRow
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.http.limits import Rate
from vezerkar.server.keys import hash_token
from vezerkar.server.storage.schema import PASSWORDS
from vezerkar.server.storage.store import Store

Client = TestClient[Any]
THIEF = "thief@mail.example"
THIEF_2 = "thief.two@mail.example"


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def client(url: str, post: Mailbox) -> Iterator[Client]:
    with table(url, post.settings()) as client:
        yield client


def change_password(client: Client, old: str, new: str) -> Any:
    return client.post("/api/me/password", json={"old": old, "new": new})


def leave(client: Client, password: str = SECRET) -> None:
    assert client.request("DELETE", "/api/me", json={"password": password}).status_code == 200


def mail_to(post: Mailbox, address: str, count: int) -> str:
    """The token in the last of ``count`` mails, which is to this address."""
    mail = post.wait(count)
    assert mail["To"] == address
    return token_in(mail)


def not_sent(client: Client) -> dict[str, Any]:
    """The job of the mail to a former address, as soon as the mail server has refused it once."""
    for _ in range(1000):
        jobs = client.app.state.context.match_service.store.jobs.jobs()
        tried = [job.body for job in jobs if job.body.get("letter") == "changed" and job.last_error]
        if tried:
            return dict(tried[0])
        time.sleep(0.01)
    raise AssertionError("the mail was never tried")


def send(client: Client, body: dict[str, Any]) -> None:
    """Send a mail at once, as is done when its next try is due."""
    with client.portal() as portal:
        portal.call(client.app.state.deliveries.mails.work, body)


# --- an account that somebody else has got hold of --------------------------------------------------------------------


@pytest.mark.slow
def test_who_changes_the_address_twice_keeps_nobody_from_undoing_the_first_change(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    name_mail(client, THIEF)
    follow(client, "confirm", mail_to(post, THIEF, 2))
    first = mail_to(post, ANNA, 3)
    name_mail(client, THIEF_2)
    follow(client, "confirm", mail_to(post, THIEF_2, 4))
    second = mail_to(post, THIEF, 5)
    assert follow(client, "undo", second).status_code == 200
    assert follow(client, "undo", first).json() == {"name": "Anna"}
    sign_in(client)
    assert mail_info(client)["mail"] == ANNA


@pytest.mark.slow
def test_what_is_undone_cannot_be_undone_by_a_later_link(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    name_mail(client, THIEF)
    follow(client, "confirm", mail_to(post, THIEF, 2))
    first = mail_to(post, ANNA, 3)
    name_mail(client, THIEF_2)
    follow(client, "confirm", mail_to(post, THIEF_2, 4))
    second = mail_to(post, THIEF, 5)
    assert follow(client, "undo", first).status_code == 200
    refused(follow(client, "undo", second), 410, "link_void")


@pytest.mark.slow
def test_a_link_that_comes_late_does_not_take_back_what_was_undone(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    name_mail(client, THIEF)
    follow(client, "confirm", mail_to(post, THIEF, 2))
    first = mail_to(post, ANNA, 3)
    name_mail(client, THIEF_2)
    link = mail_to(post, THIEF_2, 4)
    # The mail server of the thief takes its time.
    post.refuse = "451 later"
    follow(client, "confirm", link)
    late = not_sent(client)
    assert follow(client, "undo", first).status_code == 200
    post.refuse = ""
    send(client, late)
    assert len(post.mails) == 4, "there is nothing to say any more"


def test_a_link_that_was_asked_for_before_a_reset_confirms_nothing(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    name_mail(client, THIEF)
    theirs = mail_to(post, THIEF, 2)
    forgot(client, ANNA)
    assert follow(client, "reset", mail_to(post, ANNA, 3), password=OTHER).status_code == 200
    refused(follow(client, "confirm", theirs), 410, "link_void")
    sign_in(client, password=OTHER)
    assert mail_info(client) == {"on": True, "mail": ANNA, "waiting": "", "broken": False}


@slow
def test_a_link_that_was_asked_for_before_the_password_was_changed_does_nothing(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    forgot(client, ANNA)
    reset = mail_to(post, ANNA, 2)
    name_mail(client, THIEF)
    theirs = mail_to(post, THIEF, 3)
    assert change_password(client, SECRET, OTHER).status_code == 200
    refused(follow(client, "confirm", theirs), 410, "link_void")
    refused(follow(client, "reset", reset, password="eleven dry martens"), 410, "link_void")
    assert mail_info(client)["waiting"] == ""


@pytest.mark.slow
def test_who_deletes_the_account_of_another_does_not_keep_that_one_from_coming_back(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    name_mail(client, THIEF)
    link = mail_to(post, THIEF, 2)
    post.refuse = "451 later"
    follow(client, "confirm", link)
    leave(client)
    told = not_sent(client)
    post.refuse = ""
    send(client, told)
    assert follow(client, "undo", mail_to(post, ANNA, 3)).json() == {"name": "Anna"}
    forgot(client, ANNA)
    assert follow(client, "reset", mail_to(post, ANNA, 4), password=OTHER).status_code == 200
    assert sign_in(client, password=OTHER).status_code == 200


@slow
def test_the_password_of_an_account_that_is_being_deleted_can_be_reset(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    change_password(client, SECRET, "the thief has this one")
    leave(client, "the thief has this one")
    forgot(client, ANNA)
    assert follow(client, "reset", mail_to(post, ANNA, 3), password=OTHER).status_code == 200
    assert sign_in(client, password=OTHER).status_code == 200 and me(client)["name"] == "Anna"


@pytest.mark.slow
def test_who_resets_the_password_can_sign_in_there_whoever_guesses_meanwhile(url: str, post: Mailbox) -> None:
    limits = replace(FREE, guesses_in_all=Rate(3, 1 / 300))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits, mail=post.settings())) as client:
        confirmed(client, post)
        client.cookies.clear()
        for _ in range(3):
            refused(sign_in(client, password="a wrong password"), 401, "wrong_sign_in")
        refused(sign_in(client), 429, "slow_down")
        forgot(client, ANNA)
        assert follow(client, "reset", mail_to(post, ANNA, 2), password=OTHER).status_code == 200
        assert sign_in(client, password=OTHER).status_code == 200


def test_a_sign_in_that_renews_the_hash_does_not_bring_an_old_password_back(
    client: Client, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = register(client)
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(SECRET)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(PASSWORDS).values(hash=weak))
    accounts = client.app.state.context.accounts
    renew = accounts._table.renew_hash
    done: list[bool] = []

    def meanwhile(*args: Any) -> None:
        if not done:
            # The holder changes the password while somebody signs in with the old one.
            done.append(accounts._changes.password(1, weak, "a hash of another", "", SessionRow("f" * 64, "f", "", "")))
        renew(*args)

    monkeypatch.setattr(accounts._table, "renew_hash", meanwhile)
    client.cookies.clear()
    refused(sign_in(client), 401, "wrong_sign_in")
    assert done == [True]
    monkeypatch.undo()
    refused(sign_in(client), 401, "wrong_sign_in")
    become(client, token)
    assert me(client) is None


def test_a_sign_in_that_renews_the_hash_ends_the_former_session_of_the_browser_too(client: Client, url: str) -> None:
    """Session fixation: whoever has put that session there would stay signed in."""
    planted = register(client)
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(SECRET)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(PASSWORDS).values(hash=weak))
    assert sign_in(client).cookies["vezerkar"] != planted
    become(client, planted)
    assert me(client) is None


@slow
@pytest.mark.parametrize("what", ["/api/me", "/api/me/mail"])
def test_who_finds_a_browser_open_deletes_neither_the_account_nor_its_address(client: Client, post: Mailbox, what: str) -> None:
    confirmed(client, post)
    for body, status, code in (({}, 400, "malformed"), ({"password": OTHER}, 403, "wrong_password")):
        refused(client.request("DELETE", what, json=body), status, code)
    assert me(client)["name"] == "Anna" and mail_info(client)["mail"] == ANNA


@slow
@pytest.mark.parametrize("what", ["/api/me", "/api/me/mail"])
def test_who_finds_a_browser_open_does_not_guess_its_password_either(url: str, what: str) -> None:
    limits = replace(FREE, guesses=Rate(3, 1 / 60))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as client:
        register(client)
        for _ in range(3):
            refused(client.request("DELETE", what, json={"password": OTHER}), 403, "wrong_password")
        refused(client.request("DELETE", what, json={"password": SECRET}), 429, "slow_down")


# --- becoming the admin -----------------------------------------------------------------------------------------------


def test_a_stranger_who_is_first_does_not_become_the_admin(client: Client) -> None:
    register(client)
    assert me(client)["role"] == "player"


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_nor_does_one_for_whom_a_proxy_of_the_machine_asks(here: Served, header: str) -> None:
    with client_at(here.address, headers={header: "for=127.0.0.1"}) as client:
        register(client)
        assert me(client)["role"] == "player"


@slow
def test_nor_anybody_where_the_table_is_public(sqlite_url: str) -> None:
    """Its proxy may say nothing of whom it asks for."""
    check = HostCheck("localhost", (), "http://table.example")
    with (
        served(create_app(sqlite_url, bots=Here(), limits=FREE, host_check=check)) as here,
        client_at(here.address) as client,
    ):
        register(client)
        assert me(client)["role"] == "player"


def test_the_first_account_is_an_admin_if_it_is_made_at_the_machine_itself(http: httpx.Client) -> None:
    register(http)
    assert me(http)["role"] == "admin"
    register(http, "Bela")
    assert me(http)["role"] == "player"


# --- passing for somebody else ----------------------------------------------------------------------------------------


def test_no_name_has_a_sign_that_nobody_sees(client: Client) -> None:
    register(client)
    for name in ("Anna\u3164", "An\ufe0fna", "Anna\u034f", "Anna\U000e0100", "Anna\u200b", "Anna\u202e", "\u115f\u1160"):
        refused(client.post("/api/accounts", json={"name": name, "password": SECRET}), 422, "bad_name")


# --- mails to strangers -----------------------------------------------------------------------------------------------


def test_an_address_is_one_however_it_is_written(client: Client) -> None:
    counted: list[str] = []
    client.app.state.context.mails.spend = counted.append
    for text in (ANNA, "anna@MAIL.example", "anna@\uff4dail.example", "anna@mail\u3002example", "anna@ma\u00adil.example"):
        assert forgot(client, text).status_code == 200
    assert [one for one in counted if one.startswith("mail ")] == [f"mail {hash_token(ANNA)}"] * 5


@slow
def test_links_that_confirm_are_counted_by_the_mailbox_that_they_go_to(client: Client) -> None:
    counted: list[str] = []
    client.app.state.context.mails.spend = counted.append
    for name in ("Eve", "Eva"):
        register(client, name)
        assert name_mail(client, "Victim@mail.example").status_code == 200
    assert counted.count(f"mail {hash_token('victim@mail.example')}") == 2
