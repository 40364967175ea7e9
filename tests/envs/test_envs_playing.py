"""Playing by numbers: what actions mean, what is rewarded, what is refused, and that a batch plays the same game."""

from random import Random

import numpy as np
import pytest

from calico import kernel
from calico.envs import (
    ACTIONS,
    MOVES,
    BatchEnv,
    SoloEnv,
    action_of,
    actions_count,
    calico_v0,
    decision_of,
    legal_actions,
    observe,
    parts,
)
from calico.players import find_player
from calico.rules import (
    SCENARIOS,
    CalicoError,
    Choose,
    Goal,
    IllegalMove,
    Mode,
    Move,
    Options,
    Phase,
    Restriction,
    SeatSetup,
    Setup,
    SetupError,
    apply,
    goals_to_choose_from,
    legal_choices,
    legal_moves,
    score,
    start,
    view_for,
)
from combinations import legal_combinations
from strategies import play_by_chance

COMBINATIONS = Random(3).sample(legal_combinations(), 40)


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_actions_are_the_legal_decisions(number: int) -> None:
    players, options = COMBINATIONS[number]
    for most_events in (0, 1, 30, 61):
        game = play_by_chance(players, options, number, most_events).position
        if game.phase is Phase.CHOOSE:
            view = view_for(game, players - 1)
            expected: set[Move | Choose] = set(legal_choices(game, players - 1))
        elif game.phase is Phase.PLACE:
            view = view_for(game, game.turn)
            expected = set(legal_moves(game))
        else:
            continue
        numbers = np.flatnonzero(legal_actions(view)).tolist()
        assert {decision_of(view, action) for action in numbers} == expected
        for decision in expected:
            assert decision_of(view, action_of(view, decision)) == decision
        for action in sorted({-1, actions_count(options)} | set(range(0, actions_count(options), 7)) - set(numbers)):
            with pytest.raises(IllegalMove) as refused:
                decision_of(view, action)
            assert refused.value.code == "action-illegal"


def play_with(env: calico_v0.raw_env, seed: int) -> dict[str, float]:
    """Play with the greedy player's decisions; the sums of all rewards."""
    env.reset(seed=seed)
    sums = dict.fromkeys(env.agents, 0.0)
    greedy = find_player("greedy")
    while env.agents:
        agent = env.agent_selection
        _, reward, ended, _, _ = env.last()
        sums[agent] += reward
        if ended:
            env.step(None)
            continue
        view = env.view(agent)
        if view.position.phase is Phase.CHOOSE:
            decision: Move | Choose = Choose(view.seat or 0, greedy.choose_goals(view, seed=seed))
        else:
            decision = greedy.choose_move(view, seed=seed)
        env.step(action_of(view, decision))
    return sums


@pytest.mark.parametrize("players", [1, 2, 3])
def test_rewards_add_up_to_the_score(players: int) -> None:
    env = calico_v0.raw_env(players=players)
    sums = play_with(env, 5)
    assert sums == {agent: score(env.view(agent).position, seat).total for seat, agent in enumerate(sums)}
    assert min(sums.values()) > 0


def test_winning_is_rewarded_once() -> None:
    points = play_with(calico_v0.raw_env(players=3), 8)
    wins = play_with(calico_v0.raw_env(players=3, reward="win"), 8)
    best = max(points, key=lambda agent: points[agent])
    assert wins == {agent: float(agent == best) for agent in points}


def test_an_illegal_action_is_refused_where_asked_for_and_changes_nothing() -> None:
    env = SoloEnv(Options(Mode.BEGINNER), illegal="refuse")
    env.reset(seed=1)
    env.step(0)
    before = env.action_masks()
    seen = env._seen()[0]
    for action in (0, 66, -1, 132):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert np.array_equal(env.action_masks(), before)
    assert np.array_equal(env._seen()[0], seen)


def test_an_illegal_action_is_replaced_and_that_is_said() -> None:
    env = SoloEnv(Options(Mode.BEGINNER))
    env.reset(seed=1)
    turns = 0
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(0)
        assert info["replaced"] == (turns > 0)
        turns += 1
    assert turns == 22
    with pytest.raises(CalicoError) as refused:
        env.step(0)
    assert refused.value.code == "env-not-reset"


def test_bad_settings_are_refused() -> None:
    for settings, code in (
        ({"players": 5}, "players-count"),
        ({"players": 1, "reward": "win"}, "reward-solo"),
        ({"reward": "gold"}, "unknown-name"),
        ({"illegal": "ignore"}, "unknown-name"),
        ({"render_mode": "hologram"}, "unknown-name"),
    ):
        with pytest.raises(CalicoError) as refused:
            calico_v0.env(**settings)
        assert refused.value.code == code
    for make in (lambda: calico_v0.raw_env().step(0), lambda: BatchEnv(2).step([0, 0]), lambda: SoloEnv().step(0)):
        with pytest.raises(CalicoError) as refused:
            make()
        assert refused.value.code == "env-not-reset"
    with pytest.raises(SetupError):
        BatchEnv(2, 3, Options(scenario=11))
    with pytest.raises(CalicoError):
        BatchEnv(0)


BATCHES = [
    (1, Options(Mode.BEGINNER)),
    (1, Options()),
    (3, Options(restriction=Restriction.SAME_COLOR)),
    (2, Options(scenario=4)),
    (4, Options(Mode.BEGINNER, restriction=Restriction.NO_HAND)),
]


