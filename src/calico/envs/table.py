"""One table that is played by numbers: what the environments of single games have in common."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from calico.dealing import deal_setup, shuffled_supply
from calico.envs.actions import decision_of, legal_actions
from calico.envs.rendering import RenderMode
from calico.envs.specs import options_of
from calico.rules import (
    Board,
    CalicoError,
    Cat,
    Choose,
    Move,
    Name,
    Options,
    Patch,
    Phase,
    Position,
    Problem,
    View,
    apply,
    has_passed,
    play,
    refill,
    result,
    score,
    start,
    view_for,
)  # fmt: skip


class Reward(Name):
    """What an environment rewards: each decision by what it changes of these, so that rewards add up to them."""

    POINTS = "points"  # points
    MARGIN = "margin"  # points more than the best rival has, which a rival's decision lessens
    WIN = "win"  # at the end 1, divided among the winners
    PASSED = "passed"  # 1 for a full quilt that meets every objective of the scenario


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
        named = options_of(options)
        rules = cls(players, named, cats, boards, reward_of(reward, players, named), Illegal.parse(illegal))
        rules.deal(np.random.default_rng(0))
        return rules

    def deal(self, chance: np.random.Generator) -> "Table":
        """A new table, ready for the first decision."""
        random = Random(int(chance.integers(2**63)))
        names = [f"player_{seat}" for seat in range(self.players)]
        setup = deal_setup(self.options, names, random, cats=self.cats, boards=self.boards)
        return Table(self, start(setup), iter(shuffled_supply(self.options, random)))


class Table:
    """A game and its supply; only `view` leaves it."""

    def __init__(self, rules: Rules, game: Position, supply: Iterator[Patch]) -> None:
        self._rules = rules
        self._game = refill(game, supply)
        self._supply = supply
        self._worths = [0.0] * rules.players

    @property
    def is_over(self) -> bool:
        """Whether every quilt is full."""
        return self._game.phase is Phase.OVER

    @property
    def waits_for(self) -> int:
        """The seat that decides next: goals are chosen seat by seat, each unseen by the others."""
        if self._game.phase is Phase.CHOOSE:
            return next(seat for seat, own in enumerate(self._game.seats) if own.choice is None)
        return self._game.turn

    def view(self, seat: int | None) -> View:
        """What the seat sees."""
        return view_for(self._game, seat)

    def to_play(self, action: int, chance: np.random.Generator) -> int:
        """The action, or a legal one by chance if it is not legal and such are replaced."""
        if self._rules.illegal is Illegal.REFUSE:
            return action
        mask = legal_actions(self.view(self.waits_for))
        return action if 0 <= action < len(mask) and mask[action] else int(chance.choice(np.flatnonzero(mask)))

    def play(self, action: int) -> list[float]:
        """Play an action of the seat that the table waits for; returns what each seat is rewarded with."""
        return self.decide(decision_of(self.view(self.waits_for), action))

    def decide(self, decision: Choose | Move) -> list[float]:
        """The same, the decision given as the rules have it."""
        if isinstance(decision, Choose):
            self._game = refill(apply(self._game, decision), self._supply)
        else:
            self._game = play(self._game, decision, self._supply)
        before, self._worths = self._worths, self._worth()
        return [after - earlier for after, earlier in zip(self._worths, before, strict=True)]

    def totals(self) -> list[int]:
        """Every seat's points so far."""
        return [score(self._game, seat).total for seat in range(self._rules.players)]

    def _worth(self) -> list[float]:
        """What each seat has so far of what is rewarded."""
        seats = range(self._rules.players)
        match self._rules.reward:
            case Reward.POINTS:
                return [float(points) for points in self.totals()]
            case Reward.MARGIN:
                totals = self.totals()
                return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]
            case Reward.WIN:
                winners = result(self._game).winners if self.is_over else ()
                return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
            case Reward.PASSED:
                return [float(has_passed(self._game, seat)) for seat in seats]


def reward_of(name: str, players: int, options: Options) -> Reward:
    """The reward of this name; refuses one that makes no sense in such games."""
    reward = Reward.parse(name)
    if reward in (Reward.MARGIN, Reward.WIN) and players == 1:
        raise CalicoError(Problem.of("reward-solo", reward=reward))
    if reward is Reward.PASSED and options.scenario is None:
        raise CalicoError(Problem.of("reward-scenario", reward=reward))
    return reward


def check_render_mode(mode: str | None) -> RenderMode | None:
    """A render mode that there is, or None."""
    return None if mode is None else RenderMode.parse(mode)
