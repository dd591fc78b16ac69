"""Invitations open nothing: keys that waited to take the place of one are gone.

Until now an invitation opened its seats for whoever came with it, and each socket got a key that waited for its first use.
Nobody can tell whose such a key is, so they are dropped: the seats are open again, and the invitation takes them. Keys that were
used stay; so does an invitation that somebody plays with, as the key it has become.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop what waits, and the column it waited in."""
    for match, hashed, text in op.get_bind().execute(sa.text("SELECT match, hash, seats FROM keys WHERE invitation")).all():
        seats = set(json.loads(text) if isinstance(text, str) else text)
        pending = sa.text("SELECT count(*) FROM keys WHERE replaces = :hash").bindparams(hash=hashed)
        if op.get_bind().execute(pending).scalar():
            op.execute(sa.text("DELETE FROM keys WHERE replaces = :hash").bindparams(hash=hashed))
            for seat in seats:
                free = "UPDATE seats SET kind = 'open', holder = '' WHERE match = :match AND seat = :seat AND kind = 'human'"
                op.execute(sa.text(free).bindparams(match=match, seat=seat))
        elif not _open(match, seats) and not _held(match, seats):
            op.execute(sa.text("UPDATE keys SET invitation = :no WHERE hash = :hash").bindparams(no=False, hash=hashed))
    op.drop_column("keys", "replaces")


def downgrade() -> None:
    """Make room for them again."""
    op.add_column("keys", sa.Column("replaces", sa.String(64)))


def _open(match: str, seats: set[str]) -> bool:
    query = sa.text("SELECT seat FROM seats WHERE match = :match AND kind = 'open'").bindparams(match=match)
    return bool(seats & set(op.get_bind().execute(query).scalars()))


def _held(match: str, seats: set[str]) -> bool:
    """Return True if a player already has a key of their own to one of these seats."""
    query = sa.text("SELECT seats FROM keys WHERE match = :match AND NOT invitation").bindparams(match=match)
    for text in op.get_bind().execute(query).scalars():
        if seats & set(json.loads(text) if isinstance(text, str) else text):
            return True
    return False
