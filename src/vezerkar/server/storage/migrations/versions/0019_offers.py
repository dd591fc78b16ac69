"""Offers: what players propose to one another, and pauses of the clocks, on which they may agree."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the columns."""
    op.create_table(
        "offers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("votes", sa.JSON, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_offers_match", "offers", ["match"])
    op.add_column("matches", sa.Column("paused_at", sa.BigInteger))
    op.add_column("matches", sa.Column("paused_until", sa.BigInteger))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("matches", "paused_until")
    op.drop_column("matches", "paused_at")
    op.drop_index("ix_offers_match", "offers")
    op.drop_table("offers")
