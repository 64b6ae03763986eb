"""What a decision that lost much is called, and how accurately a seat decided.

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
"""From which loss on, the lowest first."""
HALVES: Final = LEAST["blunder"]
"""The loss by which a decision counts half for the accuracy."""


class Accuracy(NamedTuple):
    """How accurately a seat decided, as far as its decisions were searched.

    `mean` is what its `decisions` count on average, from 0 to 100; None while there
    are none. `judged` is how many of them are called what.
    """

    mean: float | None
    decisions: int
    judged: dict[Judgement, int]


def judgement(loss: float) -> Judgement | None:
    """What a decision with that loss is called; the loss counts in whole hundredths."""
    found = [name for name, least in LEAST.items() if round(loss, 2) >= least]
    return found[-1] if found else None


def worth(loss: float) -> float:
    """What a decision counts: 100 if it lost nothing, halved by each `HALVES` lost."""
    return 100 * float(0.5 ** (loss / HALVES))


def accuracy(losses: Sequence[float]) -> Accuracy:
    """How accurate decisions with these losses are."""
    called = [judgement(loss) for loss in losses]
    mean = sum(map(worth, losses)) / len(losses) if losses else None
    return Accuracy(mean, len(losses), {name: called.count(name) for name in LEAST})
