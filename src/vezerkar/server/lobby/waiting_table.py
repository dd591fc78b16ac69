"""The matches that wait for somebody, asked of the database alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from math import inf

from sqlalchemy import Engine, or_, select

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
        columns = SEATS.c.match, SEATS.c.seat, SEATS.c.account, SEATS.c.since, SEATS.c.bank_ms, MATCHES.c.moved
        mine = SEATS.c.match.in_(held)
        query = select(*columns).join(MATCHES).where(mine if account is None else or_(mine, SEATS.c.account == account))
        asked = SEATS.c.asked, SEATS.c.kind == "human", SEATS.c.stand_in.is_(None), ~MATCHES.c.over, ~gathers()
        rows = connection.execute(query.where(*asked)).all()
    ends: dict[str, tuple[float, int, str]] = {}
    for row in rows:
        if row.seat in held[row.match] or (account is not None and row.account == account):
            end = inf if row.since is None else float(row.since + row.bank_ms * 1000)
            ends[row.match] = min(ends.get(row.match, (inf, 0, "")), (end, -row.moved, row.match))
    return sorted(ends, key=lambda match: ends[match])
