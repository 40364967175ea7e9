"""How events reach the database: those of many tables in one transaction, and in as few visits as it can be done.

An `Appender` is handed a batch with at most one row for each table. When it returns, what it says was appended survives
a crash; when it raises, nothing is known.
"""

import asyncio
import contextlib
import json
import os
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import asyncpg

CHANNEL = "calico_events"
PRIVATE = 0o600  # files with everybody's data are their owner's alone


@dataclass(frozen=True, slots=True)
class AppendRow:
    """An event and what changes with it. `public` and `created_at` are set for a new table, `person` if one came."""

    table: str
    sequence: int
    command: str
    at: int
    body: str
    status: str
    updated_at: int
    wakes_at: int | None
    public: bool | None
    created_at: int | None
    person: str | None


class Appender(Protocol):
    """A connection of its own for appending."""

    async def append(self, rows: Sequence[AppendRow]) -> list[bool]:
        """For each row whether it was appended; False where its number or command was there already."""

    async def close(self) -> None:
        """Let go of the connection."""


_EVENT = "INSERT INTO events (table_id, sequence, command, at, body)"
_TABLE = "INSERT INTO tables (id, sequence, status, updated_at, wakes_at, public, created_at)"
_VISIT = "INSERT INTO people_at_tables (person, table_id)"
# A row of the batch as JSON: its fields, in the order of AppendRow.
_ROW = "json_extract(value, '$[{}]')"
_ROWS = ", ".join(f'{_ROW.format(number)} AS "{name}"' for number, name in enumerate(AppendRow.__slots__))
_ALL_EVENTS = (
    f"{_EVENT} SELECT {', '.join(map(_ROW.format, range(5)))} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"
)
_ALL_CHANGES = (
    "UPDATE tables SET sequence = new.sequence, status = new.status, updated_at = new.updated_at,"
    f' wakes_at = new.wakes_at FROM (SELECT {_ROWS} FROM json_each(?)) AS new WHERE tables.id = new."table"'
)


class SqliteAppender:
    """Appends to SQLite in a thread, with few statements for the whole batch: each may wait for the interpreter."""

    def __init__(self, path: Path | str) -> None:
        self._path = path
        with contextlib.suppress(OSError):  # whatever it is, SQLite says it better
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))  # the files beside it take its mode over
        self._database: sqlite3.Connection | None = sqlite3.connect(path, check_same_thread=False)
        self._using = threading.Lock()  # one thread at a time
        prepare_sqlite(self._database)
        self._file = _file(path)

    def require_file(self) -> None:
        """Raise OSError if the file was moved or deleted: SQLite would write on into one that nobody finds again."""
        if _file(self._path) != self._file:
            raise FileNotFoundError("the database file has been moved or deleted")

    @property
    def database(self) -> sqlite3.Connection:
        """The connection, while it is open."""
        if self._database is None:
            raise sqlite3.ProgrammingError("the store is closed")
        return self._database

    async def append(self, rows: Sequence[AppendRow]) -> list[bool]:
        """Append a batch."""
        return await asyncio.to_thread(self._append, rows)

    async def close(self) -> None:
        """Close, once a thread that may still be at it for a task that was cancelled has ended."""
        with self._using:
            if self._database is not None:
                self._database.close()
                self._database = None

    def _append(self, rows: Sequence[AppendRow]) -> list[bool]:
        with self._using:
            self.require_file()
            is_new = any(row.created_at is not None or row.person is not None for row in rows)
            return (None if is_new else self._append_together(rows)) or self._append_in_turn(rows)

    def _append_together(self, rows: Sequence[AppendRow]) -> list[bool] | None:
        """The common case: tables that exist and events that nobody else wrote; None, and nothing done, if not so."""
        batch = json.dumps([[getattr(row, name) for name in AppendRow.__slots__] for row in rows])
        database = self.database
        try:
            database.execute("BEGIN IMMEDIATE")
            if database.execute(_ALL_EVENTS, (batch,)).rowcount != len(rows):
                database.execute("ROLLBACK")
                return None
            database.execute(_ALL_CHANGES, (batch,))
            database.execute("COMMIT")
        except BaseException:  # an open transaction would lock everybody out
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return [True] * len(rows)

    def _append_in_turn(self, rows: Sequence[AppendRow]) -> list[bool]:
        outcomes = []
        database = self.database
        try:
            database.execute("BEGIN IMMEDIATE")
            for row in rows:
                event = (row.table, row.sequence, row.command, row.at, row.body)
                is_added = database.execute(f"{_EVENT} VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", event).rowcount
                outcomes.append(is_added == 1)
                if is_added != 1:
                    continue
                changes = (row.sequence, row.status, row.updated_at, row.wakes_at)
                if row.created_at is not None:
                    new = (row.table, *changes, row.public, row.created_at)
                    database.execute(f"{_TABLE} VALUES (?, ?, ?, ?, ?, ?, ?)", new)
                else:
                    database.execute(
                        "UPDATE tables SET sequence = ?, status = ?, updated_at = ?, wakes_at = ? WHERE id = ?",
                        (*changes, row.table),
                    )
                if row.person is not None:
                    database.execute(f"{_VISIT} VALUES (?, ?) ON CONFLICT DO NOTHING", (row.person, row.table))
            database.execute("COMMIT")
        except BaseException:  # an open transaction would lock everybody out
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return outcomes


