"""Tokens of programs, bot accounts, and challenges to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scope", sa.String(20), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
    )
    op.create_index("ix_api_tokens_account", "api_tokens", ["account"])
    op.create_table(
        "bot_accounts",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("games", sa.JSON),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("ix_challenges_match", "challenges", ["match"])
    op.create_index("ix_challenges_account", "challenges", ["account"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("challenges")
    op.drop_table("bot_accounts")
    op.drop_table("api_tokens")
