"""Decisions as numbers: what a learner chooses from, the same in every environment.

- 0 to 131 are whole turns, numbered as in `calico.kernel`: (hand place x 22 + cell) x 3 + market position, all counted
  from 0. Hand places are those of `Hand.patches` (dealt before taken), cells those of `PATCH_CELLS` in reading order.
  Under `no_hand` the hand place is 0 and the patch is the one at the market position.
- 132 to 155 are goal choices, where the setup leaves them to the players: 132 + n lays out the nth of the 24 ordered
  threes of the four goals offered, on c2, d3 and b4. A scenario offers three goals, so six of the numbers are legal.
"""

from dataclasses import replace
from itertools import permutations

import numpy as np
import numpy.typing as npt

from calico.rules import (
    OFFER_SIZE,
    PATCH_CELLS,
    CalicoError,
    Choose,
    IllegalMove,
    Mode,
    Move,
    Name,
    Options,
    Phase,
    Problem,
    View,
    goals_to_choose_from,
    legal_cells,
    placeable,
)  # fmt: skip

CELL_COUNT = len(PATCH_CELLS)
POSITIONS = 3
MOVES = 2 * CELL_COUNT * POSITIONS
"""So many actions are whole turns."""
ORDERED_THREES = tuple(permutations(range(OFFER_SIZE), 3))
ACTIONS = MOVES + len(ORDERED_THREES)
"""So many actions there are with the choices of goals."""

Mask = npt.NDArray[np.int8]


class Illegal(Name):
    """What an environment does with an action that is not legal."""

    REFUSE = "refuse"  # raises IllegalMove and changes nothing
    REPLACE = "replace"  # plays a legal action by chance, for learners that know no masks


_CELL_NUMBER = {cell: number for number, cell in enumerate(PATCH_CELLS)}


def actions_count(options: Options) -> int:
    """How many actions there are: 132, and 24 more where players choose their goals."""
    return MOVES if options.mode is Mode.BEGINNER else ACTIONS


def legal_actions(view: View) -> Mask:
    """1 for each action that the viewer may play, were it their turn now; what others do before can't change it."""
    position = replace(view.position, turn=_seat(view))
    mask = np.zeros(actions_count(position.options), dtype=np.int8)
    if position.phase is Phase.CHOOSE:
        for number, _ in _threes(len(goals_to_choose_from(position, position.turn))):
            mask[MOVES + number] = 1
    elif position.phase is Phase.PLACE:
        # By hand place, or under `no_hand` by market position: the three positions together, or that one.
        moves = mask[:MOVES].reshape(-1, CELL_COUNT, POSITIONS)
        has_hand = position.options.hand_size > 0
        for index, patch in enumerate(placeable(position)):
            for cell in legal_cells(position, patch):
                if has_hand:
                    moves[index, _CELL_NUMBER[cell]] = 1
                else:
                    moves[0, _CELL_NUMBER[cell], index] = 1
    return mask


def replaced(view: View, action: int, illegal: Illegal, chance: np.random.Generator) -> int:
    """The action, or a legal one by chance if it is not legal and such are to be replaced."""
    if illegal is Illegal.REFUSE:
        return action
    mask = legal_actions(view)
    return action if 0 <= action < len(mask) and mask[action] else int(chance.choice(np.flatnonzero(mask)))


def decision_of(view: View, action: int) -> Choose | Move:
    """What the number means to the viewer; refuses a number that is not legal for them."""
    mask = legal_actions(view)
    if not 0 <= action < len(mask) or not mask[action]:
        raise IllegalMove(Problem.of("action-illegal", action=int(action)))
    if action >= MOVES:
        goals = goals_to_choose_from(view.position, _seat(view))
        return Choose(_seat(view), tuple(goals[index] for index in ORDERED_THREES[action - MOVES]))
    place, rest = divmod(int(action), CELL_COUNT * POSITIONS)
    cell, taken = divmod(rest, POSITIONS)
    patch = view.own.hand.patches[place] if view.position.options.hand_size else view.position.market[taken]
    assert patch is not None
    return Move(patch, PATCH_CELLS[cell], taken + 1)


def action_of(view: View, decision: Choose | Move) -> int:
    """The number of a legal decision of the viewer; of two numbers for the same move, the first."""
    if isinstance(decision, Choose):
        goals = goals_to_choose_from(view.position, _seat(view))
        numbers = {tuple(goals[index] for index in three): n for n, three in _threes(len(goals))}
        if view.position.phase is not Phase.CHOOSE or decision.goals not in numbers:
            raise IllegalMove(Problem.of("goals-from-offer", seat=_seat(view)))
        return MOVES + numbers[decision.goals]
    hand = view.own.hand.patches
    if view.position.options.hand_size and decision.patch not in hand:
        raise IllegalMove(Problem.of("patch-not-yours", patch=str(decision.patch)))
    if decision.cell not in _CELL_NUMBER:
        raise IllegalMove(Problem.of("cell-not-patchable", cell=str(decision.cell)))
    place = hand.index(decision.patch) if view.position.options.hand_size else 0
    action = (place * CELL_COUNT + _CELL_NUMBER[decision.cell]) * POSITIONS + decision.take - 1
    if decision_of(view, action) != decision:  # also refuses what is not legal
        raise IllegalMove(Problem.of("position-other-patch", position=decision.take))
    return action


def _threes(offered: int) -> list[tuple[int, tuple[int, ...]]]:
    """The ordered threes of so many goals, with their numbers."""
    return [(number, three) for number, three in enumerate(ORDERED_THREES) if max(three) < offered]


def _seat(view: View) -> int:
    if view.seat is None:
        raise CalicoError(Problem.of("spectator"))
    return view.seat
