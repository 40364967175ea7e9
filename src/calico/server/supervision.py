"""Background tasks that can't die unseen: what fails is logged and counted; what is to run for ever is restarted."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from calico.server.metrics import METRICS

_FIRST_WAIT, _LONGEST_WAIT = 0.1, 30.0  # seconds until a task that failed is started again; doubled each time
_SOUND_AFTER = 60.0  # seconds after which earlier failures are forgotten
_log = logging.getLogger(__name__)
_Work = Callable[[], Awaitable[None]]


class Supervisor:
    """Starts background tasks and looks after them until it is closed."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._down: set[str] = set()

    @property
    def down(self) -> frozenset[str]:
        """The names of the tasks that should run for ever and have failed; each waits to be started again."""
        return frozenset(self._down)

    def forever(self, name: str, work: _Work) -> asyncio.Task[Any]:
        """Run `work` until the task is cancelled; whenever it fails or returns, wait a little and start it again."""
        METRICS.task_failures.labels(task=name)  # shown as 0 from the start
        return self._start(self._run_forever(name, work))

    def once(self, name: str, work: _Work) -> asyncio.Task[Any]:
        """Run `work` to its end in the background."""
        return self._start(self._run_once(name, work))

    async def close(self) -> None:
        """Cancel everything and wait until it has ended."""
        await cancel(*self._tasks)

    def _start(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)  # the event loop itself keeps tasks alive only by a weak reference
        task.add_done_callback(self._tasks.discard)
        return task

    async def _run_once(self, name: str, work: _Work) -> bool:
        """Says whether all went well; only a cancellation of the task itself gets out."""
        running = METRICS.tasks_running.labels(task=name)
        running.inc()
        try:
            await work()
        except (Exception, asyncio.CancelledError) as error:
            task = asyncio.current_task()
            if isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling():
                raise
            METRICS.task_failures.labels(task=name).inc()
            _log.error("task failed", extra={"task": name, "error": type(error).__name__}, exc_info=error)
            return False
        finally:
            running.dec()
        return True

    async def _run_forever(self, name: str, work: _Work) -> None:
        wait = _FIRST_WAIT
        try:
            while True:
                began = time.monotonic()
                if await self._run_once(name, work):
                    _log.error("task ended", extra={"task": name})
                    METRICS.task_failures.labels(task=name).inc()
                if time.monotonic() - began > _SOUND_AFTER:
                    wait = _FIRST_WAIT
                self._down.add(name)
                await asyncio.sleep(wait)
                self._down.discard(name)
                wait = min(wait * 2, _LONGEST_WAIT)
        finally:
            self._down.discard(name)


async def cancel(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait until they have ended, however they do."""
    found = [task for task in tasks if task is not None]
    for task in found:
        task.cancel()
    await asyncio.gather(*found, return_exceptions=True)
