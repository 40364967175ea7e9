"""`calico chart`: the achievements of up to six people on this machine."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from calico.cli import store
from calico.cli.records import find_seat
from calico.cli.saved import mode_of
from calico.cli.screens import Screens
from calico.cli.terminal import Complaint, EndOfInput, Terminal
from calico.game import Game
from calico.notation import parse_record
from calico.rules import (
    ACHIEVEMENT_NAMED,
    SHAPES_PER_TITLE,
    Achievement,
    AchievementMode,
    Chart,
    ChartError,
    Position,
    Problem,
)


def show_chart(terminal: Terminal) -> None:
    """Everybody's row."""
    rows = store.load_chart().rows
    if not rows:
        terminal.say("cli-chart-empty")
    screens = Screens(terminal)
    for row in rows:
        terminal.show(*screens.chart_row(row))


def add_player(terminal: Terminal, name: str) -> None:
    """A new row."""
    store.save_chart(store.load_chart().with_player(name.strip()))
    terminal.say("cli-chart-added", name=name.strip())


def remove_player(terminal: Terminal, name: str, *, is_sure: bool) -> None:
    """A row less, after a question."""
    chart = store.load_chart()
    row = chart.row(name)
    try:
        if not is_sure and not terminal.confirm("cli-ask-remove", default=False, name=name, count=row.points):
            terminal.say("cli-chart-unchanged")
            return
    except EndOfInput:
        terminal.say("cli-chart-unchanged")
        return
    store.save_chart(chart.without_player(name))
    terminal.say("cli-chart-removed", name=name)


def mark_record(
    terminal: Terminal, name: str, path: Path, achievement: str | None, *, seat: str | None, mode: str | None
) -> None:
    """Mark what a finished game offers to the player: the one named, or the only one there is."""
    text = store.read_text(path)
    game = parse_record(text)
    chosen = mode_of(text, game) if mode is None else AchievementMode.parse(mode.lower())
    where = find_seat(game.names, name if seat is None and len(game.names) > 1 else seat or "0")
    chart = store.load_chart()
    game_id = store.fingerprint(game)
    if game_id in chart.row(name).games:
        raise ChartError(Problem.of("chart-game-marked", player=name))
    if achievement is not None:
        _mark(terminal, chart, name, _find(achievement, chosen), game_id, game.position, where, chosen)
        return
    choices = chart.open_to(name, game.position, where, chosen, game_id=game_id)
    if not choices:
        raise Complaint("cli-error-nothing-to-mark", name=name)
    if len(choices) > 1:
        listed = ", ".join(choice.name for choice in choices)
        raise Complaint("cli-error-which-achievement", choices=listed)
    _mark(terminal, chart, name, choices[0], game_id, game.position, where, chosen)


def offer_marks(terminal: Terminal, game: Game, people: Sequence[tuple[int, str]], mode: AchievementMode) -> None:
    """After a game: let everybody on the chart to whom it offers something mark one of it."""
    game_id = store.fingerprint(game)
    for seat, name in people:
        chart = store.load_chart()
        if all(row.player != name for row in chart.rows) or game_id in chart.row(name).games:
            continue
        choices = chart.open_to(name, game.position, seat, mode, game_id=game_id)
        if not choices:
            terminal.say("cli-chart-nothing", name=name)
            continue
        terminal.say("cli-chart-offer", name=name)
        for number, choice in enumerate(choices, start=1):
            terminal.show(Text(f"  {number}  {terminal.texts.achievement(choice)}"))
        chosen = _ask_choice(terminal, choices)
        if chosen is not None:
            _mark(terminal, chart, name, chosen, game_id, game.position, seat, mode)


def _ask_choice(terminal: Terminal, choices: Sequence[Achievement]) -> Achievement | None:
    while True:
        answer = terminal.ask("cli-ask-mark", count=len(choices))
        if answer in terminal.texts("cli-words-no").split():
            return None
        number = int(answer or 1) if (answer or "1").isascii() and (answer or "1").isdigit() else 0
        if 1 <= number <= len(choices):
            return choices[number - 1]


def _mark(
    terminal: Terminal,
    chart: Chart,
    name: str,
    achievement: Achievement,
    game_id: str,
    end: Position,
    seat: int,
    mode: AchievementMode,
) -> None:
    chart = chart.mark(name, achievement, end, seat, mode, game_id=game_id)
    store.save_chart(chart)
    row = chart.row(name)
    terminal.say("cli-chart-marked", name=name, achievement=terminal.texts.achievement(achievement))
    if row.points % SHAPES_PER_TITLE == 0:
        terminal.say("cli-chart-title", name=name, title=terminal.texts.name(row.titles[-1]))
    terminal.show(*Screens(terminal).chart_row(row))


def _find(text: str, mode: AchievementMode) -> Achievement:
    """An achievement by its full name, `normal:rainbow`, or by its name within the mode."""
    for name in (text, f"{mode.value}:{text}"):
        if name in ACHIEVEMENT_NAMED:
            return ACHIEVEMENT_NAMED[name]
    raise Complaint(
        "cli-error-achievement",
        name=text,
        choices=", ".join(known.name for known in ACHIEVEMENT_NAMED.values() if known.mode is mode),
    )
