"""Where tables and people are kept: one small interface, on SQLite, PostgreSQL, or in memory for tests."""

from calico.server.store.base import (
    Ceremony,
    ChartPlayer,
    Conflict,
    Passkey,
    Person,
    Session,
    Store,
    StoreError,
    Subscription,
    Summary,
    TextUnstorable,
    Token,
)

__all__ = [
    "Ceremony",
    "ChartPlayer",
    "Conflict",
    "Passkey",
    "Person",
    "Session",
    "Store",
    "StoreError",
    "Subscription",
    "Summary",
    "TextUnstorable",
    "Token",
]
