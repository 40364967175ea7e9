"""The environments pass the checkers of the libraries that they are made for."""

import subprocess
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from calico import kernel
from calico.envs import BatchEnv, calico_v0
from calico.plan import Plan
from calico.rules import Board, Cat, Goal, Mode, Options, Restriction, SetupError, Variant

BEGINNER = Options(Mode.BEGINNER)
TABLES = [
    (1, BEGINNER),
    (2, Options()),
    (3, Options(scenario=8, open_hands=True)),
    (4, Options(restriction=Restriction.SAME_COLOR, variants=frozenset({Variant.FAMILY}))),
    (2, Options(Mode.BEGINNER, restriction=Restriction.NO_HAND, variants=frozenset({Variant.LOWER_VARIANCE}))),
]
# What the checkers say about every environment whose observation is a dictionary with a mask, as ours and all of
# PettingZoo's board games have; and that a mask is empty when the game is over.
HABITS = "Observation is not a NumPy array|Observation space for each agent probably should be|Action mask .* all zeros"


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """A checker's warning is a failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for habit in HABITS.split("|"):
            warnings.filterwarnings("ignore", message=habit)
        yield


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pettingzoo_api(players: int, options: Options) -> None:
    api_test(calico_v0.env(players=players, options=options), num_cycles=30 * players)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pettingzoo_seed(players: int, options: Options) -> None:
    seed_test(partial(calico_v0.env, players=players, options=options), num_cycles=24)


def test_pettingzoo_render(capsys: pytest.CaptureFixture[str]) -> None:
    checks = {"svg": lambda picture: picture.startswith("<svg"), "ansi": lambda text: "player_0" in text}
    render_test(partial(calico_v0.env, players=1), custom_tests=checks)
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("players", [1, 2, 4])
def test_pettingzoo_max_cycles(players: int) -> None:
    """Its actions know no mask, so those that are not legal are replaced."""
    made = {"players": players, "illegal": "replace"}
    max_cycles_test(
        SimpleNamespace(env=partial(calico_v0.env, **made), parallel_env=partial(calico_v0.parallel_env, **made))
    )


def test_pettingzoo_planes() -> None:
    api_test(calico_v0.env(players=2, observation="planes"), num_cycles=50)


def test_pettingzoo_parallel() -> None:
    parallel_api_test(calico_v0.parallel_env(players=3, illegal="replace"), num_cycles=30)


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"options": BEGINNER},
        {"options": Options(restriction=Restriction.SAME_PATTERN)},
        {"options": BEGINNER, "opponents": ("greedy",), "reward": "margin"},
        {"observation": "planes"},
    ],
)
def test_gymnasium(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("Calico-v0", **settings).unwrapped)
    assert "╱" in capsys.readouterr().out


def test_stable_baselines3_asks_for() -> None:
    """What its `check_env` looks at, which draws actions without the mask, several games long."""
    env = gymnasium.make("Calico-v0")
    assert isinstance(env.observation_space, gymnasium.spaces.Box)
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    assert len(env.observation_space.shape) == 1
    assert env.action_space.start == 0
    env.action_space.seed(1)
    seen, info = env.reset(seed=0)
    for _ in range(60):
        assert type(info) is dict
        assert seen in env.observation_space
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample())
        assert isinstance(reward, float)
        assert np.isfinite(reward)
        assert type(terminated) is type(truncated) is bool
        if terminated:
            seen, info = env.reset()


def test_gymnasium_makes_it_in_a_new_process_from_its_name_alone() -> None:
    made = "import gymnasium; print(gymnasium.make('calico.envs:Calico-v0').reset(seed=1)[0].shape)"
    done = subprocess.run([sys.executable, "-c", made], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("(")


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"options": Options(restriction=Restriction.NO_HAND, variants=frozenset({Variant.FAMILY}))},
        {"options": {"mode": "beginner"}, "illegal": "refuse"},
        {"opponents": ("greedy", "random"), "seat": 2, "reward": "win", "observation": "planes"},
        {"cats": tuple(Cat)[:3], "boards": (Board.GREEN,), "render_mode": "ansi"},
    ],
)
def test_a_gymnasium_spec_survives_json(settings: dict[str, Any]) -> None:
    env = gymnasium.make("Calico-v0", **settings)
    assert env.spec is not None
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    seen, _ = env.reset(seed=4)
    same, _ = again.reset(seed=4)
    assert data_equivalence(seen, same)
    assert again.unwrapped.render_mode == settings.get("render_mode")


def test_gymnasium_makes_many() -> None:
    envs = gymnasium.make_vec("Calico-v0", num_envs=5, vectorization_mode="vector_entry_point", options=BEGINNER)
    assert envs.spec is not None
    assert '"mode": "beginner"' in envs.spec.to_json()
    observations, infos = envs.reset(seed=3)
    assert observations in envs.observation_space
    assert infos["action_mask"].shape == (5, 132)
    _, rewards, ended, cut, _ = envs.step(np.zeros(5, dtype=np.int64))
    assert rewards.shape == ended.shape == cut.shape == (5,)


def test_gymnasium_wraps_many() -> None:
    """Its wrappers for vectors read and extend our infos."""
    envs = RecordEpisodeStatistics(BatchEnv(3, 2, BEGINNER))
    _, infos = envs.reset(seed=1)
    for _ in range(44):
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert ended.all()
    assert infos["episode"]["l"].tolist() == [44] * 3
    assert infos["episode"]["r"].tolist() == infos["final_info"]["points"].sum(axis=1).tolist()
    listed = DictInfoToList(BatchEnv(3, 2, BEGINNER))
    _, each = listed.reset(seed=1)
    for _ in range(44):
        _, _, _, _, each = listed.step(np.array([info["action_mask"].argmax() for info in each]))
    assert [info["final_info"]["points"].tolist() for info in each] == infos["final_info"]["points"].tolist()


def test_a_plan_is_taken_whole_by_every_environment() -> None:
    goals = (Goal.DIFFERENT, Goal.AA_BB_CC, Goal.AAA_BBB)
    plan = Plan(1, Options(restriction=Restriction.ADJACENT), boards=(Board.BLUE,), goals=(goals,))
    solo = gymnasium.make("calico.envs:Calico-v0", plan=plan)
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(solo.spec.to_json()))  # type: ignore[union-attr]
    for env in (solo, again):
        env.reset(seed=3)
        seen = env.unwrapped.view().position  # type: ignore[attr-defined]
        assert seen.seats[0].quilt.goals == goals
        assert seen.seats[0].quilt.board is Board.BLUE
        assert seen.options.restriction is Restriction.ADJACENT
    batch = BatchEnv(4, plan=plan)
    batch.reset(seed=3)
    assert {kernel.unpack(state).seats[0].quilt.goals for state in batch.states} == {goals}
    pairs = calico_v0.env(plan=Plan(3))
    pairs.reset(seed=1)
    assert len(pairs.possible_agents) == 3
    with pytest.raises(SetupError):
        gymnasium.make("calico.envs:Calico-v0", plan=Plan(2))
    with pytest.raises(TypeError, match="a plan has its own options"):
        BatchEnv(4, plan=plan, options=Options())
