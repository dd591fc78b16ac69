"""Takebacks by consent: to which ply an offer leads, and when a seat has given its standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("offers", sa.Column("back_to", sa.Integer))
    op.add_column("seats", sa.Column("ordered", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("seats", "ordered")
    op.drop_column("offers", "back_to")
