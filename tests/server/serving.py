"""A real server on a port of its own, and clients that speak to it over real sockets."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from calico.server.app import make_app
from calico.server.push import Pushes
from calico.server.running import make_config
from calico.server.settings import Settings
from calico.server.store import Store
from calico.server.store.memory import MemoryStore

Json = dict[str, Any]
GENEROUS = Settings(
    requests_per_minute=10**6,
    sign_ups_per_hour=10**6,
    messages_per_second=10**5,
    bot_seconds=0.2,
    tables_per_person=0,
    tables_per_address=0,
    bots_per_person=0,
    bots_per_address=0,
    bot_minutes_per_person=0,
    bot_minutes_per_address=0,
)
T = TypeVar("T")
_ids = count()


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine. One that hangs is ended by pytest's own limit; a busy machine does not matter."""
    return asyncio.run(test)


def command_id() -> str:
    return f"command-{next(_ids):06}"


@dataclass
class Served:
    """A running server."""

    url: str
    app: Any
    server: uvicorn.Server

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/v1/socket"


@asynccontextmanager
async def serving(
    store: Store | None = None, settings: Settings = GENEROUS, pushes: Pushes | None = None
) -> AsyncIterator[Served]:
    """Serve in this event loop until the block ends."""
    app = make_app(settings, MemoryStore() if store is None else store, pushes)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(make_config(app, settings))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            if task.done():
                await task
            await asyncio.sleep(0.005)
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", app, server)
    finally:
        server.should_exit = True
        await task
        listening.close()


@dataclass
class Client:
    """A guest with a browser: cookie, header, origin."""

    served: Served
    http: httpx.AsyncClient
    person: str = ""
    sockets: list[ClientConnection] = field(default_factory=list)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(f"/api/v1{path}", **more)

    async def post(self, path: str, body: object, **more: Any) -> httpx.Response:
        return await self.http.post(f"/api/v1{path}", json=body, **more)

    async def create(self, **options: Any) -> str:
        answer = await self.post("/tables", {"id": command_id(), "options": options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, type: str, **more: Any) -> httpx.Response:
        return await self.post(f"/tables/{table}/commands", {"type": type, "id": command_id(), **more})

    async def done(self, table: str, type: str, **more: Any) -> int:
        answer = await self.do(table, type, **more)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["sequence"])

    async def state(self, table: str) -> Json:
        answer = await self.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()["state"]
        return state

    async def socket(self, *, program: bool = False) -> "Wire":
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        headers = {"Cookie": cookie}
        connection = await connect(
            self.served.socket_url,
            origin=Origin(self.served.url),
            additional_headers=headers,
            compression=None,
            open_timeout=None,
            ping_timeout=None,
        )
        self.sockets.append(connection)
        wire = Wire(connection)
        await wire.send(type="hello", protocol=1, program=program)
        assert (await wire.receive())["type"] == "welcome"
        return wire


@dataclass
class Wire:
    """A socket."""

    connection: ClientConnection

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Json:
        answer: Json = json.loads(await self.connection.recv())
        return answer

    async def until(self, is_wanted: Callable[[Json], bool]) -> Json:
        while not is_wanted(message := await self.receive()):
            pass
        return message

    async def watch(self, table: str) -> Json:
        """Follow a table; returns its snapshot."""
        await self.send(type="watch", table=table)
        return await self.until(lambda message: message["type"] == "snapshot")

    async def do(self, table: str, type: str, **more: Any) -> Json:
        id = command_id()
        await self.send(type="do", table=table, command={"type": type, "id": id, **more})
        return await self.until(lambda message: message.get("command") == id)


@asynccontextmanager
async def guest(served: Served, name: str = "Ari", **headers: str) -> AsyncIterator[Client]:
    """A new guest."""
    async with httpx.AsyncClient(base_url=served.url, headers={"X-Calico": "1", **headers}, timeout=None) as http:
        client = Client(served, http)
        answer = await client.post("/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        client.person = answer.json()["id"]
        try:
            yield client
        finally:
            for connection in client.sockets:
                await connection.close()


def any_move(state: Json) -> Json | None:
    """The first legal move of a state, or None if it is not the viewer's turn to place."""
    legal = (state["game"] or {}).get("legal")
    for placement in legal["placements"] if legal else ():
        for target in placement["targets"]:
            position = 1
            if state["options"]["restriction"] == "no_hand":
                position = state["game"]["market"].index(placement["patch"]) + 1
            return {"patch": placement["patch"], "cell": target["cell"], "take": position}
    return None


async def play_out(wire: Wire, table: str, *, on_state: Callable[[Json], Awaitable[None]] | None = None) -> Json:
    """Follow a table and play every turn that is ours until the game is over; returns the last state."""
    await wire.send(type="watch", table=table)
    state: Json = {}
    known, needed, is_waiting = 0, 0, False  # the state's number, the number that our last command got, no answer yet
    while True:
        message = await wire.receive()
        assert message["type"] != "refused", message
        if message["type"] == "done":
            needed, is_waiting = message["sequence"], False
        elif message["type"] in ("snapshot", "update"):
            state, known = message["state"], message["sequence"]
            if on_state is not None:
                await on_state(state)
            if state["status"] == "over":
                return state
        if not is_waiting and known >= needed and state and (command := next_command(state)):
            await wire.send(type="do", table=table, command={"id": command_id(), **command})
            is_waiting = True


def next_command(state: Json) -> Json | None:
    """What the viewer could do now: choose goals or play the first legal move."""
    seat = state["you"]["seat"]
    if state["status"] == "choosing" and seat is not None and not state["game"]["players"][seat]["has_chosen"]:
        return {"type": "choose_goals", "goals": state["game"]["players"][seat]["offer"][:3], "seat": seat}
    move = any_move(state)
    return {"type": "play", **move} if move else None
