"""The decisions of a game as they were asked: what a seat saw, what it answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tabletop.game import Game
from tabletop.questions import Answer, Question


class Moment(NamedTuple):
    """A decision, the view its seat had, and the answer."""

    ply: int
    view: Any
    question: Question
    answer: Answer


def moments(game: Game[Any]) -> Iterator[Moment]:
    """The decisions of a game; what leaves no choice is never asked."""
    for before, answer in game.replay():
        question = before.asked()
        yield Moment(before.ply, before.view(question.seat), question, answer)
