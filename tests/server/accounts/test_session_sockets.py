"""Pages that are open while their session ends: they are told nothing more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import Client, claim, end, register, sessions, sign_in, sign_out
from tests.server.play import Guest, pair
from tests.server.served import Eye, Served, client_at, served
from vezerkar.server.accounts import session_sockets
from vezerkar.server.accounts.account_table import SESSION_DAYS, AccountTable
from vezerkar.server.accounts.session_sockets import SessionSockets
from vezerkar.server.app import create_app
from vezerkar.server.processes.link import Link
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import SESSIONS
from vezerkar.server.storage.store import Store

SOON = 3.0
"""Seconds that are much less than a look takes to come, and enough for a busy machine."""


@contextmanager
def client_of(here: Served) -> Iterator[httpx.Client]:
    with client_at(here.address) as client:
        yield client


@contextmanager
def signed_in(client: Client, at: Served) -> Iterator[tuple[Eye, Guest]]:
    """An open page of somebody who keeps a seat in an account, and the other one at the match."""
    client.cookies.clear()
    anna, bela = pair(client)
    token = register(client)
    claim(client, anna)
    with at.eye(anna.match, {"Cookie": f"vezerkar={token}", "Origin": f"http://{at.address}"}) as eye:
        eye.hello()
        assert [seat["mine"] for seat in eye.table()["seats"]] == [True, False]
        yield eye, bela


def closes(eye: Eye) -> float:
    """Wait until a socket is closed because nobody is signed in; return how many seconds that took."""
    began = time.monotonic()
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            message = eye.message(20)
            assert message["type"] != "error" or message["error"] == "sign_in"
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    return time.monotonic() - began


def in_another_browser(client: Client) -> None:
    """Sign the first browser out from a second one."""
    client.cookies.clear()
    sign_in(client)
    (other,) = [one for one in sessions(client) if not one["current"]]
    end(client, other["id"])


@pytest.mark.parametrize("ending", [sign_out, in_another_browser, lambda client: sign_in(client)])
def test_a_socket_is_closed_at_once_when_its_session_ends(
    here: Served, ending: Callable[[Client], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_sockets, "LOOK_SECONDS", 60.0)
    with client_of(here) as client, signed_in(client, here) as (eye, _):
        ending(client)
        assert closes(eye) < SOON


def test_nothing_is_told_between_the_end_of_a_session_and_the_next_look(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SessionSockets, "ended", lambda sockets: None)
    monkeypatch.setattr(session_sockets, "LOOK_SECONDS", 60.0)
    with client_of(here) as client, signed_in(client, here) as (eye, bela):
        sign_out(client)
        bela.act("heron", "bid 3")
        with pytest.raises(ConnectionClosed):
            while True:
                assert eye.message().get("type") != "table"


def test_a_page_with_a_key_stays_open(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_sockets, "LOOK_SECONDS", 0.1)
    with client_of(here) as client:
        anna, bela = pair(client)
        token = register(client)
        with here.eye(anna.match, {"Cookie": f"vezerkar={token}", "Origin": f"http://{here.address}"}) as eye:
            eye.hello(anna.key)
            eye.table()
            sign_out(client)
            bela.act("heron", "bid 3")
            assert eye.table(1)["ply"] == 1


def test_an_end_of_which_nobody_has_told_is_found_by_looking(
    url: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    # The table looks from its first moment on.
    monkeypatch.setattr(session_sockets, "LOOK_SECONDS", 0.2)
    here: Served = request.getfixturevalue("here")
    with client_of(here) as client, signed_in(client, here) as (eye, _):
        with closing(Store(url)) as store, store.engine.begin() as connection:
            connection.execute(update(SESSIONS).values(seen=SESSIONS.c.seen - (SESSION_DAYS + 1) * DAY_MICROS))
        assert closes(eye) < 10


@slow
@pytest.mark.parametrize("heard", [True, False])
def test_a_socket_at_another_process_is_closed_too(postgresql_url: str, heard: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once; and where word is lost, after a look."""
    monkeypatch.setattr(session_sockets, "LOOK_SECONDS", 60.0 if heard else 0.5)
    apps = [create_app(postgresql_url, bots=Here(), bot_delay=0.0, limits=FREE) for _ in range(2)]
    with served(apps[0]) as one, served(apps[1]) as other, client_of(one) as client:
        for app in apps:
            link = app.state.link
            assert isinstance(link, Link)
            while not link.up:
                time.sleep(0.01)
            if not heard:
                link.on_ended_session = lambda: None
        with signed_in(client, other) as (eye, _):
            sign_out(client)
            assert closes(eye) < SOON


def test_sessions_are_asked_for_some_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vezerkar.server.accounts.account_table.BATCH", 2)
    with closing(Store(url)) as store:
        assert AccountTable(store.engine).alive(["a", "b", "c"]) == set()


def test_a_session_is_forgotten_with_its_last_socket() -> None:
    async def alive(hashes: object) -> set[str]:
        return set()

    sockets = SessionSockets(alive)
    with sockets.kept("token", print), sockets.kept("token", lambda: None), sockets.kept(None, print):
        assert [len(wakes) for wakes in sockets._wakes.values()] == [2]
    assert sockets._wakes == {}
