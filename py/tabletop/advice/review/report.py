"""A look back for a page: searched in small steps, its news given as data."""

from __future__ import annotations

from typing import Any, Final, cast

from tabletop.advice.accuracy import Accuracy
from tabletop.advice.advisor import Advisor
from tabletop.advice.review.facts import (
    AccuracyFacts,
    CandidateFacts,
    DecisionFacts,
    FindingsFacts,
    LuckFacts,
    PointFacts,
)
from tabletop.advice.review.findings import Candidate, Decision, Luck, Point
from tabletop.advice.review.look_back import ITERATIONS, LookBack
from tabletop.base.tasks import Thinking
from tabletop.record.game import Game


class Report:
    """The look back on a finished game, reported bit by bit."""

    REPLY: Final = "look_back"
    """The type of its reply."""

    def __init__(self, game: Game[Any], advisor: Advisor) -> None:
        self._look_back = LookBack(game, advisor, ITERATIONS)
        self._told: set[int] = set()

    @property
    def thinking(self) -> Thinking[None]:
        """The search of all its decisions."""
        return self._look_back.think()

    def search_next(self, ply: int | None) -> None:
        """Search that decision next, unless it is known."""
        self._look_back.search_next(ply)

    def search(self, ply: int) -> DecisionFacts:
        """Search that decision to the end."""
        return _told(self._look_back.search(ply))

    def hand_out(self) -> int | None:
        """The ply of a decision for a helper to search; None if none is left."""
        return self._look_back.hand_out()

    def take_back(self) -> None:
        """Let `hand_out` repeat the decisions that have not come back."""
        self._look_back.take_back()

    def take(self, found: DecisionFacts) -> None:
        """Take a decision that a helper has searched."""
        self._look_back.take(_decision(found))

    def tell_again(self) -> None:
        """Make the next `facts` report all decisions again."""
        self._told.clear()

    def facts(self, told: set[int] | None = None) -> FindingsFacts:
        """The finished fraction, and the decisions found since the last call.

        `told`, the decisions that another page knows already, gets the news. `curve`,
        `turning_points` (plies of decisions), `accuracy` and `luck` cover all findings
        so far.
        """
        found, known = self._look_back, self._told if told is None else told
        return {
            "done": self.thinking.done,
            "left": found.left,
            "of": len(found),
            "decisions": [_told(one) for one in self._news(known)],
            "curve": [_point(one) for one in found.curve()],
            "turning_points": [one.ply for one in found.turning_points()],
            "accuracy": [_accuracy(one) for one in found.accuracy()],
            "luck": [_luck(one) for one in found.luck()],
        }

    def _news(self, told: set[int]) -> list[Decision]:
        news = [one for one in self._look_back.decisions if one.ply not in told]
        told.update(one.ply for one in news)
        return news


def _told(decision: Decision) -> DecisionFacts:
    candidates = [one._asdict() for one in decision.candidates]
    told = {"judgement": decision.judgement, "candidates": candidates}
    return cast(DecisionFacts, {**decision._asdict(), **told})


def _decision(told: DecisionFacts) -> Decision:
    """The decision in these facts."""
    given: dict[str, Any] = {key: told.get(key) for key in Decision._fields}
    return Decision(**{**given, "candidates": [*map(_candidate, told["candidates"])]})


def _candidate(told: CandidateFacts) -> Candidate:
    given: dict[str, Any] = {**told}
    return Candidate(**{**given, "answer": tuple(told["answer"])})


def _point(point: Point) -> PointFacts:
    return cast(PointFacts, point._asdict())


def _accuracy(accuracy: Accuracy) -> AccuracyFacts:
    return cast(AccuracyFacts, accuracy._asdict())


def _luck(luck: Luck) -> LuckFacts:
    return cast(LuckFacts, luck._asdict())
