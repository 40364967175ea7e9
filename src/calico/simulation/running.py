"""All games of a simulation, on threads, processes or a cluster: the same results in the same order on any of them."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial

import numpy as np

from calico.parallel import default_workers, ignore_interrupt, run_in_pool
from calico.rules.values import check_number
from calico.simulation.cluster import cluster_parts
from calico.simulation.games import Part, Results, Simulation, play_part
from calico.simulation.outcomes import Outcome

# Games in a part: enough to forget the cost of handing it over, few enough to stop soon. They do not depend on the
# number of workers, so that a file written part by part is always the same.
_KERNEL_GAMES = 1 << 16
_KERNEL_RECORDS = 200
_PLAYER_GAMES = 10
_AHEAD = 4  # parts a worker that are under way or wait to be fetched

Progress = Callable[[int, int], None]  # games done, of how many


def play_parts(
    simulation: Simulation, *, workers: int | None = None, cluster: str | None = None, records: bool = False
) -> Iterator[Part]:
    """The games in order, a part at a time, so that any number of them fits into memory.

    `workers` are threads where the kernel plays and processes otherwise, by default one a core. `cluster` plays them on
    Ray instead: `local` starts it on this machine with so many workers, `auto` or an address joins one that runs.

    >>> [len(part.results) for part in play_parts(Simulation(100_000, seed=7))]
    [65536, 34464]
    """
    simulation.check()
    count = default_workers() if workers is None else check_number("workers", workers, 1, 1024)
    tasks = _tasks(simulation, records)
    if cluster is not None:
        return cluster_parts(simulation, tasks, cluster, count, records=records, ahead=_AHEAD)
    return _local_parts(simulation, tasks, min(count, len(tasks)), records)


def run(
    simulation: Simulation,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    records: bool = False,
    progress: Progress | None = None,
) -> Outcome:
    """Play all games and keep their results (16 bytes a seat) in memory; `play_parts` says what the rest means.

    >>> run(Simulation(1000, seed=7)).summary().statistics().maximum
    33
    """
    done = 0
    results: list[Results] = []
    lines: list[str] = []
    for part in play_parts(simulation, workers=workers, cluster=cluster, records=records):
        results.append(part.results)
        lines += part.records
        done += len(part.results)
        if progress is not None:
            progress(done, simulation.games)
    return Outcome(simulation, np.concatenate(results), tuple(lines))


def _tasks(simulation: Simulation, records: bool) -> list[tuple[int, int]]:
    size = _PLAYER_GAMES
    if simulation.is_on_kernel:
        size = _KERNEL_RECORDS if records else _KERNEL_GAMES
    return [(first, min(size, simulation.games - first)) for first in range(0, simulation.games, size)]


def _local_parts(simulation: Simulation, tasks: list[tuple[int, int]], workers: int, records: bool) -> Iterator[Part]:
    if workers == 1:
        for first, count in tasks:
            yield play_part(simulation, first, count, records=records)
        return
    pool: Executor
    if simulation.is_on_kernel and not records:
        pool = ThreadPoolExecutor(workers)  # machine code lets threads run at the same time
    else:
        pool = ProcessPoolExecutor(workers, initializer=ignore_interrupt)
    parts = (partial(play_part, simulation, first, count, records=records) for first, count in tasks)
    yield from run_in_pool(pool, parts, _AHEAD * workers)
