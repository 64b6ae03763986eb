"""The queue of a look back's decisions, for this worker and its helpers.

A decision is known by its place in the game. The searches begin at the end of the game
and with large gaps, so that the first findings are typical of all, also in their time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

GAPS: Final = (32, 16, 8, 4, 2, 1)
"""The gaps of the passes: the first searches every 32nd question of each stage."""


class Order:
    """The queue of places; `stages` are the names of their questions."""

    def __init__(self, stages: Sequence[str]) -> None:
        self._stages: dict[str, list[int]] = {}
        for place, stage in enumerate(stages):
            self._stages.setdefault(stage, []).append(place)
        self._left = dict.fromkeys(place for gap in GAPS for place in self._pass(gap))
        self._begun: set[int] = set()
        self._away: set[int] = set()

    def first_pass(self) -> list[int]:
        """The places of the first pass."""
        return self._pass(GAPS[0])

    def next(self, wanted: int | None) -> int | None:
        """The next place to search; None once the queue is empty.

        The wanted place comes first, then the places that no helper has. Places that
        helpers have not brought back come last.
        """
        place = next(self._due(wanted), None)
        if place is not None:
            self._begun.add(place)
        return place

    def hand_out(self) -> int | None:
        """The last place that no worker has begun, for a helper; None if all are."""
        free = self._left.keys() - self._begun - self._away
        place = next((one for one in reversed(self._left) if one in free), None)
        if place is not None:
            self._away.add(place)
        return place

    def take_back(self) -> None:
        """Let `hand_out` repeat the places that helpers have not brought back."""
        self._away.clear()

    def end(self, place: int) -> None:
        """Remove a place that this worker or a helper has searched."""
        self._left.pop(place, None)

    def _due(self, wanted: int | None) -> Iterator[int]:
        if wanted is not None and wanted in self._left:
            yield wanted
        yield from (place for place in self._left if place not in self._away)
        yield from self._left

    def _pass(self, gap: int) -> list[int]:
        """The places of the pass with that gap, earlier passes included."""
        chosen = (place for places in self._stages.values() for place in places[::-gap])
        return sorted(chosen, reverse=True)
