"""Rough handling: mutated messages, the whole OpenAPI by schemathesis, a full disk, a database that goes away."""

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import threading
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from killing import ServerProcess
from serving import Client, Json, Wire, any_move, command_id, guest, play_out, run, serving

from calico.notation import parse_record
from calico.rules import SENTENCES
from calico.server import decide
from calico.server.security import COOKIE
from calico.server.store import StoreError
from calico.server.store.appending import SqliteAppender
from calico.server.store.sql import SqlStore

MUTATIONS = int(os.environ.get("CALICO_MUTATIONS", "2000"))  # 100,000 for the whole proof
VALUES: list[Any] = [None, True, -1, 0, 3, 2**63, 10**400, 1.5, "", "a", "é", "\x00", "x" * 5000, [], {}, [[]], "start"]


def _mutated(message: Json, random: Random) -> str | bytes:
    """The message with one or more things wrong: values, keys, structure, or the text itself."""
    text = json.dumps(message)
    match random.randrange(8):
        case 0:
            cut = random.randrange(len(text))
            return text[:cut]
        case 1:
            at = random.randrange(len(text))
            return text[:at] + random.choice('{}[]",:x0\\\u2028é\ud7ff') + text[at + 1 :]
        case 2:
            return bytes(random.randrange(256) for _ in range(random.randrange(60)))
        case 3:
            return "[" * random.randrange(1, 5000)
        case _:
            changed = json.loads(text)
            for _ in range(random.randint(1, 3)):
                _mutate(changed, random)
            return json.dumps(changed)


def _mutate(value: Json, random: Random) -> None:
    inner = [one for one in value.values() if isinstance(one, dict)]
    if inner and random.random() < 0.6:
        _mutate(random.choice(inner), random)
        return
    keys = list(value)
    match random.randrange(3):
        case 0 if keys:
            del value[random.choice(keys)]
        case 1 if keys:
            value[random.choice(keys)] = deepcopy(random.choice(VALUES))
        case _:
            value[random.choice(["extra", "type", "id", "seat", "table", "\x00"])] = deepcopy(random.choice(VALUES))


