"""`calico replay`: steps through a recorded game with pictures."""

import time
from pathlib import Path

from rich.text import Text

from calico.cli.records import game_after, read_game
from calico.cli.screens import Screens
from calico.cli.terminal import Complaint, EndOfInput, Terminal
from calico.game import Game


def replay(terminal: Terminal, path: Path, *, game: int, move: int | None, delay: float | None) -> None:
    """Show a game move by move: by Enter, by the clock, or all at once where nobody watches."""
    if delay is not None and not 0 <= delay <= 3600:
        raise Complaint("cli-error-delay")
    whole = read_game(path, game)
    first = 0 if move is None else len(game_after(whole, move).turns)
    last = len(whole.turns)
    if delay is not None:
        for number in range(first, last + 1):
            _show(terminal, whole, number)
            time.sleep(delay if number < last else 0)
    elif terminal.is_interactive:
        _step(terminal, whole, first)
    else:
        for number in range(first, last + 1) if move is None else (first,):
            _show(terminal, whole, number)
    if delay is not None or not terminal.is_interactive:
        _show_end(terminal, whole)


def _step(terminal: Terminal, whole: Game, number: int) -> None:
    """Enter goes on, `b` back, a number to that move, `q` ends."""
    last = len(whole.turns)
    back, leave = (terminal.texts(word).split() for word in ("cli-words-back", "cli-words-quit"))
    while True:
        _show(terminal, whole, number)
        if number == last:
            _show_end(terminal, whole)
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


def _show(terminal: Terminal, whole: Game, number: int) -> None:
    """The table after so many turns: the quilt that changed, or at first everybody's."""
    screens = Screens(terminal)
    names, position = whole.names, whole.positions[number]
    terminal.clear()
    if number == 0:
        terminal.show(Text(terminal.texts("cli-replay-start"), style="bold"))
        for seat, name in enumerate(names):
            terminal.show(screens.table(position, seat, names) if seat == 0 else screens.headline(position, seat, name))
        return
    turn = whole.turns[number - 1]
    title = terminal.texts("cli-replay-move", number=number, last=len(whole.turns), move=str(turn.move))
    terminal.show(Text(title, style="bold"), screens.table(position, turn.seat, names, screens.news(names, [turn])))


def _show_end(terminal: Terminal, whole: Game) -> None:
    if whole.result is not None:
        screens = Screens(terminal)
        sheet = screens.sheet(whole.position, whole.names, whole.result)
        terminal.show("", sheet, screens.verdict(whole.names, whole.result))
