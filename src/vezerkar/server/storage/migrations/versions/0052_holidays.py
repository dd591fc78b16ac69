"""Holidays of accounts, and how the clocks of seats know them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the columns. Matches that go on know no holidays: nobody has chosen them."""
    op.create_table(
        "holidays",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("seats", sa.Column("away_from", sa.BigInteger))
    op.add_column("seats", sa.Column("away_until", sa.BigInteger))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("seats", "away_until")
    op.drop_column("seats", "away_from")
    op.drop_table("holidays")
