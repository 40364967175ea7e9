"""`calico train`: a short run, what its weights say of themselves, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from calico.players.weights import SHIPPED

if TYPE_CHECKING:
    from pathlib import Path

    from cli_runner import Run

pytest_plugins = ("cli_runner",)


def test_a_run_tells_its_measurements_and_goes_on(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    outcome = run("train", folder, "--games", 30, "--scenario-games", 20, "--workers", 1)
    assert (outcome.code, outcome.err) == (0, "")
    assert "quilter: after 30 games" in outcome.out
    assert "beginner" in outcome.out
    assert "scenarios: after 20 games" in outcome.out
    assert "passed" in outcome.out
    assert {path.name for path in folder.iterdir()} == {"quilter", "scenarios", "quilter.npz", "scenarios.npz"}
    names = {path.name for path in (folder / "scenarios").iterdir()}
    assert {"checkpoint.npz", "log.jsonl", "weights.npz", "curve.svg"} <= names
    assert run("train", folder, "--games", 30, "--scenario-games", 40, "--workers", 1).code == 0
    card, first = (run("train", "--card", folder / f"{stage}.npz") for stage in ("scenarios", "quilter"))
    lines, first_lines = (
        {key: value.strip() for key, value in (line.split(maxsplit=1) for line in shown.out.splitlines())}
        for shown in (card, first)
    )
    assert lines["games"] == "40"
    assert lines["recipe.seed"] == "42"
    assert lines["begin"] == first_lines["sha256"]
    refused = run("train", folder, "--games", 50, "--seed", 7)
    assert refused.code == 2
    assert "another recipe" in refused.err


def test_shipped_weights_have_a_card(run: Run) -> None:
    for path in sorted(SHIPPED.glob("*.npz")):
        outcome = run("train", "--card", path)
        assert outcome.code == 0
        assert "sha256" in outcome.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name either a folder"),
        (["run", "--card", "x.npz"], "Name either a folder"),
        (["--card", "nothing.npz"], "nothing.npz"),
        (["run", "--games", "0"], "--games must be at least 1"),
        (["run", "--rate", "2"], "--rate must be more than 0"),
        (["run", "--workers", "0"], "--workers must be at least 1"),
        (["run", "--scenario-games", "0"], "--scenario-games must be at least 1"),
    ],
)
def test_absurd_runs_are_refused_by_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run("train", *arguments)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert (outcome.out, outcome.err.count("\n")) == ("", 1)
    assert not (tmp_path / "run").exists()
