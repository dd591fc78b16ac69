"""Work that is due at some time: the jobs."""

from __future__ import annotations

from time import time_ns

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table.

    Matches of which it is not known when they went on last have gone on now: none is too old at once.
    """
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("lease", sa.BigInteger),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("key", sa.String(200), unique=True),
        sa.Column("last_error", sa.Text),
    )
    op.create_index("ix_jobs_kind_due", "jobs", ["kind", "due"])
    matches = sa.table("matches", sa.column("moved", sa.BigInteger))
    op.execute(matches.update().where(matches.c.moved == 0).values(moved=time_ns() // 1000))


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("jobs")
