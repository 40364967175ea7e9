"""Many games at once are the same games: what the compiled environment shows, allows and rewards is what the readable
one does, number by number.
"""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from calico import kernel
from calico.envs import (
    MOVES,
    BatchEnv,
    Reward,
    action_of,
    decision_of,
    legal_actions,
    observe,
    observe_states,
    parts,
    planes,
)
from calico.envs.rewards import worths
from calico.game import Game
from calico.kernel import engine
from calico.kernel.tables import Words
from calico.plan import Plan
from calico.players import find_player
from calico.rules import (
    GOAL_SLOTS,
    PATCH_CELLS,
    CalicoError,
    Goal,
    Mode,
    Options,
    Restriction,
    SeatSetup,
    Setup,
    view_for,
)  # fmt: skip
from combinations import legal_combinations

COMBINATIONS = Random(11).sample(legal_combinations(), 40)


def position_of(state: Words) -> Game:
    """The readable game of a state that was just dealt: what was drawn lies above the rest of the supply."""
    whole = state.copy()
    position = kernel.unpack(state)
    whole[engine.SUPPLY_LEFT] = 36 * position.options.copies
    seats = []
    for number, seat in enumerate(position.seats):
        goals = seat.quilt.goals
        offer = (*goals, next(goal for goal in Goal if goal not in goals))
        is_offered = position.options.mode is Mode.STANDARD and position.options.scenario is None
        seats.append(SeatSetup(f"player {number}", seat.quilt.board, offer if is_offered else None, goals))
    return Game.begin(Setup(position.options, position.cats, tuple(seats)), kernel.supply_of(whole))


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_whole_games_are_seen_as_their_views(number: int) -> None:
    players, options = COMBINATIONS[number]
    chance = np.random.default_rng(number)
    envs = BatchEnv(3, players, options)
    observations, infos = envs.reset(seed=number)
    choices = 0 if options.mode is Mode.BEGINNER else players
    for decision in range(choices + 22 * players):
        if decision >= choices:
            for row, state in enumerate(envs.states):
                view = view_for(kernel.unpack(state), decision % players)
                assert np.array_equal(observations[row], observe(view))
                assert np.array_equal(infos["action_mask"][row], legal_actions(view))
        actions = (infos["action_mask"] * chance.random(infos["action_mask"].shape)).argmax(axis=1)
        before = envs.states.copy()
        observations, _, ended, _, infos = envs.step(actions)
    assert ended.all()
    kernel.apply(before, actions)
    for row, state in enumerate(before):
        view = view_for(kernel.unpack(state), players - 1)
        assert np.array_equal(infos["final_obs"][row], observe(view))


@pytest.mark.parametrize(
    ("players", "options", "reward"),
    [
        (1, Options(), Reward.POINTS),
        (3, Options(Mode.BEGINNER), Reward.POINTS),
        (2, Options(Mode.BEGINNER), Reward.MARGIN),
        (4, Options(restriction=Restriction.SAME_COLOR), Reward.MARGIN),
        (3, Options(), Reward.WIN),
        (1, Options(scenario=1), Reward.PASSED),
        (2, Options(scenario=2), Reward.PASSED),
    ],
)
def test_rewards_are_those_of_the_single_game(players: int, options: Options, reward: Reward) -> None:
    chance = np.random.default_rng(1)
    envs = BatchEnv(40, players, options, reward=reward)
    _, infos = envs.reset(seed=5)
    while infos["action_mask"][0, kernel.ACTIONS :].any():
        _, rewards, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert not rewards.any()
    games = [position_of(state) for state in envs.states]
    sums = np.zeros((40, players))
    for _ in range(22 * players):
        actions = (infos["action_mask"] * chance.random(infos["action_mask"].shape)).argmax(axis=1)
        seats = infos["seat"]
        _, rewards, _, _, infos = envs.step(actions)
        before = np.array([worths(game, reward) for game in games])
        decided = [(game, decision_of(game.view(), int(action))) for game, action in zip(games, actions, strict=True)]
        games = [game.play(decision) for game, decision in decided]
        expected = np.array([worths(game, reward) for game in games]) - before
        assert np.array_equal(infos["rewards"], expected)
        assert np.array_equal(rewards, infos["rewards"][np.arange(40), seats])
        sums += infos["rewards"]
    final = infos["final_info"]
    points = final["points"].astype(float)
    match reward:
        case Reward.POINTS:
            assert np.array_equal(sums, points)
        case Reward.MARGIN:
            for seat in range(players):
                assert np.array_equal(sums[:, seat], points[:, seat] - np.delete(points, seat, axis=1).max(axis=1))
        case Reward.WIN:
            assert np.allclose(sums.sum(axis=1), 1)
            assert np.array_equal(sums > 0, final["won"])
        case Reward.PASSED:
            assert np.array_equal(sums, final["passed"])


