"""Addresses that requests come from: which of them count as one, and which are of proxies that may speak for others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network


@lru_cache(maxsize=4096)
def limit_key(address: str) -> str:
    """Return the key under which limits count an address: for IPv6 its /64 network, of which one line has a whole one."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return address if found is None else str(found)


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    """Return True if this is the address of the machine that the server runs on."""
    found = _parsed(address)
    return found is not None and found.is_loopback


def network_of(address: str) -> str:
    """Return the network that an address is of, which tells less of somebody: a /24, of IPv6 a /48. "": it is no address."""
    found = _parsed(address)
    if found is None:
        return ""
    return str(ip_network((found, 48 if isinstance(found, IPv6Address) else 24), strict=False))


class Proxies:
    """The proxies in front of the table, as addresses and networks. Raises ValueError for what is neither."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(one) for one in known]

    @property
    def names(self) -> list[str]:
        """Return the proxies as uvicorn expects them.

        IPv4 networks appear also as a listener for both kinds of addresses sees them.
        """
        old = [one for one in self._networks if isinstance(one, IPv4Network)]
        return [*map(str, self._networks), *(f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in old)]

    def __contains__(self, address: str) -> bool:
        found = _parsed(address)
        return found is not None and any(found in network for network in self._networks)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
