"""`calico train`: players from nothing, by self-play."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from calico.cli.declaring import argument, command
from calico.cli.options import at_least, option
from calico.cli.terminal import Complaint, Terminal
from calico.extras import needing


def declare(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    t = terminal.texts

    @command(app, t, "train")
    def train(
        folder: Annotated[Path | None, argument(t, "folder", "folder", is_optional=True)] = None,
        games: Annotated[int | None, option(t, "--games", default="recipe")] = None,
        scenario_games: Annotated[int | None, option(t, "--scenario-games", default="recipe")] = None,
        seed: Annotated[int | None, option(t, "--seed", default="recipe")] = None,
        rate: Annotated[float | None, option(t, "--rate", default="recipe")] = None,
        workers: Annotated[int | None, option(t, "--workers", default="cores")] = None,
        cluster: Annotated[str | None, option(t, "--cluster")] = None,
        card: Annotated[Path | None, option(t, "--card")] = None,
    ) -> None:
        if (folder is None) == (card is None):
            raise Complaint("cli-error-train-what")
        if rate is not None and not 0 < rate <= 1:
            raise Complaint("cli-error-rate")
        with needing("kernel"):
            from calico.cli.train import show_card, train_in
            from calico.parallel import default_workers
            from calico.training.run import STAGES

        if card is not None:
            show_card(terminal, card)
        elif folder is not None:
            for name, value, least in (
                ("--games", games, 1),
                ("--scenario-games", scenario_games, 1),
                ("--seed", seed, 0),
            ):
                if value is not None:
                    at_least(name, value, least)
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
                threads=default_workers() if workers is None else at_least("--workers", workers, 1),
                cluster=cluster,
            )
