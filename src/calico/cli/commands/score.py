"""`calico score`: what recorded games came to."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command
from calico.cli.options import option
from calico.cli.terminal import Terminal


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "score")
    def score(
        file: Annotated[Path, argument(t, "file", "file")],
        game: Annotated[int | None, option(t, "--game", default="all")] = None,
        as_json: Annotated[bool, option(t, "--json")] = False,
    ) -> None:
        from calico.cli.score import show_scores

        show_scores(terminal, file, game=game, as_json=as_json)
