"""What decides for a bot: any Python player, or any program that speaks JSON lines.

The line protocol: for each decision the program gets one line on its standard input,
`{"type": "choose_move", "view": …, "game": …, "seed": …, "seconds": …}` or the same with `choose_goals`, where `view`
is the notation's one line and `game` the protocol's GameState; it answers with one line on its standard output,
`{"move": "Pv-a1-2"}` or `{"goals": ["different", "aa-bb-cc", "aaa-bbb"]}`. A program that crashes is started again for
the next decision.
"""

import asyncio
import contextlib
import errno
import importlib.util
import json
import os
import shlex
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar

from calico.notation import parse_move, parse_view
from calico.players import Player
from calico.rules import CalicoError, Goal, Problem

Json = dict[str, Any]
_T = TypeVar("_T")


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


def _unusable(error: Exception) -> CalicoError:
    return CalicoError(Problem.of("bot-answer", reason=str(error) or type(error).__name__))
