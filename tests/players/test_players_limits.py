"""What thinking may cost: time, also where the machine is slower than believed, and memory."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from calico.plan import Plan
from calico.players import find_player, search
from calico.rules import PATCH_CELLS, CalicoError, Cat, CatToken, Mode, Options, View

LIMIT = 0.02  # seconds a move
MOST_MEGABYTES = 200


def a_view(players: int = 2) -> View:
    return Plan(players, Options(mode=Mode.BEGINNER)).deal(5).view()


class SlowClock:
    """A clock that moves on by as much with every look at it, whatever the machine does meanwhile."""

    def __init__(self, step: float) -> None:
        self.step, self.looks = step, 0

    def thread_time(self) -> float:
        self.looks += 1
        return self.looks * self.step

    def perf_counter(self) -> float:
        return 0.0


@pytest.mark.parametrize("players", [1, 2])
def test_a_machine_that_can_not_keep_up_stops_the_search_in_time(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Believed to be a thousand times as fast as it is, a player stops at the first look at the clock that is late."""
    clock = SlowClock(LIMIT / 2)
    monkeypatch.setattr(search, "STEPS_A_SECOND", 1000 * search.STEPS_A_SECOND)
    monkeypatch.setattr(search, "time", clock)
    find_player("designer").choose_move(a_view(players), seed=1, seconds=LIMIT)
    assert clock.looks == 2 + 2 * search.LATE_CPU  # one at the start; then until more than LATE_CPU limits have passed


THINKING = """
import resource, sys
import calico.kernel, numpy
from calico.plan import Plan
from calico.players import choose_goals, find_player
def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 2**20
before = megabytes()
player = find_player("master")
game = choose_goals(Plan(4).deal(1), [player] * 4, seed=1, seconds=0.02)
for seed in range(3):
    player.choose_move(game.view(), seed=seed, seconds=0.2)
print(megabytes() - before, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="reads the memory of a process in /proc")
def test_a_thinking_master_needs_little_memory() -> None:
    """What a process grows by when a master is loaded and thinks, machine code included."""
    done = subprocess.run([sys.executable, "-c", THINKING], capture_output=True, text=True, check=True)
    grown, most = map(float, done.stdout.split())
    assert 0 < grown < MOST_MEGABYTES
    assert grown < most


@pytest.mark.parametrize("name", ["dreamer", "quilter", "master"])
def test_a_position_that_can_not_be_is_refused(name: str) -> None:
    """A cat on a quilt without a patch."""
    view = a_view()
    own = replace(view.own, quilt=replace(view.own.quilt, cats=(CatToken(Cat.MILLIE, PATCH_CELLS[5]),)))
    broken = View(0, replace(view.position, seats=(own, *view.position.seats[1:])))
    with pytest.raises(CalicoError) as caught:
        find_player(name).choose_move(broken, seed=1)
    assert caught.value.code == "kernel-position"
