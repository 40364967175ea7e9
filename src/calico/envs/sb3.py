"""Solo games for Stable-Baselines3 and its MaskablePPO: `BatchEnv` as one of their vectorized environments.

They know one learner, so here everybody plays alone. For a learner among bots give them
`calico.envs.SoloEnv(opponents=…)`, which knows masks too.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from calico.envs.batch import BatchEnv

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError:  # the extra `sb3`; without it everything here is the same but the family that it belongs to
    VecEnv = object

Indices = int | Iterable[int] | None


class Sb3Env(VecEnv):
    """So many solo games at once; settings are those of `BatchEnv`.

    A finished game is dealt anew in the same step; its last observation is `terminal_observation` in its info, and
    `episode` tells the sum of its rewards, how many decisions it took, and the seconds since the start.
    """

    def __init__(self, num_envs: int, **settings: Any) -> None:
        self._envs = BatchEnv(num_envs, 1, **settings)
        if VecEnv is object:
            self.num_envs = num_envs
            self.observation_space: Any = self._envs.single_observation_space
            self.action_space: Any = self._envs.single_action_space
        else:
            super().__init__(num_envs, self._envs.single_observation_space, self._envs.single_action_space)
        self._seeds: list[int | None] = [None] * num_envs
        self._actions: Any = None
        self._masks: npt.NDArray[np.bool_] = np.zeros((num_envs, 0), dtype=np.bool_)
        self._returns = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, dtype=np.int64)
        self._began = time.perf_counter()

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The games of the next reset: those of the seeds from this one on, or any."""
        self._seeds = [None if seed is None else seed + row for row in range(self.num_envs)]
        return self._seeds

    def reset(self) -> Any:
        """Deal all tables."""
        seeds = None if None in self._seeds else self._seeds
        observations, infos = self._envs.reset(seed=seeds)
        self._seeds = [None] * self.num_envs
        self._masks = infos["action_mask"].astype(np.bool_)
        self._returns[:], self._lengths[:] = 0, 0
        return observations

    def step_async(self, actions: Any) -> None:
        """Take the actions, one a game."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Play them: observations, rewards, which games have ended, and an info for each."""
        observations, rewards, ended, _, infos = self._envs.step(self._actions)
        self._masks = infos["action_mask"].astype(np.bool_)
        self._returns += rewards
        self._lengths += 1
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            last = infos["final_obs"]
            seen = {name: part[row] for name, part in last.items()} if isinstance(last, dict) else last[row]
            seconds = round(time.perf_counter() - self._began, 6)
            episode = {"r": float(self._returns[row]), "l": int(self._lengths[row]), "t": seconds}
            told[row] = {"terminal_observation": seen, "TimeLimit.truncated": False, "episode": episode}
        self._returns[ended], self._lengths[ended] = 0, 0
        return observations, rewards.astype(np.float32), ended, told

    def step(self, actions: Any) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the actions and play them."""
        self.step_async(actions)
        return self.step_wait()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, a row a game; MaskablePPO asks for them by `env_method`."""
        return self._masks

    def close(self) -> None:
        """End the threads."""
        self._envs.close()

    def has_attr(self, attr_name: str) -> bool:
        """Whether games have something of this name."""
        return attr_name == "action_masks" or hasattr(self._envs, attr_name)

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """What games have under this name, which is the same for all."""
        value = self.action_masks if attr_name == "action_masks" else getattr(self._envs, attr_name)
        return [value for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002
        """Games share everything, so nothing can be set."""
        raise AttributeError(attr_name)

    def env_method(self, method_name: str, *_: Any, indices: Indices = None, **__: Any) -> list[Any]:
        """The masks of games, the one thing that they can be asked for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return [self._masks[row] for row in self._rows(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:  # noqa: ARG002
        """No game is."""
        return [False for _ in self._rows(indices)]

    def _rows(self, indices: Indices) -> Iterable[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices
