"""`calico serve` and `calico server …`: run the game server and look after its database."""

import asyncio
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from calico.cli.help import Command, Group
from calico.cli.terminal import Refusal, Terminal
from calico.locales import Texts

# What the settings say, which can't be asked without the extra.
_DEFAULTS = {"host": "127.0.0.1", "port": "8017", "database": "calico.sqlite"}


def add_commands(app: typer.Typer, terminal: Terminal) -> None:
    """Register the commands; what they need is imported when they run."""
    t = terminal.texts

    @app.command(
        "serve",
        cls=Command,
        help=t("server-help-serve"),
        epilog=t("server-help-serve-examples"),
        options_metavar=t("cli-metavar-options"),
    )
    def serve(
        host: Annotated[str | None, _option(t, "--host", "server-metavar-address")] = None,
        port: Annotated[str | None, _option(t, "--port", "cli-metavar-number")] = None,
        database: Annotated[str | None, _option(t, "--database", "server-metavar-database")] = None,
        config: Annotated[Path | None, _option(t, "--config", "cli-metavar-file")] = None,
        open_page: Annotated[bool, typer.Option("--open", help=t("server-option-open"))] = False,
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

    server = typer.Typer(
        cls=Group,
        help=t("server-help-server"),
        epilog=t("server-help-server-examples"),
        options_metavar=t("cli-metavar-options"),
        subcommand_metavar=t("cli-metavar-command"),
    )
    app.add_typer(server, name="server")
    file_argument = typer.Argument(metavar=t("cli-metavar-file"), help=t("server-argument-file"))

    def command(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        return server.command(
            name,
            cls=Command,
            help=t(f"server-help-{name}"),
            epilog=t(f"server-help-{name}-examples"),
            options_metavar=t("cli-metavar-options"),
        )

    @command("backup")
    def backup(
        file: Annotated[Path, file_argument],
        database: Annotated[str | None, _option(t, "--database", "server-metavar-database")] = None,
        config: Annotated[Path | None, _option(t, "--config", "cli-metavar-file")] = None,
    ) -> None:
        require_server()
        from calico.server.admin import back_up
        from calico.server.settings import load_settings

        asyncio.run(back_up(load_settings({"database": database}, file=config), file))
        terminal.say_path("server-saved", path=str(file))

    @command("export")
    def export(
        file: Annotated[Path, file_argument],
        database: Annotated[str | None, _option(t, "--database", "server-metavar-database")] = None,
        config: Annotated[Path | None, _option(t, "--config", "cli-metavar-file")] = None,
    ) -> None:
        require_server()
        from calico.server.admin import write_export
        from calico.server.settings import load_settings

        asyncio.run(write_export(load_settings({"database": database}, file=config), file))
        terminal.say_path("server-saved", path=str(file))

    @command("import")
    def import_(
        file: Annotated[Path, file_argument],
        database: Annotated[str | None, _option(t, "--database", "server-metavar-database")] = None,
        config: Annotated[Path | None, _option(t, "--config", "cli-metavar-file")] = None,
    ) -> None:
        require_server()
        from calico.server.admin import read_export
        from calico.server.settings import load_settings

        count = asyncio.run(read_export(load_settings({"database": database}, file=config), file))
        terminal.say("server-imported", count=count)


def require_server() -> None:
    """Refuse with one sentence if the extra is not installed."""
    if any(find_spec(name) is None for name in ("fastapi", "pydantic_settings", "sqlalchemy")):
        raise Refusal("server-error-missing")


def _option(t: Texts, option: str, metavar: str) -> Any:
    name = option[2:]
    default = _DEFAULTS.get(name) or t("cli-default-none")
    return typer.Option(option, help=t(f"server-option-{name}"), metavar=t(metavar), show_default=default)
