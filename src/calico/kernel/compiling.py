"""How the kernel is compiled, where the machine code is kept, and who is told when that takes a while.

numba keeps compiled functions on disk by the text of their own file. It sees neither the tables that they read nor the
switch for bounds checks, so the folder itself is named by a hash of everything that shapes the code.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]  # it comes without types

from calico.kernel import tables

_config: Any = numba.config  # filled from the environment when numba is imported; its types do not know that
_njit: Any = numba.njit  # its types do not know the switch for the counting of references

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = bool(_config.DISABLE_JIT)
"""Whether NUMBA_DISABLE_JIT asks for plain Python: slow, for debugging and for tests."""


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: machine code that lets other threads run and is kept on disk."""
    return machine_code(function, cache_folder(), nogil=True)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function that entries call. It must not allocate, which spares it the counting of references."""
    return machine_code(function, cache_folder(), nogil=True, _nrt=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """The same, but made part of every function that calls it; worth it only in the innermost loop."""
    return machine_code(function, cache_folder(), inline="always", _nrt=False)


def machine_code(function: Callable[P, R], folder: Path | None, **settings: object) -> Callable[P, R]:
    """The function compiled with these settings of numba's, and kept in this folder if there is one."""
    if INTERPRETED:
        return np.errstate(over="ignore")(function)  # machine words wrap around; NumPy would warn
    dispatcher: Callable[P, R] = _njit(**settings)(function)
    if folder is not None:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = str(folder)
        try:
            dispatcher.enable_caching()  # type: ignore[attr-defined]  # numba's own class
        finally:
            _config.CACHE_DIR = before
    return dispatcher


def cache_key(source: bytes) -> str:
    """A name for machine code made from this source by these tables, this compiler, this processor."""
    digest = sha256(source)
    for name, table in sorted(vars(tables).items()):
        if isinstance(table, np.ndarray | int):
            digest.update(name.encode() + np.asarray(table).tobytes())
    settings = (numba.__version__, _config.BOUNDSCHECK, sys.version_info[:2])
    digest.update(repr((*settings, get_host_cpu_name())).encode())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path | None:
    """Where the kernel's machine code is kept; None if nowhere."""
    engine = Path(__file__).with_name("engine.py")
    return writable_folder(f"calico-kernel-{cache_key(engine.read_bytes())}", engine.parent)


def writable_folder(name: str, beside: Path) -> Path | None:
    """A folder for machine code: in NUMBA_CACHE_DIR, beside the source, or in the user's cache; None if nowhere."""
    user = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    for place in (Path(_config.CACHE_DIR),) if _config.CACHE_DIR else (beside / "__pycache__", user):
        folder = place / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        return folder
    return None
