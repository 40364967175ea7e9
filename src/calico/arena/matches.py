"""Duplicate matches: everybody meets the same tables and the same supplies, so luck cancels out.

Alone, each player plays every deal. Otherwise every two players meet: each deal is played twice, once with the first of
them on the even seats and the other on the odd ones, once the other way round. Every seat is so played by both on the
same supply, and the two games count as one observation, because they are not independent.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from multiprocessing import get_context

from calico.arena.sequential import Evidence
from calico.parallel import default_workers, ignore_interrupt, run_in_pool
from calico.plan import Plan
from calico.players import BotError, Player, Strength, derive_seed, play_game
from calico.players.entrants import find_entrant, short_name
from calico.rules import CalicoError, Goal, Move, Problem, View, has_passed
from calico.rules.values import check_seed

Pair = tuple[str, str]
_AHEAD = 3  # deals a worker that are under way or wait to be fetched


@dataclass(frozen=True, slots=True)
class Match:
    """Who meets whom and how: the same match gives the same games, but for players whom the clock stops.

    `seconds` is the time that each of them may think about a move; None leaves it to their habits. With `early`, two
    players meet no more once it is known which of them is better.
    """

    names: tuple[str, ...]
    deals: int = 50
    plan: Plan = field(default_factory=lambda: Plan(2))
    seed: int = 1
    seconds: float | None = None
    early: bool = False

    def check(self) -> None:
        """Refuse, before anything is played, what can't be or would compare nothing."""
        least = 1 if self.plan.players == 1 else 2
        if len(set(self.names)) != len(self.names) or len(self.names) < least or self.deals < 2:
            raise CalicoError(Problem.of("arena-match"))
        for name in self.names:
            find_entrant(name)
        check_seed(self.seed)
        self.plan.check()

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Every two players, in the order in which they were named."""
        return tuple(combinations(self.names, 2))

    @property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Who plays a deal together: each alone, or every two."""
        return tuple((name,) for name in self.names) if self.plan.players == 1 else self.pairs


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game, seat by seat."""

    deal: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory
    passed: tuple[bool, ...]  # the scenario, if there is one
    cpu_seconds: tuple[float, ...]  # spent on choosing goals, and moves, of which there are 22
    over: tuple[int, ...]  # moves that took more than the match's `seconds` of the processor


@dataclass(frozen=True, slots=True)
class Part:
    """What a table made of a deal: its games, and their records as lines of text."""

    games: tuple[Played, ...]
    records: tuple[str, ...]


class Arena:
    """A match under way: knows what has been played, plays on, and can be asked at any time how it stands."""

    def __init__(self, match: Match, games: Sequence[Played] = ()) -> None:
        """A match that begins, or goes on after these games."""
        match.check()
        self.match = match
        self.games: list[Played] = []
        self._evidence = {pair: Evidence(len(match.pairs)) for pair in match.pairs}
        self._waiting: dict[int, dict[tuple[str, ...], tuple[Played, ...]]] = {}
        met: dict[tuple[int, frozenset[str]], list[Played]] = {}
        for game in games:
            met.setdefault((game.deal, frozenset(game.names)), []).append(game)
        self._before = {key: tuple(found) for key, found in met.items() if len(found) == self._games_of_a_table}

    @property
    def total(self) -> int:
        """How many games there will be if nothing is decided early."""
        return self.match.deals * len(self.match.tables) * self._games_of_a_table

    @property
    def _games_of_a_table(self) -> int:
        return 1 if self.match.plan.players == 1 else 2

    def evidence(self, pair: Pair) -> Evidence:
        """What is known of two players, as far as they have met."""
        return self._evidence[pair]

    def is_open(self, table: tuple[str, ...]) -> bool:
        """Whether those at this table have still to meet."""
        if not self.match.early or not self.match.pairs:
            return True
        return any(set(table) <= set(pair) and not self._evidence[pair].is_decided for pair in self.match.pairs)

    def play(self, *, workers: int | None = None) -> Iterator[Part]:
        """Play what is missing; each table's part in the order of the deals, whatever the number of workers."""
        wanted = ((deal, table) for deal in range(self.match.deals) for table in self.match.tables)
        parts = self._parts(wanted, default_workers() if workers is None else workers)
        for deal, table, part in parts:
            if not self.is_open(table):  # decided while this was under way
                continue
            self.games += part.games
            self._learn(deal, table, part.games)
            yield part

    def _parts(
        self, wanted: Iterator[tuple[int, tuple[str, ...]]], workers: int
    ) -> Iterator[tuple[int, tuple[str, ...], Part]]:
        asked = ((deal, table) for deal, table in wanted if self.is_open(table))
        tasks = (
            partial(_part, self.match, deal, table, self._before.get((deal, frozenset(table)))) for deal, table in asked
        )
        if workers == 1:
            for task in tasks:
                yield task()
            return
        # A fresh process for each worker: a copy of this one could hold locks of its other threads.
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=ignore_interrupt)
        yield from run_in_pool(pool, tasks, _AHEAD * workers)

    def _learn(self, deal: int, table: tuple[str, ...], games: tuple[Played, ...]) -> None:
        met = self._waiting.setdefault(deal, {})
        met[table] = games
        for pair in self.match.pairs:
            share = share_of_wins(pair, [game for played in met.values() for game in played])
            if table[-1] in pair and table[0] in pair and share is not None:
                self._evidence[pair].add(share)


