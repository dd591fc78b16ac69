"""Says in an answer about a match by what somebody was known: a key, the session of an account, or the token of a program."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

VIEWER: Final = "vezerkar_viewer"
"""The name under which it is noted with a request."""
HEADER: Final = b"x-vezerkar-viewer"


def note_viewer(connection: ASGIConnection[Any, Any, Any, Any], by: str) -> None:
    """Note by what somebody is known: ``key``, ``session`` or ``token``."""
    connection.state[VIEWER] = by


async def tell_viewer(message: Message, scope: Scope) -> None:
    """Add the header to an answer that is about to be sent."""
    by = scope["state"].get(VIEWER)
    if by is not None and message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], (HEADER, by.encode())]
