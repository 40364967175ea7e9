"""Games as values: `init` deals them, `step` makes new ones and leaves the old as they were.

For searches, tree policies and whoever comes from libraries such as pgx; `BatchEnv` is the faster way to play straight
on, for it writes over what was.

    games = init(Plan(players=2), seeds=range(1000))
    while not games.terminated.all():
        games = step(games, choose(games.observations, games.action_mask))
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from calico import kernel
from calico.envs.actions import Mask
from calico.envs.games import Flags, Games, Numbers, Rewards
from calico.envs.observations import Observation
from calico.envs.rewards import reward_of
from calico.kernel.tables import Words
from calico.plan import Plan


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """Games side by side, a row each, as they are now."""

    games: Games
    observations: Observation  # of the seats on turn; where a game is over, of the seat that began it
    action_mask: Mask  # what they may play; nothing where a game is over
    seats: Numbers  # which they are
    rewards: Rewards  # by game and seat, for the decision that led here
    terminated: Flags

    @property
    def states(self) -> Words:
        """The games as the kernel has them, to be read only."""
        states = self.games.states.view()
        states.flags.writeable = False
        return states

    @property
    def scores(self) -> kernel.Results:
        """Every seat's score so far, and at the end who has won and who has passed."""
        return self.games.scores


def init(plan: Plan, seeds: Sequence[int], *, reward: str = "points", threads: int | None = 1) -> State:
    """A game for each seed; it depends on the plan and its seed alone."""
    games = Games(plan, len(seeds), reward_of(reward, plan.players, plan.options), threads=threads)
    rows = np.arange(len(seeds))
    games.seed(rows, seeds)
    games.deal(rows)
    return _seen(games, np.zeros((len(seeds), plan.players)))


def step(state: State, actions: Any) -> State:
    """The games after a decision in each; refuses one that is not legal. Games that are over stay as they are, whatever
    is played in them.
    """
    games = state.games.copy()
    rewards, _, _ = games.play(actions)
    return _seen(games, rewards)


def _seen(games: Games, rewards: Rewards) -> State:
    observations, masks, seats = games.see()
    return State(games, observations, masks, seats, rewards, games.is_over)
