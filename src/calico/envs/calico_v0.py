"""Calico for PettingZoo: 1 to 4 players by turns, every option, honest observations and an action mask."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_wrapper_fn
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from calico.envs.actions import Illegal, actions_count, decision_of, legal_actions, replaced
from calico.envs.looks import Look, observation_space, shown
from calico.envs.observations import observe
from calico.envs.rendering import RENDER_MODES, render, render_mode_of
from calico.envs.rewards import reward_of, worths
from calico.envs.specs import plan_of
from calico.game import Game
from calico.plan import Plan
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
        boards: tuple[Board | None, ...] | None = None,
        plan: Plan | Mapping[str, Any] | None = None,
        reward: str = "points",
        illegal: str = "refuse",
        observation: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._plan = plan_of(players, options, cats, boards, plan)
        players = self._plan.players
        self._reward = reward_of(reward, players, self._plan.options)
        self._illegal = Illegal.parse(illegal)
        self._look = Look.parse(observation)
        self._mode = render_mode_of(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        count = actions_count(self._plan.options)
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
        self._game: Game | None = None
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
        self._game = self._plan.deal(int(self._chance.integers(2**63)), self.possible_agents)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos(self._game)
        self.agent_selection = self.agents[self._game.turn or 0]

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is selected; refuses one that is not legal, unless it is to be replaced."""
        if self._game is None or self._chance is None:
            raise CalicoError(Problem.of("env-not-reset"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = self._game.view()
        played = replaced(view, -1 if action is None else int(action), self._illegal, self._chance)
        before = worths(self._game, self._reward)
        self._game = self._game.play(decision_of(view, played))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        after = worths(self._game, self._reward)
        self.rewards = {each: after[seat] - before[seat] for seat, each in enumerate(self.agents)}
        self._accumulate_rewards()
        if self._game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos = self._infos(self._game)
        self.agent_selection = self.agents[self._game.turn or 0]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        """What the agent's seat sees, and what it may play."""
        view = self.view(agent)
        seen = shown(observe(view), self._look, len(self.possible_agents))
        return {"observation": seen, "action_mask": legal_actions(view)}

    def view(self, agent: str) -> View:
        """What the agent's seat sees, as the players of `calico.players` take it."""
        if self._game is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._game.view(self.possible_agents.index(agent))

    def render(self) -> Any:
        """The table as the agent on turn sees it."""
        if self._game is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return None if self._mode is None else render(self._game.view(self._game.turn or 0), self._mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _infos(self, game: Game) -> dict[str, dict[str, int]]:
        return {agent: {"points": score.total} for agent, score in zip(self.agents, game.scores, strict=True)}


def env(**settings: Any) -> AECEnv[str, Observed, int | None]:
    """The environment, guarded against calls in the wrong order; settings are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**settings))


parallel_env = parallel_wrapper_fn(env)
"""Every seat decides before it sees the others' moves of this round; they are then played in seat order."""
