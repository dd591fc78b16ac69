"""Agreement to other rules: under which version the player of a seat wants to go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("agrees", sa.String(40)))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("seats", "agrees")
