"""The speed of the bots of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: the bots of all matches so far play as they did."""
    op.add_column("matches", sa.Column("bots", sa.String(10), nullable=False, server_default="normal"))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "bots")
