"""The reports of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "game_reports",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.String(60), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("progress", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary),
        sa.Column("took_ms", sa.Integer),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("game_reports")
