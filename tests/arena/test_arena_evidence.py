"""Early stopping and ratings: right where the answer is known, and wrong no more often than stated."""

import math

import numpy as np
import pytest

from calico.arena.ratings import MEAN, rate
from calico.arena.sequential import ALPHA, Evidence


def test_equals_are_called_unequal_no_more_often_than_stated() -> None:
    """In 200 matches of 100 deals between equals, looked at after every deal, at most ALPHA of them are decided.

    With a true error of ALPHA, more than 20 of 200 would be seen once in 1,000 runs; the seed is fixed.
    """
    random = np.random.default_rng(1)
    decided = 0
    for _ in range(200):
        evidence = Evidence()
        for share in random.choice([0, 0.25, 0.5, 0.75, 1], size=100):
            evidence.add(float(share))
        decided += evidence.is_decided
    assert decided <= 20
    assert ALPHA == 0.05


def test_a_clear_difference_is_found_soon_and_the_interval_holds_the_truth() -> None:
    random = np.random.default_rng(2)
    needed, held = [], 0
    for _ in range(50):
        evidence = Evidence()
        while not evidence.is_decided:
            evidence.add(float(random.random() < 0.7))
        needed.append(evidence.count)
        held += evidence.low <= 0.7 <= evidence.high
    assert held >= 44  # 47.5 are promised
    assert np.mean(needed) < 150


def test_more_pairs_need_more_evidence() -> None:
    counts = []
    for shared in (1, 10):
        evidence = Evidence(shared)
        while not evidence.is_decided:
            evidence.add(1.0)
        counts.append(evidence.count)
    assert counts[0] < counts[1]


def test_the_interval_is_never_empty() -> None:
    evidence = Evidence()
    for share in (0.0, 1.0, 0.0) * 300:
        evidence.add(share)
        assert 0 <= evidence.low <= evidence.high <= 1


def test_two_players_have_the_rating_that_their_share_of_wins_means() -> None:
    """Three quarters of so many games that the tie which is added does not matter: 400 log10(3) apart."""
    deals = [{("a", "b"): share} for share in (1.0, 1.0, 0.5, 0.5)] * 500
    one, other = rate(("a", "b"), deals, 2)
    assert one.rating - other.rating == pytest.approx(400 * math.log10(3), abs=1)
    assert one.rating + other.rating == pytest.approx(2 * MEAN)
    assert one.low < one.rating < one.high


def test_ratings_are_transitive_and_never_infinite() -> None:
    deals = [{("a", "b"): 1.0, ("b", "c"): 1.0, ("a", "c"): 1.0}] * 10
    ratings = [rating.rating for rating in rate(("a", "b", "c"), deals, 2)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] - ratings[2] < 1500


def test_the_interval_of_a_rating_covers_the_truth() -> None:
    """Drawn from known strengths again and again: about 95 of 100 intervals hold."""
    random = np.random.default_rng(3)
    truth = {"a": 1600.0, "b": 1500.0, "c": 1400.0}
    pairs = [("a", "b"), ("a", "c"), ("b", "c")]
    held = 0
    for number in range(40):
        deals = [
            {(x, y): random.binomial(2, 1 / (1 + 10 ** ((truth[y] - truth[x]) / 400))) / 2 for x, y in pairs}
            for _ in range(60)
        ]
        held += sum(one.low <= truth[one.name] <= one.high for one in rate(tuple(truth), deals, 2, seed=number))
    assert held >= 105  # of 120; 114 are promised
