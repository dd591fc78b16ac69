"""The gate: many connections and half requests of one address do not keep others out, nor fill the log."""

from __future__ import annotations

import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from tests.cost import slow
from tests.server.conftest import EVER, FREE, Here
from tests.server.play import make, pair, refused
from tests.server.processes.test_process import importable as importable
from tests.server.served import Served, client_at, served
from tools.kill_test import SERVER
from tools.ports import free_port
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.http.addresses import Proxies, limit_key
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.connection_limits import ConnectionLimits
from vezerkar.server.http.limits import Limiter, Rate, Tally
from vezerkar.server.operation.log_throttle import MAX_LINES, MAX_LINES_OF_A_KIND, LogThrottle

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (900, 900))\n"


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Nothing of this depends on the database."""
    return sqlite_url


@contextmanager
def guarded(url: str, **gate: Any) -> Iterator[tuple[Served, httpx.Client]]:
    with (
        served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE), ConnectionLimits(**gate)) as here,
        client_at(here.address, timeout=10) as client,
    ):
        yield here, client


def raw(address: str, first: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine, and the first bytes on it."""
    host, port = address.split(":")
    found = socket.create_connection((host, int(port)), timeout=10, source_address=(source, 0))
    found.sendall(first)
    return found


def until_closed(connection: socket.socket) -> bytes:
    """All that comes before the other side closes the connection."""
    found = b""
    while piece := connection.recv(4096):
        found += piece
    return found


