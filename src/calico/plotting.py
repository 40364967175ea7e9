"""What all plots share: they need the extra `research`, and the same figures give the same file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from calico.drawing import check_suffix
from calico.extras import require

_DPI = 150


def check_plot(path: Path) -> None:
    """Refuse a picture that can't be made, before anything is played."""
    check_suffix(path)
    require("research", "matplotlib")


@contextmanager
def plotting(path: Path, size: tuple[float, float]) -> Iterator[Any]:
    """A figure of matplotlib's to draw on; written as `.png` or `.svg`, as the path ends, when it is done."""
    check_plot(path)
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "calico", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=size, layout="constrained")
        yield figure
        # Neither a date nor the library's version.
        metadata = {"Date": None, "Creator": None} if path.suffix.lower() == ".svg" else {"Software": None}
        figure.savefig(path, dpi=_DPI, metadata=metadata)
