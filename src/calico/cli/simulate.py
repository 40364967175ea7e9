"""`calico simulate`: programs against each other, many games, on all cores; the same seed gives the same games."""

import json
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from calico.cli.progress import Progress
from calico.cli.statistics import points_table
from calico.cli.store import stand_in, written_whole
from calico.cli.terminal import Complaint, Terminal
from calico.locales import Texts
from calico.plotting import check_plot
from calico.simulation import POINTS, Simulation, Summary, parquet_file, play_parts, plot_summary


@dataclass(frozen=True, slots=True)
class Files:
    """Where to write what: records, results, a picture; None for what is not wanted."""

    records: Path | None = None
    parquet: Path | None = None
    plot: Path | None = None

    def check(self, *, force: bool) -> None:
        """Refuse, before anything is played, what can't be written."""
        for path in (self.records, self.parquet, self.plot):
            if path is not None and path.exists() and not (force and path.is_file()):
                raise Complaint("cli-error-is-folder" if path.is_dir() else "cli-error-exists", path=str(path))
        if self.plot is not None:
            check_plot(self.plot)


def simulate(
    terminal: Terminal,
    simulation: Simulation,
    files: Files,
    *,
    workers: int | None,
    cluster: str | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play all games, write what is wanted, and say how they went."""
    simulation.check()
    files.check(force=force)
    summary = Summary(simulation)
    with ExitStack() as stack:
        records = None if files.records is None else stack.enter_context(written_whole(files.records))
        write = None
        if files.parquet is not None:
            write = stack.enter_context(parquet_file(stack.enter_context(stand_in(files.parquet)), simulation))
        progress = stack.enter_context(Progress(terminal, simulation.games, is_shown=not as_json))
        for part in play_parts(simulation, workers=workers, cluster=cluster, records=records is not None):
            summary.add(part)
            if records is not None:
                records.writelines(line + "\n" for line in part.records)
            if write is not None:
                write(part)
            progress.advance(len(part.results))
        if files.plot is not None:
            _plot(terminal.texts, summary, stack.enter_context(stand_in(files.plot)))
    if as_json:
        terminal.out.print(json.dumps(_to_json(summary)), soft_wrap=True)
    else:
        _show(terminal, summary, files)


def _to_json(summary: Summary) -> dict[str, object]:
    """One object for programs to read."""
    simulation = summary.simulation
    points = summary.statistics()
    found: dict[str, object] = {
        "games": summary.games,
        "players": len(simulation.bots),
        "seed": simulation.seed,
        "mean": points.mean,
        "standard_deviation": points.standard_deviation,
        "minimum": points.minimum,
        "maximum": points.maximum,
        "cpu_seconds": round(summary.cpu_seconds, 6),
        "seats": [
            {
                "bot": bot,
                "mean": summary.statistics(seat).mean,
                **{kind: summary.statistics(seat, kind).mean for kind in POINTS if kind != "total"},
                "wins": int(summary.wins[seat]),
                "shared": int(summary.shared[seat]),
            }
            for seat, bot in enumerate(simulation.bots)
        ],
    }
    if simulation.plan.options.scenario is not None:
        found["passed"] = int(summary.passed.sum())
    return found


def _plot(texts: Texts, summary: Summary, path: Path) -> None:
    bots = summary.simulation.bots
    names = tuple(texts.player(bot) if len(bots) == 1 else f"{n}: {texts.player(bot)}" for n, bot in enumerate(bots))
    labels = {
        "total": texts("cli-plot-total"),
        "goals": texts("cli-plot-goals"),
        "cats": texts("cli-plot-cats"),
        "buttons": texts("cli-plot-buttons"),
        "points": texts("cli-plot-points"),
        "share": texts("cli-plot-share"),
        "mean": texts("cli-plot-mean"),
    }
    plot_summary(summary, path, names=names, labels=labels)


def _show(terminal: Terminal, summary: Summary, files: Files) -> None:
    texts = terminal.texts
    simulation = summary.simulation
    all_points = summary.statistics()
    terminal.show(
        points_table(
            texts,
            summary.games,
            all_points.mean,
            all_points.standard_deviation,
            all_points.minimum,
            all_points.maximum,
        )
    )
    if simulation.plan.options.scenario is not None:
        terminal.say("cli-stat-passed", count=int(summary.passed.sum()), players=all_points.count)
    if len(simulation.bots) > 1:
        table = Table(box=None, padding=(0, 1))
        for title in ("cli-stat-seat", "cli-stat-player", "cli-stat-mean", "cli-stat-wins", "cli-stat-shared"):
            table.add_column(texts(title), justify="left" if title == "cli-stat-player" else "right")
        for seat, bot in enumerate(simulation.bots):
            mean = f"{summary.statistics(seat).mean:.2f}"
            table.add_row(str(seat), texts.player(bot), mean, str(summary.wins[seat]), str(summary.shared[seat]))
        terminal.show("", table)
    terminal.say("cli-stat-seconds", seconds=f"{summary.cpu_seconds:.1f}")
    for message, path in (
        ("cli-stat-records", files.records),
        ("cli-stat-parquet", files.parquet),
        ("cli-stat-plot", files.plot),
    ):
        if path is not None:
            terminal.say_path(message, path=str(path))
