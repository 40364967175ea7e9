"""The strength of every level, measured: `python -m calico.arena.ladder` prints the tables of docs/players.md.

Solo games, `book` values, random boards, goals chosen by the player from four offered. Every player meets the same
deals. Time is CPU time of the choice alone.
"""

import argparse
import json
import math
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import mean, stdev

import numpy as np

from calico.dealing import deal_setup, shuffled_supply
from calico.kernel import apply, pack, score
from calico.kernel import engine as e
from calico.notation import Record, opening
from calico.players import choose_goals, derive_seed
from calico.players.quilters import Designer, Dreamer, Master, Quilter, Tailor
from calico.rules import Mode, Options

LEVELS: tuple[type[Quilter], ...] = (Dreamer, Tailor, Quilter, Designer, Master)


@dataclass(frozen=True, slots=True)
class Measured:
    """What a level made of so many solo games."""

    name: str
    setup: str
    games: int
    points: float
    error: float  # standard error of the mean
    goals: float
    cats: float
    buttons: float
    milliseconds: float  # CPU time a move
    passed: float | None  # share of games, in a scenario


def measure(player: Quilter, options: Options, games: int, *, seed: int = 1) -> Measured:
    """Let a player play solo games, the same for every player with the same seed."""
    totals, parts, passed = [], [], []
    spent = 0.0
    for game in range(games):
        random = Random(derive_seed(seed, game))
        setup = deal_setup(options, [player.name], random)
        supply = shuffled_supply(options, random)
        setup = choose_goals(setup, [player], seed=derive_seed(seed, game))
        record = Record(setup, supply)
        state = pack(opening(record), supply[len(supply) - _left(record) :])
        for turn in range(e.CELLS):
            started = time.process_time()
            action = player.choose_action(state, seed=derive_seed(seed, game, turn))
            spent += time.process_time() - started
            apply(state, action)
        result = score(state)
        totals.append(int(result.totals[0]))
        parts.append((int(result.goals[0]), int(result.cats[0]), int(result.buttons[0])))
        passed.append(bool(result.passed[0]))
    goals, cats, buttons = np.mean(parts, axis=0).tolist()
    kind = str(options.mode) if options.scenario is None else f"scenario {options.scenario}"
    error = stdev(totals) / math.sqrt(games)
    share = mean(passed) if options.scenario is not None else None
    return Measured(
        player.name, kind, games, mean(totals), error, goals, cats, buttons, spent * 1000 / games / e.CELLS, share
    )


def _left(record: Record) -> int:
    return int(pack(opening(record))[e.SUPPLY_LEFT])


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the levels that are asked for and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m calico.arena.ladder", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="levels; all without a name")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenarios", type=int, nargs="*", help="these scenarios instead of the two setups")
    parser.add_argument("--json", type=Path, help="also append the results here, one a line")
    asked = parser.parse_args(arguments)
    setups = [Options(mode=mode) for mode in Mode]
    if asked.scenarios is not None:
        setups = [Options(scenario=number) for number in asked.scenarios or range(1, 11)]
    for level in LEVELS:
        if asked.names and level.name not in asked.names:
            continue
        player = level()
        player.choose_action(pack(opening(_any_record())), seed=0)  # loads the machine code
        for options in setups:
            found = measure(player, options, asked.games, seed=asked.seed)
            passed = "" if found.passed is None else f" passed {found.passed:.0%}"
            print(
                f"{found.name:10} {found.setup:11} {found.points:6.2f} ± {found.error:.2f} "
                f"(goals {found.goals:.1f}, cats {found.cats:.1f}, buttons {found.buttons:.1f}) "
                f"{found.milliseconds:8.2f} ms, {found.games} games{passed}",
                flush=True,
            )
            if asked.json:
                with asked.json.open("a") as file:
                    file.write(json.dumps(asdict(found)) + "\n")


def _any_record() -> Record:
    random = Random(0)
    options = Options(mode=Mode.BEGINNER)
    return Record(deal_setup(options, ["anybody"], random), shuffled_supply(options, random))


if __name__ == "__main__":
    main()
