"""Requests of a page that hosts: they concern the other devices at its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabletop.base.errors import MessageError, StaleAnswer
from tabletop.base.validation import Fields, checked_viewer, is_of
from tabletop.page.device_advice import DeviceAdvice
from tabletop.page.devices import Device
from tabletop.page.revealed import asked_before_undo
from tabletop.page.session import Reply, Session
from tabletop.table.reseating import reseat
from tabletop.table.table import Table

MOST_DEVICES: Final = 32
"""The most devices with a log; a device beyond them gets all events again."""
LONGEST_ID: Final = 64


class DeviceRequests:
    """Requests about other devices, each for the table whose id it names.

    The page learns of a changed table as after the answer of a computer player: by a
    reply that no request asked for.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._devices: dict[int, Device] = {}
        self._changed: Table[Any, Any] | None = None
        self.handlers: Mapping[object, Callable[[Fields], Reply]] = {
            "set_apart": self._set_apart,
            "reseat": self._reseat,
            "show_device": self._show,
            "answer_device": self._answer,
            "undo_device": self._undo,
            "undo_asks": self._tell_asked,
            **DeviceAdvice(self._table).handlers,
        }

    def news(self) -> Reply | None:
        """The table on show if a device has changed it; None if not."""
        changed, self._changed = self._changed, None
        is_open = changed is not None and changed is self._session.table
        return self._session.view() if is_open else None

    def _table(self, message: Fields) -> Table[Any, Any]:
        """The open table; raises StaleAnswer unless the message names it."""
        table = self._session.open_table()
        if message.text("table", LONGEST_ID) != table.id:
            raise StaleAnswer("other_table")
        if table.is_visit or table.branched:
            raise MessageError("one_device")
        return table

    def _heard(self, table: Table[Any, Any]) -> Reply:
        self._changed = table
        return {"type": "heard", "ply": table.game.ply}

    # ------------------------------------------------------------ messages

    def _set_apart(self, message: Fields) -> Reply:
        table, seats = self._table(message), message.listed("seats")
        if not is_of(seats, list[int]):
            raise MessageError("bad_message")
        if {*seats} != table.hotseat.apart:
            table.hotseat.set_apart(seats)
            self._changed = table
        return {"type": "apart", "seats": sorted(table.hotseat.apart)}

    def _reseat(self, message: Fields) -> Reply:
        table = self._table(message)
        reseat(table, message.number("seat"), message.get("player"))
        return self._heard(table)

    def _show(self, message: Fields) -> Reply:
        table, number = self._table(message), message.number("device")
        viewer = checked_viewer(message.get("viewer"), table.game.seats)
        if viewer is not None:
            table.hotseat.check_apart(viewer, viewer)
        device = self._device(number, viewer, message)
        return {**device.view(table), "device": number}

    def _device(self, number: int, viewer: int | None, message: Fields) -> Device:
        """The device of a connection, which has read the message.

        It is another one if the viewer is another.
        """
        known = self._devices.get(number)
        if known is None or known.viewer != viewer:
            known = Device(viewer)
        known.hear(message)
        self._devices[number] = known
        for oldest in [*self._devices][:-MOST_DEVICES]:
            del self._devices[oldest]
        return known

    def _answer(self, message: Fields) -> Reply:
        table = self._table(message)
        self._viewing(message).answer(table, message)
        return self._heard(table)

    def _undo(self, message: Fields) -> Reply:
        table = self._table(message)
        self._viewing(message).undo(table, message)
        return self._heard(table)

    def _viewing(self, message: Fields) -> Device:
        """The device that sent an answer, by its viewer alone."""
        return Device(message.number("viewer"))

    def _tell_asked(self, message: Fields) -> Reply:
        table, seat = self._table(message), message.number("seat")
        return {"type": "undo_asks", "seats": asked_before_undo(table, seat)}
