"""The commands of those who study the game: `calico arena`, `calico analyse` and `calico train`."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from calico.cli import options
from calico.cli.declaring import declare, flag, number, path, text, with_rules
from calico.cli.terminal import Refusal, Terminal
from calico.extras import needing
from calico.parallel import default_workers

# Each command imports what it needs when it runs: `calico --help` must not wait for drawings and players.


def add_commands(app: typer.Typer, terminal: Terminal) -> None:
    """Register the commands."""
    _add_arena(app, terminal)
    _add_analyse(app, terminal)
    _add_train(app, terminal)


def _add_arena(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "arena")
    @with_rules(t)
    def arena(
        names: Annotated[list[str], typer.Argument(metavar=t("cli-metavar-players"), help=t("cli-argument-players"))],
        games: Annotated[int, number(t, "--games", "arena-games")] = 100,
        players: Annotated[int, number(t, "--players", "arena-players")] = 2,
        *,
        rules: options.Rules,
        seconds: Annotated[float | None, text(t, "--seconds", "seconds", key="think-seconds", default="habit")] = None,
        seed: Annotated[int, number(t, "--seed")] = 1,
        early: Annotated[bool, flag(t, "--early")] = False,
        workers: Annotated[int | None, number(t, "--workers", default="cores")] = None,
        json_file: Annotated[Path | None, path(t, "--json", "arena-json")] = None,
        records: Annotated[Path | None, path(t, "--records")] = None,
        plot: Annotated[Path | None, path(t, "--plot", "arena-plot")] = None,
        resume: Annotated[bool, flag(t, "--resume", "arena-resume")] = False,
        force: Annotated[bool, flag(t, "--force")] = False,
    ) -> None:
        with needing("kernel"):
            from calico.arena import Match
            from calico.cli import arena as command
            from calico.plan import Plan

        options.at_least("--games", games, 2 if players == 1 else 3)  # two deals, which two players play twice
        match = Match(
            tuple(name for one in names for name in options.split_list(one)),
            games if players == 1 else (games + 1) // 2,
            Plan(players, rules.parse()),
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
        move: Annotated[int | None, number(t, "--move", default="whole")] = None,
        seat: Annotated[str | None, text(t, "--seat", "name", default="first")] = None,
        seconds: Annotated[float, text(t, "--seconds", "seconds", key="analyse-seconds")] = 1.0,
        top: Annotated[int, number(t, "--top")] = 3,
        aim: Annotated[str | None, text(t, "--aim", "name", default="aim")] = None,
        as_json: Annotated[bool, flag(t, "--json")] = False,
    ) -> None:
        with needing("kernel"):
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


def _add_train(app: typer.Typer, terminal: Terminal) -> None:
    t = terminal.texts

    @declare(app, t, "train")
    def train(
        folder: Annotated[
            Path | None, typer.Argument(metavar=f"[{t('cli-metavar-folder')}]", help=t("cli-argument-folder"))
        ] = None,
        games: Annotated[int | None, number(t, "--games", "train-games", default="recipe")] = None,
        scenario_games: Annotated[int | None, number(t, "--scenario-games", default="recipe")] = None,
        seed: Annotated[int | None, number(t, "--seed", "train-seed", default="recipe")] = None,
        rate: Annotated[float | None, number(t, "--rate", default="recipe")] = None,
        threads: Annotated[int | None, number(t, "--threads", default="cores")] = None,
        cluster: Annotated[str | None, text(t, "--cluster", "cluster", key="train-cluster")] = None,
        card: Annotated[Path | None, path(t, "--card")] = None,
    ) -> None:
        if (folder is None) == (card is None):
            raise Refusal("cli-error-train-what")
        if rate is not None and not 0 < rate <= 1:
            raise Refusal("cli-error-rate")
        with needing("kernel"):
            from calico.cli.train import show_card, train_in
            from calico.training.run import STAGES

        if card is not None:
            show_card(terminal, card)
        elif folder is not None:
            for option, value, least in (
                ("--games", games, 1),
                ("--scenario-games", scenario_games, 1),
                ("--seed", seed, 0),
            ):
                if value is not None:
                    options.at_least(option, value, least)
            asked = {"quilter": games, "scenarios": scenario_games}
            recipes = {
                stage: replace(
                    recipe,
                    games=asked[stage] or recipe.games,
                    seed=recipe.seed if seed is None else seed,
                    rate=rate or recipe.rate,
                )
                for stage, recipe in STAGES.items()
            }
            train_in(
                terminal,
                folder,
                recipes,
                threads=default_workers() if threads is None else options.at_least("--threads", threads, 1),
                cluster=cluster,
            )
