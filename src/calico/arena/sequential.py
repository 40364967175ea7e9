"""Evidence that can be looked at after every deal: who is better, known early and without fooling oneself.

A confidence sequence for the mean of numbers between 0 and 1, by betting (Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting", 2024): against every possible mean somebody bets a little, up and down, on what
comes next. If that mean is the true one, their capital is a martingale and exceeds 1/alpha at any time with a chance of
at most alpha. The interval holds the means that nobody has got rich against. It may therefore be looked at after every
deal, and stopping when it excludes one half is wrong in at most the stated share of matches, however long they go on.
"""

import math

import numpy as np

ALPHA = 0.05  # the chance that any interval of a match, at any time, misses its true mean
_MEANS = np.linspace(0, 1, 401)
_MOST = 0.5  # of the capital, staked at once


class Evidence:
    """The interval for one mean, narrower with every number; `shared` intervals divide `ALPHA` among them."""

    def __init__(self, shared: int = 1) -> None:
        self._alpha = ALPHA / max(1, shared)
        self._up = np.zeros(len(_MEANS))  # logarithms of the capitals
        self._down = np.zeros(len(_MEANS))
        self._possible = np.ones(len(_MEANS), dtype=bool)
        self._sum = 0.0
        self._squares = 0.0
        self.count = 0

    @property
    def low(self) -> float:
        """The least mean that is still possible."""
        return float(_MEANS[self._possible.argmax()])

    @property
    def high(self) -> float:
        """The greatest mean that is still possible."""
        return float(_MEANS[len(_MEANS) - 1 - self._possible[::-1].argmax()])

    @property
    def is_decided(self) -> bool:
        """Whether one half is no longer possible: one of the two is better."""
        return self.low > 0.5 or self.high < 0.5

    def add(self, number: float) -> None:
        """One more number between 0 and 1, independent of those before."""
        # The stake depends on the past only.
        variance = (0.25 + self._squares) / (self.count + 1)
        time = self.count + 1
        stake = math.sqrt(2 * math.log(2 / self._alpha) / (variance * time * math.log(time + 1)))
        with np.errstate(divide="ignore"):
            up = np.minimum(stake, _MOST / _MEANS)
            down = np.minimum(stake, _MOST / (1 - _MEANS))
        self._up += np.log1p(up * (number - _MEANS))
        self._down += np.log1p(-down * (number - _MEANS))
        self.count += 1
        self._sum += number
        self._squares += (number - (0.5 + self._sum) / (self.count + 1)) ** 2
        capital = np.logaddexp(self._up, self._down) - math.log(2)
        still = self._possible & (capital < math.log(1 / self._alpha))
        if still.any():  # the last ones stay: the interval is never empty
            self._possible = still
