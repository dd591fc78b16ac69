"""A table served for real, on a port of its own, and clients that speak to it over the network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from gzip import decompress as gunzip
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from msgspec.json import decode
from websockets.sync.client import ClientConnection, connect

from vezerkar.server.http.connection_limits import ConnectionLimits
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.run import configured
from vezerkar.server.storage.store import Store

Body = dict[str, Any]


class Eye:
    """A page that is open: one socket, and the newest MatchPage it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def hello(self, key: str | None = None, lang: str = "en", seat: str | None = None, **more: object) -> None:
        self.connection.send(json.dumps({"key": key, "lang": lang, "seat": seat, **more}))

    def message(self, timeout: float = 10) -> Body:
        content = self.connection.recv(timeout=timeout)
        found: Body = decode(content if isinstance(content, str) else gunzip(content))
        return found

    def table(self, ply: int = 0) -> Body:
        """The next MatchPage of at least this ply."""
        while True:
            message = self.message()
            if message["type"] == "table" and message["table"]["ply"] >= ply:
                found: Body = message["table"]
                return found


class Served:
    """Where the table is."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"

    @contextmanager
    def eye(self, match: str, headers: dict[str, str] | None = None) -> Iterator[Eye]:
        """A socket to a match."""
        uri = f"ws://{self.address}/api/matches/{match}/live"
        with connect(uri, proxy=None, additional_headers=headers) as connection:
            yield Eye(connection)


class _Server(uvicorn.Server):
    """Ends within a hundredth of a second of being told to; uvicorn looks ten times a second."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.01)


@contextmanager
def served(app: Litestar, gate: ConnectionLimits | None = None) -> Iterator[Served]:
    """Serve an application in a thread."""
    # Of this protocol by name, or asyncio leaves Nagle's delay on, which costs each answer 40 ms.
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    server = _Server(configured(app, gate or ConnectionLimits()))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield Served(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def client_at(address: str, **more: Any) -> httpx.Client:
    """A client of a table at a host and port, and of nobody else: without TLS, whose certificates take 58 ms to read."""
    return httpx.Client(base_url=f"http://{address}", trust_env=False, verify=False, **more)


def true_session(url: str, match: str) -> MatchSession:
    """The match as its log on disk says, opened apart from the server."""
    store = Store(url)
    saved = store.load(match)
    store.close()
    assert saved is not None
    return MatchSession(saved)
