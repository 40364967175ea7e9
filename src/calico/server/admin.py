"""A whole server in and out: JSONL export and import, backups while it runs, and a game from its record."""

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from functools import partial
from pathlib import Path

from calico.game import Game
from calico.rules import CalicoError, Problem
from calico.server.events import Created, GoalsChosen, Played, Started, TableEvent
from calico.server.protocol import SeatKind, SeatPlan, TableOptions
from calico.server.settings import Settings
from calico.server.store import StoreError
from calico.server.store.appending import PRIVATE
from calico.server.store.sql import EXPORTED, SqlStore

FORMAT = "calico-server"
VERSION = 1


async def export_server(store: SqlStore) -> AsyncIterator[str]:
    """Every line of the export: a head, then one row a line. Sessions and secrets stay behind."""
    yield json.dumps({"format": FORMAT, "version": VERSION})
    async for table, row in store.dump():
        yield json.dumps({"table": table, "row": row}, ensure_ascii=False)


async def import_server(store: SqlStore, lines: Iterable[str]) -> int:
    """Read an export into an empty database; returns how many rows came in. All or nothing."""
    rows = []
    for number, line in enumerate(lines, start=1):
        try:
            data = json.loads(line)
            if number == 1:
                if (data["format"], data["version"]) != (FORMAT, VERSION):
                    raise ValueError
            else:
                if data["table"] not in EXPORTED:
                    raise ValueError
                rows.append((str(data["table"]), dict(data["row"])))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise CalicoError(Problem.of("export-line", line=number)) from None
    if not await store.load(rows):
        raise CalicoError(Problem.of("import-not-empty"))
    return len(rows)


async def write_export(settings: Settings, file: Path) -> None:
    """Export a server's database into a new file, also while the server runs; the database itself is left alone."""
    _require_database(settings)
    store = _store(settings)
    await store.open(beside=True)
    try:
        with open(file, "x", encoding="utf-8", opener=partial(os.open, mode=PRIVATE)) as out:
            async for line in export_server(store):
                out.write(line + "\n")
    except StoreError:
        file.unlink()
        if settings.is_postgres:
            raise
        reason = "it is not a database of this version of Calico"
        raise CalicoError(Problem.of("file-unreadable", path=settings.database, reason=reason)) from None
    finally:
        await store.close()


async def read_export(settings: Settings, file: Path) -> int:
    """Import a file into an empty database."""
    store = _store(settings)
    await store.open()
    try:
        with file.open(encoding="utf-8") as lines:
            return await import_server(store, lines)
    finally:
        await store.close()


def _store(settings: Settings) -> SqlStore:
    if settings.is_postgres:
        return SqlStore(settings.database.replace("postgres://", "postgresql://", 1))
    return SqlStore.sqlite(settings.database)


def _require_database(settings: Settings) -> None:
    """Refuse a SQLite database that is not there: to open it would create it."""
    if not settings.is_postgres and not Path(settings.database).is_file():
        raise CalicoError(Problem.of("file-unreadable", path=settings.database, reason="there is no such file"))


async def back_up(settings: Settings, target: Path) -> None:
    """A consistent copy of a SQLite database, also while a server writes to it."""
    if settings.is_postgres:
        raise CalicoError(Problem.of("backup-postgresql"))
    _require_database(settings)
    await asyncio.to_thread(_copy, settings.database, target)


def _copy(source: str, target: Path) -> None:
    try:
        # Not with target.open: SQLite must make the file, and a backup never overwrites anything.
        target.touch(PRIVATE, exist_ok=False)
        with sqlite3.connect(source) as live, sqlite3.connect(target) as copy:
            live.backup(copy, pages=1000)
            copy.execute("pragma journal_mode = delete")
        live.close()
        copy.close()
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CalicoError(Problem.of("file-unreadable", path=str(target), reason=reason)) from None


def events_of(game: Game, host: str, host_name: str) -> list[TableEvent]:
    """The events of a table that holds a recorded game: everybody sits at the host's screen."""
    options, dealt = game.setup.options, game.setup.seats
    table_options = TableOptions(
        mode=options.mode,
        goal_values=options.goal_values,
        variants=tuple(sorted(options.variants)),
        restriction=options.restriction,
        scenario=options.scenario,
        open_hands=options.open_hands,
        first=0,
        seats=tuple(SeatPlan(kind=SeatKind.SHARED, name=seat.name.strip(), board=seat.board) for seat in dealt),
    )
    return [
        Created(options=table_options, host=host, host_name=host_name, seat=None),
        Started.of(tuple(range(len(dealt))), 0, game),
        *(GoalsChosen.of(choice) for choice in game.choices),
        *(Played.of(turn.seat, turn.move) for turn in game.turns),
    ]
