"""The numbers of actions are what the rules say of them."""

from random import Random

import numpy as np
import pytest

from calico import kernel
from calico.envs import (
    ACTION_FEATURES,
    MOVES,
    PATCH_FEATURES,
    BatchEnv,
    action_features,
    action_of,
    decision_of,
    legal_actions,
)  # fmt: skip
from calico.rules import (
    CATS,
    GOAL_POINTS,
    GOAL_SLOTS,
    NEIGHBOURS,
    CalicoError,
    Cat,
    Cell,
    Choose,
    Color,
    Mode,
    Move,
    Options,
    Patch,
    Phase,
    Position,
    Restriction,
    Variant,
    area_of,
    view_for,
)  # fmt: skip
from combinations import legal_combinations
from strategies import play_by_chance

COMBINATIONS = Random(5).sample(legal_combinations(), 25)


def described(position: Position, seat: int, patch: Patch, cell: Cell) -> list[float]:
    """`PATCH_FEATURES`, by the readable rules."""
    quilt = position.seats[seat].quilt
    after, earned = quilt.place(patch, cell, position.cats)
    by_color, by_pattern = (area_of(after.patches, cell, feature) for feature in (0, 1))
    beside_button = any(button.cell in by_color for button in quilt.buttons)
    beside_cat = any(token.cell in by_pattern for token in quilt.cats)
    button, cat = (any(isinstance(token, kind) for token in earned) for kind in (Color, Cat))
    likes = next(in_play.cat for in_play in position.cats if patch.pattern in in_play.patterns)
    points = CATS[likes].points / 5
    numbers = [
        float(button),
        float(button and all(each.color is not patch.color for each in quilt.buttons)),
        float(len(by_color) == 2 and not beside_button),
        float(beside_button),
        points if cat else 0.0,
        0.0 if cat or beside_cat else points * min(1.0, len(by_pattern) / CATS[likes].size),
        float(beside_cat),
    ]
    kept, lost = [0.0, 0.0], [0.0, 0.0]
    for slot, goal in enumerate(quilt.goals):
        if cell not in NEIGHBOURS[GOAL_SLOTS[slot]] or Variant.FAMILY in position.options.variants:
            continue
        around = [each for each in quilt.around(slot) if each is not None]
        stake = GOAL_POINTS[position.options.goal_values][goal][0] / 8 * (len(around) + 1) / 6
        asked = sorted(goal.groups, reverse=True)

        def fits(kinds: list[str], asked: list[int] = asked) -> bool:
            counts = sorted((kinds.count(kind) for kind in set(kinds)), reverse=True)
            return len(counts) <= len(asked) and all(a <= b for a, b in zip(counts, asked, strict=False))

        for side, name in enumerate(("color", "pattern")):
            before = [getattr(each, name) for each in around]
            if fits(before):
                (kept if fits([*before, getattr(patch, name)]) else lost)[side] += stake
    return [*numbers, *kept, *lost]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_a_patch_on_a_cell_is_described_as_the_rules_have_it(number: int) -> None:
    players, options = COMBINATIONS[number]
    for most_events in (0, 9, 40, 70, 100):
        position = play_by_chance(players, options, number, most_events).position
        if position.phase is not Phase.PLACE:
            continue
        view = view_for(position, position.turn)
        rows = action_features(view)
        mask = legal_actions(view)
        assert not rows[mask == 0].any()
        quilt = view.own.quilt
        for action in Random(number).sample(np.flatnonzero(mask).tolist(), min(12, int(mask.sum()))):
            move = decision_of(view, action)
            assert isinstance(move, Move)
            placed = described(position, position.turn, move.patch, move.cell)
            assert np.allclose(rows[action, : len(PATCH_FEATURES)], placed)
            taken = position.market[move.take - 1]
            assert taken is not None
            on_cells = [described(position, position.turn, taken, cell) for cell in quilt.empty_cells]
            best = [
                (min if name.startswith("goal lost") else max)(column)
                for name, column in zip(PATCH_FEATURES, zip(*on_cells, strict=True), strict=True)
            ]
            if options.restriction is Restriction.NO_HAND:
                best = [0.0] * len(best)
            assert np.allclose(rows[action, len(PATCH_FEATURES) : -1], best)
        assert not rows[:, -1].any()


@pytest.mark.parametrize(
    ("players", "options"), [(1, Options(Mode.BEGINNER)), (2, Options()), (3, Options(restriction=Restriction.NO_HAND))]
)
def test_many_games_have_the_numbers_of_each(players: int, options: Options) -> None:
    chance = np.random.default_rng(2)
    envs = BatchEnv(5, players, options)
    with pytest.raises(CalicoError):
        envs.action_features()
    _, infos = envs.reset(seed=8)
    for _ in range(12 * players):
        rows, masks = envs.action_features(), infos["action_mask"]
        assert rows.shape == (*masks.shape, len(ACTION_FEATURES))
        if masks[0, :MOVES].any():
            patches = envs.patch_features()
            assert patches.shape == (5, 5, 22, len(PATCH_FEATURES))
            for row, state in enumerate(envs.states):
                assert np.array_equal(rows[row], action_features(view_for(kernel.unpack(state), infos["seat"][row])))
        else:
            assert rows[masks > 0][:, -1].all()
            assert not rows[masks > 0][:, :-1].any()
        _, _, _, _, infos = envs.step((masks * chance.random(masks.shape)).argmax(axis=1))


def test_goals_are_described_by_their_points() -> None:
    position = play_by_chance(2, Options(), 1, 0).position
    view = view_for(position, 1)
    rows = action_features(view)
    for action in np.flatnonzero(legal_actions(view)):
        choice = decision_of(view, int(action))
        assert isinstance(choice, Choose)
        assert action_of(view, choice) == action
        points = sum(GOAL_POINTS[position.options.goal_values][goal][0] for goal in choice.goals)
        assert rows[action].tolist() == [0.0] * (len(ACTION_FEATURES) - 1) + [points / 8]
