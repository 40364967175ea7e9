"""`calico analyse`: the best moves of a position and why, or how a game went, luck apart from skill."""

import json
import re
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from calico.analysis import (
    Aim,
    GameReview,
    PositionAnalysis,
    Reason,
    analyse_position,
    position_to_json,
    review_game,
    review_to_json,
    tell,
)
from calico.cli.progress import Progress
from calico.cli.records import find_seat, game_after, read_game
from calico.cli.terminal import Complaint, Terminal
from calico.game import Game
from calico.locales import Texts
from calico.notation import parse_position, parse_view
from calico.rules import Move, Position, View, turns_left, view_for

_POSITION = re.compile(r"(v\w*~)?calico\d+~")  # how a position, or a view of one, begins as text
_PARTS_BEFORE_SEATS = 5
_MOST_REASONS = 4


def analyse(
    terminal: Terminal,
    what: str,
    *,
    game: int,
    move: int | None,
    seat: str | None,
    seconds: float,
    top: int,
    aim: str | None,
    as_json: bool,
) -> None:
    """Look at a position, or at a game if no move is named."""
    wanted = _aim(aim)
    if _POSITION.match(what):
        seats = what.count("~") - _PARTS_BEFORE_SEATS - what.startswith("v")
        word = terminal.texts("cli-stat-seat")
        names = tuple(f"{word} {number}" for number in range(seats))
        view = parse_view(what) if what.startswith("v") else _seen(parse_position(what), names, seat)
        _position(terminal, view, names, seconds, top, wanted, as_json=as_json)
        return
    whole = read_game(Path(what), game)
    names = whole.names
    if move is not None:
        view = _seen(game_after(whole, move).position, names, seat)
        _position(terminal, view, names, seconds, top, wanted, as_json=as_json)
    else:
        _review(terminal, whole, seat, seconds, top, wanted, as_json=as_json)


def _seen(table: Position, names: Sequence[str], seat: str | None) -> View:
    return view_for(table, table.turn if seat is None else find_seat(names, seat))


def _aim(text: str | None) -> Aim | None:
    if text is not None and text not in list(Aim):
        raise Complaint("cli-error-aim", text=text, choices=", ".join(Aim))
    return None if text is None else Aim(text)


def _position(
    terminal: Terminal,
    view: View,
    names: Sequence[str],
    seconds: float,
    top: int,
    aim: Aim | None,
    *,
    as_json: bool,
) -> None:
    found = analyse_position(view, seconds=seconds, aim=aim)
    if as_json:
        terminal.out.print(json.dumps(position_to_json(found, top=top)), soft_wrap=True)
        return
    texts = terminal.texts
    terminal.say("analysis-seat", name=names[found.seat])
    terminal.show("", _suggestions(texts, found, top))
    for place, one in enumerate(found.suggestions[:top], start=1):
        terminal.show(Text(f"{place}. {_words(texts, view.position, one.move)}", style="bold"))
        terminal.show(*_reasons(texts, one.reasons, names))
    terminal.show("")
    terminal.say("analysis-futures", count=found.best.estimate.futures)


def _suggestions(texts: Texts, found: PositionAnalysis, top: int) -> Table:
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    table.add_column(texts("analysis-move"))
    first = found.best.estimate
    titles = ["analysis-expected", "analysis-goals", "analysis-cats", "analysis-buttons"]
    titles += ["analysis-victory"] * (first.victory is not None) + ["analysis-passed"] * (first.passed is not None)
    for title in (*titles, "analysis-loss"):
        table.add_column(texts(title), justify="right")
    for place, one in enumerate(found.suggestions[:top], start=1):
        expected = one.estimate
        cells = [_with_error(texts, expected.points, expected.error)]
        cells += [texts.decimal(part) for part in (expected.goals, expected.cats, expected.buttons)]
        cells += [] if expected.victory is None else [f"{expected.victory:.0f}%"]
        cells += [] if expected.passed is None else [f"{expected.passed:.0f}%"]
        table.add_row(str(place), str(one.move), *cells, _with_error(texts, one.loss, one.loss_error))
    return table


