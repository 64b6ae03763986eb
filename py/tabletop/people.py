"""The people at a table: for whom it is drawn, and who has the device they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tabletop.errors import MessageError, WrongSeat
from tabletop.game import Game
from tabletop.questions import Question
from tabletop.sitters import Sitter


class People:
    """Somebody has the device once they have taken it; one person alone always has it.

    The viewer is the person to decide, else the one who decided last.
    """

    def __init__(self, seats: Sequence[int], viewer: int | None) -> None:
        self.seats = seats
        self._viewer = viewer
        self._holder = seats[0] if len(seats) == 1 else None

    @classmethod
    def around(cls, game: Game[Any], sitters: Sequence[Sitter]) -> Self:
        """Those who sit there; before any decision the first of them is the viewer."""
        seats = [n for n, sitter in enumerate(sitters) if sitter.level is None]
        latest = max(seats, key=lambda n: game.latest_answer(n) or 0, default=None)
        return cls(seats, latest)

    def check(self, seat: int) -> None:
        """Raises WrongSeat unless a person sits there."""
        if seat not in self.seats:
            raise WrongSeat("not_a_person", {"seat": seat})

    def viewer(self, question: Question | None) -> int | None:
        """For whom the table is drawn where that is asked; None: for nobody here."""
        if question and question.seat in self.seats:
            self._viewer = question.seat
        return self._viewer

    # ------------------------------------------------------------ the device

    def have_device(self, seat: int | None) -> bool:
        """Whether that person has it."""
        return seat is not None and seat == self._holder

    def check_device(self, seat: int) -> None:
        """Raises MessageError unless that person has it."""
        if not self.have_device(seat):
            raise MessageError("device_not_taken")

    def take_device(self, seat: int) -> None:
        """That person has it from now on."""
        self._holder = seat

    def used_by(self, seat: int) -> None:
        """That person has decided something: nobody else has it any longer."""
        if seat != self._holder:
            self._holder = None
