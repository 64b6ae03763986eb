"""The expert of 0.1.0, asked in the views of today."""

from collections.abc import Generator
from typing import Any, Final

import sanjuan

# Numbers of 0.1.0; those of today may change.
NONE: Final = -1
ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
STAGES: Final = (
    "start_hand",
    "role",
    "library",
    "build",
    "cover",
    "market",
    "pay",
    "produce",
    "sell",
    "keep",
    "discard",
    "mine",
    "office",
    "chapel",
    "bank",
    "hand_check",
    "counsel",
    "prospect",
    "goldsmith",
    "end_phase",
)


class Expert(sanjuan.Player):
    """It, with that many iterations."""

    def __init__(self, iterations: int) -> None:
        self._expert = sanjuan.player("expert", iterations)

    def think(self, view: Any, rng: Any) -> Generator[float, None, sanjuan.Answer]:
        """What it thinks."""
        return (yield from self._expert.think(as_then(view), rng))


def as_then(view: dict[str, Any]) -> Any:
    """The view as it was in 0.1.0, where names of today were numbers."""
    known = view["known"]
    stack = [(STAGES.index(step["stage"]), step["seat"]) for step in known["stack"]]
    role = NONE if known["role"] is None else ROLES.index(known["role"])
    cards = {
        name: NONE if known[name] is None else known[name] for name in ("card", "cover")
    }
    return {**view, "known": {**known, **cards, "role": role, "stack": stack}}
