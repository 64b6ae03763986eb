"""The flow of a game: stages to come on a stack, and the question that one asks.

A game subclasses `Flow` with its seats and its two tables of stages. Nothing here
checks an answer; the record of a game does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Self, TypeAlias

from tabletop.rules.event import Fact, Note, Secret
from tabletop.rules.facts import AskedFacts
from tabletop.rules.question import Answer, Question

Run: TypeAlias = Callable[[Any, int], None]
"""Runs a stage of a state for a seat; it may ask a question."""
Take: TypeAlias = Callable[[Any, int, Answer], None]
"""Carries out the answer of a seat to the question of a stage."""


class Flow:
    """A game at one moment; `question` is None once the stack is empty.

    `stack` has the stages to come, each with a seat; the last one comes next. `log` has
    notes of events; None if there is no reader, so that none are taken.
    """

    __slots__ = ("log", "question", "stack")

    runs: ClassVar[Sequence[Run]]
    """By stage: the function that runs it."""
    takes: ClassVar[Sequence[Take]]
    """By stage: the function that carries out an answer."""

    seats: Sequence[Any]

    def __init__(self) -> None:
        self.stack: list[tuple[int, int]] = []
        self.question: Question | None = None
        self.log: list[Note] | None = None

    def copy(self) -> Self:
        """An independent copy without a log.

        It has lists of its own and shares all else; a game with other parts that change
        defines its own.
        """
        new = self.__class__.__new__(self.__class__)
        new.stack, new.question, new.log = self.stack[:], self.question, None
        for name, value in vars(self).items():
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def step(self, answer: Answer) -> None:
        """Take a legal answer, without a check, and advance to the next real choice."""
        question = self.question
        assert question is not None
        self.question = None
        self.takes[question.stage](self, question.seat, answer)
        # The loop of `run` again: a call of it slows every step.
        stack, run = self.stack, self.runs
        while stack and self.question is None:
            stage, seat = stack.pop()
            run[stage](self, seat)

    def run(self) -> None:
        """Run the stages on the stack up to the next question."""
        stack, run = self.stack, self.runs
        while stack and self.question is None:
            stage, seat = stack.pop()
            run[stage](self, seat)

    def ask_again(
        self, asked: AskedFacts[str, str] | None, names: Sequence[str]
    ) -> None:
        """Run the stage that asks in a view, in a state that fits the view.

        `names` are the names of the stages; the stage may do nothing else than ask.
        """
        self.log = self.question = None
        if asked is not None:
            self.stack.append((names.index(asked["name"]), asked["seat"]))
            self.run()

    def pose(self, question: Question, always: bool = False) -> None:
        """Pose a question; take the answer silently if there is only one.

        `always` poses it even then, where silence would tell others of that seat.
        """
        if always or (only := question.only()) is None:
            self.question = question
        else:
            self.takes[question.stage](self, question.seat, only)

    def push(self, stage: int, seats: Sequence[int]) -> None:
        """Make a stage the next one, for these seats in turn."""
        self.stack += [(stage, seat) for seat in seats[::-1]]

    def clockwise(self, first: int) -> Answer:
        """The seats in turn, from `first` on."""
        return _TURNS[len(self.seats)][first]

    def note(
        self,
        id: str,
        seat: int,
        cards: Answer | None = None,
        **facts: Fact | Answer | Secret,
    ) -> None:
        """Record an event, if there is a log.

        Only the seat saw the `cards`. A fact that others saw, too, but not all, is a
        `Secret`; all seats know every other fact.
        """
        if self.log is not None:
            secrets = {} if cards is None else {"cards": Secret(cards, 1 << seat)}
            known: dict[str, Fact | Answer] = {}
            for name, fact in facts.items():
                if isinstance(fact, Secret):
                    secrets[name] = fact
                else:
                    known[name] = fact
            self.log.append(Note(id, seat, known, secrets))


MOST_SEATS: Final = 12
"""More than any game has."""

_TURNS: Final[list[list[Answer]]] = [
    [tuple((first + turn) % seats for turn in range(seats)) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
"""By number of seats and first seat: the seats in turn."""
