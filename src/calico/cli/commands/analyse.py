"""`calico analyse`: the best moves of a position, or a review of a game."""

from typing import Annotated

import typer

from calico.cli.declaring import argument, command
from calico.cli.options import at_least, option, thinking_seconds
from calico.cli.terminal import Terminal
from calico.extras import needing


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "analyse")
    def analyse(
        what: Annotated[str, argument(t, "analyse", "file")],
        game: Annotated[int, option(t, "--game")] = 1,
        move: Annotated[int | None, option(t, "--move", default="whole")] = None,
        seat: Annotated[str | None, option(t, "--seat", default="first")] = None,
        seconds: Annotated[float, option(t, "--seconds")] = 1.0,
        top: Annotated[int, option(t, "--top")] = 3,
        aim: Annotated[str | None, option(t, "--aim", default="aim")] = None,
        as_json: Annotated[bool, option(t, "--json")] = False,
    ) -> None:
        with needing("kernel"):
            from calico.cli.analyse import analyse

        thinking_seconds(seconds)
        analyse(
            terminal,
            what,
            game=game,
            move=move,
            seat=seat,
            seconds=seconds,
            top=at_least("--top", top, 1),
            aim=aim,
            as_json=as_json,
        )
