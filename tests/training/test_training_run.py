"""Training: one run from nothing, the same every time, resumable, with a log; bad checkpoints are refused."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from calico.players.value import first_guess
from calico.players.weights import read_weights
from calico.rules import CalicoError
from calico.training.run import CHECKPOINT, LOG, WEIGHTS, Recipe, measure, train

TINY = Recipe(games=1500, measured=20)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    train(folder, TINY)
    return folder


def test_a_run_learns(trained: Path) -> None:
    before = first_guess(np.random.default_rng(TINY.seed))
    after = read_weights(trained / WEIGHTS)
    guessed = measure(*before, games=200, width=2)
    learned = measure(after.rows, after.out, games=200, width=2)
    for mode in ("beginner", "standard"):
        assert learned[mode] > guessed[mode] + 3 * guessed[f"{mode} error"]


def test_the_log_tells_every_measurement_and_the_card_the_recipe(trained: Path) -> None:
    entries = [json.loads(line) for line in (trained / LOG).read_text().splitlines()]
    assert [entry["games"] for entry in entries] == [1000, 1500]
    assert all(entry["beginner ms"] > 0 for entry in entries)
    card = read_weights(trained / WEIGHTS).card
    assert card["games"] == 1500
    assert card["recipe"]["games"] == 1500  # type: ignore[index]  # a card holds plain JSON


def test_the_same_recipe_gives_the_same_weights_and_more_games_go_on(trained: Path, tmp_path: Path) -> None:
    train(tmp_path, replace(TINY, games=500))
    again = train(tmp_path / "again", replace(TINY, games=500))
    assert (read_weights(tmp_path / WEIGHTS).rows == again.rows.astype(np.float16)).all()
    more = train(tmp_path, replace(TINY, games=800))
    assert more.card["games"] == 800
    assert (more.rows != again.rows).any()


def test_another_recipe_and_a_damaged_checkpoint_are_refused(trained: Path, tmp_path: Path) -> None:
    with pytest.raises(CalicoError) as caught:
        train(trained, replace(TINY, games=2000, trace=0.5))
    assert caught.value.code == "training-recipe"
    with pytest.raises(CalicoError) as caught:
        train(trained, TINY, begin=read_weights(trained / WEIGHTS))
    assert caught.value.code == "training-recipe"
    (tmp_path / CHECKPOINT).write_bytes((trained / CHECKPOINT).read_bytes()[:5000])
    with pytest.raises(CalicoError) as caught:
        train(tmp_path, TINY)
    assert caught.value.code == "weights-unreadable"
