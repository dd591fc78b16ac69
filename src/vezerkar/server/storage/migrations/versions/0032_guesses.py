"""Guesses of passwords, browsers in which people have signed in, and when jobs were given up."""

from __future__ import annotations

from time import time_ns

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the column. Nobody knows when a job was given up so far: it counts as given up now."""
    op.create_table(
        "guesses",
        sa.Column("about", sa.String(64), primary_key=True),
        sa.Column("full_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_guesses_full_at", "guesses", ["full_at"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_account", "devices", ["account"])
    op.add_column("jobs", sa.Column("died", sa.BigInteger))
    op.execute(sa.text("update jobs set died = :now where due is null").bindparams(now=time_ns() // 1000))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("jobs", "died")
    op.drop_table("devices")
    op.drop_table("guesses")
