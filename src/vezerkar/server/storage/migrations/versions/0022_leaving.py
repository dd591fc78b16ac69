"""Accounts that are to be deleted, and the lines of chat that each has written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("accounts", sa.Column("leaves", sa.BigInteger))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("account", sa.Integer))
        chat.create_foreign_key("chat_account_fkey", "accounts", ["account"], ["id"])


def downgrade() -> None:
    """Drop them again."""
    with op.batch_alter_table("chat") as chat:
        chat.drop_constraint("chat_account_fkey", type_="foreignkey")
        chat.drop_column("account")
    op.drop_column("accounts", "leaves")
