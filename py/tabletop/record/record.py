"""The record of a game: its beginning, its answers, and the state they lead to.

It checks answers; undo and replays play the same answers again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, Self, TypeVar

from tabletop.base.errors import NothingToUndo, StaleAnswer, WrongSeat
from tabletop.base.validation import typed, whole
from tabletop.rules.event import Entry
from tabletop.rules.question import Answer, Question
from tabletop.rules.state import State

S = TypeVar("S", bound=State)


class Record(Generic[S]):
    """A game as far as it has been played."""

    def _begin(self, origin: Mapping[str, Any], state: S, seed: int) -> None:
        """Begin with a dealt state; saves store `origin`, from which it was dealt."""
        self._origin, self._seed = origin, seed
        self._begun = state.copy(), [Entry(0, note) for note in state.log or ()]
        self._rewind()

    def _rewind(self) -> None:
        """Go back to the moment before the first answer."""
        state, entries = self._begun
        self._state = state.copy()
        self._answers: list[Answer] = []
        self._deciders: list[int] = []
        self._entries = entries[:]

    # ------------------------------------------------------------ contents

    @property
    def origin(self) -> Mapping[str, Any]:
        """The beginning, by the keys of its save; read-only."""
        return self._origin

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers given, in their order."""
        return tuple(self._answers)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seat that gave each answer."""
        return tuple(self._deciders)

    @property
    def question(self) -> Question | None:
        """The open question; None once the game is over."""
        return self._state.question

    @property
    def ply(self) -> int:
        """The number of answers given."""
        return len(self._answers)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self._state.seats)

    @property
    def seed(self) -> int:
        """The seed of the first deal; an imagined state may have another one."""
        return self._seed

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return self._state.round

    # ------------------------------------------------------------ playing

    def answer(
        self, answer: Iterable[int], *, seat: int | None = None, ply: int | None = None
    ) -> None:
        """Answer the open question with distinct options in any order.

        `seat` and `ply`, where given, must be those of the question. Raises
        StaleAnswer, WrongSeat or IllegalAnswer, and then nothing has changed.
        """
        question = self.asked(seat, ply)
        checked = question.check(answer)
        log = self._state.log = []
        self._state.step(checked)
        self._answers.append(checked)
        self._deciders.append(question.seat)
        self._entries += [Entry(self.ply, note) for note in log]

    def asked(self, seat: int | None = None, ply: int | None = None) -> Question:
        """The open question.

        Raises StaleAnswer if the game is over or at another ply, WrongSeat if another
        seat is asked.
        """
        question = self.question
        if ply is not None and whole(ply) != self.ply:
            raise StaleAnswer("stale_answer", {"ply": typed(ply, int), "now": self.ply})
        if question is None:
            raise StaleAnswer("game_over")
        if seat is not None and whole(seat) != question.seat:
            shown = typed(seat, int)
            raise WrongSeat("wrong_seat", {"seat": shown, "asked": question.seat})
        return question

    def undo(self, seat: int) -> None:
        """Go back to that seat's latest earlier question, and drop later answers."""
        latest = self.latest_answer(seat)
        if latest is None:
            raise NothingToUndo("nothing_to_undo", {"seat": typed(seat, int)})
        answers = self._answers[: latest - 1]
        self._rewind()
        for answer in answers:
            self.answer(answer)

    def can_undo(self, seat: int) -> bool:
        """Whether that seat has decided anything yet."""
        return self.latest_answer(seat) is not None

    def latest_answer(self, seat: int) -> int | None:
        """The number of that seat's latest answer, counted from 1; None before any.

        `events(seat, number)` gives the events of this answer and of later ones.
        """
        plies, number = range(self.ply, 0, -1), whole(seat)
        return next((ply for ply in plies if self._deciders[ply - 1] == number), None)

    # ------------------------------------------------------------ going through it

    def copy(self) -> Self:
        """An independent copy of the game."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new._state = self._state.copy()
        new._answers = self._answers[:]
        new._deciders = self._deciders[:]
        new._entries = self._entries[:]
        return new

    __copy__ = copy

    def replay(self) -> Iterator[tuple[Self, Answer]]:
        """Yield one game, advanced answer by answer, with the next answer.

        A caller that needs an earlier moment copies the game.
        """
        game = self.copy()
        game._rewind()
        for answer in self._answers:
            yield game, answer
            game.answer(answer)
