"""The adapter to Stable-Baselines3 keeps its contract, whether that is installed or not."""

import numpy as np
import pytest

from calico.envs import BatchEnv
from calico.envs.sb3 import Sb3Env
from calico.rules import IllegalMove, Mode, Options

BEGINNER = Options(Mode.BEGINNER)


def test_it_plays_the_games_of_the_batch() -> None:
    env, batch = Sb3Env(7, options=BEGINNER), BatchEnv(7, options=BEGINNER)
    assert list(env.seed(5)) == [5, 6, 7, 8, 9, 10, 11]
    seen = env.reset()
    expected, infos = batch.reset(seed=5)
    sums = np.zeros(7)
    for turn in range(44):
        assert np.array_equal(seen, expected)
        masks = np.stack(env.env_method("action_masks"))
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, infos["action_mask"])
        actions = masks.argmax(axis=1)
        seen, rewards, dones, told = env.step(actions)
        expected, same, ended, _, infos = batch.step(actions)
        sums += same
        assert rewards.dtype == np.float32
        assert np.array_equal(rewards, same)
        assert np.array_equal(dones, ended)
        assert len(told) == 7
        assert dones.all() == (turn % 22 == 21)
        for row, info in enumerate(told):
            assert bool(info) == dones[row]
            if info:
                assert np.array_equal(info["terminal_observation"], infos["final_obs"][row])
                assert (info["episode"]["r"], info["episode"]["l"]) == (sums[row], 22)
                assert info["TimeLimit.truncated"] is False
        if ended.all():
            sums[:] = 0
    env.close()


def test_spaces_are_those_of_one_game() -> None:
    env = Sb3Env(3, options=BEGINNER, observation="planes")
    seen = env.reset()
    assert env.num_envs == 3
    assert {name: part.shape[1:] for name, part in seen.items()} == {
        name: space.shape for name, space in env.observation_space.items()
    }
    assert env.action_space.n == 132
    for _ in range(22):
        _, _, dones, told = env.step(env.action_masks().argmax(axis=1))
    assert dones.all()
    assert told[2]["terminal_observation"] in env.observation_space


def test_what_games_are_asked_for() -> None:
    env = Sb3Env(4)
    env.reset()
    assert env.has_attr("action_masks")
    assert not env.has_attr("fame")
    assert env.get_attr("render_mode") == [None] * 4
    assert len(env.get_attr("action_masks", indices=[1, 2])) == 2
    assert len(env.env_method("action_masks", indices=3)) == 1
    assert env.env_is_wrapped(object) == [False] * 4  # type: ignore[arg-type, unused-ignore]
    for ask in (lambda: env.env_method("fame"), lambda: env.set_attr("fame", 1), lambda: env.get_attr("fame")):
        with pytest.raises(AttributeError):
            ask()
    with pytest.raises(IllegalMove):
        env.step(np.zeros(4, dtype=np.int64))


def test_seeds_serve_one_reset() -> None:
    env = Sb3Env(2, options=BEGINNER)
    env.seed(1)
    first = env.reset()
    assert not np.array_equal(env.reset(), first)
    env.seed(1)
    assert np.array_equal(env.reset(), first)
    env.seed(None)
    env.reset()
