"""A column that says if the clock has let the player of a seat lose while the others play on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Before, the clock ended a match at once."""
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("seats", "late")
