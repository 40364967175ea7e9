"""The database's history, run by Alembic when the server starts."""
