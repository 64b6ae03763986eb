"""A look back for a page: searched in small steps, what is new told as data."""

from __future__ import annotations

from typing import Any

from sanjuan.findings import Decision
from sanjuan.game import Game
from sanjuan.lookback import ITERATIONS, Analysis
from tabletop.thinking import Thinking


class Review:
    """The look back on a game that is over."""

    def __init__(self, game: Game) -> None:
        self._analysis = Analysis(game, ITERATIONS)
        self._told = 0

    @property
    def thinking(self) -> Thinking[None]:
        """The search of all its decisions."""
        return self._analysis.think()

    def tell_again(self) -> None:
        """Let the next `facts` begin with the first decision once more."""
        self._told = 0

    def facts(self) -> dict[str, Any]:
        """How far it is, and the decisions found since it was last asked.

        The first of them is number `first` of `of`. `curve`, `turning_points` (by the
        ply of the decision) and `luck` are of all that was found so far.
        """
        analysis, first = self._analysis, self._told
        self._told = len(analysis.decisions)
        return {
            "done": self.thinking.done,
            "of": len(analysis),
            "first": first,
            "decisions": [_told(one) for one in analysis.decisions[first:]],
            "curve": [point._asdict() for point in analysis.curve()],
            "turning_points": [one.ply for one in analysis.turning_points()],
            "luck": [one._asdict() for one in analysis.luck()],
        }


def _told(decision: Decision) -> dict[str, Any]:
    candidates = [one._asdict() for one in decision.candidates]
    return {**decision._asdict(), "candidates": candidates}
