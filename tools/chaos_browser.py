"""A real Chromium at a table of the chaos test: it clicks what its page offers, and must come back by itself after each fault."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, StreamReader, StreamWriter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from threading import Event
from time import monotonic
from typing import Any, Final, Protocol

from playwright.sync_api import Response, WebSocket

from tests.browser.visitor import Visitor
from tools.browser import browser

MAX_AWAY_SECONDS: Final = 20.0
"""Longest time from one choice to the next: the page comes back, draws, and is clicked, on a busy machine too."""
LOOK_SECONDS: Final = 0.2
"""So often the gate looks which processes are ready."""
CHUNK: Final = 65_536


class Backend(Protocol):
    """A process behind the gate."""

    port: int
    ready: bool


class Gate:
    """One address of several processes, as a proxy has it: each connection goes to one that is ready, and ends with it."""

    def __init__(self, backends: list[Any], rng: Random) -> None:
        self._backends: list[Backend] = backends
        self._rng = rng
        self._server: asyncio.Server | None = None
        self.speaking: Any = None
        """The process to which the newest socket leads."""

    async def open(self) -> str:
        """Begin; return the address."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        """Take no more connections."""
        if self._server is not None:
            self._server.close()

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        able = [one for one in self._backends if one.ready]
        if not able:
            writer.close()
            return
        backend = self._rng.choice(able)
        try:
            begun = await reader.read(CHUNK)
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", backend.port)
        except OSError:
            writer.close()
            return
        if b"upgrade: websocket" in begun.lower():
            self.speaking = backend
        far_writer.write(begun)
        work = [self._copy(reader, far_writer), self._copy(far_reader, writer), self._while_ready(backend)]
        tasks = [asyncio.create_task(one) for one in work]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        for one in (writer, far_writer):
            one.transport.abort()

    async def _copy(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while content := await reader.read(CHUNK):
                writer.write(content)
                await writer.drain()

    async def _while_ready(self, backend: Backend) -> None:
        while backend.ready:
            await asyncio.sleep(LOOK_SECONDS)


@dataclass(slots=True)
class Trip:
    """All that came of the browser: its choices, the connections its pages made, the longest time between two choices."""

    choices: int = 0
    connections: int = 0
    longest: float = 0.0
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    """The bodies of posts that were answered, of the page that is open."""

    def __str__(self) -> str:
        return f"a browser made {self.choices} choices over {self.connections} connections, {self.longest:.1f} s at most for one"


class Clicker(Visitor):
    """A visitor at a table that goes down again and again."""

    def __init__(self, chromium: Any, address: str, trip: Trip) -> None:
        self._trip = trip
        super().__init__(chromium, address)

    def _answered(self, response: Response) -> None:
        body = response.request.post_data_json if response.url.endswith("/actions") and response.status == 200 else None
        if body is not None:
            self._trip.acknowledged.append(body)

    def _connected(self, socket: WebSocket) -> None:
        self._trip.connections += 1


@dataclass(slots=True)
class Sitting:
    """All that the browser needs of the trial: a ``new_table`` (its match and key), what it was ``told`` there, and an end."""

    loop: AbstractEventLoop
    new_table: Callable[[], Coroutine[Any, Any, Any]]
    told: Callable[[Any, list[dict[str, Any]]], None]
    ending: Event
    pause: float


def play(address: str, sitting: Sitting, trip: Trip) -> None:
    """Play one match after the other in a Chromium, until the end, each in a page that is never loaded again."""
    random = Random(1)
    with browser() as chromium:
        clicker = Clicker(chromium, address, trip)
        with clicker.excused():
            while not sitting.ending.is_set():
                table = asyncio.run_coroutine_threadsafe(sitting.new_table(), sitting.loop).result()
                trip.acknowledged.clear()
                clicker.page.goto(f"{address}/play/{table.match}#k={table.key}")
                moved = monotonic()
                while not clicker.ready(mine=True)["over"] and not sitting.ending.is_set():
                    clicker.choose(random)
                    trip.choices += 1
                    trip.longest = max(trip.longest, monotonic() - moved)
                    sitting.ending.wait(sitting.pause)
                    moved = monotonic()
                trip.longest = max(trip.longest, monotonic() - moved)
                sitting.told(table, list(trip.acknowledged))
        clicker.context.close()
