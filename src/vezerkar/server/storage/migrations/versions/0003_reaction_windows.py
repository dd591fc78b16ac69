"""Reaction windows: the pace of a match, and what stands to be answered for a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("pace", sa.String(10), nullable=False, server_default="live"))
    op.add_column("seats", sa.Column("pass_turn", sa.Integer))
    op.add_column("seats", sa.Column("orders", sa.JSON))
    op.add_column("seats", sa.Column("answer", sa.JSON))


def downgrade() -> None:
    """Drop them again."""
    for table, column in (("seats", "answer"), ("seats", "orders"), ("seats", "pass_turn"), ("matches", "pace")):
        op.drop_column(table, column)
