"""How fast the kernel is, measured beside the pure rules in one run, all of it on the clock: wall time."""

import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from random import Random

import numba
import numpy as np

from calico.kernel import engine as e
from calico.kernel.batches import apply as apply_checked
from calico.kernel.batches import available_threads, deal, random_games
from calico.kernel.warming import warm
from calico.plan import Plan
from calico.rules import (
    Board,
    Mode,
    Options,
    Phase,
    Place,
    Take,
    apply,
    legal_cells,
    placeable,
    refill,
)  # fmt: skip

Progress = Callable[[int, int, str], None]  # steps done, of how many, which one comes next

_KINDS = (
    ("solo, beginner", Plan(1, Options(mode=Mode.BEGINNER), boards=(Board.BLUE,))),
    ("2 players, standard", Plan(2)),
    ("4 players, standard", Plan(4)),
)
_ROWS = 2000  # states that are copied and played on at once


@dataclass(frozen=True, slots=True)
class GameSpeed:
    """Random complete games of one kind, per second on one core."""

    kind: str
    rules: float
    kernel: float

    @property
    def ratio(self) -> float:
        """How many games the kernel plays while the rules play one."""
        return self.kernel / self.rules


@dataclass(frozen=True, slots=True)
class Costs:
    """What the steps of a search cost in nanoseconds, in solo games."""

    copy: float
    apply: float
    apply_checked: float  # through the door, with every check
    playout: float  # from the first placement to the end


