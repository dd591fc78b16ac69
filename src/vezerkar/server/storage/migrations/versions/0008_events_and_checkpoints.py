"""Events of each ply, and the State at some of them, which spare a replay. They are filled in when a match is opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("matches", sa.Column("events", sa.LargeBinary))
    op.add_column("log", sa.Column("version", sa.String(40)))
    op.add_column("log", sa.Column("events", sa.LargeBinary))
    op.add_column("log", sa.Column("digest", sa.LargeBinary))
    op.create_table(
        "checkpoints",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("checkpoints")
    op.drop_column("log", "digest")
    op.drop_column("log", "events")
    op.drop_column("log", "version")
    op.drop_column("matches", "events")
