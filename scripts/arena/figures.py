"""Statistics of games: intervals, Elo, and the sequential test (SPRT)."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, log, log10, sqrt
from statistics import fmean, stdev

Z = 1.96
"""Standard deviations to either side of a 95 % interval."""
LOG_ODDS = log(19)
"""The sequential test stops at odds of 19 to 1: errors of 5 % on either side."""
LEAST_DEALS = 10
"""Deals before the sequential test may stop: its variance is estimated from them."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins by Wilson's formula (1927)."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return middle - reach, middle + reach


def reach(values: list[float]) -> float:
    """The half width of the mean's 95 % interval; infinite for one value."""
    return Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def elo(share: float, par: float) -> float:
    """The Elo difference of one player to another that share of wins stands for.

    `par` is the share between equals. Among several seats a seat's chance is its
    player's part of the sum of all strengths (Luce 1959).
    """
    if not 0 < share < 1:
        return inf if share else -inf
    return 400 * (log10(share / (1 - share)) - log10(par / (1 - par)))


class Sprt:
    """Wald's sequential test of two shares of wins, on whole deals.

    The log-likelihood ratio is that of normally distributed means of deals with the
    variance seen so far, which takes care of ties and of deals being paired. It begins
    with two deals of opposite outcome, so that the variance is never nothing.
    """

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.deals = 0
        self._sum = self._squares = 0.0

    def add(self, share: float) -> None:
        """Take one more deal into account."""
        self.deals += 1
        self._sum += share
        self._squares += share * share

    @property
    def log_odds(self) -> float:
        """The log-likelihood ratio of the higher share against the lower."""
        count, total, squares = self.deals + 2, self._sum + 1, self._squares + 1
        spread = (squares - total * total / count) / (count - 1)
        ahead = self._sum - self.deals * (self.low + self.high) / 2
        return (self.high - self.low) * ahead / spread

    @property
    def accepted(self) -> float | None:
        """The share the test has settled on."""
        if self.deals < LEAST_DEALS or abs(self.log_odds) < LOG_ODDS:
            return None
        return self.high if self.log_odds > 0 else self.low


def mean_of(values: Iterable[float]) -> str:
    """A mean and how surely, for a table."""
    found = list(values)
    return f"{fmean(found):+.1f} ± {reach(found):.1f}"
