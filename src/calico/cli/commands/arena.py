"""`calico arena`: who of some programs is better, by how much, and how sure that is."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command, with_rules
from calico.cli.options import Rules, at_least, option, split_list, thinking_seconds
from calico.cli.terminal import Terminal
from calico.extras import needing


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "arena")
    @with_rules(t)
    def arena(
        names: Annotated[list[str], argument(t, "players", "players")],
        games: Annotated[int, option(t, "--games")] = 100,
        players: Annotated[int, option(t, "--players")] = 2,
        *,
        rules: Rules,
        seconds: Annotated[float | None, option(t, "--seconds", default="habit")] = None,
        seed: Annotated[int, option(t, "--seed")] = 1,
        early: Annotated[bool, option(t, "--early")] = False,
        workers: Annotated[int | None, option(t, "--workers", default="cores")] = None,
        results: Annotated[Path | None, option(t, "--results")] = None,
        records: Annotated[Path | None, option(t, "--records")] = None,
        plot: Annotated[Path | None, option(t, "--plot")] = None,
        resume: Annotated[bool, option(t, "--resume")] = False,
        force: Annotated[bool, option(t, "--force")] = False,
    ) -> None:
        with needing("kernel"):
            from calico.arena import Match
            from calico.cli import arena as playing
            from calico.plan import Plan

        at_least("--games", games, 2 if players == 1 else 3)  # two deals, which two players play twice
        match = Match(
            tuple(name for one in names for name in split_list(one)),
            games if players == 1 else (games + 1) // 2,
            Plan(players, rules.parse()),
            seed,
            thinking_seconds(seconds),
            early,
        )
        playing.arena(
            terminal,
            match,
            playing.Files(results, records, plot),
            workers=None if workers is None else at_least("--workers", workers, 1),
            resume=resume,
            force=force,
        )
