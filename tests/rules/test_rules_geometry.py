"""The board: cells, neighbours, goal slots and the places where shapes lie (R1, R4.2)."""

import pytest

import oracle
from calico.rules import (
    BORDER_CELLS,
    CATS,
    CELL_NAMED,
    CELLS,
    GOAL_SLOTS,
    INNER_CELLS,
    NEIGHBOURS,
    PATCH_CELLS,
    Cat,
    Cell,
    windows,
)  # fmt: skip


@pytest.mark.rule("R1.1")
def test_neighbours_are_the_hexes_one_step_away() -> None:
    for cell in CELLS:
        assert set(NEIGHBOURS[cell]) == {other for other in CELLS if oracle.touch(cell, other)}
        assert len(NEIGHBOURS[cell]) == len(set(NEIGHBOURS[cell]))


@pytest.mark.rule("R1.1")
def test_neighbours_by_the_table_of_the_rules() -> None:
    names = {cell: {other.name for other in NEIGHBOURS[CELL_NAMED[cell]] if not other.is_border} for cell in CELL_NAMED}
    assert names["c3"] == {"b3", "d3", "c2", "d2", "c4", "d4"}  # an odd row leans to the right
    assert names["c4"] == {"b4", "d4", "b3", "c3", "b5", "c5"}  # an even row to the left
    assert {(other.row, other.column) for other in NEIGHBOURS[CELL_NAMED["a2"]] if other.is_border} == {
        (1, 0),
        (2, 0),
        (3, 0),
    }


@pytest.mark.rule("R1.1")
def test_neighbours_are_symmetric() -> None:
    assert all(cell in NEIGHBOURS[other] for cell in CELLS for other in NEIGHBOURS[cell])


@pytest.mark.rule("R1.2")
def test_cells_and_their_names() -> None:
    assert (len(CELLS), len(INNER_CELLS), len(BORDER_CELLS)) == (49, 25, 24)
    assert [cell.name for cell in INNER_CELLS] == [f"{letter}{digit}" for digit in "12345" for letter in "abcde"]
    assert (CELL_NAMED["a1"].row, CELL_NAMED["a1"].column) == (1, 1)
    assert (CELL_NAMED["e5"].row, CELL_NAMED["e5"].column) == (5, 5)
    assert str(CELL_NAMED["d2"]) == f"{CELL_NAMED['d2']}" == "d2"
    assert str(Cell.at(0, 6)) == "border(0,6)"
    assert repr(CELL_NAMED["d2"]) == "d2"
    assert Cell(CELL_NAMED["d2"]) == CELL_NAMED["d2"]
    with pytest.raises(TypeError):
        Cell(True)


@pytest.mark.parametrize("number", [-1, 49])
def test_there_is_no_other_cell(number: int) -> None:
    with pytest.raises(ValueError, match="0 to 48"):
        Cell(number)


@pytest.mark.rule("R1.3", "R1.4")
def test_goal_slots() -> None:
    assert [slot.name for slot in GOAL_SLOTS] == ["c2", "d3", "b4"]
    assert len(PATCH_CELLS) == 22
    assert set(PATCH_CELLS) | set(GOAL_SLOTS) == set(INNER_CELLS)
    for slot in GOAL_SLOTS:
        assert len(NEIGHBOURS[slot]) == 6
        assert set(NEIGHBOURS[slot]) <= set(PATCH_CELLS)


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize("cat", [cat for cat in Cat if CATS[cat].shape is not None])
def test_shapes_lie_wherever_the_geometry_allows(cat: Cat) -> None:
    shape = CATS[cat].shape
    assert shape is not None
    found = windows(shape)
    assert len(found) == len(set(found))
    assert set(found) == {frozenset(Cell(number) for number in hexes) for hexes in oracle.SHAPES[cat.value]}


@pytest.mark.rule("R4.2")
def test_how_many_places_the_lines_have_when_counted_by_hand() -> None:
    counts = {cat: len(windows(shape)) for cat in Cat if (shape := CATS[cat].shape) is not None}
    # Level: 8 - n in each of 7 rows. Slanted: a step down moves half a hex, so of the 7 places in a starting row
    # one is lost for n = 3, one or two in turn for n = 4, two for n = 5; and there are two slants.
    assert counts[Cat.RUMI] == 7 * 5 + 2 * (6 * 5)
    assert counts[Cat.TECOLOTE] == 7 * 4 + 2 * (6 + 5 + 6 + 5)
    assert counts[Cat.LEO] == 7 * 3 + 2 * (5 * 3)
    # A triangle points up or down between two rows: 6 of each kind in each of 6 pairs of rows.
    assert counts[Cat.CALLIE] == 6 * (6 + 6)
