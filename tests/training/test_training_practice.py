"""Self-play on a real Ray, the same for any number of workers; an interrupted run keeps what it has learned."""

import importlib.util
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calico.players.learned import Weights
from calico.rules import CalicoError
from calico.training import practice
from calico.training.run import CHECKPOINT, Recipe, train

SMALL = Recipe(games=120, measured=4)
needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="RAY IS NOT INSTALLED, SO TRAINING ON IT IS NOT TESTED: pip install 'calico-quilts[cluster]'",
)


def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tasks, one after the other, without Ray."""

    class NoRay:
        put = staticmethod(lambda value: value)

    @contextmanager
    def connected(cluster: str, workers: int) -> Iterator[Any]:
        yield NoRay()

    def in_order(ray: Any, function: Any, tasks: Any, ahead: int) -> Iterator[Any]:
        for _, arguments in tasks:
            yield function(*arguments)

    monkeypatch.setattr(practice, "connected", connected)
    monkeypatch.setattr(practice, "in_order", in_order)


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
    from calico.kernel import Plan

    return Plan(1).row()


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CalicoError) as refused:
        on_ray(tmp_path)
    assert refused.value.code == "package-missing"


def test_an_interrupted_run_keeps_what_was_learned_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(working: list[Future[None]]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(practice, "wait", interrupted)
        with pytest.raises(KeyboardInterrupt):
            train(tmp_path, Recipe(games=1200, measured=4))
    with np.load(tmp_path / CHECKPOINT) as checkpoint:
        assert int(checkpoint["done"]) == 1000
    seen: list[tuple[int, int]] = []
    weights = train(tmp_path, Recipe(games=1200, measured=4), progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1200, 1200)]
    assert weights.card["games"] == 1200
