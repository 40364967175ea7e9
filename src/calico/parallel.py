"""Work on several cores, given back in the order in which it was asked for."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

Result = TypeVar("Result")


def default_workers() -> int:
    """All cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_in_pool(pool: Executor, tasks: Iterable[Callable[[], Result]], most: int) -> Iterator[Result]:
    """The results in the order of the tasks, of which at most so many are under way or wait to be fetched.

    A task is asked for only when there is room for it. The pool is shut down at the end, whatever the end is.
    """
    waiting: deque[Future[Result]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(task))
            if len(waiting) > most:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupt() -> None:
    """For worker processes: Ctrl-C is for the process that asked; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
