"""A whole game: what was decided, every position on the way, and what it gives to those who use it."""

import json
import pickle
from functools import reduce
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico.game import Game
from calico.notation import RecordError, parse_move, parse_record
from calico.plan import Plan, shuffled_supply
from calico.rules import (
    CalicoError,
    Choose,
    IllegalMove,
    Mode,
    Move,
    Options,
    Phase,
    Place,
    SetupError,
    Take,
    result,
    score,
    view_for,
)
from combinations import legal_combinations, random_record

COMBINATIONS = legal_combinations()
BEGINNER = Options(mode=Mode.BEGINNER)


@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_everything_that_was_decided_gives_the_game_again(combination: tuple[int, Options], seed: int) -> None:
    game = random_record(*combination, seed)
    again = reduce(Game.play, game.moves, Plan(*combination).deal(seed))
    assert again == game
    assert hash(again) == hash(game)
    assert again.positions == game.positions
    assert parse_record(game.record) == game
    assert pickle.loads(pickle.dumps(game)) == game


@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**32), st.data())
@settings(max_examples=30, deadline=None)
def test_undo_takes_back_one_move_at_a_time(combination: tuple[int, Options], seed: int, data: st.DataObject) -> None:
    game = random_record(*combination, seed)
    game = game.at(data.draw(st.integers(0, len(game.turns))))
    if not game.is_over and data.draw(st.booleans()):
        move = game.legal_moves[0]
        game = game.play(Place(move.patch, move.cell))  # type: ignore[union-attr]  # all goals are chosen
    steps = len(game.moves)
    dealt = Plan(*combination).deal(seed)
    for count in range(steps - 1, -1, -1):
        game = game.undo()
        assert len(game.moves) == count
        assert game == reduce(Game.play, game.moves, dealt)
    assert game == dealt
    with pytest.raises(IllegalMove) as refused:
        game.undo()
    assert refused.value.code == "nothing-played"


@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**32), st.data())
@settings(max_examples=15, deadline=None)
def test_a_game_without_its_earlier_positions_is_the_same(
    combination: tuple[int, Options], seed: int, data: st.DataObject
) -> None:
    whole = random_record(*combination, seed)
    game = whole.at(data.draw(st.integers(0, len(whole.turns))))
    if not game.is_over and data.draw(st.booleans()):
        move = game.legal_moves[0]
        game = game.play(Place(move.patch, move.cell))  # type: ignore[union-attr]  # all goals are chosen
    slim = game.without_earlier()
    assert len(slim.earlier) <= 1
    assert slim == game
    assert slim.positions == game.positions
    assert slim.at(0) == game.at(0)
    if game.moves:
        assert slim.undo() == game.undo()
        assert slim.undo().positions == game.undo().positions
    if not game.is_over:
        assert slim.play(game.legal_moves[0]).positions == game.play(game.legal_moves[0]).positions


def test_at_is_the_game_as_it_was() -> None:
    game = random_record(2, Options(), 4)
    for number in (0, 1, 20, 43, 44):
        then = game.at(number)
        assert len(then.turns) == number
        assert then.position == game.positions[number]
        assert reduce(Game.play, game.moves[2 + number :], then) == game
    for number in (-1, 45):
        with pytest.raises(CalicoError) as refused:
            game.at(number)
        assert refused.value.code == "turn-unknown"


def test_a_turn_in_two_halves_is_the_same_turn() -> None:
    game = Plan(2, BEGINNER).deal(1)
    move = game.legal_moves[0]
    place, take = move.events  # type: ignore[union-attr]  # nobody chooses goals
    half = game.play(place)
    assert half.position.phase is Phase.TAKE
    assert half.moves == (place,)
    assert half.turns == ()
    assert half.legal_moves == (Take(1), Take(2), Take(3))
    assert half != game
    assert half.undo() == game
    assert half.at(0) == game
    assert half.play(take) == half.play(str(take)) == game.play(move)


