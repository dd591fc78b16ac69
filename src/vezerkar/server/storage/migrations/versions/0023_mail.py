"""E-mail addresses of accounts, the links that are mailed to them, and a list of what was sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("accounts", sa.Column("mail", sa.Text))
    op.add_column("accounts", sa.Column("mail_key", sa.Text))
    op.add_column("accounts", sa.Column("new_mail", sa.Text))
    op.add_column("accounts", sa.Column("mail_refused", sa.Integer, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("lang", sa.String(10), nullable=False, server_default="en"))
    op.create_index("ix_accounts_mail_key", "accounts", ["mail_key"], unique=True)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])
    op.create_table(
        "sent",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String(24), nullable=False),
    )
    op.create_index("ix_sent_account", "sent", ["account"])
    op.create_index("ix_sent_at", "sent", ["at"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("sent")
    op.drop_table("tokens")
    op.drop_index("ix_accounts_mail_key", "accounts")
    for name in ("lang", "mail_refused", "new_mail", "mail_key", "mail"):
        op.drop_column("accounts", name)
