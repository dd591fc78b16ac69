"""Sockets of a table that is served for real: who sees what, and what happens to those who talk nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import FREE, Here
from tests.server.play import Guest, make, pair
from tests.server.served import Eye, Served, served
from vezerkar.engine import Match
from vezerkar.server.app import create_app
from vezerkar.server.house import PENDING
from vezerkar.server.look import ENCODER, Look, log_line, look, story, table
from vezerkar.server.room import Room, Viewer
from vezerkar.server.store import Store
from vezerkar.texts import speaker


@pytest.fixture
def here(url: str, bots: Here) -> Iterator[Served]:
    with served(create_app(url, bots=bots, pace=0.0, limits=FREE)) as found:
        yield found


@pytest.fixture
def http(here: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{here.address}", trust_env=False) as client:
        yield client


def true_room(url: str, match: str) -> Room:
    """The match as its log on disk says, opened apart from the server."""
    store = Store(url)
    saved = store.load(match)
    store.close()
    assert saved is not None
    return Room(saved)


def own_moves(match: Match[Any], seat: str, random: Random) -> str:
    return random.choice(match.decision(seat).options).notation


@pytest.mark.parametrize("seed", range(3))
def test_frames_hold_what_the_seat_may_see_and_nothing_that_depends_on_more(
    here: Served, http: httpx.Client, url: str, seed: int
) -> None:
    anna, bela = pair(http)
    random = Random(seed)
    lang = ("en", "hu")[seed % 2]
    with here.eye(anna.match) as gull, here.eye(anna.match) as heron, here.eye(anna.match) as nobody:
        eyes: dict[str | None, tuple[Eye, Guest]] = {"gull": (gull, anna), "heron": (heron, bela)}
        eyes[None] = (nobody, Guest(http, anna.match))
        for seat, (eye, guest) in eyes.items():
            eye.hello(guest.key, lang, seat)
            eye.table()
        ply = 0
        while True:
            room = true_room(url, anna.match)
            assert room.ply == ply
            for seat, (eye, _) in eyes.items():
                if ply:
                    check(room, seat, lang, eye.table(ply))
            if not room.waiting() or ply == 60:
                break
            mover = random.choice(room.waiting())
            ply = eyes[mover][1].act(mover, own_moves(room.match, mover, random), ply)


def check(room: Room, seat: str | None, lang: str, frame: dict[str, Any]) -> None:
    """A frame is what the engine shows this seat, and the same in a match the seat cannot tell from this one."""
    match, say = room.match, speaker("gauge", lang)
    decision = match.decision(seat) if seat in room.waiting() and seat is not None else None
    assert frame["view"] == match.view(seat)
    assert frame["scene"] == json.loads(ENCODER.encode(match.game.scene(match.view(seat), decision, say)))
    assert frame["text"] == match.game.lines(match.view(seat), say)
    assert [line["text"] for line in frame["log"]] == [match.game.tell(event, say) for event in match.events(seat)]
    viewer = Viewer(seat, (seat,) if seat else (), seat == "gull")
    plies = [ply for ply, _ in story(room.moments[-1], match.number(seat))]
    room.online = {"gull": 1, "heron": 1}
    for luck in range(3):
        other = match.imagine(seat, luck)
        seen = Look.at(other, seat, list(zip(plies, other.events(seat), strict=True)), room.over)
        assert json.loads(ENCODER.encode(table(room, viewer, lang, seen, room.ply))) == frame


def test_words_of_the_log_do_not_come_from_the_cache_of_another_language(url: str, here: Served, http: httpx.Client) -> None:
    anna, _ = pair(http)
    room = true_room(url, anna.match)
    first = look(room, "gull").log[0]
    lines = [log_line(*first, text=room.game.tell(first[1], speaker("gauge", lang))).text for lang in ("en", "hu")]
    assert anna.table(lang="en")["log"][0]["text"] == lines[0] != anna.table(lang="hu")["log"][0]["text"] == lines[1]


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


def test_an_invitation_is_replaced_by_a_key_of_ones_own(here: Served, http: httpx.Client) -> None:
    anna, body = make(http)
    invitation = body["invitations"]["heron"]
    with here.eye(anna.match) as eye:
        eye.hello(invitation)
        fresh = eye.message()
        assert fresh["type"] == "key" and fresh["seats"] == ["heron"]
        assert eye.table()["seat"] == "heron" and anna.table()["invitations"] == {}
        peeping = Guest(http, anna.match, invitation)
        assert peeping.table()["seat"] == "heron", "as long as the new key was not used, it may have been lost on the way"
        assert Guest(http, anna.match, fresh["key"]).post("settings", {"seat": "heron", "name": "B"}).status_code == 200
        assert peeping.get().status_code == 401, "the maker knows the invitation, but not the key"
        with here.eye(anna.match) as late:
            late.hello(invitation)
            assert late.message()["error"] == "bad_key"


def test_whoever_peeped_with_an_invitation_is_shut_out_when_its_owner_plays(here: Served, http: httpx.Client) -> None:
    anna, body = make(http)
    with here.eye(anna.match) as peeping, here.eye(anna.match) as friend:
        peeping.hello(body["invitations"]["heron"])
        peeping.message()
        peeping.table()
        friend.hello(body["invitations"]["heron"])
        bela = Guest(http, anna.match, friend.message()["key"])
        bela.act("heron", "bid 10")
        message = peeping.message()
        while message["type"] == "table":
            assert message["table"]["ply"] == 0
            message = peeping.message()
        assert message["error"] == "bad_key"
        assert friend.table(1)["view"]["bid"] == 10


def test_reconnecting_with_an_invitation_does_not_pile_up_keys(here: Served, http: httpx.Client, url: str) -> None:
    anna, body = make(http)
    for _ in range(10):
        with here.eye(anna.match) as eye:
            eye.hello(body["invitations"]["heron"])
            assert eye.message()["type"] == "key"
            assert eye.table()["seat"] == "heron"
    assert len(true_room(url, anna.match).keys) == 2 + PENDING


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
            assert eye.message()["error"] == code
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
