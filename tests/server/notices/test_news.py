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
from tests.server.people import SECRET, become, register, sign_in
from vezerkar.server.accounts.passkey_table import PasskeyTable
from vezerkar.server.accounts.relying_party import MadePasskey
from vezerkar.server.app import create_app
from vezerkar.server.keys import hash_token
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
    table.app.state.context.told(account)  # type: ignore[attr-defined]
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
    assert bell(table) == []
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
