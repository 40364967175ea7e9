"""`calico replay`: a recorded game, turn by turn."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command
from calico.cli.options import option
from calico.cli.terminal import Terminal


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "replay")
    def replay(
        file: Annotated[Path, argument(t, "file", "file")],
        game: Annotated[int, option(t, "--game")] = 1,
        move: Annotated[int | None, option(t, "--move", default="start")] = None,
        delay: Annotated[float | None, option(t, "--delay", default="enter")] = None,
    ) -> None:
        from calico.cli.replay import replay

        replay(terminal, file, game=game, move=move, delay=delay)
