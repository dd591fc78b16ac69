"""Matches that were begun from a position that somebody had set up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("placed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "placed")
