"""`calico simulate`: many games between programs, and what they came to."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import command, with_rules
from calico.cli.options import Rules, at_least, option, parse_boards, parse_cats, split_list
from calico.cli.terminal import Complaint, Terminal
from calico.extras import needing


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "simulate")
    @with_rules(t)
    def simulate(
        games: Annotated[int, option(t, "--games")] = 100,
        players: Annotated[int | None, option(t, "--players", default="bots")] = None,
        bots: Annotated[str | None, option(t, "--bot")] = "greedy",
        seed: Annotated[int, option(t, "--seed")] = 0,
        *,
        rules: Rules,
        boards: Annotated[str | None, option(t, "--board", default="random")] = None,
        cats: Annotated[str | None, option(t, "--cats", default="random")] = None,
        records: Annotated[Path | None, option(t, "--records")] = None,
        parquet: Annotated[Path | None, option(t, "--parquet")] = None,
        plot: Annotated[Path | None, option(t, "--plot")] = None,
        force: Annotated[bool, option(t, "--force")] = False,
        as_json: Annotated[bool, option(t, "--json")] = False,
        workers: Annotated[int | None, option(t, "--workers", default="cores")] = None,
        cluster: Annotated[str | None, option(t, "--cluster")] = None,
    ) -> None:
        with needing("kernel"):
            from calico.cli import simulate as simulating
            from calico.plan import Plan
            from calico.simulation import Simulation

        named = split_list(bots)
        if not named:
            raise Complaint("cli-error-no-bot")
        seats = len(named) if players is None else players
        if seats > 0 and len(named) not in (1, seats):
            raise Complaint("cli-error-bots-count", players=seats, count=len(named))
        simulation = Simulation(
            at_least("--games", games, 1),
            named * seats if len(named) == 1 else named,
            seed,
            Plan(seats, rules.parse(), parse_cats(cats), parse_boards(boards)),
        )
        simulating.simulate(
            terminal,
            simulation,
            simulating.Files(records, parquet, plot),
            workers=None if workers is None else at_least("--workers", workers, 1),
            cluster=cluster,
            force=force,
            as_json=as_json,
        )
