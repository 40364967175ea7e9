"""`calico serve`: run the game server."""

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.commands.server import require_server
from calico.cli.declaring import command
from calico.cli.options import option
from calico.cli.terminal import Terminal

# What the settings say, which can't be asked without the extra.
_HOST, _PORT, _DATABASE = "127.0.0.1", "8017", "calico.sqlite"


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "serve")
    def serve(
        host: Annotated[str | None, option(t, "--host", default=_HOST)] = None,
        port: Annotated[str | None, option(t, "--port", default=_PORT)] = None,
        database: Annotated[str | None, option(t, "--database", default=_DATABASE)] = None,
        config: Annotated[Path | None, option(t, "--config")] = None,
        open_page: Annotated[bool, option(t, "--open")] = False,
    ) -> None:
        require_server()
        from calico.server.running import run
        from calico.server.settings import load_settings

        settings = load_settings({"host": host, "port": port, "database": database}, file=config)

        def started(url: str) -> None:
            terminal.say_path("server-started", url=url)
            if open_page:
                webbrowser.open(url)

        run(settings, on_start=started)
