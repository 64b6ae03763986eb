"""The devices at a table beside that of its host: own phones, and shared screens.

A device gets the table as its viewer may know it: of the save no more than its id, and
the seed only once the game is over, because both tell every hidden card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.base.errors import IllegalAnswer, StaleAnswer
from tabletop.base.validation import Fields
from tabletop.page.log import Log
from tabletop.page.session import Reply
from tabletop.table.table import Table


class Device:
    """A device that shows a table to its viewer: a seat, or nobody (None).

    It keeps the log: a message from it names in `since` the first answer whose events
    it lacks.
    """

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self._log = Log()

    def hear(self, message: Fields) -> None:
        """Read how far the device has the log to which the next reply adds."""
        if "since" in message:
            message.number("since")  # it keeps one log
        self._log.hear(message)

    def view(self, table: Table[Any, Any]) -> Reply:
        """The reply that shows the table, with the events that the device lacks."""
        since = self._log.first(table, self.viewer, table.game.answers)
        shown = {**table.then(table.game, self.viewer, since)}
        shown["can_undo"] = _can_undo(table, self.viewer)
        return {"type": "shown", "viewer": self.viewer, "table": public(shown, table)}

    def answer(self, table: Table[Any, Any], message: Fields) -> None:
        """Give the answer in a message from the device.

        Raises AnswerError or MessageError, and then nothing has changed.
        """
        seat, ply = message.number("seat"), message.number("ply")
        answer = message.get("answer")
        if not isinstance(answer, list):
            raise IllegalAnswer("not_an_answer")
        table.hotseat.check_apart(seat, self.viewer)
        table.game.answer(answer, seat=seat, ply=ply)
        table.hint = None

    def undo(self, table: Table[Any, Any], message: Fields) -> None:
        """Take back the latest decision of the device's own seat.

        Raises NothingToUndo, SeriousGame, StaleAnswer, WrongSeat or MessageError, and
        then nothing has changed.
        """
        seat, ply = message.number("seat"), message.number("ply")
        table.hotseat.check_apart(seat, self.viewer)
        if ply != table.game.ply:
            raise StaleAnswer("stale_answer", {"ply": ply, "now": table.game.ply})
        table.take_back(seat)


def _can_undo(table: Table[Any, Any], viewer: int | None) -> bool:
    return not table.serious and viewer is not None and table.game.can_undo(viewer)


def public(facts: Mapping[str, object], table: Table[Any, Any]) -> Reply:
    """The facts of a table without its save, and without a seed that is in use."""
    seed = facts["seed"] if facts["over"] else None
    return {**facts, "save": {"id": table.id}, "seed": seed}
