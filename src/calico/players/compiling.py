"""How the players' thinking is compiled and where the machine code is kept: as the kernel's, in a folder of its own."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import ParamSpec, TypeVar

from calico.kernel import engine
from calico.kernel.compiling import cache_key, machine_code, writable_folder

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function that entries call. It must not allocate, which spares it the counting of references."""
    return machine_code(function, None, nogil=True, fastmath=True, error_model="numpy", _nrt=False)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: lets other threads run and is kept on disk."""
    return machine_code(function, cache_folder(), nogil=True, fastmath=True, error_model="numpy")


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept, named by the sources that shape it; None if nowhere."""
    here = Path(__file__).parent
    sources = [
        Path(engine.__file__),
        Path(__file__),
        *(here / f"{name}.py" for name in ("value", "choosing", "search")),
    ]
    return writable_folder(f"calico-players-{cache_key(b''.join(source.read_bytes() for source in sources))}", here)
