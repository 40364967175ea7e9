"""Which games to play, and the playing of some of them: every game depends on the seed and its number alone."""

import time
from dataclasses import dataclass, field
from operator import index
from random import Random

import numpy as np
import numpy.typing as npt

from calico.dealing import deal_setup, shuffled_supply
from calico.notation import Record, continued, format_record, opening, positions
from calico.players import BotError, derive_seed, find_player, play_game
from calico.rules import Board, CalicoError, Cat, Options, Problem, has_passed

Results = npt.NDArray[np.int16]

COLUMNS = ("goals", "cats", "buttons", "total", "cat_tokens", "button_tokens", "won", "passed")
"""What is kept of each seat in each game: points, tokens, and whether it has won and has passed the scenario."""

RANDOM = "random"  # the player that the kernel plays by itself
MAX_SEED = 2**64 - 1
_MAX_GAMES = 2**40


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many games between these players, one a seat, by these options; chance decides cats and boards that are None.

    Where every player is `random` the kernel plays, a million games a second; it has a random generator of its own.
    """

    games: int
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    options: Options = field(default_factory=Options)
    cats: tuple[Cat, ...] | None = None
    boards: tuple[Board, ...] | None = None

    @property
    def is_on_kernel(self) -> bool:
        """Whether the kernel plays these games."""
        return all(bot == RANDOM for bot in self.bots)

    def check(self) -> None:
        """Refuse, before anything is played, what can't be."""
        _check_number("games", self.games, 1, _MAX_GAMES)
        _check_number("seed", self.seed, 0, MAX_SEED)
        for bot in self.bots:
            find_player(bot)
        deal_setup(self.options, self.names, Random(self.seed), cats=self.cats, boards=self.boards)

    @property
    def names(self) -> list[str]:
        """What the players are called in records."""
        return [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)]


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """Games `first` and following: `results` by game, seat and column; records as lines of text, if they were wanted;
    and the processor time that they took.
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

    plan = kernel.Plan(len(simulation.bots), simulation.options, simulation.cats, simulation.boards)
    played = kernel.random_games(plan, len(games), seed=simulation.seed, first=games.start, threads=1)
    lines = []
    for number in games if records else ():
        game = kernel.random_game(plan, seed=simulation.seed, index=number)
        record = Record(game.setup, game.supply)
        table = opening(record)
        for move in game.moves:
            record, table = continued(record, table, move)
        lines.append(format_record(record))
    return played.columns, tuple(lines)


def _play_by_players(simulation: Simulation, games: range, records: bool) -> tuple[Results, tuple[str, ...]]:
    results = np.zeros((len(games), len(simulation.bots), len(COLUMNS)), dtype=np.int16)
    lines = []
    players = [find_player(bot) for bot in simulation.bots]
    for row, number in enumerate(games):
        seed = derive_seed(simulation.seed, number)
        random = Random(seed)
        setup = deal_setup(simulation.options, simulation.names, random, cats=simulation.cats, boards=simulation.boards)
        try:
            record = play_game(setup, shuffled_supply(simulation.options, random), players, seed=seed)
        except BotError as error:
            raise error.in_game(number + 1, simulation.seed) from error
        results[row] = _columns(record)
        if records:
            lines.append(format_record(record))
    return results, tuple(lines)


def _columns(record: Record) -> list[list[int]]:
    """The columns of a finished game, by seat."""
    assert record.result is not None
    cats = [0] * len(record.setup.seats)
    buttons = cats.copy()
    for move in record.moves:
        cats[move.seat] += sum(isinstance(token, Cat) for token in move.earned)
        buttons[move.seat] += sum(not isinstance(token, Cat) for token in move.earned)
    final = None if record.setup.options.scenario is None else positions(record)[-1]
    return [
        [
            score.goals,
            score.cats,
            score.buttons,
            score.total,
            cats[seat],
            buttons[seat],
            seat in record.result.winners,
            final is not None and has_passed(final, seat),
        ]
        for seat, score in enumerate(record.result.scores)
    ]


def _check_number(what: str, value: int, least: int, most: int) -> None:
    try:
        fits = least <= index(value) <= most and not isinstance(value, bool)
    except TypeError:
        fits = False
    if not fits:
        raise CalicoError(Problem.of("kernel-number", what=what, least=least, most=most, value=str(value)))
