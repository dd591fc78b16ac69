"""The files of users that matches need, each once, and which match was written by which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0056"
down_revision = "0055"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. Matches that were made before have nothing there: they need the files as they were."""
    op.create_table(
        "user_files",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )
    op.create_table(
        "match_files",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("files", sa.String(64), sa.ForeignKey("user_files.digest"), nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop them again. Whoever has the files can go on with the matches that use them."""
    op.drop_table("match_files")
    op.drop_table("user_files")
