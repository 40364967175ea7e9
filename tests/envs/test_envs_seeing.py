"""Observations: the same from a view and from the kernel, honest, and as the layout says."""

from collections import Counter
from dataclasses import replace
from functools import reduce
from random import Random

import numpy as np
import pytest

from calico import kernel
from calico.envs import layout, legal_actions, observation_size, observe, observe_states, parts
from calico.game import Game
from calico.plan import Plan
from calico.rules import (
    ALL_PATCHES,
    PATCH_CELLS,
    Board,
    Choose,
    Color,
    Hand,
    Options,
    Phase,
    Position,
    Restriction,
    apply,
    legal_choices,
    start,
    supply_size,
    view_for,
)  # fmt: skip
from combinations import legal_combinations

COMBINATIONS = Random(7).sample(legal_combinations(), 60)


def tables(players: int, options: Options, seed: int) -> tuple[Game, tuple[Position, ...]]:
    """A random game and its tables."""
    found = kernel.random_game(Plan(players, options), seed=seed, index=0)
    game = reduce(Game.play, found.moves, Game.begin(found.setup, found.supply))
    return game, game.positions


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_views_and_kernel_states_give_the_same_numbers(number: int) -> None:
    players, options = COMBINATIONS[number]
    record, games = tables(players, options, number)
    assert games[-1].phase is Phase.OVER
    for position in (*Random(number).sample(games, 8), games[0], games[-1]):
        state = kernel.pack(position, record.supply[len(record.supply) - supply_size(position) :])[np.newaxis]
        for seat in range(players):
            view = view_for(position, seat)
            assert np.array_equal(observe_states(state, seat)[0], observe(view))
        mask = legal_actions(view_for(position, position.turn))
        assert np.array_equal(mask[: kernel.ACTIONS], kernel.legal_actions(state)[0])
        assert not mask[kernel.ACTIONS :].any()


def test_layout_covers_the_observation_without_gaps() -> None:
    for players in range(1, 5):
        numbers = np.arange(observation_size(players))
        found = parts(numbers, players)
        assert list(found) == list(layout(players))
        assert np.array_equal(np.concatenate([part.ravel() for part in found.values()]), numbers)


def test_parts_say_what_they_are_called() -> None:
    """One table looked at by hand."""
    record, games = tables(2, Options(), 5)
    position = games[20]
    for seat in range(2):
        part = parts(observe(view_for(position, seat)), 2)
        quilt = position.seats[seat].quilt
        for cell in PATCH_CELLS:
            patch = quilt.patches[cell]
            expected = [] if patch is None else [ALL_PATCHES.index(patch) // 6, 6 + ALL_PATCHES.index(patch) % 6]
            assert np.flatnonzero(part["quilts"][0, cell]).tolist() == expected
        assert part["turns_left"].tolist() == [len(quilt.empty_cells), len(position.seats[1 - seat].quilt.empty_cells)]
        sewn = Counter(button.color for button in quilt.buttons)
        assert part["tokens"][0, 3:9].tolist() == [sewn[color] for color in Color]
        assert part["turn"].tolist() == [position.turn == seat, position.turn != seat]
        hidden = len(position.seats[1 - seat].hand.dealt)
        assert part["hands"][1, :, -1].sum() == hidden
        assert part["hands"][0, :, -1].sum() == 0
        assert part["unseen"].sum() == supply_size(position) + hidden
    assert len(record.supply) == 108


def test_what_lies_face_down_changes_no_observation() -> None:
    _, games = tables(3, Options(), 11)
    changed = 0
    for position in games:
        for seat, own in enumerate(position.seats):
            other = (seat + 1) % 3
            for patch in Random(0).sample(ALL_PATCHES, 6):
                if not position.seats[other].hand.dealt:
                    continue
                swapped = Hand((patch, *position.seats[other].hand.dealt[1:]), position.seats[other].hand.taken)
                seats = [replace(each, hand=swapped) if n == other else each for n, each in enumerate(position.seats)]
                altered = replace(position, seats=tuple(seats))
                assert own == altered.seats[seat]
                assert np.array_equal(observe(view_for(position, seat)), observe(view_for(altered, seat)))
                if altered != position:
                    changed += 1
                    shown = not np.array_equal(observe(view_for(position, other)), observe(view_for(altered, other)))
                    assert shown, "the owner sees the difference"
    assert changed > 20


def test_goals_of_others_are_unseen_while_they_are_chosen() -> None:
    plan = Plan(3, boards=tuple(Board)[:3])
    setup, others = plan.deal(3).setup, plan.deal(4).setup
    setup = replace(setup, cats=others.cats)
    offers = (setup.seats[0].offer, others.seats[1].offer, others.seats[2].offer)
    seats = tuple(replace(seat, offer=offer) for seat, offer in zip(setup.seats, offers, strict=True))
    position, altered = start(setup), start(replace(setup, seats=seats))
    assert position != altered
    assert np.array_equal(observe(view_for(position, 0)), observe(view_for(altered, 0)))
    choices = legal_choices(position, 1)
    for choice in choices:
        after = apply(position, Choose(1, choice.goals))
        assert np.array_equal(observe(view_for(after, 0)), observe(view_for(apply(position, choices[0]), 0)))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_kernel_observations_hide_the_supply_and_hands(players: int) -> None:
    options = Options()
    states = kernel.deal(Plan(players, options), 50, seed=1)
    for _ in range(players * 3):
        masks = kernel.legal_actions(states)
        kernel.apply(states, masks.argmax(axis=1))
    for seat in range(players):
        # All that the seat can't see goes back into the supply, and chance deals it anew.
        altered = np.stack([kernel.pack(view_for(kernel.unpack(state), seat).position) for state in states])
        kernel.reshuffle(altered, seed=seat)
        assert not np.array_equal(altered, states)
        assert np.array_equal(observe_states(altered, seat), observe_states(states, seat))


def test_under_no_hand_nothing_is_held() -> None:
    _, games = tables(2, Options(restriction=Restriction.NO_HAND), 2)
    part = parts(observe(view_for(games[4], 1)), 2)
    assert not part["hands"].any()
    assert part["unseen"].sum() == supply_size(games[4])
