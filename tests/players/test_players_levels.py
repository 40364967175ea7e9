"""Players that know what a quilt is worth: legal in every option, honest, repeatable, exact at the end, graded."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean

import numpy as np
import pytest

from calico.game import Game
from calico.kernel import action_of, deal, pack
from calico.kernel import engine as e
from calico.kernel import legal_actions as kernel_legal_actions
from calico.plan import Plan
from calico.players import Player, choosing, play_game, search
from calico.players.levels import Designer, Dreamer, Habits, Master, Quilter, Tailor
from calico.players.value import FEATURES, PAIRS, PHASE_OF, PHASES, ROOM_SIZE, WIDTH, goal_prospects, pair_number
from calico.players.weights import SHIPPED, Weights, read_weights, shipped_weights, write_weights
from calico.rules import (
    NEIGHBOURS,
    PATCH_CELLS,
    CalicoError,
    Cell,
    Goal,
    Hand,
    Mode,
    Move,
    Options,
    Phase,
    Place,
    Position,
    Restriction,
    Take,
    apply,
    has_passed,
    legal_moves,
    legal_placements,
    legal_takes,
    refill,
    score,
    unseen,
    view_for,
)
from combinations import legal_combinations

COMBINATIONS = legal_combinations()
LEVELS = (Dreamer, Tailor, Quilter, Designer, Master)


@pytest.fixture(autouse=True)
def _no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock stops only a player that has fallen far behind; on a busy machine it must not decide a test."""
    monkeypatch.setattr(search, "LATE_CPU", 1e9)
    monkeypatch.setattr(search, "LATE", 1e9)


def a_game(players: Sequence[Player], options: Options, seed: int, seconds: float | None = None) -> Game:
    return play_game(Plan(len(players), options).deal(seed), players, seed=seed, seconds=seconds)


@pytest.mark.parametrize("chunk", range(4))
def test_whole_games_are_legal_with_every_kind_of_options(chunk: int) -> None:
    """Every restriction, scenario, variant, number of players; the rules refuse what is not legal."""
    chosen = Random(chunk).sample(COMBINATIONS, 6)
    for seed, (players, options) in enumerate(chosen):
        record = a_game([Quilter()] * players, options, seed)
        assert len(record.turns) == 22 * players
        assert record.result is not None


@pytest.mark.parametrize("restriction", [None, *Restriction])
@pytest.mark.parametrize("players", [1, 3])
def test_looking_ahead_is_legal_under_every_restriction(restriction: Restriction | None, players: int) -> None:
    options = Options(restriction=restriction)
    bots: list[Player] = [Designer(), *[Tailor()] * (players - 1)]
    assert len(a_game(bots, options, 1, seconds=0.001).turns) == 22 * players


def test_a_turn_can_be_finished_that_somebody_else_began() -> None:
    position = a_game([Tailor()], Options(), 1).positions[5]
    for level in LEVELS:
        for place in legal_placements(position)[::9]:
            placed = apply(position, place)
            move = level().choose_move(view_for(placed, 0), seed=1, seconds=0.001)
            assert (move.patch, move.cell) == (place.patch, place.cell)
            assert Take(move.take) in legal_takes(placed)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_choice(level: type[Quilter]) -> None:
    view = Plan(2).deal(2).view(1)
    assert level().choose_goals(view, seed=3) == level().choose_goals(view, seed=3)
    for position in a_game([Tailor(), Quilter()], Options(), 4).positions[3:40:9]:
        seen = view_for(position, position.turn)
        first, second = (level().choose_move(seen, seed=9, seconds=0.004) for _ in range(2))
        assert first == second
        assert first in legal_moves(position)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level: type[Quilter]) -> None:
    record = a_game([Tailor()] * 3, Options(), 3)
    compared = 0
    for position in record.positions[:24:5]:
        rival = (position.turn + 1) % 3
        hidden = position.seats[rival].hand.dealt
        others = [patch for patch in record.supply[-20:] if patch not in hidden][: len(hidden)]
        hand = Hand(tuple(others), position.seats[rival].hand.taken)
        seats = tuple(replace(s, hand=hand) if number == rival else s for number, s in enumerate(position.seats))
        changed = replace(position, seats=seats)
        compared += changed != position
        choices = {level().choose_move(view_for(g, g.turn), seed=5, seconds=0.004) for g in (position, changed)}
        assert len(choices) == 1
    assert compared > 0