def share_of_wins(pair: Pair, games: Sequence[Played]) -> float | None:
    """The share of the games of one deal that the first of two won, a tie being half of one; None if they did not meet.

    Alone, the one with more points wins the deal.
    """
    one, other = pair
    if games and len(games[0].names) == 1:
        points = {game.names[0]: game.totals[0] for game in games}
        if one not in points or other not in points:
            return None
        return 0.5 + 0.5 * ((points[one] > points[other]) - (points[one] < points[other]))
    shares = [
        sum(share for name, share in zip(game.names, game.shares, strict=True) if name == one)
        for game in games
        if set(game.names) == set(pair)
    ]
    return sum(shares) / len(shares) if shares else None


class _Timed:
    """A player whose choices are timed by the processor's clock."""

    def __init__(self, player: Player, limit: float | None) -> None:
        self._player = player
        self._limit = limit
        self.cpu_seconds = 0.0
        self.over = 0

    @property
    def name(self) -> str:
        return self._player.name

    @property
    def description(self) -> str:
        return self._player.description

    @property
    def strength(self) -> Strength:
        return self._player.strength

    def choose_goals(self, view: View, *, seed: int, seconds: float | None = None) -> tuple[Goal, ...]:
        started = time.thread_time()
        goals = self._player.choose_goals(view, seed=seed, seconds=seconds)
        self.cpu_seconds += time.thread_time() - started
        return goals

    def choose_move(self, view: View, *, seed: int, seconds: float | None = None) -> Move:
        started = time.thread_time()
        move = self._player.choose_move(view, seed=seed, seconds=seconds)
        spent = time.thread_time() - started
        self.cpu_seconds += spent
        self.over += self._limit is not None and spent > self._limit
        return move


def _part(
    match: Match, deal: int, table: tuple[str, ...], before: tuple[Played, ...] | None
) -> tuple[int, tuple[str, ...], Part]:
    """Play a deal, unless it was played before."""
    if before is not None:
        return deal, table, Part(before, ())
    seatings = {
        tuple((table * match.plan.players)[turn : turn + match.plan.players]): None for turn in range(len(table))
    }
    played = [_play(match, deal, names) for names in seatings]
    return deal, table, Part(tuple(game for game, _ in played), tuple(record for _, record in played))


def _play(match: Match, deal: int, names: tuple[str, ...]) -> tuple[Played, str]:
    seed = derive_seed(match.seed, deal)
    players = [_Timed(find_entrant(name), match.seconds) for name in names]
    try:
        game = play_game(match.plan.deal(seed, _seat_names(names)), players, seed=seed, seconds=match.seconds)
    except BotError as error:
        raise error.in_game(deal + 1, match.seed) from error
    seats = range(len(names))
    played = Played(
        deal,
        names,
        tuple(score.total for score in game.scores),
        tuple((seat in game.winners) / max(1, len(game.winners)) for seat in seats),
        tuple(has_passed(game.position, seat) for seat in seats),
        tuple(round(player.cpu_seconds, 6) for player in players),
        tuple(player.over for player in players),
    )
    return played, game.record


def _seat_names(names: Sequence[str]) -> list[str]:
    """What the players are called in records: where somebody sits twice, with the seat's number."""
    short = [short_name(name) for name in names]
    return short if len(set(short)) == len(short) else [f"{name} {seat + 1}" for seat, name in enumerate(short)]