def test_mutated_messages_get_typed_refusals_and_disturb_nobody() -> None:
    async def test() -> None:
        random = Random(5)
        async with serving() as served, guest(served, "Ari") as ari, guest(served, "Mallory") as mallory:
            table = await ari.create(seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
            templates: list[Json] = [
                {"type": "hello", "protocol": 1, "token": "x"},
                {"type": "watch", "table": table, "since": 3},
                {"type": "unwatch", "table": table},
                {"type": "ping"},
                *(
                    {"type": "do", "table": table, "command": {"id": command_id(), **command}}
                    for command in (
                        {"type": "join", "seat": 0},
                        {"type": "kick", "seat": 1},
                        {"type": "hand_over", "seat": 1, "bot": "greedy"},
                        {"type": "choose_goals", "goals": ["different", "aaa-bbb", "aa-bb-cc"], "seat": 1},
                        {"type": "place", "patch": "pink:vines", "cell": "a1"},
                        {"type": "play", "patch": "pink:vines", "cell": "a1", "take": 1},
                        {"type": "take", "position": 2},
                        {"type": "start"},
                        {"type": "resign"},
                        {"type": "switch_chat", "on": True},
                    )
                ),
            ]
            others = await ari.socket()
            await others.send(type="watch", table=table)
            await others.receive()
            wire = await mallory.socket()
            sent = 0
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            while sent < MUTATIONS:
                batch = [_mutated(random.choice(templates), random) for _ in range(50)]
                for message in batch:
                    await wire.connection.send(message)
                await wire.send(type="ping")  # also breaks the row of refusals after which a socket is ended
                sent += len(batch)
                await _answers(wire)
            after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            print(f"{sent} mutated messages, memory {(after - before) / 1024:+.1f} MB")
            assert after - before < 40_000, "kilobytes"
            # Ari's socket and the table are as they were, and the game goes on.
            await ari.done(table, "start")
            end = await play_out(others, table)
            assert end["status"] == "over"

    run(test())


async def _answers(wire: Wire) -> None:
    """Every answer until the pong: nothing but refusals with known codes, and harmless answers to harmless messages."""
    while (message := await wire.receive())["type"] != "pong":
        assert message["type"] in ("refused", "snapshot", "update", "done"), message
        for problem in message.get("problems", ()):
            assert problem["code"] in SENTENCES
            assert problem["code"] not in ("server-error", "store-unavailable")


def test_a_full_disk_is_a_typed_refusal_and_no_half_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(decide, "MOST_LINES_AT_ONCE", 10**6)
        store = SqlStore.sqlite(tmp_path / "calico.sqlite")
        async with serving(store) as served, guest(served) as ari:
            table = await _begun(ari)
            # SQLite's own limit gives the error of a full disk, from the same place.
            assert isinstance(store._appender, SqliteAppender)
            pages = store._appender.database.execute("pragma page_count").fetchone()[0]
            store._appender.database.execute(f"pragma max_page_count = {pages}")
            for text in ("x" * 300, "x"):  # fill the last page
                while (await ari.do(table, "say", text=text)).status_code == 200:
                    pass
            refused = await _refused_turn(ari, table)
            store._appender.database.execute(f"pragma max_page_count = {pages + 10_000}")
            await _goes_on(ari, table, *refused)
        with sqlite3.connect(tmp_path / "calico.sqlite") as check:
            assert check.execute("pragma integrity_check").fetchone() == ("ok",)

    run(test())


def test_a_full_disk_under_postgresql_is_a_typed_refusal_and_no_half_game(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(SqlStore(postgres_url)) as served, guest(served) as ari:
            table = await _begun(ari)
            # PostgreSQL's own error of a full disk, for the last of the tables that an append writes to.
            _sql(
                postgres_url,
                "create function full_disk() returns trigger language plpgsql as"
                " $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;"
                " create trigger full_disk before update on tables for each row execute function full_disk()",
            )
            refused = await _refused_turn(ari, table)
            _sql(postgres_url, "drop trigger full_disk on tables")
            await _goes_on(ari, table, *refused)

    run(test())


def test_a_moved_file_is_a_typed_refusal_and_comes_back(tmp_path: Path) -> None:
    """SQLite itself would go on writing into a file that no restart finds."""
    file, elsewhere = tmp_path / "calico.sqlite", tmp_path / "elsewhere"

    async def test() -> None:
        async with serving(SqlStore.sqlite(file)) as served, guest(served) as ari:
            table = await _begun(ari)
            file.rename(elsewhere)
            await _refused_turn(ari, table)
            file.touch()
            refused = await _refused_turn(ari, table)
            elsewhere.replace(file)
            await _goes_on(ari, table, *refused)

    run(test())


async def _begun(player: Client) -> str:
    """A solo game that waits for its first turn."""
    table = await player.create(mode="beginner", seats=[{"kind": "person"}])
    await player.done(table, "start")
    return table


async def _refused_turn(player: Client, table: str) -> tuple[Json, Json]:
    """A turn that is refused with a type and changes nothing; returns its command and the table's state."""
    state = await player.state(table)
    command = _turn(state)
    refused = await player.post(f"/tables/{table}/commands", command)
    assert (refused.status_code, refused.json()["problems"][0]["code"]) == (503, "store-unavailable"), refused.text
    assert await player.state(table) == state, "a half-written turn"
    return command, state


async def _goes_on(player: Client, table: str, command: Json, state: Json) -> None:
    """The game is as it was, the same command is carried out now, and the game can be played to its end."""
    assert await player.state(table) == state
    again = await player.post(f"/tables/{table}/commands", command)
    assert again.status_code == 200, again.text
    assert (await player.state(table))["moves"] == state["moves"] + 1
    await play_out(await player.socket(), table)
    assert parse_record((await player.get(f"/tables/{table}/record")).text).result is not None


def _turn(state: Json) -> Json:
    """The command of the first legal turn."""
    move = any_move(state)
    assert move is not None
    return {"type": "play", "id": command_id(), **move}


def test_a_database_that_goes_away_is_a_typed_refusal_and_comes_back(postgres_url: str) -> None:
    async def test() -> None:
        store = SqlStore(postgres_url)
        async with serving(store) as served, guest(served) as ari:
            table = await _begun(ari)
            command = _turn(await ari.state(table))
            name = postgres_url.rpartition("/")[2]
            other = postgres_url.replace(name, "postgres")
            _sql(other, f"alter database {name} allow_connections false")
            _sql(other, f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
            answer = await ari.http.post(f"/api/v1/tables/{table}/commands", json=command)
            assert (answer.status_code, answer.json()["problems"][0]["code"]) == (503, "store-unavailable")
            assert (await ari.http.get("/healthz")).status_code == 200
            assert (await ari.http.get("/readyz")).status_code == 503
            _sql(other, f"alter database {name} allow_connections true")
            again = await ari.post(f"/tables/{table}/commands", command)
            assert again.status_code == 200, again.text
            assert (await ari.state(table))["moves"] == 1

    run(test())


def _sql(url: str, statement: str) -> None:
    subprocess.run(["psql", "-q", "-d", url, "-c", statement], check=True, stdout=subprocess.DEVNULL)


def test_a_store_that_can_not_be_opened_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And leaves no thread behind that fails later."""
    failures: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failures.append)

    async def test() -> None:
        for store in (SqlStore.sqlite(tmp_path / "no" / "such" / "folder"), SqlStore("postgresql://127.0.0.1:1/none")):
            with pytest.raises(StoreError):
                await store.open()

    threads = set(threading.enumerate())
    run(test())
    for thread in set(threading.enumerate()) - threads:
        thread.join(10)
    assert not failures


# What ends the session that everything else needs comes last, each with a guest of its own.
PARTS = (
    ("--exclude-path=/api/v1/logout", "--exclude-method=DELETE"),
    ("--include-method=DELETE", "--exclude-path=/api/v1/me"),
    ("--include-path=/api/v1/logout",),
    ("--include-method=DELETE", "--include-path=/api/v1/me"),
)


def test_the_whole_openapi_by_schemathesis(tmp_path: Path) -> None:
    """Schemathesis finds no answer that the description does not declare, and no server error."""

    async def test() -> None:
        server = ServerProcess(str(tmp_path / "calico.sqlite"), log=tmp_path / "log")
        await server.start()
        try:
            for part in PARTS:
                await _schemathesis(server.url, part, tmp_path)
        finally:
            await server.kill()

    run(test())


async def _schemathesis(url: str, part: tuple[str, ...], folder: Path) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"X-Calico": "1"}, timeout=None) as http:
        await http.post("/api/v1/guests", json={"name": "Schema"})
        cookie = http.cookies[COOKIE]
    program = await asyncio.create_subprocess_exec(
        "schemathesis",
        "run",
        f"{url}/api/v1/openapi.json",
        "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        "--max-examples=4",
        "--phases=examples,coverage,fuzzing",
        *part,
        "-H",
        "X-Calico: 1",
        "-H",
        f"Cookie: {COOKIE}={cookie}",
        "--seed=1",
        "--no-color",
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await program.communicate()
    assert program.returncode == 0, output.decode()[-6000:]
