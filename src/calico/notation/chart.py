"""An achievement chart as text: calico-chart 1, which the terminal keeps and the server exports and imports."""

import json

from calico.notation.reader import is_storable
from calico.rules import ACHIEVEMENT_NAMED, CalicoError, Chart, ChartError, ChartRow, Problem

FORMAT = "calico-chart"
VERSION = 1


def format_chart(chart: Chart) -> str:
    """The chart as JSON; `parse_chart` gives it back.

    >>> chart = Chart().with_player("Ari")
    >>> parse_chart(format_chart(chart)) == chart
    True
    """
    players = [
        {"name": row.player, "marked": [str(mark) for mark in row.marked], "games": row.games} for row in chart.rows
    ]
    return json.dumps({"format": FORMAT, "version": VERSION, "players": players}, ensure_ascii=False, indent=2) + "\n"


def parse_chart(text: str) -> Chart:
    """The chart of a text; whatever is not one is refused.

    >>> parse_chart('{"format": "calico-chart", "version": 1, "players": []}')
    Chart(rows=())
    """
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["version"] != VERSION:
            raise ValueError
        chart = Chart()
        for player in data["players"]:
            chart = chart.with_player(player["name"])
            marked = tuple(ACHIEVEMENT_NAMED[name] for name in player["marked"])
            if len(set(marked)) < len(marked):
                raise ValueError
            row = ChartRow(player["name"], marked, tuple(str(game) for game in player["games"]))
            if not all(map(is_storable, (row.player, *row.games))):
                raise ValueError
            chart = Chart((*chart.rows[:-1], row))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, CalicoError):
        raise ChartError(Problem.of("chart-unreadable")) from None
    return chart
