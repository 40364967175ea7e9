"""`calico score`: validates records and prints the score sheet by player."""

import json
from pathlib import Path

from rich.text import Text

from calico.cli.progress import Progress
from calico.cli.records import read_game
from calico.cli.screens import Screens
from calico.cli.statistics import Statistics
from calico.cli.terminal import Terminal
from calico.notation import Record, positions, read_records
from calico.rules import has_passed, result, score


def show_scores(terminal: Terminal, path: Path, *, game: int | None, as_json: bool) -> None:
    """One game: its sheet. Many: how many there are and how they went. A record that breaks a rule is refused."""
    if game is not None:
        record = read_game(path, game)
        if as_json:
            _print_json(terminal, [_sheet(record)])
        else:
            _show_one(terminal, record)
        return
    statistics = Statistics()
    sheets: list[dict[str, object]] = []
    last: Record | None = None
    with Progress(terminal, None, is_shown=not as_json) as progress:
        for record in read_records(path):
            last = record
            if record.result is not None:
                statistics.add([points.total for points in record.result.scores])
            if as_json:
                sheets.append(_sheet(record))
            progress.advance(1)
    count = progress.done
    if as_json:
        _print_json(terminal, sheets)
    elif count == 1 and last is not None:
        _show_one(terminal, last)
    else:
        terminal.say("cli-score-many", count=count, finished=statistics.games)
        if statistics.count:
            terminal.show(statistics.table(terminal.texts))
        terminal.say("cli-score-choose", count=count)


def _print_json(terminal: Terminal, sheets: list[dict[str, object]]) -> None:
    terminal.out.print(json.dumps({"games": len(sheets), "results": sheets}, ensure_ascii=False), soft_wrap=True)


def _show_one(terminal: Terminal, record: Record) -> None:
    game = positions(record)[-1]
    screens = Screens(terminal)
    names = [seat.name for seat in record.setup.seats]
    terminal.show(screens.sheet(game, names, record.result), "")
    if record.result is None:
        terminal.say("cli-score-open", moves=len(record.moves))
    else:
        terminal.show(Text(screens.verdict(names, record.result), style="bold"))
    terminal.show(*screens.passed(game, names))


def _sheet(record: Record) -> dict[str, object]:
    game = positions(record)[-1]
    seats = range(len(game.seats))
    scores = [score(game, seat) for seat in seats]
    sheet: dict[str, object] = {
        "players": [seat.name for seat in record.setup.seats],
        "scores": [
            {"goals": points.goals, "cats": points.cats, "buttons": points.buttons, "total": points.total}
            for points in scores
        ],
        "winners": None if record.result is None else list(record.result.winners),
        "decided_by": None if record.result is None else result(game).decided_by,
    }
    if game.options.scenario is not None:
        sheet["passed"] = [seat for seat in seats if has_passed(game, seat)]
    return sheet
