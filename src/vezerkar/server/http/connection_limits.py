"""Limits of connections: how many may be open at once, and how long a request may take to come in."""

from __future__ import annotations

import asyncio
import logging
from importlib.util import find_spec
from typing import Any, Final

from vezerkar.server.http.addresses import Proxies
from vezerkar.server.http.limits import Tally

LOG: Final = logging.getLogger(__name__)
MAX_CONNECTIONS_PER_ADDRESS: Final = 64
"""Connections that an address may have open, sockets not counted. Several browsers open six each."""
MAX_CONNECTIONS: Final = 4096
"""Connections that may be open in all, sockets not counted."""
MAX_REQUEST_SECONDS: Final = 15.0
"""Seconds in which a whole request must come in."""
MAX_HEAD_BYTES: Final = 64 * 1024
"""Bytes of a request that may come in, with httptools, between two that belong to its body, and before and after it."""

CROWDED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 5\r\n"
    b"Connection: close\r\nContent-Length: 40\r\n\r\nToo many connections from this address.\n"
)


class ConnectionLimits:
    """The connections that are open, and how many may be. A proxy is not counted as one address, since it speaks for many."""

    def __init__(
        self,
        connections: int = MAX_CONNECTIONS_PER_ADDRESS,
        in_all: int = MAX_CONNECTIONS,
        arrival: float = MAX_REQUEST_SECONDS,
        proxies: Proxies | None = None,
    ) -> None:
        self.arrival = arrival
        self.proxies = proxies or Proxies()
        self._tally = Tally(connections)
        self._in_all = in_all
        self._open = 0

    def enter(self, address: str) -> bool:
        """Count a new connection; whether there is room for it."""
        if self._open >= self._in_all:
            LOG.warning("too many connections are open: %d", self._open)
            return False
        if address not in self.proxies and not self._tally.enter(address):
            LOG.warning("too many connections from one address, at last from %s", address)
            return False
        self._open += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was let in is closed, or has become a socket, which others count."""
        self._open -= 1
        if address not in self.proxies:
            self._tally.leave(address)


def quickest_protocol() -> Any:
    """The protocol of uvicorn that reads requests in C where httptools is installed, and otherwise in Python."""
    if find_spec("httptools") is None:
        from uvicorn.protocols.http.h11_impl import H11Protocol

        return H11Protocol
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class Measured(HttpToolsProtocol):
        """httptools would take headers, and what may follow a body in parts, without end; h11 has limits of its own."""

        _bodiless = 0

        def data_received(self, data: bytes) -> None:
            self._bodiless += len(data)
            super().data_received(data)
            if self._bodiless > MAX_HEAD_BYTES and not self.transport.is_closing():
                LOG.info("a request from %s has too long a head", self.client[0] if self.client else "")
                self.transport.close()

        def on_body(self, body: bytes) -> None:
            self._bodiless = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._bodiless = 0
            super().on_message_complete()

    return Measured


def limited_protocol(connection_limits: ConnectionLimits) -> type[asyncio.Protocol]:
    """The protocol of a connection that is limited."""
    base = quickest_protocol()

    class Guarded(base):  # type: ignore[misc, valid-type]
        """uvicorn waits for ever for the rest of a request; this one does not."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._timer: asyncio.TimerHandle | None = None
            self._address = self.client[0] if self.client else ""
            self._inside = connection_limits.enter(self._address)
            if self._inside:
                self._timer = self.loop.call_later(connection_limits.arrival, self._late)
            else:
                transport.write(CROWDED)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if not self._inside:
                return
            if self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete:
                self._stop_timer()
            elif self._timer is None:
                # The first bytes of one more request on the same connection.
                self._timer = self.loop.call_later(connection_limits.arrival, self._late)

        def handle_websocket_upgrade(self, *event: Any) -> None:
            super().handle_websocket_upgrade(*event)
            self._go()

        def _late(self) -> None:
            self._timer = None
            LOG.info("half a request from %s is given up", self._address)
            self.transport.close()

        def _go(self) -> None:
            self._stop_timer()
            if self._inside:
                self._inside = False
                connection_limits.leave(self._address)

        def _stop_timer(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    return Guarded
