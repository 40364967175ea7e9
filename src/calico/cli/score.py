"""`calico score`: validates records and prints the score sheet by player."""

import json
from pathlib import Path

from rich.text import Text

from calico.cli.progress import Progress
from calico.cli.records import read_game
from calico.cli.screens import Screens
from calico.cli.statistics import Totals
from calico.cli.terminal import Terminal
from calico.game import Game
from calico.notation import read_games
from calico.rules import has_passed


def show_scores(terminal: Terminal, path: Path, *, game: int | None, as_json: bool) -> None:
    """One game: its sheet. Many: how many there are and how they went. A record that breaks a rule is refused."""
    if game is not None:
        chosen = read_game(path, game)
        if as_json:
            _print_json(terminal, [_sheet(chosen)])
        else:
            _show_one(terminal, chosen)
        return
    statistics = Totals()
    sheets: list[dict[str, object]] = []
    last: Game | None = None
    with Progress(terminal, None, is_shown=not as_json) as progress:
        for last in read_games(path):
            if last.is_over:
                statistics.add([points.total for points in last.scores])
            if as_json:
                sheets.append(_sheet(last))
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


def _show_one(terminal: Terminal, game: Game) -> None:
    screens = Screens(terminal)
    terminal.show(screens.sheet(game.position, game.names, game.result), "")
    if game.result is None:
        terminal.say("cli-score-open", moves=len(game.turns))
    else:
        terminal.show(Text(screens.verdict(game.names, game.result), style="bold"))
    terminal.show(*screens.passed(game.position, game.names))


def _sheet(game: Game) -> dict[str, object]:
    sheet: dict[str, object] = {
        "players": game.names,
        "scores": [
            {"goals": points.goals, "cats": points.cats, "buttons": points.buttons, "total": points.total}
            for points in game.scores
        ],
        "winners": None if game.result is None else game.result.winners,
        "decided_by": None if game.result is None else game.result.decided_by,
    }
    if game.setup.options.scenario is not None:
        sheet["passed"] = [seat for seat in range(len(game.names)) if has_passed(game.position, seat)]
    return sheet
