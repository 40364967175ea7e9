"""A bot that plays over the network, at tables of a server.

One that crashes, is late or answers nonsense is replaced by a legal move and a line in the log.
"""

import asyncio
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from secrets import token_hex
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from calico.client.minds import Json, Mind, PlayerMind
from calico.notation import parse_view
from calico.players import derive_seed
from calico.players.random_player import RandomPlayer
from calico.rules import CalicoError, Choose, Problem, apply

PROTOCOL = 1  # the version that it speaks
MOST_TABLES = 20  # at once; further invitations are declined
_LOOK_EVERY = 5.0  # seconds between looks for tables where the account was seated or invited meanwhile
_PATIENCE = 3.0  # seconds beyond its time before a mind counts as late
_log = logging.getLogger(__name__)


def _checked(server: str) -> str:
    """The address, refused if no server can ever answer there."""
    try:
        parts = urlsplit(server)
        parts.port  # noqa: B018 - a port that is none is noticed by asking for it
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise CalicoError(Problem.of("server-address", url=server))
    return server


class NetworkBot:
    """Plays at every table where its account sits, at those that it is told to join, and where it is invited."""

    def __init__(
        self, server: str, token: str, mind: Mind, *, seconds: float = 2.0, most_tables: int = MOST_TABLES
    ) -> None:
        self._server = _checked(server).rstrip("/")
        self._token = token
        self._mind = mind
        self._seconds = seconds
        self._most_tables = most_tables
        self._states: dict[str, Json] = {}
        self._busy: set[str] = set()
        self._open: set[str] = set()
        self.on_over: Callable[[str, Json], Awaitable[None]] | None = None
        self.on_connected: Callable[[], None] | None = None

    async def play(self, tables: tuple[str, ...] = (), *, forever: bool = True) -> None:
        """Play; a lost connection is made again. Without `forever`, until the given tables are over."""
        self._open = set(tables)
        wait = 0.5
        while True:
            try:
                await self._connected(forever=forever)
                return
            except (OSError, WebSocketException, TimeoutError) as error:
                if not forever and isinstance(error, OSError) and wait > 8:
                    raise CalicoError(Problem.of("server-unreachable", url=self._server)) from None
                _log.warning("no connection to %s, trying again in %g s: %s", self._server, wait, error)
                await asyncio.sleep(wait)
                wait = min(wait * 2, 30)

    async def _connected(self, *, forever: bool) -> None:
        url = self._server.replace("http", "ws", 1) + "/api/v1/socket"
        async with connect(url, compression=None, max_size=1 << 20) as socket:
            await self._send(socket, type="hello", protocol=PROTOCOL, token=self._token, program=True)
            welcome = json.loads(await socket.recv())
            if welcome["type"] != "welcome":
                raise _refused(welcome)
            if self.on_connected is not None:
                self.on_connected()
            watched: set[str] = set()
            looker = asyncio.create_task(self._look(socket, watched, forever=forever))
            thinking: set[asyncio.Task[None]] = set()
            try:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "refused":
                        _log.warning("refused", extra={"code": message["problems"][0]["code"]})
                    if message["type"] == "invited" and forever:
                        watched.add(message["table"])
                        await self._send(socket, type="watch", table=message["table"])
                    if message["type"] not in ("snapshot", "update"):
                        continue
                    await self._changed(socket, message, thinking)
                    if not forever and not self._open:
                        return
            finally:
                looker.cancel()
                for task in thinking:
                    task.cancel()
                self._busy.clear()
        raise OSError("the server closed the connection")

    async def _look(self, socket: ClientConnection, watched: set[str], *, forever: bool) -> None:
        """Follow the tables to join, and those where somebody has seated this account."""
        while True:
            wanted = set(self._open)
            if forever:
                wanted |= await asyncio.to_thread(self._my_tables)
            for table in wanted - watched:
                watched.add(table)
                await self._send(socket, type="watch", table=table)
            await asyncio.sleep(_LOOK_EVERY)

    def _my_tables(self) -> set[str]:
        request = urllib.request.Request(  # the server's address is the user's own choice
            f"{self._server}/api/v1/me/tables", headers={"Authorization": f"Bearer {self._token}"}
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return {table["id"] for table in json.load(answer) if table["status"] not in ("over", "closed")}
        except (urllib.error.URLError, ValueError, TimeoutError):
            return set()

    async def _changed(self, socket: ClientConnection, message: Json, thinking: set["asyncio.Task[None]"]) -> None:
        table, state = message["table"], message["state"]
        self._states[table] = state
        if state["status"] in ("over", "closed"):
            self._open.discard(table)
            self._states.pop(table, None)
            if self.on_over is not None:
                await self.on_over(table, state)
        elif state["you"]["invited"] is not None:
            playing = sum(one["you"]["seat"] is not None for one in self._states.values())
            answer = "join" if playing < self._most_tables else "decline"
            _log.info("invited", extra={"table": table, "answer": answer})
            await self._do(socket, table, type=answer)
        elif "join" in state["you"]["commands"] and table in self._open:
            await self._do(socket, table, type="join")
        elif "return" in state["you"]["commands"]:
            await self._do(socket, table, type="return")
        elif table not in self._busy and _is_awaited(state):
            self._busy.add(table)
            task = asyncio.create_task(self._decide(socket, table))
            thinking.add(task)
            task.add_done_callback(thinking.discard)

    async def _decide(self, socket: ClientConnection, table: str) -> None:
        """Think about each decision that is ours until somebody else's turn comes."""
        try:
            while (state := self._states.get(table)) is not None and _is_awaited(state):
                game, seat = state["game"], state["you"]["seat"]
                seed = derive_seed(seat, state["moves"])
                await self._do(socket, table, **await self._decision(table, game, seed))
                for _ in range(100):  # until the server tells of it
                    if self._states.get(table) is not state:
                        break
                    await asyncio.sleep(0.05)
                else:
                    return
        finally:
            self._busy.discard(table)

    async def _decision(self, table: str, game: Json, seed: int) -> Json:
        """What the mind decides, if it is legal and in time; else what chance does."""
        try:
            return await asyncio.wait_for(_decided(self._mind, game, seed, self._seconds), self._seconds + _PATIENCE)
        except Exception as error:  # whatever a mind does: late, dead, illegal, nonsense
            _log.warning("bot replaced by a random move", extra={"table": table, "error": type(error).__name__})
            return await _decided(PlayerMind(RandomPlayer()), game, seed, self._seconds)

    async def _do(self, socket: ClientConnection, table: str, **command: object) -> None:
        await self._send(socket, type="do", table=table, command={"id": token_hex(8), **command})

    async def _send(self, socket: ClientConnection, **message: object) -> None:
        await socket.send(json.dumps(message))


async def _decided(mind: Mind, game: Json, seed: int, seconds: float) -> Json:
    """The command for what the mind decides; refuses what the rules do not allow."""
    decision = await mind.choose(game, seed=seed, seconds=seconds)
    apply(parse_view(game["view"]).position, decision)
    if isinstance(decision, Choose):
        return {"type": "choose_goals", "goals": [str(goal) for goal in decision.goals]}
    return {"type": "play", "patch": str(decision.patch), "cell": str(decision.cell), "take": decision.take}


def _is_awaited(state: Json) -> bool:
    seat = state["you"]["seat"]
    return seat is not None and state["chairs"][seat]["awaited"] and state["chairs"][seat]["bot"] is None


def _refused(message: Json) -> CalicoError:
    found = message["problems"][0]
    return CalicoError(Problem(found["code"], tuple(found["details"].items()), found["message"]))
