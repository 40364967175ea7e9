"""`calico replay`: steps through a recorded game with pictures."""

import time
from pathlib import Path

from rich.text import Text

from calico.cli.records import check_move, read_game
from calico.cli.screens import Screens
from calico.cli.terminal import EndOfInput, Refusal, Terminal
from calico.notation import Record, format_move, positions
from calico.rules import Position


def replay(terminal: Terminal, path: Path, *, game: int, move: int | None, delay: float | None) -> None:
    """Show a game move by move: by Enter, by the clock, or all at once where nobody watches."""
    if delay is not None and not 0 <= delay <= 3600:
        raise Refusal("cli-error-delay")
    record = read_game(path, game)
    tables = positions(record)
    first = 0 if move is None else check_move(record, move)
    last = len(tables) - 1
    if delay is not None:
        for number in range(first, last + 1):
            _show(terminal, record, tables, number)
            time.sleep(delay if number < last else 0)
    elif terminal.is_interactive:
        _step(terminal, record, tables, first)
    else:
        for number in range(first, last + 1) if move is None else (first,):
            _show(terminal, record, tables, number)
    if delay is not None or not terminal.is_interactive:
        _show_end(terminal, record, tables[-1])


def _step(terminal: Terminal, record: Record, tables: tuple[Position, ...], number: int) -> None:
    """Enter goes on, `b` back, a number to that move, `q` ends."""
    last = len(tables) - 1
    back, leave = (terminal.texts(word).split() for word in ("cli-words-back", "cli-words-quit"))
    while True:
        _show(terminal, record, tables, number)
        if number == last:
            _show_end(terminal, record, tables[-1])
        try:
            answer = terminal.ask("cli-ask-replay", number=number, last=last).lower()
        except EndOfInput:
            return
        if answer in {"q", "quit", *leave} or (not answer and number == last):
            return
        if not answer:
            number += 1
        elif answer in {"b", "back", *back}:
            number = max(0, number - 1)
        elif answer.isascii() and answer.isdigit() and int(answer) <= last:
            number = int(answer)
        else:
            terminal.say("cli-error-move", number=answer, last=last)


def _show(terminal: Terminal, record: Record, tables: tuple[Position, ...], number: int) -> None:
    """The table after so many moves: the quilt that changed, or at first everybody's."""
    screens = Screens(terminal)
    names = [seat.name for seat in record.setup.seats]
    game = tables[number]
    terminal.clear()
    if number == 0:
        terminal.show(Text(terminal.texts("cli-replay-start"), style="bold"))
        for seat, name in enumerate(names):
            terminal.show(screens.table(game, seat, names) if seat == 0 else screens.headline(game, seat, name))
        return
    move = record.moves[number - 1]
    title = terminal.texts("cli-replay-move", number=number, last=len(record.moves), move=format_move(move.move))
    terminal.show(Text(title, style="bold"), screens.table(game, move.seat, names, screens.news(names, [move])))


def _show_end(terminal: Terminal, record: Record, game: Position) -> None:
    if record.result is not None:
        names = [seat.name for seat in record.setup.seats]
        screens = Screens(terminal)
        terminal.show("", screens.sheet(game, names, record.result), screens.verdict(names, record.result))
