"""The kernel's planes against the board: neighbours, shapes, partitions, by counting cells one by one."""

from random import Random

import numpy as np
import pytest

from calico.kernel import engine as e
from calico.kernel import tables
from calico.rules import CATS, CELLS, GOAL_SLOTS, NEIGHBOURS, PATCH_CELLS, Cat, Cell, Goal, windows


def cells_of(plane: int) -> set[Cell]:
    return {cell for cell in CELLS if plane >> tables.bit_of(cell) & 1}


def random_area(random: Random, size: int) -> set[Cell]:
    """A connected area that grew by chance."""
    area = {random.choice(CELLS)}
    while len(area) < size:
        area.add(random.choice(NEIGHBOURS[random.choice(sorted(area))]))
    return area


@pytest.mark.rule("R1.1")
def test_growing_reaches_exactly_the_neighbours() -> None:
    board = tables.plane(list(CELLS))
    for cell in CELLS:
        grown = int(e.grow(1 << tables.bit_of(cell))) & board
        assert cells_of(grown) == {cell, *NEIGHBOURS[cell]}


def test_every_cell_has_a_bit_of_its_own() -> None:
    assert len({tables.bit_of(cell) for cell in CELLS}) == len(CELLS)
    assert tables.plane(list(PATCH_CELLS)) == tables.PATCH_PLANE
    for number, cell in enumerate(PATCH_CELLS):
        assert cells_of(int(tables.CELL_BIT[number])) == {cell}
        assert cells_of(int(tables.CELL_AROUND[number])) == set(NEIGHBOURS[cell])
        assert tables.CELL_AT[tables.bit_of(cell)] == number
    for number, slot in enumerate(GOAL_SLOTS):
        assert cells_of(int(tables.SLOT_AROUND[number])) == set(NEIGHBOURS[slot])


def test_cells_are_counted_and_found_in_reading_order() -> None:
    random = Random(1)
    for _ in range(200):
        chosen = sorted(random.sample(PATCH_CELLS, random.randint(1, 22)))
        plane = tables.plane(chosen)
        assert e.popcount(plane) == len(chosen)
        assert [PATCH_CELLS[e.cell_number(plane, nth)] for nth in range(len(chosen))] == chosen


@pytest.mark.rule("R4.1", "R4.2")
@pytest.mark.parametrize("cat", Cat)
def test_a_cat_comes_to_the_same_areas(cat: Cat) -> None:
    random = Random(cat)
    number = tuple(Cat).index(cat)
    areas = [random_area(random, random.randint(1, 9)) for _ in range(2000)]
    shape = CATS[cat].shape
    if shape is not None:
        for window in windows(shape):
            areas += [set(window), set(window) - {min(window)}]
    met = [CATS[cat].is_met_by(area) for area in areas]
    assert [bool(e.attracts(number, tables.plane(sorted(area)))) for area in areas] == met
    assert any(met)
    assert not all(met)


@pytest.mark.rule("R5.1")
def test_cubes_tell_every_partition_of_six_apart() -> None:
    def partitions(left: int, largest: int) -> list[tuple[int, ...]]:
        if left == 0:
            return [()]
        return [(size, *rest) for size in range(min(left, largest), 0, -1) for rest in partitions(left - size, size)]

    cubes = {groups: sum(size**3 for size in groups) for groups in partitions(6, 6)}
    assert len(set(cubes.values())) == len(cubes) == 11
    assert [cubes[goal.groups] for goal in Goal] == tables.GOAL_CUBES.tolist() == [6, 72, 54, 24, 36, 18]


def test_the_generator_is_splitmix64() -> None:
    random = np.zeros(1, dtype=np.uint64)
    # The first numbers of the published generator for the seed 0.
    assert [int(e.next_word(random)) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_games_of_a_seed_start_at_different_places() -> None:
    starts = {int(e.seeded(np.uint64(seed), index)) for seed in range(50) for index in range(200)}
    assert len(starts) == 50 * 200