def _file(path: Path | str) -> tuple[int, int] | None:
    """Which file lies there; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def prepare_sqlite(connection: sqlite3.Connection) -> None:
    """Durable, concurrent, patient, and transactions are begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = wal", "synchronous = full", "busy_timeout = 10000", "foreign_keys = on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


_COLUMNS = {"sequence": "int", "at": "bigint", "updated_at": "bigint", "wakes_at": "bigint", "created_at": "bigint"}
_ARRAYS = ", ".join(
    f"${number}::{_COLUMNS.get(name, 'bool' if name == 'public' else 'text')}[]"
    for number, name in enumerate(AppendRow.__slots__, start=1)
)
_CHANGES = "new.sequence, new.status, new.updated_at, new.wakes_at"
# One statement is one transaction and one visit.
_APPEND = f"""
WITH rows AS (SELECT * FROM unnest({_ARRAYS}) AS one ({", ".join(f'"{name}"' for name in AppendRow.__slots__)})),
added AS (
    {_EVENT} SELECT "table", sequence, command, at, body FROM rows ON CONFLICT DO NOTHING RETURNING table_id, sequence
),
new AS (SELECT rows.* FROM rows JOIN added ON rows."table" = added.table_id),
changed AS (
    UPDATE tables SET (sequence, status, updated_at, wakes_at) = ROW({_CHANGES})
    FROM new WHERE tables.id = new."table" AND new.created_at IS NULL
),
created AS ({_TABLE} SELECT "table", {_CHANGES}, public, created_at FROM new WHERE created_at IS NOT NULL),
visited AS ({_VISIT} SELECT person, "table" FROM new WHERE person IS NOT NULL ON CONFLICT DO NOTHING)
SELECT table_id, pg_notify('{CHANNEL}', concat_ws(' ', ${len(AppendRow.__slots__) + 1}::text, table_id, sequence))
FROM added
"""


class PostgresAppender:
    """Appends to PostgreSQL and tells the other processes, who know what is ours by `origin`."""

    def __init__(self, dsn: str, origin: str) -> None:
        self._dsn = dsn
        self._origin = origin
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def append(self, rows: Sequence[AppendRow]) -> list[bool]:
        """Append a batch; the order by table keeps two processes from waiting for each other."""
        ordered = sorted(rows, key=lambda row: row.table)
        columns = [[getattr(row, name) for row in ordered] for name in AppendRow.__slots__]
        if self._connection is None:
            self._connection = await asyncpg.connect(self._dsn, timeout=10, command_timeout=20)
        try:
            added = await self._connection.fetch(_APPEND, *columns, self._origin)
        except BaseException:
            await self.close()  # whatever it was: a new connection is sound
            raise
        tables = {record["table_id"] for record in added}
        return [row.table in tables for row in rows]

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
