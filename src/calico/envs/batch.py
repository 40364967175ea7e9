"""Calico for learners in a hurry: thousands of games side by side on the kernel, NumPy in, NumPy out."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from calico.envs.actions import actions_count
from calico.envs.features import Floats
from calico.envs.games import Flags, Games, Numbers, Rewards
from calico.envs.looks import Look, observation_space, shown
from calico.envs.rewards import reward_of
from calico.envs.specs import PlainSpec, plan_of
from calico.kernel.tables import Words
from calico.plan import Plan
from calico.rules import Board, CalicoError, Cat, Options, Problem
from calico.rules.values import check_number

Infos = dict[str, Any]


class BatchEnv(PlainSpec, VectorEnv[Any, Any, Any]):
    """Many games of 1 to 4 players at once. A step is one decision in each game, by the seat whose turn it is there.

    Observations and actions are those of the single environments, seen from that seat, and so are rewards; `infos`
    holds `action_mask`, a row a game, `seat`, which decides next, and after a step `rewards` of all seats.

    All games of Calico are equally long, so games that begin together move in step and end together. A game that ends
    is dealt anew in the same step (Gymnasium's same-step autoreset): `final_obs` is what the seat of the last decision
    sees at the end, and `final_info` holds `points`, `won` and `passed` by seat.

    Arrays that are returned belong to the caller; with `copy=False` observations, masks and seats are written to the
    same memory in every step. Large batches are shared among `threads` (None: all cores).
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        players: int = 1,
        options: Options | Mapping[str, Any] | None = None,
        *,
        cats: tuple[Cat, ...] | None = None,
        boards: tuple[Board | None, ...] | None = None,
        plan: Plan | Mapping[str, Any] | None = None,
        reward: str = "points",
        observation: str = "flat",
        copy: bool = True,
        threads: int | None = None,
    ) -> None:
        check_number("num_envs", num_envs, 1, 2**31)
        plan = plan_of(players, options, cats, boards, plan)
        players = plan.players
        rewarded = reward_of(reward, players, plan.options)
        self._games = Games(plan, num_envs, rewarded, threads=threads, copies=copy)
        self._look = Look.parse(observation)
        self._is_dealt = False
        self.num_envs = num_envs
        self.players = players
        self.single_observation_space = observation_space(self._look, players)
        self.single_action_space = spaces.Discrete(actions_count(plan.options))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def states(self) -> Words:
        """The games as the kernel has them, one a row, for those who may see everything. To be read only."""
        states = self._playing().states.view()
        states.flags.writeable = False
        return states

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Infos]:
        """Deal tables anew: all of them, or those that `options["reset_mask"]` tells.

        A seed for each game, or one from which they are counted, gives the same tables from here on, however many there
        are; without one, the next tables come.
        """
        rows = self._rows_to_reset(options)
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seed = range(int(seed), int(seed) + self.num_envs)
        elif seed is None and not self._is_dealt:
            seed = [None] * self.num_envs
        if seed is not None:
            if len(seed) != self.num_envs:
                expected = f"a seed for each of {self.num_envs} games"
                raise CalicoError(Problem.of("kernel-array", what="seed", expected=expected, got=str(len(seed))))
            given = [row for row in rows.tolist() if seed[row] is not None or not self._is_dealt]
            seeds = [self.np_random.integers(2**63) if seed[row] is None else seed[row] for row in given]
            self._games.seed(np.array(given, dtype=np.int64), [int(each) for each in seeds if each is not None])
        self._games.deal(rows)
        self._is_dealt = True
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Rewards, Flags, Flags, Infos]:
        """Play one decision in each game; refuses, and then changes nothing, if one of them is not legal."""
        games = self._playing()
        rewards, own, ended = games.play(actions)
        finals: Infos = {}
        if ended.any():
            scores = games.scores
            results = {"points": scores.totals.copy(), "won": scores.won, "passed": scores.passed}
            last, _, _ = games.see(last=True)
            finals = {"final_obs": shown(last, self._look, self.players), "_final_obs": ended.copy()}
            finals |= {"final_info": results, "_final_info": ended.copy()}
            games.deal(np.flatnonzero(ended))
        observation, infos = self._seen()
        return observation, own, ended, np.zeros_like(ended), infos | {"rewards": rewards} | finals

    def action_features(self) -> Floats:
        """By game and action: `calico.envs.ACTION_FEATURES` of what could be played now; nothing for the rest."""
        return self._playing().action_features()

    def patch_features(self) -> Floats:
        """By game, patch (two in hand, three in the market) and cell: `calico.envs.PATCH_FEATURES`, for the seats on
        turn; nothing for cells that are filled.
        """
        return self._playing().patch_features()

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 (Gymnasium's declaration)
        """End the threads."""
        self._games.close()

    def _seen(self) -> tuple[Any, Infos]:
        seen, masks, seats = self._games.see()
        return shown(seen, self._look, self.players), {"action_mask": masks, "seat": seats}

    def _rows_to_reset(self, options: dict[str, Any] | None) -> Numbers:
        mask: npt.NDArray[Any] | None = (options or {}).get("reset_mask")
        if mask is None:
            return np.arange(self.num_envs)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            got = f"{mask.dtype} of shape {mask.shape}" if isinstance(mask, np.ndarray) else type(mask).__name__
            expected = f"an array of {self.num_envs} truth values"
            raise CalicoError(Problem.of("kernel-array", what="reset_mask", expected=expected, got=got))
        self._playing()  # a part of nothing can't be dealt anew
        return np.flatnonzero(mask)

    def _playing(self) -> Games:
        if not self._is_dealt:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._games
