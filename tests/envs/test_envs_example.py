"""The example of training learns something."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_a_few_steps_of_training_beat_random_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "policy.npz"
    small = ["--iterations", "8", "--games", "64", "--test-games", "40", "--output", str(path)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *small])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    means = {line.split()[0]: float(line.split()[1]) for line in capsys.readouterr().out.splitlines()[-3:]}
    assert set(means) == {"policy", "random", "greedy"}
    assert means["policy"] > 2 * means["random"]
    kept = np.load(path)
    assert kept["weights"].shape == (2 * len(kept["features"]),)
