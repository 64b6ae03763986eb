"""Compare all that each device is sent with a new deal of all that it may not know.

    python -m proofs.devices                 200 games
    python -m proofs.devices --games 40

All games take turns, the toys included, with random options and answers; all people
have own phones, and a shared screen shows the table. Before each answer, every device
gets the events that it lacks, or the whole log in turn. The twin redeals
everything that the device may not know. States and refusals must be the same for both.
The canary is a device that looks at a table redealt for another viewer: the proof
counts how often it sees something else.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any, Final, TypeAlias

from proofs.compared import Figures, Found, compare_games
from proofs.dealt_anew import dealt_anew
from proofs.with_toys import Open, table_of
from tabletop.base.errors import MessageError, TabletopError
from tabletop.base.validation import Fields
from tabletop.page.devices import Device
from tabletop.record.game import Game

LONGEST: Final = 10_000
"""More answers than any game takes."""
WHOLE: Final = 40
"""Each device gets the whole log after this many answers."""

Viewer: TypeAlias = int | None


def message(**fields: object) -> Fields:
    """A message of a device."""
    return Fields(fields, lambda key, value: MessageError("bad_message"))


class Phone:
    """A device at the table, with the log that it has."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self._device = Device(viewer)
        self._since = 0

    def twin(self) -> Phone:
        """A device that has the same log."""
        other = copy(self)
        other._device = copy(self._device)
        other._device._log = copy(self._device._log)
        return other

    def state(self, table: Open, since: int | None = None) -> str:
        """The state that it gets, as it crosses."""
        first = self._since if since is None else since
        self._device.hear(message(since=first))
        self._since = table.game.ply + 1
        return json.dumps(self._device.view(table))

    def refusals(self, table: Open) -> list[str]:
        """The refusals of its wrong answers, none of which may be taken."""
        seat, ply = table.game.asked().seat, table.game.ply
        mine = {"seat": self.viewer, "ply": ply, "answer": [10**6]}
        wrong: list[dict[str, Any]] = [mine, {**mine, "ply": ply - 1}]
        wrong += [{**mine, "seat": seat}] if seat != self.viewer else []
        return [self._refusal(table, message(**one)) for one in wrong]

    def _refusal(self, table: Open, wrong: Fields) -> str:
        try:
            self._device.answer(table, wrong)
        except TabletopError as error:
            return json.dumps(error.as_json())
        raise AssertionError("A wrong answer was taken.")


def at(table: Open, game: Game[Any]) -> Open:
    """The same table with another game on it."""
    other = copy(table)
    other.game = game
    return other


# ---------------------------------------------------------------- comparisons


def differs(phone: Phone, table: Open, number: int, since: int | None = None) -> bool:
    """Whether a device sees the new deal of what it may not know."""
    other, twin = dealt_anew(table.game, phone.viewer, number), phone.twin()
    first = phone.state(table, since)
    true, table.game = table.game, other
    try:
        return twin.state(table, since) != first
    finally:
        table.game = true


def compare(phone: Phone, table: Open, number: int, figures: Figures) -> Iterator[str]:
    """The messages to a device that differ under a new deal."""
    figures["states"] += 1
    whole = 0 if table.game.ply % WHOLE == 0 else None
    if differs(phone, table, number, whole):
        yield "the state"
    if phone.viewer is None or table.game.over:
        return
    other = at(table, dealt_anew(table.game, phone.viewer, number))
    one, two = phone.refusals(table), phone.refusals(other)
    figures["refusals"] += len(one)
    if one != two:
        yield "a refusal"


def canary(table: Open, number: int, figures: Figures) -> None:
    """Count the tables redealt for the seat asked that the next one sees otherwise."""
    seat = table.game.asked().seat
    other = at(table, dealt_anew(table.game, seat, number))
    looks = Phone((seat + 1) % table.game.seats)
    figures["canary"] += 1
    figures["canary, differences"] += looks.state(table, 0) != looks.state(other, 0)


def look(number: int, most: int = LONGEST) -> Found:
    """Compare all that is sent in a game, for at most that many answers."""
    table, rng = table_of(number), Random(number)
    phones = [Phone(viewer) for viewer in (None, *range(table.game.seats))]
    figures, faults = Counter({"games": 1}), list[str]()
    for count in range(most):
        if table.game.over:
            break
        for phone in phones:
            found = compare(phone, table, number + count + 1, figures)
            where = f"game {number}, answer {table.game.ply}, viewer {phone.viewer}"
            faults += [f"{where}: {one}" for one in found]
        if count % WHOLE == 1:
            canary(table, number + count + 1, figures)
        table.game.answer(table.game.asked().sample(rng))
    return figures, faults


def main(arguments: list[str] | None = None) -> None:
    """Print the figures; fail if anything that is sent differs."""
    compare_games(__doc__, look, 200, arguments)


if __name__ == "__main__":
    main()
