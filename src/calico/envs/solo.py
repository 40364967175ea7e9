"""Calico for Gymnasium: one learner, alone or against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from calico.envs.actions import Illegal, Mask, actions_count, decision_of, legal_actions, replaced
from calico.envs.looks import Look, observation_space, shown
from calico.envs.observations import observe
from calico.envs.rendering import RENDER_MODES, render, render_mode_of
from calico.envs.rewards import reward_of, worths
from calico.envs.specs import PlainSpec, plan_of
from calico.game import Game
from calico.plan import Plan
from calico.players import Bot, blaming, find_player
from calico.rules import Board, CalicoError, Cat, Options, Problem, SetupError, View


class SoloEnv(PlainSpec, gymnasium.Env[Any, Any]):
    """One learner and every option: the solo game, or a seat among `opponents`, named players of `calico.players`.

    The learner sits on `seat`, or where chance decides anew for each table (None); the opponents sit on the other seats
    in their order. Each sees what its own seat sees. A step is the learner's decision and those of the opponents until
    the learner's next; its reward is what all of them change of the learner's worth (`calico.envs.Reward`).

    The observation is laid out as `calico.envs.observations` says, or as `calico.envs.looks` does;
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
        boards: tuple[Board | None, ...] | None = None,
        plan: Plan | Mapping[str, Any] | None = None,
        reward: str = "points",
        illegal: str = "replace",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        self.players = 1 + len(opponents)
        self._plan = plan_of(self.players, options, cats, boards, plan)
        if self._plan.players != self.players:
            raise SetupError(Problem.of("names-count", players=self._plan.players, count=self.players))
        self._reward = reward_of(reward, self.players, self._plan.options)
        self._illegal = Illegal.parse(illegal)
        if seat is not None and seat not in range(self.players):
            raise CalicoError(Problem.of("opponents-seat", most=self.players - 1, seat=seat))
        self._opponents = [Bot(find_player(name)) for name in opponents]
        self._given_seat = seat
        self._seat = 0 if seat is None else seat
        self._look = Look.parse(observation)
        self._mode = render_mode_of(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._look, self.players)
        self.action_space = spaces.Discrete(actions_count(self._plan.options))
        self._game: Game | None = None
        self._bots_seed = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new table; the same seed gives the same tables from here on."""
        super().reset(seed=seed, options=options)
        if self._given_seat is None and self._opponents:
            self._seat = int(self.np_random.integers(self.players))
        self._bots_seed = int(self.np_random.integers(2**63))
        names = [f"player_{seat}" for seat in range(self.players)]
        self._game = self._with_opponents(self._plan.deal(int(self.np_random.integers(2**63)), names))
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action; one that is not legal is replaced by another, or refused."""
        game = self._current()
        if game.is_over:
            raise CalicoError(Problem.of("env-not-reset"))
        view = self.view()
        played = replaced(view, int(action), self._illegal, self.np_random)
        before = worths(game, self._reward)[self._seat]
        self._game = self._with_opponents(game.play(decision_of(view, played)))
        reward = worths(self._game, self._reward)[self._seat] - before
        observation, info = self._seen()
        info["replaced"] = played != action
        if self.render_mode == "human":
            self.render()
        return observation, reward, self._game.is_over, False, info

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        return legal_actions(self.view())

    def view(self) -> View:
        """What the learner sees, as the players of `calico.players` take it."""
        return self._current().view(self._seat)

    def render(self) -> Any:
        """The table."""
        return None if self._mode is None else render(self.view(), self._mode)

    def _with_opponents(self, game: Game) -> Game:
        """The game when it is the learner's turn, or over."""
        while game.turn not in (self._seat, None):
            opponent = self._opponents[game.turn - (game.turn > self._seat)]
            decision = opponent.choose(game.view(), seed=self._bots_seed)
            with blaming(opponent.name):
                game = game.play(decision)
        return game

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        view = self.view()
        info = {
            "action_mask": legal_actions(view),
            "points": self._current().scores[self._seat].total,
            "seat": self._seat,
        }
        return shown(observe(view), self._look, self.players), info

    def _current(self) -> Game:
        if self._game is None:
            raise CalicoError(Problem.of("env-not-reset"))
        return self._game
