"""Worker processes that think, each about one thing at a time: one that dies takes nobody else's thought with it."""

import asyncio
import ctypes
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from pathlib import Path
from typing import TypeVar

from calico.server.metrics import METRICS
from calico.server.thinking import warm_up

_T = TypeVar("_T")
_ATTEMPTS = 3  # a worker may die for reasons that are not its thought's, such as a machine short of memory
_PATIENCE = 3.0  # seconds beyond a bot's time before it counts as late; not those that it waited for a processor
_START = 120.0  # seconds that a worker may take to start: the first ever compiles what bots think with
_PR_SET_PDEATHSIG = 1
_log = logging.getLogger(__name__)


class Workers:
    """Starts a process whenever none is idle, and keeps those that did their work; callers bound how many work.

    Each calls `prepare` before its first work.
    """

    def __init__(self, prepare: Callable[[], None] = warm_up) -> None:
        self._prepare = prepare
        self._idle: list[_Worker] = []

    async def be_ready(self) -> None:
        """Have a worker idle that is prepared: start one if there is none."""
        await self.ask(_nothing, seconds=0)

    async def ask(self, work: Callable[..., _T], *arguments: object, seconds: float) -> _T:
        """What the work returns, or TimeoutError if it is late, or whatever it raises.

        Work whose worker dies is given to another one; BrokenProcessPool if it dies every time.
        """
        for attempt in range(1, _ATTEMPTS + 1):
            worker = self._idle.pop() if self._idle else _Worker(self._prepare)
            try:
                answer = await worker.do(work, *arguments, seconds=seconds)
            except BrokenProcessPool:
                worker.kill()
                METRICS.worker_deaths.inc()
                _log.warning("bot worker died", extra={"attempt": attempt, "of": _ATTEMPTS})
                if attempt == _ATTEMPTS:
                    raise
            except (TimeoutError, asyncio.CancelledError):
                worker.kill()  # it is still busy with what nobody waits for any more
                raise
            except BaseException:
                self._idle.append(worker)
                raise
            else:
                self._idle.append(worker)
                return answer
        raise AssertionError

    def close(self) -> None:
        """End all idle workers; those at work end with the tasks that wait for them."""
        while self._idle:
            self._idle.pop().kill()


class _Worker:
    """One process."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin, initargs=(prepare,))
        self._is_warm = False

    async def do(self, work: Callable[..., _T], *arguments: object, seconds: float) -> _T:
        limit = seconds + _PATIENCE + (0 if self._is_warm else _START)
        answer = asyncio.wrap_future(self._pool.submit(work, *arguments))
        # The machine may have no time for the worker, or none for us to hear of it.
        processes = [*(self._pool._processes or {}), os.getpid()]
        began, before = time.monotonic(), [_unserved(process) for process in processes]
        left = limit
        try:
            while left > 0 and not answer.done():
                await asyncio.wait([answer], timeout=left)
                unserved = max(_unserved(process) - then for process, then in zip(processes, before, strict=True))
                left = limit - (time.monotonic() - began) + unserved
            if not answer.done():
                raise TimeoutError
        finally:
            answer.cancel()
        self._is_warm = True
        return answer.result()

    def kill(self) -> None:
        processes = list((self._pool._processes or {}).values())  # a pool has no public way to stop a busy process
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _unserved(process: int) -> float:
    """Seconds that a process was ready to run and no processor was free; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def _nothing() -> None:
    """The work of a worker that is only to be ready."""


def _begin(prepare: Callable[[], None]) -> None:
    """In a new worker."""
    _end_with_parent()
    prepare()


def _end_with_parent() -> None:
    """End when the server does, however that ends: nobody is left to tell a worker of a killed server to stop."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    if sys.platform == "linux":  # also while compiled code lets no other thread run
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
