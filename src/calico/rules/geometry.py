"""The board's cells: 7 rows of 7 pointy-top hexes, odd rows half a hex to the right (R1)."""

from functools import cache

WIDTH = 7
"""A board has so many rows, and so many cells in a row."""
_LETTERS = "abcde"


class Cell(int):
    """One of the 49 cells, counted row by row from the top left; `a1` to `e5` are the inner ones (R1.2).

    >>> cell = Cell.at(row=1, column=1)
    >>> cell, int(cell), cell.is_border
    (a1, 8, False)
    """

    __slots__ = ()

    def __new__(cls, index: int) -> "Cell":
        """The cell with this number, 0 to 48."""
        if not isinstance(index, int) or isinstance(index, bool):
            raise TypeError(f'a cell is numbered 0 to 48, not {index!r}; by its name it is CELL_NAMED["a1"]')
        if not 0 <= index < WIDTH * WIDTH:
            raise ValueError(f"a cell is numbered 0 to 48, not {index}")
        return super().__new__(cls, index)

    @classmethod
    def at(cls, row: int, column: int) -> "Cell":
        """The cell in this row and column, both counted from 0."""
        return CELLS[row * WIDTH + column]

    @property
    def row(self) -> int:
        """Row 0 (top) to 6."""
        return self // WIDTH

    @property
    def column(self) -> int:
        """Column 0 (left) to 6."""
        return self % WIDTH

    @property
    def is_border(self) -> bool:
        """Whether the cell is part of the printed border."""
        return not (1 <= self.row <= 5 and 1 <= self.column <= 5)

    @property
    def name(self) -> str:
        """`a1` to `e5`; a border cell is named by its row and column."""
        if self.is_border:
            return f"border({self.row},{self.column})"
        return f"{_LETTERS[self.column - 1]}{self.row}"

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        return format(self.name, spec)


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    """R1.1: same row, and two in each row beside it, depending on the row's shift."""
    left = cell.column - 1 if cell.row % 2 == 0 else cell.column
    places = [(cell.row, cell.column - 1), (cell.row, cell.column + 1)]
    places += [(row, column) for row in (cell.row - 1, cell.row + 1) for column in (left, left + 1)]
    return tuple(Cell.at(row, column) for row, column in places if 0 <= row < WIDTH and 0 <= column < WIDTH)


CELLS = tuple(Cell(index) for index in range(WIDTH * WIDTH))
"""All 49 cells, row by row."""
INNER_CELLS = tuple(cell for cell in CELLS if not cell.is_border)
"""The 25 cells inside the border, `a1` to `e5`, row by row."""
BORDER_CELLS = tuple(cell for cell in CELLS if cell.is_border)
"""The 24 cells of the printed border."""
CELL_NAMED = {cell.name: cell for cell in INNER_CELLS}
"""Each inner cell by its name."""
GOAL_SLOTS = tuple(CELL_NAMED[name] for name in ("c2", "d3", "b4"))
"""Where the goals lie: c2, d3, b4, in this order everywhere (R1.3)."""
PATCH_CELLS = tuple(cell for cell in INNER_CELLS if cell not in GOAL_SLOTS)
"""The 22 cells that take patches, row by row."""
NEIGHBOURS = tuple(_neighbours(cell) for cell in CELLS)
"""The cells that touch a cell, by its number."""


@cache
def windows(shape: tuple[tuple[int, int], ...]) -> tuple[frozenset[Cell], ...]:
    """Every place on the board where `shape`, in any of its six rotations, can lie (R4.2).

    A shape is a set of steps: (1, 0) is one cell to the right, (0, 1) one cell down to the right.

    >>> pair = ((0, 0), (1, 0))
    >>> len(windows(pair)), [sorted(window) for window in windows(pair) if CELL_NAMED["a1"] in window][-1]
    (120, [a1, b2])
    """
    found = set()
    for _ in range(6):
        for anchor in CELLS:
            # In slanted coordinates, the second axis runs down to the right, a step is the same in every row.
            slant = anchor.column - anchor.row // 2
            places = [(anchor.row + down, slant + right + (anchor.row + down) // 2) for right, down in shape]
            if all(0 <= row < WIDTH and 0 <= column < WIDTH for row, column in places):
                found.add(frozenset(Cell.at(row, column) for row, column in places))
        shape = tuple((-down, right + down) for right, down in shape)
    return tuple(sorted(found, key=sorted))
