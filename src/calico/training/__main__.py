"""Train from nothing by one command: `python -m calico.training FOLDER`; run it again to go on."""

import argparse
from pathlib import Path

from calico.kernel.batches import available_threads
from calico.training.run import Recipe, train


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m calico.training", description=__doc__)
    parser.add_argument("folder", type=Path, help="where checkpoint, log and weights lie")
    parser.add_argument("--games", type=int, default=Recipe().games)
    parser.add_argument("--rate", type=float, default=Recipe().rate)
    parser.add_argument("--seed", type=int, default=Recipe().seed)
    parser.add_argument("--threads", type=int, default=available_threads())
    asked = parser.parse_args()
    recipe = Recipe(games=asked.games, rate=asked.rate, seed=asked.seed)
    train(asked.folder, recipe, threads=asked.threads, report=lambda entry: print(entry, flush=True))


if __name__ == "__main__":
    main()
