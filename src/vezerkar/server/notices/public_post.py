"""A post to an address that a user has named: to the public network alone, and of the answer only its number counts."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Final

import httpcore

from vezerkar.server.notices.public_network import NotPublic, PublicNetwork

IN_ALL_SECONDS: Final = 6.0
"""Seconds for one post, from the look-up of the name to the answer."""
READ_BYTES: Final = 4096
"""So much of an answer is read, and thrown away."""
GOOD: Final = range(200, 300)


class PostFailed(Exception):
    """A post was not taken, or nobody knows if it was (``unsure``).

    ``reason`` is ``address`` (not public), ``unreachable``, ``tls``, ``slow``, or ``status-`` and a number. Nothing of an answer
    is in it: whoever names an address must not read by us what stands there.
    """

    def __init__(self, reason: str, unsure: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.unsure = unsure


class PublicPost:
    """Posts over a connection of its own each time."""

    def __init__(self, network: PublicNetwork, tls: ssl.SSLContext | None = None) -> None:
        self._network = network
        self._tls = tls or ssl.create_default_context()

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Post something to a URL. Raises `PostFailed`."""
        try:
            async with asyncio.timeout(IN_ALL_SECONDS):
                status = await self._status(url, list(headers.items()), body)
        except TimeoutError as error:
            raise PostFailed("slow", unsure=True) from error
        except NotPublic as error:
            raise PostFailed("address") from error
        except httpcore.ConnectError as error:
            raise PostFailed("tls" if isinstance(error.__context__, ssl.SSLError) else "unreachable") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise PostFailed("tls" if isinstance(error.__context__, ssl.SSLError) else "unreachable", unsure=True) from error
        if status not in GOOD:
            raise PostFailed(f"status-{status}")

    async def _status(self, url: str, headers: list[tuple[bytes | str, bytes | str]], body: bytes) -> int:
        pool = httpcore.AsyncConnectionPool(ssl_context=self._tls, network_backend=self._network, max_connections=1)
        async with pool, pool.stream("POST", url, headers=headers, content=body) as response:
            read = 0
            async for part in response.aiter_stream():
                read += len(part)
                if read >= READ_BYTES:
                    break
            return response.status
