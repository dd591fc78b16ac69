"""Matches that other rules wrote: under which rules they were found to go otherwise."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("differs", sa.String(40)))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "differs")
