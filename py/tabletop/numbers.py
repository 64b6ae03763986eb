"""Exponentials and logarithms that come out the same on every machine."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from tabletop.chance import Chance

GRAIN: Final = 1 << 20
"""Results are cut to multiples of 1 / `GRAIN`, since the last digits of `exp` and `log`
differ between machines."""


def cut(number: float) -> float:
    """The number, cut to a multiple of 1 / `GRAIN`."""
    return int(number * GRAIN) / GRAIN


def softmax(logits: Sequence[float], temperature: float = 1.0) -> list[float]:
    """Probabilities that grow with the logits; a higher temperature flattens them.

    >>> softmax([0.0, 0.0])
    [0.5, 0.5]
    """
    most = max(logits)
    powers = [exp((logit - most) / temperature) for logit in logits]
    total = 0.0
    for power in powers:
        total += power
    total /= GRAIN
    return [int(power / total) / GRAIN for power in powers]


def gumbel(rng: Chance) -> float:
    """A number from Gumbel's distribution.

    With such a number added to each, the highest of some logits is a draw by their
    softmax.
    """
    return cut(-log(-log(rng.random() or 0.5)))
