"""The replay of a game at a table: any moment of it, as a seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Literal, TypeAlias, TypedDict

from tabletop.base.errors import QueryError
from tabletop.base.validation import typed
from tabletop.record.history import History
from tabletop.rules.question import Answer
from tabletop.table.registry import F, G
from tabletop.table.table import Table

Eyes: TypeAlias = int | Literal["decider"] | None
"""The viewer of a moment: a seat, the seat that decides there, or null: a spectator."""


First: TypeAlias = Callable[[object, int | None, Sequence[Answer]], int]
"""Tells the first answer whose events a page lacks."""


def all_events(of: object, eyes: int | None, answers: Sequence[Answer]) -> int:
    """The first answer: a page that keeps no log lacks all events."""
    return 0


class Decided(TypedDict):
    """The answer given at a moment of a replay."""

    answer: list[int]
    """The options it took."""
    names: list[str]
    """The names of these options."""


class Replay(Generic[G, F]):
    """The moments of a game so far; after a further answer another replay is due.

    Until the game is over, only the holder of the device sees a seat's knowledge: that
    of their own seat.
    """

    def __init__(self, table: Table[G, F]) -> None:
        self._table = table
        self._history = History(table.game)

    def is_of(self, table: Table[G, F]) -> bool:
        """Whether the replay covers the whole game of that table."""
        return table is self._table and self.last == table.game.ply

    @property
    def last(self) -> int:
        """The number of answers, which is the number of the last moment."""
        return len(self._history) - 1

    def at(
        self, ply: int, seat: Eyes, first: First = all_events
    ) -> tuple[F, Decided | None]:
        """The facts of a moment for a page to draw, and the answer given then.

        The facts have the events from answer number `first` of the replay, its viewer
        and the answers before the moment on.

        The answer is None at the last moment, and if `seat` must not know it. Raises
        QueryError for an unknown moment or seat; WrongSeat and MessageError for a seat
        whose hand is still hidden.
        """
        game = self._history.at(ply)
        viewer = self._checked(self._decider(game) if seat == "decider" else seat)
        since = first(self, game.log_of(viewer), game.answers)
        return self._table.then(game, viewer, since), self._decided(game, viewer)

    def _decider(self, game: G) -> int | None:
        """The seat that decides there; at the end, the viewer of the table."""
        return game.question.seat if game.question else self._table.viewer()

    def _checked(self, seat: int | None) -> int | None:
        game, people = self._table.game, self._table.hotseat
        if not game.over and seat is not None:
            people.check(seat)
            people.check_device(seat)
        if seat not in (None, *range(game.seats)):
            raise QueryError("no_such_seat", {"seat": typed(seat, int)})
        return seat

    def _decided(self, game: G, seat: int | None) -> Decided | None:
        question, answer = game.question, self._history.answer(game.ply)
        if question is None or answer is None:
            return None
        if not self._table.game.over and question.seat != seat:
            return None
        return {"answer": list(answer), "names": question.named(answer)}
