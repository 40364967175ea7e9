"""A learner among bots: they see their own seat only, sit where they should, and count in the reward."""

import numpy as np
import pytest

from calico.envs import SoloEnv, decision_of
from calico.players import BotError, find_player
from calico.rules import (
    PATCH_CELLS,
    CalicoError,
    Color,
    Mode,
    Move,
    Options,
    Patch,
    Pattern,
    Phase,
    View,
    score,
)  # fmt: skip

BEGINNER = Options(Mode.BEGINNER)


def play(env: SoloEnv, seed: int) -> tuple[float, list[int]]:
    """The sum of a game's rewards, and the scores by seat."""
    _, info = env.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += reward
    position = env.view().position
    assert position.phase is Phase.OVER
    return total, [score(position, each).total for each in range(env.players)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_rewards_count_what_opponents_do(seat: int) -> None:
    opponents = ("greedy", "random")
    points, scores = play(SoloEnv(opponents=opponents, seat=seat), 3)
    rivals = [each for number, each in enumerate(scores) if number != seat]
    assert points == scores[seat]
    assert rivals[0] > rivals[1], "greedy, then random"
    margin, same = play(SoloEnv(opponents=opponents, seat=seat, reward="margin"), 3)
    assert same == scores
    assert margin == scores[seat] - max(rivals)
    win, _ = play(SoloEnv(opponents=opponents, seat=seat, reward="win"), 3)
    assert win == (margin > 0)


def test_chance_seats_the_learner_anew() -> None:
    env = SoloEnv(BEGINNER, opponents=["random"])
    env.reset(seed=1)
    seats = [env.reset()[1]["seat"] for _ in range(20)]
    assert set(seats) == {0, 1}
    env.reset(seed=1)
    assert [env.reset()[1]["seat"] for _ in range(20)] == seats


def test_opponents_see_their_own_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []
    greedy = find_player("greedy")
    choose = type(greedy).choose_move

    def look(self: object, view: View, *, seed: int, seconds: float | None = None) -> Move:
        seen.append(view)
        return choose(greedy, view, seed=seed, seconds=seconds)

    monkeypatch.setattr(type(greedy), "choose_move", look)
    env = SoloEnv(BEGINNER, opponents=["greedy"], seat=0)
    _, info = env.reset(seed=2)
    for _ in range(3):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert [view.seat for view in seen] == [1, 1, 1]
    assert seen[0].position.seats[0].hand.face_down > 0
    assert decision_of(env.view(), int(np.flatnonzero(info["action_mask"])[0]))


def test_bad_company_is_refused() -> None:
    for settings, code in (
        ({"opponents": ["nobody"]}, "player-unknown"),
        ({"opponents": ["greedy"] * 4}, "players-count"),
        ({"opponents": ["greedy"], "seat": 2}, "opponents-seat"),
        ({"seat": -1}, "opponents-seat"),
        ({"reward": "margin"}, "reward-solo"),
        ({"reward": "passed"}, "reward-scenario"),
        ({"observation": "smell"}, "unknown-name"),
    ):
        with pytest.raises(CalicoError) as refused:
            SoloEnv(**settings)
        assert refused.value.code == code


def test_an_opponent_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Move(Patch(Color.PURPLE, Pattern.VINES), PATCH_CELLS[0], 1)
    monkeypatch.setattr(type(find_player("greedy")), "choose_move", lambda *_, **__: stuck)
    env = SoloEnv(BEGINNER, opponents=["greedy"], seat=0)
    _, info = env.reset(seed=2)
    with pytest.raises(BotError) as refused:
        env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert "greedy" in str(refused.value)
