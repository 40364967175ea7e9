"""`calico arena`: players meet on the same deals; who is better, by how much, and how sure that is."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import typer
from rich.table import Table

from calico.arena import Arena, Match, Report, keep_games, read_games, report, to_json
from calico.arena.plot import plot_report
from calico.cli.progress import Progress
from calico.cli.store import stand_in, write_whole
from calico.cli.terminal import Complaint, Terminal
from calico.players.entrants import short_name
from calico.plotting import check_plot

_INTERRUPTED = 130
_SECONDS = 30  # between two times that the games are kept


@dataclass(frozen=True, slots=True)
class Files:
    """Where to write what: results, records, a picture; None for what is not wanted."""

    results: Path | None = None
    records: Path | None = None
    plot: Path | None = None

    def check(self, *, resume: bool, force: bool) -> None:
        """Refuse, before anything is played, what can't be written or gone on with."""
        if resume and self.results is None:
            raise Complaint("cli-error-arena-resume")
        for path in (self.plot,) if resume else (self.results, self.records, self.plot):
            if path is not None and path.exists() and not ((force or resume) and path.is_file()):
                raise Complaint("cli-error-is-folder" if path.is_dir() else "cli-error-exists", path=str(path))
        if self.plot is not None:
            check_plot(self.plot)


def arena(terminal: Terminal, match: Match, files: Files, *, workers: int | None, resume: bool, force: bool) -> None:
    """Play, and tell how it went; Ctrl-C ends it early and loses nothing."""
    files.check(resume=resume, force=force)
    before = []
    if resume and files.results is not None and files.results.exists():
        before = read_games(files.results, match)
    under_way = Arena(match, before)
    is_interrupted = False
    kept = time.monotonic()
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(terminal, under_way.total, is_shown=True))
        records = stack.enter_context(_kept(files.records, goes_on=resume))
        try:
            for part in under_way.play(workers=workers):
                if records is not None:
                    records.writelines(line + "\n" for line in part.records)
                progress.advance(len(part.games))
                if files.results is not None and part.records and time.monotonic() > kept + _SECONDS:
                    keep_games(files.results, under_way)  # so that not even a lost machine costs much
                    kept = time.monotonic()
        except KeyboardInterrupt:
            is_interrupted = True
    if is_interrupted and len({game.deal for game in under_way.games}) < 3:  # the last deal may be half played
        raise KeyboardInterrupt
    found = report(under_way)
    if files.results is not None:
        write_whole(files.results, json.dumps(to_json(found, under_way.games)) + "\n")
    if files.plot is not None:
        texts = terminal.texts
        with stand_in(files.plot) as path:
            plot_report(
                found,
                path,
                names={name: texts.player(short_name(name)) for name in match.names},
                labels={"points": texts("cli-arena-points"), "rating": texts("cli-arena-rating")},
            )
    _show(terminal, found, files)
    if is_interrupted:
        terminal.say("cli-arena-interrupted", games=found.games, total=under_way.total)
        raise typer.Exit(_INTERRUPTED)


@contextmanager
def _kept(path: Path | None, *, goes_on: bool) -> Iterator[IO[str] | None]:
    """The file of records, written line by line, so that an interrupted match keeps what it has played."""
    if path is None:
        yield None
        return
    with path.open("a" if goes_on else "w", encoding="utf-8") as file:
        yield file


def _show(terminal: Terminal, found: Report, files: Files) -> None:
    texts = terminal.texts
    rated = {rating.name: rating for rating in found.ratings}
    order = sorted(found.standings, key=lambda one: -(rated[one.name].rating if rated else one.points))
    table = Table(box=None, padding=(0, 1))
    table.add_column(texts("cli-stat-player"))
    titles = ["cli-stat-games", "cli-arena-points"]
    titles += ["cli-arena-victories"] * (found.match.plan.players > 1) + ["cli-arena-rating"] * bool(rated)
    titles += ["cli-arena-milliseconds"] + ["cli-arena-over"] * (found.match.seconds is not None)
    titles += ["cli-arena-passed"] * (found.match.plan.options.scenario is not None)
    for title in titles:
        table.add_column(texts(title), justify="right")
    for one in order:
        cells = [str(one.games), f"{one.points:.2f} ± {one.error:.2f}"]
        cells += [] if one.wins is None else [f"{one.wins:.1%}"]
        if rated:
            rating = rated[one.name]
            cells.append(f"{rating.rating:.0f} ({rating.low:.0f} … {rating.high:.0f})")
        cells.append(f"{one.milliseconds:.2f}")
        cells += [] if one.over is None else [f"{one.over:.1%}"]
        cells += [] if one.passed is None else [f"{one.passed:.1%}"]
        table.add_row(texts.player(short_name(one.name)), *cells)
    terminal.show(table)
    if found.duels:
        table = Table(box=None, padding=(0, 1))
        table.add_column(texts("cli-arena-pair"))
        for title in ("cli-arena-deals", "cli-arena-ahead", "cli-arena-wins", "cli-arena-ties"):
            table.add_column(texts(title), justify="right")
        for duel in found.duels:
            table.add_row(
                f"{texts.player(short_name(duel.one))} – {texts.player(short_name(duel.other))}",
                f"{duel.deals}{'*' if duel.decided else ''}",
                f"{duel.ahead:+.2f} ({duel.ahead_low:+.2f} … {duel.ahead_high:+.2f})",
                f"{duel.wins:.1%} ({duel.wins_low:.1%} … {duel.wins_high:.1%})",
                f"{duel.ties:.0%}",
            )
        terminal.show("", table)
        terminal.say("cli-arena-note")
        if any(duel.decided for duel in found.duels):
            terminal.say("cli-arena-decided")
    for message, path in (
        ("cli-stat-parquet", files.results),
        ("cli-stat-records", files.records),
        ("cli-stat-plot", files.plot),
    ):
        if path is not None:
            terminal.say_path(message, path=str(path))
