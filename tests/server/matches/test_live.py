"""Sockets of a table that is served for real: who sees what, and what happens to those who talk nonsense."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.play import make, pair, take
from tests.server.served import Served


def test_a_socket_changes_language_and_seat(here: Served, http: httpx.Client) -> None:
    anna, _ = make(http, heron="me")
    with here.eye(anna.match) as eye:
        eye.hello(anna.key)
        assert (eye.table()["seat"], anna.table()["lang"]) == ("gull", "en")
        eye.hello(anna.key, "hu", "heron")
        table = eye.table()
        while table["lang"] != "hu":
            table = eye.table()
        assert table["seat"] == "heron"
        anna.act("gull", "bid 3")
        assert eye.table(1)["seat"] == "heron"
        eye.hello(anna.key, "en")
        anna.act("heron", "bid 4")
        assert eye.table(2)["seat"] == "heron", "without a wish, one sees with the eyes of whoever must choose"


def test_the_eyes_stay_where_they_are_while_they_may(here: Served, http: httpx.Client) -> None:
    anna, _ = make(http, heron="me", players=1)
    with here.eye(anna.match) as eye:
        eye.hello(anna.key)
        assert eye.table()["seat"] == "gull"
        eye.hello(anna.key, seat="heron")
        while eye.table()["seat"] != "heron":
            pass
        eye.hello(anna.key)
        anna.post("say", {"text": "both must choose"})
        table = eye.table()
        while not table["chat"]:
            table = eye.table()
        assert table["seat"] == "heron"
        anna.act("heron", "bid 4")
        assert eye.table(1)["seat"] == "gull", "now only the gull must choose"


def test_seats_are_online_while_a_socket_is_open(here: Served, http: httpx.Client) -> None:
    anna, bela = pair(http)
    with here.eye(anna.match) as eye:
        eye.hello(anna.key)
        assert [seat["online"] for seat in eye.table()["seats"]] == [True, False]
        with here.eye(anna.match) as other:
            other.hello(bela.key)
            assert [seat["online"] for seat in other.table()["seats"]] == [True, True]
            assert [seat["online"] for seat in eye.table()["seats"]] == [True, True]
        while all(seat["online"] for seat in eye.table()["seats"]):
            pass
        with here.eye(anna.match) as again:
            again.hello(bela.key)
            assert again.table()["seat"] == "heron", "whoever comes back has the same seat"


def test_who_opens_an_invitation_first_sees_nothing_of_the_seat_and_is_told_when_it_is_taken(
    here: Served, http: httpx.Client
) -> None:
    anna, body = make(http)
    invitation = body["invitations"]["heron"]
    with here.eye(anna.match) as peeping, here.eye(anna.match) as spectator:
        peeping.hello(invitation)
        spectator.hello()
        before = peeping.table()
        assert (before["seat"], before["decision"], before["invited"]) == (None, None, ["heron"])
        assert before == spectator.table() | {"invited": ["heron"]}
        assert anna.table()["seats"][1]["kind"] == "open", "to look is not to sit down"
        bela = take(http, anna.match, invitation)
        assert (
            peeping.table()["seats"][1]
            == spectator.table()["seats"][1]
            == before["seats"][1] | {"kind": "human", "player_name": "Béla"}
        )
        anna.act("gull", "bid 5")
        bela.act("heron", "bid 10")
        assert bela.table()["view"]["hand"]
        after = peeping.table(2)
        assert after == spectator.table(2) | {"invited": ["heron"]} and after["view"]["hand"] == []
        peeping.hello(invitation, seat="heron")
        message = peeping.message()
        assert message["error"] == "not_your_seat"


@pytest.mark.parametrize(
    ("text", "code", "close"),
    [
        ("{", "malformed", 4400),
        ("[]", "malformed", 4400),
        ('{"key": 5}', "malformed", 4400),
        ('{"key": null, "lang": "tlh"}', "malformed", 4400),
        ('{"key": null, "wish": 1}', "malformed", 4400),
        (b"\x00", "malformed", 4400),
        ('{"key": "nonsense"}', "bad_key", 4401),
        ('{"key": null, "seat": "gull"}', "not_your_seat", 4401),
    ],
)
def test_nonsense_on_a_socket(here: Served, http: httpx.Client, text: str | bytes, code: str, close: int) -> None:
    anna, _ = make(http)
    for first in (True, False):
        with here.eye(anna.match) as eye:
            if not first:
                eye.hello()
                eye.table()
            eye.connection.send(text)
            message = eye.message()
            assert message["error"] == code
            assert ("(allowed: en, hu)" in message["message"]) == ("tlh" in str(text))
            with pytest.raises(ConnectionClosed) as closed:
                eye.message()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == close


def test_a_socket_to_nowhere(here: Served) -> None:
    with here.eye("nowhere") as eye:
        assert eye.message()["error"] == "unknown_match"
        with pytest.raises(ConnectionClosed) as closed:
            eye.message()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_message_that_is_too_large_closes_the_socket(here: Served, http: httpx.Client) -> None:
    anna, _ = make(http)
    with here.eye(anna.match) as eye:
        eye.connection.send(json.dumps({"key": "x" * 70_000}))
        with pytest.raises(ConnectionClosed) as closed:
            eye.message()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
