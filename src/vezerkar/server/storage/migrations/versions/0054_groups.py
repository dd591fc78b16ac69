"""Tournaments with groups, those whose games begin together, and those that begin by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tournaments", sa.Column("group_size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tournaments", sa.Column("go_on", sa.Integer, nullable=False, server_default="2"))
    op.add_column("tournaments", sa.Column("at_once", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournaments", sa.Column("start_full", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournaments", sa.Column("start_at", sa.BigInteger))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("tournaments", "start_at")
    op.drop_column("tournaments", "start_full")
    op.drop_column("tournaments", "at_once")
    op.drop_column("tournaments", "go_on")
    op.drop_column("tournaments", "group_size")
