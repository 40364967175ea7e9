"""The ten scenarios, objective by objective (R12)."""

from dataclasses import replace

import pytest

from calico.rules import (
    CELL_NAMED,
    SCENARIOS,
    Cat,
    Color,
    Objective,
    Options,
    Position,
    Quilt,
    has_passed,
    objective_results,
    score,
)  # fmt: skip
from tables import dealt, finished, judged_quilt, scenario_setup, standard_setup, with_patterns

ALL = [(number, objective) for number, card in SCENARIOS.items() for objective, _ in card.objectives]


def game_with(number: int, *quilts: Quilt) -> Position:
    return finished(*quilts, options=Options(scenario=number), cats=with_patterns(*SCENARIOS[number].cats))


def rich(number: int, missing: Objective | None = None) -> Quilt:
    """A quilt that has everything, except for the one objective that it just misses."""
    card = SCENARIOS[number]
    asked = dict(card.objectives)
    ways: tuple[str, ...] = ("both", "both", "both")
    cats = [*card.cats] * 3
    buttons = [*Color] * 3
    match missing:
        case Objective.DONE:  # one goal short, counting those that serve as `both` apart
            met = asked[Objective.DONE] + asked.get(Objective.BOTH, 0) - 1
            ways = (*["both"] * met, *["none"] * (3 - met))
        case Objective.BOTH:
            met = asked[Objective.BOTH] - 1
            ways = (*["both"] * met, *["patterns"] * (3 - met))
        case Objective.CATS:
            cats = [card.cats[2]] * (asked[Objective.CATS] - 1)
        case Objective.EACH_CAT:
            cats = [*card.cats[1:]] * 5
        case Objective.SAME_CATS:
            cats = [*card.cats] * (asked[Objective.SAME_CATS] - 1)
        case Objective.SAME_BUTTONS:
            buttons = [*Color] * (asked[Objective.SAME_BUTTONS] - 1)
    return judged_quilt(card.goals, ways, cats=cats, buttons=buttons, rainbow=missing is not Objective.RAINBOW)


def poor(number: int) -> Quilt:
    """A quilt that has just what every objective but the points asks for."""
    card = SCENARIOS[number]
    asked = dict(card.objectives)
    both, done = asked.get(Objective.BOTH, 0), asked.get(Objective.DONE, 0)
    ways = (*["both"] * both, *["colors"] * done, *["none"] * (3 - both - done))
    cats = [*card.cats] if Objective.EACH_CAT in asked else []
    cats += [card.cats[0]] * max(asked.get(Objective.CATS, 0), asked.get(Objective.SAME_CATS, 0))
    buttons = [Color.GREEN] * asked.get(Objective.SAME_BUTTONS, 0)
    return judged_quilt(card.goals, ways, cats=cats, buttons=buttons, rainbow=Objective.RAINBOW in asked)


@pytest.mark.rule("R12.2", "R12.6")
@pytest.mark.parametrize("number", SCENARIOS)
def test_who_has_everything_passes(number: int) -> None:
    position = game_with(number, rich(number))
    assert all(objective.is_met for objective in objective_results(position, 0))
    assert has_passed(position, 0)


@pytest.mark.rule("R12.2", "R12.3")
@pytest.mark.parametrize(("number", "missing"), ALL)
def test_every_objective_is_judged_by_itself(number: int, missing: Objective) -> None:
    position = game_with(number, poor(number) if missing is Objective.POINTS else rich(number, missing))
    assert [objective.objective for objective in objective_results(position, 0) if not objective.is_met] == [missing]
    assert not has_passed(position, 0)


@pytest.mark.rule("R12.2")
def test_points_are_the_final_total() -> None:
    card = SCENARIOS[1]
    # rainbow 3, goals 15 + 11 + 13, one button 3: 45; cats make up the rest.
    for cats, total in (([Cat.MILLIE, Cat.TIBBIT, Cat.TIBBIT], 58), ([Cat.MILLIE] * 4, 57)):
        quilt = judged_quilt(card.goals, ("both",) * 3, cats=cats, buttons=[Color.PINK], rainbow=True)
        position = game_with(1, quilt)
        assert score(position, 0).total == total
        assert has_passed(position, 0) is (total >= 58)


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize(
    ("ways", "done", "both"),
    [
        (("both", "colors", "patterns"), 2, 1),  # all three met, one of them both ways
        (("both", "both", "colors"), 2, 2),
        (("both", "both", "both"), 2, 3),
        (("both", "both", "none"), 1, 2),  # two tiles can't serve three objectives
        (("both", "colors", "none"), 1, 1),
        (("colors", "colors", "colors"), 3, 0),
        (("none", "none", "none"), 0, 0),
    ],
)
def test_scenario_6_counts_each_goal_once(ways: tuple[str, ...], done: int, both: int) -> None:
    quilt = judged_quilt(SCENARIOS[6].goals, ways)
    told = {objective.objective: objective for objective in objective_results(game_with(6, quilt), 0)}
    assert (told[Objective.DONE].reached, told[Objective.DONE].target) == (done, 2)
    assert (told[Objective.BOTH].reached, told[Objective.BOTH].target) == (both, 1)


@pytest.mark.rule("R12.2")
def test_three_of_a_kind_means_one_kind() -> None:
    two_and_two = judged_quilt(SCENARIOS[5].goals, cats=[Cat.CALLIE, Cat.CALLIE, Cat.CIRA, Cat.CIRA])
    told = {one.objective: one.reached for one in objective_results(game_with(5, two_and_two), 0)}
    assert told[Objective.SAME_CATS] == 2
    buttons = [Color.PINK, Color.PINK, Color.GREEN, Color.GREEN]
    rainbow = judged_quilt(SCENARIOS[4].goals, buttons=buttons, rainbow=True)
    told = {one.objective: one.reached for one in objective_results(game_with(4, rainbow), 0)}
    assert told[Objective.SAME_BUTTONS] == 2


@pytest.mark.rule("R12.6")
def test_with_several_players_everyone_who_meets_all_passes() -> None:
    position = game_with(3, rich(3), rich(3, Objective.RAINBOW), rich(3))
    assert [has_passed(position, seat) for seat in range(3)] == [True, False, True]


@pytest.mark.rule("R12.6")
def test_nobody_passes_before_the_quilt_is_full_or_without_a_scenario() -> None:
    position = dealt(scenario_setup(1))
    assert not has_passed(position, 0)
    assert [objective.reached for objective in objective_results(position, 0)] == [0, 0]
    quilt = rich(1)
    a1 = CELL_NAMED["a1"]
    unfinished = replace(quilt, patches=(*quilt.patches[:a1], None, *quilt.patches[a1 + 1 :]))
    assert all(objective.is_met for objective in objective_results(game_with(1, unfinished), 0))
    assert not has_passed(game_with(1, unfinished), 0)
    assert objective_results(dealt(standard_setup()), 0) == ()
    assert not has_passed(finished(rich(1)), 0)
