"""`calico simulate`: programs against each other, many games, on all cores; the same seed gives the same games."""

import json
import os
import signal
import time
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.table import Table

from calico.cli.progress import Progress
from calico.cli.statistics import Statistics
from calico.cli.store import written_whole
from calico.cli.terminal import Refusal, Terminal
from calico.dealing import deal_setup, shuffled_supply
from calico.notation import format_record, positions
from calico.players import derive_seed, find_player, play_game
from calico.rules import Board, Cat, Options, has_passed

_CHUNK = 10  # games a worker plays at a time: small enough to stop soon, large enough to keep busy


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play."""

    games: int
    bots: tuple[str, ...]  # one a seat
    seed: int
    options: Options
    cats: tuple[Cat, ...] | None = None
    boards: tuple[Board, ...] | None = None
    keep_records: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one game: totals and winners by seat, who passed the scenario, and the record if wanted."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    passed: tuple[int, ...]
    record: str | None


@dataclass(slots=True)
class Tally:
    """What came out of all games, by seat and over all."""

    plan: Plan
    points: Statistics
    by_seat: tuple[Statistics, ...]
    wins: Counter[int]
    passed: int = 0
    cpu_seconds: float = 0.0

    def add(self, game: Played) -> None:
        """One more game."""
        self.points.add(game.totals)
        for seat, total in enumerate(game.totals):
            self.by_seat[seat].add([total])
        self.wins.update(game.winners)
        self.passed += len(game.passed)

    def to_json(self) -> dict[str, object]:
        """One object for programs to read."""
        found: dict[str, object] = {
            "games": self.points.games,
            "players": len(self.plan.bots),
            "seed": self.plan.seed,
            "mean": self.points.mean,
            "standard_deviation": self.points.standard_deviation,
            "minimum": self.points.minimum,
            "maximum": self.points.maximum,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "seats": [
                {"bot": bot, "mean": points.mean, "wins": self.wins[seat]}
                for seat, (bot, points) in enumerate(zip(self.plan.bots, self.by_seat, strict=True))
            ],
        }
        if self.plan.options.scenario is not None:
            found["passed"] = self.passed
        return found


def check_plan(plan: Plan) -> None:
    """Refuse, before anything is played, what can't be."""
    for bot in plan.bots:
        find_player(bot)
    deal_setup(plan.options, _names(plan), Random(plan.seed), cats=plan.cats, boards=plan.boards)


def simulate(terminal: Terminal, plan: Plan, *, workers: int, records: Path | None, force: bool, as_json: bool) -> None:
    """Play all games, keep their records if asked, and say how they went."""
    check_plan(plan)
    if records is not None and records.exists() and not (force and records.is_file()):
        raise Refusal("cli-error-is-folder" if records.is_dir() else "cli-error-exists", path=str(records))
    seats = range(len(plan.bots))
    tally = Tally(plan, Statistics(), tuple(Statistics() for _ in seats), Counter())
    with (
        nullcontext() if records is None else written_whole(records) as file,
        Progress(terminal, plan.games, is_shown=not as_json) as progress,
    ):
        for games, seconds in _chunks(plan, workers):
            for game in games:
                tally.add(game)
                if file is not None and game.record is not None:
                    file.write(game.record + "\n")
            tally.cpu_seconds += seconds
            progress.advance(len(games))
    if as_json:
        terminal.out.print(json.dumps(tally.to_json()), soft_wrap=True)
    else:
        _show(terminal, tally, records)


def default_workers() -> int:
    """All cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_chunk(plan: Plan, first: int, count: int) -> tuple[list[Played], float]:
    """Games `first` and following, and the processor time that they took."""
    began = time.process_time()
    games = [_play(plan, number) for number in range(first, first + count)]
    return games, time.process_time() - began


def _play(plan: Plan, number: int) -> Played:
    """One game; its chance depends on the plan's seed and its number alone."""
    seed = derive_seed(plan.seed, number)
    random = Random(seed)
    setup = deal_setup(plan.options, _names(plan), random, cats=plan.cats, boards=plan.boards)
    supply = shuffled_supply(plan.options, random)
    record = play_game(setup, supply, [find_player(bot) for bot in plan.bots], seed=seed)
    assert record.result is not None
    passed: tuple[int, ...] = ()
    if plan.options.scenario is not None:
        final = positions(record)[-1]
        passed = tuple(seat for seat in range(len(plan.bots)) if has_passed(final, seat))
    totals = tuple(points.total for points in record.result.scores)
    return Played(totals, record.result.winners, passed, format_record(record) if plan.keep_records else None)


def _names(plan: Plan) -> list[str]:
    return [f"{bot} {seat + 1}" for seat, bot in enumerate(plan.bots)]


def _chunks(plan: Plan, workers: int) -> Iterator[tuple[list[Played], float]]:
    """The games in order, a few at a time."""
    parts = [(first, min(_CHUNK, plan.games - first)) for first in range(0, plan.games, _CHUNK)]
    workers = min(workers, len(parts))
    if workers == 1:
        for first, count in parts:
            yield play_chunk(plan, first, count)
        return
    waiting: deque[Future[tuple[list[Played], float]]] = deque()
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupt)
    try:
        for first, count in parts:
            waiting.append(pool.submit(play_chunk, plan, first, count))
            if len(waiting) > 4 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the process that asked; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _show(terminal: Terminal, tally: Tally, records: Path | None) -> None:
    texts = terminal.texts
    terminal.show(tally.points.table(texts))
    if tally.plan.options.scenario is not None:
        terminal.say("cli-stat-passed", count=tally.passed, players=tally.points.count)
    if len(tally.plan.bots) > 1:
        table = Table(box=None, padding=(0, 1))
        for title in ("cli-stat-seat", "cli-stat-player", "cli-stat-mean", "cli-stat-wins"):
            table.add_column(texts(title), justify="left" if title == "cli-stat-player" else "right")
        for seat, (bot, points) in enumerate(zip(tally.plan.bots, tally.by_seat, strict=True)):
            table.add_row(str(seat), texts.player(bot), f"{points.mean:.2f}", str(tally.wins[seat]))
        terminal.show("", table)
    terminal.say("cli-stat-seconds", seconds=f"{tally.cpu_seconds:.1f}")
    if records is not None:
        terminal.say_path("cli-stat-records", path=str(records))
