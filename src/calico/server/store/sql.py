"""The store on SQLite or PostgreSQL. Waiting writes share one transaction, so that a commit serves many tables."""

import asyncio
import contextlib
import logging
import secrets as random_secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Row, Table, delete, event, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from calico.rules import CalicoError, Problem
from calico.server.events import Entry, events, person_of, scrubbed_text
from calico.server.store import schema
from calico.server.store.appending import (
    CHANNEL,
    Appender,
    AppendRow,
    PostgresAppender,
    SqliteAppender,
    prepare_sqlite,
)
from calico.server.store.base import (
    Ceremony,
    ChartPlayer,
    Conflict,
    Hearer,
    Listener,
    Passkey,
    Person,
    Session,
    StoreError,
    Subscription,
    Summary,
    TextUnstorable,
    Token,
)
from calico.server.store.locking import DatabaseLock
from calico.server.supervision import Supervisor

_T = TypeVar("_T")
_NOTES = "calico_notes"
_OPEN = ("gathering", "choosing", "playing")
_QUIET: dict[str, Any] = {"hide_parameters": True}  # errors do not quote what was to be saved
_BATCH = 200  # writes that share a transaction at most
_PROBED_EVERY = 5.0  # seconds; whoever asks in between gets the last answer
_PROBED_WITHIN = 10.0
_PROBE = "x" * 20_000  # several pages: a small text may still fit into a database on a full disk
_log = logging.getLogger(__name__)
_EXPORTED = (
    schema.people,
    schema.tokens,
    schema.passkeys,
    schema.chart_players,
    schema.marks,
    schema.tables,
    schema.people_at_tables,
    schema.events,
)
EXPORTED = frozenset(table.name for table in _EXPORTED)
_BROKEN = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


@dataclass(slots=True)
class _Write:
    """An event to append, or any other write, that waits for its turn, and its future outcome."""

    work: AppendRow | Callable[[AsyncConnection], Awaitable[Any]]
    outcome: "asyncio.Future[Any]"


_Commit = Callable[[list[_Write]], Awaitable[list[Any]]]


