"""Everything that the rules refuse: setups, events, marks on the chart; each reason provoked once (R6, R10 to R13)."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import calico.rules
from calico import game, plan
from calico.plan import Plan, shuffled_supply
from calico.rules import (
    ACHIEVEMENT_NAMED,
    BEGINNER_GOALS,
    CELL_NAMED,
    PATCH_NAMED,
    AchievementMode,
    Board,
    CalicoError,
    Cat,
    CatInPlay,
    Cell,
    Chart,
    ChartError,
    Choose,
    Color,
    Draw,
    Goal,
    IllegalMove,
    Mode,
    Move,
    Options,
    Pattern,
    Phase,
    Place,
    Position,
    Restriction,
    SeatSetup,
    Setup,
    SetupError,
    Take,
    Variant,
    apply,
    play,
    refill,
    result,
    start,
    view_for,
)  # fmt: skip
from calico.rules.values import check_number
from tables import OFFER, beginner_setup, dealt, finished, judged_quilt, scenario_setup, standard_setup, with_patterns

FAMILY = frozenset({Variant.FAMILY})
LOWER_VARIANCE = frozenset({Variant.LOWER_VARIANCE})
A1 = CELL_NAMED["a1"]
PINK_DOTS, PINK_VINES = PATCH_NAMED["pink:dots"], PATCH_NAMED["pink:vines"]
C2, C3, E1 = CELL_NAMED["c2"], CELL_NAMED["c3"], CELL_NAMED["e1"]
NORMAL, RESTRICTED, SCENARIO = AchievementMode


def check(setup: Setup) -> Callable[[], object]:
    return lambda: start(setup)


def seats(setup: Setup, *changed: SeatSetup) -> Setup:
    return replace(setup, seats=changed)


def deal(options: Options, players: int = 1, **chosen: object) -> Callable[[], object]:
    return lambda: Plan(players, options, **chosen).deal(0)  # type: ignore[arg-type]  # cats and boards


def after_placing(position: Position) -> Position:
    return apply(position, Place(position.seats[0].hand.patches[0], A1))


def restricted(restriction: Restriction) -> Position:
    """The hand is pink dots and pink ferns, and a1 and e5 are covered."""
    position = dealt(standard_setup(1, Options(restriction=restriction)), "pink:dots pink:ferns pink:vines pink:dots")
    for cell in ("a1", "e5"):
        quilt = position.seats[0].quilt
        sewn, _ = quilt.place(PATCH_NAMED["dark_blue:stripes"], CELL_NAMED[cell], position.cats)
        position = replace(position, seats=(replace(position.seats[0], quilt=sewn),))
    return position


def no_hand() -> Position:
    options = Options(restriction=Restriction.NO_HAND)
    position = dealt(standard_setup(1, options), "pink:dots green:vines yellow:ferns")
    return apply(position, Place(PINK_DOTS, A1))


def won(options: Options | None = None, players: int = 2) -> Position:
    """A finished game that seat 0 wins with a button, a cat and no goal."""
    best = judged_quilt(cats=[Cat.MILLIE], buttons=[Color.PINK])
    return finished(best, *[judged_quilt()] * (players - 1), options=options)


def passed(number: int, players: int) -> Position:
    """A finished scenario in which everybody has everything."""
    setup = scenario_setup(number, players)
    cats = [in_play.cat for in_play in setup.cats] * 3
    quilt = judged_quilt(setup.seats[0].goals or (), ("both",) * 3, cats=cats, buttons=[*Color] * 3, rainbow=True)
    return finished(*[quilt] * players, options=setup.options, cats=setup.cats)


CHART = Chart().with_player("Ari")
NO_GOALS = ACHIEVEMENT_NAMED["normal:no_goals"]
NO_BUTTONS = ACHIEVEMENT_NAMED["normal:no_buttons"]
WON_BARE = finished(judged_quilt(cats=[Cat.MILLIE]), judged_quilt())
MARKED = CHART.mark("Ari", NO_GOALS, won(), 0, NORMAL, game_id="some game")
STANDARD = standard_setup(2)
BEGINNER = beginner_setup(2)
NOT_CHOSEN = standard_setup(2, goals=None)
FIRST, SECOND = STANDARD.seats

REFUSALS: dict[str, tuple[type[CalicoError], Callable[[], object]]] = {
    "unknown-name": (CalicoError, lambda: Cat.parse("garfield")),
    "value-type": (SetupError, lambda: Options(open_hands=1)),  # type: ignore[arg-type]  # the point of it
    # options
    "players-count": (SetupError, deal(Options(), 5)),
    "lower-variance-players": (SetupError, deal(Options(variants=LOWER_VARIANCE), 3)),
    "family-beginner": (SetupError, deal(Options(Mode.BEGINNER, variants=FAMILY))),
    "seed-unfit": (CalicoError, lambda: Plan().deal(-1)),
    "name-not-here": (CalicoError, lambda: Plan().deal(0).view("Ari")),
    "number-range": (CalicoError, lambda: check_number("games", 0, 1, 9)),
    "already-over": (IllegalMove, lambda: apply(won(), Take(1))),
    "names-count": (SetupError, lambda: Plan(2).deal(0, ["Ari"])),
    "plan-goals-count": (SetupError, deal(Options(), 2, goals=[OFFER[:3]])),
    "supply-incomplete": (SetupError, lambda: game.Game.begin(STANDARD, ())),
    "turn-unknown": (CalicoError, lambda: Plan().deal(0).at(1)),
    "nothing-played": (IllegalMove, lambda: Plan().deal(0).undo()),
    "scenario-unknown": (SetupError, deal(Options(scenario=11))),
    "scenario-beginner": (SetupError, deal(Options(Mode.BEGINNER, scenario=1))),
    "scenario-family": (SetupError, deal(Options(variants=FAMILY, scenario=1))),
    "scenario-restriction": (SetupError, deal(Options(restriction=Restriction.BOTH, scenario=1))),
    "scenario-chosen-cats": (SetupError, deal(Options(scenario=1), cats=[Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT])),
    "beginner-chosen-cats": (SetupError, deal(Options(Mode.BEGINNER), cats=[Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT])),
    # setup
    "cats-count": (SetupError, deal(Options(), cats=[Cat.MILLIE, Cat.TIBBIT])),
    "cats-same-tile": (SetupError, deal(Options(), cats=[Cat.MILLIE, Cat.CALLIE, Cat.LEO])),
    "cats-twice": (SetupError, deal(Options(), cats=[Cat.MILLIE, Cat.MILLIE, Cat.LEO])),
    "cats-beginner": (SetupError, check(replace(BEGINNER, cats=with_patterns(Cat.MILLIE, Cat.CIRA, Cat.LEO)))),
    "cats-scenario": (
        SetupError,
        check(replace(scenario_setup(1), cats=with_patterns(Cat.MILLIE, Cat.CIRA, Cat.LEO))),
    ),
    "patterns-dealt": (
        SetupError,
        check(replace(STANDARD, cats=with_patterns(*(cat.cat for cat in STANDARD.cats), patterns=[Pattern.DOTS] * 6))),
    ),
    "name-unfit": (SetupError, check(seats(STANDARD, replace(FIRST, name=" "), SECOND))),
    "boards-count": (SetupError, deal(Options(), 2, boards=[Board.BLUE])),
    "board-twice": (SetupError, check(seats(STANDARD, FIRST, replace(SECOND, board=FIRST.board)))),
    "offer-missing": (SetupError, check(seats(STANDARD, FIRST, replace(SECOND, offer=OFFER[:3])))),
    "offer-unexpected": (SetupError, check(seats(BEGINNER, replace(BEGINNER.seats[0], offer=OFFER)))),
    "goals-beginner": (SetupError, check(seats(BEGINNER, replace(BEGINNER.seats[0], goals=BEGINNER_GOALS[::-1])))),
    "goals-scenario": (
        SetupError,
        check(seats(scenario_setup(1), replace(scenario_setup(1).seats[0], goals=tuple(Goal)[:3]))),
    ),
    "goals-from-offer": (SetupError, check(seats(STANDARD, FIRST, replace(SECOND, goals=tuple(Goal)[3:])))),
    "goals-partly-chosen": (SetupError, check(seats(STANDARD, FIRST, replace(SECOND, goals=None)))),
    # play
    "wrong-phase": (IllegalMove, lambda: apply(dealt(STANDARD), Take(1))),
    "event-unknown": (IllegalMove, lambda: apply(dealt(STANDARD), None)),  # type: ignore[arg-type]  # the point of it
    "seat-unknown": (IllegalMove, lambda: apply(start(NOT_CHOSEN), Choose(2, OFFER[:3]))),
    "patch-not-yours": (IllegalMove, lambda: apply(dealt(STANDARD, "pink:dots pink:dots"), Place(PINK_VINES, A1))),
    "cell-not-patchable": (IllegalMove, lambda: apply(dealt(STANDARD, "pink:dots"), Place(PINK_DOTS, C2))),
    "cell-taken": (IllegalMove, lambda: apply(restricted(Restriction.BOTH), Place(PINK_DOTS, A1))),
    "restriction-adjacent": (IllegalMove, lambda: apply(restricted(Restriction.ADJACENT), Place(PINK_DOTS, E1))),
    "restriction-same_color": (IllegalMove, lambda: apply(restricted(Restriction.SAME_COLOR), Place(PINK_DOTS, C3))),
    "restriction-same_pattern": (
        IllegalMove,
        lambda: apply(restricted(Restriction.SAME_PATTERN), Place(PINK_DOTS, C3)),
    ),
    "position-unknown": (IllegalMove, lambda: apply(after_placing(dealt(STANDARD)), Take(4))),
    "position-other-patch": (IllegalMove, lambda: apply(no_hand(), Take(2))),
    "supply-empty": (IllegalMove, lambda: refill(start(STANDARD), iter([PINK_DOTS]))),
    "patch-not-in-supply": (IllegalMove, lambda: refill(start(STANDARD), iter([PINK_DOTS] * 4))),
    "spectator": (CalicoError, lambda: view_for(dealt(STANDARD), None).own),
    "game-not-over": (CalicoError, lambda: result(dealt(STANDARD))),
    # achievements
    "chart-full": (ChartError, lambda: _six_players().with_player("Mia")),
    "chart-name-empty": (ChartError, lambda: Chart().with_player(" ")),
    "chart-player-unknown": (ChartError, lambda: CHART.mark("Mia", NO_GOALS, won(), 0, NORMAL, game_id="some game")),
    "chart-player-twice": (ChartError, lambda: CHART.with_player("Ari")),
    "chart-marked": (
        ChartError,
        lambda: MARKED.mark("Ari", NO_GOALS, won(), 0, NORMAL, game_id="next"),
    ),
    "chart-game-marked": (
        ChartError,
        lambda: MARKED.mark("Ari", NO_BUTTONS, WON_BARE, 0, NORMAL, game_id="some game"),
    ),
    "chart-not-offered": (ChartError, lambda: CHART.mark("Ari", NO_GOALS, won(), 1, NORMAL, game_id="some game")),
    "chart-scenario-order": (
        ChartError,
        lambda: CHART.mark("Ari", ACHIEVEMENT_NAMED["scenario:2"], passed(2, 1), 0, SCENARIO, game_id="some game"),
    ),
    "mode-normal": (ChartError, lambda: CHART.mark("Ari", NO_GOALS, won(players=1), 0, NORMAL, game_id="some game")),
    "mode-restriction": (ChartError, lambda: CHART.mark("Ari", NO_GOALS, won(), 0, RESTRICTED, game_id="some game")),
    "mode-scenario": (ChartError, lambda: CHART.mark("Ari", NO_GOALS, won(), 0, SCENARIO, game_id="some game")),
}  # fmt: skip


def _six_players() -> Chart:
    chart = Chart()
    for number in range(6):
        chart = chart.with_player(f"player {number}")
    return chart


@pytest.mark.parametrize("code", REFUSALS)
def test_is_refused_with_its_reason(code: str) -> None:
    kind, provoke = REFUSALS[code]
    with pytest.raises(CalicoError) as refused:
        provoke()
    assert type(refused.value) is kind
    assert [problem.code for problem in refused.value.problems] == [code]
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_no_reason_of_the_rules_was_left_out() -> None:
    sources = [*Path(calico.rules.__file__).parent.glob("*.py"), Path(game.__file__), Path(plan.__file__)]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    codes = set(re.findall(r'(?:Problem\.of|unknown_name)\(\s*"([^"]+)"', text))
    for prefix in re.findall(r'Problem\.of\(\s*f"([^"{]+)\{', text):
        codes |= {code for code in calico.rules.errors.REFUSALS if code.startswith(prefix)}
    assert codes == set(REFUSALS) | {"did-you-mean"}  # a word beside others
    assert codes == set(calico.rules.errors.REFUSALS)


def test_seats_that_do_not_exist_have_no_view() -> None:
    for seat in (-1, 2):
        with pytest.raises(CalicoError) as refused:
            view_for(dealt(STANDARD), seat)
        assert refused.value.code == "seat-unknown"


def test_a_border_cell_takes_no_patch() -> None:
    position = dealt(STANDARD, "pink:dots")
    with pytest.raises(IllegalMove) as refused:
        apply(position, Place(PINK_DOTS, Cell.at(0, 0)))
    assert str(refused.value) == "border(0,0) is not a cell for patches."


def test_all_problems_are_told_at_once() -> None:
    setup = Setup(
        Options(Mode.BEGINNER, variants=FAMILY | LOWER_VARIANCE, restriction=Restriction.ADJACENT, scenario=3),
        (CatInPlay(Cat.MILLIE, (Pattern.DOTS,)), CatInPlay(Cat.CALLIE, (Pattern.DOTS,)), CatInPlay(Cat.CALLIE, ())),
        (
            SeatSetup("", Board.BLUE, offer=OFFER, goals=None),
            SeatSetup("Mia", Board.BLUE, goals=BEGINNER_GOALS),
            SeatSetup("Ari", Board.BLUE, goals=BEGINNER_GOALS),
        ),
    )
    with pytest.raises(SetupError) as refused:
        setup.check()
    assert sorted(problem.code for problem in refused.value.problems) == [
        "board-twice",
        "cats-beginner",
        "cats-same-tile",
        "cats-scenario",
        "cats-twice",
        "family-beginner",
        "goals-beginner",
        "goals-partly-chosen",
        "lower-variance-players",
        "name-unfit",
        "offer-unexpected",
        "patterns-dealt",
        "scenario-beginner",
        "scenario-family",
        "scenario-restriction",
    ]


@pytest.mark.rule("R6.2")
def test_the_two_sides_of_one_tile_are_never_both_in_play() -> None:
    for one, other in ((Cat.MILLIE, Cat.CALLIE), (Cat.RUMI, Cat.TIBBIT), (Cat.LEO, Cat.GWENIVERE)):
        third = Cat.CIRA
        with pytest.raises(SetupError) as refused:
            start(replace(STANDARD, cats=with_patterns(one, other, third)))
        assert refused.value.code == "cats-same-tile"


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize(("players", "is_fine"), [(1, True), (2, True), (3, False), (4, False)])
def test_lower_variance_is_for_one_or_two(players: int, is_fine: bool) -> None:
    assert (Options(variants=LOWER_VARIANCE).problems(players) == []) is is_fine


@pytest.mark.parametrize("players", [0, 5, 99])
def test_a_game_has_one_to_four_players(players: int) -> None:
    assert [problem.code for problem in Options().problems(players)] == ["players-count"]


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_family_is_for_any_number_of_players(players: int) -> None:
    assert Options(variants=FAMILY).problems(players) == []


@pytest.mark.rule("R12.4")
def test_what_a_scenario_goes_with() -> None:
    for options in (
        Options(scenario=4, variants=LOWER_VARIANCE),
        Options(scenario=4, open_hands=True),
        Options(scenario=10, goal_values=calico.rules.GoalValues.TILE),
    ):
        assert options.problems(2) == []
    codes = {
        problem.code
        for problem in Options(Mode.BEGINNER, variants=FAMILY, restriction=Restriction.BOTH, scenario=4).problems(2)
    }
    assert codes >= {"scenario-beginner", "scenario-family", "scenario-restriction"}
    with pytest.raises(SetupError) as refused:
        Plan(1, Options(scenario=4), cats=(Cat.MILLIE, Cat.TIBBIT, Cat.TECOLOTE)).deal(0)
    assert refused.value.code == "scenario-chosen-cats"


def test_a_refused_event_leaves_no_trace() -> None:
    position = dealt(STANDARD, "pink:dots")
    before = dealt(STANDARD, "pink:dots")
    for event in (Place(PINK_DOTS, C2), Take(1), Draw(PINK_DOTS), Choose(0, OFFER[:3])):
        with pytest.raises(IllegalMove):
            apply(position, event)
    assert position == before


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    supply = iter(shuffled_supply(BEGINNER.options, Random(1)))
    position = refill(start(BEGINNER), supply)
    while position.phase is not Phase.OVER:
        move = Move(
            position.seats[position.turn].hand.patches[0], position.seats[position.turn].quilt.empty_cells[0], 1
        )
        position = play(position, move, supply)
    for event in (Place(position.seats[0].hand.patches[0], A1), Take(1), Draw(PINK_DOTS), Choose(0, BEGINNER_GOALS)):
        with pytest.raises(IllegalMove) as refused:
            apply(position, event)
        assert refused.value.code == "already-over"
