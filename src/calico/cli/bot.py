"""`calico bot`: lets a player of one's own play on a server."""

import asyncio
from pathlib import Path
from typing import Annotated, Any

import typer

from calico.cli.help import Command
from calico.cli.terminal import Refusal, Terminal
from calico.extras import require
from calico.locales import Texts


def add_commands(app: typer.Typer, terminal: Terminal) -> None:
    """Register the command."""
    t = terminal.texts

    @app.command(
        "bot",
        cls=Command,
        help=t("server-help-bot"),
        epilog=t("server-help-bot-examples"),
        options_metavar=t("cli-metavar-options"),
    )
    def bot(
        server: Annotated[str, _option(t, "--server", "server-metavar-address")],
        token: Annotated[str, typer.Option(envvar="CALICO_TOKEN", help=t("server-option-token"), metavar="TOKEN")],
        file: Annotated[
            Path | None, typer.Argument(metavar=f"[{t('cli-metavar-file')}]", help=t("server-argument-bot"))
        ] = None,
        program: Annotated[str | None, _option(t, "--exec", "cli-metavar-command")] = None,
        player: Annotated[str | None, _option(t, "--player", "cli-metavar-name")] = None,
        table: Annotated[list[str] | None, _option(t, "--table", "server-metavar-table")] = None,
        seconds: Annotated[float, _option(t, "--seconds", "cli-metavar-seconds")] = 2.0,
        at_once: Annotated[int, _option(t, "--at-once", "cli-metavar-number")] = 20,
        once: Annotated[bool, typer.Option("--once", help=t("server-option-once"))] = False,
    ) -> None:
        require("client", "websockets")
        from calico.client import Mind, NetworkBot, PlayerMind, ProgramMind, load_player
        from calico.players import find_player

        if sum(given is not None for given in (file, program, player)) != 1:
            raise Refusal("server-error-one-bot")
        mind: Mind
        if program is not None:
            mind = ProgramMind(program)
        else:
            mind = PlayerMind(find_player(player) if player is not None else load_player(file or Path()))
        tables = tuple(one.rstrip("/").rpartition("/")[2] for one in table or ())

        bot = NetworkBot(server, token, mind, seconds=seconds, most_tables=at_once)

        async def play() -> None:
            try:
                bot.on_connected = lambda: terminal.say("server-bot-plays", url=server)
                await bot.play(tables, forever=not once)
            finally:
                mind.close()

        terminal.say("server-bot-connecting", url=server)
        asyncio.run(play())


def _option(t: Texts, option: str, metavar: str) -> Any:
    help_text = t(f"server-option-{option[2:]}")
    return typer.Option(option, help=help_text, metavar=t(metavar), show_default=t("cli-default-none"))