class SqlStore:
    """Events and people in a database; the same code for both kinds, but for what only one of them can do."""

    def __init__(self, url: str) -> None:
        self.is_postgres = url.startswith("postgresql")
        self.url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._origin = random_secrets.token_hex(6)
        self._listeners: list[Listener] = []
        self._hearers: list[Hearer] = []
        self._writes: list[_Write] = []
        self._is_written = asyncio.Event()
        self._is_open = False
        self._probing = asyncio.Lock()
        self._probed_at = float("-inf")
        self._is_writable = False
        self._tasks = Supervisor()
        self._lock: DatabaseLock | None = None
        self._appender: Appender
        self._read: AsyncEngine
        self._write: AsyncEngine

    @classmethod
    def sqlite(cls, path: Path | str) -> "SqlStore":
        """A store in one file."""
        return cls(f"sqlite+aiosqlite:///{path}")

    async def open(self, *, beside: bool = False) -> None:
        """Connect, migrate, and begin to write and to listen; refuses a file that another process writes to.

        `beside` that process it only connects, to read: nothing is created, changed or begun.
        """
        if self._is_open:
            return
        try:
            if not self.is_postgres and not beside:
                self._lock = self._locked()
            # First of all: aiosqlite leaves a thread behind when a file can't be opened.
            self._appender = (
                PostgresAppender(self._dsn, self._origin) if self.is_postgres else SqliteAppender(self._path)
            )
        except (sqlite3.Error, OSError) as error:
            _log.error("store can't be opened", extra={"error": type(error).__name__})
            self._unlock()
            raise StoreError from error
        if self.is_postgres:
            self._read = self._write = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_timeout=10, **_QUIET
            )
        else:
            self._read = create_async_engine(self.url, isolation_level="AUTOCOMMIT", **_QUIET)
            self._write = create_async_engine(self.url, pool_size=1, max_overflow=0, **_QUIET)
            event.listen(self._read.sync_engine, "connect", _prepare_sqlite)
            event.listen(self._write.sync_engine, "connect", _prepare_sqlite)
            event.listen(self._write.sync_engine, "begin", _begin_immediate)
        if beside:
            return
        try:
            async with self._write.begin() as connection:
                if self.is_postgres:  # several processes may start at once
                    await connection.execute(text("select pg_advisory_xact_lock(20200707)"))
                await connection.run_sync(migrate)
        except _BROKEN as error:
            _log.error("store can't be opened", extra={"error": type(error).__name__})
            await self.close()
            raise StoreError from error
        self._is_open = True
        self._tasks.forever("writer", self._write_forever)
        if self.is_postgres:
            self._tasks.forever("listener", self._listen_forever)

    async def close(self) -> None:
        """Finish nothing, save nothing more: what is not committed was never acknowledged."""
        self._is_open = False
        await self._tasks.close()
        for write in self._writes:
            _settle(write, StoreError())
        await self._appender.close()
        await self._read.dispose()
        await self._write.dispose()
        self._unlock()

    @property
    def _path(self) -> str:
        """SQLite's file."""
        return self.url.partition(":///")[2]

    def _locked(self) -> DatabaseLock:
        lock = DatabaseLock(self._path)
        if not lock.acquire():
            raise CalicoError(Problem.of("database-in-use", path=self._path))
        return lock

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def check(self) -> None:
        """Write something, as a move is written, and remove it; not more often than every few seconds."""
        async with self._probing:
            if time.monotonic() - self._probed_at >= _PROBED_EVERY:
                self._is_writable = await self._probe()
                self._probed_at = time.monotonic()
        if not self._is_writable or self._tasks.down:
            raise StoreError

    async def _probe(self) -> bool:
        name = f"probe:{self._origin}"  # in a table that is there anyway; nobody else ever sees it

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(self._insert(schema.secrets).values(name=name, value=_PROBE))
            await connection.execute(delete(schema.secrets).where(schema.secrets.c.name == name))

        try:
            async with asyncio.timeout(_PROBED_WITHIN):
                await self._do(work)
        except (StoreError, TimeoutError):
            return False
        return True

    # Events

    async def append(self, entry: Entry, summary: Summary) -> None:
        """Save an event; see the interface."""
        is_first = entry.sequence == 1
        row = AppendRow(
            table=entry.table,
            sequence=entry.sequence,
            command=entry.command,
            at=entry.at,
            body=events.dump_json(entry.event).decode(),
            status=summary.status,
            updated_at=summary.updated_at,
            wakes_at=summary.wakes_at,
            public=summary.public if is_first else None,
            created_at=summary.created_at if is_first else None,
            person=person_of(entry.event),
        )
        if not await self._do(row):
            raise Conflict

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """A table's events after a number."""
        c = schema.events.c
        rows = await self._rows(
            select(c.sequence, c.command, c.at, c.body)
            .where(c.table_id == table, c.sequence > after)
            .order_by(c.sequence)
            .limit(limit)
        )
        return [
            Entry(table, row.sequence, row.command, row.at, events.validate_json(row.body)) for row in rows
        ]  # fmt: skip

    async def public_tables(self, limit: int) -> list[str]:
        """Public tables that gather or play."""
        c = schema.tables.c
        rows = await self._rows(
            select(c.id).where(c.public.is_(True), c.status.in_(_OPEN)).order_by(c.created_at.desc()).limit(limit)
        )
        return [row.id for row in rows]

    async def tables_of(self, persons: frozenset[str], limit: int) -> list[str]:
        """Tables of a person."""
        c, at = schema.tables.c, schema.people_at_tables.c
        mine = select(at.table_id).where(at.person.in_(persons))
        rows = await self._rows(select(c.id).where(c.id.in_(mine)).order_by(c.updated_at.desc()).limit(limit))
        return [row.id for row in rows]

    async def open_tables_of(self, persons: frozenset[str], limit: int) -> list[str]:
        """Tables of a person that are not over."""
        c, at = schema.tables.c, schema.people_at_tables.c
        mine = select(at.table_id).where(at.person.in_(persons))
        rows = await self._rows(
            select(c.id).where(c.id.in_(mine), c.status.in_(_OPEN)).order_by(c.updated_at.desc()).limit(limit)
        )
        return [row.id for row in rows]

    async def due(self, now: int, limit: int, skip: int = 0) -> list[str]:
        """Tables whose time has come."""
        c = schema.tables.c
        rows = await self._rows(
            select(c.id).where(c.wakes_at <= now).order_by(c.wakes_at, c.id).limit(limit).offset(skip)
        )
        return [row.id for row in rows]

    async def all_tables(self) -> AsyncIterator[str]:
        """Every table, page by page."""
        c = schema.tables.c
        last = ""
        while rows := await self._rows(select(c.id).where(c.id > last).order_by(c.id).limit(500)):
            for row in rows:
                yield row.id
            last = rows[-1].id

    def listen(self, listener: Listener) -> None:
        """Whom to tell of other processes' events."""
        self._listeners.append(listener)

    @property
    def is_shared(self) -> bool:
        """Several processes may use one PostgreSQL."""
        return self.is_postgres

    @property
    def waiting(self) -> int:
        """How many writes wait for the next transaction."""
        return len(self._writes)

    async def tell(self, note: str) -> None:
        """A note for the other processes."""
        if self.is_postgres:

            async def work(connection: AsyncConnection) -> None:
                await connection.execute(select(func.pg_notify(_NOTES, f"{self._origin} {note}")))

            await self._do(work)

    def hear(self, hearer: Hearer) -> None:
        """Whom to give other processes' notes."""
        self._hearers.append(hearer)

    # People

    async def secret(self, name: str, proposal: str) -> str:
        """The first proposal that was ever saved."""

        async def work(connection: AsyncConnection) -> str:
            await connection.execute(
                self._insert(schema.secrets).values(name=name, value=proposal).on_conflict_do_nothing()
            )
            kept = await connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
            return str(kept.scalar_one())

        return await self._do(work)

    async def add_person(self, person: Person) -> None:
        """Somebody new."""
        await self._add(schema.people, _person_row(person))

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        rows = await self._rows(select(schema.people).where(schema.people.c.id == id))
        return _person(rows[0]) if rows else None

    async def account(self, name: str) -> Person | None:
        """An account by name."""
        rows = await self._rows(select(schema.people).where(schema.people.c.account == name))
        return _person(rows[0]) if rows else None

    async def save_person(self, person: Person) -> None:
        """Somebody who exists."""
        c = schema.people.c

        async def work(connection: AsyncConnection) -> None:
            if person.account is not None:
                taken = await connection.execute(
                    select(c.id).where(c.account == person.account, c.id != person.id)
                )  # fmt: skip
                if taken.first() is not None:
                    raise Conflict
            await connection.execute(update(schema.people).where(c.id == person.id).values(_person_row(person)))

        await self._do(work)

    async def is_known(self, id: str) -> bool:
        """Whether there is such a person; the lock waits for an erasure, which takes the person's row first."""
        c = schema.people.c
        return bool(await self._rows(select(c.id).where(c.id == id).with_for_update(read=True, key_share=True)))

    async def merged_into(self, person: str) -> frozenset[str]:
        """The guests of an account."""
        c = schema.people.c
        return frozenset(row.id for row in await self._rows(select(c.id).where(c.merged_into == person)))

    async def set_passphrase(self, person: str, passphrase: str, *, but: str | None = None) -> None:
        """Another passphrase, and what ends with the one before."""
        people, sessions, tokens = schema.people.c, schema.sessions.c, schema.tokens.c

        async def work(connection: AsyncConnection) -> None:
            changed = update(schema.people).where(people.id == person).values(passphrase=passphrase)
            await connection.execute(changed)
            await connection.execute(
                delete(schema.sessions).where(sessions.person == person, sessions.id != (but or ""))
            )
            await connection.execute(delete(schema.tokens).where(tokens.person == person))

        await self._do(work)

    async def erase_person(self, person: str) -> frozenset[str]:
        """Forget somebody and the guests that became part of them."""
        guests = await self.merged_into(person)

        async def work(connection: AsyncConnection) -> frozenset[str]:
            erased: set[str] = set()
            # First of all: whoever writes for them at this moment asks for this row, and waits for us.
            await connection.execute(delete(schema.people).where(schema.people.c.id.in_((person, *guests))))
            for one in (person, *guests):
                erased.update(await self._scrub(connection, one))
                rows = schema.chart_players.c
                mine = select(rows.id).where(or_(rows.person == one, rows.account == one))
                await connection.execute(delete(schema.marks).where(schema.marks.c.person.in_(mine)))
                await connection.execute(delete(schema.chart_players).where(rows.id.in_(mine)))
                for table in (
                    schema.sessions,
                    schema.tokens,
                    schema.passkeys,
                    schema.marks,
                    schema.subscriptions,
                    schema.people_at_tables,
                ):
                    await connection.execute(delete(table).where(table.c.person == one))
            return frozenset(erased)

        return await self._do(work)

    async def _scrub(self, connection: AsyncConnection, person: str) -> Sequence[str]:
        """Rewrite what holds a person's names and words; returns the tables that they were at."""
        at, c = schema.people_at_tables.c, schema.events.c
        tables = (await connection.execute(select(at.table_id).where(at.person == person))).scalars().all()
        for table in tables:
            rows = (await connection.execute(select(c.sequence, c.body).where(c.table_id == table))).all()
            for row in rows:
                after = scrubbed_text(row.body, person)
                if after != row.body:
                    await connection.execute(
                        update(schema.events).where(c.table_id == table, c.sequence == row.sequence).values(body=after)
                    )
            if self.is_postgres:
                await self._notify(connection, table, 0)
        return tables

    async def add_session(self, session: Session) -> None:
        """A new session."""
        await self._execute(self._insert(schema.sessions).values(asdict(session)))

    async def renew_session(self, session: Session) -> None:
        """A session's next step."""
        c = schema.sessions.c
        await self._execute(
            update(schema.sessions).where(c.id == session.id, c.step < session.step).values(asdict(session))
        )  # fmt: skip

    async def session(self, id: str) -> Session | None:
        """A session by id."""
        rows = await self._rows(select(schema.sessions).where(schema.sessions.c.id == id))
        return _session(rows[0]) if rows else None

    async def end_sessions(self, person: str, *, but: str | None = None) -> None:
        """End the sessions of a person."""
        c = schema.sessions.c
        await self._execute(delete(schema.sessions).where(c.person == person, c.id != (but or "")))

    async def end_session(self, id: str) -> None:
        """End one session."""
        await self._execute(delete(schema.sessions).where(schema.sessions.c.id == id))

    async def add_token(self, token: Token) -> None:
        """A new token."""
        await self._add(
            schema.tokens,
            {
                "id": token.id,
                "person": token.person,
                "name": token.name,
                "hash": token.hash,
                "scopes": " ".join(token.scopes),
                "created_at": token.created_at,
                "expires_at": token.expires_at,
            },
        )

    async def token(self, id: str) -> Token | None:
        """A token by id."""
        rows = await self._rows(select(schema.tokens).where(schema.tokens.c.id == id))
        return _token(rows[0]) if rows else None

    async def tokens_of(self, person: str) -> list[Token]:
        """The tokens of a person."""
        c = schema.tokens.c
        return [
            _token(row)
            for row in await self._rows(select(schema.tokens).where(c.person == person).order_by(c.created_at))
        ]

    async def drop_token(self, person: str, id: str) -> bool:
        """Take a token back."""
        c = schema.tokens.c
        return await self._execute(delete(schema.tokens).where(c.person == person, c.id == id)) > 0

    async def add_passkey(self, passkey: Passkey, *, account: str | None = None) -> None:
        """A new passkey."""
        c = schema.people.c

        async def work(connection: AsyncConnection) -> None:
            # What is refused must be refused before anything is written: other writes share the transaction.
            if account is not None and (
                (await connection.execute(select(c.id).where(c.account == account))).first() is not None
            ):
                raise Conflict
            row = self._insert(schema.passkeys).values(asdict(passkey)).on_conflict_do_nothing()
            if (await connection.execute(row)).rowcount != 1:
                raise Conflict
            if account is not None:
                await connection.execute(update(schema.people).where(c.id == passkey.person).values(account=account))

        await self._do(work)

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by id."""
        rows = await self._rows(select(schema.passkeys).where(schema.passkeys.c.id == id))
        return Passkey(**rows[0]._mapping) if rows else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person."""
        c = schema.passkeys.c
        rows = await self._rows(select(schema.passkeys).where(c.person == person).order_by(c.created_at, c.id))
        return [Passkey(**row._mapping) for row in rows]

    async def save_passkey(self, passkey: Passkey) -> None:
        """A passkey that exists."""
        await self._execute(
            update(schema.passkeys).where(schema.passkeys.c.id == passkey.id).values(asdict(passkey))
        )  # fmt: skip

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Remove a passkey."""
        c = schema.passkeys.c

        async def work(connection: AsyncConnection) -> bool:
            passphrase, passkeys = await self._proofs(connection, person)
            if id not in passkeys:
                return False
            if passphrase is None and len(passkeys) == 1:
                raise Conflict
            await connection.execute(delete(schema.passkeys).where(c.id == id))
            return True

        return await self._do(work)

    async def drop_passphrase(self, person: str) -> None:
        """Remove the passphrase."""

        async def work(connection: AsyncConnection) -> None:
            _, passkeys = await self._proofs(connection, person)
            if not passkeys:
                raise Conflict
            await connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(passphrase=None)
            )  # fmt: skip

        await self._do(work)

    async def _proofs(self, connection: AsyncConnection, person: str) -> tuple[str | None, set[str]]:
        """What opens an account: its passphrase and its passkeys. Nobody else takes one away meanwhile."""
        c = schema.people.c
        found = await connection.execute(select(c.passphrase).where(c.id == person).with_for_update())
        keys = await connection.execute(select(schema.passkeys.c.id).where(schema.passkeys.c.person == person))
        return found.scalar_one_or_none(), set(keys.scalars())

    async def add_ceremony(self, ceremony: Ceremony, now: int) -> None:
        """Remember a ceremony."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.ceremonies).where(schema.ceremonies.c.expires_at <= now))
            await connection.execute(self._insert(schema.ceremonies).values(asdict(ceremony)))

        await self._do(work)

    async def take_ceremony(self, id: str) -> Ceremony | None:
        """A ceremony, once: the database decides who was first."""

        async def work(connection: AsyncConnection) -> Ceremony | None:
            taken = delete(schema.ceremonies).where(schema.ceremonies.c.id == id).returning(schema.ceremonies)
            row = (await connection.execute(taken)).first()
            return None if row is None else Ceremony(**row._mapping)

        return await self._do(work)

    async def save_subscription(self, subscription: Subscription) -> None:
        """A subscription, new or with other keys."""
        row = asdict(subscription)
        insert = self._insert(schema.subscriptions).values(row)
        await self._execute(insert.on_conflict_do_update(index_elements=["endpoint"], set_=row))

    async def subscriptions_of(self, persons: frozenset[str]) -> list[Subscription]:
        """The subscriptions of these persons."""
        c = schema.subscriptions.c
        rows = await self._rows(
            select(schema.subscriptions).where(c.person.in_(persons)).order_by(c.created_at, c.endpoint)
        )
        return [Subscription(**row._mapping) for row in rows]

    async def drop_subscription(self, endpoint: str, person: str) -> None:
        """Forget a subscription."""
        c = schema.subscriptions.c
        await self._execute(delete(schema.subscriptions).where(c.endpoint == endpoint, c.person == person))

    async def chart_players(self, persons: frozenset[str]) -> list[ChartPlayer]:
        """The rows of their charts."""
        return await self._chart_rows(schema.chart_players.c.person.in_(persons))

    async def charts_with(self, persons: frozenset[str]) -> list[ChartPlayer]:
        """The rows that stand for them."""
        return await self._chart_rows(schema.chart_players.c.account.in_(persons))

    async def chart_player(self, id: str) -> ChartPlayer | None:
        """A row by id."""
        return next(iter(await self._chart_rows(schema.chart_players.c.id == id)), None)

    async def _chart_rows(self, wanted: ColumnElement[bool]) -> list[ChartPlayer]:
        c = schema.chart_players.c
        rows = await self._rows(select(schema.chart_players).where(wanted).order_by(c.created_at, c.id))
        return [ChartPlayer(**row._mapping) for row in rows]

    async def add_chart_player(self, player: ChartPlayer, persons: frozenset[str], most: int) -> None:
        """A new row."""
        c = schema.chart_players.c

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                select(schema.people.c.id).where(schema.people.c.id == player.person).with_for_update()
            )  # fmt: skip
            there = await connection.execute(select(func.count()).where(c.person.in_(persons)))
            if there.scalar_one() >= most:
                raise Conflict
            await connection.execute(self._insert(schema.chart_players).values(asdict(player)))

        await self._do(work)

    async def save_chart_player(self, player: ChartPlayer) -> None:
        """A row that exists."""
        c = schema.chart_players.c
        await self._execute(update(schema.chart_players).where(c.id == player.id).values(asdict(player)))

    async def drop_chart_player(self, id: str) -> None:
        """A row less."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.marks).where(schema.marks.c.person == id))
            await connection.execute(delete(schema.chart_players).where(schema.chart_players.c.id == id))

        await self._do(work)

    async def marks_of(self, persons: frozenset[str]) -> list[tuple[str, str, int, int]]:
        """Marked achievements."""
        c = schema.marks.c
        rows = await self._rows(
            select(c.achievement, c.table_id, c.seat, c.at).where(c.person.in_(persons)).order_by(c.at)
        )
        return [(row.achievement, row.table_id, row.seat, row.at) for row in rows]

    async def add_mark(self, person: str, achievement: str, table: str, seat: int, at: int) -> None:
        """Mark an achievement."""
        c = schema.marks.c
        row = {"person": person, "achievement": achievement, "table_id": table, "seat": seat, "at": at}

        async def work(connection: AsyncConnection) -> None:
            same = await connection.execute(select(c.seat).where(c.person == person, c.table_id == table))
            if same.first() is not None:
                raise Conflict
            added = await connection.execute(self._insert(schema.marks).values(row).on_conflict_do_nothing())
            if added.rowcount != 1:
                raise Conflict

        await self._do(work)

    # The whole server

    async def dump(self) -> AsyncIterator[tuple[str, dict[str, object]]]:
        """Every row but sessions and secrets, as they are at one moment, in an order in which they can be loaded."""
        try:
            async with self._read.connect() as connection:
                if self.is_postgres:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await connection.exec_driver_sql("BEGIN")
                for table in _EXPORTED:
                    async for row in await connection.stream(select(table).order_by(*table.primary_key.columns)):
                        yield table.name, dict(row._mapping)
                await connection.rollback()
        except _BROKEN as error:
            _log.error("store can't be read", extra={"error": type(error).__name__})
            raise StoreError from error

    async def load(self, rows: list[tuple[str, dict[str, object]]]) -> bool:
        """Insert the rows of a dump in one transaction; False, and nothing done, if there is anything already."""
        by_name = {table.name: table for table in _EXPORTED}

        async def work(connection: AsyncConnection) -> bool:
            for table in _EXPORTED:
                if (await connection.execute(select(table).limit(1))).first() is not None:
                    return False
            for name, row in rows:
                await connection.execute(self._insert(by_name[name]).values(row))
            return True

        return await self._do(work)

    # How it is done

    def _insert(self, table: Table) -> Any:  # the two dialects' inserts share no type that knows conflicts
        return (postgresql.insert if self.is_postgres else sqlite.insert)(table)

    async def _add(self, table: Table, row: dict[str, object]) -> None:
        """Insert a row; Conflict if one of its keys is there."""
        if await self._execute(self._insert(table).values(row).on_conflict_do_nothing()) != 1:
            raise Conflict

    async def _execute(self, statement: Executable) -> int:
        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(statement)).rowcount

        return await self._do(work)

    async def _rows(self, statement: Executable) -> Sequence[Row[Any]]:
        for attempt in (1, 2):  # a connection that was lost since its last use is noticed by using it
            try:
                async with self._read.connect() as connection:
                    return (await connection.execute(statement)).all()
            except (*_BROKEN, UnicodeError) as error:
                if attempt == 2 or _is_about_text(error):
                    _log.error("store can't be read", extra={"error": type(error).__name__})
                    raise _failure(error) from error
        raise AssertionError

    async def _do(self, work: AppendRow | Callable[[AsyncConnection], Awaitable[_T]]) -> _T:
        """Have a write done in one of the next transactions and wait until it is committed."""
        if not self._is_open:
            raise StoreError
        outcome: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._writes.append(_Write(work, outcome))
        self._is_written.set()
        return await outcome

    async def _write_forever(self) -> None:
        while True:
            await self._is_written.wait()
            appends, others = self._next_batch()
            try:
                for commit, writes in ((self._commit_appends, appends), (self._commit, others)):
                    if writes:
                        await self._write_all(commit, writes)
            finally:
                for write in (
                    *appends,
                    *others,
                ):  # those that were not told yet: whatever happened, nobody waits for ever
                    _settle(write, StoreError())

    async def _write_all(self, commit: _Commit, writes: list[_Write], *, is_again: bool = False) -> None:
        """Commit these writes together and tell whoever waits; one that fails, however it does, fails no other.

        What fails is tried once more, each write for itself: one may be to blame, or a connection that was lost since
        its last use, which is noticed only by using it.
        """
        try:
            outcomes = await commit(writes)
        except Exception as error:
            if not is_again and not _is_busy(error):
                for write in writes:
                    await self._write_all(commit, [write], is_again=True)
                return
            trace = None if isinstance(error, (sqlite3.Error, *_BROKEN)) else error
            _log.error("store can't be written", extra={"error": type(error).__name__}, exc_info=trace)
            outcomes = [_failure(error)] * len(writes)
        for write, outcome in zip(writes, outcomes, strict=True):
            _settle(write, outcome)

    def _next_batch(self) -> tuple[list[_Write], list[_Write]]:
        """Whatever waits, but of each table one event only: appends, and other writes."""
        appends: list[_Write] = []
        others: list[_Write] = []
        later: list[_Write] = []
        tables: set[str] = set()
        for number, write in enumerate(self._writes):
            if number >= _BATCH:
                later.append(write)
            elif not isinstance(write.work, AppendRow):
                others.append(write)
            elif write.work.table in tables:
                later.append(write)
            else:
                tables.add(write.work.table)
                appends.append(write)
        self._writes = later
        if not later:
            self._is_written.clear()
        return appends, others

    async def _commit_appends(self, batch: list[_Write]) -> list[Any]:
        """Append these events in one transaction."""
        return list(await self._appender.append([write.work for write in batch if isinstance(write.work, AppendRow)]))

    async def _commit(self, batch: list[_Write]) -> list[Any]:
        """Do these writes in one transaction; their outcomes, once it is committed."""
        if isinstance(self._appender, SqliteAppender):
            self._appender.require_file()
        outcomes: list[Any] = []
        async with self._write.begin() as connection:
            for write in batch:
                assert not isinstance(write.work, AppendRow)
                try:
                    outcomes.append(await write.work(connection))
                except Conflict as conflict:
                    outcomes.append(conflict)
        return outcomes

    async def _notify(self, connection: AsyncConnection, table: str, sequence: int) -> None:
        note = f"{self._origin} {table} {sequence}"
        await connection.execute(select(func.pg_notify(CHANNEL, note)))

    async def _listen_forever(self) -> None:
        """Hear of other processes' events; after a lost connection, everything may have changed."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                connection = await asyncpg.connect(self._dsn)
                try:
                    notes: asyncio.Queue[str] = asyncio.Queue()  # an empty one says that there will be no more
                    connection.add_termination_listener(lambda _, q=notes: q.put_nowait(""))
                    await connection.add_listener(CHANNEL, lambda _c, _p, _n, note, q=notes: q.put_nowait(note))
                    await connection.add_listener(_NOTES, lambda _c, _p, _n, note: self._hear(note))
                    await self._tell("*", 0)
                    while note := await notes.get():
                        origin, table, sequence = note.split(" ")
                        if origin != self._origin:
                            await self._tell(table, int(sequence))
                finally:
                    await connection.close(timeout=1)
            await asyncio.sleep(1)

    def _hear(self, note: str) -> None:
        origin, _, text = note.partition(" ")
        if origin != self._origin:
            for hearer in self._hearers:
                hearer(origin, text)

    async def _tell(self, table: str, sequence: int) -> None:
        for listener in self._listeners:
            await listener(table, sequence)


