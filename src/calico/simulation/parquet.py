"""Results as Parquet, one row for each seat of each game; the file also holds what was simulated."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from calico.extras import needing
from calico.plan import Plan
from calico.rules import CalicoError, Options, Problem
from calico.simulation.games import COLUMNS, Part, Simulation
from calico.simulation.outcomes import Outcome

_KEY = b"calico.simulation"
_FLAGS = ("won", "passed")


@contextmanager
def parquet_file(path: str | Path, simulation: Simulation) -> Iterator[Callable[[Part], None]]:
    """Open a file to which parts are written in order; needs the extra `research`.

    The columns are `game`, `seat`, `bot` and those of `COLUMNS`. The same simulation gives the same file.
    """
    pa, pq = _arrow()
    names = sorted(set(simulation.bots))
    bots = np.array([names.index(bot) for bot in simulation.bots], dtype=np.int8)
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            *((name, pa.bool_() if name in _FLAGS else pa.int16()) for name in COLUMNS),
        ],
        metadata={_KEY: json.dumps(describe(simulation))},
    )
    with pq.ParquetWriter(str(path), schema, compression="zstd") as writer:

        def write(part: Part) -> None:
            games, seats, _ = part.results.shape
            seat = np.tile(np.arange(seats, dtype=np.int8), games)
            columns = [
                np.repeat(np.arange(part.first, part.first + games), seats),
                seat,
                pa.DictionaryArray.from_arrays(bots[seat], names),
            ]
            for number, name in enumerate(COLUMNS):
                column = part.results[:, :, number].ravel()
                columns.append(column.astype(np.bool_) if name in _FLAGS else column)
            writer.write_table(pa.table(columns, schema=schema))

        yield write


def write_parquet(path: str | Path, outcome: Outcome) -> None:
    """All results of an outcome as one file."""
    with parquet_file(path, outcome.simulation) as write:
        write(Part(0, outcome.results, (), 0.0))


def read_parquet(path: str | Path) -> Outcome:
    """The outcome that `parquet_file` wrote; refuses another file."""
    pa, pq = _arrow()
    try:
        table = pq.read_table(str(path))
        simulation = _simulation(json.loads(table.schema.metadata[_KEY]))
        rows = np.stack([table[name].to_numpy().astype(np.int16) for name in COLUMNS], axis=-1)
        results = rows.reshape(simulation.games, len(simulation.bots), len(COLUMNS))
    except (pa.ArrowInvalid, KeyError, TypeError, ValueError) as error:
        reason = "it is not a simulation's Parquet file"
        raise CalicoError(Problem.of("file-unreadable", path=str(path), reason=reason)) from error
    return Outcome(simulation, results)


def describe(simulation: Simulation) -> dict[str, Any]:
    """A simulation as plain values, ready to be written as JSON.

    >>> describe(Simulation(100, seed=7))["bots"]
    ['random']
    """
    plan, options = simulation.plan, simulation.plan.options
    return {
        "games": simulation.games,
        "bots": list(simulation.bots),
        "seed": simulation.seed,
        "mode": options.mode,
        "goal_values": options.goal_values,
        "variants": sorted(options.variants),
        "restriction": options.restriction,
        "scenario": options.scenario,
        "open_hands": options.open_hands,
        "cats": None if plan.cats is None else list(plan.cats),
        "boards": None if plan.boards is None else list(plan.boards),
    }


def _simulation(data: dict[str, Any]) -> Simulation:
    named = ("mode", "goal_values", "variants", "restriction", "scenario", "open_hands")
    options = Options(**{name: data[name] for name in named})
    plan = Plan(len(data["bots"]), options, data["cats"], data["boards"])
    return Simulation(data["games"], tuple(data["bots"]), data["seed"], plan)


def _arrow() -> tuple[Any, Any]:
    with needing("research"):
        import pyarrow
        import pyarrow.parquet
    return pyarrow, pyarrow.parquet