def test_the_order_of_the_supply_does_not_change_a_judgement() -> None:
    states = deal(Plan(1, Options()), 3, seed=8)
    for state in states:
        other = state.copy()
        supply = slice(e.SUPPLY, e.SUPPLY + 12)  # eight patches a word: all of these words are full
        other[supply] = state[supply][::-1]
        assert (other != state).any()
        left = int(state[e.SUPPLY_LEFT])
        assert left >= 96
        assert Designer().choose_action(state, seed=1, seconds=0.0) == Designer().choose_action(
            other, seed=1, seconds=0.0
        )


def best_end(position: Position) -> int:
    """The most points that the seat in turn can still end with when no chance is left to matter, by the rules."""
    seat = position.turn
    best = 0
    for place in legal_placements(position):
        placed = apply(position, place)
        if all(quilt_cell is not None for quilt_cell in _inner(placed)):
            best = max(best, score(placed, seat).total)
            continue
        for take in legal_takes(placed):
            best = max(best, best_end(_refilled(apply(placed, take))))
    return best


def _inner(position: Position) -> list[object]:
    return [position.seats[position.turn].quilt.patches[cell] for cell in PATCH_CELLS]


def _refilled(position: Position) -> Position:
    """The market filled with whatever is left: before the last placement it makes no difference."""
    return refill(position, unseen(position).elements())


def _after(position: Position, move: Move) -> Position:
    return _refilled(apply(apply(position, Place(move.patch, move.cell)), Take(move.take)))


@pytest.mark.parametrize("restriction", [None, Restriction.SAME_COLOR, Restriction.BOTH])
def test_the_last_two_placements_are_exact(restriction: Restriction | None) -> None:
    for seed in range(6):
        position = a_game([Tailor()], Options(restriction=restriction), seed).positions[20]
        wanted = best_end(position)
        while position.phase is not Phase.OVER:
            position = _after(position, Quilter().choose_move(view_for(position, 0), seed=1))
        assert score(position, 0).total == wanted


def test_each_level_is_better_than_the_one_below_on_the_same_deals() -> None:
    """By at least half of the difference in stated strength."""
    options = Options(mode=Mode.BEGINNER)
    means = []
    for level in LEVELS[:4]:
        results = [a_game([level()], options, seed).result for seed in range(120)]
        means.append(mean(result.scores[0].total for result in results if result is not None))
    stated = [level.strength.solo_beginner for level in LEVELS[:4]]
    for number in range(3):
        assert means[number + 1] - means[number] > (stated[number + 1] - stated[number]) / 2
    assert sorted(stated) == stated


def loss(player: Quilter, position: Position, seed: int) -> float:
    """How much less the player's choice is worth than the best one that it could find, by its own judgement."""
    state, values = pack(position), np.empty(e.ACTIONS)
    weights = shipped_weights()
    choosing.best_action(state, player.habits.width, weights.rows, weights.out, values)
    return float(values.max() - values[player.choose_action(state, seed=seed)])


def test_a_careless_player_misses_far_corners_but_nothing_that_lies_at_hand() -> None:
    """When all open cells are within its reach, it never gives away more than the little that it does not choosing."""
    player = Tailor()
    games = [position for seed in range(4) for position in a_game([Quilter()], Options(), seed).positions[:-1]]
    near: list[float] = []
    far: list[float] = []
    for position in games:
        cells = position.seats[0].quilt.empty_cells
        is_near = all(steps_between(one, other) <= player.habits.reach for one in cells for other in cells)
        (near if is_near else far).extend(loss(player, position, seed) for seed in range(3))
    assert 0 <= max(near) <= player.habits.ease
    assert max(far) > player.habits.ease
    assert min(far) == 0, "often enough it looks at the right place"


def steps_between(one: Cell, other: Cell) -> int:
    steps, reached = 0, {one}
    while other not in reached:
        reached |= {beside for cell in reached for beside in NEIGHBOURS[cell]}
        steps += 1
    return steps


def test_a_dreamer_has_more_cats_than_goals() -> None:
    scores = [result.scores[0] for seed in range(12) if (result := a_game([Dreamer()], Options(), seed).result)]
    assert sum(score.cats for score in scores) > sum(score.goals for score in scores)


