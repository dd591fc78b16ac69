"""Several seats in one hand: which seats one player holds. Until now everybody had one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("party", sa.String(40)))
    op.execute("UPDATE seats SET party = seat")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("party", existing_type=sa.String(40), nullable=False)


def downgrade() -> None:
    """Drop it again."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("party")