@slow
@pytest.mark.skipif(sys.platform != "linux", reason="every 127.x.y.z is this machine, on Linux alone")
def test_a_thousand_half_requests_of_one_address_leave_the_table_open_to_others_and_the_log_short(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", FEW_FILES + SERVER, str(port), f"sqlite:///{tmp_path / 'table.db'}", json.dumps(dict(GAMES))]
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
        ExitStack() as stack,
    ):
        assert process.stdout is not None
        process.stdout.readline()
        try:
            games = f"http://127.0.0.1:{port}/api/games"
            assert httpx.get(games, trust_env=False, timeout=60).status_code == 200
            before = time.monotonic()
            httpx.get(games, trust_env=False, timeout=60)
            # On a busy machine everybody waits.
            patience = 2 + 20 * (time.monotonic() - before)
            for _ in range(1000):
                stack.enter_context(closing(raw(f"127.0.0.1:{port}", b"GET / HTTP/1.1\r\nHost: ", "127.0.0.2")))
            for _ in range(3):
                before = time.monotonic()
                answer = httpx.get(games, trust_env=False, timeout=60)
                assert answer.status_code == 200 and time.monotonic() - before < patience
                time.sleep(0.5)
        finally:
            process.terminate()
    assert (tmp_path / "log").stat().st_size < 4000


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: x",
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
        b"GET /texts/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api",
    ],
)
@pytest.mark.slow
def test_a_request_that_does_not_come_in_is_given_up(url: str, half: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with guarded(url, arrival=0.6) as (here, client), closing(raw(here.address, half)) as connection:
        connection.settimeout(0.1)
        before = time.monotonic()
        # What no request begins with would be refused at once.
        more = iter(b"" if half else b"GET /")
        with suppress(ConnectionError):
            while True:
                assert time.monotonic() - before < 3, "one more byte now and then must not keep it open"
                with suppress(TimeoutError):
                    connection.sendall(bytes([next(more, ord("x"))]))
                    if not connection.recv(65_536):
                        break
        assert client.get("/api/games").status_code == 200
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_headers_without_end_are_cut_off(url: str) -> None:
    """Whoever sends them fast would fill the memory long before the request is late."""
    head = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
    parts = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with guarded(url, arrival=600.0) as (here, client):
        for first in (head, head + b"\r\n" + head, parts + b"2\r\n{}\r\n0\r\n"):
            with closing(raw(here.address, first)) as connection, pytest.raises(ConnectionError):
                for _ in range(20_000):
                    connection.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
        assert client.get("/api/games").status_code == 200


def test_a_body_that_is_refused_before_it_is_there_is_no_head(url: str) -> None:
    """Whoever is still sending it would not hear why it was refused, if the connection were closed."""
    whole = 300_000
    with guarded(url) as (here, _), closing(raw(here.address)) as connection:
        connection.sendall(b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % whole)
        found = connection.recv(65_536)
        for _ in range(whole // 1000):
            connection.sendall(b"x" * 1000)
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        found += until_closed(connection)
    assert [answer[:3] for answer in found.split(b"HTTP/1.1 ")] == [b"", b"404", b"200"]


@pytest.mark.slow
def test_what_takes_long_for_other_reasons_is_not_given_up(url: str) -> None:
    with guarded(url, arrival=0.3) as (here, client):
        anna, _ = make(client)
        with here.eye(anna.match) as eye:
            eye.hello(anna.key)
            eye.table()
            with closing(raw(here.address)) as connection:
                for _ in range(4):
                    connection.sendall(b"GET /texts/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    time.sleep(0.2)
                assert connection.recv(65_536).startswith(b"HTTP/1.1 200")
            anna.act("gull", "bid 5")
            assert eye.table(1)["view"]["bid"] == 5


@pytest.mark.slow
def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs(url: str) -> None:
    with guarded(url, connections=1) as (here, client), ExitStack() as stack:
        anna, _ = make(client)
        eye = stack.enter_context(here.eye(anna.match))
        eye.hello(anna.key)
        eye.table()
        few = [stack.enter_context(closing(raw(here.address))) for _ in range(3)]  # the client has one more, the socket none
        with closing(raw(here.address)) as late:
            assert b" 429 " in until_closed(late)
        with closing(raw(here.address, source="127.0.0.3")) as other:
            other.sendall(b"GET /texts/en.ftl HTTP/1.0\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in until_closed(other)
        few[0].close()
        time.sleep(0.2)
        with closing(raw(here.address, b"GET /texts/en.ftl HTTP/1.0\r\nHost: localhost\r\n\r\n")) as again:
            assert b" 200 " in until_closed(again)
    assert "192.0.2.1" in Proxies(["192.0.2.1"]) and "::ffff:10.1.2.3" in Proxies(["10.0.0.0/8"])
    assert Proxies(["10.0.0.0/8", "2001:db8::/32"]).names == ["10.0.0.0/8", "2001:db8::/32", "::ffff:10.0.0.0/104"]
    gate = ConnectionLimits(connections=1, in_all=3, proxies=Proxies(["10.0.0.0/8"]))
    assert [gate.enter("10.1.2.3") for _ in range(2)] == [True, True]
    assert gate.enter("192.0.2.1") and not gate.enter("192.0.2.2"), "there is no room at all"
    gate.leave("10.1.2.3")
    assert not gate.enter("192.0.2.1") and gate.enter("192.0.2.2")


def test_an_address_has_so_many_sockets(url: str) -> None:
    limits = replace(FREE, sockets=2, sockets_a_match=1)
    with (
        served(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as here,
        client_at(here.address) as client,
        ExitStack() as stack,
    ):
        matches = [make(client)[0].match for _ in range(3)]
        for match in (matches[0],) * 4 + (matches[1],) * 4:
            eye = stack.enter_context(here.eye(match))
            eye.hello()
            eye.table()
        for match in matches:
            with here.eye(match) as late:
                assert late.message()["error"] == "crowded"
                with pytest.raises(ConnectionClosed) as closed:
                    late.message()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def test_addresses_are_counted_by_their_line() -> None:
    assert limit_key("2001:db8::1") == limit_key("2001:db8::ffff:1") != limit_key("2001:db8:0:1::1")
    assert limit_key("::ffff:192.0.2.1") == limit_key("192.0.2.1") == "192.0.2.1"
    limiter = Limiter(Rate(1, 0.1), lambda: 0.0)
    limiter.spend("2001:db8::1")
    with pytest.raises(ApiError) as slow:
        limiter.spend("2001:db8::2")
    assert (slow.value.code, slow.value.message_args) == ("slow_down", {"wait": "10"})
    limiter.spend("2001:db8:1::2")
    tally = Tally(1)
    assert tally.enter("2001:db8::1") and not tally.enter("2001:db8::2")


@pytest.mark.slow
def test_chat_is_bounded_by_address_and_by_match(url: str) -> None:
    limits = replace(FREE, chat=Rate(2, 0.1))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as client:
        anna, _ = pair(client)
        assert [anna.post("say", {"text": "hm"}).status_code for _ in range(2)] == [200, 200]
        answer = anna.post("say", {"text": "hm"})
        refused(answer, 429, "slow_down")
        assert 1 <= int(answer.headers["Retry-After"]) <= 10
    with TestClient(
        create_app(url, bots=Here(), bot_delay=0.0, limits=replace(limits, chat=EVER, chat_a_match=Rate(3, 0.1)))
    ) as client:
        for _ in range(2):
            anna, bela = pair(client)
            said = [guest.post("say", {"text": "hm"}).status_code for guest in (anna, bela, anna, bela)]
            assert said == [200, 200, 200, 429], "another match hears its own"


def test_what_happens_often_is_not_written_as_often() -> None:
    now = 0.0
    quiet = LogThrottle(lambda: now)

    def line(text: str, *args: object) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, text, args, None)

    assert [quiet.filter(line("no room for %s", n)) for n in range(1000)].count(True) == MAX_LINES_OF_A_KIND
    assert quiet.filter(line("something else"))
    now = 61.0
    again = line("no room for %s", 7)
    assert (
        quiet.filter(again)
        and again.getMessage() == f"no room for 7 ({1000 - MAX_LINES_OF_A_KIND} lines were kept back before this one)"
    )
    now = 122.0
    assert [quiet.filter(line(f"{n} is a new kind each time")) for n in range(1000)].count(True) == MAX_LINES
