"""The example of training learns something and tells how; the benchmark measures something."""

import json
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train_policy.py"


def test_a_few_steps_of_training_beat_random_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "policy.npz"
    curve, plot = tmp_path / "curve.json", tmp_path / "curve.svg"
    small = ["--iterations", "8", "--games", "64", "--test-games", "40", "--output", str(path)]
    small += ["--curve", str(curve), "--plot", str(plot)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *small])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    means = {line.split()[0]: float(line.split()[1]) for line in capsys.readouterr().out.splitlines()[-3:]}
    assert set(means) == {"policy", "random", "greedy"}
    assert means["policy"] > 2 * means["random"]
    kept = np.load(path)
    assert kept["weights"].shape == (2 * len(kept["features"]),)
    told = json.loads(curve.read_text(encoding="utf-8"))
    assert [point["iteration"] for point in told["curve"]] == [0, 8]
    assert told["curve"][-1]["mean"] == means["policy"]
    assert plot.read_text(encoding="utf-8").count('id="curve"') == 1


def test_the_curve_that_is_shown_reaches_its_goal() -> None:
    told = json.loads((ROOT / "docs" / "research" / "train_policy.json").read_text(encoding="utf-8"))
    last = told["curve"][-1]
    assert last["mean"] - last["interval"] > 45
    assert last["cpu_seconds"] < 20 * 60


def test_the_benchmark_compares_a_checkout_with_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = ROOT / "benchmarks" / "envs.py"
    small = ["--games", "2", "--rounds", "1", "--against", str(ROOT / "src")]
    monkeypatch.setattr(sys, "argv", [str(script), *small])
    runpy.run_path(str(script), run_name="__main__")
    said, head, *rows = capsys.readouterr().out.splitlines()
    assert said == "2 games at once, the best of 2 rounds of whole games"
    assert head.split()[-2:] == ["ratio,", "clock"]
    assert [row.split(",")[0] for row in rows] == ["solo", "2 players", "4 players"]
    assert all(row.count("x") == 2 and row.count("%") == 1 for row in rows)
