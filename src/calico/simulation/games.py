"""Which games to play, and the playing of some of them: every game depends on the seed and its number alone."""

import time
from dataclasses import dataclass
from functools import reduce

import numpy as np
import numpy.typing as npt

from calico.game import Game
from calico.plan import Plan
from calico.players import BotError, derive_seed, play_game
from calico.players.entrants import find_entrant, short_name
from calico.rules import Problem, SetupError, has_passed
from calico.rules.values import check_number

Results = npt.NDArray[np.int16]

COLUMNS = ("goals", "cats", "buttons", "total", "cat_tokens", "button_tokens", "won", "passed")
"""What is kept of each seat in each game: points, tokens, and whether it has won and has passed the scenario."""

RANDOM = "random"  # the player that the kernel plays by itself
MAX_SEED = 2**64 - 1
"""The largest seed."""
_MAX_GAMES = 2**40


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many games between these players, one a seat, on tables that are set up by this plan.

    Where every player is `random` the kernel plays, a million games a second; it has a random generator of its own.

    >>> Simulation(100, ("greedy", "random")).is_on_kernel, Simulation(100).is_on_kernel
    (False, True)
    """

    games: int
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    plan: Plan = None  # type: ignore[assignment]  # set below: by default a table for these bots

    def __post_init__(self) -> None:
        if self.plan is None:
            object.__setattr__(self, "plan", Plan(len(self.bots)))

    @property
    def is_on_kernel(self) -> bool:
        """Whether the kernel plays these games."""
        return all(bot == RANDOM for bot in self.bots)

    def check(self) -> None:
        """Refuse, before anything is played, what can't be."""
        check_number("games", self.games, 1, _MAX_GAMES)
        check_number("seed", self.seed, 0, MAX_SEED)
        for bot in self.bots:
            find_entrant(bot)
        self.plan.check()
        if len(self.bots) != self.plan.players:
            raise SetupError(Problem.of("names-count", players=self.plan.players, count=len(self.bots)))

    @property
    def names(self) -> list[str]:
        """What the players are called in records."""
        return [f"{short_name(bot)} {seat + 1}" for seat, bot in enumerate(self.bots)]


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """Games `first` and following: `results` by game, seat and column; records as lines of text, if they were wanted;
    and the processor time that they took.

    >>> play_part(Simulation(100, seed=7), first=50, count=10, records=False).results.shape
    (10, 1, 8)
    """

    first: int
    results: Results
    records: tuple[str, ...]
    cpu_seconds: float


def play_part(simulation: Simulation, first: int, count: int, records: bool) -> Part:
    """Play the games `first` and following, on this thread."""
    began = time.thread_time()
    play = _play_on_kernel if simulation.is_on_kernel else _play_by_players
    results, lines = play(simulation, range(first, first + count), records)
    return Part(first, results, lines, time.thread_time() - began)


def _play_on_kernel(simulation: Simulation, games: range, records: bool) -> tuple[Results, tuple[str, ...]]:
    from calico import kernel

    plan = simulation.plan
    played = kernel.random_games(plan, len(games), seed=simulation.seed, first=games.start, threads=1)
    lines = []
    for number in games if records else ():
        found = kernel.random_game(plan, seed=simulation.seed, index=number)
        lines.append(reduce(Game.play, found.moves, Game.begin(found.setup, found.supply)).record)
    return played.columns, tuple(lines)


def _play_by_players(simulation: Simulation, games: range, records: bool) -> tuple[Results, tuple[str, ...]]:
    results = np.zeros((len(games), len(simulation.bots), len(COLUMNS)), dtype=np.int16)
    lines = []
    players = [find_entrant(bot) for bot in simulation.bots]
    for row, number in enumerate(games):
        seed = derive_seed(simulation.seed, number)
        try:
            game = play_game(simulation.plan.deal(seed, simulation.names), players, seed=seed)
        except BotError as error:
            raise error.in_game(number + 1, simulation.seed) from error
        results[row] = _columns(game)
        if records:
            lines.append(game.record)
    return results, tuple(lines)


def _columns(game: Game) -> list[list[int]]:
    """The columns of a finished game, by seat."""
    return [
        [
            score.goals,
            score.cats,
            score.buttons,
            score.total,
            len(game.position.seats[seat].quilt.cats),
            game.position.seats[seat].quilt.buttons_count,
            seat in game.winners,
            has_passed(game.position, seat),
        ]
        for seat, score in enumerate(game.scores)
    ]
