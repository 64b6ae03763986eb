"""The state of a game as tables use it: one question after the other, to the end.

A state does not check answers: `Game` does.
"""

from collections.abc import Sized
from typing import Protocol, Self

from tabletop.rules.event import Note
from tabletop.rules.question import Answer, Question


class State(Protocol):
    """A game at one moment."""

    log: list[Note] | None
    """Notes of events; None if there is no reader, so that none are taken."""

    @property
    def question(self) -> Question | None:
        """The open question; None once the game is over."""
        ...

    @property
    def seats(self) -> Sized:
        """A collection with one item for each seat."""
        ...

    @property
    def round(self) -> int:
        """The round, from 1 on, as views tell it."""
        ...

    def step(self, answer: Answer) -> None:
        """Take a legal answer without a check, and move to the next question."""
        ...

    def copy(self) -> Self:
        """An independent copy without a log."""
        ...
