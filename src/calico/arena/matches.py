"""Duplicate matches: everybody meets the same tables and the same supplies, so luck cancels out.

Alone, each player plays every deal once. In pairs, each deal is played twice with the seats exchanged, and the two
games count as one observation, because they are not independent.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations, repeat
from multiprocessing import get_context
from random import Random
from statistics import NormalDist, mean, stdev

from calico.dealing import deal_setup, shuffled_supply
from calico.notation import Record, format_record, positions
from calico.players import derive_seed, find_player, play_game
from calico.rules import CalicoError, Options, Problem, has_passed

Progress = Callable[[int, int], None]  # deals done, of how many


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player made of all its games."""

    name: str
    games: int
    points: float  # mean
    error: float  # standard error of the mean
    milliseconds: float  # CPU time a turn, goal choice and record keeping included
    passed: float | None  # share of games, in a scenario


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players compared deal by deal: points, and who did better. Intervals are of 95%."""

    one: str
    other: str
    deals: int
    ahead: float  # mean points by which `one` is ahead
    ahead_low: float
    ahead_high: float
    wins: float  # share of games that `one` won (alone: deals with more points); a shared victory is half of one
    wins_low: float
    wins_high: float

    @property
    def rating(self) -> float:
        """The difference in Elo points that this share of wins means."""
        share = min(max(self.wins, 0.5 / self.deals), 1 - 0.5 / self.deals)
        return 400 * math.log10(share / (1 - share))


@dataclass(frozen=True, slots=True)
class Report:
    """A whole match."""

    players: int
    deals: int
    seed: int
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]

    def as_json(self) -> dict[str, object]:
        """Plain values, ready to be written as JSON."""
        return {**asdict(self), "duels": [{**asdict(duel), "rating": duel.rating} for duel in self.duels]}


@dataclass(frozen=True, slots=True)
class _Game:
    """One finished game: who sat where, and what came out."""

    names: tuple[str, ...]
    totals: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory
    passed: tuple[bool, ...]
    milliseconds: float
    record: Record


def play_match(
    names: Sequence[str],
    deals: int,
    *,
    seed: int,
    players: int = 2,
    options: Options | None = None,
    seconds: float | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    keep: Callable[[str], None] | None = None,
) -> Report:
    """Let these players meet on so many deals, each with each (or alone, with `players=1`), and compare them.

    The same seed gives the same deals, whoever plays. `keep` gets every game as a line of calico-record.
    """
    options = Options() if options is None else options
    if players not in (1, 2) or len(set(names)) != len(names) or len(names) < players or deals < 2:
        raise CalicoError(Problem.of("arena-match"))
    for name in names:
        find_player(name)
    pairs = [(name,) for name in names] if players == 1 else list(combinations(names, 2))
    found: list[list[_Game]] = []
    for done, games in enumerate(_spread(pairs, deals, seed, options, seconds, workers), start=1):
        found.append(games)
        if keep is not None:
            for game in games:
                keep(format_record(game.record))
        if progress is not None:
            progress(done, deals)
    standings = tuple(_standing(name, found, options) for name in names)
    duels = tuple(_duel(one, other, found) for one, other in combinations(names, 2))
    return Report(players, deals, seed, standings, duels)


def _spread(
    pairs: Sequence[tuple[str, ...]], deals: int, seed: int, options: Options, seconds: float | None, workers: int
) -> Iterator[list[_Game]]:
    """The games of every deal, in the order of the deals, whatever the number of workers."""
    arguments = (repeat(pairs), range(deals), repeat(seed), repeat(options), repeat(seconds))
    if workers == 1:
        yield from map(_play_deal, *arguments)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_deal, *arguments)


def _play_deal(
    pairs: Sequence[tuple[str, ...]], deal: int, seed: int, options: Options, seconds: float | None
) -> list[_Game]:
    games = []
    for pair in pairs:
        for names in (pair,) if len(pair) == 1 else (pair, pair[::-1]):
            random = Random(derive_seed(seed, deal))
            setup = deal_setup(options, names, random)
            supply = shuffled_supply(options, random)
            bots = [find_player(name) for name in names]
            started = time.process_time()
            record = play_game(setup, supply, bots, seed=derive_seed(seed, deal), seconds=seconds)
            spent = time.process_time() - started
            outcome = record.result
            assert outcome is not None
            totals = tuple(score.total for score in outcome.scores)
            winners = outcome.winners
            shares = tuple((seat in winners) / max(1, len(winners)) for seat in range(len(names)))
            end = positions(record)[-1]
            passed = tuple(options.scenario is not None and has_passed(end, seat) for seat in range(len(names)))
            games.append(_Game(names, totals, shares, passed, spent * 1000 / len(record.moves), record))
    return games


def _standing(name: str, found: list[list[_Game]], options: Options) -> Standing:
    by_deal = []
    passed = []
    times = []
    for games in found:
        own = [(game, game.names.index(name)) for game in games if name in game.names]
        by_deal.append(mean(game.totals[seat] for game, seat in own))
        passed += [game.passed[seat] for game, seat in own]
        times += [game.milliseconds for game, _ in own]
    return Standing(
        name,
        len(passed),
        mean(by_deal),
        stdev(by_deal) / math.sqrt(len(by_deal)),
        mean(times),
        mean(passed) if options.scenario is not None else None,
    )


def _duel(one: str, other: str, found: list[list[_Game]]) -> Duel:
    ahead, wins = [], []
    for games in found:
        if len(games[0].names) == 1:
            points = {game.names[0]: game.totals[0] for game in games}
            ahead.append(float(points[one] - points[other]))
            wins.append(0.5 + 0.5 * ((ahead[-1] > 0) - (ahead[-1] < 0)))
        else:
            met = [(game, game.names.index(one)) for game in games if {one, other} == set(game.names)]
            ahead.append(mean(game.totals[seat] - game.totals[1 - seat] for game, seat in met))
            wins.append(mean(game.shares[seat] for game, seat in met))
    return Duel(one, other, len(found), *_interval(ahead), *_interval(wins))


def _interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and the bounds between which it lies with 95% confidence."""
    middle = mean(values)
    reach = NormalDist().inv_cdf(0.975) * stdev(values) / math.sqrt(len(values))
    return middle, middle - reach, middle + reach
