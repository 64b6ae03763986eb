"""Shuffling that is the same on every Python, and what counts as a source of chance."""

from random import Random
from typing import Final, Protocol

STREAMS: Final = 1 << 16
"""So many streams of random numbers a seed has."""


class Chance(Protocol):
    """Anything with `random()`, such as `random.Random`."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        ...


def shuffle(cards: list[int], rng: Chance) -> None:
    """Shuffle in place (Fisher, Yates) by the one method Python promises to keep."""
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def stream(seed: int, number: int) -> Random:
    """The random numbers of that seed's shuffle `number`, below 65,536.

    The players' thoughts, hints and looks back have numbers far above the shuffles'.
    """
    assert 0 <= number < STREAMS
    return Random(seed * STREAMS + number)
