"""How the players' thinking is compiled and where the machine code is kept: as the kernel's, in a folder of its own."""

import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba

from calico.kernel import engine
from calico.kernel.compiling import INTERPRETED, cache_key

_config: Any = numba.config  # filled from the environment when numba is imported; its types do not know that
_njit: Any = numba.njit

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function that entries call."""
    if INTERPRETED:
        return function
    made: Callable[P, R] = _njit(nogil=True, fastmath=True, error_model="numpy")(function)
    return made


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: lets other threads run and is kept on disk."""
    dispatcher = compiled(function)
    folder = cache_folder()
    if folder is not None and not INTERPRETED:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = str(folder)
        try:
            dispatcher.enable_caching()  # type: ignore[attr-defined]  # numba's own class
        finally:
            _config.CACHE_DIR = before
    return dispatcher


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept, named by the sources that shape it: in NUMBA_CACHE_DIR, here, or the user's cache."""
    here = Path(__file__).parent
    sources = [Path(engine.__file__), Path(__file__), here / "features.py", here / "mind.py"]
    name = f"calico-players-{cache_key(b''.join(source.read_bytes() for source in sources))}"
    user = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    for place in (Path(_config.CACHE_DIR),) if _config.CACHE_DIR else (here / "__pycache__", user):
        folder = place / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        return folder
    return None
