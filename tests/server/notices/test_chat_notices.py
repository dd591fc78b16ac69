"""Notices that somebody has written at a table: to whom, when, how often, and without a word of what was written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.notices.test_bell import OWN
from tests.server.notices.test_notices import LATER, anna_and_bela, decide, due, looking, subjects, table, wish
from tests.server.people import become, claim, register
from tests.server.play import Guest
from tests.server.waiting import until
from vezerkar.server.storage.moments import now

WRITTEN = "The Weather Gauge: Béla has written to you"


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def client(url: str, post: Mailbox) -> Iterator[TestClient[Any]]:
    """A table on which notices are decided about by hand."""
    with table(url, post, LATER) as found:
        yield found


def write(guest: Guest, text: str) -> None:
    assert guest.post("say", {"text": text}).status_code == 200


def rung(client: TestClient[Any]) -> list[tuple[str, bool]]:
    """What the bell says of chat, the newest first, and whether it is read."""
    found = client.get("/api/me/bell").json()["notices"]
    return [(one["text"], one["read"]) for one in found if one["event"] == "chat"]


def look(client: TestClient[Any], guest: Guest) -> None:
    """See the page of a match, and leave it."""
    with client.websocket_connect(f"/api/matches/{guest.match}/live", headers=OWN) as socket:
        socket.send_json({"key": guest.key, "lang": "en", "seat": None, "seen": True})
        socket.receive_text()
        until(lambda: looking(client) == 1)
    until(lambda: looking(client) == 0)


def next_second() -> None:
    """Wait until what comes now is not of the same second as what was before: lines have no smaller part of a time."""
    before = now()
    until(lambda: now() != before)


def test_lines_that_nobody_has_seen_are_one_notice_which_does_not_tell_them(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    write(bela, "are you there?")
    write(bela, "I go on holiday")
    due(client)
    (mail,) = [one for one in post.mails if "written" in str(one["Subject"])]
    assert mail["Subject"] == WRITTEN and "By: Béla." in text_of(mail)
    assert "holiday" not in mail.as_string() and "are you there" not in mail.as_string()
    assert mail["List-Unsubscribe"]
    write(bela, "hm")
    due(client)
    assert subjects(post).count(WRITTEN) == 1, "until they are seen, further lines are not told"
    assert rung(client) == [(WRITTEN, False)] and anna


@slow
def test_what_was_seen_is_not_told_and_what_comes_then_is(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    write(bela, "are you there?")
    due(client)
    assert rung(client) == [(WRITTEN, False)]
    next_second()
    look(client, anna)
    until(lambda: rung(client) == [(WRITTEN, True)])
    due(client)
    assert subjects(post).count(WRITTEN) == 1
    write(bela, "well?")
    due(client)
    assert subjects(post).count(WRITTEN) == 2 and rung(client) == [(WRITTEN, False), (WRITTEN, True)]


@slow
def test_who_has_answered_has_seen_it(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    write(bela, "are you there?")
    write(anna, "yes")
    due(client)
    assert rung(client) == []
    write(bela, "good")
    due(client)
    assert rung(client) == [(WRITTEN, False)]


@slow
def test_nobody_is_told_of_own_lines_of_those_who_are_muted_or_of_those_who_watch(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, session = anna_and_bela(client, post)
    write(anna, "hello")
    register(client, "Cili")
    assert Guest(client, anna.match).post("watchers/say", {"text": "what a game"}).status_code == 200
    become(client, session)
    assert anna.post("mutes", {"seat": "heron"}).status_code == 200
    write(bela, "you fool")
    due(client)
    assert rung(client) == [] and WRITTEN not in subjects(post)


@slow
def test_players_with_accounts_are_told_of_each_other(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, session = anna_and_bela(client, post)
    register(client, "Béla")
    assert claim(client, bela).status_code == 200
    write(anna, "hello")
    decide(client)
    assert [text for text, _ in rung(client)] == ["The Weather Gauge: Anna has written to you"]
    become(client, session)
    assert rung(client) == []


@slow
def test_a_mail_waits_for_the_digest_and_is_not_sent_if_it_was_seen(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    assert wish(client, "digest", ("chat",)).status_code == 200
    write(bela, "are you there?")
    due(client)
    assert WRITTEN not in subjects(post) and rung(client) == [(WRITTEN, False)]
    assert wish(client, "off", ("chat",)).status_code == 200
    write(anna, "yes")
    write(bela, "fine")
    due(client)
    assert WRITTEN not in subjects(post) and len(rung(client)) == 2
