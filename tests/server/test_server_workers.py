"""Worker processes: whatever happens to one harms no other's thought, and none outlives its server."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import httpx
import pytest
from killing import ServerProcess
from working import answers, dies, dies_once, late, nothing, prepared, raises, waits_for

from calico.server import workers
from calico.server.workers import Workers


def test_workers_that_are_late_or_die_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(workers, "_PATIENCE", 0.1)
        monkeypatch.setattr(workers, "_ATTEMPTS", 1)
        pool = Workers(nothing)
        try:
            assert await pool.ask(answers, seconds=1) == "here"
            with pytest.raises(TimeoutError):
                await pool.ask(late, seconds=0.1)
            assert await pool.ask(answers, seconds=1) == "here"
            with pytest.raises(BrokenProcessPool):
                await pool.ask(dies, seconds=5)
            with pytest.raises(LookupError):
                await pool.ask(raises, seconds=5)
            assert await pool.ask(answers, seconds=1) == "here"
        finally:
            pool.close()

    asyncio.run(test())


def test_a_worker_is_ready_before_anybody_asks(tmp_path: Path) -> None:
    async def test() -> None:
        pool = Workers(partial(prepared, str(tmp_path / "prepared")))
        try:
            for _ in range(2):  # one is enough
                await pool.be_ready()
                assert (tmp_path / "prepared").read_text(encoding="utf-8") == "once"
            assert await pool.ask(answers, seconds=5) == "here"
        finally:
            pool.close()

    asyncio.run(test())


def test_a_worker_that_the_machine_has_no_time_for_is_not_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for a processor all the time, until the machine has one for it."""
    end, asked = tmp_path / "end", 0

    def unserved(_: int) -> float:
        nonlocal asked
        asked += 1
        if asked == 20:
            end.touch()
        return time.monotonic()

    async def test() -> None:
        monkeypatch.setattr(workers, "_PATIENCE", 0.1)
        pool = Workers(nothing)
        try:
            assert await pool.ask(answers, seconds=1) == "here"
            monkeypatch.setattr(workers, "_unserved", unserved, raising=False)
            assert await pool.ask(waits_for, str(end), seconds=0.1) == "undisturbed"
        finally:
            pool.close()

    asyncio.run(test())


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux tells how long a process waited")
def test_the_machine_tells_for_whom_it_had_no_time() -> None:
    processor = min(os.sched_getaffinity(0))
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    try:
        for one in busy:
            os.sched_setaffinity(one.pid, {processor})  # there is one processor for both
        while not all(workers._unserved(one.pid) > 0.1 for one in busy):
            time.sleep(0.01)
    finally:
        for one in busy:
            one.kill()
            one.wait()
    assert workers._unserved(busy[0].pid) == 0, "nothing is known of a process that has ended"


def test_a_worker_that_dies_takes_no_other_thought_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(workers, "_ATTEMPTS", 1)
        pool = Workers(nothing)
        end = tmp_path / "end"
        try:
            other = asyncio.create_task(pool.ask(waits_for, str(end), seconds=60))
            with pytest.raises(BrokenProcessPool):
                await pool.ask(dies, seconds=60)
            end.touch()
            assert await other == "undisturbed"
        finally:
            pool.close()

    asyncio.run(test())


def test_a_thought_whose_worker_dies_is_thought_again(tmp_path: Path) -> None:
    async def test() -> None:
        pool = Workers(nothing)
        try:
            assert await pool.ask(dies_once, str(tmp_path / "died"), seconds=5) == "after all"
        finally:
            pool.close()

    asyncio.run(test())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are found in /proc")
def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(str(tmp_path / "calico.sqlite"))
        await server.start()
        assert server.process is not None
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=None) as http:
            await http.get("/catalogue")  # wakes the first worker
        while not (children := _descendants(server.process.pid)):
            await asyncio.sleep(0.05)
        await server.kill()
        while any(_is_alive(child) for child in children):
            await asyncio.sleep(0.05)

    asyncio.run(test())


def _descendants(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and _status(int(folder.name)).get("PPid") == str(parent):
            found += [int(folder.name), *_descendants(int(folder.name))]
    return found


def _is_alive(process: int) -> bool:
    return _status(process).get("State", "Z")[0] not in "ZX"


def _status(process: int) -> dict[str, str]:
    try:
        lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}
