"""The matches that wait for somebody, asked of the database alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from math import inf

from sqlalchemy import Engine, or_, select

from vezerkar.server.clocks.clock_table import clock_of
from vezerkar.server.lobby.listing_table import gathers
from vezerkar.server.storage.schema import KEYS, MATCHES, SEATS


def waiting_matches(engine: Engine, hashes: Collection[str], account: int | None) -> list[str]:
    """The matches in which a seat of these keys, or of an account, must choose: that first in which time is over first.

    Those without clocks come last, the one first in which something was done last.
    """
    with engine.connect() as connection:
        held: dict[str, set[str]] = defaultdict(set)
        for key in connection.execute(select(KEYS.c.match, KEYS.c.seats).where(KEYS.c.hash.in_(hashes), ~KEYS.c.invitation)):
            held[key.match].update(key.seats)
        mine = SEATS.c.match.in_(held)
        query = (
            select(SEATS, MATCHES.c.moved).join(MATCHES).where(mine if account is None else or_(mine, SEATS.c.account == account))
        )
        asked = SEATS.c.asked, SEATS.c.kind == "human", SEATS.c.stand_in.is_(None), ~MATCHES.c.over, ~gathers()
        rows = connection.execute(query.where(*asked)).all()
    ends: dict[str, tuple[float, int, str]] = {}
    for row in rows:
        if row.seat in held[row.match] or (account is not None and row.account == account):
            clock = clock_of(row)
            end = inf if clock is None or (over := clock.ends()) is None else float(over)
            ends[row.match] = min(ends.get(row.match, (inf, 0, "")), (end, -row.moved, row.match))
    return sorted(ends, key=lambda match: ends[match])
