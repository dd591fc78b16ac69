"""Clocks: the time that each seat has left, who plays for somebody whose time is over, and who took each action."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("matches", sa.Column("clock", sa.JSON))
    op.add_column("matches", sa.Column("next_at", sa.BigInteger))
    op.add_column("matches", sa.Column("outage_ms", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_matches_next_at", "matches", ["next_at"])
    op.add_column("seats", sa.Column("bank_ms", sa.BigInteger))
    op.add_column("seats", sa.Column("since", sa.BigInteger))
    op.add_column("seats", sa.Column("flagged", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("flagged_row", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("credited_day", sa.Integer))
    op.add_column("seats", sa.Column("stand_in", sa.String(80)))
    op.add_column("log", sa.Column("by", sa.String(10)))
    op.create_table("meta", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False))


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("meta")
    op.drop_column("log", "by")
    for column in ("stand_in", "credited_day", "flagged_row", "flagged", "since", "bank_ms"):
        op.drop_column("seats", column)
    op.drop_index("ix_matches_next_at", "matches")
    for column in ("outage_ms", "next_at", "clock"):
        op.drop_column("matches", column)
