"""Self-play that is learned from: on threads that share the weights, or on Ray, whose games are learned from here."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from calico.clusters import connected, run_on_ray
from calico.training.learning import MEMORY_SHAPE, learn_games, learn_remembered

Floats = npt.NDArray[np.float32]
Totals = npt.NDArray[np.float64]
Words = npt.NDArray[np.int64]
Games = npt.NDArray[np.int16]
Practise = Callable[[int, int, float], tuple[Totals, bool]]  # first game, how many, rate: totals, and whether to stop

_PART = 50  # games of one task on a cluster
_AHEAD = 2  # tasks a core that are under way or wait to be fetched


class Learned(Protocol):
    """What learning changes in place: the weights, and the games that are remembered."""

    rows: Floats
    out: Floats
    squares: Floats
    out_squares: Floats
    memories: Games  # one ring of games for each that learns: a thread, or everybody on a cluster
    remembered: int  # games that were put into each ring


class Habits(Protocol):
    """What shapes self-play and learning."""

    @property
    def seed(self) -> int:
        """Decides everything random."""

    @property
    def width(self) -> int:
        """Placements that are looked at twice."""

    @property
    def trace(self) -> float:
        """The lambda of TD(lambda)."""

    @property
    def repeats(self) -> int:
        """Remembered games that are learned from again after each new one."""

    @property
    def memory(self) -> int:
        """Games that are remembered."""


@contextmanager
def practising(
    learned: Learned, habits: Habits, tables: Words, *, threads: int, cluster: str | None
) -> Iterator[Practise]:
    """A function that plays some games and learns from them. What was remembered by another number of threads is
    forgotten.
    """
    learners = threads if cluster is None else 1
    if len(learned.memories) != learners:
        learned.memories = np.zeros((learners, habits.memory, *MEMORY_SHAPE), np.int16)
        learned.remembered = 0
    if cluster is None:
        with ThreadPoolExecutor(threads) as pool:
            yield _on_threads(learned, habits, tables, pool, threads)
    else:
        with connected(cluster, threads) as ray:
            yield _on_cluster(learned, habits, tables, ray)


def _on_threads(learned: Learned, habits: Habits, tables: Words, pool: ThreadPoolExecutor, threads: int) -> Practise:
    def practise(first: int, count: int, rate: float) -> tuple[Totals, bool]:
        share = (count + threads - 1) // threads
        totals = np.zeros((threads, share))
        working = [
            pool.submit(
                learn_games, tables, np.uint64(habits.seed), first + thread * share, share, habits.width, habits.trace,
                rate, habits.repeats, learned.rows, learned.out, learned.squares, learned.out_squares,
                learned.memories[thread], learned.remembered, totals[thread],
            )
            for thread in range(threads)
        ]  # fmt: skip
        is_interrupted = False
        try:
            wait(working)
        except KeyboardInterrupt:  # what is under way takes seconds; it is learned, so it must be counted
            is_interrupted = True
        for work in working:
            work.result()
        learned.remembered += share
        return totals.reshape(-1), is_interrupted

    return practise


def _on_cluster(learned: Learned, habits: Habits, tables: Words, ray: Any) -> Practise:
    memory = learned.memories[0]

    def practise(first: int, count: int, rate: float) -> tuple[Totals, bool]:
        shared = ray.put((tables, learned.rows, learned.out))
        tasks = (
            ((game, game + size - 1), (shared, habits.seed, game, size, habits.width, habits.trace))
            for game in range(first, first + count, _PART)
            if (size := min(_PART, first + count - game))
        )
        totals = []
        try:
            played = list(run_on_ray(ray, self_play, tasks, _AHEAD))
        except KeyboardInterrupt:  # nothing of this step is learned yet
            return np.zeros(0), True
        for games, results in played:
            places = np.arange(learned.remembered, learned.remembered + len(games)) % len(memory)
            memory[places] = games
            learn_remembered(
                memory, learned.remembered, len(games), np.uint64(habits.seed), habits.trace, rate, habits.repeats,
                learned.rows, learned.out, learned.squares, learned.out_squares,
            )  # fmt: skip
            learned.remembered += len(games)
            totals.append(results)
        return np.concatenate(totals), False

    return practise


def self_play(
    shared: tuple[Words, Floats, Floats], seed: int, first: int, count: int, width: int, trace: float
) -> tuple[Games, Totals]:
    """Play games with these weights and change nothing: what was seen in each of them, and its total."""
    tables, rows, out = shared
    games = np.zeros((count, *MEMORY_SHAPE), np.int16)
    totals = np.zeros(count)
    # At a rate of 0 nothing is learned.
    learn_games(
        tables, np.uint64(seed), first, count, width, trace, 0.0, 0, rows.copy(), out.copy(), np.ones_like(rows),
        np.ones_like(out), games, 0, totals,
    )  # fmt: skip
    return games, totals
