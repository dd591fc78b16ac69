"""A column that says of a match if those at the table are helped by bots, although others are people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. There were no such matches before."""
    op.add_column("matches", sa.Column("teaching", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "teaching")
