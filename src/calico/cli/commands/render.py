"""`calico render`: one position of a recorded game as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command
from calico.cli.options import option
from calico.cli.terminal import Terminal


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "render")
    def render(
        file: Annotated[Path, argument(t, "file", "file")],
        out: Annotated[Path, option(t, "--output")],
        move: Annotated[int | None, option(t, "--move", default="end")] = None,
        game: Annotated[int, option(t, "--game")] = 1,
        seat: Annotated[str | None, option(t, "--seat", default="table")] = None,
        force: Annotated[bool, option(t, "--force")] = False,
    ) -> None:
        from calico.cli.render import render

        render(terminal, file, out, game=game, move=move, seat=seat, force=force)
