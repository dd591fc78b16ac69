"""Rated matches, and the ratings that follow from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("listings", sa.Column("rating_from", sa.Integer))
    op.add_column("listings", sa.Column("rating_to", sa.Integer))
    op.create_table(
        "rated_seats",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
    )
    op.create_index("ix_rated_seats_account", "rated_seats", ["account"])
    op.create_table(
        "rated_games",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("pool", sa.String(80), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("sides", sa.JSON, nullable=False),
        sa.Column("changes", sa.JSON),
    )
    op.create_index("ix_rated_games_pool_ended", "rated_games", ["pool", "ended"])
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(80), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_account", "ratings", ["account"])
    op.create_table(
        "side_ratings",
        sa.Column("pool", sa.String(80), primary_key=True),
        sa.Column("side", sa.String(200), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("side_ratings", "ratings", "rated_games", "rated_seats"):
        op.drop_table(table)
    op.drop_column("listings", "rating_to")
    op.drop_column("listings", "rating_from")
    op.drop_column("matches", "rated")
