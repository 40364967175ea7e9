"""A match as a picture: mean points and, where players meet, ratings, with their intervals."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from calico.arena.reports import NORMAL, Report
from calico.plotting import plotting

LABELS: Mapping[str, str] = MappingProxyType({"points": "mean points", "rating": "rating (Elo)"})
"""The words of the picture, to be translated."""

_COLOR = "#0b6e8f"


def plot_report(found: Report, path: Path, *, names: Mapping[str, str], labels: Mapping[str, str] = LABELS) -> None:
    """Write the picture as `.png` or `.svg`, as the name ends; needs the extra `research`.

    The bars are intervals of 95%; `names` is what the players are called. The same report gives the same file.
    """
    rated = {rating.name: rating for rating in found.ratings}
    order = sorted(found.standings, key=lambda one: rated[one.name].rating if rated else one.points)
    places = list(range(len(order)))
    look = {"fmt": "o", "color": _COLOR, "capsize": 3}
    with plotting(path, (8, 1.2 + 0.45 * len(order))) as figure:
        points, *others = figure.subplots(1, 2 if rated else 1, sharey=True, squeeze=False)[0]
        points.errorbar([one.points for one in order], places, xerr=[NORMAL * one.error for one in order], **look)
        points.set_xlabel(labels["points"])
        points.set_yticks(places, [names[one.name] for one in order])
        for axis in others:
            ratings = [rated[one.name] for one in order]
            reach = [[one.rating - one.low for one in ratings], [one.high - one.rating for one in ratings]]
            axis.errorbar([one.rating for one in ratings], places, xerr=reach, **look)
            axis.set_xlabel(labels["rating"])
        for axis in (points, *others):
            axis.grid(axis="x", linewidth=0.4)
            axis.spines[["top", "right"]].set_visible(False)
