"""Pauses of the clocks of matches in the database.

While a match is paused, its clocks show the moment at which the pause began; when it ends, they are moved on over it. So nobody
has more or less time than before, whatever was done meanwhile. A seat that was left waits longer by its length.
"""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from vezerkar.server.clocks.clock_table import clocks_of, keep_clocks, keep_due, move_vacancies
from vezerkar.server.clocks.stops import stood
from vezerkar.server.offers.offer_table import end_offers
from vezerkar.server.storage.schema import MATCHES


def begin_pause(connection: Connection, match: str, until: int, at: int) -> None:
    """Stop the clocks of a match from a moment on."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(paused_at=at, paused_until=until))
    keep_due(connection, match)


def set_pause_end(connection: Connection, match: str, until: int) -> None:
    """Let a pause end at another moment than it would have."""
    paused = MATCHES.c.id == match, MATCHES.c.paused_at.is_not(None)
    connection.execute(update(MATCHES).where(*paused).values(paused_until=until))
    keep_due(connection, match)


def end_pause(connection: Connection, match: str, at: int) -> None:
    """Let the clocks of a match go on from a moment on, if they were stopped."""
    since = connection.execute(select(MATCHES.c.paused_at).where(MATCHES.c.id == match)).scalar_one()
    if since is None:
        return
    clocks = {seat: stood(clock, since, at) for seat, clock in clocks_of(connection, match).items()}
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(paused_at=None, paused_until=None))
    move_vacancies(connection, match, at - since)
    keep_clocks(connection, match, clocks)
    end_offers(connection, match, at, kinds=("resume",))


def end_due_pause(connection: Connection, match: str, at: int) -> None:
    """End a pause whose time is over."""
    until = connection.execute(select(MATCHES.c.paused_until).where(MATCHES.c.id == match)).scalar_one()
    if until is not None and until <= at:
        end_pause(connection, match, at)
