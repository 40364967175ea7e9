"""`calico server …`: look after a server's database."""

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command, group
from calico.cli.options import option
from calico.cli.terminal import Complaint, Terminal


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts
    server = group(app, t, "server")
    file_argument = argument(t, "server-file", "file")
    database_option = option(t, "--database", default="calico.sqlite")
    config_option = option(t, "--config")

    @command(server, t, "backup", of="server")
    def backup(
        file: Annotated[Path, file_argument],
        database: Annotated[str | None, database_option] = None,
        config: Annotated[Path | None, config_option] = None,
    ) -> None:
        require_server()
        from calico.server.admin import back_up
        from calico.server.settings import load_settings

        asyncio.run(back_up(load_settings({"database": database}, file=config), file))
        terminal.say_path("server-saved", path=str(file))

    @command(server, t, "export", of="server")
    def export(
        file: Annotated[Path, file_argument],
        database: Annotated[str | None, database_option] = None,
        config: Annotated[Path | None, config_option] = None,
    ) -> None:
        require_server()
        from calico.server.admin import write_export
        from calico.server.settings import load_settings

        asyncio.run(write_export(load_settings({"database": database}, file=config), file))
        terminal.say_path("server-saved", path=str(file))

    @command(server, t, "import", of="server")
    def import_(
        file: Annotated[Path, file_argument],
        database: Annotated[str | None, database_option] = None,
        config: Annotated[Path | None, config_option] = None,
    ) -> None:
        require_server()
        from calico.server.admin import read_export
        from calico.server.settings import load_settings

        count = asyncio.run(read_export(load_settings({"database": database}, file=config), file))
        terminal.say("server-imported", count=count)


def require_server() -> None:
    """Refuse with one sentence if the extra is not installed."""
    if any(find_spec(name) is None for name in ("fastapi", "pydantic_settings", "sqlalchemy")):
        raise Complaint("server-error-missing")
