"""Seats are kept by accounts that are there."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the foreign key."""
    op.execute("UPDATE seats SET account = NULL WHERE account NOT IN (SELECT id FROM accounts)")
    with op.batch_alter_table("seats") as seats:
        seats.create_foreign_key("seats_account_fkey", "accounts", ["account"], ["id"])


def downgrade() -> None:
    """Drop it again."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("seats_account_fkey", type_="foreignkey")
