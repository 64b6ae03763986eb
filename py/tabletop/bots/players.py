"""The base of all computer players, and two players for any game."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Generic, TypeAlias, TypeVar

from tabletop.base.rng import Chance
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import S
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer
from tabletop.rules.state import State

V = TypeVar("V")

Searcher: TypeAlias = Callable[[V, Chance, Budget], Search[S]]
"""Makes the search of the decision in a view."""


class Player(Generic[V]):
    """Chooses an answer from a view; a subclass defines `think`."""

    def think(self, view: V, rng: Chance) -> Generator[float, None, Answer]:
        """Yield the finished fraction of the thinking, 0 to 1; return the answer.

        `view` must be that of the seat to decide.
        """
        raise NotImplementedError

    def start(self, view: V, rng: Chance) -> Thinking[Answer]:
        """Begin to think, step by step."""
        return Thinking(self.think(view, rng))

    def choose(self, view: V, rng: Chance) -> Answer:
        """Think to the end and return the answer."""
        return self.start(view, rng).finish()


class RandomPlayer(Player[V]):
    """Gives random legal answers; `determinize` makes a state that fits a view."""

    def __init__(self, determinize: Callable[[V, Chance], State]) -> None:
        self._determinize = determinize

    def think(self, view: V, rng: Chance) -> Generator[float, None, Answer]:
        """Return a random answer without any steps."""
        yield from ()
        question = self._determinize(view, rng).question
        assert question is not None
        return question.sample(rng)


class SearchPlayer(Player[V], Generic[V, S]):
    """Looks ahead in worlds that fit its view."""

    def __init__(self, searcher: Searcher[V, S], budget: Budget) -> None:
        self.budget = budget
        self._searcher = searcher

    def think(self, view: V, rng: Chance) -> Generator[float, None, Answer]:
        """Search, one world in each step."""
        thinking = self.search(view, rng).run()
        yield from thinking
        return thinking.result

    def search(self, view: V, rng: Chance) -> Search[S]:
        """The search of one decision, for callers that need more than its answer."""
        return self._searcher(view, rng, self.budget)
