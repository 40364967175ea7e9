"""Patches, cells and moves as text."""

import pytest

from calico.notation import (
    NotationError,
    parse_cell,
    parse_move,
    parse_patch,
    parse_patch_code,
)
from calico.rules import ALL_PATCHES, BORDER_CELLS, INNER_CELLS, PATCH_CELLS, Cell, Color, Move, Patch, Pattern


def test_patches_round_trip_in_both_forms() -> None:
    assert [parse_patch(str(patch)) for patch in ALL_PATCHES] == list(ALL_PATCHES)
    assert [parse_patch_code(patch.code) for patch in ALL_PATCHES] == list(ALL_PATCHES)
    assert str(Patch(Color.LIGHT_BLUE, Pattern.FLOWERS)) == "light_blue:flowers"
    assert Patch(Color.LIGHT_BLUE, Pattern.FLOWERS).code == "Lw"


def test_cells_round_trip() -> None:
    assert [parse_cell(str(cell)) for cell in INNER_CELLS] == list(INNER_CELLS)
    assert parse_cell("c4") == Cell.at(4, 3)


@pytest.mark.parametrize("cell", BORDER_CELLS)
def test_the_text_of_a_border_cell_is_not_read(cell: Cell) -> None:
    with pytest.raises(NotationError):
        parse_cell(str(cell))


def test_moves_round_trip() -> None:
    moves = [Move(patch, cell, take) for patch in ALL_PATCHES for cell in PATCH_CELLS for take in (1, 2, 3)]
    assert [parse_move(str(move)) for move in moves] == moves
    assert str(Move(Patch(Color.PINK, Pattern.VINES), parse_cell("a1"), 2)) == "Pv-a1-2"


@pytest.mark.parametrize(
    "text", ["", "Pv-a1", "Pv-a1-0", "Pv-a1-4", "pv-a1-2", "Pv-f1-2", "Pv-a1-2 ", "Pv-a1-2\n", "Pv-a1-２", "Pv a1 2"]
)
def test_a_move_is_read_strictly(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert caught.value.code == "text-unreadable"


def test_a_long_text_is_shortened_in_the_refusal() -> None:
    with pytest.raises(NotationError, match=r"“x{57}\.\.\.”") as caught:
        parse_patch("x" * 1000)
    assert len(str(caught.value)) < 100
