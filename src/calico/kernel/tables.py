"""What is printed on boards, tiles and cards, as arrays by number: the only thing that the kernel takes from the rules.

Colours, patterns, boards, goals, cats, restrictions and objectives are numbered in the order of their lists; a patch
is its colour times six plus its pattern; a patch cell is numbered 0 to 21 in reading order.
"""

from itertools import permutations, product

import numpy as np
import numpy.typing as npt

from calico.rules import (
    ALL_PATCHES,
    BORDERS,
    CATS,
    CELLS,
    GOAL_POINTS,
    GOAL_SLOTS,
    PATCH_CELLS,
    SCENARIOS,
    Board,
    Cat,
    Cell,
    Color,
    Goal,
    GoalValues,
    Objective,
    Pattern,
)  # fmt: skip

Words = npt.NDArray[np.int64]

# The first bit of each row. Two rows differ by 8 or 9, so that the half-hex shift is absorbed: the six neighbours of a
# cell are always 1, 8 and 9 bits away, and the unused bits between the rows keep a row from running into the next.
ROW_BITS = (0, 9, 17, 26, 34, 43, 51)


def bit_of(cell: Cell) -> int:
    """The number of the cell's bit in a plane."""
    return ROW_BITS[cell.row] + cell.column


def plane(cells: list[Cell]) -> int:
    """The plane in which exactly these cells are set."""
    return sum(1 << bit_of(cell) for cell in cells)


def _words(values: object) -> Words:
    return np.array(values, dtype=np.int64)


def _around(cell: Cell) -> int:
    bit = 1 << bit_of(cell)
    return (bit << 1 | bit >> 1 | bit << 8 | bit >> 8 | bit << 9 | bit >> 9) & plane(list(CELLS))


def _borders() -> Words:
    """By board: the border cells of each colour, then of each pattern."""
    return _words(
        [
            [plane([cell for cell, patch in BORDERS[board].items() if patch.color is color]) for color in Color]
            + [
                plane([cell for cell, patch in BORDERS[board].items() if patch.pattern is pattern])
                for pattern in Pattern
            ]
            for board in Board
        ]
    )


_CATS = tuple(Cat)
_GOALS = tuple(Goal)

PATCH_COUNT = len(ALL_PATCHES)
CELL_COUNT = len(PATCH_CELLS)
# Unsigned, and read with a mask, so that the compiler need not provide for negative places in arrays.
COLOR_OF = _words([tuple(Color).index(patch.color) for patch in ALL_PATCHES]).astype(np.uint8)
PATTERN_OF = _words([tuple(Pattern).index(patch.pattern) for patch in ALL_PATCHES]).astype(np.uint8)
CELL_BIT = _words([1 << bit_of(cell) for cell in PATCH_CELLS])
CELL_AROUND = _words([_around(cell) for cell in PATCH_CELLS])
CELL_AT = _words([next((n for n, cell in enumerate(PATCH_CELLS) if bit_of(cell) == bit), 0) for bit in range(58)])
PATCH_PLANE = plane(list(PATCH_CELLS))
SLOT_AROUND = _words([_around(cell) for cell in GOAL_SLOTS])
BORDER = _borders()

CAT_SIZE = _words([CATS[cat].size for cat in _CATS])
CAT_POINTS = _words([CATS[cat].points for cat in _CATS])
# One cat of each dot group: every combination is equally likely in the standard setup.
CAT_TRIPLES = _words(
    list(product(*([n for n, cat in enumerate(_CATS) if CATS[cat].dots == dots] for dots in (1, 2, 3))))
)
GOAL_CUBES = _words([sum(size**3 for size in goal.groups) for goal in _GOALS])  # different for every partition of six
GOAL_VALUE = _words([[(0, *GOAL_POINTS[values][goal]) for goal in _GOALS] for values in GoalValues])  # by ways met
# By scenario (row 0: none): the three goals, and what is asked for by objective, 0 where nothing is.
SCENARIO_GOALS = _words([[0] * 3, *([_GOALS.index(goal) for goal in card.goals] for card in SCENARIOS.values())])
SCENARIO_ASKS = _words(
    [[0] * len(Objective), *([dict(card.objectives).get(kind, 0) for kind in Objective] for card in SCENARIOS.values())]
)

ORDERS_OF_3 = _words(list(permutations(range(3))))
ORDERS_OF_4 = _words(list(permutations(range(4))))
ORDERS_OF_6 = _words(list(permutations(range(6))))