@dataclass(frozen=True, slots=True)
class ThreadSpeed:
    """Random games of two players per second."""

    threads: int
    games: float


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was measured."""

    machine: str
    games: tuple[GameSpeed, ...]
    costs: Costs
    threads: tuple[ThreadSpeed, ...]

    def as_dict(self) -> dict[str, object]:
        """The report as plain values for JSON, ratios included."""
        report = asdict(self)
        report["games"] = [{**asdict(speed), "ratio": speed.ratio} for speed in self.games]
        one = self.threads[0].games
        report["threads"] = [{**asdict(speed), "ratio": speed.games / one} for speed in self.threads]
        return report

    def __str__(self) -> str:
        lines = [
            self.machine,
            "wall time, the best of several rounds",
            "",
            f"{'random games a second, one core':34}{'rules':>10}{'kernel':>14}{'ratio':>10}",
        ]
        lines += [f"{s.kind:34}{s.rules:>10,.0f}{s.kernel:>14,.0f}{s.ratio:>9,.0f}x" for s in self.games]
        lines += ["", f"{'one step of a solo search':34}{'nanoseconds':>14}{'copies':>10}"]
        for name, cost in asdict(self.costs).items():
            lines.append(f"{name.replace('_', ', '):34}{cost:>14,.0f}{cost / self.costs.copy:>9,.1f}x")
        lines += ["", f"{'threads, 2 players':34}{'games a second':>14}{'ratio':>10}"]
        lines += [f"{s.threads:<34}{s.games:>14,.0f}{s.games / self.threads[0].games:>9,.2f}x" for s in self.threads]
        return "\n".join(lines)


def run(*, seconds: float = 10.0, progress: Progress | None = None) -> Report:
    """Measure everything, in about so many seconds once the kernel is compiled. Each figure is the best of its rounds:
    whatever else the machine does can only slow it down.
    """
    warm()
    each = seconds / (2 * len(_KINDS) + 4 + 2)
    steps: list[tuple[str, Callable[[], float]]] = []
    for kind, plan in _KINDS:
        steps.append((f"rules: {kind}", partial(_rules_speed, plan, each)))
        steps.append((f"kernel: {kind}", partial(_kernel_speed, plan, each)))
    steps += [
        ("copy", partial(_copy_cost, each)),
        ("apply", partial(_apply_cost, each, is_checked=False)),
        ("apply, checked", partial(_apply_cost, each, is_checked=True)),
        ("playout", partial(_playout_cost, each)),
    ]
    counts = [1]
    while counts[-1] < available_threads():
        counts.append(min(2 * counts[-1], available_threads()))
    steps += [(f"{count} threads", partial(_thread_speed, count, each)) for count in counts]
    figures = []
    for done, (name, measure) in enumerate(steps):
        if progress is not None:
            progress(done, len(steps), name)
        figures.append(measure())
    if progress is not None:
        progress(len(steps), len(steps), "")
    by_kind = figures[: 2 * len(_KINDS)]
    return Report(
        f"{platform.machine()}, Python {platform.python_version()}, numba {numba.__version__}",
        tuple(GameSpeed(kind, by_kind[2 * number], by_kind[2 * number + 1]) for number, (kind, _) in enumerate(_KINDS)),
        Costs(*figures[2 * len(_KINDS) : 2 * len(_KINDS) + 4]),
        tuple(map(ThreadSpeed, counts, figures[2 * len(_KINDS) + 4 :])),
    )


def _best(work: Callable[[], object], seconds: float) -> float:
    """The shortest time of one call, over so many seconds and at least three calls."""
    best = float("inf")
    until = time.perf_counter() + seconds
    rounds = 0
    while rounds < 3 or time.perf_counter() < until:
        begin = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begin)
        rounds += 1
    return best


def _rules_speed(plan: Plan, seconds: float) -> float:
    """Games per second by the rules: the mean over different games, the best of three rounds."""
    games = 0
    until = time.perf_counter() + seconds / 4
    while games < 3 or time.perf_counter() < until:
        _random_game_by_rules(plan, games)
        games += 1

    def play() -> None:
        for seed in range(games):
            _random_game_by_rules(plan, seed)

    return games / _best(play, 0)


def _random_game_by_rules(plan: Plan, seed: int) -> None:
    random = Random(seed)
    game = plan.deal(seed)
    while game.position.phase is Phase.CHOOSE:
        game = game.play(random.choice(game.legal_moves))
    position, supply = game.position, iter(game.undrawn)
    while position.phase is not Phase.OVER:
        patch = random.choice(placeable(position))
        position = apply(position, Place(patch, random.choice(legal_cells(position, patch))))
        position = refill(apply(position, Take(random.randint(1, 3))), supply)


def _kernel_speed(plan: Plan, seconds: float) -> float:
    count = 50_000
    return count / _best(lambda: random_games(plan, count, seed=1, threads=1), seconds)


def _copy_cost(seconds: float) -> float:
    states = deal(Plan(1), _ROWS, seed=1)
    copies = states.copy()
    return _best(lambda: np.copyto(copies, states), seconds) / _ROWS * 1e9


def _apply_cost(seconds: float, *, is_checked: bool) -> float:
    """The mean over whole games, in which the copies that they start from are not counted."""
    start_states = deal(Plan(1), _ROWS, seed=1)
    states = start_states.copy()
    earned = np.zeros(_ROWS, dtype=np.int64)
    turns = [np.full(_ROWS, cell * e.POSITIONS, dtype=np.int64) for cell in range(e.CELLS)]

    def play() -> None:
        for actions in turns:
            if is_checked:
                apply_checked(states, actions)
            else:
                e.apply_to(states, actions, earned)

    best = float("inf")
    until = time.perf_counter() + seconds
    while best == float("inf") or time.perf_counter() < until:
        np.copyto(states, start_states)
        begin = time.perf_counter()
        play()
        best = min(best, time.perf_counter() - begin)
    return best / _ROWS / e.CELLS * 1e9


def _playout_cost(seconds: float) -> float:
    states = deal(Plan(1), _ROWS, seed=1)
    results = np.zeros((_ROWS, 1, 1, e.RESULT_SIZE), dtype=np.int16)
    return _best(lambda: e.play_outs(states, np.uint64(1), 0, results), seconds) / _ROWS * 1e9


def _thread_speed(threads: int, seconds: float) -> float:
    count = 200_000 * threads
    return count / _best(lambda: random_games(Plan(2), count, seed=1, threads=threads), seconds)
