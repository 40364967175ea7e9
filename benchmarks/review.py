"""How much a review depends on chance: the same games are reviewed again with other seeds, by default as `calico
analyse` does it.

Run: python benchmarks/review.py [--games N] [--seeds N] [--seconds S] [--bot NAME]
The spread of a figure is its standard deviation over the seeds, within a game, in points. A solo review takes about
22 times `--seconds` of processor time.
"""

import argparse
from collections import Counter
from itertools import combinations
from math import sqrt
from statistics import fmean, variance

from calico.analysis import GameReview, review_game
from calico.plan import Plan
from calico.players import find_player, play_game


def review(bot: str, game: int, seed: int, seconds: float) -> GameReview:
    """One review of one solo game in the standard setup."""
    played = play_game(Plan().deal(game), [find_player(bot)], seed=game)
    return review_game(played, 0, seconds=seconds, seed=seed)


def spread(groups: list[list[float]]) -> float:
    """The standard deviation within the groups."""
    return sqrt(fmean(variance(group) for group in groups))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="games (default 4)")
    parser.add_argument("--seeds", type=int, default=4, help="reviews of each (default 4)")
    parser.add_argument("--seconds", type=float, default=1.0, help="as of calico analyse (default 1)")
    parser.add_argument("--bot", default="tailor", help="who played (default tailor)")
    asked = parser.parse_args()
    games = [
        [review(asked.bot, game, seed, asked.seconds) for seed in range(asked.seeds)] for game in range(asked.games)
    ]
    print(f"{asked.games} solo games of {asked.bot}, {asked.seeds} reviews of each, {asked.seconds:g} s a turn")
    for name in ("luck", "insight", "losses"):
        values = [[getattr(found, name) for found in reviews] for reviews in games]
        mean = fmean(value for group in values for value in group)
        print(f"{name:12} mean {mean:6.2f}   spread of a review {spread(values):5.2f}")
    turns = [list(turn) for reviews in games for turn in zip(*(found.turns for found in reviews), strict=True)]
    print(f"{'loss a turn':12} mean {fmean(one.loss for turn in turns for one in turn):6.2f}", end="   ")
    print(f"spread of a turn   {spread([[one.loss for one in turn] for turn in turns]):5.2f}")
    same = [
        one.analysis.best.move == other.analysis.best.move for turn in turns for one, other in combinations(turn, 2)
    ]
    print(f"two reviews name the same best move in {fmean(same):.0%} of the turns")
    told = Counter(sum(one.is_clear_mistake for one in turn) for turn in turns)
    ever, always = sum(told.values()) - told[0], told[asked.seeds]
    print(f"clear mistakes: {ever} turns in at least one review, {always} of them in all {asked.seeds}")


if __name__ == "__main__":
    main()
