"""Elo of many players from all their matches: Bradley and Terry's model, with Luce's.

The chance that a seat wins is its player's strength by the sum of all seats' strengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from arena.figures import Z

ELO: Final = 400 / log(10)
"""Elo to a unit of the logarithm of strength."""
BELIEF: Final = 1.0
"""Imagined games added to every match, won as between equal players."""
STEPS: Final = 100
CLOSE: Final = 1e-9

Numbers = NDArray[np.floating[Any]]


class Meeting(NamedTuple):
    """A match in `seats` seats: A had `team` of them and won `wins` of the games."""

    a: str
    b: str
    wins: float
    games: int
    seats: int = 2
    team: int = 1


class Rating(NamedTuple):
    """Elo above the anchor, and how far its 95 % interval reaches to either side."""

    elo: float
    reach: float


def rate(meetings: Sequence[Meeting], anchor: str) -> dict[str, Rating]:
    """Everybody's rating, the anchor's being 0, by maximum likelihood (Newton).

    Each meeting counts one game more, won as between equals, so that a player who won
    or lost all its games has a rating too.
    """
    names = sorted({name for meeting in meetings for name in meeting[:2]})
    strengths = np.zeros(len(names))
    for _ in range(STEPS):
        slope, curve = _likelihood(meetings, names, strengths)
        step = np.linalg.pinv(curve, hermitian=True) @ slope
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < CLOSE:
            break
    return _told(names, strengths, np.linalg.pinv(curve, hermitian=True), anchor)


def _likelihood(
    meetings: Sequence[Meeting], names: list[str], strengths: Numbers
) -> tuple[Numbers, Numbers]:
    """The slope of the log-likelihood, and how it is curved downwards."""
    slope, curve = np.zeros(len(names)), np.zeros((len(names), len(names)))
    for meeting in meetings:
        a, b = names.index(meeting.a), names.index(meeting.b)
        games = meeting.games + BELIEF
        wins = meeting.wins + BELIEF * meeting.team / meeting.seats
        odds = meeting.team / (meeting.seats - meeting.team)
        chance = 1 / (1 + np.exp(strengths[b] - strengths[a]) / odds)
        slope[a] += wins - games * chance
        slope[b] -= wins - games * chance
        weight = games * chance * (1 - chance)
        curve[[a, b], [a, b]] += weight
        curve[[a, b], [b, a]] -= weight
    return slope, curve


def _told(
    names: list[str], strengths: Numbers, spread: Numbers, anchor: str
) -> dict[str, Rating]:
    """Elo beside the anchor, best first, with the spread of that difference."""
    zero = names.index(anchor)
    rated = {}
    for place in np.argsort(-strengths):
        variance = spread[place, place] + spread[zero, zero] - 2 * spread[place, zero]
        elo = ELO * float(strengths[place] - strengths[zero])
        rated[names[place]] = Rating(elo, Z * ELO * float(max(0, variance)) ** 0.5)
    return rated
