"""Patches and the four printed borders (R2, R3)."""

from collections import Counter

import pytest

import oracle
from calico.rules import (
    ALL_PATCHES,
    BORDER_CELLS,
    BORDERS,
    CELLS,
    Board,
    Color,
    Draw,
    IllegalMove,
    Options,
    Pattern,
    Quilt,
    Variant,
    apply,
    start,
    unseen,
)
from tables import standard_setup


@pytest.mark.rule("R2.1")
def test_a_game_has_three_of_each_of_36_patches() -> None:
    assert len(Color) == len(Pattern) == 6
    assert len(set(ALL_PATCHES)) == 36
    supply = unseen(start(standard_setup(4)))
    assert set(supply.values()) == {3}
    assert supply.total() == 108


@pytest.mark.rule("R10.2")
def test_lower_variance_leaves_two_of_each() -> None:
    options = Options(variants=frozenset({Variant.LOWER_VARIANCE}))
    for players in (1, 2):
        supply = unseen(start(standard_setup(players, options)))
        assert set(supply.values()) == {2}
        assert supply.total() == 72


@pytest.mark.rule("R2.1", "R10.2")
@pytest.mark.parametrize(("variants", "copies"), [(frozenset(), 3), (frozenset({Variant.LOWER_VARIANCE}), 2)])
def test_no_more_copies_are_drawn_than_there_are(variants: frozenset[Variant], copies: int) -> None:
    position = start(standard_setup(2, Options(variants=variants)))
    for _ in range(copies):
        position = apply(position, Draw(ALL_PATCHES[0]))
    with pytest.raises(IllegalMove) as refused:
        apply(position, Draw(ALL_PATCHES[0]))
    assert refused.value.code == "patch-not-in-supply"


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("board", Board)
def test_the_border_is_printed_all_around(board: Board) -> None:
    assert set(BORDERS[board]) == set(BORDER_CELLS)
    quilt = Quilt.empty(board)
    for cell in CELLS:
        assert quilt.patches[cell] == BORDERS[board].get(cell)


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("board", Board)
def test_every_border_has_each_colour_four_times_and_no_pairs(board: Board) -> None:
    border = BORDERS[board]
    assert Counter(patch.color for patch in border.values()) == dict.fromkeys(Color, 4)
    for one in border:
        for other in border:
            if oracle.touch(one, other):
                assert border[one].color != border[other].color
                assert border[one].pattern != border[other].pattern
