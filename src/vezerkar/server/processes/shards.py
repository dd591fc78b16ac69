"""Shards: the matches in as many parts as several processes share out among them."""

from __future__ import annotations

from typing import Final
from zlib import crc32

SHARDS: Final = 64
"""Number of shards."""

ALL_SHARDS: Final = frozenset(range(SHARDS))


def shard_of(match: str) -> int:
    """Return the shard of a match, the same in every process."""
    return crc32(match.encode()) % SHARDS


def fair_share(processes: int) -> int:
    """Return how many shards one of so many processes drives at most."""
    return -(-SHARDS // max(1, processes))
