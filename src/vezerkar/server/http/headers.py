"""Security headers for every answer, errors included."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.types import Message, Scope

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Tells browsers for a year to come by TLS alone."""


def secure_headers(https: bool = False) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return a hook that adds the headers to an answer about to be sent. ``https``: the table is known by an address of TLS."""
    added = [*HEADERS, HSTS] if https else HEADERS

    async def secure(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *added]

    return secure
