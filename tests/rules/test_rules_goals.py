"""Design goals: partitions, values, what still can be met (R5)."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from calico.rules import (
    CELL_NAMED,
    CELLS,
    GOAL_SLOTS,
    NEIGHBOURS,
    PATCH_CELLS,
    PATCH_NAMED,
    Board,
    Color,
    Goal,
    GoalValues,
    Hand,
    Options,
    Patch,
    Pattern,
    Phase,
    Position,
    Quilt,
    Restriction,
    Seat,
    Variant,
    goal_progress,
    goal_result,
    goal_results,
    score,
    view_for,
)  # fmt: skip
from tables import CATS_IN_PLAY, dealt, finished, judged_quilt, patches, standard_setup

GROUPS = {
    Goal.DIFFERENT: [1, 1, 1, 1, 1, 1], Goal.AAAA_BB: [4, 2], Goal.AAA_BBB: [3, 3],
    Goal.AA_BB_CC: [2, 2, 2], Goal.AAA_BB_C: [3, 2, 1], Goal.AA_BB_C_D: [2, 2, 1, 1],
}  # fmt: skip
ALL_GOALS = tuple(Goal)


@pytest.mark.rule("R5.1")
def test_each_goal_asks_for_exactly_its_partition() -> None:
    # All 6 ** 6 rings of colours, by how they divide.
    divisions = {tuple(sorted(Counter(ring).values())): ring for ring in product(Color, repeat=6)}
    assert len(divisions) == 11  # every partition of six
    for division, ring in divisions.items():
        met = {goal for goal in Goal if goal.is_met_by(ring)}
        assert met == {goal for goal in Goal if sorted(GROUPS[goal]) == list(division)}


@pytest.mark.rule("R5.2", "R5.3")
@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize(("values", "column"), [(GoalValues.BOOK, 0), (GoalValues.TILE, 1)])
def test_a_goal_is_worth_its_one_way_or_its_both_ways_value(goal: Goal, values: GoalValues, column: int) -> None:
    printed = {
        "different": ((10, 15), (10, 15)), "aaaa-bb": ((8, 14), (7, 14)), "aaa-bbb": ((8, 13), (7, 13)),
        "aa-bb-cc": ((7, 11), (7, 11)), "aaa-bb-c": ((7, 11), (7, 11)), "aa-bb-c-d": ((5, 8), (5, 7)),
    }  # fmt: skip
    one_way, both_ways = printed[goal.value][column]
    others = tuple(other for other in Goal if other is not goal)[:2]
    for way, points in (("none", 0), ("colors", one_way), ("patterns", one_way), ("both", both_ways)):
        quilt = judged_quilt((goal, *others), (way, "none", "none"))
        position = finished(quilt, options=Options(goal_values=values))
        assert goal_results(position.options, quilt)[0].points == score(position, 0).goals == points


@pytest.mark.rule("R5.3")
def test_the_values_of_the_book_are_the_default() -> None:
    assert Options().goal_values is GoalValues.BOOK


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize("missing", range(6))
def test_a_goal_counts_only_with_all_six_patches(missing: int) -> None:
    ring: list[Patch | None] = list(
        patches("pink:dots yellow:ferns green:flowers light_blue:vines purple:dots dark_blue:dots")
    )
    position = finished(judged_quilt())
    assert goal_result(position.options, Goal.DIFFERENT, tuple(ring)).points == 10
    ring[missing] = None
    result = goal_result(position.options, Goal.DIFFERENT, tuple(ring))
    assert (result.is_met, result.points) == (False, 0)


@pytest.mark.rule("R10.1", "R11.2")
def test_family_and_both_change_only_the_points() -> None:
    quilt = judged_quilt(ALL_GOALS[:3], ("colors", "both", "patterns"))
    for options, points in (
        (Options(), [10, 14, 8]),
        (Options(restriction=Restriction.BOTH), [0, 14, 0]),
        (Options(variants=frozenset({Variant.FAMILY})), [0, 0, 0]),
        (Options(variants=frozenset({Variant.FAMILY}), restriction=Restriction.BOTH), [0, 0, 0]),
    ):
        results = goal_results(options, quilt)
        assert [goal.points for goal in results] == points
        assert [goal.is_met for goal in results] == [True, True, True]


# What a goal still needs.


def under_way(goal: Goal, ring: str, *, hand: Hand, open_elsewhere: str = "", players: int = 1) -> Position:
    """A table on which seat 0's goal on b4 has these patches around it (`-` is open); the rest is covered by patches
    that do not matter, except for the cells named.
    """
    covered: list[Patch | None] = [PATCH_NAMED["pink:dots"] if cell in PATCH_CELLS else None for cell in CELLS]
    for cell, name in zip(NEIGHBOURS[GOAL_SLOTS[2]], ring.split(), strict=True):
        covered[cell] = None if name == "-" else PATCH_NAMED[name]
    for name in open_elsewhere.split():
        covered[CELL_NAMED[name]] = None
    goals = tuple(other for other in Goal if other is not goal)[:2]
    quilt = Quilt(Board.BLUE, (*goals, goal), tuple(covered))
    seats = (Seat(quilt, hand), *(Seat(Quilt.empty(Board.GREEN)),) * (players - 1))
    market = patches("light_blue:vines light_blue:vines light_blue:vines")
    return Position(Options(), CATS_IN_PLAY, seats, market, phase=Phase.PLACE)


HAND = Hand(patches("green:dots green:ferns"))


@pytest.mark.rule("R5.4")
def test_progress_of_an_empty_ring_knows_every_way() -> None:
    position = dealt(standard_setup(goals=(Goal.DIFFERENT, Goal.AAAA_BB, Goal.AAA_BBB)))
    different, four_two, three_three = goal_progress(position, 0)
    assert [goal.open_cells for goal in (different, four_two, three_three)] == [6, 6, 6]
    assert different.colors.needs == (tuple(Color),)
    assert set(different.patterns.needs) == {tuple(Pattern)}
    assert len(four_two.colors.needs) == 6 * 5
    assert len(three_three.colors.needs) == 15
    assert all(
        goal.is_possible and goal.both_possible and not goal.result.is_met for goal in goal_progress(position, 0)
    )


@pytest.mark.rule("R5.4")
def test_progress_names_what_is_missing() -> None:
    ring = "pink:dots pink:ferns pink:vines yellow:dots yellow:ferns -"
    position = under_way(Goal.AAA_BBB, ring, hand=HAND, open_elsewhere="a1 e1")
    progress = goal_progress(position, 0)[2]
    assert progress.open_cells == 1
    assert progress.colors.have == ((Color.PINK, 3), (Color.YELLOW, 2))
    assert progress.colors.needs == ((Color.YELLOW,),)
    assert progress.colors.wanted == {Color.YELLOW}
    assert progress.patterns.needs == ()  # 2 + 2 + 1 already
    assert progress.is_possible
    assert not progress.both_possible


@pytest.mark.rule("R5.4")
def test_a_met_goal_needs_nothing() -> None:
    quilt = judged_quilt(ALL_GOALS[:3], ("colors", "both", "none"))
    met, both, unmet = goal_progress(finished(quilt), 0)
    assert (met.colors.needs, met.patterns.needs, met.both_possible) == (((),), (), False)
    assert (both.colors.needs, both.patterns.needs, both.both_possible) == (((),), ((),), True)
    assert not unmet.is_possible


@pytest.mark.rule("R5.4")
def test_the_last_patch_must_come_from_the_hand() -> None:
    ring = "pink:dots pink:ferns pink:vines yellow:dots yellow:ferns -"
    only_green = goal_progress(under_way(Goal.AAA_BBB, ring, hand=HAND), 0)[2]
    assert not only_green.is_possible  # one cell, one turn: the market comes too late
    with_yellow = Hand(patches("green:dots yellow:vines"))
    assert goal_progress(under_way(Goal.AAA_BBB, ring, hand=with_yellow), 0)[2].is_possible
    # With another cell open, a yellow patch can still be taken first.
    assert goal_progress(under_way(Goal.AAA_BBB, ring, hand=HAND, open_elsewhere="a1"), 0)[2].is_possible


@pytest.mark.rule("R5.4")
def test_after_placing_the_market_still_comes_in_time() -> None:
    ring = "pink:dots pink:ferns pink:vines light_blue:dots light_blue:ferns -"
    position = under_way(Goal.AAA_BBB, ring, hand=Hand(patches("green:dots")))
    assert goal_progress(replace(position, phase=Phase.TAKE), 0)[2].is_possible
    assert not goal_progress(position, 0)[2].is_possible


@pytest.mark.rule("R5.4")
def test_what_is_gone_can_not_come() -> None:
    ring = "pink:dots pink:ferns pink:vines yellow:dots yellow:ferns -"
    position = under_way(Goal.AAA_BBB, ring, hand=HAND, open_elsewhere="a1 e1")
    # Sixteen yellow patches do not lie around the goal; it takes one of them.
    rest = Counter({patch: 3 for patch in PATCH_NAMED.values() if patch.color is Color.YELLOW})
    rest.subtract(patches("yellow:dots yellow:ferns"))
    gone = tuple(rest.elements())
    assert len(gone) == 16
    assert goal_progress(replace(position, discarded=gone[1:]), 0)[2].is_possible
    assert not goal_progress(replace(position, discarded=gone), 0)[2].is_possible


@pytest.mark.rule("R5.4")
def test_the_last_of_its_kind_may_lie_in_the_market_or_in_the_hand() -> None:
    ring = "pink:dots pink:dots pink:vines yellow:dots yellow:vines -"  # both ways: a yellow:vines
    position = under_way(Goal.AAA_BBB, ring, hand=HAND, open_elsewhere="a1 e1")
    in_market = replace(
        position, discarded=patches("yellow:vines"), market=patches("yellow:vines pink:dots green:dots")
    )
    assert goal_progress(in_market, 0)[2].both_possible
    in_hand = replace(position.seats[0], hand=Hand(taken=patches("yellow:vines green:dots")))
    assert goal_progress(replace(position, discarded=patches("yellow:vines"), seats=(in_hand,)), 0)[2].both_possible
    rivals = Seat(Quilt.empty(Board.GREEN), Hand(taken=patches("yellow:vines green:dots")))
    with_rival = replace(position, discarded=patches("yellow:vines"), seats=(position.seats[0], rivals))
    assert not goal_progress(with_rival, 0)[2].both_possible


@pytest.mark.rule("R5.4")
def test_both_ways_need_patches_that_are_both_at_once() -> None:
    # One cell open: it must be yellow, and it must be vines; every yellow:vines has gone.
    ring = "pink:dots pink:dots pink:vines yellow:dots yellow:vines -"
    position = under_way(Goal.AAA_BBB, ring, hand=HAND, open_elsewhere="a1 e1")
    assert goal_progress(position, 0)[2].both_possible
    gone = replace(position, discarded=patches("yellow:vines yellow:vines"))
    progress = goal_progress(gone, 0)[2]
    assert progress.colors.is_possible
    assert progress.patterns.is_possible
    assert not progress.both_possible


@pytest.mark.rule("R5.4")
def test_of_a_rival_only_what_is_seen_is_certain() -> None:
    # Seat 0's last patch may be the one that seat 1 can't see.
    ring = "pink:dots pink:ferns pink:vines yellow:dots yellow:ferns -"
    hand = Hand(dealt=patches("yellow:vines"), taken=patches("green:dots"))
    position = under_way(Goal.AAA_BBB, ring, hand=hand, players=2)
    assert goal_progress(position, 0)[2].is_possible
    assert goal_progress(view_for(position, 1).position, 0)[2].is_possible
