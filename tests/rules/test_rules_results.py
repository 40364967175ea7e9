"""The end: points, winners, tie-breaks (R9)."""

import pytest

from calico.rules import Cat, Color, DecidedBy, Goal, GoalResult, Options, Quilt, Score, goal_results, result, score
from tables import dealt, finished, judged_quilt, standard_setup


def quilt(cats: str = "", buttons: int = 0, *, rainbow: bool = False) -> Quilt:
    return judged_quilt(cats=[Cat(cat) for cat in cats.split()], buttons=[Color.PINK] * buttons, rainbow=rainbow)


@pytest.mark.rule("R9.2")
def test_a_score_is_goals_cats_and_three_a_button_rainbow_included() -> None:
    full = judged_quilt(
        (Goal.DIFFERENT, Goal.AAAA_BB, Goal.AA_BB_C_D),
        ("both", "patterns", "none"),
        cats=[Cat.MILLIE, Cat.RUMI, Cat.TECOLOTE, Cat.ALMOND, Cat.GWENIVERE, Cat.GWENIVERE],
        buttons=[*Color, Color.PINK],
        rainbow=True,
    )
    position = finished(full)
    assert score(position, 0) == Score(goals=15 + 8, cats=3 + 5 + 7 + 9 + 11 + 11, buttons=8 * 3)
    assert score(position, 0).total == 93
    assert goal_results(position.options, full)[1] == GoalResult(
        Goal.AAAA_BB, by_colors=False, by_patterns=True, points=8
    )


@pytest.mark.rule("R9.2")
def test_a_score_is_told_at_any_time() -> None:
    position = dealt(standard_setup(2))
    assert score(position, 0) == score(position, 1) == Score(0, 0, 0)


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(
    ("quilts", "winners", "decided_by"),
    [
        ([quilt("tibbit"), quilt("millie")], (0,), DecidedBy.POINTS),
        ([quilt("millie millie"), quilt("leo"), quilt("", 3)], (1,), DecidedBy.POINTS),
        # 15 points each
        ([quilt("cira millie millie"), quilt("cira", 2), quilt("tibbit tibbit tibbit", 0)], (0, 2), DecidedBy.SHARED),
        ([quilt("cira", 2), quilt("cira millie", 1)], (1,), DecidedBy.CATS),
        ([quilt("cira", 1), quilt("tibbit coconut", 0)], (1,), DecidedBy.CATS),  # 12 points each
        # 27 points and three cats each, and then the buttons, of which the rainbow is one
        ([quilt("cira cira cira"), quilt("cira cira millie", 2)], (1,), DecidedBy.BUTTONS),
        ([quilt("cira cira cira"), quilt("cira cira millie", 1, rainbow=True)], (1,), DecidedBy.BUTTONS),
        ([quilt("cira cira millie", 2), quilt("cira cira millie", 1, rainbow=True)], (0, 1), DecidedBy.SHARED),
        ([quilt()] * 4, (0, 1, 2, 3), DecidedBy.SHARED),
        # A tie-break is only among those who are level: seat 2 has the most cats but fewer points.
        ([quilt("leo", 1), quilt("cira tibbit", 0), quilt("millie millie millie millie")], (1,), DecidedBy.CATS),
    ],
)
def test_most_points_then_most_cats_then_most_buttons_then_shared(
    quilts: list[Quilt], winners: tuple[int, ...], decided_by: DecidedBy
) -> None:
    told = result(finished(*quilts))
    assert (told.winners, told.decided_by) == (winners, decided_by)
    assert [told_score.total for told_score in told.scores] == [score(finished(one), 0).total for one in quilts]


@pytest.mark.rule("R9.4")
def test_solo_has_no_winner() -> None:
    told = result(finished(quilt("leo leo", 4), options=Options()))
    assert (told.winners, told.decided_by) == ((), DecidedBy.SOLO)
    assert told.scores[0].total == 34
