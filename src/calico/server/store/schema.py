"""The database's tables, as SQLAlchemy sees them; migrations/ makes them."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, Table, Text, UniqueConstraint

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "command"),
)
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("wakes_at", BigInteger),
    Index("tables_public", "public", "status", "created_at"),
    Index("tables_wakes_at", "wakes_at"),
)
people_at_tables = Table(
    "people_at_tables",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Index("people_at_tables_table", "table_id"),
)
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("account", Text, unique=True),
    Column("passphrase", Text),
    Column("merged_into", Text, index=True),
)
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("step", Integer, nullable=False),
    Column("renewed_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
ceremonies = Table(
    "ceremonies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("challenge", Text, nullable=False),
    Column("person", Text),
    Column("account", Text),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
chart_players = Table(
    "chart_players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("account", Text, index=True),
    Column("accepted", Boolean, nullable=False),
)
# A mark's person is a person, or a row of a chart.
marks = Table(
    "marks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("achievement", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat"),
)
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
