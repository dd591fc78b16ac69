"""Columns that spare a replay of the log: who made a match, when it went on, who is asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("address", sa.String(64)))
    op.add_column("matches", sa.Column("moved", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_matches_moved", "matches", ["moved"])
    op.add_column("seats", sa.Column("asked", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("seats", "asked")
    op.drop_index("ix_matches_moved", "matches")
    op.drop_column("matches", "moved")
    op.drop_column("matches", "address")
