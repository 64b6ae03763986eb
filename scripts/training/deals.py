"""Deals games to learn from: a mix of editions and starts."""

from __future__ import annotations

from random import Random
from typing import Final

from sanjuan.rules.options import Options

SECOND: Final = 0.35
"""Part of the games that is of the second edition."""
FOUR: Final = 0.25
"""Part of the games that begins with the choose-four start."""


def some_options(seats: int, expansion: bool, rng: Random) -> Options:
    """Options for one more game."""
    edition = "second" if rng.random() < SECOND else "first"
    return Options(seats, edition, expansion, rng.random() < FOUR)
