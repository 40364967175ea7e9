"""Twenty thousand games over every combination of options: the rules and the kernel agree after every move."""

from pathlib import Path

import pytest
from side_by_side import SEED, case, compare

from calico import kernel
from combinations import legal_combinations

pytestmark = pytest.mark.no_cover  # counting lines would more than double the time and shows nothing new

GAMES = 20_000
CHUNK = 250
COMBINATIONS = legal_combinations()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_rules_and_kernel_agree_after_every_move(first: int, tmp_path: Path) -> None:
    cases = [case(index, COMBINATIONS) for index in range(first, first + CHUNK)]
    results = kernel.random_games([case.plan for case in cases], seed=SEED, first=first, threads=1).columns
    for each, result in zip(cases, results, strict=True):
        compare(each, result, tmp_path)


def test_every_combination_of_options_is_played() -> None:
    plans = {(each.plan.players, each.plan.options) for each in (case(index, COMBINATIONS) for index in range(GAMES))}
    assert plans == set(COMBINATIONS)