def test_a_passed_scenario_is_rewarded() -> None:
    """Random play never passes one, so a good player is asked."""
    quilter = find_player("quilter")
    envs = BatchEnv(12, 1, Options(scenario=1), reward="passed")
    envs.reset(seed=0)
    _, _, _, _, infos = envs.step([MOVES] * 12)
    sums = np.zeros(12)
    for turn in range(22):
        views = [view_for(kernel.unpack(state), 0) for state in envs.states]
        _, rewards, _, _, infos = envs.step([action_of(v, quilter.choose_move(v, seed=turn)) for v in views])
        sums += rewards
    assert 0 < sums.sum() < 12
    assert np.array_equal(sums, infos["final_info"]["passed"][:, 0])


@pytest.mark.parametrize(
    ("players", "options", "reward", "code"),
    [
        (1, Options(), "margin", "reward-solo"),
        (1, Options(), "win", "reward-solo"),
        (2, Options(), "passed", "reward-scenario"),
        (2, Options(), "fame", "unknown-name"),
    ],
)
def test_rewards_that_make_no_sense_are_refused(players: int, options: Options, reward: str, code: str) -> None:
    with pytest.raises(CalicoError) as refused:
        BatchEnv(2, players, options, reward=reward)
    assert refused.value.code == code


def test_a_game_depends_on_its_seed_alone() -> None:
    one, other = BatchEnv(4, 2), BatchEnv(3, 2)
    first, _ = one.reset(seed=10)
    second, _ = other.reset(seed=[13, 10, None])
    assert np.array_equal(first[3], second[0])
    assert np.array_equal(first[0], second[1])
    # It is the kernel's game of this seed, and the next one there is its second.
    assert np.array_equal(one.states[2], kernel.deal(Plan(2), 1, seed=12)[0])
    one.reset()
    assert np.array_equal(one.states[2], kernel.deal(Plan(2), 1, seed=12, first=1)[0])


def test_some_games_are_dealt_anew_while_others_go_on() -> None:
    envs = BatchEnv(5, 2, Options(Mode.BEGINNER))
    observations, infos = envs.reset(seed=3)
    for _ in range(7):
        observations, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    mask = np.array([False, True, False, True, False])
    after, infos = envs.reset(options={"reset_mask": mask})
    assert np.array_equal(after[~mask], observations[~mask])
    assert (parts(after, 2)["turns_left"][mask] == 22).all()
    assert infos["seat"].tolist() == [1, 0, 1, 0, 1]
    ends = []
    for step in range(44):
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        if ended.any():
            ends.append((step, ended.tolist()))
            assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
            assert parts(infos["final_obs"], 2)["phase"][ended, 2].all()
    assert ends == [(36, (~mask).tolist()), (43, mask.tolist())]
    fresh = BatchEnv(5, 2, Options(Mode.BEGINNER))
    again, _ = fresh.reset(seed=3)
    seeded, _ = envs.reset(seed=[3, 4, 5, 6, 7], options={"reset_mask": ~mask})
    assert np.array_equal(seeded[~mask], again[~mask])


def test_bad_resets_are_refused() -> None:
    envs = BatchEnv(3)
    with pytest.raises(CalicoError) as refused:
        envs.reset(options={"reset_mask": np.ones(3, dtype=np.bool_)})
    assert refused.value.code == "env-not-reset"
    envs.reset(seed=1)
    for mask in ([True, False, True], np.ones(3), np.ones(2, dtype=np.bool_)):
        with pytest.raises(CalicoError) as refused:
            envs.reset(options={"reset_mask": mask})
        assert refused.value.code == "kernel-array"
    with pytest.raises(CalicoError):
        envs.reset(seed=[1, 2])


