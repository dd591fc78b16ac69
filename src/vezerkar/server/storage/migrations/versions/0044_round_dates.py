"""Tournaments whose rounds have dates, and those dates; and if an organiser has a tournament from somebody who is gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tournaments", sa.Column("handed_over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournaments", sa.Column("round_days", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "round_dates",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("extensions", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("round_dates")
    op.drop_column("tournaments", "round_days")
    op.drop_column("tournaments", "handed_over")
