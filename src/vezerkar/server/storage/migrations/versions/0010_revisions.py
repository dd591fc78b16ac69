"""Changes of a match are counted, and moments are microseconds since 1970."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

MOMENTS = (("matches", "created"), ("log", "at"))
SECONDS = {
    "sqlite": "CAST(strftime('%s', {column}) AS INTEGER)",
    "postgresql": "EXTRACT(EPOCH FROM CAST({column} AS timestamptz))",
}
TEXT = {
    "sqlite": "strftime('%Y-%m-%dT%H:%M:%SZ', {column} / 1000000, 'unixepoch')",
    "postgresql": "to_char(to_timestamp({column} / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')",
}


def upgrade() -> None:
    """Add the columns, and write the moments that were texts as numbers."""
    op.add_column("matches", sa.Column("rev", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("mark", sa.String(24)))
    op.add_column("matches", sa.Column("released", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("matches", sa.Column("reading", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("matches", sa.Column("reading_since", sa.BigInteger, nullable=False, server_default="0"))
    for table, column in MOMENTS:
        seconds = SECONDS[op.get_bind().dialect.name].format(column=column)
        _replace(table, column, sa.BigInteger(), "0", f"CAST({seconds} * 1000000 AS BIGINT)")


def downgrade() -> None:
    """Drop them again."""
    for table, column in MOMENTS:
        _replace(table, column, sa.String(40), "", TEXT[op.get_bind().dialect.name].format(column=column))
    for column in ("reading_since", "reading", "released", "mark", "rev"):
        op.drop_column("matches", column)


def _replace(table: str, column: str, kind: sa.BigInteger | sa.String, default: str, value: str) -> None:
    """Let a column be of another kind. SQLite cannot change one, so another takes its place."""
    op.add_column(table, sa.Column("moment", kind, nullable=False, server_default=default))
    op.execute(f"UPDATE {table} SET moment = {value}")
    op.drop_column(table, column)
    op.execute(f"ALTER TABLE {table} RENAME COLUMN moment TO {column}")
