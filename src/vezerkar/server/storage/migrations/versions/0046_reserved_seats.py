"""Open seats that are kept for whoever has the invitation: nobody takes them over from the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("reserved", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("seats", "reserved")
