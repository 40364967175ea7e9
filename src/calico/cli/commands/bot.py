"""`calico bot`: lets a player of one's own play on a server."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command
from calico.cli.options import option
from calico.cli.terminal import Complaint, Terminal
from calico.extras import require


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "bot")
    def bot(
        server: Annotated[str, option(t, "--server")],
        token: Annotated[str, option(t, "--token")],
        file: Annotated[Path | None, argument(t, "bot", "file", is_optional=True)] = None,
        program: Annotated[str | None, option(t, "--exec")] = None,
        player: Annotated[str | None, option(t, "--player")] = None,
        table: Annotated[list[str] | None, option(t, "--table")] = None,
        seconds: Annotated[float, option(t, "--seconds")] = 2.0,
        at_once: Annotated[int, option(t, "--at-once")] = 20,
        once: Annotated[bool, option(t, "--once")] = False,
    ) -> None:
        require("client", "websockets")
        from calico.client import Mind, NetworkBot, PlayerMind, ProgramMind, load_player
        from calico.players import find_player

        if sum(given is not None for given in (file, program, player)) != 1:
            raise Complaint("server-error-one-bot")
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
