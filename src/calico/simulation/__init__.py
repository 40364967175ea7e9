"""Many games: on the kernel or between players, on all cores or a cluster; results as NumPy, Parquet and a plot.

The same seed gives the same results whatever plays them. `docs/research.md` shows its use.
"""

from calico.extras import needing

with needing("kernel"):
    from calico.simulation.games import COLUMNS, MAX_SEED, Part, Simulation
    from calico.simulation.outcomes import POINTS, Outcome, Statistics, Summary
    from calico.simulation.parquet import describe, parquet_file, read_parquet, write_parquet
    from calico.simulation.plot import LABELS, plot_summary
    from calico.simulation.running import play_parts, run

__all__ = [
    "COLUMNS",
    "LABELS",
    "MAX_SEED",
    "POINTS",
    "Outcome",
    "Part",
    "Simulation",
    "Statistics",
    "Summary",
    "describe",
    "parquet_file",
    "play_parts",
    "plot_summary",
    "read_parquet",
    "run",
    "write_parquet",
]
