"""What a match says: each player's points and time, every two compared, ratings; and all of it as JSON."""

import json
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import NormalDist, mean, stdev

from calico.arena.matches import Arena, Match, Pair, Played, share_of_wins
from calico.arena.ratings import Rating, rate
from calico.arena.sequential import ALPHA
from calico.rules import CalicoError, Options, Problem

FORMAT = "calico-arena-1"
NORMAL = NormalDist().inv_cdf(1 - ALPHA / 2)  # standard errors on each side of an interval
_MOVES = 22  # of each player in a game


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player made of all its games."""

    name: str
    games: int  # times seats: somebody who sits twice at a table counts twice
    points: float  # mean
    error: float  # standard error of the mean, by deals
    wins: float | None  # share of victories by seat; None alone
    milliseconds: float  # CPU time a move, of the choices alone; the choice of goals is shared out
    over: float | None  # share of moves that took more CPU time than was allowed; None without a limit
    passed: float | None  # share of games, in a scenario


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players compared deal by deal. The intervals are of 95%."""

    one: str
    other: str
    deals: int
    ahead: float  # mean points by which `one` is ahead
    ahead_low: float
    ahead_high: float
    wins: float  # share of games that `one` won (alone: deals with more points); a tie is half of one
    wins_low: float  # with early stopping an interval that holds at any time, for all pairs at once
    wins_high: float
    ties: float  # share of deals in which neither won more
    decided: bool  # whether it was known early who is better, and they met no more


@dataclass(frozen=True, slots=True)
class Report:
    """A whole match, or as much of it as was played."""

    match: Match
    games: int
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    ratings: tuple[Rating, ...]


def report(arena: Arena) -> Report:
    """How a match stands; refuses one of which no player has finished two deals."""
    match = arena.match
    by_deal: dict[int, list[Played]] = {}
    for game in arena.games:
        by_deal.setdefault(game.deal, []).append(game)
    deals = [by_deal[deal] for deal in sorted(by_deal)]
    standings = tuple(_standing(name, deals, match) for name in match.names)
    shares = [
        {pair: share for pair in match.pairs if (share := share_of_wins(pair, games)) is not None} for games in deals
    ]
    duels = tuple(_duel(arena, pair, deals, shares) for pair in match.pairs)
    games_a_deal = 1 if match.plan.players == 1 else 2
    ratings = rate(match.names, shares, games_a_deal, seed=match.seed) if match.pairs else ()
    return Report(match, len(arena.games), standings, duels, ratings)


def to_json(found: Report, games: Sequence[Played]) -> dict[str, object]:
    """Plain values, ready to be written as JSON and to go on from; docs/research/arena.md tells what they mean."""
    return {
        "format": FORMAT,
        "match": match_to_json(found.match),
        "standings": [asdict(standing) for standing in found.standings],
        "duels": [asdict(duel) for duel in found.duels],
        "ratings": [asdict(rating) for rating in found.ratings],
        "games": [asdict(game) for game in games],
    }


def match_to_json(match: Match) -> dict[str, object]:
    """What was played, as plain values."""
    return {
        "names": list(match.names),
        "deals": match.deals,
        "players": match.plan.players,
        "options": options_to_json(match.plan.options),
        "seed": match.seed,
        "seconds": match.seconds,
        "early": match.early,
    }


def options_to_json(options: Options) -> dict[str, object]:
    """The rules of a game as plain values."""
    return {**asdict(options), "variants": sorted(options.variants)}


def keep_games(path: Path, arena: Arena) -> None:
    """Write the games of a match so that it can be gone on with; an interrupted write leaves the old file."""
    games = [asdict(game) for game in arena.games]
    fresh = path.with_suffix(f"{path.suffix}.new")
    data = {"format": FORMAT, "match": match_to_json(arena.match), "games": games}
    fresh.write_text(json.dumps(data), encoding="utf-8")
    os.replace(fresh, path)


def read_games(path: Path, match: Match) -> list[Played]:
    """The games of a match that was written before; refuses another match and a file that is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise ValueError(data["format"])
        games = [_game(entry) for entry in data["games"]]
        before = data["match"]
    except (ValueError, KeyError, TypeError) as problem:
        raise CalicoError(Problem.of("arena-file", path=path.name)) from problem
    if {**before, "deals": 0} != {**json.loads(json.dumps(match_to_json(match))), "deals": 0}:
        raise CalicoError(Problem.of("arena-other", path=path.name))
    return games


def _game(entry: Mapping[str, list[object]]) -> Played:
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
    return Played(**values)  # type: ignore[arg-type]  # another program's file: wrong keys raise TypeError


def _standing(name: str, deals: Sequence[Sequence[Played]], match: Match) -> Standing:
    by_deal = []
    totals, shares, passed, times, over = [], [], [], [], []
    for games in deals:
        own = [(game, seat) for game in games for seat, who in enumerate(game.names) if who == name]
        if own:
            by_deal.append([game.totals[seat] for game, seat in own])
        totals += [game.totals[seat] for game, seat in own]
        shares += [game.shares[seat] for game, seat in own]
        passed += [game.passed[seat] for game, seat in own]
        times += [game.cpu_seconds[seat] for game, seat in own]
        over += [game.over[seat] for game, seat in own]
    _, low, high = _interval([mean(points) for points in by_deal])
    return Standing(
        name,
        len(totals),
        mean(totals),
        (high - low) / 2 / NORMAL,
        mean(shares) if match.plan.players > 1 else None,
        1000 * mean(times) / _MOVES,
        mean(over) / _MOVES if match.seconds is not None else None,
        mean(passed) if match.plan.options.scenario is not None else None,
    )


def _duel(arena: Arena, pair: Pair, deals: Sequence[Sequence[Played]], shares: Sequence[Mapping[Pair, float]]) -> Duel:
    ahead, wins = [], []
    for games, shared in zip(deals, shares, strict=True):
        if pair not in shared:
            continue
        totals: dict[str, list[int]] = {name: [] for name in pair}
        for game in games:
            if set(game.names) <= set(pair):
                for name, total in zip(game.names, game.totals, strict=True):
                    totals[name].append(total)
        ahead.append(mean(totals[pair[0]]) - mean(totals[pair[1]]))
        wins.append(shared[pair])
    share = mean(wins)
    # One victory and one defeat more than there were: without them, three victories in three games would be certainty.
    _, low, high = _interval([*wins, 0.0, 1.0])
    evidence = arena.evidence(pair)
    if arena.match.early:
        low, high = evidence.low, evidence.high
    ties = mean(win == 0.5 for win in wins)
    return Duel(
        *pair,
        len(wins),
        *_interval(ahead),
        share,
        max(low, 0.0),
        min(high, 1.0),
        ties,
        arena.match.early and evidence.is_decided,
    )


def _interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and the bounds between which it lies with 95% confidence."""
    if len(values) < 2:
        raise CalicoError(Problem.of("arena-match"))
    middle = mean(values)
    reach = NORMAL * stdev(values) / math.sqrt(len(values))
    return middle, middle - reach, middle + reach
