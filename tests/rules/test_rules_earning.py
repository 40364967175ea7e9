"""Cats, buttons and the rainbow, earned at the moment of placing (R8).

The quilts have no border unless a test says so; dots and ferns attract Millie, flowers and quatrefoil Tibbit.
"""

from dataclasses import replace

import pytest

from calico.rules import CELL_NAMED, NEIGHBOURS, Board, Button, Cat, CatToken, Color, Quilt, Rainbow, area_of
from tables import plain_quilt, sew, sew_and_tell

MILLIE = Cat.MILLIE
FAR = CELL_NAMED["e5"]
# Two threes with a gap between them, in the top row and its corners.
LEFT = "pink:dots@a2 yellow:dots@a1 green:dots@b1"
RIGHT = "purple:dots@d1 yellow:dots@e1 green:dots@e2"
GAP = "dark_blue:dots@c1"
PINK_LEFT = "pink:dots@a2 pink:vines@a1 pink:ferns@b1"
PINK_RIGHT = "pink:stripes@d1 pink:flowers@e1 pink:quatrefoil@e2"
PINK_GAP = "pink:vines@c1"


@pytest.mark.rule("R8.1")
def test_an_area_is_what_hangs_together_border_included() -> None:
    quilt = sew(Quilt.empty(Board.BLUE), "green:vines@a1 pink:vines@e5")
    by_pattern = area_of(quilt.patches, CELL_NAMED["a1"], 1)
    assert sorted(cell.name for cell in by_pattern) == ["a1", "border(0,2)"]
    assert area_of(quilt.patches, CELL_NAMED["c2"], 1) == set()


@pytest.mark.rule("R8.1")
def test_the_cat_comes_with_the_patch_that_completes_its_group() -> None:
    _, earned = sew_and_tell(plain_quilt(), f"{LEFT} {GAP}")
    assert earned == [(), (), (MILLIE,), ()]


@pytest.mark.rule("R8.1")
def test_a_group_of_two_patterns_of_one_cat_attracts_nothing() -> None:
    assert sew(plain_quilt(), "pink:dots@a2 yellow:dots@a1 green:ferns@b1").cats == ()


@pytest.mark.rule("R8.2")
def test_one_area_one_cat_however_large() -> None:
    assert len(sew(plain_quilt(), f"{LEFT} {GAP} {RIGHT}").cats) == 1


@pytest.mark.rule("R8.3")
def test_three_of_a_colour_earn_a_button_in_any_shape() -> None:
    for steps in (PINK_LEFT, "pink:dots@a1 pink:vines@b1 pink:ferns@c1", "pink:dots@a1 pink:vines@b1 pink:ferns@b2"):
        _, earned = sew_and_tell(plain_quilt(), steps)
        assert earned == [(), (), (Color.PINK,)]


@pytest.mark.rule("R8.3")
def test_one_area_one_button_however_large() -> None:
    quilt, earned = sew_and_tell(plain_quilt(), f"{PINK_LEFT} {PINK_GAP} {PINK_RIGHT}")
    assert earned[2] == (Color.PINK,)
    assert earned[3:] == [()] * 4
    assert quilt.buttons_count == 1


@pytest.mark.rule("R8.3")
def test_the_border_counts_for_buttons() -> None:
    # light_blue at the top touches a1 and b1
    _, earned = sew_and_tell(Quilt.empty(Board.BLUE), "light_blue:dots@a1 light_blue:ferns@b1")
    assert earned == [(), (Color.LIGHT_BLUE,)]


@pytest.mark.rule("R8.4")
def test_two_scored_areas_that_merge_keep_both_tokens_and_earn_nothing() -> None:
    quilt, earned = sew_and_tell(plain_quilt(), f"{LEFT} {RIGHT} {GAP}")
    assert [token.cat for token in quilt.cats] == [MILLIE, MILLIE]
    assert earned[-1] == ()
    quilt, earned = sew_and_tell(plain_quilt(), f"{PINK_LEFT} {PINK_RIGHT} {PINK_GAP}")
    assert [button.color for button in quilt.buttons] == [Color.PINK, Color.PINK]
    assert earned[-1] == ()


@pytest.mark.rule("R8.4")
def test_a_merged_area_never_earns_again() -> None:
    quilt, earned = sew_and_tell(plain_quilt(), f"{LEFT} {RIGHT} {GAP} pink:dots@b2 pink:dots@e3 pink:dots@d2")
    assert len(quilt.cats) == 2
    assert not any(MILLIE in tokens for tokens in earned[6:])


@pytest.mark.rule("R8.5")
def test_joining_an_unscored_part_to_a_scored_area_earns_nothing() -> None:
    two_apart = "purple:dots@d1 yellow:dots@e1"  # one short of Millie
    quilt, earned = sew_and_tell(plain_quilt(), f"{LEFT} {two_apart} {GAP}")
    assert [token.cat for token in quilt.cats] == [MILLIE]
    assert earned[-1] == ()
    quilt, earned = sew_and_tell(plain_quilt(), f"{PINK_LEFT} pink:stripes@d1 pink:flowers@e1 {PINK_GAP}")
    assert quilt.buttons_count == 1
    assert earned[-1] == ()


