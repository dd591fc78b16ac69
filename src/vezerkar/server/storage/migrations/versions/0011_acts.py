"""The acts of whoever runs the table, to which rows are only added."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and let the database refuse to change or delete a row of it."""
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("match", sa.String(40)),
        sa.Column("about", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            refusal = "BEGIN SELECT RAISE(ABORT, 'acts are only added'); END"
            op.execute(f"CREATE TRIGGER acts_no_{change.lower()} BEFORE {change} ON acts {refusal}")
    else:
        refusal = "BEGIN RAISE EXCEPTION 'acts are only added'; END"
        op.execute(f"CREATE FUNCTION acts_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $${refusal}$$")
        each = "BEFORE UPDATE OR DELETE ON acts FOR EACH ROW EXECUTE FUNCTION acts_are_only_added()"
        op.execute(f"CREATE TRIGGER acts_only_added {each}")


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("acts")
    if op.get_bind().dialect.name != "sqlite":
        op.execute("DROP FUNCTION acts_are_only_added")
