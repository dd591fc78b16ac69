"""Seats that somebody has left in a match that goes on: until when each waits for somebody else before a bot plays.

And tournaments at tables of three.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None

WAITS = 72 * 3600 * 1_000_000
"""Microseconds for which a seat waits from now on that was left before."""


def upgrade() -> None:
    """Add the columns; seats that are free in tables of the lobby wait from now on.

    Of a match by link nothing tells whether an open seat was left or was never taken, so there all stays as it was.
    """
    op.add_column("tournaments", sa.Column("players", sa.Integer, nullable=False, server_default="2"))
    op.add_column("pairings", sa.Column("third", sa.Integer))
    op.add_column("seats", sa.Column("vacant_until", sa.BigInteger))
    seats = sa.table("seats", *(sa.column(name) for name in ("match", "kind", "reserved", "vacant_until")))
    matches = sa.table("matches", *(sa.column(name) for name in ("id", "over", "next_at", "rated", "tournament")))
    listings = sa.table("listings", sa.column("match"), sa.column("gathering"))
    begun = sa.select(listings.c.match).where(sa.not_(listings.c.gathering))
    going = sa.select(matches.c.id).where(sa.not_(matches.c.over), matches.c.tournament.is_(None), matches.c.id.in_(begun))
    left = seats.c.kind == "open", sa.not_(seats.c.reserved), seats.c.match.in_(going)
    until = time.time_ns() // 1000 + WAITS
    op.execute(seats.update().where(*left).values(vacant_until=until))
    waiting = sa.select(seats.c.match).where(seats.c.vacant_until.is_not(None))
    # What is due before comes first, and finds this moment when it is done.
    op.execute(matches.update().where(matches.c.id.in_(waiting), matches.c.next_at.is_(None)).values(next_at=until))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("pairings", "third")
    op.drop_column("tournaments", "players")
    op.drop_column("seats", "vacant_until")
