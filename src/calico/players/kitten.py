"""The player who likes pretty colours."""

from random import Random

from calico.players.roster import ROSTER
from calico.rules import (
    CATS,
    NEIGHBOURS,
    Cat,
    Cell,
    Color,
    Goal,
    Move,
    Patch,
    Position,
    Quilt,
    View,
    apply,
    goals_to_choose_from,
    legal_cells,
    legal_placements,
    legal_takes,
    market_patches,
)

_PRETTIEST_FIRST = (Color.YELLOW, Color.PINK, Color.LIGHT_BLUE, Color.GREEN, Color.PURPLE, Color.DARK_BLUE)


class Kitten:
    """Pounces on a cat that is one patch away; else lays colour beside the same colour, bright before dark."""

    name = "kitten"
    description = ROSTER[name].description
    strength = ROSTER[name].strength

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:  # noqa: ARG002
        """Any three: they will be forgotten."""
        assert view.seat is not None
        return tuple(Random(seed).sample(goals_to_choose_from(view.position, view.seat), 3))

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:  # noqa: ARG002
        """The prettiest placement, then the market patch that a cat waits for, or the brightest."""
        random = Random(seed)
        position, quilt = view.position, view.own.quilt
        places = list(legal_placements(position))
        random.shuffle(places)
        place = max(places, key=lambda at: _charm(position, quilt, at.patch, at.cell))
        placed = apply(position, place)
        quilt, market = placed.seats[placed.turn].quilt, market_patches(position)

        def lure(number: int) -> tuple[int, int]:
            patch = market[number - 1]
            cells = legal_cells(placed, patch)
            comes = max([_cat_points(position, quilt, patch, cell) for cell in cells], default=0)
            return comes, _brightness(patch)

        numbers = [take.number for take in legal_takes(placed)]
        random.shuffle(numbers)
        return Move(place.patch, place.cell, max(numbers, key=lure))


def _charm(position: Position, quilt: Quilt, patch: Patch, cell: Cell) -> tuple[int, int, int]:
    """A cat that comes; then neighbours of the same colour; then how bright the patch is."""
    beside = [quilt.patches[neighbour] for neighbour in NEIGHBOURS[cell]]
    alike = sum(other is not None and other.color == patch.color for other in beside)
    return _cat_points(position, quilt, patch, cell), alike, _brightness(patch)


def _cat_points(position: Position, quilt: Quilt, patch: Patch, cell: Cell) -> int:
    return sum(CATS[token].points for token in quilt.earned_by(patch, cell, position.cats) if isinstance(token, Cat))


def _brightness(patch: Patch) -> int:
    return -_PRETTIEST_FIRST.index(patch.color)
