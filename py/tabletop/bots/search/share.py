"""Shares the answers of a search among workers: each tries its own in every world.

Each answer has a tree of its own, and all workers deal the same worlds. So every worker
finds the same for an answer, as long as the guide is steady.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from tabletop.bots.search.tree import Edge


class Part(NamedTuple):
    """Answers, by their places before the search, and a number of further worlds."""

    places: list[int]
    worlds: int


class Tried(NamedTuple):
    """The finding about an answer.

    `values` are the deciding seat's chances in these worlds; `sums` are those of every
    seat, added up over all worlds so far.
    """

    values: list[float]
    sums: list[float]


Ask: TypeAlias = Callable[[int, Part], None]
"""Asks that helper, counted from 0, to try a part."""


class Share:
    """The division of a search among workers, and the helpers yet to report."""

    def __init__(self, edges: Sequence[Edge]) -> None:
        self._edges = list(edges)
        self._helpers = 0
        self._ask: Ask | None = None
        self._asked: dict[int, list[Edge]] = {}

    def among(self, helpers: int, ask: Ask) -> None:
        """Share the answers with that many helpers, before any try."""
        self._helpers = helpers
        self._ask = ask

    @property
    def waits(self) -> bool:
        """Whether a helper has yet to report."""
        return bool(self._asked)

    def begin(self, edges: list[Edge], worlds: int) -> list[Edge]:
        """Ask the helpers to try their share of these answers; return the rest."""
        if self._ask is None:
            return edges
        own, *others = self._parts(edges)
        self._asked = {helper: part for helper, part in enumerate(others) if part}
        for helper, part in self._asked.items():
            self._ask(helper, Part([*map(self._edges.index, part)], worlds))
        return own

    def _parts(self, edges: list[Edge]) -> list[list[Edge]]:
        """These answers by worker: this one first, then each helper."""
        parts: list[list[Edge]] = [[] for _ in range(self._helpers + 1)]
        for edge in edges:
            parts[self._worker(self._edges.index(edge))].append(edge)
        return parts

    def _worker(self, place: int) -> int:
        """The worker for that place, in snake order, so that all get likely answers."""
        turn, at = divmod(place, self._helpers + 1)
        return self._helpers - at if turn % 2 else at

    def take(self, helper: int, found: list[Tried]) -> None:
        """Take the findings of a helper about its part."""
        for edge, (values, sums) in zip(self._asked.pop(helper), found, strict=True):
            edge.values += values
            edge.visits += len(values)
            edge.sums = list(sums)

    def at(self, places: list[int]) -> list[Edge]:
        """The answers at these places."""
        return [self._edges[place] for place in places]
