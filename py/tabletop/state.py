"""What a table needs of a game's state: one question after the other, until it is over.

Nothing here checks an answer: `Game` does that.
"""

from collections.abc import Sized
from typing import Protocol, Self

from tabletop.events import Note
from tabletop.questions import Answer, Question


class State(Protocol):
    """A game at one moment."""

    log: list[Note] | None
    """Notes of what happened; None: nobody reads them, so none are taken."""

    @property
    def question(self) -> Question | None:
        """What is to be answered; None once the game is over."""
        ...

    @property
    def seats(self) -> Sized:
        """One thing for each seat."""
        ...

    @property
    def seed(self) -> int:
        """What the shuffles follow from."""
        ...

    def step(self, answer: Answer) -> None:
        """Take a legal answer, unchecked, and go on to the next question."""
        ...

    def copy(self) -> Self:
        """A state that goes on by itself; it keeps no log."""
        ...
