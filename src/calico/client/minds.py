"""What decides for a bot: any Python player, or any program that speaks JSON lines (docs/bots.md)."""

import asyncio
import contextlib
import errno
import importlib.util
import os
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar

from calico.notation import parse_view
from calico.players import Player
from calico.players.programs import Program, goals_in, move_in, question
from calico.rules import CalicoError, Choose, Move, Phase, Problem

Json = dict[str, Any]
_T = TypeVar("_T")


class Mind(Protocol):
    """What decides: a Python player or a program."""

    async def choose(self, game: Json, *, seed: int, seconds: float) -> Choose | Move:
        """The goals or the move for the seat that sees this game (the protocol's GameState)."""

    def close(self) -> None:
        """End."""


class PlayerMind:
    """A Python player; it thinks in a thread, so that the connection stays alive."""

    def __init__(self, player: Player) -> None:
        self._player = player

    async def choose(self, game: Json, *, seed: int, seconds: float) -> Choose | Move:
        """Ask the player."""
        view = parse_view(game["view"])
        if view.position.phase is not Phase.CHOOSE:
            return await _in_background(lambda: self._player.choose_move(view, seed=seed, seconds=seconds))
        assert view.seat is not None
        goals = await _in_background(lambda: self._player.choose_goals(view, seed=seed, seconds=seconds))
        return Choose(view.seat, goals)

    def close(self) -> None:
        """Nothing to end."""


class ProgramMind:
    """A program, which is also told the game as the server tells it."""

    def __init__(self, command: str) -> None:
        self._program = Program(command)

    async def choose(self, game: Json, *, seed: int, seconds: float) -> Choose | Move:
        """Ask the program; one that is late is ended, and started again for the next decision."""
        view = parse_view(game["view"])
        asked = {**question(view, seed=seed, seconds=seconds), "game": game}
        try:
            answer = await _in_background(lambda: self._program.ask(asked, seconds=seconds))
        except asyncio.CancelledError:
            self._program.close()
            raise
        if view.position.phase is not Phase.CHOOSE:
            return move_in(answer)
        assert view.seat is not None
        return Choose(view.seat, goals_in(answer))

    def close(self) -> None:
        """End the program."""
        self._program.close()


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
