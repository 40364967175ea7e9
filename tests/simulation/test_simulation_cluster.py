"""A simulation on a real Ray on this machine, one of whose workers is killed while it plays."""

import importlib.util
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from calico.plan import Plan
from calico.rules import CalicoError, Mode, Options
from calico.simulation import Outcome, Simulation, run, running

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="RAY IS NOT INSTALLED, SO THE CLUSTER IS NOT TESTED: pip install '.[cluster]'",
)


def _playing_workers() -> set[int]:
    """The processes below this one that Ray has named after the task that they are doing."""
    parents, names = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            number = int(folder.name)
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            names[number] = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue

    def is_ours(number: int) -> bool:
        while number in parents:
            if number == os.getpid():
                return True
            number = parents[number]
        return False

    return {number for number, name in names.items() if name.startswith(b"ray::play_part") and is_ours(number)}


@needs_ray
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds Ray's workers in /proc")
def test_the_result_is_the_same_when_a_worker_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_PLAYER_GAMES", 6)
    simulation = Simulation(36, ("greedy",), 12, Plan(1, Options(Mode.BEGINNER)))
    done: list[int] = []

    def on_cluster() -> Outcome:
        return run(simulation, workers=2, cluster="local", records=True, progress=lambda count, _: done.append(count))

    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(on_cluster)
        seen: set[int] = set()
        while len(seen) < 2 and not future.done():  # both workers have work
            seen = _playing_workers()
            time.sleep(0.01)
        victim = min(seen)
        os.kill(victim, signal.SIGKILL)
        assert not future.done()
        found = future.result()
    assert done == [6, 12, 18, 24, 30, 36]
    expected = run(simulation, workers=1, records=True)
    assert np.array_equal(found.results, expected.results)
    assert found.records == expected.records
    assert found.summary().games == 36


@needs_ray
def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(CalicoError) as refused:
        run(Simulation(5), cluster="127.0.0.1:1")
    assert refused.value.code == "cluster-unreachable"


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CalicoError) as refused:
        run(Simulation(5), cluster="local")
    assert refused.value.code == "package-missing"
    assert "'.[cluster]'" in str(refused.value)
