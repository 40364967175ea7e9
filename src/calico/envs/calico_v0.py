"""Calico for PettingZoo: 1 to 4 players by turns, every option, honest observations and an action mask."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_wrapper_fn
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from calico.envs.actions import actions_count, legal_actions
from calico.envs.observations import observe
from calico.envs.planes import Look, observation_space, shown
from calico.envs.rendering import RENDER_MODES, render
from calico.envs.table import Rules, Table, check_render_mode
from calico.rules import Board, CalicoError, Cat, Options, Problem, View

Observed = dict[str, Any]


class raw_env(AECEnv[str, Observed, int | None]):  # noqa: N801 (PettingZoo's name)
    """The game by turns. Goals, where they are chosen, are the first decision of each seat, unseen by the others.

    An observation is `{"observation": …, "action_mask": …}`, as `calico.envs.observations` and `calico.envs.actions`
    lay them out; an info tells the agent's `points` so far. Of a seat that is not on turn the mask says what it could
    play were it its turn now: no other seat can change that, which is why the game can also be played all at once
    (`parallel_env`).

    After `max_cycles` decisions of each seat the game is broken off (`truncations`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's declaration)
        "name": "calico_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        options: Options | Mapping[str, Any] | None = None,
        *,
        cats: tuple[Cat, ...] | None = None,
        boards: tuple[Board, ...] | None = None,
        reward: str = "points",
        illegal: str = "refuse",
        observation: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._rules = Rules.of(players, options, cats, boards, reward, illegal)
        self._look = Look.parse(observation)
        self._mode = check_render_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        count = actions_count(self._rules.options)
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self._look, players),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None
        self._table: Table | None = None
        self._decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` gives this agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions, legal or not."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new table; the same seed gives the same tables from here on."""
        if self._chance is None or seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._table = self._rules.deal(self._chance)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos(self._table)
        self.agent_selection = self.agents[self._table.waits_for]

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is selected; refuses one that is not legal, unless it is to be replaced."""
        if self._table is None or self._chance is None:
            raise CalicoError(Problem.of("env-not-reset"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards = self._table.play(self._table.to_play(-1 if action is None else int(action), self._chance))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        if self._table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos = self._infos(self._table)
        self.agent_selection = self.agents[0 if self._table.is_over else self._table.waits_for]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        """What the agent's seat sees, and what it may play."""
        view = self.view(agent)
        seen = shown(observe(view), self._look, len(self.possible_agents))
        return {"observation": seen, "action_mask": legal_actions(view)}

    def view(self, agent: str) -> View:
        """What the agent's seat sees, as the players of `calico.players` take it."""
        if self._table is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._table.view(self.possible_agents.index(agent))

    def render(self) -> Any:
        """The table as the agent on turn sees it."""
        if self._table is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return None if self._mode is None else render(self._table.view(self._table.waits_for), self._mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _infos(self, table: Table) -> dict[str, dict[str, int]]:
        return {agent: {"points": points} for agent, points in zip(self.agents, table.totals(), strict=True)}


def env(**settings: Any) -> AECEnv[str, Observed, int | None]:
    """The environment, guarded against calls in the wrong order; settings are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**settings))


parallel_env = parallel_wrapper_fn(env)
"""Every seat decides before it sees the others' moves of this round; they are then played in seat order."""
