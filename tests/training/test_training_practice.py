"""Self-play on a real Ray, the same for any number of workers; an interrupted run keeps what it has learned."""

import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calico.players.weights import Weights
from calico.rules import CalicoError
from calico.training import practice, run
from calico.training.learning import ENOUGH
from calico.training.run import CHECKPOINT, LOG, Recipe, train, train_all

SMALL = Recipe(games=120, measured=4)
needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="RAY IS NOT INSTALLED, SO TRAINING ON IT IS NOT TESTED: pip install '.[cluster]'",
)


def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tasks, one after the other, without Ray."""

    class NoRay:
        put = staticmethod(lambda value: value)

    @contextmanager
    def connected(cluster: str, workers: int) -> Iterator[Any]:
        yield NoRay()

    def run_on_ray(ray: Any, function: Any, tasks: Any, ahead: int) -> Iterator[Any]:
        for _, arguments in tasks:
            yield function(*arguments)

    monkeypatch.setattr(practice, "connected", connected)
    monkeypatch.setattr(practice, "run_on_ray", run_on_ray)


def on_ray(folder: Path) -> Weights:
    return train(folder, SMALL, threads=2, cluster="local")


@needs_ray
def test_ray_gives_the_same_weights_as_this_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = on_ray(tmp_path / "ray")
    in_this_process(monkeypatch)
    expected = on_ray(tmp_path / "here")
    assert (found.rows == expected.rows).all()
    assert (found.out == expected.out).all()
    assert found.card["games"] == 120


def test_self_play_changes_no_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = train(tmp_path, Recipe(games=10, measured=4))
    rows, out = weights.rows.copy(), weights.out.copy()
    tables = np.array([practice_table()])
    games, totals = practice.self_play((tables, rows, out), 1, 0, 3, 2, 0.7)
    assert (rows == weights.rows).all()
    assert (out == weights.out).all()
    assert games.any(axis=(1, 2)).all()
    assert (totals > 0).all()


def practice_table() -> Any:
    from calico import kernel
    from calico.plan import Plan

    return kernel.plan_row(Plan(1))


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CalicoError) as refused:
        on_ray(tmp_path)
    assert refused.value.code == "package-missing"


def test_one_command_interrupted_and_resumed_gives_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each stage is interrupted once, the first one when remembered games are already learned from again."""
    monkeypatch.setattr(run, "_STEP", 100)
    recipes = {
        "quilter": Recipe(games=ENOUGH + 200, width=1, measured=4, memory=ENOUGH),
        "scenarios": Recipe(games=150, measured=10, memory=500, scenarios=True),
    }
    train_all(tmp_path / "whole", recipes)
    parts = tmp_path / "parts"
    for steps, stage, done in ((21, "quilter", 2100), (2, "scenarios", 100)):
        with monkeypatch.context() as patched:
            patched.setattr(practice, "wait", interrupted_in(steps))
            with pytest.raises(KeyboardInterrupt):
                train_all(parts, recipes)
        with np.load(parts / stage / CHECKPOINT) as checkpoint:
            assert int(checkpoint["done"]) == done
    seen: list[tuple[str, int, int]] = []
    train_all(parts, recipes, progress=lambda *at: seen.append(at))
    assert seen == [("scenarios", 150, 150)]
    for stage, recipe in recipes.items():
        assert (parts / f"{stage}.npz").read_bytes() == (tmp_path / "whole" / f"{stage}.npz").read_bytes()
        for folder in (parts, tmp_path / "whole"):
            log = (folder / stage / LOG).read_text().splitlines()
            assert [json.loads(line)["games"] for line in log] == [100, *[2100] * (stage == "quilter"), recipe.games]


def interrupted_in(steps: int) -> Callable[[list[Future[None]]], None]:
    """In place of waiting for the threads: Ctrl-C while this step is under way."""
    left = steps

    def waiting(working: list[Future[None]]) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise KeyboardInterrupt
        wait(working)

    return waiting
