"""Kills a real server process again and again while people play, and looks for anything lost or doubled."""

import asyncio
import json
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from serving import Json, command_id, next_command
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

START = "from calico.cli.entry import main; import sys; sys.exit(main(sys.argv[1:]))"
LIMITS = {
    "CALICO_REQUESTS_PER_MINUTE": "1000000",
    "CALICO_SIGN_UPS_PER_HOUR": "1000000",
    "CALICO_MESSAGES_PER_SECOND": "100000",
    "CALICO_BOT_SECONDS": "0.1",
    "CALICO_SOCKETS_PER_ADDRESS": "100000",
}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass
class ServerProcess:
    """A server in a process of its own, on a fixed port."""

    database: str
    port: int = field(default_factory=free_port)
    log: Path | None = None
    process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        stderr = DEVNULL if self.log is None else self.log.open("ab")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", START, *arguments, env={**os.environ, **LIMITS}, stdout=DEVNULL, stderr=stderr
        )
        async with httpx.AsyncClient(timeout=None) as http:
            while True:
                assert self.process.returncode is None, "the server does not start"
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)

    async def stop(self) -> None:
        await self.end(signal.SIGTERM)

    async def end(self, how: int) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        await self.process.wait()


@dataclass
class Ledger:
    """What the server has acknowledged: by table and command, the number that it gave."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    finished: set[str] = field(default_factory=set)
    refusals: list[Json] = field(default_factory=list)


class Pair:
    """Two people who play one game after another, whatever happens to the server."""

    def __init__(self, urls: list[str], ledger: Ledger, seed: int) -> None:
        self.urls = urls
        self.ledger = ledger
        self.random = random.Random(seed)
        self.is_last = asyncio.Event()

    async def play(self) -> None:
        """Play games until `is_last` is set; the game that is under way then is played to its end."""
        people = [await self._guest(name) for name in ("Ari", "Bea")]
        try:
            while not self.is_last.is_set():
                await self._game(people)
        finally:
            for person in people:
                await person.aclose()

    async def _guest(self, name: str) -> httpx.AsyncClient:
        http = httpx.AsyncClient(headers={"X-Calico": "1"}, timeout=None)
        await self._post(http, "/guests", {"name": name})
        return http

    async def _post(self, http: httpx.AsyncClient, path: str, body: Json) -> Json:
        """Send until there is an answer: the id makes that safe (a guest too many does no harm)."""
        while True:
            with suppress(httpx.HTTPError):
                answer = await http.post(f"{self.random.choice(self.urls)}/api/v1{path}", json=body)
                if answer.status_code < 500:
                    assert answer.status_code in (200, 201), answer.text
                    found: Json = answer.json()
                    return found
            await asyncio.sleep(0.05)

    async def _game(self, people: list[httpx.AsyncClient]) -> None:
        seats = [{"kind": "person"}, {"kind": "person"}]
        created = await self._post(people[0], "/tables", {"id": command_id(), "options": {"seats": seats}})
        table = created["id"]
        self.ledger.tables.append(table)
        for person, type in ((people[1], "join"), (people[0], "start")):
            command = {"id": command_id(), "type": type}
            self._acknowledge(table, await self._post(person, f"/tables/{table}/commands", command))
        await asyncio.gather(*(self._seat(person, table) for person in people))
        self.ledger.finished.add(table)

    def _acknowledge(self, table: str, done: Json) -> None:
        key = (table, done["command"])
        assert self.ledger.acknowledged.setdefault(key, done["sequence"]) == done["sequence"]

    async def _seat(self, http: httpx.AsyncClient, table: str) -> None:
        since: int | None = None
        pending: Json | None = None
        needed = 0
        state: Json = {}
        while True:
            url = self.random.choice(self.urls)
            cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
            try:
                async with connect(
                    url.replace("http", "ws", 1) + "/api/v1/socket",
                    origin=Origin(url),
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    open_timeout=None,
                ) as wire:
                    await wire.send('{"type":"hello","protocol":1}')
                    await wire.send(_text(type="watch", table=table, since=since))
                    if pending is not None:
                        await wire.send(_text(type="do", table=table, command=pending))
                    async for text in wire:
                        message = _json(text)
                        if message["type"] == "done":
                            self._acknowledge(table, message)
                            needed, pending = message["sequence"], None
                        elif message["type"] == "refused":
                            if message["problems"][0]["code"] != "store-unavailable":
                                self.ledger.refusals.append(message)
                                return
                            if pending is not None and message["command"] == pending["id"]:
                                await asyncio.sleep(0.1)
                                await wire.send(_text(type="do", table=table, command=pending))
                        elif message["type"] in ("snapshot", "update"):
                            assert since is None or message["sequence"] >= since, "the table went backwards"
                            state, since = message["state"], message["sequence"]
                            if state["status"] == "over":
                                return
                        ready = pending is None and state and (since or 0) >= needed
                        if ready and (pending := self._next(state)) is not None:
                            await wire.send(_text(type="do", table=table, command=pending))
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    def _next(self, state: Json) -> Json | None:
        """The next command, as a whole turn or in two steps, sometimes with an undo between."""
        legal = (state["game"] or {}).get("legal")
        if legal and legal["takes"]:
            if self.random.random() < 0.2:
                return {"id": command_id(), "type": "undo"}
            return {"id": command_id(), "type": "take", "position": self.random.choice(legal["takes"])}
        command = next_command(state)
        if command is None:
            return None
        if command["type"] == "play":
            placement = self.random.choice(state["game"]["legal"]["placements"])
            cell = self.random.choice(placement["targets"])["cell"]
            step = {"id": command_id(), "patch": placement["patch"], "cell": cell}
            if self.random.random() < 0.5:
                return {**step, "type": "place"}
            return {**step, "type": "play", "take": self.random.randint(1, 3)}
        return {"id": command_id(), **command}


def _text(**message: object) -> str:
    return json.dumps(message)


def _json(text: str | bytes) -> Json:
    found: Json = json.loads(text)
    return found
