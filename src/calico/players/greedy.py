"""The player who takes what lies nearest."""

from functools import cache
from random import Random

from calico.players.roster import ROSTER
from calico.rules import (
    BUTTON_POINTS,
    CATS,
    CELLS,
    GOAL_POINTS,
    GOAL_SLOTS,
    NEIGHBOURS,
    Cat,
    Cell,
    Goal,
    Move,
    Patch,
    Place,
    Position,
    Quilt,
    View,
    apply,
    goal_result,
    goals_to_choose_from,
    legal_cells,
    legal_placements,
    legal_takes,
    placeable,
)


class GreedyPlayer:
    """Most points now; among equals, most points with the next placement; among equals, like beside like; then any."""

    name = "greedy"
    description = ROSTER[name].description
    strength = ROSTER[name].strength

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:  # noqa: ARG002
        """The three that are worth most when met one way, anywhere."""
        assert view.seat is not None
        points = GOAL_POINTS[view.position.options.goal_values]
        random = Random(seed)
        goals = list(goals_to_choose_from(view.position, view.seat))
        random.shuffle(goals)
        best = sorted(goals, key=lambda goal: points[goal], reverse=True)[:3]
        random.shuffle(best)
        return tuple(best)

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:  # noqa: ARG002
        """The best placement now, and the market patch that is best with the next one."""
        position = view.position
        places = legal_placements(position)
        quilt = view.own.quilt
        now = {place: points_for(position, quilt, place.patch, place.cell) for place in places}
        best_now = max(now.values())
        moves: dict[Move, int] = {}
        for place in places:
            if now[place] == best_now:
                moves |= _moves_by_next_points(position, place)
        best_next = max(moves.values())
        best = [move for move, points in moves.items() if points == best_next]
        alike = [_alike(quilt, move.patch, move.cell) for move in best]
        return Random(seed).choice([move for move, count in zip(best, alike, strict=True) if count == max(alike)])


def points_for(position: Position, quilt: Quilt, patch: Patch, cell: Cell) -> int:
    """What placing `patch` on the open `cell` of `quilt` earns at once: tokens, and goals that it completes."""
    completed = [slot for slot in _SLOTS_BESIDE[cell] if quilt.goals and quilt.around(slot).count(None) == 1]
    touches = any(
        (other := quilt.patches[beside]) is not None and (other.color == patch.color or other.pattern == patch.pattern)
        for beside in NEIGHBOURS[cell]
    )
    if not completed and not touches:
        return 0  # most placements: nothing to join, nothing to complete
    after, earned = quilt.place(patch, cell, position.cats)
    tokens = sum(CATS[token].points if isinstance(token, Cat) else BUTTON_POINTS for token in earned)
    return tokens + sum(
        goal_result(position.options, quilt.goals[slot], after.around(slot)).points for slot in completed
    )


def _alike(quilt: Quilt, patch: Patch, cell: Cell) -> int:
    """How often a neighbour of the cell has the patch's colour or its pattern."""
    beside = [other for neighbour in NEIGHBOURS[cell] if (other := quilt.patches[neighbour]) is not None]
    return sum((other.color == patch.color) + (other.pattern == patch.pattern) for other in beside)


def _moves_by_next_points(position: Position, place: Place) -> dict[Move, int]:
    """The moves that begin with `place`, each with the most points that a placement right after it could earn."""
    placed = apply(position, place)
    quilt = placed.seats[placed.turn].quilt

    @cache
    def best(patch: Patch, cells: tuple[Cell, ...]) -> int:
        return max([points_for(position, quilt, patch, cell) for cell in cells], default=0)

    moves = {}
    for take in legal_takes(placed):
        taken = apply(placed, take)
        moves[Move(place.patch, place.cell, take.number)] = max(
            best(patch, legal_cells(taken, patch)) for patch in placeable(taken)
        )
    return moves


_SLOTS_BESIDE = tuple(
    tuple(slot for slot, centre in enumerate(GOAL_SLOTS) if cell in NEIGHBOURS[centre]) for cell in CELLS
)
