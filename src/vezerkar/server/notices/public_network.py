"""Connections to addresses that users have named: to the public network alone, never to machines that only this one can reach.

A name is looked up once, and the connection goes to the very address that was checked; TLS and the request keep the name. So a
name that leads elsewhere a moment later leads nowhere. Nothing follows a redirection, and no proxy of the environment is asked.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream, ConnectError

Resolve = Callable[[str], Awaitable[list[str]]]
"""Looks up the addresses of a name. Raises OSError."""
HTTPS: Final = 443
LOOK_UP_SECONDS: Final = 3.0
LONGEST_URL: Final = 500
# Some of these are public by the lists of Python: it calls ::127.0.0.1 and 192.0.0.8 so.
CLOSED: Final = tuple(
    ip_network(one)
    for one in (
        "0.0.0.0/8",
        "100.64.0.0/10",
        "192.0.0.0/24",
        "198.18.0.0/15",
        "240.0.0.0/4",
        "::/96",
        "::ffff:0:0/96",
        "64:ff9b::/32",
        "100::/64",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "fc00::/7",
        "fe80::/10",
        "fec0::/10",
    )
)
"""Networks of this machine, of private sites and of tests, and those whose addresses lead on to an address of IPv4."""


class NotPublic(ConnectError):
    """The name leads to an address that is not of the public network, or it is not spoken to by HTTPS."""


def is_public(address: str) -> bool:
    """Return True if an address is of the public network."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    closed = any(found in network for network in CLOSED if network.version == found.version)
    return found.is_global and not found.is_multicast and not closed


def public_url(text: str) -> str:
    """Return a URL that may be spoken to, as far as it tells by itself. Raises ValueError."""
    parts = urlsplit(text)
    if parts.scheme != "https" or not parts.hostname or parts.port not in (None, HTTPS):
        raise ValueError("it must begin with https:// and use the usual port")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise ValueError("it must have no user and no fragment")
    if len(text) > LONGEST_URL or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError("it must be short and plain")
    return text


async def resolve(host: str) -> list[str]:
    """Look up the addresses of a name. Raises OSError."""
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class PublicNetwork(AsyncNetworkBackend):
    """Opens connections for httpcore. ``inner`` opens one to an address that was checked."""

    def __init__(self, resolve: Resolve = resolve, inner: AsyncNetworkBackend | None = None) -> None:
        self._resolve = resolve
        self._inner = inner or AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to the first address of a name, if all of them are public. Raises `NotPublic` and `ConnectError`."""
        if port != HTTPS:
            raise NotPublic("only the usual port is spoken to")
        try:
            addresses = await asyncio.wait_for(self._resolve(host), LOOK_UP_SECONDS)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise ConnectError("the name is not known") from error
        if not addresses or not all(is_public(address) for address in addresses):
            raise NotPublic("the name leads to an address that is not public")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> AsyncNetworkStream:
        """Refuse. Raises `NotPublic`."""
        raise NotPublic("sockets of this machine are not spoken to")

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
