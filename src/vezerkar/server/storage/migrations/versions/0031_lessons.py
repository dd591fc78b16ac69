"""Matches that are lessons: which one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("lesson", sa.String(80)))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "lesson")
