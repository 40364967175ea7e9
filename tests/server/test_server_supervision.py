"""No background task dies unseen: it is logged, counted and started again, and until then the server is not ready."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest
from serving import guest, run, serving

from calico.server import supervision
from calico.server.metrics import METRICS
from calico.server.store.memory import MemoryStore
from calico.server.supervision import Supervisor


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def failures(task: str) -> float:
    return METRICS.registry.get_sample_value("calico_task_failures_total", {"task": task}) or 0


def running(task: str) -> float:
    return METRICS.registry.get_sample_value("calico_tasks_running", {"task": task}) or 0


def _fail() -> None:
    raise RuntimeError


async def _end() -> None:
    """Return although nothing was to end."""


async def _await_something_cancelled() -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.cancel()
    await future


async def _raise() -> None:
    _fail()


@pytest.mark.parametrize("how", [_raise, _end, _await_something_cancelled])
def test_a_task_that_ends_is_started_again(
    how: Callable[[], Awaitable[None]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervision, "_FIRST_WAIT", 0.001)
    starts = 0

    async def work() -> None:
        nonlocal starts
        starts += 1
        await (how() if starts < 4 else asyncio.Event().wait())

    async def test() -> None:
        tasks = Supervisor()
        before = failures("work")
        tasks.forever("work", work)
        await until(lambda: starts == 4)
        assert failures("work") - before == 3
        assert running("work") == 1
        assert not tasks.down
        await tasks.close()
        assert running("work") == 0

    with caplog.at_level(logging.ERROR):
        run(test())
    assert [vars(record)["task"] for record in caplog.records] == ["work"] * 3


def test_the_server_is_not_ready_while_a_task_is_down() -> None:
    async def test() -> None:
        is_mended = False

        async def work() -> None:
            if not is_mended:
                _fail()
            await asyncio.Event().wait()

        async with serving() as served, guest(served) as ari:
            assert (await ari.http.get("/readyz")).status_code == 200
            tasks: Supervisor = served.app.state.tasks
            tasks.forever("work", work)
            await until(lambda: bool(tasks.down))
            assert (await ari.http.get("/readyz")).status_code == 503
            is_mended = True
            await until(lambda: not tasks.down)
            assert (await ari.http.get("/readyz")).status_code == 200

    run(test())


def test_the_sweeper_survives_whatever_the_store_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock runs out after the sweeper has met an error that nobody foresaw."""

    async def test() -> None:
        store = MemoryStore()
        async with serving(store):
            asked = 0

            async def due(*_: object) -> list[str]:
                nonlocal asked
                asked += 1
                if asked == 1:
                    _fail()
                return []

            monkeypatch.setattr(store, "due", due)
            await until(lambda: asked > 1)

    run(test())