def test_goals_come_from_the_offer() -> None:
    for seed in range(10):
        view = Plan().deal(seed).view()
        offer = view.own.offer
        assert offer is not None
        chosen = Quilter().choose_goals(view, seed=seed)
        assert len(set(chosen)) == 3
        assert set(chosen) <= set(offer)


def test_the_goals_with_the_better_prospects_are_chosen() -> None:
    """With weights that know nothing but the goal's points, the three that are worth most are kept."""
    rows = np.zeros((FEATURES, WIDTH), np.float32)
    for number, goal in enumerate(Goal):
        rows[(number * PAIRS + pair_number((), ())) * PHASES + PHASE_OF[22], 0] = 10 - number
        assert goal is tuple(Goal)[number]
    player = Quilter(Weights(rows, np.zeros(WIDTH, np.float32), {}))
    view = Plan().deal(3).view()
    offer = view.own.offer
    assert offer is not None
    assert set(player.choose_goals(view, seed=1)) == set(sorted(offer, key=tuple(Goal).index)[:3])


def test_goals_are_tried_out_where_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the weights promise for the empty quilt, games show what the goals are worth."""
    monkeypatch.setattr(search, "_TRUST_IN_GOALS", 1.0)  # with all of it, so great a lie would take minutes
    weights = shipped_weights()
    by_promise, by_games = 0, 0
    for seed, goal in enumerate(Goal):
        rows = weights.rows.copy()
        rows[(tuple(Goal).index(goal) * PAIRS + pair_number((), ())) * PHASES + PHASE_OF[22], 0] += 10.0  # a lie
        player = Master(Weights(rows, weights.out, {}))
        view = Plan().deal(seed).view()
        by_promise += goal in player.choose_goals(view, seed=seed, seconds=0)
        by_games += goal in player.choose_goals(view, seed=seed, seconds=0.5)
    assert by_games < by_promise


# --- Looking ahead ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", [Options(), Options(scenario=8), Options(restriction=Restriction.BOTH)])
def test_what_is_remembered_from_the_turn_before_is_what_would_be_found(options: Options) -> None:
    """But for the patches that have been seen since."""
    weights = shipped_weights()
    room = np.zeros((choosing.ROOM_ROWS, ROOM_SIZE), np.int64)
    sums, fresh, kept = np.zeros(WIDTH, np.float32), np.zeros(choosing.NUMBERS), np.zeros(choosing.NUMBERS)
    state = deal(Plan(1, options), 1, seed=3)[0]
    for _ in range(e.CELLS - 1):
        action = choosing.choose(state, 1, weights.rows, weights.out, room, sums, kept, np.zeros(e.ACTIONS), -1)
        e.apply(state, action)
        choosing.rank_placements(state, weights.rows, weights.out, room, sums, fresh)
        choosing.recall_placements(kept, action % e.POSITIONS)
        places = 1 if state[e.SEATS + e.HAND] == state[e.SEATS + e.HAND + 1] else 2  # equal patches are ranked once
        assert (fresh[: places * e.CELLS] == kept[: places * e.CELLS]).all()


class _ToWin(Quilter):
    habits = Habits(seconds=0.01, to_win=True)


class _ForPoints(Quilter):
    habits = Habits(seconds=0.01)


def test_rounds_that_share_a_supply_draw_all_of_it_once() -> None:
    state = deal(Plan(1), 1, seed=3)[0]
    order = [e.byte_at(state, e.SUPPLY, index) for index in range(int(state[e.SUPPLY_LEFT]))]
    drawn = []
    for number in range(len(order) // 5):
        cut = state.copy()
        search.cut_supply(cut, number * 5, np.zeros(len(order), np.int64))
        drawn += [e.draw(cut) for _ in range(5)]
    assert drawn == order[::-1][: len(drawn)]
    whole = state.copy()
    search.cut_supply(whole, len(order), np.zeros(len(order), np.int64))
    assert (whole == state).all()


def test_who_plays_to_win_keeps_rivals_down() -> None:
    """The same deals with the seats exchanged: the rival of one who plays to win makes fewer points."""
    spoilt = 0
    for seed in range(6):
        for seat in range(2):
            players: list[Player] = [_ForPoints(), _ForPoints()]
            peaceful = a_game(players, Options(), seed).result
            players[seat] = _ToWin()
            contested = a_game(players, Options(), seed).result
            assert peaceful is not None
            assert contested is not None
            spoilt += peaceful.scores[1 - seat].total - contested.scores[1 - seat].total
    assert spoilt > 0


def test_a_sure_victory_is_taken_and_a_tie_is_shared() -> None:
    record = a_game([Tailor(), Tailor()], Options(), 2)
    state = pack(record.positions[-1])
    results = np.zeros((4, e.RESULT_SIZE), np.int16)
    room, sums = np.zeros((choosing.ROOM_ROWS, ROOM_SIZE), np.int64), np.zeros(WIDTH, np.float32)
    weights = shipped_weights()
    chances = [search.chance(state, seat, 0.0, weights.rows, weights.out, room, sums, results) for seat in range(2)]
    assert record.result is not None
    winners = record.result.winners
    assert chances == [100.0 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_a_passed_scenario_is_worth_more_than_points() -> None:
    """With one placement left, the player passes whenever some placement does."""
    could, did = 0, 0
    for seed in range(40):
        position = a_game([Quilter()], Options(scenario=1), seed).positions[21]
        ends = [has_passed(apply(position, place), 0) for place in legal_placements(position)]
        could += any(ends)
        move = Quilter().choose_move(view_for(position, 0), seed=1)
        did += has_passed(apply(position, Place(move.patch, move.cell)), 0)
    assert 0 < did == could


def test_nobody_thinks_for_another_seat() -> None:
    position = a_game([Tailor()] * 2, Options(), 1).positions[0]
    with pytest.raises(CalicoError) as caught:
        Quilter().choose_move(view_for(position, 1 - position.turn), seed=1)
    assert caught.value.code == "not-your-turn"


def test_a_state_and_a_view_give_the_same_move() -> None:
    position = a_game([Tailor()], Options(), 6).positions[7]
    state = pack(position)
    move = Quilter().choose_move(view_for(position, 0), seed=1)
    action = Quilter().choose_action(state, seed=1)
    assert action_of(state, move) == action
    assert kernel_legal_actions(state)[action]


# --- Weights ----------------------------------------------------------------------------------------------------------
def test_weights_come_back_and_equal_weights_are_equal_files(tmp_path: Path) -> None:
    weights = Weights(np.ones((FEATURES, WIDTH), np.float32), np.ones(WIDTH, np.float32), {"games": 3})
    for name in ("a.npz", "b.npz"):
        write_weights(tmp_path / name, weights)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()
    back = read_weights(tmp_path / "a.npz")
    assert (back.rows == weights.rows).all()
    assert back.card["games"] == 3


def test_damaged_and_foreign_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.npz"
    codes = []
    data = (SHIPPED / "quilter.npz").read_bytes()
    for content in (b"", data[:1000], data[:-1000], b"no weights"):
        path.write_bytes(content)
        with pytest.raises(CalicoError) as caught:
            read_weights(path)
        codes.append(caught.value.code)
    assert set(codes) == {"weights-unreadable"}
    np.savez(path, rows=np.ones((3, WIDTH)), out=np.ones(WIDTH), card=np.array("{}"))
    with pytest.raises(CalicoError) as caught:
        read_weights(path)
    assert caught.value.code == "weights-version"
    with np.load(SHIPPED / "quilter.npz") as file:
        parts = dict(file)
    parts["rows"] = parts["rows"] + np.float16(1)
    np.savez(path, **parts)
    with pytest.raises(CalicoError) as caught:
        read_weights(path)
    assert caught.value.code == "weights-damaged"


def test_shipped_weights_are_small() -> None:
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) < 3_000_000
    for name in ("quilter", "scenarios"):
        assert shipped_weights(name).rows.shape == (FEATURES, WIDTH)


# --- Features ---------------------------------------------------------------------------------------------------------
def test_there_are_210_pairs_and_a_finished_goal_is_worth_its_points() -> None:
    assert PAIRS == 210
    table = goal_prospects(Goal.AAA_BBB, both_only=False)
    assert table[pair_number((3, 3), (3, 3))] == 13
    assert table[pair_number((3, 3), (4, 2))] == 8
    assert table[pair_number((4, 2), (4, 2))] == 0
    assert 0 < table[pair_number((), ())] < 13
    only_both = goal_prospects(Goal.AAA_BBB, both_only=True)
    assert only_both[pair_number((3, 3), (4, 2))] == 0
