"""`calico bot` as people run it: real processes against a real server, a whole game each, whatever the bot does."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from killing import START, ServerProcess
from serving import Json, command_id

PLAYER = """
import time
from calico.players.random_player import RandomPlayer

class player(RandomPlayer):
    turns = 0

    def choose_move(self, view, *, seed, seconds=None):
        self.turns += 1
        {trouble}
        return super().choose_move(view, seed=seed, seconds=seconds)
"""
PROGRAM = (Path(__file__).parents[2] / "examples" / "line_bot.py").read_text(encoding="utf-8")
BEFORE = """        if question["type"] == "choose_goals":
"""
REPLACED = b"bot replaced by a random move"


async def _account(url: str, name: str) -> str:
    """A new account; returns its token."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", headers={"X-Calico": "1"}, timeout=None) as http:
        await http.post("/guests", json={"name": name})
        made = await http.post("/account", json={"account": name, "passphrase": "correct horse battery"})
        assert made.status_code == 201, made.text
        return str((await http.post("/tokens", json={"name": "b", "scopes": ["read", "play"]})).json()["text"])


@asynccontextmanager
async def _bot(url: str, token: str, log: Path, *arguments: str) -> AsyncIterator[Process]:
    with log.open("wb") as stderr:
        command = [sys.executable, "-c", START, "bot", "--server", url, "--token", token, "--seconds", "0.5"]
        process = await asyncio.create_subprocess_exec(*command, *arguments, stdout=DEVNULL, stderr=stderr)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


PYTHON_TROUBLE = """
        if self.turns == 3: raise RuntimeError("a bug")
        if self.turns == 5: return None
        if self.turns == 7: time.sleep(3600)
"""
PROGRAM_TROUBLE = """
        main.turns = getattr(main, "turns", 0) + 1
        if main.turns == 2: print("nonsense", flush=True); continue
        if main.turns == 4: sys.exit(1)
        if len(game["legal"]["placements"][0]["targets"] if game["legal"] else "") == 9: __import__("time").sleep(3600)
"""


@pytest.mark.parametrize(
    ("python_trouble", "program_trouble"),
    [("", ""), (PYTHON_TROUBLE, PROGRAM_TROUBLE)],
    ids=["well", "crashing, late and talking nonsense"],
)
def test_two_bots_play_a_whole_game_on_invitation(python_trouble: str, program_trouble: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(str(tmp_path / "calico.sqlite"))
        await server.start()
        (tmp_path / "mine.py").write_text(PLAYER.format(trouble=python_trouble), encoding="utf-8")
        (tmp_path / "program.py").write_text(PROGRAM.replace(BEFORE, program_trouble + BEFORE), encoding="utf-8")
        logs = [tmp_path / "python.log", tmp_path / "program.log"]
        try:
            tokens = [await _account(server.url, name) for name in ("python.bot", "program.bot")]
            program = f"{sys.executable} {tmp_path / 'program.py'}"
            async with (
                _bot(server.url, tokens[0], logs[0], str(tmp_path / "mine.py")),
                _bot(server.url, tokens[1], logs[1], "--exec", program),
                httpx.AsyncClient(base_url=f"{server.url}/api/v1", headers={"X-Calico": "1"}, timeout=None) as http,
            ):
                end = await _watched(http, logs)
            assert end["moves"] == 44
            assert not any(chair["bot"] for chair in end["chairs"]), "each played to the end itself"
            for log, trouble in zip(logs, (python_trouble, program_trouble), strict=True):
                assert (REPLACED in log.read_bytes()) == bool(trouble), log.read_text(encoding="utf-8")
        finally:
            await server.kill()

    asyncio.run(test())


async def _watched(http: httpx.AsyncClient, logs: list[Path]) -> Json:
    """Lay a table for both bots, begin when they sit, and look on until the end."""
    await http.post("/guests", json={"name": "Host"})
    seats = [{"kind": "person", "account": name} for name in ("python.bot", "program.bot")]
    body = {"id": command_id(), "sit": False, "options": {"seats": seats}}
    for _ in range(1200):
        if len((await http.get("/programs")).json()) == 2:
            break
        await asyncio.sleep(0.1)
    table = (await http.post("/tables", json=body)).json()["id"]
    state: Json = {}
    has_begun = False
    for _ in range(4000):
        state = (await http.get(f"/tables/{table}")).json()["state"]
        if state["status"] == "over":
            return state
        if not has_begun and all(chair["taken"] for chair in state["chairs"]):
            answer = await http.post(f"/tables/{table}/commands", json={"type": "start", "id": command_id()})
            has_begun = answer.status_code == 200
        await asyncio.sleep(0.05)
    raise AssertionError(json.dumps([state["status"], state["moves"], *(log.read_text("utf-8") for log in logs)]))
