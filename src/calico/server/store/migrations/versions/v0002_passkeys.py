"""Passkeys, and the ceremonies by which they are registered and used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("account", sa.Text),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ceremonies_expires_at", "ceremonies", ["expires_at"])
