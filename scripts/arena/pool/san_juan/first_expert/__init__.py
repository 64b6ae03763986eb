"""What `expert` was in version 0.1.0, with the rules and the weights of that day.

Frozen: an opponent to measure others by. `sanjuan.zip` is the whole package of 0.1.0,
as it lies in the history of this repository:

    git archive --format=zip --prefix=sanjuan/ e26c65c:py/sanjuan

`bot.py` plays by it, in a process in which it takes the place of today's package.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sanjuan
from arena.guest import Guest, Limits

HERE: Final = Path(__file__).parent
ITERATIONS: Final = 1600
LIMITS: Final = Limits(core_seconds=1200)


class FirstExpert(Guest):
    """Looks ahead as long as it did then, or as long as told."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        name = f"{HERE / 'bot.py'}@{iterations}"
        super().__init__(name, sanjuan.Game.rules, LIMITS, HERE / "sanjuan.zip")
