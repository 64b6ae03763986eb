"""Judgements of decisions that lost much, and the accuracy of a seat.

Losses and stakes are shares of a win, as everywhere in advice. Plain means of losses
flatter: most decisions of a game can lose nothing. So accuracy weighs each decision by
its stake, the most that it could lose.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Judgement: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]

LEAST: Final[dict[Judgement, float]] = {
    "inaccuracy": 0.04,
    "mistake": 0.08,
    "blunder": 0.16,
}
"""The least loss of each judgement, the lowest first."""
AS_GOOD: Final = 0.03
"""A smaller difference counts as none: in two searches of the same answers, their
chances may differ by this much."""


class Accuracy(NamedTuple):
    """The accuracy of a seat over its searched decisions.

    `mean` is the share of all stakes that its `decisions` kept, from 0 to 100; None if
    nothing was at stake. `judged` is the number of decisions with each judgement.
    """

    mean: float | None
    decisions: int
    judged: dict[Judgement, int]


def judgement(loss: float) -> Judgement | None:
    """The judgement of a loss, rounded to hundredths; None for a small loss."""
    found = [name for name, least in LEAST.items() if round(loss, 2) >= least]
    return found[-1] if found else None


def beyond_chance(difference: float) -> float:
    """A difference of chances; 0 if another search might not find it."""
    return difference if difference >= AS_GOOD else 0.0


def accuracy(losses: Sequence[float], stakes: Sequence[float]) -> Accuracy:
    """The accuracy of decisions with these losses and stakes."""
    called = [judgement(loss) for loss in losses]
    staked = sum(stakes)
    mean = 100 * (1 - sum(losses) / staked) if staked else None
    return Accuracy(mean, len(losses), {name: called.count(name) for name in LEAST})