@pytest.mark.parametrize(("players", "options"), BATCHES)
def test_a_batch_plays_whole_games_and_deals_anew(players: int, options: Options) -> None:
    chance = np.random.default_rng(0)
    envs = BatchEnv(8, players, options)
    observations, infos = envs.reset(seed=4)
    choices = 0 if options.mode is Mode.BEGINNER else players
    first = np.full((8, players), -1)
    for _ in range(2):
        sums = np.zeros((8, players))
        chosen: list[list[tuple[Goal, ...]]] = [[] for _ in range(8)]
        for decision in range(choices + 22 * players):
            seat = decision % players
            assert infos["seat"].tolist() == [seat] * 8
            masks = infos["action_mask"]
            games = [kernel.unpack(state) for state in envs.states]
            part = parts(observations, players)
            assert observations in envs.observation_space
            assert part["phase"][:, 0].all() == (decision < choices)
            if decision < choices:
                assert not part["hands"].any()
                assert not part["market"].any()
                assert not part["goals"].any()
            else:
                for row in (0, 7):
                    assert np.array_equal(masks[row], legal_actions(view_for(games[row], seat)))
            actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
            if decision < choices:
                for row in range(8):
                    offer = part["offer"][row].argmax(axis=1)[: len(np.flatnonzero(part["offer"][row].any(axis=1)))]
                    three = [(a, b, c) for a in range(4) for b in range(4) for c in range(4) if len({a, b, c}) == 3]
                    chosen[row].append(tuple(tuple(Goal)[offer[n]] for n in three[actions[row] - MOVES]))
            observations, rewards, ended, cut, infos = envs.step(actions)
            sums[:, seat] += rewards
            assert not cut.any()
            if decision == choices and choices:
                assert [[seat.quilt.goals for seat in game.seats] for game in games] == chosen
                if options.scenario is not None:
                    assert all(sorted(goals) == sorted(SCENARIOS[4].goals) for goals in chosen[0])
            assert ended.all() == ended.any() == (decision == choices + 22 * players - 1)
        assert np.array_equal(infos["final_info"]["points"], sums)
        assert parts(infos["final_obs"], players)["phase"][:, 2].all()
        assert not parts(observations, players)["phase"][:, 2].any()
        assert infos["final_info"]["won"].any() == (players > 1)
        assert not np.array_equal(first, infos["final_info"]["points"])
        first = infos["final_info"]["points"]


def test_the_same_seed_gives_the_same_batch() -> None:
    seen = []
    for seed in (4, 4, 5):
        envs = BatchEnv(6, 2)
        observations, infos = envs.reset(seed=seed)
        for _ in range(50):
            observations, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        seen.append(observations)
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])


def test_offers_are_four_goals_by_chance() -> None:
    envs = BatchEnv(500)
    observations, infos = envs.reset(seed=0)
    offers = parts(observations, 1)["offer"]
    assert infos["action_mask"][:, :MOVES].sum() == 0
    assert infos["action_mask"][:, MOVES:].all()
    assert infos["action_mask"].shape[1] == ACTIONS
    assert (offers.sum(axis=2) == 1).all()
    assert (offers.sum(axis=1) <= 1).all()
    assert (np.abs(offers.sum(axis=(0, 1)) - 500 * 4 / 6) < 60).all()  # five standard deviations


@pytest.mark.parametrize("options", [Options(), Options(scenario=6)])
def test_a_batch_shows_the_goal_choice_as_the_rules_do(options: Options) -> None:
    envs = BatchEnv(20, 3, options)
    observations, _ = envs.reset(seed=9)
    for seat in range(3):
        offers = parts(observations, 3)["offer"]
        for row, state in enumerate(envs.states):
            dealt = kernel.unpack(state)
            shown = tuple(tuple(Goal)[number] for number in offers[row].argmax(axis=1))
            # What the others are offered and have chosen does not matter: nobody sees it.
            offer = shown if options.scenario is None else None
            seats = tuple(SeatSetup(f"player {n}", own.quilt.board, offer) for n, own in enumerate(dealt.seats))
            game = start(Setup(options, dealt.cats, seats))
            for earlier in range(seat):
                game = apply(game, legal_choices(game, earlier)[0])
            assert np.array_equal(observations[row], observe(view_for(game, seat)))
        observations, _, _, _, _ = envs.step(np.full(20, MOVES))


def test_a_batch_refuses_bad_actions_and_changes_nothing() -> None:
    envs = BatchEnv(3, options=Options(Mode.BEGINNER))
    envs.reset(seed=0)
    envs.step([0, 5, 9])
    before = envs.states.copy()
    for actions, code in (
        ([0, 0, 0], "kernel-action"),
        ([200, 3, 3], "kernel-action"),
        ([-1, 3, 3], "kernel-action"),
        ([3.0, 3.0, 3.0], "kernel-array"),
        ([3, 3], "kernel-array"),
        (None, "kernel-array"),
    ):
        with pytest.raises(CalicoError) as refused:
            envs.step(actions)
        assert refused.value.code == code
    assert np.array_equal(envs.states, before)


def test_goals_can_be_named() -> None:
    env = calico_v0.raw_env(players=2)
    env.reset(seed=0)
    view = env.view("player_0")
    goals = goals_to_choose_from(view.position, 0)
    wanted = (goals[3], goals[0], goals[1])
    env.step(action_of(view, Choose(0, wanted)))
    env.step(MOVES)
    assert env.view("player_1").position.seats[0].quilt.goals == wanted
    with pytest.raises(IllegalMove):
        action_of(view, Choose(0, (goals[0], goals[0], goals[1])))
