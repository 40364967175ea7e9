"""How the players' thinking is compiled and where the machine code is kept: as the kernel's, in a folder of its own."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba

from calico.kernel import engine
from calico.kernel.compiling import INTERPRETED, cache_key, writable_folder

_config: Any = numba.config  # filled from the environment when numba is imported; its types do not know that
_njit: Any = numba.njit

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function that entries call. It must not allocate, which spares it the counting of references."""
    return _machine_code(function, _nrt=False)


def _machine_code(function: Callable[P, R], **settings: object) -> Callable[P, R]:
    if INTERPRETED:
        return function
    made: Callable[P, R] = _njit(nogil=True, fastmath=True, error_model="numpy", **settings)(function)
    return made


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: lets other threads run and is kept on disk."""
    dispatcher = _machine_code(function)
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
    """Where machine code is kept, named by the sources that shape it; None if nowhere."""
    here = Path(__file__).parent
    sources = [Path(engine.__file__), Path(__file__), here / "features.py", here / "mind.py"]
    return writable_folder(f"calico-players-{cache_key(b''.join(source.read_bytes() for source in sources))}", here)
