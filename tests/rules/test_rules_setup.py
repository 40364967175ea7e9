"""Setting up: beginner, standard, goals chosen unseen, boards, and what chance decides (R6)."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from calico.plan import Plan, shuffled_supply
from calico.rules import (
    ALL_PATCHES,
    CATS,
    GOAL_SLOTS,
    SCENARIOS,
    Board,
    Cat,
    Choose,
    Color,
    Goal,
    GoalValues,
    Hand,
    IllegalMove,
    Mode,
    Name,
    Options,
    Pattern,
    Phase,
    Position,
    Restriction,
    Setup,
    Variant,
    apply,
    goals_to_choose_from,
    legal_choices,
    refill,
    start,
)  # fmt: skip
from tables import OFFER, scenario_setup, standard_setup, with_patterns

NAMES = ["Ari", "Mia", "Ola", "Zoë"]


def setups(options: Options, players: int, count: int = 300) -> list[Setup]:
    return [Plan(players, options).deal(seed, NAMES[:players]).setup for seed in range(count)]


@pytest.mark.rule("R6.1")
def test_beginner() -> None:
    for setup in setups(Options(mode=Mode.BEGINNER), 4, 20):
        assert [in_play.cat for in_play in setup.cats] == [Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT]
        for seat in setup.seats:
            assert seat.goals == (Goal.DIFFERENT, Goal.AA_BB_CC, Goal.AAA_BBB)
            assert seat.offer is None
        position = start(setup)
        assert position.phase is Phase.DRAW
        on_slots = dict(zip([slot.name for slot in GOAL_SLOTS], position.seats[0].quilt.goals, strict=True))
        assert on_slots == {"c2": Goal.DIFFERENT, "d3": Goal.AA_BB_CC, "b4": Goal.AAA_BBB}


@pytest.mark.rule("R6.2")
def test_standard_cats_are_one_of_each_dot_group_and_any_of_them() -> None:
    seen: Counter[Cat] = Counter()
    for setup in setups(Options(), 1, 400):
        cats = [in_play.cat for in_play in setup.cats]
        assert sorted(CATS[cat].dots for cat in cats) == [1, 2, 3]
        seen.update(cats)
    assert set(seen) == set(Cat)
    # One tile of a group and then a side of it: every cat of a group is equally likely.
    for cat, count in seen.items():
        expected = 400 / sum(CATS[other].dots == CATS[cat].dots for other in Cat)
        assert abs(count - expected) < 5 * expected**0.5


@pytest.mark.rule("R6.2")
def test_any_three_different_tiles_may_be_chosen() -> None:
    chosen = (Cat.CALLIE, Cat.RUMI, Cat.TIBBIT)
    assert CATS[Cat.RUMI].other_side is Cat.TIBBIT
    legal = [
        cats for cats in permutations(Cat, 3) if len({frozenset({cat, CATS[cat].other_side}) for cat in cats}) == 3
    ]
    assert chosen not in legal
    assert len(legal) == 10 * 8 * 6
    for cats in legal[::7]:
        setup = Plan(cats=cats).deal(0).setup
        assert tuple(in_play.cat for in_play in setup.cats) == cats


@pytest.mark.rule("R6.3")
def test_four_of_the_six_goals_are_offered() -> None:
    seen: Counter[Goal] = Counter()
    for setup in setups(Options(), 2):
        for seat in setup.seats:
            assert seat.goals is None
            assert seat.offer is not None
            assert len(set(seat.offer)) == len(seat.offer) == 4
            seen.update(seat.offer)
    assert set(seen) == set(Goal)


@pytest.mark.rule("R6.3")
def test_three_of_the_offer_on_slots_of_choice() -> None:
    position = start(standard_setup(2, goals=None))
    assert position.phase is Phase.CHOOSE
    assert goals_to_choose_from(position, 1) == OFFER
    choices = legal_choices(position, 1)
    assert len(set(choices)) == 4 * 3 * 2
    assert {choice.goals for choice in choices} == set(permutations(OFFER, 3))
    for goals in (OFFER[:2], OFFER, (OFFER[0], OFFER[0], OFFER[1]), (OFFER[0], OFFER[1], Goal.AA_BB_C_D)):
        with pytest.raises(IllegalMove) as refused:
            apply(position, Choose(1, goals))
        assert refused.value.code == "goals-from-offer"


@pytest.mark.rule("R6.3")
def test_goals_are_revealed_when_the_last_has_chosen_and_may_be_changed_until_then() -> None:
    position = start(standard_setup(3, goals=None))
    position = apply(position, Choose(2, OFFER[:3]))
    position = apply(position, Choose(0, OFFER[:3]))
    position = apply(position, Choose(2, OFFER[1:]))
    assert [seat.quilt.goals for seat in position.seats] == [(), (), ()]
    position = apply(position, Choose(1, OFFER[2::-1]))
    assert position.phase is Phase.DRAW
    assert [seat.quilt.goals for seat in position.seats] == [OFFER[:3], OFFER[2::-1], OFFER[1:]]
    assert all(seat.offer is None and seat.choice is None for seat in position.seats)
    assert legal_choices(position, 0) == ()


@pytest.mark.rule("R6.3", "R6.6")
def test_the_offer_comes_before_the_deal() -> None:
    position = start(standard_setup(2, goals=None))
    assert [seat.hand for seat in position.seats] == [Hand(), Hand()]
    assert position.market == (None, None, None)
    assert refill(position, iter(())) is position  # nothing is drawn while goals are being chosen


@pytest.mark.rule("R6.4")
def test_every_pattern_belongs_to_exactly_one_cat_two_to_each() -> None:
    dealt: Counter[tuple[str, str]] = Counter()
    for setup in setups(Options(mode=Mode.BEGINNER), 1):
        assert [len(in_play.patterns) for in_play in setup.cats] == [2, 2, 2]
        assert sorted(pattern for in_play in setup.cats for pattern in in_play.patterns) == sorted(Pattern)
        dealt.update((in_play.cat, pattern) for in_play in setup.cats for pattern in in_play.patterns)
    assert len(dealt) == 3 * 6


@pytest.mark.rule("R6.5")
def test_each_player_has_another_board() -> None:
    boards = set()
    for setup in setups(Options(), 4, 60):
        assert len({seat.board for seat in setup.seats}) == 4
        boards.add(tuple(seat.board for seat in setup.seats))
    assert len(boards) > 12
    chosen = Plan(2, boards=(Board.YELLOW, Board.BLUE)).deal(0).setup
    assert [seat.board for seat in chosen.seats] == [Board.YELLOW, Board.BLUE]


@pytest.mark.rule("R6.7", "R7.3")
def test_seat_0_begins_so_the_host_seats_whoever_begins_first() -> None:
    for order in permutations(NAMES[:3]):
        game = Plan(3, Options(mode=Mode.BEGINNER)).deal(0, order)
        assert game.names[game.position.turn] == order[0]


@pytest.mark.rule("R2.1", "R10.2")
@pytest.mark.parametrize(("variants", "copies"), [(set(), 3), ({Variant.FAMILY}, 3), ({Variant.LOWER_VARIANCE}, 2)])
def test_the_supply_holds_each_patch_equally_often(variants: set[Variant], copies: int) -> None:
    supply = shuffled_supply(Options(variants=frozenset(variants)), Random(5))
    assert Counter(supply) == dict.fromkeys(ALL_PATCHES, copies)
    assert supply != shuffled_supply(Options(variants=frozenset(variants)), Random(6))


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("number", SCENARIOS)
def test_a_scenario_brings_its_cats_and_goals_and_the_player_lays_them_out(number: int) -> None:
    setup = Plan(2, Options(scenario=number)).deal(number).setup
    card = SCENARIOS[number]
    assert [in_play.cat for in_play in setup.cats] == list(card.cats)
    assert all(seat.offer is None and seat.goals is None for seat in setup.seats)
    position = start(setup)
    assert position.phase is Phase.CHOOSE
    for seat in (0, 1):
        assert {choice.goals for choice in legal_choices(position, seat)} == set(permutations(card.goals))
    with pytest.raises(IllegalMove) as refused:
        apply(position, Choose(0, (*card.goals[:2], next(goal for goal in Goal if goal not in card.goals))))
    assert refused.value.code == "goals-scenario"


@pytest.mark.rule("R12.1")
def test_a_scenario_may_come_with_its_goals_laid_out_in_any_order() -> None:
    setup = scenario_setup(6)
    for goals in permutations(SCENARIOS[6].goals):
        laid_out = replace(setup, seats=(replace(setup.seats[0], goals=goals),))
        assert start(laid_out).seats[0].quilt.goals == goals


def test_options_and_names_are_values() -> None:
    assert Options() == Options(Mode.STANDARD, GoalValues.BOOK, frozenset(), None, None, open_hands=False)
    assert len({Options(), Options(), Options(scenario=1)}) == 2
    assert repr(Restriction.NO_HAND) == "Restriction.NO_HAND"
    for kind in (Board, Cat, Color, Goal, GoalValues, Mode, Pattern, Restriction, Variant):
        for member in kind:
            assert issubclass(kind, Name)
            assert kind.parse(member.value) is member


def test_a_setup_is_dealt_the_same_from_the_same_seed() -> None:
    one, two = (Plan(4).deal(7, NAMES) for _ in range(2))
    assert one == two


@pytest.mark.rule("R6.4")
def test_two_cats_never_like_one_pattern() -> None:
    setup = standard_setup()
    shared = with_patterns(*(in_play.cat for in_play in setup.cats), patterns=[Pattern.DOTS, *list(Pattern)[:5]])
    assert [problem.code for problem in replace(setup, cats=shared).problems()] == ["patterns-dealt"]


@pytest.mark.rule("R6.4")
def test_no_cat_has_three_patterns() -> None:
    setup = standard_setup()
    parts = (tuple(Pattern)[:3], tuple(Pattern)[3:5], tuple(Pattern)[5:])
    uneven = tuple(replace(in_play, patterns=part) for in_play, part in zip(setup.cats, parts, strict=True))
    assert [problem.code for problem in replace(setup, cats=uneven).problems()] == ["patterns-dealt"]


def test_a_game_is_a_value() -> None:
    def table() -> Position:
        return refill(start(standard_setup(2)), iter(shuffled_supply(Options(), Random(3))))

    assert table() == table()
    assert hash(table()) == hash(table())
