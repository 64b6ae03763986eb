"""The replay of a game at a table: as it was at any moment, for whoever may see it."""

from __future__ import annotations

from typing import Generic

from tabletop.errors import QueryError
from tabletop.messages import Eyes
from tabletop.moments import Moments
from tabletop.registry import F, G
from tabletop.replies import Decided
from tabletop.table import Table


class Replay(Generic[G, F]):
    """A game as far as it has been played; once it goes on, another replay is due.

    As long as it is not over, whoever has the device sees what their seat knew then.
    """

    def __init__(self, table: Table[G, F]) -> None:
        self._table = table
        self._moments = Moments(table.game)

    def is_of(self, table: Table[G, F]) -> bool:
        """Whether it shows all of that table's game."""
        return table is self._table and self.last == table.game.ply

    @property
    def last(self) -> int:
        """How many answers there are: the number of the last moment."""
        return len(self._moments) - 1

    def at(self, ply: int, seat: Eyes) -> tuple[F, Decided | None]:
        """What the page draws of a moment, and what was answered then.

        The second is None where it is not for that seat to know. Raises QueryError for
        a moment or a seat there is not; WrongSeat and MessageError for a seat whose
        hand is not to be seen yet.
        """
        game = self._moments.at(ply)
        viewer = self._checked(self._decider(game) if seat == "decider" else seat)
        return self._table.then(game, viewer), self._decided(game, viewer)

    def _decider(self, game: G) -> int | None:
        """Who decides there; at the end, for whom the table is drawn now."""
        return game.question.seat if game.question else self._table.viewer()

    def _checked(self, seat: int | None) -> int | None:
        game, people = self._table.game, self._table.people
        if not game.over and seat is not None:
            people.check(seat)
            people.check_device(seat)
        if seat not in (None, *range(game.seats)):
            raise QueryError("no_such_seat", {"seat": seat})
        return seat

    def _decided(self, game: G, seat: int | None) -> Decided | None:
        question, answer = game.question, self._moments.answer(game.ply)
        if question is None or answer is None:
            return None
        if not self._table.game.over and question.seat != seat:
            return None
        return {"answer": list(answer), "names": question.named(answer)}
