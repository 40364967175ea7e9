"""A summary as a picture: how the points are distributed, in all and by goals, cats and buttons."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from calico.plotting import plotting
from calico.simulation.outcomes import POINTS, Summary

LABELS: Mapping[str, str] = MappingProxyType(
    {
        "total": "All points",
        "goals": "Goals",
        "cats": "Cats",
        "buttons": "Buttons",
        "points": "points",
        "share": "share of games",
        "mean": "mean",
    }
)
"""The words of the picture, to be translated."""

# Told apart without colour as well, by the kind of line.
_COLORS = ("#0b6e8f", "#c4441c", "#4b7f1c", "#7a3f98")
_LINES = ("-", "--", ":", "-.")


def plot_summary(
    summary: Summary, path: str | Path, *, names: tuple[str, ...] | None = None, labels: Mapping[str, str] = LABELS
) -> None:
    """Write the picture as `.png` or `.svg`, as the name ends; needs the extra `research`.

    `names` are those of the seats. The same summary gives the same file.
    """
    bots = summary.simulation.bots
    names = names or tuple(bot if len(bots) == 1 else f"{seat}: {bot}" for seat, bot in enumerate(bots))
    with plotting(Path(path), (8, 6)) as figure:
        axes = figure.subplot_mosaic([["total"] * 3, ["goals", "cats", "buttons"]])
        for kind, axis in axes.items():
            _draw(axis, summary, str(kind), names, labels)
        axes["total"].legend(frameon=False)


def _draw(axis: Any, summary: Summary, kind: str, names: tuple[str, ...], labels: Mapping[str, str]) -> None:
    counts = summary.counts[:, POINTS.index(kind)]
    last = int(np.flatnonzero(counts.any(axis=0))[-1])
    # Of goals, cats and buttons not every number of points can occur: bars stand where they do.
    for seat, name in enumerate(names):
        share = counts[seat, : last + 1] / summary.games
        mean = summary.statistics(seat, kind).mean
        label = f"{name} ({labels['mean']} {mean:.2f})"
        look = {"color": _COLORS[seat], "linestyle": _LINES[seat]}
        if kind == "total":
            axis.step(np.arange(last + 1), share, where="mid", label=label, **look)
            axis.axvline(mean, linewidth=0.8, **look)
        else:
            points = np.flatnonzero(share)
            axis.plot(points, share[points], marker="o", markersize=3, linewidth=1, label=label, **look)
    axis.set_title(labels[kind])
    axis.set_xlabel(labels["points"])
    axis.set_ylabel(labels["share"])
    axis.set_ylim(bottom=0)
    axis.spines[["top", "right"]].set_visible(False)
