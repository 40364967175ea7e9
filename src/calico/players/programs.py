"""Programs that play, in any language: a question a line on their standard input, an answer a line on their output.

docs/bots.md describes the lines. What a program writes to standard error is its own.
"""

import json
import shlex
import subprocess
import threading
import weakref
from collections.abc import Mapping
from contextlib import suppress
from pathlib import PurePath
from queue import Empty, SimpleQueue
from typing import IO, Any

from calico.notation import format_view, parse_move
from calico.players.protocol import Strength
from calico.rules import CalicoError, Goal, Move, Phase, Problem, View, legal_choices, legal_moves

_PATIENCE = 60.0  # seconds beyond those that it may think: machines are busy, and some languages start slowly


def question(view: View, *, seed: int, seconds: float | None) -> dict[str, object]:
    """What a program is asked, ready for JSON: the table as its seat sees it and every legal move as text."""
    assert view.seat is not None
    is_choosing = view.position.phase is Phase.CHOOSE
    moves = legal_choices(view.position, view.seat) if is_choosing else legal_moves(view.position)
    return {
        "type": "choose_goals" if is_choosing else "choose_move",
        "view": format_view(view),
        "moves": [str(move) for move in moves],
        "seed": seed,
        "seconds": seconds,
    }


def goals_in(answer: Mapping[str, Any]) -> tuple[Goal, ...]:
    """The goals of an answer: `{"goals": [three of them]}`, or as one of the question's moves."""
    try:
        goals = answer["move"].split("/") if "move" in answer else answer["goals"]
        return tuple(Goal.parse(goal) for goal in goals)
    except (AttributeError, KeyError, TypeError, CalicoError) as error:
        raise unusable(error) from None


def move_in(answer: Mapping[str, Any]) -> Move:
    """The move of an answer, `{"move": "Pv-a1-2"}`."""
    try:
        return parse_move(answer["move"])
    except (KeyError, TypeError, CalicoError) as error:
        raise unusable(error) from None


def unusable(error: Exception) -> CalicoError:
    """The refusal of an answer, for what is wrong with it."""
    return CalicoError(Problem.of("program-answer", reason=str(error) or type(error).__name__))


class Program:
    """A running program that answers one question at a time; one that has died or was late is started again."""

    def __init__(self, command: str) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise CalicoError(Problem.of("player-broken", name=command, reason=str(error))) from None
        if not self.words:
            raise CalicoError(Problem.of("player-broken", name="exec:", reason="there is no command"))
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._answers: SimpleQueue[str | None] = SimpleQueue()
        self._turn = threading.Lock()

    def ask(self, asked: Mapping[str, object], *, seconds: float | None = None) -> dict[str, Any]:
        """The answer, which the program has `seconds` for and some patience; refuses what is no answer."""
        with self._turn:
            process = self._running()
            assert process.stdin is not None
            try:
                process.stdin.write(json.dumps(asked) + "\n")
                process.stdin.flush()
                line = self._answers.get(timeout=_PATIENCE + (seconds or 0))
            except (OSError, Empty):
                line = None
            if line is None:  # gone or late: what it might still say would answer another question
                self.close()
                raise CalicoError(Problem.of("program-silent", command=self._command))
        try:
            return dict(json.loads(line))
        except (ValueError, TypeError) as error:
            raise unusable(error) from None

    def close(self) -> None:
        """End the program, also from another thread while it is being asked."""
        if self._process is not None:
            _end(self._process)

    def _running(self) -> "subprocess.Popen[str]":
        if self._process is None or self._process.poll() is not None:
            try:
                self._process = subprocess.Popen(
                    self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
                )
            except (OSError, ValueError) as error:
                raise CalicoError(Problem.of("player-broken", name=self._command, reason=str(error))) from None
            self._answers = SimpleQueue()
            assert self._process.stdout is not None
            threading.Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True).start()
            weakref.finalize(self, _end, self._process)
        return self._process


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    if process.stdin is not None:
        with suppress(OSError):  # a question that nobody reads any more
            process.stdin.close()


def _read(lines: IO[str], answers: "SimpleQueue[str | None]") -> None:
    """Hand over what a program says; None when it says no more."""
    with lines:
        try:
            for line in lines:
                answers.put(line)
        except (OSError, ValueError):  # closed under our hands, or not UTF-8
            pass
    answers.put(None)


class ProgramPlayer:
    """A program as a player like any other: `calico arena greedy "exec:./my_bot"`."""

    strength = Strength(solo_beginner=0.0, solo_standard=0.0)  # nobody knows

    def __init__(self, command: str) -> None:
        self._program = Program(command)
        self.name = PurePath(self._program.words[-1]).stem
        self.description = f"The program {command}."

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:
        """Ask the program."""
        return goals_in(self._program.ask(question(view, seed=seed, seconds=seconds), seconds=seconds))

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        """Ask the program."""
        return move_in(self._program.ask(question(view, seed=seed, seconds=seconds), seconds=seconds))
