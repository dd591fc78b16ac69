"""Tries at puzzles, ratings of puzzles and of those who solve them, fresh puzzles, and the stars of lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("theme", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("chosen", sa.JSON, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("after", sa.Integer),
        sa.Column("vote", sa.Integer, nullable=False),
    )
    op.create_index("ix_puzzle_tries_account_game_at", "puzzle_tries", ["account", "game", "at"])
    op.create_table(
        "puzzle_solvers",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("up", sa.Integer, nullable=False),
        sa.Column("down", sa.Integer, nullable=False),
    )
    op.create_index("ix_puzzle_ratings_game", "puzzle_ratings", ["game"])
    op.create_table(
        "fresh_puzzles",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("theme", sa.String(40), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("ask", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
        sa.Column("chance", sa.Double, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_fresh_puzzles_game", "fresh_puzzles", ["game"])
    op.create_table(
        "lesson_stars",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("stars", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("lesson_stars", "fresh_puzzles", "puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(table)
