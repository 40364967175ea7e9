"""Achievements: what a finished game offers to whom, and the chart (R13)."""

import pytest

from calico.rules import (
    ACHIEVEMENT_NAMED,
    ACHIEVEMENTS,
    SHAPES,
    Achievement,
    AchievementMode,
    Cat,
    Chart,
    ChartError,
    ChartRow,
    Color,
    Goal,
    Mode,
    Normal,
    Options,
    Position,
    Quilt,
    Restriction,
    Title,
    Variant,
    mode_problems,
    offered,
    score,
)  # fmt: skip
from tables import dealt, finished, judged_quilt, scenario_setup, standard_setup

NORMAL, RESTRICTED, SCENARIO = AchievementMode
GOALS = (Goal.DIFFERENT, Goal.AAAA_BB, Goal.AA_BB_C_D)
NONE = ("none", "none", "none")
EACH = [Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT]
RIVAL = judged_quilt(GOALS)


def worth(total: int) -> list[Cat]:
    """Cats that are worth so many points."""
    first = {0: [], 1: [Cat.COCONUT], 2: [Cat.TIBBIT]}[total % 3]
    return [*first, *[Cat.MILLIE] * ((total - {0: 0, 1: 7, 2: 5}[total % 3]) // 3)]


def shown(quilt: Quilt) -> set[str]:
    """The normal achievements that a winner's quilt offers."""
    mine, theirs = offered(finished(quilt, RIVAL), NORMAL)
    assert theirs == ()
    return {achievement.name for achievement in mine}


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("points", [60, 65, 70, 75, 80, 85])
def test_points(points: int) -> None:
    for total in (points - 1, points):
        position = finished(judged_quilt(GOALS, cats=worth(total)), RIVAL)
        assert score(position, 0).total == total
        names = {achievement.name for achievement in offered(position, NORMAL)[0]}
        assert (f"points_{points}" in names) is (total >= points)
    assert {f"points_{lower}" for lower in range(60, points, 5)} <= names


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize(
    ("name", "has_it", "lacks_it"),
    [
        ("no_buttons", {"cats": EACH}, {"cats": EACH, "buttons": [Color.PINK]}),
        ("no_cats", {"buttons": [Color.PINK]}, {"buttons": [Color.PINK], "cats": [Cat.MILLIE]}),
        ("no_goals", {"cats": EACH}, {"cats": EACH, "ways": ("none", "none", "patterns")}),
        ("rainbow", {"buttons": [*Color], "rainbow": True}, {"buttons": [*Color]}),
        ("each_cat", {"cats": EACH}, {"cats": [Cat.MILLIE, Cat.TIBBIT, Cat.TIBBIT]}),
        ("all_goals", {"ways": ("colors", "patterns", "both")}, {"ways": ("both", "both", "none")}),
        ("nine_buttons", {"buttons": [Color.PINK] * 9}, {"buttons": [Color.PINK] * 8}),
        ("two_goals_both_ways", {"ways": ("both", "none", "both")}, {"ways": ("both", "colors", "patterns")}),
        ("two_of_each_cat", {"cats": EACH * 2}, {"cats": [*EACH, Cat.MILLIE, Cat.TIBBIT, Cat.TIBBIT]}),
    ],
)
def test_what_a_winners_quilt_shows(name: str, has_it: dict[str, object], lacks_it: dict[str, object]) -> None:
    for things, is_shown in ((has_it, True), (lacks_it, False)):
        quilt = judged_quilt(GOALS, **{"ways": NONE} | things)  # type: ignore[arg-type]  # each with its own type
        assert (name in shown(quilt)) is is_shown


@pytest.mark.rule("R13.4")
def test_the_rainbow_is_one_of_nine_buttons() -> None:
    assert "nine_buttons" in shown(judged_quilt(GOALS, buttons=[*Color, Color.PINK, Color.PINK], rainbow=True))


@pytest.mark.rule("R13.1")
def test_thirty_points_fifteen_five_and_ten() -> None:
    assert SHAPES == len(set(ACHIEVEMENTS)) == 30
    counts = [sum(achievement.mode is mode for achievement in ACHIEVEMENTS) for mode in AchievementMode]
    assert counts == [15, 5, 10]
    assert len(Normal) == 15
    assert [achievement.name for achievement in ACHIEVEMENTS[15:20]] == [str(name) for name in Restriction]
    assert all(ACHIEVEMENT_NAMED[str(achievement)] is achievement for achievement in ACHIEVEMENTS)


@pytest.mark.rule("R13.4")
def test_only_the_winner_is_offered_anything_and_each_winner_if_shared() -> None:
    better, worse = judged_quilt(GOALS, cats=EACH * 2), judged_quilt(GOALS, cats=EACH)
    assert [bool(one) for one in offered(finished(worse, better, worse), NORMAL)] == [False, True, False]
    assert [bool(one) for one in offered(finished(better, worse, better), NORMAL)] == [True, False, True]


@pytest.mark.rule("R13.5")
@pytest.mark.parametrize("restriction", Restriction)
def test_a_restriction_game_offers_its_own_to_the_winner(restriction: Restriction) -> None:
    position = finished(judged_quilt(GOALS), judged_quilt(GOALS, cats=EACH), options=Options(restriction=restriction))
    assert offered(position, RESTRICTED) == ((), (Achievement(RESTRICTED, restriction.value),))
    assert [problem.code for problem in mode_problems(NORMAL, position.options, 2)] == ["mode-normal"]


def passed(number: int, *, players: int = 1) -> Position:
    """A finished scenario in which seat 0 has everything, and the others nothing."""
    setup = scenario_setup(number, players)
    cats = [in_play.cat for in_play in setup.cats] * 3
    goals = setup.seats[0].goals or ()
    quilt = judged_quilt(goals, ("both",) * 3, cats=cats, buttons=[*Color] * 3, rainbow=True)
    poor = judged_quilt(goals)
    return finished(quilt, *[poor] * (players - 1), options=setup.options, cats=setup.cats)


@pytest.mark.rule("R13.6")
def test_a_scenario_offers_its_own_to_everyone_who_passes() -> None:
    assert offered(passed(4), SCENARIO) == ((Achievement(SCENARIO, "4"),),)
    assert offered(passed(4, players=2), SCENARIO) == ((Achievement(SCENARIO, "4"),), ())
    quilt = passed(4).seats[0].quilt
    both = finished(quilt, quilt, options=Options(scenario=4), cats=passed(4).cats)
    assert offered(both, SCENARIO) == ((Achievement(SCENARIO, "4"),),) * 2


@pytest.mark.rule("R13.8")
@pytest.mark.parametrize(
    ("options", "players", "modes"),
    [
        (Options(), 1, []),
        (Options(), 2, [NORMAL]),
        (Options(), 4, [NORMAL]),
        (Options(open_hands=True), 3, [NORMAL]),
        (Options(mode=Mode.BEGINNER), 2, []),
        (Options(variants=frozenset({Variant.FAMILY})), 2, []),
        (Options(variants=frozenset({Variant.LOWER_VARIANCE})), 2, []),
        (Options(restriction=Restriction.BOTH), 1, []),
        (Options(restriction=Restriction.BOTH), 3, [RESTRICTED]),
        (Options(mode=Mode.BEGINNER, restriction=Restriction.BOTH), 3, []),
        (Options(variants=frozenset({Variant.LOWER_VARIANCE}), restriction=Restriction.BOTH), 2, []),
        (Options(scenario=2), 1, [SCENARIO]),
        (Options(scenario=2), 4, [SCENARIO]),
        (Options(scenario=2, variants=frozenset({Variant.LOWER_VARIANCE})), 2, [SCENARIO]),
    ],
)
def test_which_games_count_for_what(options: Options, players: int, modes: list[AchievementMode]) -> None:
    assert [mode for mode in AchievementMode if not mode_problems(mode, options, players)] == modes


@pytest.mark.rule("R13.9")
def test_a_game_counts_for_the_mode_it_was_played_for_only() -> None:
    position = passed(4, players=2)
    for mode in (NORMAL, RESTRICTED):
        with pytest.raises(ChartError):
            offered(position, mode)


def test_an_open_game_offers_nothing() -> None:
    with pytest.raises(ValueError, match="not over"):
        offered(dealt(standard_setup(2)), NORMAL)


@pytest.mark.rule("R13.2")
@pytest.mark.parametrize("points", range(31))
def test_a_title_at_every_fifth_shape(points: int) -> None:
    row = ChartRow("Ari", ACHIEVEMENTS[:points])
    assert row.points == points
    assert row.titles == tuple(Title)[: points // 5]
    assert (Title.MASTER_QUILTER in row.titles) is (points == 30)


@pytest.mark.rule("R13.3")
def test_six_players_share_a_chart() -> None:
    chart = Chart()
    for name in "ABCDEF":
        chart = chart.with_player(name)
    assert [row.player for row in chart.rows] == list("ABCDEF")
    with pytest.raises(ChartError) as refused:
        chart.with_player("G")
    assert refused.value.code == "chart-full"


@pytest.mark.rule("R13.7")
def test_marking_is_once_in_a_lifetime_and_leaves_the_others_alone() -> None:
    position = finished(judged_quilt(GOALS, cats=worth(67)), RIVAL)
    chart = Chart().with_player("Ari").with_player("Mia")
    before = {str(one) for one in chart.open_to("Ari", position, 0, NORMAL, game_id="some game")}
    assert before == {"normal:points_60", "normal:points_65", "normal:no_buttons", "normal:no_goals"}
    chart = chart.mark("Ari", ACHIEVEMENT_NAMED["normal:points_65"], position, 0, NORMAL, game_id="some game")
    open_to_ari = chart.open_to("Ari", position, 0, NORMAL, game_id="next")
    assert {str(one) for one in open_to_ari} == before - {"normal:points_65"}
    assert {str(one) for one in chart.open_to("Mia", position, 0, NORMAL, game_id="some game")} == before
    assert chart.row("Mia").points == 0
    assert chart.row("Ari").marked == (ACHIEVEMENT_NAMED["normal:points_65"],)
    assert chart.open_to("Ari", position, 1, NORMAL, game_id="next") == ()


@pytest.mark.rule("R13.7")
def test_a_game_gives_a_player_one_mark() -> None:
    position = finished(judged_quilt(GOALS, cats=worth(67)), RIVAL)
    chart = Chart().with_player("Ari").with_player("Mia")
    chart = chart.mark("Ari", ACHIEVEMENT_NAMED["normal:points_65"], position, 0, NORMAL, game_id="some game")
    assert chart.open_to("Ari", position, 0, NORMAL, game_id="some game") == ()
    with pytest.raises(ChartError) as refused:
        chart.mark("Ari", ACHIEVEMENT_NAMED["normal:points_60"], position, 0, NORMAL, game_id="some game")
    assert refused.value.code == "chart-game-marked"


def test_a_row_is_rubbed_out() -> None:
    chart = Chart().with_player("Ari").with_player("Mia").without_player("Ari")
    assert [row.player for row in chart.rows] == ["Mia"]
    with pytest.raises(ChartError):
        chart.without_player("Ari")


@pytest.mark.rule("R12.5")
def test_alone_scenarios_are_marked_in_order() -> None:
    chart = Chart().with_player("Ari")
    for number in range(1, 11):
        for later in range(number + 1, 11):
            assert chart.open_to("Ari", passed(later), 0, SCENARIO, game_id=f"game {later}") == ()
        achievement = Achievement(SCENARIO, str(number))
        assert chart.open_to("Ari", passed(number), 0, SCENARIO, game_id=f"game {number}") == (achievement,)
        chart = chart.mark("Ari", achievement, passed(number), 0, SCENARIO, game_id=f"game {number}")
    assert chart.row("Ari").titles == (Title.BUDDING, Title.HOBBY)


@pytest.mark.rule("R12.5")
def test_with_others_scenarios_are_marked_in_any_order() -> None:
    chart = Chart().with_player("Ari")
    achievement = Achievement(SCENARIO, "7")
    chart = chart.mark("Ari", achievement, passed(7, players=2), 0, SCENARIO, game_id="some game")
    assert chart.row("Ari").points == 1
    assert chart.open_to("Ari", passed(8), 0, SCENARIO, game_id="next") == ()


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_marks_for_a_seat_that_does_not_exist(seat: int) -> None:
    position = finished(RIVAL, judged_quilt(GOALS, cats=EACH))
    chart = Chart().with_player("Ari")
    with pytest.raises(ChartError) as refused:
        chart.open_to("Ari", position, seat, NORMAL, game_id="some game")
    assert refused.value.code == "seat-unknown"
    with pytest.raises(ChartError) as refused:
        chart.mark("Ari", ACHIEVEMENT_NAMED["normal:each_cat"], position, seat, NORMAL, game_id="some game")
    assert refused.value.code == "seat-unknown"
