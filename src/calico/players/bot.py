"""A player that can be asked for whatever the table waits for."""

from dataclasses import dataclass

from calico.game import Game
from calico.players.match import blaming, derive_seed
from calico.players.protocol import Player, Strength
from calico.rules import PATCH_CELLS, CalicoError, Choose, Goal, Move, Phase, Problem, View
from calico.rules.values import check_seed


@dataclass(frozen=True, slots=True, repr=False)
class Bot:
    """A player of the registry, or of one's own, for those who have a view and want a decision."""

    player: Player

    @property
    def name(self) -> str:
        """The name by which it is found."""
        return self.player.name

    def choose(self, view: View | Game, *, seed: int = 0, seconds: float | None = None) -> Choose | Move:
        """The goals or the move that it chooses for the seat of `view`, or for the one in turn of a game.

        The same view and seed give the same choice.

        `seconds` is the time it may think; None leaves it to its habit.
        """
        if isinstance(view, Game):
            view = view.view()
        if view.seat is None:
            raise CalicoError(Problem.of("spectator"))
        if view.position.phase is Phase.OVER:
            raise CalicoError(Problem.of("already-over"))
        if view.position.phase is not Phase.CHOOSE:
            if view.seat != view.position.turn:
                raise CalicoError(Problem.of("not-your-turn"))
            if view.position.phase is not Phase.PLACE:  # bots decide about whole turns
                raise CalicoError(Problem.of("wrong-phase", phase=view.position.phase))
        placed = len(PATCH_CELLS) - len(view.own.quilt.empty_cells)
        turn_seed = derive_seed(check_seed(seed), view.seat, placed)
        with blaming(self.name):
            if view.position.phase is Phase.CHOOSE:
                return Choose(view.seat, self.player.choose_goals(view, seed=turn_seed, seconds=seconds))
            return self.player.choose_move(view, seed=turn_seed, seconds=seconds)

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:
        """As the player itself: a bot may sit where a player is asked for."""
        return self.player.choose_goals(view, seed=seed, seconds=seconds)

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        """As the player itself."""
        return self.player.choose_move(view, seed=seed, seconds=seconds)

    @property
    def description(self) -> str:
        """What the player says of itself."""
        return self.player.description

    @property
    def strength(self) -> Strength:
        """Its stated strength."""
        return self.player.strength

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"
