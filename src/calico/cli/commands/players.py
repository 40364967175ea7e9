"""`calico players`: who can be played against."""

import typer

from calico.cli.declaring import command
from calico.cli.terminal import Terminal


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "players")
    def players() -> None:
        from calico.cli.players import list_players

        list_players(terminal)
