"""Training: self-play on all threads, checkpoints, measurements, a log that can be plotted; resumable at any point.

Two stages make the weights that are shipped: `quilter` learns to make points, then `scenarios`, from there on, to pass.
"""

import json
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from calico import kernel
from calico.plan import Plan
from calico.players.choosing import play_games
from calico.players.value import first_guess
from calico.players.weights import Weights, read_weights, write_weights
from calico.plotting import plotting
from calico.rules import SCENARIOS, CalicoError, Mode, Options, Problem, Restriction, Variant
from calico.training.learning import MEMORY_SHAPE
from calico.training.practice import Games, practising

Floats = npt.NDArray[np.float32]
Report = Callable[[dict[str, float]], None]
Progress = Callable[[int, int], None]  # games done, of how many

CHECKPOINT, LOG, WEIGHTS, PLOT = "checkpoint.npz", "log.jsonl", "weights.npz", "curve.svg"
_STEP = 1000  # games between two looks at the clock


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that shapes a run."""

    games: int = 250_000
    seed: int = 42
    width: int = 2  # placements that are looked at twice in self-play
    trace: float = 0.7  # the lambda of TD(lambda)
    rate: float = 0.1  # Adagrad's at the beginning,
    cooling: float = 20.0  # and so many times less at the end
    caution: float = 1000.0  # what Adagrad's sums of squares start with
    repeats: int = 2  # remembered games that are learned from again after each new one
    measured: int = 400  # games of each setup at every measurement; a tenth of it of each scenario
    memory: int = 8000  # games that each thread remembers
    scenarios: bool = False  # learns to pass scenarios, not to make points


STAGES = {"quilter": Recipe(), "scenarios": Recipe(games=200_000, scenarios=True)}


def practice_tables(*, scenarios: bool) -> npt.NDArray[np.int64]:
    """What is practised: all scenarios, or mostly the standard and the beginner setup and a little of the others."""
    if scenarios:
        return np.array([kernel.plan_row(Plan(1, Options(scenario=number))) for number in SCENARIOS])
    standard, beginner = Options(), Options(mode=Mode.BEGINNER)
    family = Options(variants=frozenset({Variant.FAMILY}))
    both = Options(restriction=Restriction.BOTH)
    chosen = [standard] * 60 + [beginner] * 30 + [family] * 5 + [both] * 5
    return np.array([kernel.plan_row(Plan(1, options)) for options in chosen])


def train_all(
    folder: Path,
    recipes: Mapping[str, Recipe] = STAGES,
    *,
    threads: int = 1,
    cluster: str | None = None,
    report: Callable[[str, dict[str, float]], None] | None = None,
    progress: Callable[[str, int, int], None] | None = None,
) -> None:
    """Train every stage in a folder of its own, each from the weights of the one before on, and leave the weights
    beside these folders under the stages' names. Interrupted anywhere, it goes on there and ends with the same weights.

    `report` and `progress` are told the stage before what `train` tells them.
    """
    begin = None
    for stage, recipe in recipes.items():
        train(
            folder / stage,
            recipe,
            threads=threads,
            cluster=cluster,
            report=None if report is None else partial(report, stage),
            progress=None if progress is None else partial(progress, stage),
            begin=begin,
        )
        copyfile(folder / stage / WEIGHTS, folder / f"{stage}.npz")
        begin = read_weights(folder / stage / WEIGHTS)


def train(
    folder: Path,
    recipe: Recipe,
    *,
    threads: int = 1,
    cluster: str | None = None,
    report: Report | None = None,
    progress: Progress | None = None,
    begin: Weights | None = None,
) -> Weights:
    """Train in `folder`, from `begin` or a hand-made guess on, or go on with what lies there; returns the weights and
    leaves them in `weights.npz`. Interrupted, it keeps a checkpoint.

    With one thread, or on a cluster, a run gives the same weights every time, however often it was interrupted.
    `cluster` is where Ray plays: `local` starts it here with so many workers as there are threads, `auto` or an address
    joins one that runs.
    """
    folder.mkdir(parents=True, exist_ok=True)
    run = _load(folder, recipe, begin)
    tables = practice_tables(scenarios=recipe.scenarios)
    measured = _measured(folder, run.done)
    with practising(run, recipe, tables, threads=threads, cluster=cluster) as practise:
        while measured < recipe.games:
            if run.done >= min(_next_measure(measured), recipe.games):
                entry: dict[str, float] = {"games": run.done, "seconds": round(run.seconds)}
                measuring = measure_scenarios if recipe.scenarios else measure
                entry |= measuring(run.rows, run.out, games=recipe.measured, width=recipe.width)
                with (folder / LOG).open("a") as log:
                    log.write(json.dumps(entry) + "\n")
                if report is not None:
                    report(entry)
                run.save(folder)
                measured = run.done
                continue
            started = time.perf_counter()
            rate = recipe.rate * recipe.cooling ** (-run.done / recipe.games)
            totals, is_interrupted = practise(run.done, min(_STEP, recipe.games - run.done), rate)
            run.done += len(totals)
            run.seconds += time.perf_counter() - started
            if progress is not None:
                progress(min(run.done, recipe.games), recipe.games)
            if is_interrupted:
                run.save(folder)
                raise KeyboardInterrupt
    card: dict[str, object] = {"recipe": asdict(recipe), "games": run.done}
    if run.begin is not None:
        card["begin"] = run.begin
    seen = run.squares > recipe.caution
    seen[:, 0] = True  # what never happened keeps its first guess, but nothing for the hidden units
    weights = Weights(np.where(seen, run.rows, np.float32(0)), run.out, card)
    write_weights(folder / WEIGHTS, weights)
    draw_curve(folder)
    return weights


def _measured(folder: Path, done: int) -> int:
    """After how many games was measured last; what the log tells of games after the checkpoint is forgotten."""
    path = folder / LOG
    entries = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    kept = [entry for entry in entries if entry["games"] <= done]
    path.write_text("".join(json.dumps(entry) + "\n" for entry in kept))
    return int(kept[-1]["games"]) if kept else 0


def _next_measure(last: int) -> int:
    return last + max(2000, last // 6) if last else 1


def draw_curve(folder: Path) -> bool:
    """Draw what was measured over games from the log, if matplotlib is there; returns whether it was."""
    if find_spec("matplotlib") is None:
        return False
    entries = [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]
    columns = [column for column in ("beginner", "standard", "passed") if column in entries[0]]
    with plotting(folder / PLOT, (8, 5)) as figure:
        axes = figure.subplots()
        for column in columns:
            axes.plot([entry["games"] for entry in entries], [entry[column] for entry in entries], label=column)
        axes.set_xlabel("games of self-play")
        axes.set_ylabel("share passed" if "passed" in columns else "mean points")
        axes.legend()
    return True


def measure(rows: Floats, out: Floats, *, games: int, width: int, seed: int = 777) -> dict[str, float]:
    """Mean points in solo games of both setups, each with its standard error, and CPU milliseconds a move."""
    found = {}
    for mode in Mode:
        states = kernel.deal(Plan(1, Options(mode=mode)), games, seed=seed)
        results = np.zeros((games, 1, 8), np.int16)
        play_games(states[:1].copy(), width, rows, out, results[:1])  # compiles
        started = time.process_time()
        play_games(states, width, rows, out, results)
        spent = time.process_time() - started
        totals = kernel.Results(results).totals
        found[str(mode)] = float(totals.mean())
        found[f"{mode} error"] = float(totals.std() / games**0.5)
        found[f"{mode} ms"] = spent * 1000 / games / 22
    return found


def measure_scenarios(rows: Floats, out: Floats, *, games: int, width: int, seed: int = 777) -> dict[str, float]:
    """Share of solo games passed in each scenario, a tenth of `games` each, and over all of them."""
    found = {}
    for number in SCENARIOS:
        states = kernel.deal(Plan(1, Options(scenario=number)), max(1, games // 10), seed=seed)
        results = np.zeros((len(states), 1, 8), np.int16)
        play_games(states, width, rows, out, results)
        found[f"scenario {number}"] = float(kernel.Results(results).passed.mean())
    return {"passed": float(np.mean(list(found.values()))), **found}


@dataclass(slots=True)
class _Run:
    recipe: Recipe
    rows: Floats
    out: Floats
    squares: Floats
    out_squares: Floats
    begin: str | None  # the weights that it began with, by their sum
    memories: Games
    remembered: int = 0
    done: int = 0
    seconds: float = 0.0

    def save(self, folder: Path) -> None:
        """Write a checkpoint; an interrupted write leaves the old one."""
        fresh = folder / f"new-{CHECKPOINT}"
        np.savez(
            fresh, rows=self.rows, out=self.out, squares=self.squares, out_squares=self.out_squares,
            memories=self.memories[:, : self.remembered], remembered=self.remembered, done=self.done,
            seconds=self.seconds, recipe=json.dumps({**asdict(self.recipe), "begin": self.begin}),
        )  # fmt: skip
        os.replace(fresh, folder / CHECKPOINT)


def _load(folder: Path, recipe: Recipe, begin: Weights | None) -> _Run:
    path = folder / CHECKPOINT
    begun = None if begin is None else str(begin.card.get("sha256"))
    if not path.exists():
        rows, out = first_guess(np.random.default_rng(recipe.seed))
        if begin is not None:
            rows, out = begin.rows.copy(), begin.out.copy()
        return _Run(
            recipe, rows, out, np.full(rows.shape, recipe.caution, np.float32),
            np.full(out.shape, 100 * recipe.caution, np.float32), begun, np.zeros((0, 0, *MEMORY_SHAPE), np.int16),
        )  # fmt: skip
    try:
        with np.load(path, allow_pickle=False) as file:
            before = json.loads(str(file["recipe"]))
            known = file["memories"]
            memories = np.zeros((len(known), recipe.memory, *MEMORY_SHAPE), np.int16)
            memories[:, : known.shape[1]] = known[:, : recipe.memory]
            run = _Run(
                recipe, file["rows"], file["out"], file["squares"], file["out_squares"], begun, memories,
                int(file["remembered"]), int(file["done"]), float(file["seconds"]),
            )  # fmt: skip
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as problem:
        raise CalicoError(Problem.of("weights-unreadable", path=path.name, reason=str(problem))) from problem
    if {**before, "games": 0} != {**asdict(recipe), "begin": begun, "games": 0}:
        raise CalicoError(Problem.of("training-recipe", path=path.name))
    return run
