"""How fast the pure rules are: CPU time of whole random games, by the rules alone and through the player protocol.

Run: python benchmarks/rules.py [--games N]
Times are CPU time of one process (time.process_time), best of three rounds, printed also as a ratio to a fixed piece
of plain Python that is measured in the same run, because machines and their load differ.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from random import Random

from calico.notation import parse_record
from calico.plan import Plan
from calico.players import find_player, play_game
from calico.rules import (
    Mode,
    Options,
    Phase,
    apply,
    legal_cells,
    legal_choices,
    legal_takes,
    placeable,
    refill,
    start,
)
from calico.rules.position import Place

ROUNDS = 3
KINDS = (
    ("solo, beginner", 1, Options(mode=Mode.BEGINNER), 5.0),
    ("2 players, standard", 2, Options(), None),
    ("4 players, standard", 4, Options(), 20.0),
)


def by_rules(players: int, options: Options, seed: int) -> None:
    """A random game with nothing but the rules: every step is checked by `apply`."""
    random = Random(seed)
    dealt = Plan(players, options).deal(seed)
    position, supply = start(dealt.setup), iter(dealt.supply)
    for seat in range(players if position.phase is Phase.CHOOSE else 0):
        position = apply(position, random.choice(legal_choices(position, seat)))
    position = refill(position, supply)
    while position.phase is not Phase.OVER:
        patch = random.choice(placeable(position))
        position = apply(position, Place(patch, random.choice(legal_cells(position, patch))))
        position = refill(apply(position, random.choice(legal_takes(position))), supply)


def by_players(players: int, options: Options, seed: int) -> None:
    """The same through views, players and a record, as `calico simulate` does it."""
    play_game(Plan(players, options).deal(seed), [find_player("random")] * players, seed=seed)


def yardstick() -> None:
    """A fixed piece of plain Python: what the other times are compared with."""
    total = 0
    for number in range(10_000):
        total += len(str(number))


def milliseconds(work: Callable[[int], object], times: int) -> float:
    """The best of some rounds, for one call."""
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.process_time()
        for seed in range(times):
            work(seed)
        best = min(best, (time.process_time() - begin) / times)
    return best * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games a round (default 100)")
    games = parser.parse_args().games
    unit = milliseconds(lambda _: yardstick(), 50)
    print(f"CPU time for one game, best of {ROUNDS} rounds of {games} games; yardstick {unit:.2f} ms")
    print(f"{'':22}{'rules':>10}{'ratio':>8}{'players':>10}{'ratio':>8}{'to reach':>10}")
    for name, players, options, limit in KINDS:
        rules = milliseconds(partial(by_rules, players, options), games)
        whole = milliseconds(partial(by_players, players, options), games)
        wanted = "" if limit is None else f"< {limit:.0f} ms"
        print(f"{name:22}{rules:7.2f} ms{rules / unit:8.2f}{whole:7.2f} ms{whole / unit:8.2f}{wanted:>10}")
    text = play_game(Plan(2).deal(1), [find_player("random")] * 2, seed=1).record
    read = milliseconds(lambda _: parse_record(text), games)
    print(f"{'read a 2-player record':22}{read:7.2f} ms{read / unit:8.2f}")


if __name__ == "__main__":
    main()
