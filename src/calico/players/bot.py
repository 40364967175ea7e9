"""A player that can be asked for whatever the table waits for."""

from dataclasses import dataclass

from calico.players.match import blaming, derive_seed
from calico.players.protocol import Player
from calico.rules import PATCH_CELLS, CalicoError, Choose, Move, Phase, Problem, View


@dataclass(frozen=True, slots=True, repr=False)
class Bot:
    """A player of the registry, or of one's own, for those who have a view and want a decision."""

    player: Player

    @property
    def name(self) -> str:
        """The name by which it is found."""
        return self.player.name

    def choose(self, view: View, *, seed: int = 0, seconds: float | None = None) -> Choose | Move:
        """The goals or the move that it chooses for the seat of `view`; the same view and seed give the same choice.

        `seconds` is the time it may think; None leaves it to its habit.
        """
        if view.seat is None:
            raise CalicoError(Problem.of("spectator"))
        placed = len(PATCH_CELLS) - len(view.own.quilt.empty_cells)
        turn_seed = derive_seed(seed, view.seat, placed)
        with blaming(self.name):
            if view.position.phase is Phase.CHOOSE:
                return Choose(view.seat, self.player.choose_goals(view, seed=turn_seed, seconds=seconds))
            return self.player.choose_move(view, seed=turn_seed, seconds=seconds)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"
