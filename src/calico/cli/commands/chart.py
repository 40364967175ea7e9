"""`calico chart`: the achievements of the people who play here."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command, group
from calico.cli.options import option
from calico.cli.terminal import Terminal


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts
    chart = group(app, t, "chart", is_command=True)
    name_argument = argument(t, "name", "name")

    @chart.callback()
    def show(context: typer.Context) -> None:
        from calico.cli.chart import show_chart

        if context.invoked_subcommand is None:
            show_chart(terminal)

    @command(chart, t, "add", of="chart")
    def add(name: Annotated[str, name_argument]) -> None:
        from calico.cli.chart import add_player

        add_player(terminal, name)

    @command(chart, t, "remove", of="chart")
    def remove(name: Annotated[str, name_argument], yes: Annotated[bool, option(t, "--yes")] = False) -> None:
        from calico.cli.chart import remove_player

        remove_player(terminal, name, is_sure=yes)

    @command(chart, t, "mark", of="chart")
    def mark(
        name: Annotated[str, name_argument],
        file: Annotated[Path, argument(t, "file", "file")],
        achievement: Annotated[str | None, argument(t, "achievement", "achievement", is_optional=True)] = None,
        seat: Annotated[str | None, option(t, "--seat", default="same-name")] = None,
        achievements: Annotated[str | None, option(t, "--achievements", default="record")] = None,
    ) -> None:
        from calico.cli.chart import mark_record

        mark_record(terminal, name, file, achievement, seat=seat, mode=achievements)
