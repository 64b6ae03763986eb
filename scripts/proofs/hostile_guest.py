"""The hostile guest of a table, and the other people there."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from proofs.hosted_table import HostedTable
from proofs.mutations import changed, damaged
from proofs.wire import from_guests, from_hosts
from proofs.with_toys import KINDS, table_of
from tabletop.table.reseating import reseat

LONGEST: Final = 10_000
"""More answers than any game takes."""
MOST_ANSWERS: Final = 30
"""The most answers before the first message."""


class Guest:
    """The hostile guest of a table, and what it may do there.

    `wisher` is the seat of the guest whose undo waits for this one alone.
    """

    def __init__(self, number: int) -> None:
        kind, self._place = number % 3, number // 3
        self.strict, self.is_over = kind == 0, kind == 2
        self.host = HostedTable(self._place, self.strict)
        self.wisher: int | None = None
        self._ask = 1
        most, rng = LONGEST if self.is_over else MOST_ANSWERS, Random(number)
        self.host.play(most if self.is_over else rng.randrange(most), rng)
        self._sit()

    def _sit(self) -> None:
        question = self.host.table.game.question
        asked = question.seat if question else 0
        seats = self.host.table.game.seats
        self.seat = (asked + 1) % seats if self.strict else asked
        self.line = self.seat + 1

    def sound(self, rng: Random) -> str:
        """A message that a guest could send here, or one of a host."""
        game = self.host.table.game
        answer = [*game.question.sample(rng)] if game.question else [0]
        seat = rng.choice((self.seat, rng.randrange(game.seats)))
        ply = rng.choice((game.ply, game.ply, rng.randrange(game.ply + 2)))
        said = from_guests(seat, ply, answer, self._ask)
        said += rng.sample(from_hosts(), 2)
        kind = rng.choice(sorted({one["type"] for one in said}))
        return json.dumps(rng.choice([one for one in said if one["type"] == kind]))

    # ------------------------------------------------------------ the others

    def wish(self, rng: Random) -> None:
        """Let another guest want an undo, to which all others agree."""
        seat, ply = rng.randrange(self.host.table.game.seats), self.host.table.game.ply
        if seat == self.seat:
            return
        self.host.told()
        self._say(seat, {"type": "undo", "seat": seat, "ply": ply})
        asked = [one for one in self.host.told() if one[1]["type"] == "asked"]
        for line, message in asked:
            if line == self.line:
                self.wisher, self._ask = seat, message["ask"]
            else:
                self._say(
                    line - 1, {"type": "agree", "ask": message["ask"], "yes": True}
                )

    def _say(self, seat: int, message: dict[str, Any]) -> None:
        self.host.say(seat + 1, json.dumps(message))

    def leave(self, rng: Random) -> None:
        """Let the host leave the table, and come back to it."""
        self.wisher = None
        self.host.happen([{"type": "table", "table": None}])
        self.host.open(self.host.table)

    def open_other(self, rng: Random) -> None:
        """Let the host open another table of these people, if one has their seats."""
        if self.is_over:
            return
        other = table_of(self._place + len(KINDS) * rng.randrange(99), self.strict)
        if other.game.seats != self.host.table.game.seats:
            return
        for seat in range(other.game.seats):
            reseat(other, seat, {"name": "Zoë", "kind": "person"})
        for _ in range(rng.choice((0, 3))):
            other.game.answer(other.game.asked().sample(rng))
        self.wisher = None
        self.host.open(other)
        self._sit()
        self._say_who(rng)

    def _say_who(self, rng: Random) -> None:
        """Let the host say of some guests who they are, the hostile one not at once."""
        for line in self.host.placing:
            if line != self.line:
                self.host.place(line, rng.choice((line - 1, None)))

    def call(self, rng: Random) -> None:
        """Let the host call a guest, and let time pass."""
        seat = rng.randrange(self.host.table.game.seats)
        self.host.happen([{"type": "signal", "seat": seat}, {"type": "tick"}])

    def others_act(self, rng: Random) -> None:
        """Let another guest wish for an undo, or the host act."""
        acts = [self.leave, self.open_other, self.call]
        acts += [] if self.strict else [self.wish, self.wish, self.wish]
        rng.choice(acts)(rng)

    def hostile(self, rng: Random) -> str:
        """A text that it sends: changed, damaged, or sound at a wrong time."""
        text = self.sound(rng)
        way = rng.random()
        if way < 0.4:
            return json.dumps(changed(text, rng))
        return damaged(text, rng) if way < 0.7 else text
