"""Frozen matches: the log of a match that is long over, with what follows from it, in one row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("matches", sa.Column("frozen", sa.BigInteger))
    op.create_table(
        "frozen_matches",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them again. What is frozen would be lost, so there must be nothing."""
    frozen = op.get_bind().execute(sa.text("SELECT count(*) FROM frozen_matches")).scalar_one()
    if frozen:
        raise RuntimeError(f"{frozen} matches are frozen, which an older version cannot read")
    op.drop_table("frozen_matches")
    op.drop_column("matches", "frozen")
