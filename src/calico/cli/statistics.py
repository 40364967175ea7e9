"""Means and deviations of many games, exact whatever the order in which they come."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from rich.table import Table

from calico.locales import Texts


@dataclass(slots=True)
class Totals:
    """Totals of all players of all games, as whole numbers until something is asked."""

    games: int = 0
    count: int = 0
    total: int = 0
    squares: int = 0
    minimum: int = 0
    maximum: int = 0

    def add(self, totals: Iterable[int]) -> None:
        """One more game."""
        self.games += 1
        for points in totals:
            self.minimum = points if self.count == 0 else min(self.minimum, points)
            self.maximum = points if self.count == 0 else max(self.maximum, points)
            self.count += 1
            self.total += points
            self.squares += points * points

    @property
    def mean(self) -> float:
        """Mean points of a player."""
        return self.total / self.count

    @property
    def standard_deviation(self) -> float:
        """The standard deviation of a sample; 0 for a single player."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares * self.count - self.total**2) / (self.count * (self.count - 1)))

    def table(self, texts: Texts) -> Table:
        """As people read it."""
        return points_table(texts, self.games, self.mean, self.standard_deviation, self.minimum, self.maximum)


def points_table(texts: Texts, games: int, mean: float, standard_deviation: float, minimum: int, maximum: int) -> Table:
    """What many games came to."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(texts("cli-stat-games"), str(games))
    table.add_row(texts("cli-stat-mean"), f"{mean:.2f}")
    table.add_row(texts("cli-stat-deviation"), f"{standard_deviation:.2f}")
    table.add_row(texts("cli-stat-minimum"), str(minimum))
    table.add_row(texts("cli-stat-maximum"), str(maximum))
    return table
