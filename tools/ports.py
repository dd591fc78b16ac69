"""Ports for servers that tools and tests start."""

from __future__ import annotations

import socket
from random import SystemRandom
from typing import Final

OF_SERVERS: Final = range(20_000, 32_000)
"""Below those that systems give to whoever asks for any: no connection that is opened meanwhile takes one of these."""


def free_port() -> int:
    """Return a port of this machine on which nobody listens. Raises `OSError` if there is none."""
    for port in SystemRandom().sample(OF_SERVERS, 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("of a hundred ports none is free")