def _with_error(texts: Texts, value: float, error: float) -> str:
    return f"{texts.decimal(value)} ± {texts.decimal(error)}"


def _words(texts: Texts, table: Position, move: Move) -> str:
    taken = table.market[move.take - 1]
    patch = texts.patch(move.patch)
    if taken is None or (table.is_solo and turns_left(table, table.turn) <= 1):
        return texts("analysis-words-last", patch=patch, cell=move.cell.name)
    return texts("analysis-words", patch=patch, cell=move.cell.name, taken=texts.patch(taken))


def _reasons(texts: Texts, reasons: Iterable[Reason], names: Sequence[str]) -> list[Padding]:
    return [
        Padding(Text(f"{'+' if reason.is_for else '–'} {tell(reason, texts, names)}"), (0, 0, 0, 3), expand=False)
        for reason in islice(reasons, _MOST_REASONS)
    ]


def _review(
    terminal: Terminal,
    game: Game,
    seat: str | None,
    seconds: float,
    top: int,
    aim: Aim | None,
    *,
    as_json: bool,
) -> None:
    number = 0 if seat is None else find_seat(game.names, seat)
    with Progress(terminal, None, is_shown=not as_json, label="cli-analyse-progress") as progress:
        found = review_game(game, number, seconds=seconds, aim=aim, progress=progress.reach)
    if as_json:
        terminal.out.print(json.dumps(review_to_json(found, top=top)), soft_wrap=True)
        return
    _show_review(terminal, game, found)


def _show_review(terminal: Terminal, game: Game, found: GameReview) -> None:
    texts, names = terminal.texts, game.names
    unit = "" if found.aim is Aim.POINTS else "%"
    terminal.say("analysis-turns", name=names[found.seat])
    terminal.show(_turns(texts, found), "")
    terminal.say(
        "analysis-review",
        name=names[found.seat],
        result=f"{found.result:g}{unit}",
        start=f"{texts.decimal(found.start_value)}{unit}",
        luck=f"{texts.decimal(found.luck, signed=True)}{unit}",
        insight=f"{texts.decimal(found.insight, signed=True)}{unit}",
        losses=f"{texts.decimal(-found.losses, signed=True)}{unit}",
    )
    terminal.say("analysis-review-note")
    terminal.show("")
    points = found.turning_points()
    terminal.say("analysis-turning-points" if points else "analysis-no-turning-points")
    for turn in points:
        best, table = turn.analysis.best, game.positions[turn.number - 1]
        played = () if turn.analysis.asked is None else turn.analysis.asked.reasons
        terminal.say(
            "analysis-turning-point",
            number=turn.number,
            played=_words(texts, table, turn.move),
            loss=f"{texts.decimal(turn.loss)}{unit}",
        )
        terminal.show(*_reasons(texts, [reason for reason in played if not reason.is_for], names))
        terminal.say("analysis-better", move=_words(texts, table, best.move))
        terminal.show(*_reasons(texts, [reason for reason in best.reasons if reason not in played], names))


def _turns(texts: Texts, found: GameReview) -> Table:
    """What was lost is told where it can be seen in a number."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("", justify="right")
    table.add_column(texts("analysis-move"))
    for title in ("analysis-luck", "analysis-insight", "analysis-loss"):
        table.add_column(texts(title), justify="right")
    table.add_column(texts("analysis-best"))
    for turn in found.turns:
        is_lost = round(turn.loss, 1) > 0
        table.add_row(
            str(turn.number),
            str(turn.move),
            texts.decimal(turn.luck, signed=True),
            texts.decimal(turn.insight, signed=True),
            _with_error(texts, turn.loss, turn.loss_error) if is_lost else "",
            str(turn.analysis.best.move) if is_lost else "",
        )
    return table
