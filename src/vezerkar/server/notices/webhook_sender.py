"""Posting of notices to addresses of users: what is sent, how it is signed, and what an answer means."""

from __future__ import annotations

import asyncio
import hmac
import ssl
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import httpcore

from vezerkar.server.notices.public_network import NotPublic, PublicNetwork

IN_ALL_SECONDS: Final = 6.0
"""Seconds for one post, from the look-up of the name to the answer."""
READ_BYTES: Final = 4096
"""So much of an answer is read, and thrown away."""
GOOD: Final = range(200, 300)


class WebhookFailed(Exception):
    """A post was not taken.

    ``reason`` is ``address`` (not public), ``unreachable``, ``tls``, ``slow``, or ``status-`` and a number. Nothing of an answer
    is in it: whoever names an address must not read by us what stands there.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WebhookSender:
    """Posts over a connection of its own each time. ``clock`` gives the seconds since 1970 for the signature."""

    def __init__(self, network: PublicNetwork, tls: ssl.SSLContext | None = None, clock: Callable[[], float] = time.time) -> None:
        self._network = network
        self._tls = tls or ssl.create_default_context()
        self._clock = clock

    async def post(self, url: str, body: bytes, secret: str, delivery: str) -> None:
        """Post JSON to a URL, signed with a secret. Raises `WebhookFailed`."""
        at = str(int(self._clock()))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Vezerkar",
            "X-Vezerkar-Delivery": delivery,
            "X-Vezerkar-Time": at,
            "X-Vezerkar-Signature": f"sha256={signature(secret, at, body)}",
        }
        try:
            async with asyncio.timeout(IN_ALL_SECONDS):
                status = await self._status(url, list(headers.items()), body)
        except TimeoutError as error:
            raise WebhookFailed("slow") from error
        except NotPublic as error:
            raise WebhookFailed("address") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise WebhookFailed("tls" if isinstance(error.__context__, ssl.SSLError) else "unreachable") from error
        if status not in GOOD:
            raise WebhookFailed(f"status-{status}")

    async def _status(self, url: str, headers: list[tuple[bytes | str, bytes | str]], body: bytes) -> int:
        pool = httpcore.AsyncConnectionPool(ssl_context=self._tls, network_backend=self._network, max_connections=1)
        async with pool, pool.stream("POST", url, headers=headers, content=body) as response:
            read = 0
            async for part in response.aiter_stream():
                read += len(part)
                if read >= READ_BYTES:
                    break
            return response.status


def signature(secret: str, at: str, body: bytes) -> str:
    """Return what proves that whoever knows the secret has sent a body at a time: HMAC-SHA256 of ``TIME.BODY`` in hex digits."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, sha256).hexdigest()
