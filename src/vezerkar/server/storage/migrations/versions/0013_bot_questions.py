"""Questions to bots that think on other machines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table. It holds nothing for longer than a bot thinks, so it need not outlive the database."""
    op.create_table(
        "bot_questions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("observation", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("helper", sa.Integer),
        sa.Column("answer", sa.Text),
        sa.Column("fault", sa.Text),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("bot_questions")
