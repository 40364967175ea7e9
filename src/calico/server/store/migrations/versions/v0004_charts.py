"""The rows of charts beside a person's own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table; marks stay as they are, each person's own."""
    op.create_table(
        "chart_players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("accepted", sa.Boolean, nullable=False),
    )
    op.create_index("ix_chart_players_person", "chart_players", ["person"])
    op.create_index("ix_chart_players_account", "chart_players", ["account"])
