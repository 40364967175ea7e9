"""What is kept on this machine: games under way, finished games and the chart. Written whole or not at all."""

import hashlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import IO

from platformdirs import user_data_path

from calico.cli.terminal import Complaint
from calico.game import Game
from calico.notation import format_chart, parse_chart
from calico.rules import Chart, ChartError


def home() -> Path:
    """The folder of this person's things; `CALICO_HOME` decides before the system's habit."""
    chosen = os.environ.get("CALICO_HOME")
    return Path(chosen) if chosen else user_data_path("calico", appauthor=False)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(path) as file:
        file.write(text)


@contextmanager
def written_whole(path: Path) -> Iterator[IO[str]]:
    """A text file that appears under its name only when all of it is written; errors name it, not its stand-in."""
    with stand_in(path) as name, open(name, "w", encoding="utf-8") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def stand_in(path: Path) -> Iterator[Path]:
    """The name of a file to be written, which gets its own name when all went well, and else disappears."""
    name = None
    try:
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=path.suffix)
        os.close(descriptor)
        yield Path(name)
        os.chmod(name, 0o666 & ~_umask())  # like any file of this person's; the stand-in is readable to them alone
        os.replace(name, path)
    except BaseException as error:
        if name is not None:
            with suppress(OSError):
                os.unlink(name)
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            error.filename, error.filename2 = str(path), None
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_text(path: Path) -> str:
    """A text file; what is not UTF-8 is refused."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint("cli-error-not-utf8", path=str(path)) from None


def new_name() -> str:
    """A file name for a game that begins now."""
    return f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


def saves() -> Path:
    """Where games under way lie."""
    return home() / "saves"


def games() -> Path:
    """Where finished games lie."""
    return home() / "games"


def last_save() -> Path | None:
    """The game under way that was saved last."""
    found = [path for path in saves().glob("*.json") if path.is_file()] if saves().is_dir() else []
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def fingerprint(game: Game) -> str:
    """The same for the same game, whatever stands beside the record in its file."""
    return hashlib.sha256(game.record.encode()).hexdigest()


def chart_path() -> Path:
    """Where the chart lies."""
    return home() / "chart.json"


def load_chart() -> Chart:
    """The chart of this machine, empty if there is none yet; one that can't be read is refused and left as it is."""
    path = chart_path()
    try:
        return parse_chart(read_text(path))
    except FileNotFoundError:
        return Chart()
    except ChartError:
        raise Complaint("cli-error-chart-broken", path=str(path)) from None


def save_chart(chart: Chart) -> None:
    """Keep the chart."""
    write_whole(chart_path(), format_chart(chart))
