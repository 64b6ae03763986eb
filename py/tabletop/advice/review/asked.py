"""The decisions of a game: each question with the seat's view and its answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tabletop.record.game import Game
from tabletop.rules.question import Answer, Question


class Asked(NamedTuple):
    """A decision, the view of its seat, and the answer."""

    ply: int
    view: Any
    question: Question
    answer: Answer


def asked_in(game: Game[Any]) -> Iterator[Asked]:
    """Yield the decisions of a game; a question without a choice is never asked."""
    for before, answer in game.replay():
        question = before.asked()
        yield Asked(before.ply, before.view(question.seat), question, answer)
