"""Open tables: matches that are offered to anybody, and may be watched later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and its indexes."""
    op.create_table(
        "listings",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("maker_name", sa.Text, nullable=False),
        sa.Column("by_account", sa.Boolean, nullable=False),
        sa.Column("maker", sa.String(80)),
        sa.Column("gathering", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_listings_gathering_at", "listings", ["gathering", "at"])
    op.create_index("ix_listings_maker", "listings", ["maker"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("ix_listings_maker", "listings")
    op.drop_index("ix_listings_gathering_at", "listings")
    op.drop_table("listings")
