"""The growth curve: how long a move takes with more and more tables, from the figures that `load.py --json` wrote.

python benchmarks/load/curve.py docs/load.jsonl docs/load.svg
"""

import argparse
import json
from itertools import groupby
from pathlib import Path

from calico.plotting import plotting

_WANTED_MS = 100
_NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def main() -> None:
    """Read the figures and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("figures", type=Path)
    parser.add_argument("picture", type=Path, help="*.svg or *.png")
    options = parser.parse_args()
    steps = [json.loads(line) for line in options.figures.read_text(encoding="utf-8").splitlines()]
    with plotting(options.picture, (8, 4.5)) as figure:
        axes = figure.subplots()
        for (database, processes), group in groupby(steps, key=lambda step: (step["database"], step["processes"])):
            rows = list(group)
            tables = [row["tables"] for row in rows]
            name = f"{_NAMES[database]}, {processes} process{'es' if processes > 1 else ''}"
            (line,) = axes.plot(tables, [row["p99_ms"] for row in rows], marker="o", label=f"{name}: 99th percentile")
            medians = [row["p50_ms"] for row in rows]
            axes.plot(tables, medians, marker=".", linestyle=":", color=line.get_color(), label=f"{name}: median")
        axes.axhline(_WANTED_MS, color="grey", linewidth=0.8)
        axes.set_yscale("log")
        axes.set_xlabel("tables of two, a move every five seconds each")
        axes.set_ylabel("milliseconds from a move to all clients")
        axes.legend(fontsize=7)


if __name__ == "__main__":
    main()
