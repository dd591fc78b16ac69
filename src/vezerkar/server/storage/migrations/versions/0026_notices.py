"""Notices to accounts: what they want to be told, what they were told, their webhooks, and who looks at which match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("accounts", sa.Column("zone", sa.Text))
    op.add_column("accounts", sa.Column("quiet_from", sa.Integer, nullable=False, server_default="22"))
    op.add_column("accounts", sa.Column("quiet_to", sa.Integer, nullable=False, server_default="7"))
    op.add_column("accounts", sa.Column("digest_hour", sa.Integer, nullable=False, server_default="7"))
    op.create_table(
        "looking",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_looking_account", "looking", ["account"])
    op.create_table(
        "wishes",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("event", sa.String(10), primary_key=True),
        sa.Column("channel", sa.String(10), primary_key=True),
        sa.Column("mode", sa.String(10), nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("error", sa.String(40), nullable=False, server_default=""),
    )
    op.create_index("ix_channels_account", "channels", ["account"])
    op.create_table(
        "notices",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("number", sa.String(120), primary_key=True),
        sa.Column("target", sa.String(20), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("event", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("digest", sa.String(200)),
    )
    op.create_index("ix_notices_match", "notices", ["match"])
    op.create_index("ix_notices_at", "notices", ["at"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("notices")
    op.drop_table("channels")
    op.drop_table("wishes")
    op.drop_table("looking")
    for name in ("digest_hour", "quiet_to", "quiet_from", "zone"):
        op.drop_column("accounts", name)
