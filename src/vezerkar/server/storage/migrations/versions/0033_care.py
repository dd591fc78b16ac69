"""Reports, acts of moderators on accounts, and hidden lines of chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("accounts", sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("banned_until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("once", sa.String(64), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id")),
        sa.Column("ply", sa.Integer),
        sa.Column("seat", sa.String(40)),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("ix_reports_account", "reports", ["account"])
    op.create_index("ix_reports_match", "reports", ["match"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_sanctions_account", "sanctions", ["account"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("sanctions")
    op.drop_table("reports")
    op.drop_column("chat", "hidden")
    op.drop_column("accounts", "banned_until")
    op.drop_column("accounts", "muted_until")
