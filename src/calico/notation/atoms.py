"""Patches, cells and moves from their text: the `str` of each, and a patch from its two letters. Reading is strict."""

import re

from calico.rules import CELL_NAMED, PATCH_CODED, PATCH_NAMED, CalicoError, Cell, Move, Patch, Problem

_MOVE = re.compile(r"([PYGLDV][dfwqsv])-([a-e][1-5])-([1-3])", re.ASCII)


class NotationError(CalicoError):
    """A text that can't be read as what it should be.

    >>> parse_cell("a9")
    Traceback (most recent call last):
        ...
    calico.notation.atoms.NotationError: “a9” is not a cell.
    """


def unreadable(what: str, text: object) -> NotationError:
    """The refusal of `text`, shortened if it is long, as not being `what`."""
    shown = str(text)
    return NotationError(
        Problem.of("text-unreadable", what=what, text=shown if len(shown) <= 60 else shown[:57] + "...")
    )


def parse_patch(text: str) -> Patch:
    """The patch called `colour:pattern`, or by its two letters.

    >>> parse_patch("light_blue:flowers"), parse_patch("Lw")
    (Lw, Lw)
    """
    patch = PATCH_NAMED.get(text) or PATCH_CODED.get(text)
    if patch is None:
        raise unreadable("patch", text)
    return patch


def parse_patch_code(text: str) -> Patch:
    """The patch with these two letters.

    >>> str(parse_patch_code("Lw"))
    'light_blue:flowers'
    """
    if text not in PATCH_CODED:
        raise unreadable("patch", text)
    return PATCH_CODED[text]


def parse_cell(text: str) -> Cell:
    """The inner cell with this name.

    >>> parse_cell("c3").row, parse_cell("c3").column
    (3, 3)
    """
    if text not in CELL_NAMED:
        raise unreadable("cell", text)
    return CELL_NAMED[text]


def parse_move(text: str) -> Move:
    """The move written as `Pv-a1-2`.

    >>> move = parse_move("Pv-a1-2")
    >>> str(move.patch), move.cell, move.take
    ('pink:vines', a1, 2)
    """
    match = _MOVE.fullmatch(text)
    if match is None:
        raise unreadable("move", text)
    code, cell, take = match.groups()
    return Move(PATCH_CODED[code], CELL_NAMED[cell], int(take))
