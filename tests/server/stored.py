"""Matches of the tiny game as the database has them, for tests of the store alone."""

from __future__ import annotations

from vezerkar.server.keys import hash_key
from vezerkar.server.store import SeatAssignment, SeatKey, StoredMatch


def stored_match(match: str, gull: str = "human", heron: str = "human") -> StoredMatch:
    """A new match of people, or of bots; its key is its name."""
    seats = [SeatAssignment(s, s, kind, bot="random" if kind == "bot" else "") for s, kind in (("gull", gull), ("heron", heron))]
    keys = [SeatKey(hash_key(match), ("gull", "heron"), creator=True)]
    return StoredMatch(match, "gauge", "1", {"length": "normal"}, match, seats, keys, [], [])
