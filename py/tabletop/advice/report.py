"""A look back for a page: searched in small steps, what is new told as data."""

from __future__ import annotations

from typing import Any, cast

from tabletop.advice.advisor import Advisor
from tabletop.advice.decisions import Decision, Luck, Point
from tabletop.advice.facts import DecisionFacts, FindingsFacts, LuckFacts, PointFacts
from tabletop.advice.look_back import ITERATIONS, LookBack
from tabletop.game import Game
from tabletop.thinking import Thinking


class Report:
    """The look back on a game that is over, told bit by bit."""

    def __init__(self, game: Game[Any], advisor: Advisor) -> None:
        self._look_back = LookBack(game, advisor, ITERATIONS)
        self._told = 0

    @property
    def thinking(self) -> Thinking[None]:
        """The search of all its decisions."""
        return self._look_back.think()

    def tell_again(self) -> None:
        """Make the next `facts` tell all decisions again, from the first."""
        self._told = 0

    def facts(self) -> FindingsFacts:
        """How much was searched, and the decisions found since the last call.

        The first of them is number `first` of `of`. `curve`, `turning_points` (by the
        ply of the decision) and `luck` are of all that was found so far.
        """
        found, first = self._look_back, self._told
        self._told = len(found.decisions)
        return {
            "done": self.thinking.done,
            "of": len(found),
            "first": first,
            "decisions": [_told(one) for one in found.decisions[first:]],
            "curve": [_point(one) for one in found.curve()],
            "turning_points": [one.ply for one in found.turning_points()],
            "luck": [_luck(one) for one in found.luck()],
        }


def _told(decision: Decision) -> DecisionFacts:
    candidates = [one._asdict() for one in decision.candidates]
    return cast(DecisionFacts, {**decision._asdict(), "candidates": candidates})


def _point(point: Point) -> PointFacts:
    return cast(PointFacts, point._asdict())


def _luck(luck: Luck) -> LuckFacts:
    return cast(LuckFacts, luck._asdict())
