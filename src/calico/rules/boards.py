"""The four quilt boards and their printed borders (R3)."""

from calico.rules.geometry import BORDER_CELLS, Cell
from calico.rules.names import Name
from calico.rules.patches import PATCH_NAMED, Patch


class Board(Name):
    """The four boards, called by the colour of their stitching."""

    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    YELLOW = "yellow"


# For each board: top row from the left, left side downwards, right side downwards, bottom row from the left.
_PRINTED = {
    Board.BLUE: (
        "pink:vines yellow:stripes light_blue:vines pink:ferns purple:quatrefoil yellow:flowers green:stripes",
        "green:flowers dark_blue:quatrefoil light_blue:ferns purple:stripes yellow:dots",
        "dark_blue:dots purple:vines yellow:ferns green:quatrefoil dark_blue:flowers",
        "purple:flowers light_blue:quatrefoil pink:flowers dark_blue:ferns green:vines pink:dots light_blue:stripes",
    ),
    Board.GREEN: (
        "dark_blue:ferns yellow:vines green:ferns dark_blue:stripes purple:quatrefoil yellow:dots light_blue:vines",
        "purple:dots pink:quatrefoil light_blue:stripes yellow:flowers purple:vines",
        "pink:flowers purple:ferns yellow:stripes light_blue:quatrefoil pink:dots",
        "green:stripes dark_blue:dots green:quatrefoil pink:stripes light_blue:ferns dark_blue:flowers green:vines",
    ),
    Board.PURPLE: (
        "yellow:flowers pink:dots purple:flowers yellow:ferns light_blue:stripes pink:quatrefoil green:dots",
        "light_blue:quatrefoil dark_blue:stripes green:ferns pink:vines light_blue:dots",
        "dark_blue:vines light_blue:flowers pink:ferns green:stripes dark_blue:quatrefoil",
        "purple:ferns yellow:quatrefoil purple:stripes dark_blue:ferns green:flowers yellow:vines purple:dots",
    ),
    Board.YELLOW: (
        "green:quatrefoil dark_blue:flowers yellow:stripes purple:dots dark_blue:vines green:ferns pink:quatrefoil",
        "pink:ferns purple:vines yellow:dots green:flowers dark_blue:quatrefoil",
        "light_blue:flowers dark_blue:stripes green:dots pink:vines light_blue:ferns",
        "light_blue:vines purple:ferns yellow:vines light_blue:dots pink:stripes purple:flowers yellow:quatrefoil",
    ),
}


def _border(printed: tuple[str, str, str, str]) -> dict[Cell, Patch]:
    top, left, right, bottom = ([PATCH_NAMED[name] for name in side.split()] for side in printed)
    border = {Cell.at(0, column): patch for column, patch in enumerate(top)}
    border |= {Cell.at(row, 0): patch for row, patch in enumerate(left, start=1)}
    border |= {Cell.at(row, 6): patch for row, patch in enumerate(right, start=1)}
    border |= {Cell.at(6, column): patch for column, patch in enumerate(bottom)}
    return {cell: border[cell] for cell in BORDER_CELLS}


BORDERS = {board: _border(printed) for board, printed in _PRINTED.items()}
"""The printed patches of each board, by cell."""
