"""The player who closes their eyes."""

from random import Random

from calico.players.roster import ROSTER
from calico.rules import Goal, Move, Restriction, View, goals_to_choose_from, legal_cells, market_patches, placeable


class RandomPlayer:
    """Uniform over the hand's patches, the legal cells and the market's positions, each on its own."""

    name = "random"
    description = ROSTER[name].description
    strength = ROSTER[name].strength

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:  # noqa: ARG002
        """Any three of the goals, anywhere."""
        assert view.seat is not None
        return tuple(Random(seed).sample(goals_to_choose_from(view.position, view.seat), 3))

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:  # noqa: ARG002
        """Any patch that has a legal cell, any of its cells, any market position."""
        random = Random(seed)
        position = view.position
        take = random.randint(1, 3)
        if position.options.restriction is Restriction.NO_HAND:
            patch = market_patches(position)[take - 1]  # the position that it comes from is the one it takes
        else:
            patch = random.choice([patch for patch in placeable(position) if legal_cells(position, patch)])
        return Move(patch, random.choice(legal_cells(position, patch)), take)
