"""Text forms of a patch, a cell and a move: long names for records, two letters for lines and drawings."""

import re

from calico.rules import ALL_PATCHES, CELL_NAMED, PATCH_NAMED, CalicoError, Cell, Color, Move, Patch, Pattern, Problem

COLOR_LETTERS = dict(zip(Color, "PYGLDV", strict=True))  # V: purple is violet, P is pink
PATTERN_LETTERS = dict(zip(Pattern, "dfwqsv", strict=True))  # w: flowers, f is ferns
_PATCH_CODED = {COLOR_LETTERS[patch.color] + PATTERN_LETTERS[patch.pattern]: patch for patch in ALL_PATCHES}
_CODE_OF = {patch: code for code, patch in _PATCH_CODED.items()}
_MOVE = re.compile(r"([PYGLDV][dfwqsv])-([a-e][1-5])-([1-3])", re.ASCII)


class NotationError(CalicoError):
    """A text that can't be read as what it should be."""


def unreadable(what: str, text: object) -> NotationError:
    """The refusal of `text`, shortened if it is long, as not being `what`."""
    shown = str(text)
    return NotationError(
        Problem.of("text-unreadable", what=what, text=shown if len(shown) <= 60 else shown[:57] + "...")
    )


def format_patch(patch: Patch) -> str:
    """`pink:vines`."""
    return str(patch)


def parse_patch(text: str) -> Patch:
    """The patch called `colour:pattern`."""
    if text not in PATCH_NAMED:
        raise unreadable("patch", text)
    return PATCH_NAMED[text]


def format_patch_code(patch: Patch) -> str:
    """`Pv` for pink:vines."""
    return _CODE_OF[patch]


def parse_patch_code(text: str) -> Patch:
    """The patch with these two letters."""
    if text not in _PATCH_CODED:
        raise unreadable("patch", text)
    return _PATCH_CODED[text]


def format_cell(cell: Cell) -> str:
    """`a1` to `e5`."""
    if cell.is_border:
        raise unreadable("cell", cell)
    return cell.name


def parse_cell(text: str) -> Cell:
    """The inner cell with this name."""
    if text not in CELL_NAMED:
        raise unreadable("cell", text)
    return CELL_NAMED[text]


def format_move(move: Move) -> str:
    """`Pv-a1-2`: patch, cell, market position."""
    return f"{format_patch_code(move.patch)}-{format_cell(move.cell)}-{move.take}"


def parse_move(text: str) -> Move:
    """The move written as `Pv-a1-2`."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise unreadable("move", text)
    code, cell, take = match.groups()
    return Move(_PATCH_CODED[code], CELL_NAMED[cell], int(take))
