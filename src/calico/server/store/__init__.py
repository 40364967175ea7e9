"""Where tables and people are kept: one small interface, on SQLite, PostgreSQL, or in memory for tests."""

from calico.server.store.base import (
    Conflict,
    Person,
    Session,
    Store,
    StoreError,
    Summary,
    Token,
)

__all__ = ["Conflict", "Person", "Session", "Store", "StoreError", "Summary", "Token"]
