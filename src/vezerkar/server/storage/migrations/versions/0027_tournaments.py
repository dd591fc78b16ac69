"""Tournaments: who takes part, who meets whom in which round, and the matches that are of one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the column."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("organiser", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("form", sa.String(20), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_tournaments_made", "tournaments", ["made"])
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("tournament", "account", name="uq_entrants_tournament_account"),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("match", sa.String(40), unique=True),
        sa.Column("result", sa.String(10)),
        sa.Column("unplayed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("tournament", sa.String(40)))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("matches", "tournament")
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
