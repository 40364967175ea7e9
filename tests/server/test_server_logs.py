"""What the server writes about itself holds no secrets, however much it is asked to tell."""

import asyncio
import gc
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from killing import ServerProcess
from serving import Json, Wire, command_id, next_command
from websockets.asyncio.client import connect
from websockets.typing import Origin

from calico.server.running import log_unhandled, set_up_logs
from calico.server.settings import Settings

NAME, TEXT, PASSPHRASE = "Wilhelmina", "marmalade at midnight", "seventeen quiet cats"


@pytest.mark.parametrize("as_json", ["true", "false"])
def test_a_server_that_tells_everything_tells_no_secret(
    as_json: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CALICO_LOG_LEVEL", "debug")
    monkeypatch.setenv("CALICO_LOG_JSON", as_json)
    database, log = tmp_path / "calico.sqlite", tmp_path / "log"
    server = ServerProcess(str(database), log=log)

    async def visit() -> set[str]:
        await server.start()
        try:
            return await _visit(server.url)
        finally:
            await server.stop()

    secrets = asyncio.run(visit()) | _kept_in(database)
    written = log.read_text(encoding="utf-8")
    assert "/api/v1/tables/{table}/commands" in written, "debug tells of requests"
    assert not {secret for secret in secrets if secret in written}


async def _visit(url: str) -> set[str]:
    """Sign up, log in, chat and move over both doors; returns what nobody may read in a log."""
    secrets = {NAME, TEXT, PASSPHRASE}
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", headers={"X-Calico": "1"}, timeout=None) as http:

        async def post(path: str, **body: object) -> Json:
            answer = await http.post(path, json=body)
            assert answer.status_code in (200, 201), answer.text
            secrets.update(cookie.value or "" for cookie in http.cookies.jar)
            found: Json = answer.json()
            return found

        await post("/guests", name=NAME)
        await post("/account", account="wilhelmina-77", passphrase=PASSPHRASE)
        await post("/login", account="wilhelmina-77", passphrase=PASSPHRASE)
        secret = (await post("/tokens", name="bot", scopes=["read", "play"]))["text"]
        secrets |= {"wilhelmina-77", secret}
        options = {"mode": "beginner", "seats": [{"kind": "person"}]}
        table = (await post("/tables", id=command_id(), options=options))["id"]
        await post(f"/tables/{table}/commands", type="say", id=command_id(), text=TEXT)
        await post(f"/tables/{table}/commands", type="start", id=command_id())
        cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        socket = url.replace("http", "ws", 1) + "/api/v1/socket"
        async with connect(
            socket, origin=Origin(url), additional_headers={"Cookie": cookie}, open_timeout=None
        ) as connection:
            wire = Wire(connection)
            await wire.send(type="hello", protocol=1)
            state = (await wire.watch(table))["state"]
            command = next_command(state)
            assert command is not None
            assert (await wire.do(table, **command))["type"] == "done"
            assert (await wire.do(table, "say", text=TEXT))["type"] == "done"
        async with connect(socket, open_timeout=None) as connection:
            wire = Wire(connection)
            await wire.send(type="hello", protocol=1, token=secret)
            assert (await wire.receive())["name"] == NAME
        await http.get(f"/tables/{table}%00")
        await http.post("/guests", content=b'{"name": "' + NAME.encode() + b"\xff")
    return secrets


def _kept_in(database: Path) -> set[str]:
    """Signing secrets, hashes of passphrases and tokens, ids of sessions."""
    kept = sqlite3.connect(database)
    columns = ("value from secrets", "passphrase from people", "hash from tokens", "id from sessions")
    found = {row[0] for column in columns for row in kept.execute(f"select {column}")}
    kept.close()
    assert len(found) >= len(columns)
    return {secret for secret in found if secret}


async def _fail_unseen() -> None:
    async def fail() -> None:
        raise ValueError(TEXT)

    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    task = asyncio.create_task(fail())
    await asyncio.wait([task])
    del task
    gc.collect()


def test_the_text_of_an_exception_is_not_written(capfd: pytest.CaptureFixture[str]) -> None:
    kept = logging.root.handlers[:], logging.root.level
    try:
        for as_json in (True, False):
            set_up_logs(Settings(log_json=as_json))
            try:
                raise ValueError(TEXT)
            except ValueError:
                logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
            written = capfd.readouterr().err
            assert "ValueError" in written
            assert "test_server_logs.py" in written, "the place"
            assert TEXT not in written
            asyncio.run(_fail_unseen())
            written = capfd.readouterr().err
            assert "never retrieved" in written
            assert "ValueError" in written
            assert TEXT not in written
    finally:
        logging.root.handlers[:], logging.root.level = kept
