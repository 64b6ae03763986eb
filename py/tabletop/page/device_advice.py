"""Requests for the people at other devices: their hints, the look back, the replay.

The host's page sees no hint of another device. Each reply about thinking comes after a
slice of it, so that the host asks again until all is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from tabletop.advice.advisor import ready
from tabletop.advice.hint import Hint
from tabletop.base.errors import MessageError
from tabletop.base.validation import Fields
from tabletop.page.devices import public
from tabletop.page.session import Reply
from tabletop.table.replay import Eyes, Replay
from tabletop.table.table import Table

SLICE: Final = 0.08
"""The seconds of thinking before a reply; meanwhile the host's page waits."""

TableIn: TypeAlias = Callable[[Fields], Table[Any, Any]]
"""The open table that a message names."""


class DeviceAdvice:
    """Advice for other devices: the latest hint, and what each knows of a look back."""

    def __init__(self, table_in: TableIn) -> None:
        self._table_in = table_in
        self._hint: tuple[object, Hint] | None = None
        self._told: dict[int, set[int]] = {}
        self._replay: Replay[Any, Any] | None = None
        self.handlers: Mapping[object, Callable[[Fields], Reply]] = {
            "hint_device": self._advise,
            "look_back_device": self._look_back,
            "replay_device": self._show_moment,
        }

    def _advise(self, message: Fields) -> Reply:
        table, seat = self._table_in(message), message.number("seat")
        hint = self._hint_for(table, seat, message.number("ply"))
        hint.thinking.for_about(SLICE)
        return {"type": "hinted", **hint.facts()}

    def _hint_for(self, table: Table[Any, Any], seat: int, ply: int) -> Hint:
        """The hint for a person at another device, who must be asked."""
        table.integrity.check_casual()
        table.hotseat.check_apart(seat, seat)
        table.game.asked(seat, ply)
        of = (table, seat, [*table.game.answers])
        if self._hint is None or self._hint[0] != of:
            self._hint = of, Hint(table.game, ready(table.game_type.advisor))
        return self._hint[1]

    def _look_back(self, message: Fields) -> Reply:
        table, device = self._table_in(message), message.number("device")
        ply = message.number("ply") if "ply" in message else None
        again = message.switch("again")
        report = table.begin_look_back(again=False)
        if again:
            self._told[device] = set()
        report.search_next(ply)
        report.thinking.for_about(SLICE)
        told = self._told.setdefault(device, set())
        return {"type": "found", **report.facts(told)}

    def _show_moment(self, message: Fields) -> Reply:
        table, ply = self._table_in(message), message.number("ply")
        if not table.game.over:
            raise MessageError("not_over")
        seat, replay = eyes_in(message), replay_of(table, self._replay)
        shown, decided = replay.at(ply, seat)
        self._replay = replay
        told = {"ply": ply, "last": replay.last, "seat": seat, "decided": decided}
        deciders = [*table.game.deciders]
        shown = public(shown, table)
        return {"type": "moment", **told, "deciders": deciders, "table": shown}


def replay_of(
    table: Table[Any, Any], known: Replay[Any, Any] | None
) -> Replay[Any, Any]:
    """The replay that is known if it is of that table; else another one."""
    return known if known and known.is_of(table) else Replay(table)


def eyes_in(message: Fields) -> Eyes:
    """The viewer that a message names."""
    seat: Eyes = message.get("seat")
    return seat if seat in (None, "decider") else message.number("seat")
