"""Chat of those who watch, mutes and blocks, players who are replaced, and news that are of no match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("chat", sa.Column("room", sa.String(10), nullable=False, server_default="table"))
    op.add_column("chat", sa.Column("player", sa.String(40)))
    op.add_column("reports", sa.Column("room", sa.String(10), nullable=False, server_default="table"))
    op.add_column("seats", sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("offers", sa.Column("player", sa.String(40)))
    op.add_column("offers", sa.Column("bot", sa.String(80)))
    op.add_column("notices", sa.Column("about", sa.Text, nullable=False, server_default=""))
    op.add_column("notices", sa.Column("page", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("notices") as notices:
        notices.alter_column("match", existing_type=sa.String(40), nullable=True)
    op.create_table(
        "mutes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("by_account", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("by_player", sa.String(40)),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id")),
        sa.Column("player", sa.String(40)),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("blocks", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    for column in ("by_account", "account", "match"):
        op.create_index(f"ix_mutes_{column}", "mutes", [column])


def downgrade() -> None:
    """Drop them again, and what older versions would show to the wrong people, or do not know."""
    op.execute("DELETE FROM chat WHERE room = 'watchers'")
    # The number of a line would be that of another line.
    op.execute("UPDATE reports SET line = NULL WHERE room = 'watchers'")
    op.execute("DELETE FROM offers WHERE kind = 'replace'")
    op.execute("DELETE FROM jobs WHERE kind = 'mail' AND key LIKE 'mail news %'")
    op.drop_table("mutes")
    op.execute("DELETE FROM notices WHERE match IS NULL")
    with op.batch_alter_table("notices") as notices:
        notices.alter_column("match", existing_type=sa.String(40), nullable=False)
    for table, column in (
        ("notices", "page"),
        ("notices", "about"),
        ("offers", "bot"),
        ("offers", "player"),
        ("seats", "muted_until"),
        ("reports", "room"),
        ("chat", "player"),
        ("chat", "room"),
    ):
        op.drop_column(table, column)
