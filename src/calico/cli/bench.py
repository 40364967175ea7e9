"""`calico bench`: how fast the kernel is beside the pure rules, measured here and now."""

import json

from rich.table import Table

from calico.cli.progress import Progress
from calico.cli.terminal import Terminal
from calico.kernel import bench as measuring
from calico.locales import Texts


def bench(terminal: Terminal, *, seconds: int, as_json: bool) -> None:
    """Measure and show, as ratios."""
    with Progress(terminal, None, is_shown=not as_json, label="cli-bench-progress") as progress:
        report = measuring.run(seconds=seconds, progress=lambda done, steps, _: progress.reach(done, steps))
    if as_json:
        terminal.out.print(json.dumps(report.as_dict()), soft_wrap=True)
        return
    texts = terminal.texts
    terminal.show(
        report.machine,
        texts("cli-bench-clock"),
        "",
        _games(texts, report),
        "",
        _costs(texts, report),
        "",
        _threads(texts, report),
    )


def _games(texts: Texts, report: measuring.Report) -> Table:
    table = _table(texts, "cli-bench-games", "cli-bench-rules", "cli-bench-kernel", "cli-bench-ratio")
    kinds = ("cli-bench-solo", "cli-bench-two", "cli-bench-four")
    for kind, speed in zip(kinds, report.games, strict=True):
        table.add_row(texts(kind), f"{speed.rules:,.0f}", f"{speed.kernel:,.0f}", f"{speed.ratio:,.0f}")
    return table


def _costs(texts: Texts, report: measuring.Report) -> Table:
    table = _table(texts, "cli-bench-step", "cli-bench-nanoseconds", "cli-bench-copies")
    costs = report.costs
    for name, cost in (
        ("cli-bench-copy", costs.copy),
        ("cli-bench-apply", costs.apply),
        ("cli-bench-apply-checked", costs.apply_checked),
        ("cli-bench-playout", costs.playout),
    ):
        table.add_row(texts(name), f"{cost:,.0f}", f"{cost / costs.copy:,.1f}")
    return table


def _threads(texts: Texts, report: measuring.Report) -> Table:
    table = _table(texts, "cli-bench-threads", "cli-bench-speed", "cli-bench-ratio")
    for speed in report.threads:
        table.add_row(str(speed.threads), f"{speed.games:,.0f}", f"{speed.games / report.threads[0].games:,.2f}")
    return table


def _table(texts: Texts, *titles: str) -> Table:
    table = Table(box=None, padding=(0, 1))
    for title in titles:
        table.add_column(texts(title), justify="left" if title == titles[0] else "right")
    return table
