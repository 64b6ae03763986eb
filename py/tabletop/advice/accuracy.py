"""Judgements of decisions that lost much, and the accuracy of a seat.

Losses are shares of a win, as everywhere in advice.
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
HALVES: Final = LEAST["blunder"]
"""The loss that halves the worth of a decision."""


class Accuracy(NamedTuple):
    """The accuracy of a seat over its searched decisions.

    `mean` is the average worth of its `decisions`, from 0 to 100; None without any.
    `judged` is the number of decisions with each judgement.
    """

    mean: float | None
    decisions: int
    judged: dict[Judgement, int]


def judgement(loss: float) -> Judgement | None:
    """The judgement of a loss, rounded to hundredths; None for a small loss."""
    found = [name for name, least in LEAST.items() if round(loss, 2) >= least]
    return found[-1] if found else None


def worth(loss: float) -> float:
    """The worth of a decision: 100 without a loss, halved by each `HALVES` lost."""
    return 100 * float(0.5 ** (loss / HALVES))


def accuracy(losses: Sequence[float]) -> Accuracy:
    """The accuracy of decisions with these losses."""
    called = [judgement(loss) for loss in losses]
    mean = sum(map(worth, losses)) / len(losses) if losses else None
    return Accuracy(mean, len(losses), {name: called.count(name) for name in LEAST})
