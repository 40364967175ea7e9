"""`calico train`: players from nothing, by self-play; and where weights come from."""

from collections.abc import Mapping
from pathlib import Path

from rich.table import Table

from calico.cli.progress import Progress
from calico.cli.terminal import Terminal
from calico.players.weights import read_weights
from calico.training.run import Recipe, train_all

_MEASURED = ("beginner", "standard", "passed")


def train_in(
    terminal: Terminal, folder: Path, recipes: Mapping[str, Recipe], *, threads: int, cluster: str | None
) -> None:
    """Train stage after stage, and tell every measurement; Ctrl-C keeps what was learned."""
    at, done = next(iter(recipes)), 0

    with Progress(terminal, recipes[at].games, is_shown=True, label="cli-train-progress") as progress:

        def report(stage: str, entry: dict[str, float]) -> None:
            figures = ", ".join(
                f"{name} {entry[name]:.1%}"
                if name == "passed"
                else f"{name} {entry[name]:.2f} ± {entry[f'{name} error']:.2f}"
                for name in _MEASURED
                if name in entry
            )
            progress.say(
                "cli-train-measured",
                stage=stage,
                games=int(entry["games"]),
                minutes=f"{entry['seconds'] / 60:.1f}",
                figures=figures,
            )

        def reach(stage: str, games: int, total: int) -> None:
            nonlocal at, done
            at, done = stage, games
            progress.reach(games, total)

        try:
            train_all(folder, recipes, threads=threads, cluster=cluster, report=report, progress=reach)
        except KeyboardInterrupt:
            progress.say("cli-train-kept", stage=at, games=done)
            raise
    for stage in recipes:
        terminal.say_path("cli-train-done", path=str(folder / f"{stage}.npz"))


def show_card(terminal: Terminal, path: Path) -> None:
    """Everything that the weights' card says, and how large the file is."""
    card = read_weights(path).card
    table = Table(box=None, padding=(0, 1))
    table.add_column(terminal.texts("cli-train-about"))
    table.add_column(terminal.texts("cli-train-value"))
    for name, value in _flat({"file": path.name, "bytes": path.stat().st_size, **card}):
        table.add_row(name, str(value))
    terminal.show(table)


def _flat(card: dict[str, object], before: str = "") -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for name, value in card.items():
        found += _flat(value, f"{before}{name}.") if isinstance(value, dict) else [(f"{before}{name}", value)]
    return found
