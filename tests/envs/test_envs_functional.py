"""Games as values: a step makes new ones, the old stay, and both are the batched environment's."""

import numpy as np
import pytest

from calico import kernel
from calico.envs import BatchEnv, functional, observe
from calico.plan import Plan
from calico.rules import CalicoError, Goal, IllegalMove, Mode, Options, SetupError, view_for


@pytest.mark.parametrize(("players", "options"), [(1, Options(Mode.BEGINNER)), (2, Options()), (3, Options())])
def test_steps_are_those_of_the_batched_environment(players: int, options: Options) -> None:
    chance = np.random.default_rng(0)
    envs = BatchEnv(6, players, options)
    observations, infos = envs.reset(seed=40)
    games = functional.init(Plan(players, options), range(40, 46))
    steps = 0
    while not games.terminated.any():
        assert np.array_equal(games.observations, observations)
        assert np.array_equal(games.action_mask, infos["action_mask"])
        assert np.array_equal(games.seats, infos["seat"])
        actions = (games.action_mask * chance.random(games.action_mask.shape)).argmax(axis=1)
        before = games.states.copy()
        after = functional.step(games, actions)
        assert np.array_equal(games.states, before)
        observations, _, _, _, infos = envs.step(actions)
        assert np.array_equal(after.rewards, infos["rewards"])
        games = after
        steps += 1
    assert steps == (22 + (options.mode is Mode.STANDARD)) * players
    assert games.terminated.all()
    assert not games.action_mask.any()
    assert np.array_equal(games.scores.totals, infos["final_info"]["points"])
    assert np.array_equal(kernel.score(games.states).totals, games.scores.totals)
    still = functional.step(games, np.full(6, -1))
    assert np.array_equal(still.states, games.states)
    assert not still.rewards.any()


def test_two_futures_of_one_game() -> None:
    games = functional.init(Plan(1, Options(Mode.BEGINNER)), [7] * 132)
    legal = np.flatnonzero(games.action_mask[0])
    tried = functional.step(functional.init(Plan(1, Options(Mode.BEGINNER)), [7] * len(legal)), legal)
    assert len(np.unique(tried.observations, axis=0)) > 60
    assert (tried.rewards == 0).all()


def test_what_is_wrong_is_refused() -> None:
    games = functional.init(Plan(2), [1, 2])
    with pytest.raises(IllegalMove):
        functional.step(games, [0, 0])
    with pytest.raises(CalicoError):
        functional.step(games, [140])
    with pytest.raises(CalicoError):
        functional.init(Plan(1), [1], reward="win")
    with pytest.raises(SetupError):
        functional.init(Plan(5), [1])
    with pytest.raises(ValueError, match="read-only"):
        games.states[0, 0] = 1


def test_goals_that_are_given_are_not_chosen() -> None:
    goals = tuple(Goal)[3:], tuple(Goal)[:3]
    games = functional.init(Plan(2, goals=goals), [1, 2])
    assert games.action_mask[:, : kernel.ACTIONS].any()
    assert not games.action_mask[:, kernel.ACTIONS :].any()
    for row in range(2):
        position = kernel.unpack(games.states[row])
        assert tuple(seat.quilt.goals for seat in position.seats) == goals
        assert np.array_equal(games.observations[row], observe(view_for(position, 0)))
