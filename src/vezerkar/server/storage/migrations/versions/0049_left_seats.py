"""Since when a seat is without whoever has left it, and whether that player has resigned while the others play on.

And until when a guest is muted who has a seat no more, by the key that is left.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Of seats that were left before nobody is told."""
    op.add_column("seats", sa.Column("left_at", sa.BigInteger))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("resigned_by", sa.Integer))
    op.add_column("keys", sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("keys", "muted_until")
    for column in ("resigned_by", "resigned", "left_at"):
        op.drop_column("seats", column)
