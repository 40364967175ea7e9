"""What each cat needs, at the threshold and below it, with and without the border (R4)."""

import pytest

import oracle
from calico.rules import CATS, CELL_NAMED, Board, Cat, CatInPlay, Cell, Color, Patch, Pattern, Quilt
from tables import cells, plain_quilt, sew_and_tell

FACTS = {  # dots, points, other side, tokens in the box
    "millie": (1, 3, "callie", 12), "callie": (1, 3, "millie", 10),
    "tibbit": (1, 5, "rumi", 10), "rumi": (1, 5, "tibbit", 8),
    "coconut": (2, 7, "tecolote", 8), "tecolote": (2, 7, "coconut", 8),
    "cira": (2, 9, "almond", 6), "almond": (2, 9, "cira", 6),
    "gwenivere": (3, 11, "leo", 6), "leo": (3, 11, "gwenivere", 6),
}  # fmt: skip


def earned_by(cat: Cat, places: tuple[Cell, ...], quilt: Quilt | None = None) -> list[bool]:
    """Whether each placement of one pattern, in six colours in turn, attracts the cat."""
    in_play = (CatInPlay(cat, (Pattern.VINES, Pattern.DOTS)),)
    steps = tuple((Patch(tuple(Color)[i % 6], Pattern.VINES), cell) for i, cell in enumerate(places))
    earned = sew_and_tell(plain_quilt() if quilt is None else quilt, steps, in_play)[1]
    return [cat in tokens for tokens in earned]


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("cat", Cat)
def test_what_the_tile_prints(cat: Cat) -> None:
    facts = CATS[cat]
    assert (facts.dots, facts.points, facts.other_side, facts.tokens) == FACTS[cat.value]


@pytest.mark.rule("R4.1")
def test_five_tiles_in_three_groups() -> None:
    tiles = {frozenset({cat, CATS[cat].other_side}) for cat in Cat}
    dots = [{CATS[cat].dots for cat in tile} for tile in tiles]
    assert sorted(map(list, dots)) == [[1], [1], [2], [2], [3]]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(("cat", "size"), [("millie", 3), ("tibbit", 4), ("coconut", 5), ("cira", 6), ("gwenivere", 7)])
def test_a_group_attracts_at_its_size_and_not_before(cat: str, size: int) -> None:
    snake = cells("a1 b1 c1 d1 e1 e2 e3 e4")
    assert earned_by(Cat(cat), snake) == [number == size for number in range(1, 9)]


@pytest.mark.rule("R4.2", "R4.4")
@pytest.mark.parametrize(
    ("cat", "order", "at"),
    [
        ("callie", "a1 b1 c1 d1 e1 e2", 6),  # a line of five is no triangle; the notch makes one
        ("callie", "a1 b1 b2", 3),  # pointing down
        ("callie", "a2 b2 a1", 3),  # pointing up
        ("rumi", "a1 b1 b2 a2 c1", 5),  # a rhombus has no line of three
        ("rumi", "a1 b2 b3", 3),  # falling
        ("rumi", "d1 d2 c3", 3),  # rising
        ("tecolote", "a1 b1 c1 d1", 4),
        ("tecolote", "e1 e2 e3 e4 e5", 0),  # the side's zigzag is no line
        ("tecolote", "b2 c4 c5 b3", 4),  # falling, closed by a patch in the middle
        ("almond", "c1 d1 e1 d2 e2", 5),  # three above two
        ("almond", "c5 d5 e4 d4 e5", 5),  # two above three
        ("almond", "a2 b2 a3 b3 a1", 5),  # on its side
        ("almond", "b1 c1 d2 c3 b3", 0),  # five around a goal
        ("almond", "a1 b1 c1 d1 b2", 0),  # only one in the notches
        ("leo", "a1 b1 d1 e1 c1", 5),
        ("leo", "c5 c4 b3 b2 a1", 5),
        ("leo", "a5 b5 c5 d5 e4", 0),
    ],
)
def test_a_shape_attracts_when_it_is_complete(cat: str, order: str, at: int) -> None:
    told = earned_by(Cat(cat), cells(order))
    assert told == [number == at for number in range(1, len(told) + 1)]


@pytest.mark.rule("R4.2", "R4.4")
@pytest.mark.parametrize("cat", [cat for cat in Cat if CATS[cat].shape is not None])
def test_every_place_of_a_shape_attracts_and_nothing_less(cat: Cat) -> None:
    for hexes in oracle.SHAPES[cat.value]:
        area = {Cell(number) for number in hexes}
        assert CATS[cat].is_met_by(area)
        for missing in area:
            assert not CATS[cat].is_met_by(area - {missing})


@pytest.mark.rule("R4.4")
def test_more_than_the_shape_is_fine() -> None:
    six_in_a_row = {Cell.at(3, column) for column in range(6)}
    assert CATS[Cat.LEO].is_met_by(six_in_a_row)
    assert CATS[Cat.TECOLOTE].is_met_by(six_in_a_row | {CELL_NAMED["a2"]})


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize(
    ("cat", "order"),
    [
        ("millie", "a1 b1"),  # light_blue:vines at the top touches both
        ("callie", "a1 b1"),  # and closes the triangle
        ("rumi", "a1 a2"),  # and begins a rising line
        ("tibbit", "a1 b1 a2"),
        ("coconut", "a1 b1 a2 b2"),
    ],
)
def test_the_border_helps(cat: str, order: str) -> None:
    on_board = earned_by(Cat(cat), cells(order), Quilt.empty(Board.BLUE))
    assert on_board == [False] * (len(on_board) - 1) + [True]
    assert not any(earned_by(Cat(cat), cells(order)))
