"""Where machine code is kept, what names it, and that nobody waits without being told."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from calico.kernel import compiling, is_warm, tables, warm, warming
from calico.kernel.__main__ import main

TREE = Path(__file__).parents[1]


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python that can import the tests' helpers."""
    path = os.pathsep.join([str(TREE), str(TREE / "differential"), *sys.path])
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_machine_code_is_named_by_everything_that_shapes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiling.cache_key(b"source")
    assert compiling.cache_key(b"source") == before
    assert compiling.cache_key(b"other source") != before
    monkeypatch.setattr(tables, "CAT_POINTS", tables.CAT_POINTS + 1)
    assert compiling.cache_key(b"source") != before
    monkeypatch.undo()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1, raising=False)
    assert compiling.cache_key(b"source") != before


def test_the_rules_do_not_bring_the_compiler() -> None:
    done = run("import calico.rules, calico.notation, calico.players, sys; assert 'numba' not in sys.modules")
    assert done.returncode == 0, done.stderr


def test_warming_tells_each_step_and_leaves_everything_ready() -> None:
    told: list[tuple[int, int, str]] = []
    warm(lambda done, of, name: told.append((done, of, name)))
    assert is_warm()
    assert [done for done, _, _ in told] == list(range(len(told)))
    assert {of for _, of, _ in told} == {len(told) - 1}
    assert len({name for _, _, name in told}) == len(told)


def test_a_warm_kernel_compiles_nothing() -> None:
    warm()
    code = (
        "from calico import Plan, kernel\n"
        "from calico.kernel import engine, warming\n"
        "plan = Plan(2)\n"
        "states = kernel.deal(plan, 3, seed=1)\n"
        "kernel.legal_actions(states), kernel.apply(states, [0, 1, 2]), kernel.score(states[0])\n"
        "kernel.playouts(states, 2, seed=1), kernel.reshuffle(states, seed=1)\n"
        "kernel.random_games([plan, plan], seed=1)\n"
        "kernel.random_game(plan, seed=1, index=1), kernel.pack(kernel.unpack(states[1]))\n"
        "entries = [f for f in vars(engine).values() if hasattr(f, 'stats')]\n"
        "assert sum(sum(f.stats.cache_hits.values()) for f in entries) >= 10\n"
        "assert not any(f.stats.cache_misses for f in entries), [f for f in entries if f.stats.cache_misses]\n"
    )
    done = run(code)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_a_cold_start_says_so_once_and_stays_inside_every_array(tmp_path: Path) -> None:
    """Compiled anew into an empty folder with bounds checks, then played over many options."""
    code = (
        "from pathlib import Path\n"
        "import numpy as np\n"
        "from calico import kernel\n"
        "from calico.kernel.engine import byte_at\n"
        "from combinations import legal_combinations\n"
        "from side_by_side import SEED, case, compare\n"
        "try:\n"
        "    byte_at(np.zeros(1, dtype=np.int64), 0, 8)\n"
        "except IndexError:\n"
        "    pass\n"
        "else:\n"
        "    raise SystemExit('bounds are not checked')\n"
        "combinations = legal_combinations()\n"
        "cases = [case(index * 37, combinations) for index in range(60)]\n"
        "for each in cases:\n"
        "    fast = kernel.random_games(each.plan, 1, seed=SEED, first=each.index).columns[0]\n"
        f"    compare(each, fast, Path({str(tmp_path)!r}))\n"
        "states = kernel.deal([each.plan for each in cases], seed=1)\n"
        "kernel.playouts(states, 20, seed=1)\n"
        "kernel.random_games([each.plan for each in cases] * 20, seed=1)\n"
    )
    done = run(code, NUMBA_CACHE_DIR=str(tmp_path), NUMBA_BOUNDSCHECK="1")
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [warming.NOTICE]
    assert list(tmp_path.glob("calico-kernel-*/ready"))


def test_the_same_games_without_a_compiler(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path\n"
        "from calico import Plan, kernel\n"
        "from calico.kernel.compiling import INTERPRETED\n"
        "from combinations import legal_combinations\n"
        "from side_by_side import SEED, case, compare\n"
        "assert INTERPRETED\n"
        "combinations = legal_combinations()\n"
        "for index in range(0, 672, 13):\n"
        "    each = case(index, combinations)\n"
        "    fast = kernel.random_games(each.plan, 1, seed=SEED, first=index).columns[0]\n"
        f"    compare(each, fast, Path({str(tmp_path)!r}))\n"
        "print(kernel.random_games(Plan(2), 20, seed=4).columns.tolist())\n"
    )
    interpreted = run(code, NUMBA_DISABLE_JIT="1")
    assert interpreted.returncode == 0, interpreted.stderr
    compiled = run("from calico import Plan, kernel; print(kernel.random_games(Plan(2), 20, seed=4).columns.tolist())")
    assert interpreted.stdout == compiled.stdout


def test_a_cold_start_can_be_told_in_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(warming, "_is_ready", False)
    monkeypatch.setattr(warming, "is_warm", lambda: False)
    monkeypatch.setattr(warming, "on_cold_start", lambda: told.append("cold"))
    warming.ready()
    warming.ready()
    assert told == ["cold"]


def test_the_module_compiles_what_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    warm()
    main()
    assert capsys.readouterr().out == "The simulation kernel is compiled.\n"
    monkeypatch.setattr("calico.kernel.__main__.is_warm", lambda: False)
    main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Compiling the simulation kernel: (1/")
    assert lines[-1] == "Compiling the simulation kernel: done."
