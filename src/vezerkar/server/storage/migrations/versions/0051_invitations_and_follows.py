"""The tables of invitations of people by their names, and of whom people follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("party", sa.String(40), nullable=False),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("by_account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_table(
        "follows",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("followed", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False, index=True),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("follows")
    op.drop_table("invitations")
