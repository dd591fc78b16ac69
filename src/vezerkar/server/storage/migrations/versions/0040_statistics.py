"""The public games that are over, as statistics count them, and their archives; rated tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and have the matches counted that are over already."""
    op.create_table(
        "finished_games",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(10), nullable=False),
        sa.Column("scenario", sa.String(200), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("ending", sa.String(10), nullable=False),
        sa.Column("winners", sa.String(200), nullable=False),
    )
    op.create_index("ix_finished_games_ended", "finished_games", ["ended"])
    op.create_index("ix_finished_games_game", "finished_games", ["game", "bots"])
    op.create_table(
        "finished_seats",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("result", sa.String(10), nullable=False),
    )
    op.create_index("ix_finished_seats_account", "finished_seats", ["account"])
    op.create_table(
        "archives",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_archives_day", "archives", ["day"])
    op.add_column("tournaments", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    _count_old_games()


def _count_old_games() -> None:
    """Add a job for each public match that is over."""
    matches = sa.table("matches", sa.column("id"), sa.column("over"), sa.column("tournament"))
    listings = sa.table("listings", sa.column("match"))
    jobs = sa.table("jobs", sa.column("kind"), sa.column("body", sa.JSON), sa.column("due"), sa.column("key"))
    listed = sa.exists().where(listings.c.match == matches.c.id)
    old = sa.select(matches.c.id).where(matches.c.over, sa.or_(listed, matches.c.tournament.is_not(None)))
    rows = [
        {"kind": "count_game", "body": {"match": match}, "due": 0, "key": f"count_game {match}"}
        for match in op.get_bind().execute(old).scalars()
    ]
    if rows:
        op.bulk_insert(jobs, rows)


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("tournaments", "rated")
    op.drop_table("archives")
    op.drop_table("finished_seats")
    op.drop_table("finished_games")
    op.execute("DELETE FROM jobs WHERE kind IN ('count_game', 'archive')")
