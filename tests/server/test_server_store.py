"""The store under bad input and bad luck: nothing ends the writer, one bad row harms one table, watchers hear again."""

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from killing import START, ServerProcess
from serving import Client, Json, any_move, command_id, guest, play_out, run, serving
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from calico.cli.entry import main
from calico.server.metrics import METRICS
from calico.server.store import ChartPlayer, Conflict, Person, StoreError, TextUnstorable, schema
from calico.server.store import sql as sql_module
from calico.server.store.appending import SqliteAppender
from calico.server.store.sql import SqlStore

KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def database(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue("postgres_url") if kind == "postgresql" else str(tmp_path / "calico.sqlite")
    return found


def store_of(database: str) -> SqlStore:
    return SqlStore(database) if database.startswith("postgresql") else SqlStore.sqlite(database)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[SqlStore]:
    store = store_of(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def change(database: str, statement: str, *values: object) -> None:
    """Change the database behind the server's back."""
    if database.startswith("postgresql"):
        for number in range(1, len(values) + 1):
            statement = statement.replace("?", f"${number}", 1)
        other = await asyncpg.connect(database)
        await other.execute(statement, *values)
        await other.close()
    else:
        other_file = sqlite3.connect(database)
        other_file.execute(statement, values)
        other_file.commit()
        other_file.close()


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    while not await is_so():
        await asyncio.sleep(0.05)


async def begun(player: Client) -> str:
    """A solo game that waits for its first turn."""
    table = await player.create(mode="beginner", public=True, seats=[{"kind": "person"}])
    await player.done(table, "start")
    return table


async def turn(player: Client, table: str) -> Json:
    move = any_move(await player.state(table))
    assert move is not None
    return {"type": "play", "id": command_id(), **move}


# Nothing ends the writer


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", ["\ud800", "a\x00b"])
def test_a_chart_with_text_that_can_not_be_stored_is_refused_and_harms_nobody(text: str, database: str) -> None:
    async def test() -> None:
        async with serving(store_of(database)) as served, guest(served) as ari:
            chart: Json = {
                "format": "calico-chart",
                "version": 1,
                "players": [],
            }
            for name, game in (("Ari", text), (f"B{text}", "game")):
                chart["players"] = [{"name": name, "marked": [], "games": [game]}]
                answer = await ari.post("/me/chart/import", {"chart": json.dumps(chart)})
                assert answer.json()["problems"][0]["code"] == "chart-unreadable"
            await begun(ari)

    run(test())


@pytest.mark.parametrize("kind", KINDS)
def test_text_that_can_not_be_stored_is_refused_at_every_door(database: str) -> None:
    async def test() -> None:
        async with serving(store_of(database)) as served, guest(served) as ari:
            table = await begun(ari)
            for text in ("a\x00b", "a\ud800b"):
                said = json.dumps({"type": "say", "id": command_id(), "text": text})
                login = json.dumps({"account": text, "passphrase": "long enough"})
                token = json.dumps({"name": text, "scopes": ["read"]})
                for path, body in ((f"/tables/{table}/commands", said), ("/login", login), ("/tokens", token)):
                    answer = await ari.http.post(
                        f"/api/v1{path}", content=body, headers={"content-type": "application/json"}
                    )
                    assert answer.status_code in (400, 422), (path, answer.text)
                    assert answer.json()["problems"][0]["code"] == "message-unreadable"
                wire = await ari.socket()
                refused = await wire.do(table, "say", text="fine")
                assert refused["type"] == "done"
                await wire.send(type="do", table=table, command=json.loads(said))
                answer_of_socket = await wire.until(lambda message: message["type"] == "refused")
                assert answer_of_socket["problems"][0]["code"] == "message-unreadable"

    run(test())


@pytest.mark.parametrize("kind", KINDS)
def test_text_that_slips_through_the_doors_is_refused_by_the_store(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            with pytest.raises(TextUnstorable):
                await store.add_person(Person("a", "\ud800", 1))
            with pytest.raises(TextUnstorable):
                await store.account("\ud800")
            await store.add_person(Person("a", "Ari", 1))

    run(test())


@pytest.mark.parametrize("kind", KINDS)
def test_a_write_that_fails_in_any_way_fails_no_other(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:

            async def broken(connection: AsyncConnection) -> None:
                raise ZeroDivisionError

            async def conflicting(connection: AsyncConnection) -> None:
                raise Conflict

            outcomes = await asyncio.gather(
                store.add_person(Person("a", "Ari", 1)),
                store._do(broken),
                store.add_person(Person("b", "Bea", 1)),
                store._do(conflicting),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), StoreError, type(None), Conflict]
            assert await store.person("a") is not None
            assert await store.person("b") is not None
            await store.add_person(Person("c", "Cleo", 1))

    run(test())


# One unreadable row


UNREADABLE = [
    '{"type": "flown", "person": "%s", "name": "Ari"}',
    "%s Ari, but no JSON",
    '{"type": "taken", "seat": 7, "position": 9}',
    '{"type": "undone", "seat": 99}',
    '{"type": "undone", "seat": 0}',
    '{"type": "returned", "seat": -1}',
    '{"type": "handed_over", "seat": -2, "bot": "greedy", "reason": "absence"}',
    '{"type": "played", "seat": 99, "patch": "pink:dots", "cell": "a1", "take": 1}',
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("body", UNREADABLE)
def test_an_unreadable_row_is_one_tables_trouble(body: str, database: str) -> None:
    async def test() -> None:
        async with serving(store_of(database)) as served, guest(served, "Ari") as ari:
            seats = [{"kind": "person"}, {"kind": "person"}]
            bad, good = [await ari.create(mode="beginner", public=True, seats=seats) for _ in range(2)]
            async with guest(served, "Bea") as bea:
                for table in (bad, good):
                    await bea.done(table, "join")
                    await ari.done(table, "start")
            body_here = body.replace("%s", ari.person)
            await change(database, "update events set body = ? where table_id = ? and sequence = 3", body_here, bad)
            await change(database, "update tables set wakes_at = 1")  # both are due, the bad one first
            served.app.state.services.tables._live.clear()
            refused = await ari.get(f"/tables/{bad}")
            assert refused.json()["problems"][0]["code"] == "table-unreadable"
            for path in ("/tables", "/me/tables"):
                answer = await ari.get(path)
                assert answer.status_code == 200, answer.text
                assert [table["id"] for table in answer.json()] == [good]
            data = (await ari.get("/me/data")).json()
            assert [table["id"] for table in data["tables"]] == [good]
            assert data["unreadable_tables"] == [bad]
            assert METRICS.registry.get_sample_value("calico_tables_unreadable") == 1
            assert (await ari.do(bad, "say", preset="hello")).json()["problems"][0]["code"] == "table-unreadable"
            # Whoever sat there can be forgotten, in that row too, and the server goes on writing.
            assert (await ari.http.delete("/api/v1/me")).status_code == 204
            async with guest(served, "Cleo") as cleo:
                await begun(cleo)
            rows = await _bodies(served.app.state.services.store, bad)
            assert not any("Ari" in row for row in rows)

    run(test())


async def _bodies(store: SqlStore, table: str) -> list[str]:
    c = schema.events.c
    return [row.body for row in await store._rows(select(c.body).where(c.table_id == table))]


@pytest.mark.parametrize("kind", KINDS)
def test_clocks_run_on_beside_an_unreadable_table(database: str) -> None:
    async def test() -> None:
        async with serving(store_of(database)) as served, guest(served, "Ari") as ari:
            bad, good = [await begun(ari) for _ in range(2)]
            await change(database, "update events set body = ? where table_id = ? and sequence = 2", "{}", bad)
            await change(database, "update tables set wakes_at = 1 where id = ?", bad)
            # Long ago, so that the clock of the good one has run out.
            await change(database, "update events set at = 1 where table_id = ?", good)
            await change(database, "update tables set wakes_at = 2 where id = ?", good)
            served.app.state.services.tables._live.clear()

            async def is_replaced() -> bool:
                return (await ari.state(good))["chairs"][0]["bot"] is not None

            await until(is_replaced)

    run(test())


# Watchers hear again


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Another program writes to the file meanwhile."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("begin immediate")
    yield
    other.close()


def impatient(store: SqlStore) -> None:
    """Whoever waits for a lock gives up soon."""
    assert isinstance(store._appender, SqliteAppender)
    store._appender.database.execute("pragma busy_timeout = 50")


def test_watchers_hear_again_after_a_lock(tmp_path: Path) -> None:
    database = str(tmp_path / "calico.sqlite")

    async def test() -> None:
        store = store_of(database)
        async with serving(store) as served, guest(served) as ari, guest(served, "Bea") as bea:
            impatient(store)
            table = await begun(ari)
            wire = await bea.socket()
            await wire.watch(table)
            command = await turn(ari, table)
            with locked(database):
                refused = await ari.post(f"/tables/{table}/commands", command)
                assert refused.json()["problems"][0]["code"] == "store-unavailable"
            again = await ari.post(f"/tables/{table}/commands", command)
            assert again.status_code == 200
            told = await wire.until(lambda message: message["type"] == "update")
            assert told["sequence"] == again.json()["sequence"]

    run(test())


@pytest.mark.parametrize("kind", KINDS)
def test_watchers_hear_of_an_event_that_was_saved_although_the_answer_was_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        store = store_of(database)
        async with serving(store) as served, guest(served) as ari, guest(served, "Bea") as bea:
            table = await begun(ari)
            wire = await bea.socket()
            await wire.watch(table)
            command = await turn(ari, table)
            append, entries = store.append, store.entries

            async def saved_but_lost(*arguments: Any) -> None:
                await append(*arguments)
                raise StoreError

            async def away(*arguments: Any) -> Any:
                raise StoreError

            monkeypatch.setattr(store, "append", saved_but_lost)
            monkeypatch.setattr(store, "entries", away)
            assert (await ari.post(f"/tables/{table}/commands", command)).status_code == 503
            assert (await ari.get(f"/tables/{table}")).status_code == 503
            monkeypatch.setattr(store, "append", append)
            monkeypatch.setattr(store, "entries", entries)
            told = await wire.until(lambda message: message["type"] == "update")  # nobody asks for anything
            again = await ari.post(f"/tables/{table}/commands", command)
            assert again.json()["sequence"] == told["sequence"]

    run(test())


@pytest.mark.parametrize("kind", KINDS)
def test_watchers_hear_who_has_gone_while_the_table_could_not_be_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        store = store_of(database)
        async with serving(store) as served, guest(served) as ari, guest(served, "Bea") as bea:
            table = await begun(ari)
            wire, other = await bea.socket(), await ari.socket()
            for one in (wire, other):
                await one.send(type="watch", table=table, presence=True)
            await wire.until(lambda message: message["type"] == "presence" and message["seats"][0]["here"])

            async def away(*arguments: Any) -> Any:
                raise StoreError

            with monkeypatch.context() as broken:
                for name in ("append", "entries"):
                    broken.setattr(store, name, away)
                assert (await ari.do(table, "say", preset="hello")).status_code == 503
                await other.connection.close()
                await wire.send(type="ping")
                await wire.until(lambda message: message["type"] == "pong")
            await wire.until(lambda message: message["type"] == "presence" and not message["seats"][0]["here"])

    run(test())


def test_watchers_hear_again_after_postgresql_went_away_in_the_middle_of_a_write(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(SqlStore(postgres_url)) as served, guest(served) as ari, guest(served, "Bea") as bea:
            table = await begun(ari)
            wire = await bea.socket()
            await wire.watch(table)
            command = await turn(ari, table)
            await change(
                postgres_url,
                "create function go_away() returns trigger language plpgsql as"
                " $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$",
            )
            await change(
                postgres_url, "create trigger go_away before update on tables for each row execute function go_away()"
            )
            refused = await ari.post(f"/tables/{table}/commands", command)
            assert (refused.status_code, refused.json()["problems"][0]["code"]) == (503, "store-unavailable")
            await change(postgres_url, "drop trigger go_away on tables")
            again = await ari.post(f"/tables/{table}/commands", command)
            assert again.status_code == 200, again.text
            told = await wire.until(lambda message: message["type"] == "update")
            assert told["sequence"] == again.json()["sequence"]

    run(test())


# Ready means that something can be written


def test_a_full_disk_shows_in_readyz_and_a_guest_is_refused(tmp_path: Path) -> None:
    """The system's own limit for files gives the errors of a full disk, to the whole process."""

    async def test() -> None:
        server = ServerProcess(str(tmp_path / "calico.sqlite"))
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=server.url, headers={"X-Calico": "1"}, timeout=None) as http:

                async def is_ready() -> bool:
                    return (await http.get("/readyz")).status_code == 200

                async def is_refused() -> bool:
                    return (await http.post("/api/v1/guests", json={"name": "Ari"})).status_code == 503

                assert server.process is not None
                size = (tmp_path / "calico.sqlite-wal").stat().st_size
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))
                await until(is_refused)
                await until(_not(is_ready))
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
                await until(is_ready)
                assert (await http.post("/api/v1/guests", json={"name": "Ari"})).status_code == 201
        finally:
            await server.kill()

    run(test())


def test_a_missing_file_shows_in_readyz_and_a_guest_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_module, "_PROBED_EVERY", 0.0)
    file, elsewhere = tmp_path / "calico.sqlite", tmp_path / "elsewhere"

    async def test() -> None:
        async with serving(SqlStore.sqlite(file)) as served, guest(served) as ari:
            assert (await ari.http.get("/readyz")).status_code == 200
            file.rename(elsewhere)
            assert (await ari.http.get("/readyz")).status_code == 503
            assert (await ari.post("/guests", {"name": "Bea"})).status_code == 503
            elsewhere.replace(file)
            assert (await ari.http.get("/readyz")).status_code == 200
            assert (await ari.post("/guests", {"name": "Bea"})).status_code == 201

    run(test())


def test_asking_often_whether_the_server_is_ready_writes_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(str(tmp_path / "calico.sqlite")) as store:
            probes = 0
            probe = store._probe

            async def counted() -> bool:
                nonlocal probes
                probes += 1
                return await probe()

            monkeypatch.setattr(store, "_probe", counted)
            monkeypatch.setattr(sql_module, "_PROBED_EVERY", 10.0**6)
            await asyncio.gather(*(store.check() for _ in range(100)))
            assert probes == 1

    run(test())


# One server, one file


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "calico.sqlite"

    async def test() -> None:
        server = ServerProcess(str(database))
        await server.start()
        try:
            arguments = ["serve", "--port", "0", "--database", str(database)]
            second = await asyncio.create_subprocess_exec(
                sys.executable, "-c", START, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            _, said = await second.communicate()
            assert second.returncode == 2
            assert "is in use by another server" in said.decode()
            assert "Traceback" not in said.decode()
            await server.kill()
            await server.start()  # a lock does not outlive its process
        finally:
            await server.kill()

    run(test())


def test_export_of_a_database_that_does_not_exist_creates_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, other, target = tmp_path / "no.sqlite", tmp_path / "other.sqlite", tmp_path / "out.jsonl"
    assert main(["server", "export", str(target), "--database", str(missing)]) == 2
    assert "no such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    other.touch()  # a file, but not a server's database
    assert main(["server", "export", str(target), "--database", str(other)]) == 2
    assert "not a database of this version" in capsys.readouterr().err
    assert not target.exists()
    with sqlite3.connect(other) as check:
        assert check.execute("select count(*) from sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize("kind", KINDS)
def test_an_export_of_a_running_server_is_one_moment(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store, opened_beside(database) as exporter:
            await store.add_person(Person("a", "Ari", 1))
            rows = exporter.dump()
            first = await anext(rows)
            await store.add_person(Person("b", "Bea", 1))
            await store.add_chart_player(ChartPlayer("row", "b", "Cleo", 1), frozenset({"b"}), 6)
            later = [row async for row in rows]
            assert [(table, row["id"]) for table, row in (first, *later)] == [("people", "a")]

    run(test())


@asynccontextmanager
async def opened_beside(database: str) -> AsyncIterator[SqlStore]:
    store = store_of(database)
    await store.open(beside=True)
    try:
        yield store
    finally:
        await store.close()


# Two processes on one PostgreSQL


def test_an_acknowledged_command_is_acknowledged_again_by_a_process_that_is_behind(postgres_url: str) -> None:
    async def test() -> None:
        deaf = SqlStore(postgres_url)
        async with (
            serving(SqlStore(postgres_url)) as one,
            serving(deaf) as other,
            guest(one, "Ari") as ari,
            guest(one, "Bea") as bea,
        ):
            table = await ari.create(mode="beginner", seats=[{"kind": "person"}, {"kind": "person"}], first=0)
            await bea.done(table, "join")
            await ari.done(table, "start")
            assert (await _elsewhere(ari, other).state(table))["moves"] == 0
            deaf._listeners.clear()  # what the first process does reaches the second later, or never
            acknowledged = []
            for player in (ari, bea):
                command = await turn(player, table)
                answer = await player.post(f"/tables/{table}/commands", command)
                assert answer.status_code == 200, answer.text
                acknowledged.append((player, command, answer.json()))
            for player, command, first in reversed(acknowledged):
                again = await _elsewhere(player, other).post(f"/tables/{table}/commands", command)
                assert again.status_code == 200, again.text
                assert again.json() == first
            # And what is new is decided by what is true, not by what the second process remembers.
            command = await turn(ari, table)
            assert (await _elsewhere(ari, other).post(f"/tables/{table}/commands", command)).status_code == 200

    run(test())


def test_a_rematch_is_acknowledged_again() -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            table = await begun(ari)
            await play_out(await ari.socket(), table)
            command = {"type": "rematch", "id": command_id()}
            first = await ari.post(f"/tables/{table}/commands", command)
            again = await ari.post(f"/tables/{table}/commands", command)
            assert (first.status_code, again.status_code) == (200, 200), again.text
            assert first.json() == again.json()
            assert (await ari.state(table))["rematch"] is not None

    run(test())


def _elsewhere(player: Client, served: Any) -> Client:
    """The same browser at another process."""
    http = httpx.AsyncClient(
        base_url=served.url, headers=player.http.headers, cookies=player.http.cookies, timeout=None
    )
    return Client(served, http, player.person)


def _not(is_so: Callable[[], Awaitable[bool]]) -> Callable[[], Awaitable[bool]]:
    async def is_not() -> bool:
        return not await is_so()

    return is_not
