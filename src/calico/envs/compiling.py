"""How the environments are compiled and where the machine code is kept: as the kernel's, in a folder of its own."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import ParamSpec, TypeVar

from calico.kernel import engine, warming
from calico.kernel.compiling import INTERPRETED, cache_key, machine_code, writable_folder

P = ParamSpec("P")
R = TypeVar("R")

_READY = "ready"
_lock = Lock()


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function that entries call. It must not allocate, which spares it the counting of references."""
    return machine_code(function, None, nogil=True, _nrt=False)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: lets other threads run and is kept on disk."""
    return machine_code(function, cache_folder(), nogil=True)


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept, named by the sources that shape it; None if nowhere."""
    here = Path(__file__).parent
    sources = [Path(engine.__file__), Path(__file__), here / "machine.py", here / "features.py"]
    return writable_folder(f"calico-envs-{cache_key(b''.join(source.read_bytes() for source in sources))}", here)


def compile_once(compile_all: Callable[[], None]) -> None:
    """Called before the first use: with nothing on disk, say so and compile everything."""
    warming.ready()
    folder = cache_folder()
    with _lock:
        if INTERPRETED or (folder is not None and (folder / _READY).exists()):
            return
        warming.on_cold_start()
        compile_all()
        if folder is not None:
            (folder / _READY).touch()
