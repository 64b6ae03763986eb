"""The order in which the decisions of a game are searched, and by whom.

Decisions go by their places in the game. They are begun from its end and with large
gaps, so that those known first tell what all are like, and how long they will take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

GAPS: Final = (32, 16, 8, 4, 2, 1)
"""Of each kind of question every so manieth is searched, in one pass after another."""


class Order:
    """The places that are left; `stages` are the names of their questions."""

    def __init__(self, stages: Sequence[str]) -> None:
        self._stages: dict[str, list[int]] = {}
        for place, stage in enumerate(stages):
            self._stages.setdefault(stage, []).append(place)
        self._left = dict.fromkeys(place for gap in GAPS for place in self._pass(gap))
        self._begun: set[int] = set()
        self._away: set[int] = set()

    def first_pass(self) -> list[int]:
        """The places that come before all others."""
        return self._pass(GAPS[0])

    def next(self, wanted: int | None) -> int | None:
        """The place to go on with; None once nothing is left.

        It is the one that is wanted, else the first that nobody else has. What others
        have and have not brought back comes last.
        """
        place = next(self._due(wanted), None)
        if place is not None:
            self._begun.add(place)
        return place

    def hand_out(self) -> int | None:
        """The last place that nobody has begun, for somebody else; None if all are."""
        free = self._left.keys() - self._begun - self._away
        place = next((one for one in reversed(self._left) if one in free), None)
        if place is not None:
            self._away.add(place)
        return place

    def take_back(self) -> None:
        """Let what others have and have not brought back be handed out again."""
        self._away.clear()

    def end(self, place: int) -> None:
        """Leave out what is searched, whoever has done it."""
        self._left.pop(place, None)

    def _due(self, wanted: int | None) -> Iterator[int]:
        if wanted is not None and wanted in self._left:
            yield wanted
        yield from (place for place in self._left if place not in self._away)
        yield from self._left

    def _pass(self, gap: int) -> list[int]:
        """The places of its decisions, those of the passes before it too."""
        chosen = (place for places in self._stages.values() for place in places[::-gap])
        return sorted(chosen, reverse=True)
