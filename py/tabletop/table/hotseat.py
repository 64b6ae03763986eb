"""The people at a table: the viewer, and the holder of the device they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tabletop.base.errors import MessageError, WrongSeat
from tabletop.record.game import Game
from tabletop.table.seating import SeatInfo


class HotSeat:
    """The people at a table; one may hold the device, and a lone person always does.

    The viewer is the person to decide, else the person who decided last. If nothing is
    `hidden`, everybody has the device.
    """

    def __init__(self, seats: Sequence[int], hidden: bool = True) -> None:
        self.seats = seats
        self._hidden = hidden
        self._holder = seats[0] if len(seats) == 1 else None

    @classmethod
    def around(cls, seating: Sequence[SeatInfo], hidden: bool = True) -> Self:
        """The people among these players."""
        return cls([n for n, one in enumerate(seating) if one.level is None], hidden)

    def check(self, seat: int) -> None:
        """Raise WrongSeat unless a person sits there."""
        if seat not in self.seats:
            raise WrongSeat("not_a_person", {"seat": seat})

    def viewer(self, game: Game[Any]) -> int | None:
        """The seat for which the table is drawn; None if there are no people.

        Before any decision it is the first person's seat.
        """
        if game.question and game.question.seat in self.seats:
            return game.question.seat
        return max(self.seats, key=lambda n: game.latest_answer(n) or 0, default=None)

    # ------------------------------------------------------------ the device

    def have_device(self, seat: int | None) -> bool:
        """Whether that person has the device."""
        return seat is not None and (seat == self._holder or not self._hidden)

    def check_device(self, seat: int) -> None:
        """Raise MessageError unless that person has the device."""
        if not self.have_device(seat):
            raise MessageError("device_not_taken")

    def take_device(self, seat: int) -> None:
        """Give the device to that person."""
        self._holder = seat

    def used_by(self, seat: int) -> None:
        """Note a decision of that person: any other person loses the device."""
        if seat != self._holder:
            self._holder = None
