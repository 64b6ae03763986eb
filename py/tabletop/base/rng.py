"""Chance that is the same on every Python and every machine.

It shuffles, deals the random streams of a seed, and draws by softmax.

A seed has 65,536 streams. Each use has its own range of them, so that a player's
thinking changes no shuffle, and a hint changes no player's thinking.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import exp, log
from random import Random, SystemRandom
from typing import Final, Protocol, TypeVar

from tabletop.base.errors import OptionError
from tabletop.base.validation import typed, whole

T = TypeVar("T")

MAX_SEED: Final = 2**53 - 1
"""The largest seed; every JSON reader reads it exactly."""

STREAMS: Final = 1 << 16

SHUFFLES: Final = range(1 << 14)
"""The streams of the shuffles, in their order."""
GUESTS: Final = range(1 << 14, 1 << 15)
"""The streams of players without a table: in matches, random games and tests."""
PLAYERS: Final = range(1 << 15, 48 << 10)
"""The streams of the players at a table, by the number of answers given."""
HINTS: Final = range(48 << 10, 56 << 10)
"""The streams of hints, by the number of answers given."""
LOOKS_BACK: Final = range(56 << 10, STREAMS)
"""The streams of look backs, by the number of answers given."""


class Chance(Protocol):
    """Anything with `random()`, such as `random.Random`."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        ...


def shuffle(cards: list[int], rng: Chance) -> None:
    """Shuffle in place (Fisher, Yates); every Python gives the same `random()`."""
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def by_chance(things: Iterable[T], rng: Chance) -> list[T]:
    """These things in random order.

    Saved games depend on this order, which `shuffle` does not bring.
    """
    return sorted(things, key=lambda thing: rng.random())


def stream(seed: int, number: int) -> Random:
    """The random numbers of that seed's stream `number`, which is below 65,536."""
    assert 0 <= number < STREAMS
    return Random(seed * STREAMS + number)


def roll(seed: int, what: str, number: int, sides: int) -> int:
    """The throw of a die, 1 to `sides`, by its purpose and its number.

    Other throws change nothing, so equal answers meet equal dice.
    """
    drawn = sha256(f"{seed}.{what}.{number}".encode()).digest()
    return 1 + (int.from_bytes(drawn[:8], "big") * sides >> 64)


def check_seed(seed: object) -> int:
    """The seed, if it is a whole number from 0 to `MAX_SEED`; else OptionError."""
    number = whole(seed)
    if number is None or not 0 <= number <= MAX_SEED:
        raise OptionError("bad_seed", {"seed": typed(seed, int), "most": MAX_SEED})
    return number


def drawn_seed(rng: Chance) -> int:
    """A seed drawn from these random numbers, for an imagined table."""
    return int(rng.random() * MAX_SEED)


def some_id() -> str:
    """A random id, which no other table has."""
    return f"{SystemRandom().getrandbits(64):016x}"


def some_seed() -> int:
    """A random seed below 2**32."""
    return SystemRandom().randrange(2**32)


# ---------------------------------------------------------------- exponentials

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
