"""Holidays of accounts, how the clocks of seats know them, and free seats that the lobby lists without their table."""

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
    op.add_column("seats", sa.Column("listed_as", sa.String(40)))
    op.create_index("ix_seats_listed_as", "seats", ["listed_as"])
    op.add_column("offers", sa.Column("listed", sa.Boolean))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("offers", "listed")
    op.drop_index("ix_seats_listed_as", "seats")
    op.drop_column("seats", "listed_as")
    op.drop_column("seats", "away_until")
    op.drop_column("seats", "away_from")
    op.drop_table("holidays")
