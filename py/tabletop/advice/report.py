"""A look back for a page: searched in small steps, what is new told as data."""

from __future__ import annotations

from typing import Any, cast

from tabletop.advice.accuracy import Accuracy
from tabletop.advice.advisor import Advisor
from tabletop.advice.decisions import Decision, Luck, Point
from tabletop.advice.facts import (
    AccuracyFacts,
    DecisionFacts,
    FindingsFacts,
    LuckFacts,
    PointFacts,
)
from tabletop.advice.look_back import ITERATIONS, LookBack
from tabletop.game import Game
from tabletop.thinking import Thinking


class Report:
    """The look back on a game that is over, told bit by bit."""

    def __init__(self, game: Game[Any], advisor: Advisor) -> None:
        self._look_back = LookBack(game, advisor, ITERATIONS)
        self._told: set[int] = set()

    @property
    def thinking(self) -> Thinking[None]:
        """The search of all its decisions."""
        return self._look_back.think()

    def search_next(self, ply: int | None) -> None:
        """Search that decision, unless it is known, before the others."""
        self._look_back.search_next(ply)

    def tell_again(self) -> None:
        """Make the next `facts` tell all decisions again."""
        self._told.clear()

    def facts(self) -> FindingsFacts:
        """How much was searched, and the decisions found since the last call.

        `curve`, `turning_points` (by the ply of the decision), `accuracy` and `luck`
        are of all that was found so far.
        """
        found = self._look_back
        return {
            "done": self.thinking.done,
            "left": found.left,
            "of": len(found),
            "decisions": [_told(one) for one in self._news()],
            "curve": [_point(one) for one in found.curve()],
            "turning_points": [one.ply for one in found.turning_points()],
            "accuracy": [_accuracy(one) for one in found.accuracy()],
            "luck": [_luck(one) for one in found.luck()],
        }

    def _news(self) -> list[Decision]:
        found = self._look_back.decisions
        news = [one for one in found if one.ply not in self._told]
        self._told.update(one.ply for one in news)
        return news


def _told(decision: Decision) -> DecisionFacts:
    candidates = [one._asdict() for one in decision.candidates]
    told = {"judgement": decision.judgement, "candidates": candidates}
    return cast(DecisionFacts, {**decision._asdict(), **told})


def _point(point: Point) -> PointFacts:
    return cast(PointFacts, point._asdict())


def _accuracy(accuracy: Accuracy) -> AccuracyFacts:
    return cast(AccuracyFacts, accuracy._asdict())


def _luck(luck: Luck) -> LuckFacts:
    return cast(LuckFacts, luck._asdict())