def _failure(error: Exception) -> CalicoError:
    """What whoever waits is told."""
    return TextUnstorable() if _is_about_text(error) else StoreError()


def _is_about_text(error: Exception) -> bool:
    """Whether the database, or its driver, refuses a text as such: half of a surrogate pair, or NUL."""
    cause = getattr(error, "orig", error)  # SQLAlchemy wraps the driver's error, its dialect once more
    cause = getattr(cause, "__cause__", None) or cause
    return isinstance(cause, UnicodeError | asyncpg.CharacterNotInRepertoireError) or (
        isinstance(cause, asyncpg.DataError) and isinstance(cause.__cause__, UnicodeError)
    )


def _is_busy(error: Exception) -> bool:
    """Whether another program keeps SQLite locked: each further attempt would wait as long as the first."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def _settle(write: _Write, outcome: Any) -> None:
    if write.outcome.done():  # whoever waited has gone away
        return
    if isinstance(outcome, Exception):
        write.outcome.set_exception(outcome)
    else:
        write.outcome.set_result(outcome)


def _prepare_sqlite(connection: Any, _: object) -> None:
    prepare_sqlite(connection)


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: Connection, version: str = "head") -> None:
    """Bring a database to a version."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.upgrade(config, version)


def _person_row(person: Person) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "created_at": person.created_at,
        "account": person.account,
        "passphrase": person.passphrase,
        "merged_into": person.merged_into,
    }


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.created_at, row.account, row.passphrase, row.merged_into)


def _token(row: Row[Any]) -> Token:
    return Token(
        row.id, row.person, row.name, row.hash, tuple(row.scopes.split()), row.created_at, row.expires_at
    )  # fmt: skip


def _session(row: Row[Any]) -> Session:
    return Session(row.id, row.person, row.step, row.renewed_at, row.expires_at)
