"""The people at a table: for whom it is drawn, and who has the device they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tabletop.errors import MessageError, WrongSeat
from tabletop.game import Game
from tabletop.sitters import Sitter


class People:
    """Somebody has the device once they have taken it; one person alone always has it.

    The viewer is the person to decide, else the one who decided last.
    """

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = seats
        self._holder = seats[0] if len(seats) == 1 else None

    @classmethod
    def around(cls, sitters: Sequence[Sitter]) -> Self:
        """The people among those who sit there."""
        return cls([n for n, sitter in enumerate(sitters) if sitter.level is None])

    def check(self, seat: int) -> None:
        """Raises WrongSeat unless a person sits there."""
        if seat not in self.seats:
            raise WrongSeat("not_a_person", {"seat": seat})

    def viewer(self, game: Game[Any]) -> int | None:
        """The seat that the table is drawn for; None if no person sits there.

        Before any decision that is the first person.
        """
        if game.question and game.question.seat in self.seats:
            return game.question.seat
        return max(self.seats, key=lambda n: game.latest_answer(n) or 0, default=None)

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
