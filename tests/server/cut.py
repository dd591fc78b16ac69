"""A line to a table that can be cut, as a proxy or a mast does it: what is under way is lost, and nobody is told."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """Forwards connections to a port of this machine. While it is ``dead`` it swallows everything and says nothing."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.dead = False
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break all connections that are open now."""
        while self._open:
            connection = self._open.pop()
            # Its two ends are read by threads, which a mere close would not wake.
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()

    def close(self) -> None:
        """Be gone."""
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self.dead:
                    near.close()
                    continue
                far = socket.create_connection(self._target)
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while content := one.recv(65_536):
                if not self.dead:
                    other.sendall(content)
        # A connection that came while the line was being closed is in no list any more.
        for connection in (one, other):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()