def test_goals_may_be_chosen_in_any_order_and_changed() -> None:
    dealt = Plan(3).deal(5)
    assert dealt.awaited == (0, 1, 2)
    assert dealt.turn == 0
    offers = [seat.offer or () for seat in dealt.setup.seats]
    choices = [Choose(seat, offer[:3]) for seat, offer in enumerate(offers)]
    inwards, outwards = (reduce(Game.play, order, dealt) for order in (choices, choices[::-1]))
    assert inwards == outwards
    assert inwards.position.phase is Phase.PLACE
    changed = dealt.play(choices[1]).play(Choose(1, offers[1][1:]))
    assert changed.choices == (Choose(1, offers[1][1:]),)
    assert changed.awaited == (0, 2)
    assert dealt.play("/".join(offers[0][:3])) == dealt.play(choices[0])
    with pytest.raises(CalicoError) as refused:
        _ = changed.record
    assert refused.value.code == "record-goals"


def test_legal_moves_are_all_that_can_be_played() -> None:
    game = Plan(2).deal(2)
    while not game.is_over:
        moves = game.legal_moves
        assert len(set(map(str, moves))) == len(moves)
        move = Random(len(game.moves)).choice(moves)
        assert game.play(str(move)) == game.play(move)
        game = game.play(move)
    assert game.legal_moves == ()
    assert game.turn is None


def test_points_and_winners() -> None:
    game = random_record(2, Options(), 4)
    assert game.scores == tuple(score(game.position, seat) for seat in range(2))
    assert game.result == result(game.position)
    assert game.winners == result(game.position).winners
    before = game.undo()
    assert before.result is None
    assert before.winners == ()
    assert random_record(1, BEGINNER, 1).winners == ()


def test_a_view_is_given_by_seat_or_by_name() -> None:
    game = Plan(2, BEGINNER).deal(1, ["Ari", "Mia"])
    assert game.view() == game.view("Ari") == game.view(0) == view_for(game.position, 0)
    assert game.view("Mia") == game.view(1)
    assert random_record(1, BEGINNER, 1).view().seat is None
    for seat in (2, -1, True, 1.0):
        with pytest.raises(CalicoError) as refused:
            game.view(seat)  # type: ignore[arg-type]  # the point of the test
        assert refused.value.code == "seat-unknown"
    with pytest.raises(CalicoError, match="There is no seat “Ola”; at the table are: Ari, Mia"):
        game.view("Ola")
    twins = Plan(2, BEGINNER).deal(1, ["Ari", "Ari"])
    with pytest.raises(CalicoError):
        twins.view("Ari")


def test_a_refused_move_says_why_and_what_may_have_been_meant() -> None:
    game = Plan(1, BEGINNER).deal(7)
    held = game.position.seats[0].hand.patches[0].code
    for text, code in (
        (f"{held}-c2-1", "cell-not-patchable"),
        (f"{held}-a1-9", "text-unreadable"),
        ("", "text-unreadable"),
    ):
        with pytest.raises(IllegalMove) as refused:
            game.play(text)
        assert refused.value.problems[0].code == code
    with pytest.raises(IllegalMove, match=f"Did you mean “{held}-"):
        game.play(f"{held}-a6-1")
    with pytest.raises(IllegalMove) as refused:
        game.play(7)  # type: ignore[arg-type]  # the point of the test
    assert refused.value.code == "event-unknown"


def test_a_game_needs_a_whole_supply_and_a_sound_setup() -> None:
    dealt = Plan().deal(1)
    with pytest.raises(SetupError) as refused:
        Game.begin(dealt.setup, dealt.supply[1:])
    assert refused.value.code == "supply-incomplete"
    with pytest.raises(SetupError) as refused:
        Plan(2).deal(1, ["Ari"])
    assert refused.value.code == "names-count"


