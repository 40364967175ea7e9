"""What every player, bot or otherwise, must be able to do."""

from dataclasses import dataclass
from typing import Protocol

from calico.rules import Goal, Move, View


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a player says it is: its mean points in solo games with random boards and `book` values."""

    solo_beginner: float
    solo_standard: float


class Player(Protocol):
    """Chooses goals and moves from what its seat sees, and from nothing else.

    A player keeps nothing between calls: the same view, seed and budget give the same answer, so a game can be
    resumed anywhere. `seconds` is the time it may think; None means its own habit.
    """

    @property
    def name(self) -> str:
        """The short name by which it is found."""

    @property
    def description(self) -> str:
        """One English sentence on how it plays."""

    @property
    def strength(self) -> Strength:
        """Its stated strength."""

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:
        """Three goals of those that `calico.rules.goals_to_choose_from` gives, for c2, d3 and b4."""

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        """One of the view's legal moves."""
