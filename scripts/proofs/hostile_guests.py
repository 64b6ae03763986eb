"""Let guests send hostile messages to the rules of a host and to its Python.

    python -m proofs.hostile_guests                   100,000 messages
    python -m proofs.hostile_guests --tries 5000 --from 12000

A guest sends changed messages, damaged texts, the answers of other seats, messages of
the host, and floods. At a strict table no guest is asked but another one, so that each
change of the table is a fault. At a casual table the guest is asked: it may answer, or
undo its own decision, and any other change is a fault. So is a traceback, a message to
another guest about a refused one, and a message that takes long.
"""

from __future__ import annotations

import argparse
import json
import traceback
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

from proofs.compared import Figures, Found, added, print_found
from proofs.hosted_table import HostedTable, hello
from proofs.mutations import changed, damaged

EACH: Final = 50
"""The messages to one table."""
MOST_ANSWERS: Final = 30
"""The most answers before the first message."""
FLOOD: Final = 60
"""The messages of a flood, all at once."""
SLOW: Final = 1.0
"""The most seconds of processor time that a message may take."""
ASKING: Final = frozenset({"asked", "settled"})
"""Messages to others that an undo may need."""

Save: TypeAlias = Any


class Guest:
    """The hostile guest of a table, and what it may do there."""

    def __init__(self, number: int) -> None:
        self.strict = number % 2 == 0
        self.host = HostedTable(number // 2, self.strict)
        rng = Random(number)
        self.host.play(rng.randrange(MOST_ANSWERS), rng)
        question = self.host.table.game.question
        asked = question.seat if question else 0
        seats = self.host.table.game.seats
        self.seat = (asked + 1) % seats if self.strict else asked
        self.line = self.seat + 1

    def sound(self, rng: Random) -> list[str]:
        """Messages that a guest could send here, and those of a host."""
        game = self.host.table.game
        answer = [*game.question.sample(rng)] if game.question else [0]
        at = {"seat": rng.choice((self.seat, rng.randrange(game.seats)))}
        at["ply"] = rng.choice((game.ply, game.ply, rng.randrange(game.ply + 2)))
        token = f"token {rng.randrange(game.seats)}x"
        said: list[dict[str, Any]] = [
            *(hello(token), hello(None), {"type": "beat"}, {"type": "bye"}),
            *({"type": "ack", "n": n} for n in (0, 1, 2)),
            *({"type": "answer", **at, "answer": one} for one in (answer, [0], [])),
            *({"type": "undo", **at}, {"type": "agree", "ask": 1, "yes": True}),
            *({"type": "signal"}, {"type": "heard"}, {"type": "settled", "ask": 1}),
            {"type": "shown", "n": 1, "table": {}},
        ]
        return [json.dumps(one) for one in said]

    def hostile(self, rng: Random) -> str:
        """A text that it sends: changed, damaged, or sound at a wrong time."""
        text = rng.choice(self.sound(rng))
        way = rng.random()
        if way < 0.4:
            return json.dumps(changed(text, rng))
        return damaged(text, rng) if way < 0.7 else text


def save_of(host: HostedTable) -> Save:
    """Everything about the table that a message could change."""
    table = host.table
    given = [*zip(table.game.deciders, table.game.answers, strict=True)]
    return {"table": table.save(), "apart": table.hotseat.apart, "given": given}


def is_allowed(guest: Guest, before: Save, after: Save) -> bool:
    """Whether all answers that came or went are the guest's own.

    A flood may hold several of them.
    """
    if guest.strict or before["table"]["players"] != after["table"]["players"]:
        return False
    old, new = before["given"], after["given"]
    pairs = enumerate(zip(old, new, strict=False))
    same = next((n for n, (one, two) in pairs if one != two), min(len(old), len(new)))
    return {seat for seat, _ in old[same:] + new[same:]} == {guest.seat}


# ---------------------------------------------------------------- the proof


def attempt(guest: Guest, rng: Random, figures: Figures) -> Iterator[str]:
    """Send one message, or a flood of them; yield the faults."""
    host = guest.host
    if not host.is_seated(guest.line):
        host.seat(guest.seat)
    host.acknowledge()
    before, began = save_of(host), process_time()
    is_flood = rng.random() < 1 / FLOOD
    for count in range(FLOOD if is_flood else 1):
        host.say(guest.line, guest.hostile(rng), at_once=count > 0)
        figures["messages"] += 1
    if process_time() - began > SLOW * (FLOOD if is_flood else 1):
        yield f"took {process_time() - began:.1f} s"
    yield from judged(guest, before, figures)


def judged(guest: Guest, before: Save, figures: Figures) -> Iterator[str]:
    """The faults of the table and of the messages after some of a guest."""
    after, told = save_of(guest.host), guest.host.told()
    mine = [message["type"] for line, message in told if line == guest.line]
    others = {message["type"] for line, message in told if line != guest.line}
    is_taken = "heard" in mine and not guest.strict
    figures["refused"] += mine.count("refused")
    figures["changed by right"] += mine.count("heard")
    if after != before and not (is_taken and is_allowed(guest, before, after)):
        yield "the table has changed"
    if others - ASKING - ({"shown"} if is_taken else set()):
        yield f"others were sent {others}"


def look(number: int, messages: int = EACH) -> Found:
    """Send hostile messages to one table."""
    figures, faults = Counter({"tables": 1}), list[str]()
    guest, rng = Guest(number), Random(number)
    while figures["messages"] < messages:
        try:
            found = list(attempt(guest, rng, figures))
        except Exception:
            found = [traceback.format_exc(limit=-4)]
        faults += [f"table {number}: {one}" for one in found]
        if found:
            break
    return figures, faults


def main(arguments: list[str] | None = None) -> None:
    """Send the messages, and print the figures; fail if any is a fault."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--tries", type=int, default=100_000)
    made.add_argument("--from", type=int, default=0, dest="first", help="a table")
    asked = made.parse_args(arguments)
    tables = range(asked.first, asked.first + asked.tries // EACH)
    print_found(added(map(look, tables)), "faults")


if __name__ == "__main__":
    main()