def test_the_same_table_with_another_supply() -> None:
    game = random_record(2, Options(), 4)
    other = game.with_supply(shuffled_supply(game.setup.options, Random(9)))
    assert other.setup == game.setup
    assert other.choices == game.choices
    assert other.turns == ()
    assert other.undrawn == other.supply[7:]


def test_printed_shortly() -> None:
    game = Plan(2, BEGINNER).deal(7, ["Ari", "Mia"])
    assert repr(game) == "<Game of Ari, Mia: 0 of 44 turns>"
    assert repr(Plan().deal(1)) == "<Game of player 1: goals to be chosen>"
    assert "Ari" in str(game)
    assert repr(game.legal_moves[0]) == str(game.legal_moves[0])
    assert game._repr_svg_().startswith("<svg")
    assert len(repr(game.position)) < 80
    assert json.loads(game.record)["format"] == "calico-record"


def test_a_turn_under_way_is_not_lost_by_saving() -> None:
    game = Plan(1, BEGINNER).deal(7)
    placed = game.play(Place(game.position.seats[0].hand.patches[0], game.position.seats[0].quilt.empty_cells[0]))
    with pytest.raises(RecordError) as refused:
        _ = placed.record
    assert refused.value.code == "record-turn"
    whole = f"{placed.moves[0]}-2"
    assert placed.play(parse_move(whole)) == placed.play(Take(2)) == game.play(whole)


@pytest.mark.parametrize("number", [True, 1.0, "1", None])
def test_the_markets_patch_is_named_by_a_whole_number(number: object) -> None:
    game = Plan(1, BEGINNER).deal(7)
    move = game.legal_moves[0]
    assert isinstance(move, Move)
    for wrong in (Move(move.patch, move.cell, number), Take(number)):  # type: ignore[arg-type]  # the point of it
        half = game if isinstance(wrong, Move) else game.play(Place(move.patch, move.cell))
        with pytest.raises(IllegalMove) as refused:
            half.play(wrong)
        assert refused.value.code == "value-type"
    counted = game.play(Move(move.patch, move.cell, np.int64(2)))  # type: ignore[arg-type]  # NumPy's whole numbers are
    assert parse_record(counted.record) == counted
    chosen = Plan(2).deal(1)
    with pytest.raises(IllegalMove):
        chosen.play(Choose(number, chosen.setup.seats[0].offer[:3]))  # type: ignore[arg-type, index]  # the point of it


def test_patches_and_cells_of_a_move_may_be_text() -> None:
    game = Plan(1, BEGINNER).deal(7)
    for move in game.legal_moves[::40]:
        assert isinstance(move, Move)
        for patch in (str(move.patch), move.patch.code):
            assert game.play(Move(patch, str(move.cell), move.take)) == game.play(move)  # type: ignore[arg-type]


def test_what_is_over_says_so() -> None:
    game = random_record(1, BEGINNER, 1)
    with pytest.raises(IllegalMove, match="The game is over"):
        game.play(game.turns[-1].move)
    for number in (True, 1.0, -1, 23):
        with pytest.raises(CalicoError) as refused:
            game.at(number)  # type: ignore[arg-type]  # the point of the test
        assert refused.value.code == "turn-unknown"


def test_legality_can_be_asked_for() -> None:
    game = Plan(1, BEGINNER).deal(7)
    assert game.is_legal(game.legal_moves[0])
    assert game.is_legal(str(game.legal_moves[0]))
    assert not game.is_legal("Pv-c2-1")
    assert game.position.legal_moves == game.legal_moves


@pytest.mark.parametrize("seed", [-1, True, 1.5, "7", None, float("nan")])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    game = Plan(1, BEGINNER).deal(7)
    for use in (Plan().deal, lambda seed: game.play_out("random", seed=seed)):
        with pytest.raises(CalicoError) as refused:
            use(seed)  # type: ignore[arg-type]  # the point of the test
        assert refused.value.code == "seed-unfit"