@pytest.mark.rule("R8.5")
def test_joining_two_unscored_parts_earns_one_token() -> None:
    _, earned = sew_and_tell(plain_quilt(), f"pink:dots@a1 yellow:dots@b1 purple:dots@d1 yellow:dots@e1 {GAP}")
    assert earned == [(), (), (), (), (MILLIE,)]


@pytest.mark.rule("R8.5")
def test_the_same_patches_in_another_order_score_differently() -> None:
    apart = sew(plain_quilt(), f"{LEFT} {RIGHT} {GAP}")
    along = sew(plain_quilt(), f"{LEFT} {GAP} {RIGHT}")
    assert apart.patches == along.patches
    assert (len(apart.cats), len(along.cats)) == (2, 1)
    apart = sew(plain_quilt(), f"{PINK_LEFT} {PINK_RIGHT} {PINK_GAP}")
    along = sew(plain_quilt(), f"{PINK_LEFT} {PINK_GAP} {PINK_RIGHT}")
    assert apart.patches == along.patches
    assert (apart.buttons_count, along.buttons_count) == (2, 1)


@pytest.mark.rule("R8.6")
def test_a_token_lies_on_a_patch_of_its_area_never_on_the_border() -> None:
    quilt = sew(Quilt.empty(Board.BLUE), "light_blue:vines@a1 light_blue:vines@b1 green:vines@a2 pink:vines@b2")
    (button,) = quilt.buttons
    (cat,) = quilt.cats
    assert (button.color, cat.cat) == (Color.LIGHT_BLUE, Cat.COCONUT)
    for token, feature in ((button, 0), (cat, 1)):
        assert not token.cell.is_border
        assert token.cell in area_of(quilt.patches, CELL_NAMED["a1"], feature)


FIVE_COLORS = tuple(color for color in Color if color is not Color.PINK)


def with_buttons(*colors: Color, rainbow: bool = False) -> Quilt:
    """A quilt on which these buttons were earned before, in the far corner."""
    return replace(plain_quilt(), buttons=tuple(Button(color, FAR) for color in colors), rainbow=rainbow)


@pytest.mark.rule("R8.7")
def test_the_rainbow_comes_with_the_first_button_of_the_sixth_colour() -> None:
    quilt, earned = sew_and_tell(with_buttons(*FIVE_COLORS), PINK_LEFT)
    assert earned == [(), (), (Color.PINK, Rainbow.RAINBOW)]
    assert quilt.rainbow
    assert quilt.buttons_count == 7


@pytest.mark.rule("R8.7")
def test_six_buttons_of_five_colours_bring_no_rainbow() -> None:
    quilt, earned = sew_and_tell(with_buttons(*FIVE_COLORS), PINK_LEFT.replace("pink", "green"))
    assert earned == [(), (), (Color.GREEN,)]
    assert not quilt.rainbow
    assert quilt.buttons_count == 6


@pytest.mark.rule("R8.7")
def test_the_rainbow_comes_once() -> None:
    quilt, earned = sew_and_tell(with_buttons(*Color, *FIVE_COLORS, rainbow=True), PINK_LEFT)
    assert earned == [(), (), (Color.PINK,)]
    assert quilt.buttons_count == 13


@pytest.mark.rule("R8.8")
def test_one_patch_can_earn_a_cat_a_button_and_the_rainbow_at_once() -> None:
    _, earned = sew_and_tell(with_buttons(*FIVE_COLORS), "pink:dots@a1 pink:dots@b1 pink:dots@c1")
    assert earned == [(), (), (MILLIE, Color.PINK, Rainbow.RAINBOW)]


@pytest.mark.rule("R8.8")
def test_one_patch_can_count_for_two_goals() -> None:
    c2, d3, b4 = (set(NEIGHBOURS[CELL_NAMED[name]]) for name in ("c2", "d3", "b4"))
    assert sorted(cell.name for cell in c2 & d3) == ["c3", "d2"]
    assert sorted(cell.name for cell in c2 & b4) == ["b3"]
    assert not d3 & b4


@pytest.mark.rule("R8.9")
def test_the_same_cat_again_by_a_separate_area_of_the_same_pattern() -> None:
    quilt, earned = sew_and_tell(plain_quilt(), f"{LEFT} {RIGHT}")
    assert earned[2] == earned[5] == (MILLIE,)
    assert len(quilt.cats) == 2


@pytest.mark.rule("R8.9")
def test_areas_of_a_cats_two_patterns_may_touch() -> None:
    _, earned = sew_and_tell(plain_quilt(), f"{LEFT} pink:ferns@b2 yellow:ferns@a3 green:ferns@b3")
    assert earned[2] == earned[5] == (MILLIE,)


@pytest.mark.rule("R8.10")
def test_the_supply_never_limits_a_score() -> None:
    # Thirteen Millies and nine pink buttons are more than the box holds.
    rich = replace(with_buttons(*[Color.PINK] * 9), cats=(CatToken(MILLIE, FAR),) * 13)
    quilt, earned = sew_and_tell(rich, "pink:dots@a1 pink:dots@b1 pink:dots@c1")
    assert earned[-1] == (MILLIE, Color.PINK)
    assert (len(quilt.cats), quilt.buttons_count) == (14, 10)
