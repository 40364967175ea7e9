"""One table that is played by numbers: what the environments of single games have in common."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
from gymnasium.envs.registration import EnvSpec

from calico.envs.actions import decision_of, legal_actions
from calico.envs.rendering import RenderMode
from calico.game import Game
from calico.plan import Plan
from calico.rules import (
    Board,
    CalicoError,
    Cat,
    Name,
    Options,
    Problem,
    View,
    score,
    view_for,
)  # fmt: skip


class Reward(Name):
    """What an environment rewards."""

    POINTS = "points"  # each decision by the points that it earns at once: they add up to the score
    WIN = "win"  # at the end 1, divided among the winners


class Illegal(Name):
    """What an environment does with an action that is not legal."""

    REFUSE = "refuse"  # raises IllegalMove and changes nothing
    REPLACE = "replace"  # plays a legal action by chance, for learners that know no masks


@dataclass(frozen=True, slots=True)
class Rules:
    """How an environment's games are set up and rewarded; chance decides the cats and boards that are None."""

    players: int
    options: Options
    cats: tuple[Cat, ...] | None
    boards: tuple[Board, ...] | None
    reward: Reward
    illegal: Illegal

    @classmethod
    def of(
        cls,
        players: int,
        options: Options | Mapping[str, Any] | None,
        cats: tuple[Cat, ...] | None,
        boards: tuple[Board, ...] | None,
        reward: str,
        illegal: str,
    ) -> "Rules":
        """The rules as an environment's constructor takes them; refuses what does not go together."""
        rules = cls(players, options_of(options), cats, boards, Reward.parse(reward), Illegal.parse(illegal))
        rules.deal(np.random.default_rng(0))
        if rules.reward is Reward.WIN and players == 1:
            raise CalicoError(Problem.of("reward-solo"))
        return rules

    def deal(self, chance: np.random.Generator) -> "Table":
        """A new table, ready for the first decision."""
        plan = Plan(self.players, self.options, self.cats, self.boards)
        return Table(self, plan.deal(int(chance.integers(2**63)), [f"player_{seat}" for seat in range(self.players)]))


class Table:
    """A game; only `view` leaves it."""

    def __init__(self, rules: Rules, game: Game) -> None:
        self._rules = rules
        self._game = game

    @property
    def is_over(self) -> bool:
        """Whether every quilt is full."""
        return self._game.is_over

    @property
    def waits_for(self) -> int:
        """The seat that decides next: goals are chosen seat by seat, each unseen by the others."""
        return self._game.position.turn if self._game.turn is None else self._game.turn

    def view(self, seat: int | None) -> View:
        """What the seat sees."""
        return view_for(self._game.position, seat)

    def to_play(self, action: int, chance: np.random.Generator) -> int:
        """The action, or a legal one by chance if it is not legal and such are replaced."""
        if self._rules.illegal is Illegal.REFUSE:
            return action
        mask = legal_actions(self.view(self.waits_for))
        return action if 0 <= action < len(mask) and mask[action] else int(chance.choice(np.flatnonzero(mask)))

    def play(self, action: int) -> list[float]:
        """Play an action of the seat that the table waits for; returns what each seat is rewarded with."""
        seat = self.waits_for
        decision = decision_of(self.view(seat), action)
        before = score(self._game.position, seat).total
        self._game = self._game.play(decision)
        rewards = [0.0] * self._rules.players
        if self._rules.reward is Reward.POINTS:
            rewards[seat] = float(score(self._game.position, seat).total - before)
        elif self.is_over:
            winners = self._game.winners
            for winner in winners:
                rewards[winner] = 1 / len(winners)
        return rewards

    def totals(self) -> list[int]:
        """Every seat's points so far."""
        return [points.total for points in self._game.scores]


def options_of(given: Options | Mapping[str, Any] | None) -> Options:
    """The rules' options, given as they are or by name, as a spec has them that was read from JSON."""
    return given if isinstance(given, Options) else Options(**(given or {}))


def plain_spec(spec: EnvSpec | None) -> EnvSpec | None:
    """The spec with the rules' options by name: then Gymnasium can write it as JSON."""
    if spec is None or not isinstance(options := spec.kwargs.get("options"), Options):
        return spec
    named = asdict(options) | {"variants": sorted(options.variants)}
    return replace(spec, kwargs=spec.kwargs | {"options": named})


def check_render_mode(mode: str | None) -> RenderMode | None:
    """A render mode that there is, or None."""
    return None if mode is None else RenderMode.parse(mode)
