"""Calico for learners in a hurry: thousands of games side by side on the kernel, NumPy in, NumPy out."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from calico import kernel
from calico.envs.actions import MOVES, ORDERED_THREES, Mask, actions_count
from calico.envs.batch_observations import Numbers, observe_states
from calico.envs.observations import Observation, observation_size
from calico.envs.table import options_of, plain_spec
from calico.kernel import engine as e
from calico.kernel.tables import Words
from calico.plan import Plan
from calico.rules import (
    OFFER_SIZE,
    SCENARIOS,
    Board,
    CalicoError,
    Cat,
    Goal,
    IllegalMove,
    Mode,
    Options,
    Problem,
)  # fmt: skip

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Infos = dict[str, Any]


class BatchEnv(VectorEnv[Observation, Any, Any]):
    """Many games of 1 to 4 players at once. A step is one decision in each game, by the seat whose turn it is.

    Observations and actions are those of the single environments, seen from that seat. A reward is the points that the
    decision earned its seat; they add up to the scores. `infos` holds `action_mask`, a row a game, and `seat`.

    All games of Calico are equally long, so the games move in step: the same seat is on turn in each of them, and they
    end together. In the step that ends them all are dealt anew (Gymnasium's same-step autoreset): `final_obs` is what
    the seat of the last decision sees at the end, and `final_info` holds `points`, `won` and `passed` by seat.
    """

    _spec: EnvSpec | None = None
    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        players: int = 1,
        options: Options | Mapping[str, Any] | None = None,
        *,
        cats: tuple[Cat, ...] | None = None,
        boards: tuple[Board, ...] | None = None,
    ) -> None:
        if num_envs < 1:
            raise CalicoError(Problem.of("kernel-number", what="num_envs", least=1, most=2**62, value=num_envs))
        self._plan = Plan(players, options_of(options), cats, boards)
        self._plan.check()  # refuses what does not go together
        self.num_envs = num_envs
        self.players = players
        self.single_observation_space = spaces.Box(0, 255, (observation_size(players),), np.uint8)
        self.single_action_space = spaces.Discrete(actions_count(self._plan.options))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._choices = 0 if self._plan.options.mode is Mode.BEGINNER else players  # decisions before the first turn
        self._seed = 0
        self._dealt = 0  # games, since the seed
        self._decisions = 0  # in each of the current games
        self._states: Words | None = None
        self._offers: Numbers = np.zeros((num_envs, players, OFFER_SIZE), dtype=np.int64)
        self._chosen: Numbers = np.zeros((num_envs, players, 3), dtype=np.int64)
        self._masks: Mask = np.zeros((num_envs, actions_count(self._plan.options)), dtype=np.int8)

    @property
    def spec(self) -> EnvSpec | None:
        """How Gymnasium made it, in values that JSON knows."""
        return self._spec

    @spec.setter
    def spec(self, spec: EnvSpec | None) -> None:
        self._spec = plain_spec(spec)

    @property
    def seat(self) -> int:
        """The seat that decides next in every game."""
        return self._decisions % self.players

    @property
    def states(self) -> Words:
        """The games as the kernel has them, one a row, for those who may see everything. To be read only."""
        return self._playing()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Deal all tables anew; the same seed gives the same tables from here on."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._states is None:
            self._seed, self._dealt = int(self.np_random.integers(2**63)), 0
        self._deal()
        scores = kernel.score(self._playing())
        self._totals = scores.totals
        return self._observation(self.seat, scores), self._infos()

    def step(self, actions: Any) -> tuple[Observation, Rewards, Flags, Flags, Infos]:
        """Play one decision in each game; refuses, and then changes nothing, if one of them is not legal."""
        states = self._playing()
        numbers = self._legal(actions)
        seat = self.seat
        if self._decisions < self._choices:
            self._choose(states, seat, numbers)
        else:
            kernel.apply(states, numbers)
        self._decisions += 1
        scores = kernel.score(states)
        rewards = (scores.totals[:, seat] - self._totals[:, seat]).astype(np.float64)
        is_over = self._decisions == self._choices + e.CELLS * self.players
        finals: Infos = {}
        if is_over:
            results = {"points": scores.totals, "won": scores.won, "passed": scores.passed}
            every = np.ones(self.num_envs, dtype=np.bool_)
            finals = {"final_obs": self._observation(seat, scores), "_final_obs": every}
            finals |= {"final_info": results, "_final_info": every.copy()}
            self._deal()
            scores = kernel.score(self._playing())
        self._totals = scores.totals
        ended = np.full(self.num_envs, is_over)
        return self._observation(self.seat, scores), rewards, ended, np.zeros_like(ended), self._infos() | finals

    def _deal(self) -> None:
        self._states = kernel.deal(self._plan, self.num_envs, seed=self._seed, first=self._dealt)
        self._dealt += self.num_envs
        self._decisions = 0
        if not self._choices:
            return
        if self._plan.options.scenario is None:
            by_chance = self.np_random.random((self.num_envs, self.players, len(Goal))).argsort(axis=-1)
            self._offers = by_chance[:, :, :OFFER_SIZE]
        else:
            numbers = [tuple(Goal).index(goal) for goal in SCENARIOS[self._plan.options.scenario].goals]
            self._offers = np.broadcast_to([*numbers, -1], (self.num_envs, self.players, OFFER_SIZE))

    def _choose(self, states: Words, seat: int, numbers: Numbers) -> None:
        """The seat's choice; with the last one all goals are laid out."""
        threes = np.array(ORDERED_THREES)[numbers - MOVES]
        self._chosen[:, seat] = np.take_along_axis(self._offers[:, seat], threes, axis=1)
        if seat == self.players - 1:
            for number in range(self.players):
                start = kernel.state_size(number) + e.GOALS
                states[:, start : start + 3] = self._chosen[:, number]

    def _observation(self, seat: int, scores: kernel.Results) -> Observation:
        offers = self._offers if self._decisions < self._choices else None
        return observe_states(self._playing(), seat, scores, offers)

    def _infos(self) -> Infos:
        self._masks = np.zeros_like(self._masks)
        if self._decisions < self._choices:
            offered = (self._offers[0, 0] >= 0).sum()
            self._masks[:, MOVES:] = [max(three) < offered for three in ORDERED_THREES]
        else:
            self._masks[:, :MOVES] = kernel.legal_actions(self._playing())
        return {"action_mask": self._masks.copy(), "seat": np.full(self.num_envs, self.seat)}

    def _legal(self, actions: Any) -> Numbers:
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu" or numbers.shape != (self.num_envs,):
            expected, got = f"{self.num_envs} whole numbers", f"{numbers.dtype} of shape {numbers.shape}"
            raise CalicoError(Problem.of("kernel-array", what="actions", expected=expected, got=got))
        within = (numbers >= 0) & (numbers < self._masks.shape[1])
        legal = within & (self._masks[np.arange(self.num_envs), np.where(within, numbers, 0)] > 0)
        if not legal.all():
            row = int(legal.argmin())
            raise IllegalMove(Problem.of("kernel-action", action=int(numbers[row]), row=row))
        return numbers.astype(np.int64)

    def _playing(self) -> Words:
        if self._states is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._states
