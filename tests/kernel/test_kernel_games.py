"""Random games and batches: the same whatever the threads, and as good as chance is."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from calico import kernel
from calico.plan import Plan
from calico.rules import (
    ALL_PATCHES,
    CATS,
    SCENARIOS,
    Board,
    CalicoError,
    Cat,
    Goal,
    Mode,
    Options,
    Patch,
    Restriction,
    SetupError,
    Variant,
    face_up,
    play,
    refill,
    result,
    start,
)  # fmt: skip

SOLO_BEGINNER = Plan(1, Options(mode=Mode.BEGINNER), boards=(Board.BLUE,))
GAMES = 200_000


@pytest.mark.parametrize(
    ("plan", "mean", "deviation"), [(SOLO_BEGINNER, 12.524, 5.686), (Plan(2), 12.283, 6.085)], ids=["solo", "two"]
)
def test_random_play_scores_as_independent_programs_say(plan: Plan, mean: float, deviation: float) -> None:
    totals = kernel.random_games(plan, GAMES, seed=2026).totals
    # Scores of the seats of one game hardly depend on each other; four standard errors leave one false alarm in 16,000.
    error = deviation / np.sqrt(totals.size)
    assert abs(totals.mean() - mean) < 4 * error
    assert totals.std() == pytest.approx(deviation, rel=0.01)


def test_games_do_not_depend_on_threads_or_on_where_one_starts() -> None:
    plan = Plan(2)
    whole = kernel.random_games(plan, 50_000, seed=7, threads=1).columns
    assert (kernel.random_games(plan, 50_000, seed=7, threads=2).columns == whole).all()
    assert (kernel.random_games(plan, 50_000, seed=7, threads=5).columns == whole).all()
    assert (kernel.random_games(plan, 100, seed=7, first=33_333).columns == whole[33_333:33_433]).all()
    assert (kernel.random_games(plan, 50_000, seed=8, threads=2).columns != whole).any()


def test_progress_counts_every_game_once() -> None:
    told: list[tuple[int, int]] = []
    kernel.random_games(SOLO_BEGINNER, 50_000, seed=1, progress=lambda done, of: told.append((done, of)))
    assert told[0] == (0, 50_000)
    assert told[-1] == (50_000, 50_000)
    assert all(before[0] < after[0] for before, after in pairwise(told))


@pytest.mark.parametrize("restriction", [None, *Restriction])
def test_a_game_can_be_replayed_by_the_rules(restriction: Restriction | None) -> None:
    plan = Plan(2, Options(restriction=restriction))
    columns = kernel.random_games(plan, 3, seed=5, first=10).columns
    for index in range(3):
        chance = kernel.random_game(plan, seed=5, index=10 + index)
        supply = iter(chance.supply)
        game = refill(start(chance.setup), supply)
        for move in chance.moves:
            game = play(game, move, supply)
        outcome = result(game)
        assert [score.total for score in outcome.scores] == columns[index, :, 3].tolist()


def test_each_plan_of_a_list_has_its_own_game() -> None:
    plans = [Plan(1), Plan(4, Options(restriction=Restriction.NO_HAND)), Plan(2), SOLO_BEGINNER]
    columns = kernel.random_games(plans, seed=3, first=5).columns
    assert columns.shape == (4, 4, 8)
    for number, plan in enumerate(plans):
        alone = kernel.random_games(plan, 1, seed=3, first=5 + number).columns[0]
        assert (columns[number, : plan.players] == alone).all()
        assert not columns[number, plan.players :].any()


def test_setups_leave_to_chance_what_they_should() -> None:
    games = [kernel.unpack(state) for state in kernel.deal(Plan(3), 3000, seed=1)]
    cats = Counter(in_play.cat for game in games for in_play in game.cats)
    for dots, sides in ((1, 4), (2, 4), (3, 2)):
        for cat in Cat:
            if CATS[cat].dots == dots:
                assert abs(cats[cat] - 3000 / sides) < 5 * np.sqrt(3000 / sides)
    boards = Counter(game.seats[1].quilt.board for game in games)
    goals = Counter(game.seats[2].quilt.goals[0] for game in games)
    liked = Counter(game.cats[0].patterns[0] for game in games)
    for counts, expected in ((boards, 750), (goals, 500), (liked, 500)):
        assert all(abs(count - expected) < 5 * np.sqrt(expected) for count in counts.values())
    assert len(boards) == 4
    assert len(goals) == len(liked) == 6
    assert all(len({seat.quilt.board for seat in game.seats}) == 3 for game in games)


def test_supplies_are_shuffled_and_whole() -> None:
    for plan, copies in ((Plan(2), 3), (Plan(2, Options(variants=frozenset({Variant.LOWER_VARIANCE}))), 2)):
        first: Counter[Patch] = Counter()
        for state in kernel.deal(plan, 400, seed=4):
            supply = kernel.supply_of(state)
            patches = Counter([*supply, *face_up(kernel.unpack(state))])
            assert patches == Counter(dict.fromkeys(ALL_PATCHES, copies))
            first[supply[0]] += 1
        assert len(first) == 36
        assert max(first.values()) < 40


def test_a_plan_keeps_what_is_chosen() -> None:
    goals = ((Goal.AAAA_BB, Goal.DIFFERENT, Goal.AA_BB_CC), (Goal.AAA_BB_C, Goal.AA_BB_C_D, Goal.AAA_BBB))
    plan = Plan(2, cats=(Cat.LEO, Cat.MILLIE, Cat.TIBBIT), boards=(Board.YELLOW, Board.GREEN), goals=goals)
    for state in kernel.deal(plan, 20, seed=1):
        game = kernel.unpack(state)
        assert [in_play.cat for in_play in game.cats] == [Cat.LEO, Cat.MILLIE, Cat.TIBBIT]
        assert [seat.quilt.board for seat in game.seats] == [Board.YELLOW, Board.GREEN]
        assert tuple(seat.quilt.goals for seat in game.seats) == goals
    game = kernel.unpack(kernel.deal(Plan(1, Options(scenario=9)), 1, seed=2)[0])
    assert tuple(in_play.cat for in_play in game.cats) == SCENARIOS[9].cats
    assert set(game.seats[0].quilt.goals) == set(SCENARIOS[9].goals)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan(5), "players-count"),
        (Plan(3, Options(variants=frozenset({Variant.LOWER_VARIANCE}))), "lower-variance-players"),
        (Plan(1, Options(scenario=3), cats=(Cat.MILLIE, Cat.TIBBIT, Cat.COCONUT)), "scenario-chosen-cats"),
        (Plan(1, Options(mode=Mode.BEGINNER), cats=(Cat.LEO, Cat.TIBBIT, Cat.COCONUT)), "beginner-chosen-cats"),
        (Plan(1, cats=(Cat.LEO, Cat.GWENIVERE, Cat.MILLIE)), "cats-same-tile"),
        (Plan(2, boards=(Board.BLUE,)), "boards-count"),
        (Plan(2, boards=(Board.BLUE, Board.BLUE)), "board-twice"),
        (Plan(2, goals=((Goal.DIFFERENT, Goal.AAAA_BB, Goal.AAA_BBB),)), "plan-goals-count"),
        (Plan(1, goals=((Goal.DIFFERENT,) * 3,)), "goals-from-offer"),
        (Plan(1, Options(scenario=3), goals=((Goal.DIFFERENT, Goal.AAAA_BB, Goal.AAA_BBB),)), "goals-scenario"),
        (
            Plan(1, Options(mode=Mode.BEGINNER), goals=((Goal.AAA_BBB, Goal.AA_BB_CC, Goal.DIFFERENT),)),
            "goals-beginner",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_plans_that_the_rules_do_not_allow_are_refused(plan: Plan, code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        kernel.random_games(plan, 1, seed=0)
    assert refusal.value.code == code


def test_numbers_that_make_no_sense_are_refused() -> None:
    states = kernel.deal(Plan(1), 1, seed=0)
    for call in (
        lambda: kernel.random_games(Plan(1), 1, seed=-1),
        lambda: kernel.random_games(Plan(1), 1, seed=2**64),
        lambda: kernel.random_games(Plan(1), -1, seed=0),
        lambda: kernel.random_games(Plan(1), 1, seed=0, first=-1),
        lambda: kernel.random_games(Plan(1), 10, seed=0, threads=0),
        lambda: kernel.random_games([Plan(1), Plan(2)], 3, seed=0),
        lambda: kernel.random_games([], seed=0),
        lambda: kernel.random_games(Plan(1), 1.5, seed=0),  # type: ignore[arg-type]  # what a caller might do
        lambda: kernel.playouts(states, 0, seed=0),
        lambda: kernel.deal([Plan(1), Plan(2)], 3, seed=0),
    ):
        with pytest.raises(CalicoError) as refusal:
            call()
        assert refusal.value.code == "number-range"


def test_no_games_at_all_are_fine() -> None:
    assert kernel.random_games(Plan(3), 0, seed=0).totals.shape == (0, 3)
    none = kernel.deal(Plan(2), 0, seed=0)
    assert kernel.legal_actions(none).shape == (0, 132)
    assert kernel.score(none).columns.shape[0] == 0


def test_playouts_leave_the_rows_alone_and_do_not_depend_on_threads() -> None:
    states = kernel.deal(Plan(2), 64, seed=1)
    before = states.copy()
    one = kernel.playouts(states, 8, seed=9, threads=1).columns
    two = kernel.playouts(states, 8, seed=9, threads=3).columns
    assert (one == two).all()
    assert (states == before).all()
    assert one.shape == (64, 8, 2, 8)
    assert len({tuple(totals) for totals in one[0, :, :, 3].tolist()}) > 1


def test_playouts_draw_what_comes_by_chance_not_from_the_supply() -> None:
    """With one turn to go for a solo player, the last patch of the market is all that differs: nothing at all."""
    state = kernel.deal(Plan(1), 1, seed=1)[0]
    for _ in range(21):
        kernel.apply(state, int(np.flatnonzero(kernel.legal_actions(state))[0]))
    last = [int(action) for action in np.flatnonzero(kernel.legal_actions(state))]
    reachable = set()
    for action in last:
        after = state.copy()
        kernel.apply(after, action)
        reachable.add(int(kernel.score(after).totals[0]))
    assert set(kernel.playouts(state, 200, seed=1).totals[:, 0].tolist()) == reachable


def test_who_wins_is_marked_once_the_game_is_over() -> None:
    states = kernel.deal(Plan(3), 50, seed=6)
    assert not kernel.score(states).won.any()
    finished = kernel.playouts(states, seed=6)
    totals, won = finished.totals[:, 0], finished.won[:, 0]
    assert won.any(axis=1).all()
    assert (totals[won] == totals.max(axis=1).repeat(won.sum(axis=1))).all()
    assert not kernel.random_games(Plan(1), 50, seed=6).won.any()


def test_scenarios_are_passed_or_not() -> None:
    """By chance hardly ever, and never with fewer points than the card asks for."""
    for number, card in SCENARIOS.items():
        results = kernel.random_games(Plan(1, Options(scenario=number)), 2000, seed=number)
        asked = dict(card.objectives).get("points", 0)  # type: ignore[call-overload]  # objectives are names
        assert not (results.passed & (results.totals < asked)).any()