def test_threads_change_nothing_and_memory_is_reused_only_where_asked_for() -> None:
    alone, shared = BatchEnv(2100, threads=1), BatchEnv(2100, threads=2, copy=False)
    first, infos = alone.reset(seed=1)
    second, others = shared.reset(seed=1)
    kept = first.copy()
    for _ in range(25):
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, _, _, infos = alone.step(actions)
        same, equal, _, _, others = shared.step(actions)
        assert same is second
        assert np.array_equal(seen, same)
        assert np.array_equal(rewards, equal)
        assert np.array_equal(infos["action_mask"], others["action_mask"])
    assert np.array_equal(first, kept)
    shared.close()


def test_states_can_only_be_read() -> None:
    envs = BatchEnv(2)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        envs.states[0, 0] = 1


@pytest.mark.parametrize("players", [1, 3])
def test_planes_are_the_same_numbers_by_place(players: int) -> None:
    envs = BatchEnv(4, players, observation="planes")
    flat = BatchEnv(4, players)
    seen, infos = envs.reset(seed=2)
    flat.reset(seed=2)
    for _ in range(9 * players):
        actions = infos["action_mask"].argmax(axis=1)
        seen, _, _, _, infos = envs.step(actions)
        observations, _, _, _, _ = flat.step(actions)
    assert seen in envs.observation_space
    part = parts(observations, players)
    pictures = seen["planes"].reshape(4, players, 21, 49)
    for row, seat in np.ndindex(4, players):
        for cell in range(49):
            assert pictures[row, seat, :12, cell].tolist() == part["quilts"][row, seat, cell].tolist()
            assert pictures[row, seat, 12:14, cell].tolist() == part["scored"][row, seat, cell].tolist()
            is_open = cell in PATCH_CELLS and not part["quilts"][row, seat, cell].any()
            assert pictures[row, seat, 14, cell] == is_open
            goal = part["goals"][row, seat, GOAL_SLOTS.index(cell)].tolist() if cell in GOAL_SLOTS else [0] * 6
            assert pictures[row, seat, 15:, cell].tolist() == goal
    assert seen["vector"].shape[1] + players * 49 * 14 + players * 18 == observations.shape[1]
    single = planes(observations[1], players)
    assert np.array_equal(single["planes"], seen["planes"][1])
    assert np.array_equal(single["vector"], seen["vector"][1])


def test_one_row_of_states_is_seen_too() -> None:
    state = kernel.deal(Plan(2), 1, seed=3)[0]
    assert np.array_equal(observe_states(state, 1)[0], observe(view_for(kernel.unpack(state), 1)))


PLAYED = """
import numpy as np
from calico.envs import BatchEnv
from calico.kernel.compiling import INTERPRETED
from calico.rules import Options
from zlib import crc32
tables = (1, Options()), (3, Options(restriction="no_hand")), (2, Options(scenario=4, open_hands=True))
for players, options in tables:
    chance = np.random.default_rng(1)
    envs = BatchEnv(2, players, options)
    seen, infos = envs.reset(seed=6)
    for _ in range(24 * players):
        masks = infos["action_mask"]
        parts = (seen, masks, envs.action_features(), envs.patch_features())
        print([crc32(np.ascontiguousarray(part).tobytes()) for part in parts])
        seen, rewards, _, _, infos = envs.step((masks * chance.random(masks.shape)).argmax(axis=1))
        print(rewards, infos["rewards"], infos.get("final_info"))
"""


def test_the_same_games_without_a_compiler() -> None:
    """As plain Python, where every index is checked."""
    compiled, interpreted = (
        subprocess.run(
            [sys.executable, "-W", "error", "-c", f"{PLAYED}\nassert INTERPRETED == {bool(extra)}"],
            env={**os.environ, **extra},
            capture_output=True,
            text=True,
            check=False,
        )
        for extra in ({}, {"NUMBA_DISABLE_JIT": "1"})
    )
    assert (interpreted.returncode, interpreted.stderr) == (0, "")
    assert interpreted.stdout == compiled.stdout
    assert len(compiled.stdout.splitlines()) > 250
