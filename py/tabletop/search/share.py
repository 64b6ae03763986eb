"""Shares the answers of a search among workers: each tries its own in every world.

The tree below an answer is no other answer's, and all workers deal the same worlds. So
whoever tries an answer finds the same, as long as the guide is steady.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from tabletop.search.tree import Edge


class Part(NamedTuple):
    """Answers, by their places before the search, and in how many more worlds."""

    places: list[int]
    worlds: int


class Tried(NamedTuple):
    """What was found of an answer.

    `values` are the deciding seat's chances in these worlds, `sums` those of every seat
    in all worlds so far, added up.
    """

    values: list[float]
    sums: list[float]


Ask: TypeAlias = Callable[[int, Part], None]
"""Asks that helper, counted from 0, to try a part."""


class Share:
    """Who tries which answers of a search, and who has not told yet."""

    def __init__(self, edges: Sequence[Edge]) -> None:
        self._edges = list(edges)
        self._helpers = 0
        self._ask: Ask | None = None
        self._asked: dict[int, list[Edge]] = {}

    def among(self, helpers: int, ask: Ask) -> None:
        """Leave answers to so many helpers, before anything was tried."""
        self._helpers = helpers
        self._ask = ask

    @property
    def waits(self) -> bool:
        """Whether a helper has not told yet what it found."""
        return bool(self._asked)

    def begin(self, edges: list[Edge], worlds: int) -> list[Edge]:
        """Let helpers try theirs of these answers; returns those that are left."""
        if self._ask is None:
            return edges
        own, *others = self._parts(edges)
        self._asked = {helper: part for helper, part in enumerate(others) if part}
        for helper, part in self._asked.items():
            self._ask(helper, Part([*map(self._edges.index, part)], worlds))
        return own

    def _parts(self, edges: list[Edge]) -> list[list[Edge]]:
        """These answers by who tries them: we, then each helper."""
        parts: list[list[Edge]] = [[] for _ in range(self._helpers + 1)]
        for edge in edges:
            parts[self._worker(self._edges.index(edge))].append(edge)
        return parts

    def _worker(self, place: int) -> int:
        """Who tries the answer at that place: to and fro, so all get likely ones."""
        turn, at = divmod(place, self._helpers + 1)
        return self._helpers - at if turn % 2 else at

    def take(self, helper: int, found: list[Tried]) -> None:
        """Take what a helper has found of the part that it was asked for."""
        for edge, (values, sums) in zip(self._asked.pop(helper), found, strict=True):
            edge.values += values
            edge.visits += len(values)
            edge.sums = list(sums)

    def at(self, places: list[int]) -> list[Edge]:
        """The answers at these places."""
        return [self._edges[place] for place in places]
