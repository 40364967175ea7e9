"""What callers give becomes what the rules work with, or is refused at the door; never half of both."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from calico.plan import Plan, shuffled_supply
from calico.rules import (
    CELL_NAMED,
    PATCH_NAMED,
    Achievement,
    AchievementMode,
    Board,
    CalicoError,
    Cat,
    CatInPlay,
    Cell,
    Choose,
    Draw,
    GoalValues,
    IllegalMove,
    Mode,
    Options,
    Patch,
    Pattern,
    Phase,
    Place,
    Position,
    Restriction,
    SeatSetup,
    Setup,
    SetupError,
    Variant,
    apply,
    goal_progress,
    goals_to_choose_from,
    has_passed,
    legal_choices,
    legal_moves,
    mode_problems,
    objective_results,
    play,
    refill,
    score,
    start,
    turns_left,
    view_for,
)  # fmt: skip
from tables import OFFER, dealt, standard_setup

NOT_CHOSEN = start(standard_setup(2, goals=None))
GIVEN: list[tuple[Callable[[], object], object]] = [
    (lambda: Options(mode="beginner"), Options(Mode.BEGINNER)),  # type: ignore[arg-type]  # the point of the test
    (lambda: Options(goal_values="tile"), Options(goal_values=GoalValues.TILE)),  # type: ignore[arg-type]
    (lambda: Options(variants=["family"]), Options(variants=frozenset({Variant.FAMILY}))),  # type: ignore[arg-type]
    (lambda: Options(restriction="no_hand"), Options(restriction=Restriction.NO_HAND)),  # type: ignore[arg-type]
    (lambda: CatInPlay("leo", ["dots", "vines"]), CatInPlay(Cat.LEO, (Pattern.DOTS, Pattern.VINES))),  # type: ignore[arg-type]
    (lambda: SeatSetup("Ari", "blue", list(OFFER)), SeatSetup("Ari", Board.BLUE, OFFER)),  # type: ignore[arg-type]
    (
        lambda: apply(NOT_CHOSEN, Choose(0, ["different", "aaaa-bb", "aaa-bbb"])),  # type: ignore[arg-type]
        apply(NOT_CHOSEN, Choose(0, OFFER[:3])),
    ),
    (lambda: Achievement("scenario", "1"), Achievement(AchievementMode.SCENARIO, "1")),  # type: ignore[arg-type]
    (lambda: Plan(boards=["blue"]), Plan(boards=(Board.BLUE,))),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("make", "meant"), GIVEN)
def test_text_and_lists_become_what_they_mean(make: Callable[[], object], meant: object) -> None:
    made = make()
    assert made == meant
    assert repr(made) == repr(meant), "also in what it is made of"


REFUSED: list[tuple[Callable[[], object], type[CalicoError], list[str]]] = [
    (lambda: Options(mode="begginer"), SetupError, ["unknown-name", "did-you-mean"]),  # type: ignore[arg-type]
    (lambda: Options(mode=None, restriction="xyz"), SetupError, ["unknown-name", "unknown-name"]),  # type: ignore[arg-type]
    (lambda: Options(variants="family"), SetupError, ["value-type"]),  # type: ignore[arg-type]
    (lambda: Options(scenario="1"), SetupError, ["value-type"]),  # type: ignore[arg-type]
    (lambda: Options(scenario=True), SetupError, ["value-type"]),
    (lambda: Options(open_hands="no"), SetupError, ["value-type"]),  # type: ignore[arg-type]
    (lambda: Setup({}, (), ()), SetupError, ["value-type"]),  # type: ignore[arg-type]
    (lambda: SeatSetup(7, Board.BLUE), SetupError, ["value-type"]),  # type: ignore[arg-type]
    (lambda: apply(NOT_CHOSEN, Choose(0, None)), IllegalMove, ["value-type"]),  # type: ignore[arg-type]
    (lambda: Plan(cats=["leoo"]), SetupError, ["unknown-name", "did-you-mean"]),  # type: ignore[arg-type]
    (lambda: mode_problems("scenarios", Options(), 1), CalicoError, ["unknown-name", "did-you-mean"]),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize(("make", "kind", "codes"), REFUSED)
def test_anything_else_is_refused_by_name(
    make: Callable[[], object], kind: type[CalicoError], codes: list[str]
) -> None:
    with pytest.raises(CalicoError) as refused:
        make()
    assert type(refused.value) is kind
    assert [problem.code for problem in refused.value.problems] == codes


def test_a_slip_of_the_pen_is_told_what_was_meant() -> None:
    with pytest.raises(SetupError, match="Did you mean “beginner”\\?"):
        Options(mode="begginer")  # type: ignore[arg-type]  # the point of the test
    with pytest.raises(SetupError, match="“variants” must be of the type frozenset\\[Variant\\], not 'family'"):
        Options(variants="family")  # type: ignore[arg-type]  # the point of the test


def test_a_beginner_game_is_one_however_it_is_asked_for() -> None:
    game = Plan(1, Options(mode="beginner"), boards=["green"]).deal(0)  # type: ignore[arg-type]
    assert game == Plan(1, Options(mode=Mode.BEGINNER), boards=(Board.GREEN,)).deal(0)
    assert game.position.phase is Phase.PLACE


def test_events_may_name_patches_and_cells_and_leave_no_text_on_the_table() -> None:
    named: list[object] = ["pink:dots", Patch("pink", "dots")]  # type: ignore[arg-type]  # the point of the test
    for patch in named:
        position = dealt(standard_setup(1), "pink:dots")
        placed = apply(position, Place(patch, "a1"))  # type: ignore[arg-type]  # the point of the test
        assert placed == apply(position, Place(PATCH_NAMED["pink:dots"], CELL_NAMED["a1"]))
        assert placed.placed is not None
        assert type(placed.placed.cell) is Cell
        assert placed.placed.patch is PATCH_NAMED["pink:dots"] is placed.seats[0].quilt.patches[CELL_NAMED["a1"]]
        drawn = apply(start(standard_setup(1)), Draw(patch))  # type: ignore[arg-type]  # the point of the test
        assert drawn.seats[0].hand.dealt[0] is PATCH_NAMED["pink:dots"]
    with pytest.raises(IllegalMove) as refused:
        apply(dealt(standard_setup(1), "pink:dots"), Place(PATCH_NAMED["pink:dots"], "z9"))  # type: ignore[arg-type]
    assert refused.value.code == "cell-not-patchable"


def test_a_whole_move_is_applied_like_its_two_steps() -> None:
    options = Options()
    supply = shuffled_supply(options, Random(1))
    position = refill(start(standard_setup(2, options)), iter(supply))
    move = legal_moves(position)[0]
    after = apply(position, move)
    place, take = move.events
    assert after == apply(apply(position, place), take)
    assert after.phase is Phase.DRAW
    assert play(position, move, iter(supply[7:])) == refill(after, iter(supply[7:]))


@pytest.mark.parametrize("event", [None, "a1", 3])
def test_what_is_no_event_is_refused(event: object) -> None:
    with pytest.raises(IllegalMove) as refused:
        apply(dealt(standard_setup(1)), event)  # type: ignore[arg-type]  # the point of the test
    assert refused.value.code == "event-unknown"


SEAT_FUNCTIONS: tuple[Callable[[Position, int], object], ...] = (
    score,
    goal_progress,
    goals_to_choose_from,
    has_passed,
    legal_choices,
    objective_results,
    turns_left,
    view_for,
)


@pytest.mark.parametrize("function", SEAT_FUNCTIONS)
@pytest.mark.parametrize("seat", [-1, 2, 9, "0", None])
def test_a_seat_that_is_not_at_the_table_is_refused(function: Callable[[Position, int], object], seat: object) -> None:
    if function is view_for and seat is None:
        return  # a spectator
    for position in (dealt(standard_setup(2)), start(standard_setup(2, goals=None))):
        with pytest.raises(CalicoError) as refused:
            function(position, seat)  # type: ignore[arg-type]  # the point of the test
        assert refused.value.code == "seat-unknown"


def test_what_the_rules_build_is_not_looked_at_again() -> None:
    """Coerced values are the very ones that were given, so that nothing is copied where nothing is wrong."""
    options = Options(variants=frozenset({Variant.FAMILY}))
    assert replace(options, mode=Mode.STANDARD).variants is options.variants
    setup = standard_setup(1)
    assert replace(setup, options=options).seats is setup.seats
