"""The commands of those who study the game: `calico arena` and `calico analyse`."""

from pathlib import Path
from typing import Annotated

import typer

from calico.cli import options
from calico.cli.declaring import declare, flag, needing, number, path, text
from calico.cli.terminal import Terminal

# Each command imports what it needs when it runs: `calico --help` must not wait for drawings and players.


def add_commands(app: typer.Typer, terminal: Terminal) -> None:
    """Register the commands."""
    _add_arena(app, terminal)
    _add_analyse(app, terminal)


def _add_arena(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "arena")
    def arena(
        names: Annotated[list[str], typer.Argument(metavar=t("cli-metavar-names"), help=t("cli-argument-players"))],
        games: Annotated[int, number(t, "--games", "arena-games")] = 100,
        players: Annotated[int, number(t, "--players", "arena-players")] = 2,
        setup: Annotated[str | None, text(t, "--setup", "name")] = None,
        variants: Annotated[list[str] | None, text(t, "--variant", "name")] = None,
        restriction: Annotated[str | None, text(t, "--restriction", "name")] = None,
        scenario: Annotated[int | None, number(t, "--scenario")] = None,
        goal_values: Annotated[str | None, text(t, "--goal-values", "name")] = None,
        open_hands: Annotated[bool, flag(t, "--open-hands")] = False,
        seconds: Annotated[
            float | None, typer.Option(help=t("cli-option-think-seconds"), metavar=t("cli-metavar-seconds"))
        ] = None,
        seed: Annotated[int, number(t, "--seed")] = 1,
        early: Annotated[bool, flag(t, "--early")] = False,
        workers: Annotated[int | None, number(t, "--workers")] = None,
        json_file: Annotated[Path | None, path(t, "--json", "arena-json")] = None,
        records: Annotated[Path | None, path(t, "--records")] = None,
        plot: Annotated[Path | None, path(t, "--plot", "arena-plot")] = None,
        resume: Annotated[bool, flag(t, "--resume", "arena-resume")] = False,
        force: Annotated[bool, flag(t, "--force")] = False,
    ) -> None:
        with needing("numpy", "kernel"):
            from calico.arena import Match
            from calico.cli import arena as command

        options.at_least("--games", games, 2)
        match = Match(
            tuple(names),
            games if players == 1 else (games + 1) // 2,
            players,
            options.parse_options(
                setup=setup,
                goal_values=goal_values,
                variants=variants or [],
                restriction=restriction,
                scenario=scenario,
                open_hands=open_hands,
            ),
            seed,
            options.thinking_seconds(seconds),
            early,
        )
        command.arena(
            terminal,
            match,
            command.Files(json_file, records, plot),
            workers=None if workers is None else options.at_least("--workers", workers, 1),
            resume=resume,
            force=force,
        )


def _add_analyse(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "analyse")
    def analyse(
        what: Annotated[str, typer.Argument(metavar=t("cli-metavar-file"), help=t("cli-argument-analyse"))],
        game: Annotated[int, number(t, "--game")] = 1,
        move: Annotated[int | None, number(t, "--move")] = None,
        seat: Annotated[str | None, text(t, "--seat", "name")] = None,
        seconds: Annotated[
            float, typer.Option(help=t("cli-option-analyse-seconds"), metavar=t("cli-metavar-seconds"))
        ] = 1.0,
        top: Annotated[int, number(t, "--top")] = 3,
        aim: Annotated[str | None, text(t, "--aim", "name")] = None,
        as_json: Annotated[bool, flag(t, "--json")] = False,
    ) -> None:
        with needing("numba", "kernel"):
            from calico.cli.analyse import analyse

        options.thinking_seconds(seconds)
        analyse(
            terminal,
            what,
            game=game,
            move=move,
            seat=seat,
            seconds=seconds,
            top=options.at_least("--top", top, 1),
            aim=aim,
            as_json=as_json,
        )
