"""Browsers to which notices are pushed, and when notices were read in the bell."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("notices", sa.Column("read", sa.BigInteger))
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("session", sa.String(64), nullable=False, unique=True),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("error", sa.String(40), nullable=False, server_default=""),
    )
    op.create_index("ix_push_devices_account", "push_devices", ["account"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("push_devices")
    op.drop_column("notices", "read")
