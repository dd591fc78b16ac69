"""Addresses that requests come from: which of them count as one, and which are of proxies that may speak for others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network


@lru_cache(maxsize=4096)
def limit_key(address: str) -> str:
    """Who an address counts as, where something is limited: an IPv6 address as its /64, of which one line has a whole one."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return address if found is None else str(found)


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    """Whether this is the machine that the table runs on."""
    found = _parsed(address)
    return found is not None and found.is_loopback


class Proxies:
    """The proxies in front of the table, as addresses and networks. Raises ValueError for what is neither."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(one) for one in known]

    @property
    def names(self) -> list[str]:
        """What uvicorn is told: IPv4 networks also as they look to a listener that takes both kinds of addresses."""
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
