"""Calico for Gymnasium: one learner, alone or against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from calico.envs.actions import Mask, actions_count, legal_actions
from calico.envs.observations import observe
from calico.envs.planes import Look, observation_space, shown
from calico.envs.rendering import RENDER_MODES, render
from calico.envs.specs import PlainSpec
from calico.envs.table import Rules, Table, check_render_mode
from calico.players import blaming, find_player
from calico.rules import Board, CalicoError, Cat, Choose, Options, Phase, Problem, View


class SoloEnv(PlainSpec, gymnasium.Env[Any, Any]):
    """One learner and every option: the solo game, or a seat among `opponents`, named players of `calico.players`.

    The learner sits on `seat`, or where chance decides anew for each table (None); the opponents sit on the other seats
    in their order. Each sees what its own seat sees. A step is the learner's decision and those of the opponents until
    the learner's next; its reward is what all of them change of the learner's worth (`calico.envs.Reward`).

    The observation is laid out as `calico.envs.observations` says, or as `calico.envs.planes` does;
    `info["action_mask"]` tells the legal actions, as does `action_masks()`, the name by which some learners ask for
    them; `info["points"]` is the learner's score so far, `info["seat"]` where it sits.

    Learners and checkers of Gymnasium draw actions without a mask, so one that is not legal is replaced by a legal one,
    by chance, and `info["replaced"]` says so; with `illegal="refuse"` it raises `IllegalMove` and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's declaration)

    def __init__(
        self,
        options: Options | Mapping[str, Any] | None = None,
        *,
        opponents: Sequence[str] = (),
        seat: int | None = None,
        cats: tuple[Cat, ...] | None = None,
        boards: tuple[Board, ...] | None = None,
        reward: str = "points",
        illegal: str = "replace",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        self.players = 1 + len(opponents)
        self._rules = Rules.of(self.players, options, cats, boards, reward, illegal)
        if seat is not None and seat not in range(self.players):
            raise CalicoError(Problem.of("opponents-seat", most=self.players - 1, seat=seat))
        self._opponents = [find_player(name) for name in opponents]
        self._given_seat = seat
        self._seat = 0 if seat is None else seat
        self._look = Look.parse(observation)
        self._mode = check_render_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._look, self.players)
        self.action_space = spaces.Discrete(actions_count(self._rules.options))
        self._table: Table | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new table; the same seed gives the same tables from here on."""
        super().reset(seed=seed, options=options)
        self._table = self._rules.deal(self.np_random)
        if self._given_seat is None and self._opponents:
            self._seat = int(self.np_random.integers(self.players))
        self._let_opponents_play(self._table)
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action; one that is not legal is replaced by another, or refused."""
        table = self._current()
        if table.is_over:
            raise CalicoError(Problem.of("env-not-reset"))
        played = table.to_play(int(action), self.np_random)
        reward = table.play(played)[self._seat] + self._let_opponents_play(table)
        observation, info = self._seen()
        info["replaced"] = played != action
        if self.render_mode == "human":
            self.render()
        return observation, reward, table.is_over, False, info

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        return legal_actions(self.view())

    def view(self) -> View:
        """What the learner sees, as the players of `calico.players` take it."""
        return self._current().view(self._seat)

    def render(self) -> Any:
        """The table."""
        return None if self._mode is None else render(self.view(), self._mode)

    def _let_opponents_play(self, table: Table) -> float:
        """Until it is the learner's turn, or the end; returns what that changes of the learner's worth."""
        reward = 0.0
        while not table.is_over and table.waits_for != self._seat:
            seat = table.waits_for
            player = self._opponents[seat - (seat > self._seat)]
            view, seed = table.view(seat), int(self.np_random.integers(2**63))
            with blaming(player.name):
                if view.position.phase is Phase.CHOOSE:
                    decision: Any = Choose(seat, player.choose_goals(view, seed=seed))
                else:
                    decision = player.choose_move(view, seed=seed)
                reward += table.decide(decision)[self._seat]
        return reward

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        view = self.view()
        info = {"action_mask": legal_actions(view), "points": self._current().totals()[self._seat], "seat": self._seat}
        return shown(observe(view), self._look, self.players), info

    def _current(self) -> Table:
        if self._table is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._table
