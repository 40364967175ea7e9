"""Games as words and back; what is not a game is refused with a reason and never reaches machine code."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calico import kernel
from calico.kernel import engine as e
from calico.kernel.states import word_name
from calico.plan import Plan
from calico.rules import (
    CELL_NAMED,
    PATCH_NAMED,
    CalicoError,
    Hand,
    IllegalMove,
    Move,
    Phase,
    Place,
    Position,
    apply,
    legal_moves,
    legal_takes,
    refill,
    score,
    unseen,
    view_for,
)  # fmt: skip
from strategies import Played, games
from tables import beginner_setup, dealt, finished, plain_quilt, standard_setup

GAME = dealt(standard_setup(2))


def code_of(refusal: pytest.ExceptionInfo[CalicoError]) -> str:
    assert str(refusal.value).endswith(".")
    return refusal.value.code


def kernel_moves(state: npt.NDArray[np.int64]) -> set[Move]:
    return {kernel.move_of(state, int(action)) for action in np.flatnonzero(kernel.legal_actions(state))}


@settings(max_examples=150, deadline=None)
@given(games())
def test_any_position_of_play_comes_back_and_allows_the_same(played: Played) -> None:
    position = played.position
    if position.phase in (Phase.CHOOSE, Phase.DRAW):
        with pytest.raises(CalicoError) as refusal:
            kernel.pack(position)
        assert code_of(refusal) == "kernel-phase"
        return
    state = kernel.pack(position)
    assert kernel.unpack(state) == position
    placed = position.placed
    if placed is None:
        expected = set(legal_moves(position))
    else:
        expected = {Move(placed.patch, placed.cell, take.number) for take in legal_takes(position)}
    assert kernel_moves(state) == expected
    results = kernel.score(state)
    for seat in range(len(position.seats)):
        points = score(position, seat)
        columns = (results.goals, results.cats, results.buttons, results.totals)
        assert [int(column[seat]) for column in columns] == [points.goals, points.cats, points.buttons, points.total]


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 10**6))
def test_the_second_half_of_a_turn_is_the_same(played: Played, seed: int) -> None:
    position = played.position
    if position.phase is not Phase.TAKE or position.placed is None:
        return
    supply = list(unseen(position).elements())
    Random(seed).shuffle(supply)
    state = kernel.pack(position, supply)
    take = Random(seed).choice(legal_takes(position))
    kernel.apply(state, kernel.action_of(state, Move(position.placed.patch, position.placed.cell, take.number)))
    after = refill(apply(position, take), iter(supply))
    assert kernel.unpack(state) == after
    assert kernel.supply_of(state) == tuple(supply[len(supply) - len(kernel.supply_of(state)) :])


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 3), st.integers(0, 10**6))
def test_what_a_seat_can_not_see_is_dealt_by_chance(played: Played, seat: int, seed: int) -> None:
    if played.position.phase in (Phase.CHOOSE, Phase.DRAW) or seat >= len(played.position.seats):
        return
    view = view_for(played.position, seat).position
    state = kernel.pack(view)
    assert kernel.unpack(state) == view
    kernel.reshuffle(state, seed=seed)
    guess = kernel.unpack(state)
    assert view_for(guess, seat).position == view
    assert unseen(guess) == +unseen(guess)  # nothing is there too often
    assert len(kernel.supply_of(state)) == unseen(guess).total()
    assert kernel.playouts(kernel.pack(view), 2, seed=seed).totals.shape == (2, len(view.seats))


def test_two_equal_hand_patches_are_two_places_of_one_move() -> None:
    position = dealt(standard_setup(2), "pink:vines pink:vines")
    state = kernel.pack(position)
    actions = np.flatnonzero(kernel.legal_actions(state))
    assert len(actions) == 132
    assert len(kernel_moves(state)) == 66
    for place in (0, 1):
        copy = state.copy()
        kernel.apply(copy, place * 66)
        assert kernel.unpack(copy).seats[0].hand.dealt == (PATCH_NAMED["pink:vines"],)


@pytest.mark.parametrize(
    "position",
    [
        finished(plain_quilt()),
        replace(GAME, cats=GAME.cats[:2]),
        replace(GAME, seats=(replace(GAME.seats[0], hand=Hand()), GAME.seats[1])),
        replace(GAME, seats=(replace(GAME.seats[0], quilt=replace(GAME.seats[0].quilt, rainbow=True)), GAME.seats[1])),
        replace(GAME, market=(None, *GAME.market[1:])),
        replace(GAME, turn=2),
    ],
    ids=["no border", "two cats", "no hand", "rainbow", "market", "turn"],
)
def test_what_can_not_come_about_is_not_packed(position: Position) -> None:
    with pytest.raises(CalicoError) as refusal:
        kernel.pack(position)
    assert code_of(refusal) == "kernel-position"


def test_a_supply_with_other_patches_is_refused() -> None:
    rest = list(unseen(GAME).elements())
    for wrong in (rest[1:], [*rest, rest[0]], [rest[-1], *rest[1:]]):
        with pytest.raises(CalicoError) as refusal:
            kernel.pack(GAME, wrong)
        assert code_of(refusal) == "kernel-supply"


def test_moves_that_have_no_number_are_refused() -> None:
    state = kernel.pack(GAME)
    hand = GAME.seats[0].hand.patches
    other = next(patch for patch in PATCH_NAMED.values() if patch not in hand)
    for move, code in (
        (Move(other, CELL_NAMED["a1"], 1), "patch-not-yours"),
        (Move(hand[0], CELL_NAMED["c2"], 1), "cell-not-patchable"),
        (Move(hand[0], CELL_NAMED["a1"], 4), "position-unknown"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            kernel.action_of(state, move)
        assert code_of(refusal) == code
    for action in (-1, 132):
        with pytest.raises(IllegalMove) as refusal:
            kernel.move_of(state, action)
        assert code_of(refusal) == "kernel-action"


def test_arrays_of_another_kind_are_refused() -> None:
    states = kernel.deal(Plan(2), 4, seed=1)
    wrong: list[Any] = [
        states.astype(np.int32),
        states.astype(np.float64),
        states[:, :-1],
        states[::2],
        states[np.newaxis],
        states.T,
        states[:, :50].copy(),
        states.tolist(),
        None,
    ]
    for each in wrong:
        for door in (kernel.legal_actions, kernel.score, kernel.check_states):
            with pytest.raises(CalicoError) as refusal:
                door(each)
            assert code_of(refusal) == "kernel-array"


def test_rows_that_may_not_be_written_are_read_but_not_played_on() -> None:
    states = kernel.deal(Plan(2), 4, seed=1)
    states.flags.writeable = False
    assert kernel.legal_actions(states).all(axis=1).all()
    with pytest.raises(CalicoError) as refusal:
        kernel.apply(states, [0, 0, 0, 0])
    assert code_of(refusal) == "kernel-array"


def test_actions_of_another_kind_are_refused() -> None:
    states = kernel.deal(Plan(2), 4, seed=1)
    before = states.copy()
    for wrong in ([0, 0, 0], [0.5] * 4, [[0] * 4], ["a"] * 4, [[0], [0, 0], 0, 0], None):
        with pytest.raises(CalicoError) as refusal:
            kernel.apply(states, wrong)  # type: ignore[arg-type]  # what a caller without types might do
        assert code_of(refusal) == "kernel-array"
    for dtype, number in ((np.int64, -1), (np.int64, 132), (np.int64, 2**40), (np.uint64, 2**63)):
        with pytest.raises(IllegalMove) as refusal:
            kernel.apply(states, np.array([0, 5, number, 1], dtype=dtype))
        assert code_of(refusal) == "kernel-action"
    assert (states == before).all()


def test_an_illegal_action_changes_nothing() -> None:
    states = kernel.deal(Plan(1), 3, seed=1)
    kernel.apply(states, [0, 0, 3])
    before = states.copy()
    with pytest.raises(IllegalMove) as refusal:
        kernel.apply(states, [3, 0, 0])  # a1 is covered in the second row
    assert str(refusal.value) == "Action 0 is not legal in row 1."
    assert (states == before).all()


def test_a_finished_game_has_no_legal_action() -> None:
    states = kernel.deal(Plan(1), 1, seed=1)
    while (legal := kernel.legal_actions(states)).any():
        kernel.apply(states, [int(legal[0].argmax())])
    assert kernel.unpack(states[0]).phase is Phase.OVER
    with pytest.raises(IllegalMove):
        kernel.apply(states, [0])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_corrupt_words_are_refused_or_harmless(players: int) -> None:
    """Any word may be broken: the row is refused by name, or it can be played to the end."""
    random = Random(players)
    fresh = kernel.deal(Plan(players), 1, seed=1)
    middle = fresh.copy()
    for _ in range(9 * players):
        kernel.apply(middle, [int(np.flatnonzero(kernel.legal_actions(middle)[0])[-1])])
    refused = 0
    for original in (fresh, middle):
        for word in range(original.shape[1]):
            for value in (-1, 1, 37, 255, 2**40, -(2**63), 2**63 - 1, random.getrandbits(62), random.getrandbits(6)):
                states = original.copy()
                states[0, word] = value
                if int(e.first_bad(states)[0]) == 0:
                    refused += 1
                    with pytest.raises(CalicoError) as refusal:
                        kernel.check_states(states)
                    assert code_of(refusal) == "kernel-corrupt"
                else:
                    kernel.playouts(states, 2, seed=1)
                    kernel.reshuffle(states, seed=1)
    assert refused > 9 * fresh.shape[1]


def test_a_corrupt_word_is_named() -> None:
    states = kernel.deal(Plan(2), 2, seed=1)
    states[1, e.SEATS + e.SEAT_SIZE + e.BOARD] = 9
    with pytest.raises(CalicoError) as refusal:
        kernel.score(states)
    assert str(refusal.value) == "Row 1 is not a game: word 88 (board of seat 1) can't be 9."
    assert word_name(e.MARKET + 2) == "market"
    assert word_name(e.PHASE) == "phase"


def test_a_state_of_the_beginner_setup_is_what_its_names_say() -> None:
    position = dealt(beginner_setup(1), "pink:vines yellow:dots green:dots purple:ferns pink:dots")
    state = kernel.pack(position)
    assert state.shape == (kernel.state_size(1),)
    assert state[e.PLAYERS] == 1
    assert state[e.MARKET : e.MARKET + 3].tolist() == [12, 31, 0]
    assert state[e.SEATS + e.HAND : e.SEATS + e.HAND + 2].tolist() == [5, 6]
    placed = apply(position, Place(PATCH_NAMED["pink:vines"], CELL_NAMED["a1"]))
    kernel.apply(state, kernel.action_of(state, Move(PATCH_NAMED["pink:vines"], CELL_NAMED["a1"], 1)))
    assert placed.seats[0].quilt == kernel.unpack(state).seats[0].quilt
