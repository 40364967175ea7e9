"""A bot that plays over the network: any Python player, or any program that speaks JSON lines, at tables of a server.

The line protocol: for each decision the program gets one line on its standard input,
`{"type": "choose_move", "view": …, "game": …, "seed": …, "seconds": …}` or the same with `choose_goals`, where `view`
is the notation's one line and `game` the protocol's GameState; it answers with one line on its standard output,
`{"move": "Pv-a1-2"}` or `{"goals": ["different", "aa-bb-cc", "aaa-bbb"]}`. A program that crashes is started again for
the next decision; a bot that crashes, is late or answers nonsense is replaced by a legal move and a line in the log.
"""

import asyncio
import contextlib
import errno
import importlib.util
import json
import logging
import os
import shlex
import threading
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_hex
from types import ModuleType
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from calico.notation import parse_move, parse_view
from calico.players import Player, derive_seed
from calico.players.random_player import RandomPlayer
from calico.rules import CalicoError, Choose, Goal, Problem, apply
from calico.server.protocol import PROTOCOL

Json = dict[str, Any]
_T = TypeVar("_T")
MOST_TABLES = 20  # at once; further invitations are declined
_LOOK_EVERY = 5.0  # seconds between looks for tables where the account was seated or invited meanwhile
_PATIENCE = 3.0  # seconds beyond its time before a mind counts as late
_log = logging.getLogger(__name__)


class Mind(Protocol):
    """What decides: a Python player or a program."""

    async def goals(self, game: Json, seed: int, seconds: float) -> list[str]:
        """Three goals."""

    async def move(self, game: Json, seed: int, seconds: float) -> str:
        """A move in notation."""

    async def close(self) -> None:
        """End."""


class PlayerMind:
    """A Python player; it thinks in a thread, so that the connection stays alive."""

    def __init__(self, player: Player) -> None:
        self._player = player

    async def goals(self, game: Json, seed: int, seconds: float) -> list[str]:
        """Ask the player."""
        view = parse_view(game["view"])
        goals = await _in_background(lambda: self._player.choose_goals(view, seed=seed, seconds=seconds))
        return [goal.value for goal in goals]

    async def move(self, game: Json, seed: int, seconds: float) -> str:
        """Ask the player."""
        view = parse_view(game["view"])
        return str(
            await _in_background(lambda: self._player.choose_move(view, seed=seed, seconds=seconds))
        )  # fmt: skip

    async def close(self) -> None:
        """Nothing to end."""


async def _in_background(work: Callable[[], _T]) -> _T:
    """The work's result, from a thread that nobody waits for: a player that never ends must not keep the bot alive."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[_T] = loop.create_future()

    def settle(give: Callable[[Any], None], value: object) -> None:
        if not answer.done():  # it was too late
            give(value)

    def run() -> None:
        outcome: tuple[Callable[[Any], None], object]
        try:
            outcome = (answer.set_result, work())
        except Exception as error:  # a player may raise anything; whoever asked is told
            outcome = (answer.set_exception, error)
        with contextlib.suppress(RuntimeError):  # the bot has ended meanwhile
            loop.call_soon_threadsafe(settle, *outcome)

    threading.Thread(target=run, daemon=True).start()
    return await answer


class ProgramMind:
    """A program that reads and writes JSON lines."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def goals(self, game: Json, seed: int, seconds: float) -> list[str]:
        """Ask the program."""
        answer = await self._ask({"type": "choose_goals", "view": game["view"], "game": game}, seed, seconds)
        try:
            return [Goal.parse(goal).value for goal in answer["goals"]]
        except (KeyError, TypeError, CalicoError) as error:
            raise _unusable(error) from None

    async def move(self, game: Json, seed: int, seconds: float) -> str:
        """Ask the program."""
        answer = await self._ask({"type": "choose_move", "view": game["view"], "game": game}, seed, seconds)
        try:
            return str(parse_move(answer["move"]))
        except (KeyError, TypeError, CalicoError) as error:
            raise _unusable(error) from None

    async def close(self) -> None:
        """End the program."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _ask(self, question: Json, seed: int, seconds: float) -> Json:
        async with self._turn:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *shlex.split(self._command),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=1 << 20,
                )
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            line = json.dumps({**question, "seed": seed, "seconds": seconds})
            try:
                self._process.stdin.write(line.encode() + b"\n")
                await self._process.stdin.drain()
                answer = await self._process.stdout.readline()
            except BaseException:  # late or gone: what it might still say would answer another question
                await self.close()
                raise
            if not answer:
                await self.close()
        try:
            found: Json = dict(json.loads(answer))
        except (ValueError, TypeError) as error:
            raise _unusable(error) from None
        return found


def load_player(path: Path) -> Player:
    """The player that a Python file defines: an object or a class called `player` (or `Player`)."""
    if not path.exists():
        raise CalicoError(Problem.of("file-unreadable", path=str(path), reason=os.strerror(errno.ENOENT)))
    spec = importlib.util.spec_from_file_location("calico_network_bot", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise CalicoError(Problem.of("file-unreadable", path=str(path), reason="it is not a Python file"))
    module: ModuleType = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        found = getattr(module, "player", None) or getattr(module, "Player", None)
        player: Any = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:  # whatever somebody's file does
        reason = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
        raise CalicoError(Problem.of("player-broken", name=str(path), reason=reason)) from error
    if not callable(getattr(player, "choose_move", None)):
        raise CalicoError(Problem.of("bot-file", path=str(path)))
    made: Player = player
    return made


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
    """The command for what a mind decides, checked by the rules."""
    view = parse_view(game["view"])
    assert view.seat is not None
    if game["phase"] == "choose":
        goals = await mind.goals(game, seed, seconds)
        apply(view.position, Choose(view.seat, tuple(map(Goal.parse, goals))))
        return {"type": "choose_goals", "goals": goals}
    move = parse_move(await mind.move(game, seed, seconds))
    place, take = move.events
    apply(apply(view.position, place), take)
    return {"type": "play", "patch": str(move.patch), "cell": move.cell.name, "take": move.take}


def _is_awaited(state: Json) -> bool:
    seat = state["you"]["seat"]
    return seat is not None and state["chairs"][seat]["awaited"] and state["chairs"][seat]["bot"] is None


def _unusable(error: Exception) -> CalicoError:
    return CalicoError(Problem.of("bot-answer", reason=str(error) or type(error).__name__))


def _refused(message: Json) -> CalicoError:
    found = message["problems"][0]
    return CalicoError(Problem(found["code"], tuple(found["details"].items()), found["message"]))
