"""The people at a table: the viewer, and the holder of the device they share."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Self

from tabletop.base.errors import MessageError, WrongSeat
from tabletop.record.game import Game
from tabletop.table.seating import SeatInfo


class HotSeat:
    """The people at a table; one may hold the device, and a lone person always does.

    The viewer is the person to decide, else the person who decided last. If nothing is
    `hidden`, everybody has the device. People `apart` have devices of their own, and
    never this one.
    """

    def __init__(self, seats: Sequence[int], hidden: bool = True) -> None:
        self.seats = seats
        self._hidden = hidden
        self.set_apart(())

    def set_apart(self, seats: Collection[int]) -> None:
        """Give these people devices of their own; raises WrongSeat, changing nothing.

        All others share this device, and a lone one of them holds it.
        """
        for seat in seats:
            self.check(seat)
        self.apart = frozenset(seats)
        self._here = [seat for seat in self.seats if seat not in self.apart]
        self._holder = self._here[0] if len(self._here) == 1 else None

    @classmethod
    def around(cls, seating: Sequence[SeatInfo], hidden: bool = True) -> Self:
        """The people among these players."""
        return cls([n for n, one in enumerate(seating) if one.level is None], hidden)

    def check(self, seat: int) -> None:
        """Raise WrongSeat unless a person sits there."""
        if seat not in self.seats:
            raise WrongSeat("not_a_person", {"seat": seat})

    def check_here(self, seat: int) -> None:
        """Raise WrongSeat unless a person sits there who shares this device."""
        self.check(seat)
        if seat in self.apart:
            raise WrongSeat("other_device", {"seat": seat})

    def check_apart(self, seat: int, viewer: int | None) -> None:
        """Raise WrongSeat unless the viewer is a person with a device of its own."""
        self.check(seat)
        if seat != viewer or seat not in self.apart:
            raise WrongSeat("other_device", {"seat": seat})

    def viewer(self, game: Game[Any]) -> int | None:
        """The seat for which the table is drawn; None if nobody shares this device.

        Before any decision it is the first person's seat.
        """
        if game.question and game.question.seat in self._here:
            return game.question.seat
        return max(self._here, key=lambda n: game.latest_answer(n) or 0, default=None)

    # ------------------------------------------------------------ the device

    def have_device(self, seat: int | None) -> bool:
        """Whether that person has the device."""
        return seat in self._here and (seat == self._holder or not self._hidden)

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
