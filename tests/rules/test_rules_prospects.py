"""What is begun and may still earn a token (R8): certain when it says no, and able to show the way when it says yes."""

from collections.abc import Iterator
from random import Random

import pytest

from calico.rules import (
    ALL_PATCHES,
    CELL_NAMED,
    NEIGHBOURS,
    PATCH_NAMED,
    Beginning,
    Board,
    Cat,
    CatInPlay,
    Cell,
    Color,
    Patch,
    Quilt,
    Token,
    area_of,
    beginnings,
)
from tables import CATS_IN_PLAY, cells, plain_quilt, sew, with_patterns

SHAPES = with_patterns(Cat.CALLIE, Cat.TECOLOTE, Cat.ALMOND)


def begun(quilt: Quilt, token: str) -> Beginning:
    return next(one for one in beginnings(quilt, CATS_IN_PLAY) if one.token == token)


def is_ended(quilt: Quilt, token: str, patch: str, cell: str) -> bool:
    return begun(quilt, token).is_ended_by(PATCH_NAMED[patch], CELL_NAMED[cell])


@pytest.mark.rule("R8.5")
def test_joining_a_group_that_has_its_button_ends_the_beginning() -> None:
    quilt = sew(plain_quilt(), "pink:dots@a1 pink:vines@b1 pink:ferns@a2 pink:stripes@d1 pink:flowers@e1")
    assert is_ended(quilt, "pink", "pink:quatrefoil", "c1")
    assert not is_ended(quilt, "pink", "pink:quatrefoil", "e2")
    assert not is_ended(quilt, "pink", "green:quatrefoil", "c1")


@pytest.mark.rule("R8.3")
def test_the_last_open_cell_beside_a_pair_is_needed() -> None:
    walled = "green:ferns@b1 yellow:stripes@b2 purple:quatrefoil@a3 pink:dots@a1 pink:vines@a2"
    quilt = sew(plain_quilt(), walled)
    assert beginnings(quilt, CATS_IN_PLAY) == ()  # nothing is left beside it already
    quilt = sew(plain_quilt(), walled.replace("purple:quatrefoil@a3 ", ""))
    assert begun(quilt, "pink").ends_by_other == {CELL_NAMED["a3"]}
    assert is_ended(quilt, "pink", "green:ferns", "a3")
    assert not is_ended(quilt, "pink", "pink:ferns", "a3")


def test_a_lone_patch_is_nothing_begun() -> None:
    assert beginnings(sew(plain_quilt(), "pink:dots@c3"), CATS_IN_PLAY) == ()
    beside_border = beginnings(sew(Quilt.empty(Board.BLUE), "pink:quatrefoil@a1"), CATS_IN_PLAY)
    assert all(CELL_NAMED["a1"] in one.cells for one in beside_border)


Step = tuple[Quilt, Patch, Cell, Quilt, tuple[Token, ...]]
Cats = tuple[CatInPlay, ...]


def random_quilts(seed: int, cats: Cats) -> Iterator[Step]:
    """A quilt sewn by chance, patch by patch: before, patch, cell, after."""
    random = Random(seed)
    quilt = Quilt.empty(random.choice(list(Board)))
    # Few kinds of patches, so that groups come about and run out of room.
    kinds = [patch for patch in ALL_PATCHES if patch.color in list(Color)[:3]]
    while not quilt.is_full:
        patch, cell = random.choice(kinds), random.choice(quilt.empty_cells)
        after, earned = quilt.place(patch, cell, cats)
        yield quilt, patch, cell, after, earned
        quilt = after


@pytest.mark.parametrize("cats", [CATS_IN_PLAY, SHAPES])
def test_what_has_ended_never_earns(cats: Cats) -> None:
    endings = 0
    for seed in range(60):
        ended: list[tuple[int, frozenset[Cell]]] = []
        for before, patch, cell, after, earned in random_quilts(seed, cats):
            for half, group in ended:
                token = next((one for one in earned if isinstance(one, (Color, Cat)[half])), None)
                if token is not None:
                    assert group.isdisjoint(area_of(after.patches, cell, half)), (seed, cell)
            for one in beginnings(before, cats):
                if one.is_ended_by(patch, cell):
                    ended.append((0 if isinstance(one.feature, Color) else 1, one.cells))
                    endings += 1
    assert endings > 100  # the quilts do test it


@pytest.mark.parametrize("cats", [CATS_IN_PLAY, SHAPES])
def test_what_has_not_ended_can_still_earn(cats: Cats) -> None:
    """After a placement that does not end it, a beginning has earned its token, or patches of its kind bring it."""
    shown = 0
    for seed in range(25):
        for before, patch, cell, after, earned in random_quilts(seed, cats):
            for one in beginnings(before, cats):
                half = 0 if isinstance(one.feature, Color) else 1
                own = area_of(after.patches, min(one.cells), half)
                if one.is_ended_by(patch, cell) or (one.token in earned and cell in own):
                    continue
                assert earns(after, one, half, cats), (seed, one, patch, cell)
                shown += 1
    assert shown > 500


def earns(quilt: Quilt, begun: Beginning, half: int, cats: Cats) -> bool:
    """Whether the group earns its token when patches of its kind are sewn to it, cell by cell, where none scores."""
    kind = next(patch for patch in ALL_PATCHES if begun.feature in patch)
    tokens = {token.cell for token in (quilt.cats if half else quilt.buttons)}
    while True:
        area = area_of(quilt.patches, min(begun.cells), half)
        for cell in sorted({beside for one in area for beside in NEIGHBOURS[one]}):
            if cell not in quilt.empty_cells:
                continue
            after, earned = quilt.place(kind, cell, cats)
            if not tokens.isdisjoint(area_of(after.patches, cell, half)):
                continue  # that would join a scored group
            if begun.token in earned:
                return True
            quilt = after
            break
        else:
            return False


def test_a_shape_needs_its_room() -> None:
    """Tecolote wants a straight line of four; a pair in the middle of a row of five has it, until the row is cut."""
    cats = with_patterns(Cat.TECOLOTE, Cat.MILLIE, Cat.CIRA)
    quilt = sew(plain_quilt(), "pink:dots@b1 green:dots@c1", cats)
    line = next(one for one in beginnings(quilt, cats) if one.token is Cat.TECOLOTE)
    assert line.cells == set(cells("b1 c1"))
    assert not line.is_ended_by(PATCH_NAMED["yellow:vines"], CELL_NAMED["d1"])  # other lines go through b1 and c1
    walls = "green:vines@a2 yellow:vines@b2 purple:vines@d2 pink:vines@c3 yellow:vines@b3 green:vines@d1"
    quilt = sew(plain_quilt(), f"pink:dots@b1 green:dots@c1 {walls}", cats)
    assert all(one.token is not Cat.TECOLOTE for one in beginnings(quilt, cats))
