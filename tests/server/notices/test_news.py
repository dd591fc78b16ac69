"""News that are of no match, or are no question in one: they stand in the bell, and most are sent by mail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.notices.test_notices import unsubscribe_link
from tests.server.people import SECRET, become, register, sign_in, sign_out
from tests.server.play import refused
from vezerkar.server.accounts.passkey_table import PasskeyTable
from vezerkar.server.accounts.relying_party import MadePasskey
from vezerkar.server.app import create_app
from vezerkar.server.keys import hash_token
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.operation.account_admin import set_role
from vezerkar.server.storage.schema import ACCOUNTS, JOBS
from vezerkar.server.storage.store import Store


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def table(url: str, box: Mailbox) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, mail=box.settings())) as client:
        yield client


def addressed(client: TestClient[Any], url: str, name: str) -> str:
    """Somebody who has an account with a confirmed address; the session."""
    token = register(client, name)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        mail = f"{name.lower()}@example.org"
        own = update(ACCOUNTS).where(ACCOUNTS.c.name == name)
        connection.execute(own.values(mail=mail, mail_key=mail))
    return token


def bell(client: TestClient[Any]) -> list[tuple[str, str, str]]:
    return [(one["event"], one["page"], one["text"]) for one in client.get("/api/me/bell").json()["notices"]]


def test_a_changed_password_is_told_by_mail_and_in_the_bell(table: TestClient[Any], url: str, box: Mailbox) -> None:
    addressed(table, url, "Anna")
    answer = table.post("/api/me/password", json={"old": SECRET, "new": "ten grey herons"})
    assert answer.status_code == 200, answer.text
    assert bell(table) == [("password", "/account", "Your password was changed")]
    mail = box.wait()
    assert (mail["To"], mail["Subject"]) == ("anna@example.org", "Your password was changed")
    assert "https://table.example/account" in text_of(mail)


def test_an_added_passkey_is_told_once(table: TestClient[Any], url: str, box: Mailbox) -> None:
    token = addressed(table, url, "Anna")
    with closing(Store(url)) as store:
        with store.engine.connect() as connection:
            account = connection.execute(select(ACCOUNTS.c.id)).scalar_one()
        for _ in range(2):
            PasskeyTable(store.engine).add(account, hash_token(token), MadePasskey("abc", "key", 0), "handle", "my phone")
    table.app.state.context.told(account)
    assert bell(table) == [("passkey", "/account", "A passkey was added to your account: my phone")]
    assert "my phone" in box.wait()["Subject"]


@slow
def test_whoever_a_moderator_acts_on_is_told_why(table: TestClient[Any], url: str, box: Mailbox) -> None:
    register(table, "Mara")
    anna = addressed(table, url, "Anna")
    with closing(Store(url)) as store:
        set_role(store, "Mara", "moderator")
    table.cookies.clear()
    assert sign_in(table, "Mara").status_code == 200
    act = {"kind": "mute", "days": 3, "reason": "be polite", "name": "Anna"}
    assert table.post("/api/admin/acts", json=act).status_code == 200
    assert [event for event, _, _ in bell(table)] == ["signed_in"], "of the act she is told nothing"
    mail = box.wait()
    assert mail["To"] == "anna@example.org"
    assert "be polite" in text_of(mail)
    become(table, anna)
    assert bell(table) == [("care", "/account", "A moderator has done something about your account")]
    (one,) = table.get("/api/me/bell").json()["notices"]
    assert (one["match"], one["game"]) == ("", "")
    assert table.post("/api/me/bell/seen", json={"ids": [one["id"]]}).status_code == 200
    assert table.get("/api/me/bell").json()["unread"] == 0


@slow
def test_without_an_address_nothing_is_sent_and_nothing_waits(table: TestClient[Any], url: str, box: Mailbox) -> None:
    register(table, "Bela")
    table.post("/api/me/password", json={"old": SECRET, "new": "ten grey herons"})
    addressed(table, url, "Anna")
    table.post("/api/me/password", json={"old": SECRET, "new": "ten grey herons"})
    box.wait()
    assert len(box.mails) == 1
    with closing(Store(url)) as store, store.engine.connect() as connection:
        assert connection.execute(select(JOBS.c.id).where(JOBS.c.kind == "mail", JOBS.c.due.is_(None))).all() == []


def test_a_new_browser_is_told_of_and_a_known_one_is_not(table: TestClient[Any], url: str, box: Mailbox) -> None:
    addressed(table, url, "Anna")
    assert bell(table) == [], "the first browser is nothing new"
    sign_out(table)
    assert sign_in(table).status_code == 200
    assert bell(table) == []
    table.cookies.clear()
    table.headers["User-Agent"] = "Mozilla/5.0 Firefox/128.0"
    assert sign_in(table).status_code == 200
    ((event, page, text),) = bell(table)
    assert (event, page) == ("signed_in", "/account") and text.startswith(
        "Somebody has signed in to your account in a new browser: Firefox"
    )
    mail = box.wait()
    assert mail["Subject"] == text and "change your password" in text_of(mail)
    assert "List-Unsubscribe" not in mail, "whoever has got hold of the account must not be able to turn it off"
    sign_out(table)
    assert sign_in(table).status_code == 200
    assert len(bell(table)) == 1


def tell(client: TestClient[Any], url: str, news: News) -> None:
    """Tell the first account something."""
    with closing(Store(url)) as store, store.engine.begin() as connection:
        tell_within(connection, store.jobs, 1, news)
    client.app.state.context.told(1)


@slow
def test_mails_with_news_of_games_are_stopped_by_their_link_and_those_of_the_account_are_not(
    table: TestClient[Any], url: str, box: Mailbox
) -> None:
    token = addressed(table, url, "Anna")
    tell(table, url, News("finished", "finished 1", about="The Cup", page="/tournaments/1"))
    mail = box.wait()
    assert mail["Subject"] == "The Cup: the tournament is over"
    link = unsubscribe_link(mail)
    assert link in text_of(mail) and mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    table.cookies.clear()
    path = link.removeprefix("https://table.example")
    assert table.post(path, json={}).json() == {"event": "news"}
    become(table, token)
    wishes = {(one["event"], one["channel"]): one["mode"] for one in table.get("/api/me/wishes").json()["wishes"]}
    assert wishes["news", "mail"] == "off" and ("news", "push") not in wishes
    box.mails.clear()
    tell(table, url, News("finished", "finished 2", about="The Cup", page="/tournaments/1"))
    tell(table, url, News("password", "password 2"))
    assert box.wait()["Subject"] == "Your password was changed"
    assert [event for event, _, _ in bell(table)] == ["password", "finished", "finished"]
    assert len(box.mails) == 1


def test_news_stand_in_no_digest(table: TestClient[Any], url: str) -> None:
    addressed(table, url, "Anna")
    wrong = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7}
    for channel, mode in (("mail", "digest"), ("push", "now")):
        body = wrong | {"wishes": [{"event": "news", "channel": channel, "mode": mode}]}
        assert "'mode' of news" in refused(table.put("/api/me/wishes", json=body), 400, "malformed")["message"]
