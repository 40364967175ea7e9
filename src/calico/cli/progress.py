"""A progress bar on the error stream, for people only."""

from types import TracebackType
from typing import Self

from rich import progress as bars

from calico.cli.terminal import Terminal
from calico.locales.texts import Argument


class Progress:
    """Counts what is done; shows it if there is a terminal to show it on and `is_shown`."""

    def __init__(self, terminal: Terminal, total: int | None, *, is_shown: bool, label: str = "cli-progress") -> None:
        self.done = 0
        self._terminal = terminal
        columns = [
            bars.TextColumn(terminal.texts(label)),
            bars.BarColumn(),
            bars.MofNCompleteColumn(),
            bars.TimeRemainingColumn(),
        ]
        self._is_shown = is_shown = is_shown and terminal.err.is_terminal
        self._bar = bars.Progress(*columns, console=terminal.err, transient=True, disable=not is_shown)
        self._task = self._bar.add_task("", total=total)

    def __enter__(self) -> Self:
        self._bar.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.__exit__(kind, error, trace)

    def advance(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        self._bar.advance(self._task, count)

    def reach(self, done: int, total: int) -> None:
        """So many are done, of how many."""
        self.done = done
        self._bar.update(self._task, completed=done, total=total)

    def say(self, message_id: str, /, **arguments: Argument) -> None:
        """Print a text. Where the bar is on the same screen, it goes above the bar, by the console that draws it."""
        text = self._terminal.texts(message_id, **arguments)
        (self._bar.console if self._is_shown and self._terminal.out.is_terminal else self._terminal.out).print(text)
