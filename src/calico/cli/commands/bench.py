"""`calico bench`: how fast the kernel is here."""

from typing import Annotated

import typer

from calico.cli.declaring import command
from calico.cli.options import at_least, option
from calico.cli.terminal import Terminal
from calico.extras import needing


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "bench")
    def bench(
        duration: Annotated[int, option(t, "--duration")] = 10,
        as_json: Annotated[bool, option(t, "--json")] = False,
    ) -> None:
        with needing("kernel"):
            from calico.cli.bench import bench

        bench(terminal, seconds=at_least("--duration", duration, 1), as_json=as_json)
