"""Ratings over all players of a match: Bradley and Terry's model by maximum likelihood, with intervals by bootstrap.

The chance that one beats another is that of Elo's scale: 200 points ahead win 76% of the games. The mean is 1500. Every
two that met count one tie more than they played, so that nobody's rating is infinite. For the intervals the deals, and
the two halves of that tie, are weighed anew at random (a bootstrap with exponential weights): whole deals, because the
games of a deal belong together; and smoothly, so that three victories in three games do not look like certainty.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

MEAN = 1500.0
_ELO = 400 / np.log(10)
_DRAWN = 1000  # how often the deals are weighed anew
_STEPS = 60
_LONGEST = 3.0  # step, in logits: keeps Newton's method from leaping away


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is among those of the match; the interval is of 95%."""

    name: str
    rating: float
    low: float
    high: float


def rate(
    names: Sequence[str], deals: Sequence[Mapping[tuple[str, str], float]], games: int, *, seed: int = 0
) -> tuple[Rating, ...]:
    """Ratings from each deal's shares of wins by pair, where a pair meets in so many games a deal."""
    size = len(names)
    place = {name: number for number, name in enumerate(names)}
    won = np.zeros((len(deals), size, size))
    met = np.zeros((len(deals), size, size))
    for row, deal in enumerate(deals):
        for (one, other), share in deal.items():
            a, b = place[one], place[other]
            won[row, a, b], won[row, b, a] = games * share, games * (1 - share)
            met[row, a, b] = met[row, b, a] = games
    random = np.random.default_rng(seed)
    # The first row is what was played, each with weight 1; the others weigh it at random.
    weights = np.concatenate([np.ones((1, len(deals))), random.exponential(size=(_DRAWN, len(deals)))])
    halves = np.concatenate([np.ones((1, size, size)), random.exponential(size=(_DRAWN, size, size))])
    halves *= 0.5 * (met.sum(axis=0) > 0)
    wins = np.tensordot(weights, won, axes=1) + halves
    meetings = np.tensordot(weights, met, axes=1) + halves + halves.swapaxes(1, 2)
    strengths = MEAN + _ELO * _most_likely(wins, meetings)
    low, high = np.quantile(strengths[1:], [0.025, 0.975], axis=0)
    return tuple(
        Rating(name, float(strengths[0, number]), float(low[number]), float(high[number]))
        for number, name in enumerate(names)
    )


def _most_likely(wins: Numbers, meetings: Numbers) -> Numbers:
    """The logits, with mean 0, that make each row's wins most likely; by Newton's method on all rows at once."""
    logits = np.zeros(wins.shape[:2])
    size = wins.shape[1]
    diagonal = np.arange(size)
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(logits[:, None, :] - logits[:, :, None]))
        slope = (wins - meetings * chance).sum(axis=2)
        bend = -meetings * chance * (1 - chance)
        bend[:, diagonal, diagonal] = -bend.sum(axis=2)
        # Only differences matter: the constant keeps the mean where it is.
        step = np.linalg.solve(bend + 1 / size, slope[..., None])[..., 0]
        logits += np.clip(step, -_LONGEST, _LONGEST)
        if np.abs(step).max() < 1e-9:
            break
    centred: Numbers = logits - logits.mean(axis=1, keepdims=True)
    return centred
