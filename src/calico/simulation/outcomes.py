"""What came out: the results of all games in memory, or a summary that grows with each part."""

from dataclasses import dataclass, field
from math import sqrt

import numpy as np
import numpy.typing as npt

from calico.rules import CalicoError, Problem
from calico.simulation.games import COLUMNS, Part, Results, Simulation

POINTS = ("goals", "cats", "buttons", "total")
"""The columns that are points; a summary counts how often each number of them occurred."""
_MOST = 256  # more points than any quilt can have


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """All results of a simulation, by game, seat and column, and the records if they were wanted.

    >>> from calico.simulation import run
    >>> run(Simulation(1000, seed=7)).column("total").shape
    (1000, 1)
    """

    simulation: Simulation
    results: Results
    records: tuple[str, ...] = ()

    def column(self, name: str) -> Results:
        """One of `COLUMNS`, by game and seat."""
        return self.results[:, :, COLUMNS.index(name)]

    def summary(self) -> "Summary":
        """Means and distributions."""
        summary = Summary(self.simulation)
        summary.add(Part(0, self.results, (), 0.0))
        return summary


@dataclass(slots=True, eq=False)
class Summary:
    """How often each number of points occurred, by seat; exact, and of the same size for any number of games.

    >>> from calico.simulation import run
    >>> summary = run(Simulation(1000, ("random", "random"), seed=7)).summary()
    >>> summary.games, int(summary.wins.sum() + summary.shared.sum() / 2)
    (1000, 1000)
    """

    simulation: Simulation
    games: int = 0
    cpu_seconds: float = 0.0
    counts: npt.NDArray[np.int64] = field(init=False)  # by seat, one of POINTS, number of points
    wins: npt.NDArray[np.int64] = field(init=False)  # by seat, alone
    shared: npt.NDArray[np.int64] = field(init=False)  # by seat: victories shared with others
    passed: npt.NDArray[np.int64] = field(init=False)  # by seat: how often the scenario's objectives were met

    def __post_init__(self) -> None:
        seats = len(self.simulation.bots)
        self.counts = np.zeros((seats, len(POINTS), _MOST), dtype=np.int64)
        self.wins = np.zeros(seats, dtype=np.int64)
        self.shared = np.zeros(seats, dtype=np.int64)
        self.passed = np.zeros(seats, dtype=np.int64)

    def add(self, part: Part) -> None:
        """Some more games."""
        self.games += len(part.results)
        self.cpu_seconds += part.cpu_seconds
        for seat in range(len(self.wins)):
            for kind in range(len(POINTS)):
                points = part.results[:, seat, COLUMNS.index(POINTS[kind])]
                self.counts[seat, kind] += np.bincount(points, minlength=_MOST)
        won = part.results[:, :, COLUMNS.index("won")] > 0
        is_shared = won.sum(axis=1) > 1
        self.wins += won[~is_shared].sum(axis=0)
        self.shared += won[is_shared].sum(axis=0)
        self.passed += part.results[:, :, COLUMNS.index("passed")].sum(axis=0)

    def statistics(self, seat: int | None = None, kind: str = "total") -> "Statistics":
        """Of one seat, or of all seats together."""
        if seat is not None and seat not in range(len(self.counts)):
            raise CalicoError(Problem.of("seat-unknown", seat=seat))
        counts = self.counts[:, POINTS.index(kind)]
        return Statistics.of(counts.sum(axis=0) if seat is None else counts[seat])


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a distribution of points comes to.

    >>> Statistics.of(np.array([0, 2, 2]))
    Statistics(count=4, mean=1.5, standard_deviation=0.5773502691896257, minimum=1, maximum=2)
    """

    count: int
    mean: float
    standard_deviation: float
    minimum: int
    maximum: int

    @classmethod
    def of(cls, counts: npt.NDArray[np.int64]) -> "Statistics":
        """By how often each number of points occurred; computed in whole numbers until the last step."""
        occurring = np.flatnonzero(counts).tolist()
        count = int(counts.sum())
        total = sum(points * int(counts[points]) for points in occurring)
        squares = sum(points * points * int(counts[points]) for points in occurring)
        deviation = sqrt((squares * count - total**2) / (count * (count - 1))) if count > 1 else 0.0
        return cls(count, total / count, deviation, occurring[0], occurring[-1])
