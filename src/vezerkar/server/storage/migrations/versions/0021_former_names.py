"""Names that accounts had, and when an account was given another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("accounts", sa.Column("renamed", sa.BigInteger))
    op.create_table(
        "former_names",
        sa.Column("name_key", sa.Text, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("former_names")
    op.drop_column("accounts", "renamed")
