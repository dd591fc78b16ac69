"""The last page of a match that is over, for the time when its rules are gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "last_pages",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("pages", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("last_pages")
