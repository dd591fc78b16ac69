"""Plans of seats: what is to be played when the own turn comes, and what has become of the last one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("seats", sa.Column("plan", sa.JSON))
    op.add_column("seats", sa.Column("plan_report", sa.JSON))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("seats", "plan_report")
    op.drop_column("seats", "plan")
