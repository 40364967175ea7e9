"""Calico for Gymnasium: the solo game."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec

from calico.envs.actions import Mask, actions_count, legal_actions
from calico.envs.observations import Observation, observation_size, observe
from calico.envs.rendering import RENDER_MODES, render
from calico.envs.table import Rules, Table, check_render_mode, plain_spec
from calico.rules import Board, CalicoError, Cat, Options, Problem, View


class SoloEnv(gymnasium.Env[Observation, Any]):
    """One player, the conveyor belt, every option. The reward is the points that a decision earns: the score, in sum.

    The observation is laid out as `calico.envs.observations` says; `info["action_mask"]` tells the legal actions, as
    does `action_masks()`, the name by which some learners ask for them; `info["points"]` is the score so far.

    Learners and checkers of Gymnasium draw actions without a mask, so one that is not legal is replaced by a legal one,
    by chance, and `info["replaced"]` says so; with `illegal="refuse"` it raises `IllegalMove` and changes nothing.
    """

    _spec: EnvSpec | None = None
    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's declaration)

    def __init__(
        self,
        options: Options | Mapping[str, Any] | None = None,
        *,
        cats: tuple[Cat, ...] | None = None,
        board: Board | None = None,
        illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        boards = None if board is None else (board,)
        self._rules = Rules.of(1, options, cats, boards, "points", illegal)
        self._mode = check_render_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (observation_size(1),), np.uint8)
        self.action_space = spaces.Discrete(actions_count(self._rules.options))
        self._table: Table | None = None

    @property
    def spec(self) -> EnvSpec | None:
        """How Gymnasium made it, in values that JSON knows."""
        return self._spec

    @spec.setter
    def spec(self, spec: EnvSpec | None) -> None:
        self._spec = plain_spec(spec)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new table; the same seed gives the same tables from here on."""
        super().reset(seed=seed, options=options)
        self._table = self._rules.deal(self.np_random)
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; one that is not legal is replaced by another, or refused."""
        table = self._current()
        if table.is_over:
            raise CalicoError(Problem.of("env-not-reset"))
        played = table.to_play(int(action), self.np_random)
        (reward,) = table.play(played)
        observation, info = self._seen()
        info["replaced"] = played != action
        if self.render_mode == "human":
            self.render()
        return observation, reward, table.is_over, False, info

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        return legal_actions(self.view())

    def view(self) -> View:
        """What the player sees, as the players of `calico.players` take it."""
        return self._current().view(0)

    def render(self) -> Any:
        """The table."""
        return None if self._mode is None else render(self.view(), self._mode)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        view = self.view()
        return observe(view), {"action_mask": legal_actions(view), "points": self._current().totals()[0]}

    def _current(self) -> Table:
        if self._table is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._table
