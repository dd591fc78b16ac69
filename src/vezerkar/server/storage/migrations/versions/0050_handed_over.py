"""A column that says if something was handed over, so that what a process has not come to send is sent by another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. What was written down before may have gone out, and is not sent again."""
    op.add_column("sent", sa.Column("handed", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("sent", "handed")
